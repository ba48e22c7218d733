### War of the 9 Realms. The ids are the tags of the structs; the arguments are their fields.

title = War of the 9 Realms
    .about = A duel of two realms on the field of Ragnarok. Slay the enemy Ruler or spill nine blood.
    .rules =
        ▸ **The goal.** Kill the enemy Ruler, or be the first to fill your Blood Cauldron with nine blood while your own Ruler lives.
        ▸ **Your turn.** Six actions, in any order: move a figure (1), attack with a figure (1), rally a fallen Warrior (1), change the terrain next to a figure (3). Each figure moves once and attacks once.
        ▸ **Attack.** Next to you: close. Two to four hexes away and in sight: ranged. The dice are twelve-sided. Every 12 is a wound at once. Add up the others: each time the sum holds the target's Defence is one more wound.
        ▸ **Counterattack.** Actions that you keep let your figures strike back, once for each attack on them.
        ▸ **Forest** gives +4 Defence and takes one die. **Water** ends a move. **Mountains** bar the way and the view.
        ▸ **Fate cards.** Your hand is made up to three when your turn begins. Play them whenever dice lie on the table.

## Names

realm-aesir = Aesir
realm-norsemen = Norsemen

figure-odin = Odin
figure-frigg = Frigg
figure-thor = Thor
figure-valkyrie = Valkyrie
figure-sigmund = Sigmund
figure-hjordis = Hjordis
figure-sinfjotli = Sinfjotli
figure-vanguard = Vanguard
figure-second-vanguard = Second Vanguard

weapon-close = close attack
weapon-ranged = ranged attack

terrain-plain = plain
terrain-forest = forest
terrain-water = water
terrain-mountain = mountain

card-re-roll-all = Re-roll all dice
    .about = Roll all dice of a roll again, yours or the enemy's.
card-actions-or-re-roll = +3 actions or re-roll one die
    .about = Gain three actions, or roll one die of a roll again, yours or the enemy's.
card-five-attack-or-defence = +5 attack or Defence
    .about = Add five to your attack, or to the Defence of your figure under attack.
card-six-attack = +6 attack
    .about = Add six to your attack or counterattack.
card-six-defence = +6 Defence
    .about = Add six to the Defence of your figure under attack.

power-re-roll-all = Fate card “Re-roll all dice”
power-actions-or-re-roll = Fate card “+3 actions or re-roll one die”
power-foresight = Frigg's Foresight
power-battle-born = Thor's Battle Born
power-the-hunter = Sinfjotli's Hunter

reason-last-ruler = The enemy Ruler has fallen.
reason-cauldron = The Blood Cauldron overflows.
reason-stalled = Nobody was wounded for too long.

## Options

option-overkill_blood = Blood for wounds beyond a figure's Health
option-edge = Sight along the edge of two hexes
option-reach = Lines of ranged attacks
option-two_vanguards = Two Vanguards for the Norsemen
option-stall_limit = Draw after so many turns without a wound (0: never)
    .off = No draw, however long nobody is wounded
option-wishes = Realms that the players wish for
option-first = Who begins

edge-both = blocked when both hexes block
edge-either = blocked when one hex blocks

reach-distance = any line up to four hexes
reach-literal = the rulebook's own count, four at most
reach-rows = straight rows only

## Standing orders

order-fate = When Fate may change a roll
order-counter = Counterattack, where I am not asked about Fate

fate-order-ask = ask me
fate-order-if-wounded = ask me only if the roll wounds my figure
fate-order-when-it-helps = pass when nothing I hold can help (a wait then hints that something can)
    .offer = Pass for me when nothing I hold can help (a wait then hints that something can)
fate-order-never = accept every roll

counter-order-always = always strike back
counter-order-ask = ask me
counter-order-never = never strike back

## What happened

realm-taken = { $seat } leads the { $realm }.
first-chosen = { $seat } begins.
seat-ready = { $seat } has deployed.
deployed = { $seat } deploys { $places }.
placement = { $figure } on { $hex }
turn-began = **Turn { $turn }: { $seat }.**
fate-dealt = { $count ->
    [one] { $seat } draws a Fate card.
   *[other] { $seat } draws { $count } Fate cards.
}
fate-drawn = You draw: { $cards }.
fate-shuffled = The discarded Fate cards are shuffled into a new deck.
fate-discarded = Odin's All Seeing Eye: { $seat } discards “{ $card }”.
moved = { $figure } moves from { $source } to { $hex }.
transformed = { $seat } turns { $hex } into { $terrain }.
rallied = { $figure } rallies on { $hex }.
prey-named = Sinfjotli hunts { $figure }.
actions-gained = { $seat } plays a Fate card for three actions and now has { $actions }.
attacked = { $figure } attacks { $target } ({ $weapon }).
countered = { $figure } strikes back at { $target } ({ $weapon }).
dice-rolled = { $twelves ->
    [0] 🎲 { $figure } rolls { $dice }: total { $total } against Defence { $defence }.
    [one] 🎲 { $figure } rolls { $dice }: a twelve, and a total of { $total } against Defence { $defence }.
   *[other] 🎲 { $figure } rolls { $dice }: { $twelves } twelves, and a total of { $total } against Defence { $defence }.
} { $wounds ->
    [0] No wound.
    [one] 1 wound.
   *[other] { $wounds } wounds.
}
dice-re-rolled = 🎲 { $seat } uses { $power }: ~~{ $before }~~ becomes { $dice }, total { $total } against Defence { $defence }. { $wounds ->
    [0] No wound now.
    [one] 1 wound now.
   *[other] { $wounds } wounds now.
}
bonus-added = { $seat } plays “{ $card }”: total { $total } against Defence { $defence }. { $wounds ->
    [0] No wound now.
    [one] 1 wound now.
   *[other] { $wounds } wounds now.
}
missed = { $target } is unharmed.
wound-ignored = Ancient Bloodline: { $figure } ignores one wound.
wounded = { $wounds ->
    [one] { $figure } takes a wound and has { $left } Health left.
   *[other] { $figure } takes { $wounds } wounds and has { $left } Health left.
}
blood-spilt = 🩸 Blood for { $seat }: { $blood } of 9 in the Cauldron.
fell = ☠ { $figure } falls.
revenge-gained = { $dice ->
    [one] Revenge: Sigmund's next attack gains 1 die.
   *[other] Revenge: Sigmund's next attack gains { $dice } dice.
}
turn-ended = { $actions ->
    [0] { $seat } ends the turn.
    [one] { $seat } ends the turn and keeps 1 action for counterattacks.
   *[other] { $seat } ends the turn and keeps { $actions } actions for counterattacks.
}
stall-warned = Nobody was wounded for a long time: in { $turns } turns without a wound the match is drawn.

## What one may do: the whole, its kind, and a question for each field

deploy = { $figure } on { $hex }
    .brief = { $hex }
    .kind = Place a figure
    .figure = Which figure?
    .hex = On which hex?
deploy-as-usual = Take the usual places and be ready
    .kind = Take the usual places and be ready
redeploy-as-usual = Take the usual places instead of mine and be ready
    .kind = Take the usual places instead of mine and be ready
ready = I am ready
    .kind = I am ready
discard-fate = Discard “{ $card }”
    .kind = Choose a card to discard
    .card = Which card do you discard?
discard-blindly = Let chance choose
    .kind = Let chance choose
move = Move { $figure } to { $hex }
    .brief = Move to { $hex }
    .kind = Move (1 action)
    .figure = Who moves?
    .hex = Where to?
attack = { $figure } attacks { $target }
    .brief = Attack { $target }
    .kind = Attack (1 action)
    .figure = Who attacks?
    .target = Whom?
transform = Turn { $hex } into { $terrain }
    .kind = Change terrain (3 actions)
    .hex = Which hex?
    .terrain = Into what?
rally = { $figure } rallies on { $hex }
    .brief = Rally on { $hex } (1 action)
    .kind = Rally a Warrior (1 action)
    .figure = Who returns?
    .hex = On which hex?
name-prey = Hunt { $figure }
    .kind = Name Sinfjotli's prey (he re-rolls dice against it)
    .figure = Whom does Sinfjotli hunt?
decline-prey = Hunt nobody yet
    .kind = Hunt nobody yet
gain-actions = Play a Fate card for 3 actions
    .kind = Play a Fate card for 3 actions
end-turn = End the turn
    .kind = End the turn
re-roll-one = Re-roll the { $die }: { $power }
    .kind = Re-roll one die
    .power = With what?
    .die = Which die?
re-roll-all-dice = Re-roll all dice: { $power }
    .kind = Re-roll all dice
    .power = With what?
re-roll-some = Re-roll { $dice } (The Hunter)
    .kind = Re-roll any dice (The Hunter)
    .dice = Which dice?
add-bonus = Play “{ $card }”
    .kind = Play a card: + attack or Defence
    .card = Which card?
pass = Leave the roll as it is
    .kind = Leave the roll as it is
accept = { $counter ->
    [yes] Accept and strike back (1 action)
   *[no] Accept and do not strike back
}
    .kind = Accept, and strike back or not
    .counter = Strike back for 1 action?

## What is asked; `call` is said in public

deploying = Place your figures on your Realm Tile. Nobody sees where until both are ready.
    .call = deploy your figures
discarding = The All Seeing Eye: you hold one Fate card too many. Discard one.
    .call = discard a Fate card
your-turn = { $actions ->
    [0] It is your turn, and you have no actions left.
    [one] It is your turn, and you have 1 action left.
   *[other] It is your turn, and you have { $actions } actions left.
}
    .call = your turn
naming-prey = Sinfjotli attacks { $target } and hunts nobody yet. Whom does he hunt? Against his prey he may re-roll any dice, once an attack.
    .call = name Sinfjotli's prey
own-roll = { $figure } against { $target }: { $twelves ->
    [0] your total is { $total } against Defence { $defence }.
    [one] one twelve, and a total of { $total } against Defence { $defence }.
   *[other] { $twelves } twelves, and a total of { $total } against Defence { $defence }.
}{ $spared ->
    [0] { "" }
   *[other] { " " }Ancient Bloodline ignores one wound.
}{ $fatal ->
    [yes] { " " }As it lies, { $target } falls.
   *[no] { $lost ->
        [0] { " " }As it lies, { $target } loses no Health.
       *[other] { " " }As it lies, { $target } loses { $lost } Health.
    }
}{ $fatal ->
    [yes] { "" }
   *[no] { $needed ->
        [0] { " " }No attack card can add to that.
       *[other] { " " }+{ $needed } attack or more would do more.
    }
}
    .call = play Fate on your roll, or leave it
enemy-roll = { $figure } against your { $target }: { $twelves ->
    [0] a total of { $total } against Defence { $defence }.
    [one] one twelve, and a total of { $total } against Defence { $defence }.
   *[other] { $twelves } twelves, and a total of { $total } against Defence { $defence }.
}{ $spared ->
    [0] { "" }
   *[other] { " " }Ancient Bloodline ignores one wound.
}{ $fatal ->
    [yes] { " " }As it lies, { $target } falls.
   *[no] { $lost ->
        [0] { " " }As it lies, { $target } loses no Health.
       *[other] { " " }As it lies, { $target } loses { $lost } Health.
    }
}{ $lost ->
    [0] { "" }
   *[other] { $needed ->
        [0] { " " }No Defence card can help.
       *[other] { " " }+{ $needed } Defence or more would help.
    }
}{ $counter ->
    [yes] { " " }If you strike back: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against { $against }, { $hurt } % to hurt { $figure }.
   *[no] { "" }
}
    .call = { $counter ->
        [yes] { $target } is attacked: play Fate, accept, or strike back
       *[no] { $target } is attacked: play Fate, or accept
    }

## What a choice may bring, said before it is made

attack-hint = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $defence }: { $hurt } % to hurt{ $kill ->
    [0] { "" }
   *[other] , { $kill } % to kill
}{ $shielded ->
    [yes] { " (Bloodline holds)" }
   *[no] { "" }
}{ $back ->
    [0] { " · can't strike back" }
   *[other] { " · may strike back:" } { $risk } %
}
strike-hint = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $defence }: { $hurt } % to hurt { $target }{ $kill ->
    [0] { "" }
   *[other] , { $kill } % to kill
}
bonus-hint = { $total } against { $defence }: { $changed ->
    [yes] { "" }
   *[no] { "no use, " }
}{ $fatal ->
    [yes] { $target } falls
   *[no] { $target } loses { $lost ->
        [0] no Health
       *[other] { $lost } Health
    }
}
move-hint = { $terrain }{ $sheltered ->
    [yes] : +4 Defence, 1 die less
   *[no] { $wet ->
        [yes] : its next move goes 1 hex
       *[no] { "" }
    }
}{ $targets ->
    [none] { "" }
   *[other] { " · can attack" } { $targets }
}
end-turn-hint = { $actions ->
    [0] no actions left
    [one] 1 action left
   *[other] { $actions } actions left
}{ $figures ->
    [none] { "" }
   *[other] , { $figures } could still attack
}
re-roll-hint = { $hurt } % to hurt{ $kill ->
    [0] { "" }
   *[other] , { $kill } % to kill
} (now: { $fatal ->
    [yes] falls
   *[no] { $lost ->
        [0] no Health lost
       *[other] { $lost } Health lost
    }
})

## Why not

not-deployed-yet = Not yet: { $figures } still need a hex.
not-on-your-tile = { $hex } is not on your Realm Tile.
hex-taken = { $hex } is taken already. Only one figure fits into a hex.
stands-there = { $figure } stands on { $hex } already.
not-your-figure = { $figure } is not one of your figures.
not-an-enemy = { $figure } fights on your side.
not-in-play = { $figure } is not on the board.
not-fallen = { $figure } has not fallen. Only a fallen Warrior can be rallied.
not-enough-actions = { $actions ->
    [0] That costs { $cost }, and you have no actions left.
    [one] That costs { $cost }, and you have 1 action left.
   *[other] That costs { $cost }, and you have { $actions } actions left.
}
moved-already = { $figure } has moved already this turn.
attacked-already = { $figure } has attacked already this turn.
out-of-reach = { $figure } cannot end a move on { $hex }.
out-of-range = { $target } is out of range for { $figure }.
no-dice = { $figure } has no die for an attack on { $target } from there.
no-sight = { $figure } cannot see { $target }: something stands in the line.
hex-not-empty = A figure stands on { $hex }. Only an empty hex can change.
not-adjacent = None of your figures stands next to { $hex }.
same-terrain = { $hex } is { $terrain } already.
no-terrain-left = No Terrain hex of { $terrain } is left.
rallied-already = You have rallied already this turn.
prey-alive = Sinfjotli hunts { $figure } until that figure is dead.
card-not-held = You do not hold “{ $card }”.
wrong-side = “{ $card }” does nothing for your side of this roll.
