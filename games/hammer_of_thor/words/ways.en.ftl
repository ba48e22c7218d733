### Gates, spirits and shapes of The Hammer of Thor. The ids are the tags of the structs.

option-shapes = Some can change their shape
    .off = Nobody can change their shape
option-astral = Spirits can leave their bodies
    .off = Spirits stay in their bodies

lesson-gates = **A gate.** A group that stands at one may go through it instead of travelling. It takes 2 SPEED and a check of the leader's WISDOM − 2. If that fails, the group stays. Then it meets somebody, as after any journey.
lesson-shapes = **Shapes.** Some can change: before a journey for the whole turn, or with an Encounter card until it's over. Items don't work meanwhile. It can be done a few times in a match, so choose the moment.
lesson-spirits = **Spirits.** Instead of travelling, some can send out their spirit, by a roll against WISDOM. The spirit meets one group there, and can't be fought. A trick shows it what another player hides.

## Gates

gate-tried = 🎲 { $leader } tries the gate: rolls { $roll }, needs { $most } or less. { $success ->
    [yes] It opens.
   *[no] It stays shut.
}
gate-crossed = 🌀 { $leader } ({ $seat }) goes through the gate from { $place } to { $to }.
gate-closed = 🚪 The gate between { $place } and { $other } is shut until the season changes.

cross = { $leader } goes through the gate to { $to }
    .kind = Go through a gate
    .leader = Which group, by its leader?
    .to = Where to?
    .mortals = What about the Mortals who'd die there?

gate-hint = { $chance } % that it opens · { $somebody } % to meet somebody{ $mortals ->
    [0] { "" }
    [one] { " " }· deadly for 1 Mortal
   *[other] { " " }· deadly for { $mortals } Mortals
}
    .brief = { $chance } % to open{ $mortals ->
        [0] { "" }
       *[other] { " " }· deadly for Mortals
    }

no-gate = No gate leads there from { $place }. Gates are the letters on violet discs: the other end has the same letter.
gate-shut = The gate to { $place } is shut until the season changes. Travel by road.
gate-kept = Somebody at { $place } lets nobody else in by gate. Travel by road.
too-slow-for-gate = A gate takes 2 SPEED, and your group has only { $speed }. Travel by road.

## Spirits

spirit-sent = 🎲 { $name } ({ $seat }) leaves the body: rolls { $roll }, needs { $wisdom } or less. { $success ->
    [yes] The spirit stands at { $to }.
   *[no] The spirit finds no way.
}{ $lost ->
    [0] { "" }
   *[other] { " " }It costs { $lost } STAMINA.
}
spirit-returned = 👻 The spirit of { $name } goes back into its body, at { $place }.
spirit-faded = 👻 Nobody can fight a spirit: that of { $name } is gone.
seat-spied = 👁 { $seat } sees what { $of } hides.
secrets-seen = You see the secrets of { $of }: { $held ->
    [none] no card in the hand.
   *[other] { $held } in the hand.
}{ $items ->
    [none] { "" }
   *[other] { " " }Concealed: { $items }.
}{ $runes ->
    [none] { "" }
   *[other] { " " }Runes: { $runes }.
}

send = The spirit of { $name } goes to { $to }
    .kind = Send out a spirit
    .name = Whose spirit?
    .realm = To which world?
    .to = Where to?

spirit-hint = { $chance } % to arrive · { $groups ->
    [0] nobody stands there
    [one] 1 group stands there
   *[other] { $groups } groups stand there
}

no-spirit = { $name } can't leave the body now. It takes the art or the staff for it, in a group that hasn't travelled.
no-arrival = The spirit can't come to { $place }: its body is there, or somebody keeps it out. Choose another place.

## Shapes

shape-taken = 🐾 { $name } changes: { $card }. { $left ->
    [0] No change is left.
    [one] 1 change is left.
   *[other] { $left } changes are left.
}
shape-left = 🐾 In their own shapes again: { $names }.

change = { $name } becomes this: { $shape }
    .kind = Change somebody's shape
    .name = Who changes?
    .shape = Into what?

change-hint = SPEED { $speed } · MIGHT { $might }, now { $own } · { $left ->
    [0] the last change
    [one] 1 more change after it
   *[other] { $left } more changes after it
}

no-change = { $name } can't change its shape now.
no-such-shape = { $name } can't become this here and now: { $card }. Choose a shape on offer.

## Masons

walled-in = 🧱 { $name } walls in the group. No other player meets it until { $seat }'s next turn.

wall-in = { $mason } walls in the group
    .kind = Have the group walled in
    .mason = By which mason?

## Prizes of a spirit

prize-secrets = a look at what a player hides

## To look up

references-shape = Shapes
has-any-shape = Shapes: any.
taken-on-by = These can become it: { $names }.
whole-shape = Numbers that aren't named stay as they are, and so does lost STAMINA. Items don't work meanwhile.

## Typed

command-thor-ways = Go through a gate, or send out a spirit

## On pictures

picture-text-shut = Shut gates: { $gates }
picture-text-spirit = a spirit of { $player }
sheet-shape = now { $shape }
