### Leader Actions, missions and children.

references-leader = Leader Actions

## Options

option-missions = Characters have missions
    .off = No missions
option-children = Love may bring children
    .off = No children

## Lessons

lesson-leader = **Leader Actions.** When your own card works, but not EVADE, you take the top one if you have none. It lies open. You play it once, in your own turn or with a card or battle order of yours.
lesson-mission = **Missions.** Some characters have one; look them up. If they fulfil it in a group of yours, they gain REPUTATION at once, and sometimes you get runes or a magic item. Each does so once.
lesson-child = **Children.** One of these two will have offspring. On a 5 or less a child is born to their group when the next round begins. It needs no room, and the leader gains 2 REPUTATION.

## What happened

lead-taken = 🎖 { $seat } has a new Leader Action: { $card }.
member-bound = 🎖 { $name } has this from now on: { $code }.
heir-named = 📜 { $leader } names { $name } as heir.
heir-succeeded = 📜 { $name } inherits from { $leader }, and gains { $reputation } REPUTATION.
scouts-returned = 👁 { $seat } needs no roll to scout { $place }. { $success ->
    [yes] The group is on its guard.
   *[no] They see nothing.
}
mission-fulfilled = 🏵 **{ $name }** ({ $seat }) has fulfilled a mission, and gains { $reputation } REPUTATION.
child-hoped = 🎲 Will { $mother } have a child? Rolls { $roll }, needs { $most } or less. { $success ->
    [yes] It's born when the next round begins.
   *[no] No child is born.
}
child-born = 👶 { $name } is born into the group of { $leader } ({ $seat }).
child-elsewhere = 👶 { $name } is born, and grows up among its own race.
child-stays = { $seat } takes in no child.
children-seen = { $count ->
    [one] { $seat } looks at the top offspring.
   *[other] { $seat } looks at the top { $count } offspring.
}
children-shown = The top offspring: { $names }.

## What one may do, and is asked

foster = { $name ->
    [none] Take in nobody
   *[other] Take in { $name }
}
    .kind = Take in a child
    .name = Which child?
choosing-child = Which of these children joins your group? The others go under their deck.
    .call = your turn

## What a choice leads to

check-hint = { $card }: { $before } % now, { $after } % with it
march-hint = SPEED { $before } becomes { $after }{ $lost ->
    [0] { "" }
   *[other] { " " }· they lose { $lost } STAMINA
}{ $healed ->
    [0] { "" }
   *[other] { " " }· they get back { $healed } STAMINA
}
heir-hint = the leader has won { $won } REPUTATION
child-hint = { $might } MIGHT · REPUTATION { $reputation }

## What a character's card tells of its mission

mission-pays = Its reward: { $reputation } REPUTATION{ $runes ->
    [0] { "" }
   *[other] { " " }and { $runes } runes
}{ $magic ->
    [0] { "" }
   *[other] { " " }and a magic item
}.
mission-at = Mission: its group ends { $times ->
    [one] a turn
   *[other] { $times } turns
} at { $places }.
mission-around = Mission: its group ends { $times } turns in { $realm }{ $places ->
    [none] { "" }
   *[other] , or at { $places }
}.
mission-fells = Mission: its group slays or subdues one of these: { $names }.
mission-hunts = Mission: its group slays or subdues { $times ->
    [one] an enemy
   *[other] { $times } enemies
} of tier { $tier } or more: { $races }.
mission-hunts-too = An enemy of tier { $tier } or more will do as well: { $races }.
mission-won = Mission: it leads, and its own { $card } works { $times } times.
mission-duels = Mission: it leads, and wins { $times } duels of honour.
mission-won-at = Mission: its group has a success at each of these places: { $places }.
mission-drops = Mission: its group has { $times } successes on drops.
mission-then = Only with { $names } in its group.
mission-then-owns = Only if somebody in its group shows { $cards }.
mission-beside = Mission: { $names } is in its group.
mission-owns = Mission: somebody in its group shows { $cards }.
mission-either = Mission: one of these is in its group: { $names }; or somebody there shows { $cards }.
mission-alive = Mission: it lives in round { $turn }, in a player's group.
mission-leads = Mission: it leads { $count } others of its group of one race: { $race }.
mission-dead = Mission: { $count } lie in the Helheim deck.
mission-runes = And its group holds { $count } runes.
mission-forged = Mission: it has made { $count } items.
mission-raised = Mission: it has brought somebody back from the dead.
marriage = Married to { $names }: SEDUCE needs no roll.

## Pictures

picture-open-lead = Leader Action: { $card }.
picture-hand-lead = Before you lies { $card }.
picture-open-mission = Mission of { $name }: { $done } of { $needed }.
picture-open-child = { $name } is going to have a child.
picture-open-rewarded = { $name } has fulfilled a mission.

## Typed commands

command-thor-child = Take in a child

## What a Leader Action's card tells

lies-open = Won by an Encounter card of yours that works. It lies open before you; play it once, in your own turn or beside a card or order of your own.
