### War of the 9 Realms. The ids are the tags of the structs; the arguments are their fields.

title = War of the 9 Realms
    .about = Two realms meet on the field of Ragnarok. Kill the enemy Ruler, or spill nine blood.
    .rules =
        ▸ **The goal.** Kill the enemy Ruler, or be the first to fill your Blood Cauldron with nine blood while your own Ruler lives.
        ▸ **Your turn.** Six actions, in any order: move a figure (1), attack with a figure (1), rally a fallen Warrior (1), change the terrain next to a figure (3). Each figure moves once and attacks once.
        ▸ **Attack.** Next to you: close. Two to four hexes away and in sight: ranged. Every 12 on your twelve-sided dice is a wound. Add up the others: you get one more wound for each full multiple of the target's Defence.
        ▸ **Counterattack.** Keep some actions: each lets a figure strike back when it's attacked.
        ▸ **Forest** gives +4 Defence and takes one die. **Water** ends a move. **Mountains** bar the way. Mountains, forests and figures hide what is behind them.
        ▸ **Fate cards.** When your turn begins, you draw until you hold three, so cards that you hoard keep new ones away. Play them while dice lie on the table.

## Names

realm-aesir = Aesir
    .about = Odin's side: they pick their Fate, and the Valkyrie hunts the wounded.
realm-norsemen = Norsemen
    .about = Sigmund's side: hard to wound, and every death near him feeds his Revenge.

figure-odin = Odin
    .about = All Seeing Eye: at the start of your turn you draw up to four Fate cards and discard one, as long as Odin stands. Rally: once a turn, for one action, a fallen Warrior of yours returns unhurt to a free hex of your Realm Tile. It may act at once.
figure-frigg = Frigg
    .about = Foresight: when Frigg attacks, you may re-roll one of her dice, or all of them, once. It doesn't work for her counterattacks.
figure-thor = Thor
    .about = Battle Born: against a figure with more printed Health than Thor's four, you may re-roll one of his dice, or all of them, once a roll. That means Sigmund. It works for counterattacks too.
figure-valkyrie = Valkyrie
    .about = Death Seekers: when the Valkyrie attacks a figure that is wounded already, she rolls one die more, close or at range. It doesn't work for her counterattacks.
figure-sigmund = Sigmund
    .about = Revenge: each Norseman who dies within two hexes of Sigmund gives his next attack one die more. The dice add up, and all are spent on that attack. Rally: once a turn, for one action, a fallen Warrior of yours returns unhurt to a free hex of your Realm Tile.
figure-hjordis = Hjordis
    .about = Ancient Bloodline: Hjordis ignores the first wound she takes in each player's turn. It works by itself, against counterattacks too, and an ignored wound gives no blood.
figure-sinfjotli = Sinfjotli
    .about = The Hunter: choose one enemy as Sinfjotli's prey, for free. When he attacks it, you may re-roll any of his dice once. He hunts it until it dies; then you may choose again. It doesn't work for his counterattacks.
figure-vanguard = Vanguard
    .about = Hit Them Hard: when a Vanguard attacks close and the other Vanguard is within two hexes, it rolls one die more. With a single Vanguard, as usual, it does nothing.
figure-second-vanguard = Second Vanguard
    .about = Hit Them Hard: when a Vanguard attacks close and the other Vanguard is within two hexes, it rolls one die more. Only the variant with two Vanguards has this figure.

weapon-close = close attack
weapon-ranged = ranged attack

terrain-plain = plain
    .about = Open ground: it neither hinders nor hides anybody.
terrain-forest = forest
    .about = A figure in forest has +4 Defence and rolls one die less. Forest hides what is behind it, but not who stands in it.
terrain-water = water
    .about = A move ends when it enters water, and a move that begins in water goes one hex only. Water hides nobody.
terrain-mountain = mountain
    .about = Nobody can enter a mountain, and nobody sees across it. Terrain can be laid over it, but no new mountain is ever made.

card-re-roll-all = Re-roll all dice
    .about = Re-roll all dice of a roll, yours or the enemy's.
card-actions-or-re-roll = +3 actions or re-roll one die
    .about = Gain three actions, or re-roll one die, yours or the enemy's.
card-five-attack-or-defence = +5 attack or Defence
    .about = Add five to your roll, or to the Defence of your figure under attack.
card-six-attack = +6 attack
    .about = Add six to your roll, attack or counterattack.
card-six-defence = +6 Defence
    .about = Add six to the Defence of your figure under attack.

power-re-roll-all = Fate card “Re-roll all dice”
    .brief = Fate card
power-actions-or-re-roll = Fate card “+3 actions or re-roll one die”
    .brief = Fate card
power-foresight = Frigg's Foresight
    .brief = Foresight
power-battle-born = Thor's Battle Born
    .brief = Battle Born
power-the-hunter = Sinfjotli's Hunter
    .brief = The Hunter

reason-last-ruler = The enemy Ruler has fallen.
reason-cauldron = The Blood Cauldron overflows.
reason-stalled = Nobody has been wounded for too long.

## What cards say, and what may hold for a while

role-ruler = Ruler
role-companion = Companion
role-champion = Champion
role-warrior = Warrior

figure-card = { $figure }, { $role } of the { $realm }: { $close ->
    [one] 1 die close
   *[other] { $close } dice close
}, { $ranged ->
    [0] none at range
    [one] 1 die at range
   *[other] { $ranged } dice at range
}; Defence { $defence }, Movement { $move }, Health { $health }.
fate-card = { $copies } of the { $deck } Fate cards.
terrain-card = { $printed } hexes are printed on the board. { $supply ->
    [0] No more can be laid.
   *[other] Up to { $supply } more can be laid, for 3 actions each.
}

condition-wounded = Wounded
    .about = A red piece in the ring around a figure, or a hollow heart, is a lost Health. Wounds never heal. At no Health the figure falls. If it isn't a Ruler, it may strike back first, for one action.
condition-moved = Moved
    .about = A figure with the double arrow has moved in its side's turn, this one or the last. In that turn it can still attack.
condition-attacked = Attacked
    .about = A figure with the crossed blades has attacked in its side's turn, this one or the last. In that turn it can still move. A counterattack doesn't count.
condition-sheltered = Sheltered
    .about = A green Defence with an arrow: the figure stands in forest and has +4 Defence. It also rolls one die less.
condition-prey = Prey
    .about = Red brackets mark the figure that Sinfjotli hunts. When he attacks it, he may re-roll any of his dice once. He hunts it until it dies.
condition-revenge = Revenge
    .about = The die beside Sigmund's sign: his next attack has that many dice more. All of them are spent on it, hit or miss.
condition-bloodline = Ancient Bloodline
    .about = A shield beside Hjordis's name: the next wound she takes this turn is ignored. Crossed out: it's used up, and comes back when the next turn begins, yours or the enemy's.

## Options

option-overkill_blood = Wounds beyond a figure's Health give blood too
option-edge = Sight along an edge
option-reach = Lines of ranged attacks
option-two_vanguards = Two Vanguards for the Norsemen
option-stall_limit = Turns without a wound until the match ends
    .off = No end by turns without a wound
option-stalled = A match without wounds
    .off = A match that ends because nobody was wounded for long is a draw
option-teaching = First match: explain each step when it first comes up
option-wishes = Realms you'd like
option-first = First to play

edge-both = blocked if both hexes block
edge-either = blocked if one hex blocks

reach-distance = any line up to four hexes
reach-literal = no line that cuts through five hexes
reach-rows = straight rows only

stall-blood = more blood wins, and at equal blood the side that moved second

## Standing orders

order-fate = When Fate may change a roll
order-counter = Striking back, when I'm not asked about Fate

fate-order-ask = ask me
fate-order-if-wounded = ask me about my own rolls, and if my figure would lose Health
fate-order-when-it-helps = pass when nothing I hold can help (a wait then hints that something can)
    .offer = Pass for me when nothing I hold can help (a wait then hints that something can)
fate-order-when-it-decides = ask me only when a card could fell or save a figure (a wait then hints that one can)
    .offer = Ask me only when a card could fell or save a figure (a wait then hints at it)
fate-order-never = accept every roll, but ask me about mine in my turn

counter-order-always = always strike back
counter-order-ask = ask me
counter-order-never = never strike back

## The final account

account-ruler = { $ruler } has fallen, so the { $winner } win.
account-cauldron = The { $winner } filled their Cauldron with { $blood } blood while their Ruler lived.
account-both-filled = Both Cauldrons were full. The { $winner } win, since it was their turn.
account-ruler-counts = The { $loser } filled their Cauldron, but without a Ruler that doesn't count.
account-stalled = Nobody lost Health for { $turns } turns in a row, so it's a draw.
account-stalled-behind = Nobody lost Health for { $turns } turns in a row, so the { $winner } win: they have more blood ({ $blood }).
account-stalled-level = Nobody lost Health for { $turns } turns in a row. Both sides have as much blood, so the { $winner } win, since they moved second.
account-blood = Blood { $blood } of { $cauldron }
account-figures = Figures { $standing } of { $figures }
account-health = { $ruler }: { $left } of { $health } Health

## A first match: what is explained when it comes up

explained = 💡 { $lesson }
lesson-deploying = Place your figures on your Realm Tile; nobody sees where until you're both ready. Keep your Ruler safe, since losing it loses the match. Look up a figure to see its dice and its Movement.
lesson-discarding = Odin sees more than others: you draw a fourth Fate card and give one back, face up. Look up a Fate card to see what it does.
lesson-turn = You have six actions: a move or an attack costs one, and each figure can do both once. Each figure has a menu of all that it can do, with the odds. Keep an action to strike back with. Look up terrain: forest shelters, water ends a move.
lesson-roll = Each 12 is a wound. The other dice are added up: one more wound for each full multiple of the target's Defence. Now you can both play Fate cards, first the roller, then the other, until you both pass. The figure under attack may then strike back for one action.
lesson-answer = This is a counterattack: same rules, but nobody strikes back at it, and most abilities don't work.
lesson-prey = Sinfjotli may choose a prey. When he attacks it, he re-rolls any dice he likes, once. He keeps it until it dies.
lesson-fallen = A figure falls when its last Health is gone. A Warrior can come back: its Ruler rallies it for one action. Each lost Health is one blood for the other side, and nine blood win.
lesson-bloodline = Hjordis ignores the first wound she takes in each player's turn. The shield beside her name shows whether that's still to come.

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
fate-drawn = You draw { $cards }.
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
missed = { $target } isn't hurt.
wound-ignored = Ancient Bloodline: { $figure } ignores one wound.
wounded = { $wounds ->
    [one] { $figure } takes a wound and has { $left } Health left.
   *[other] { $figure } takes { $wounds } wounds and has { $left } Health left.
}
blood-spilt = 🩸 Blood for { $seat }: { $blood } of 9 in the Cauldron.
fell = { $slayer ->
    [none] ☠ { $figure } falls.
   *[other] ☠ { $slayer } fells { $figure }.
}
revenge-gained = { $dice ->
    [one] Revenge: Sigmund's next attack gains 1 die.
   *[other] Revenge: Sigmund's next attack gains { $dice } dice.
}
turn-ended = { $actions ->
    [0] { $seat } ends the turn.
    [one] { $seat } ends the turn and keeps 1 action for counterattacks.
   *[other] { $seat } ends the turn and keeps { $actions } actions for counterattacks.
}
stall-warned = Nobody has been wounded for a long time. { $turns } more turns like that, and it's a draw.
stall-decides = Nobody has been wounded for a long time. { $turns } more turns like that, and { $seat } wins.

## What one may do: the whole, its kind, and a question for each field

deploy = { $figure } on { $hex }
    .brief = { $hex }
    .kind = Place a figure
    .figure = Which figure?
    .hex = On which hex?
deploy-as-usual = Take the usual places and be ready
    .kind = Take the usual places and be ready
redeploy-as-usual = Drop my places, take the usual ones and be ready
    .kind = Drop my places, take the usual ones and be ready
ready = I'm ready
    .kind = I'm ready
discard-fate = Discard “{ $card }”
    .kind = Choose a card to discard
    .card = Which card do you discard?
discard-blindly = Let chance choose
    .kind = Let chance choose
move = Move { $figure } to { $hex }
    .brief = Move to { $hex }
    .kind = Move (1 action)
    .figure = Which figure moves?
    .hex = Where to?
attack = { $figure } attacks { $target }
    .brief = Attack { $target }
    .kind = Attack (1 action)
    .figure = Which figure attacks?
    .target = Which enemy?
transform = Turn { $hex } into { $terrain }
    .kind = Change terrain (3 actions)
    .hex = Which hex?
    .terrain = Into what?
rally = Rally { $figure } on { $hex }
    .brief = Rally on { $hex } (1 action)
    .kind = Rally a Warrior (1 action)
    .figure = Which Warrior returns?
    .hex = On which hex?
name-prey = Hunt { $figure }
    .kind = Choose Sinfjotli's prey
    .figure = Who is his prey until it dies? It costs no action.
decline-prey = No prey yet
    .kind = No prey yet
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
    .kind = Play a card for attack or Defence
    .card = Which card?
pass = Leave the roll as it is
    .kind = Leave the roll as it is
accept = { $counter ->
    [yes] Accept and strike back (1 action)
   *[no] Accept and don't strike back
}
    .kind = Accept, and strike back or not
    .counter = Strike back for 1 action?

## What is asked; `call` is said in public

deploying = Place your figures on your Realm Tile. Nobody sees where until you're both ready.
    .call = deploy your figures
discarding = All Seeing Eye: you draw up to four Fate cards. Then discard one, face up.
    .call = discard a Fate card
your-turn = { $actions ->
    [0] It's your turn, and you have no actions left.
    [one] It's your turn, and you have 1 action left.
   *[other] It's your turn, and you have { $actions } actions left.
}
    .call = your turn
naming-prey = Sinfjotli attacks { $target } and has no prey yet. Choose one? He may re-roll any of his dice against it, once an attack.
    .call = choose Sinfjotli's prey
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
}{ $decides ->
    [yes] { " " }That would end the match.
   *[no] { "" }
}{ $fatal ->
    [yes] { "" }
   *[no] { $needed ->
        [0] { $bloodline ->
            [0] { " " }No attack card can add to that.
           *[other] { "" }
        }
       *[other] { " " }It takes +{ $needed } attack to do more.
    }
}{ $bloodline ->
    [0] { "" }
   *[other] { " " }It takes +{ $bloodline } attack to break Ancient Bloodline.
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
}{ $decides ->
    [yes] { " " }That would end the match.
   *[no] { "" }
}{ $lost ->
    [0] { "" }
   *[other] { $needed ->
        [0] { " " }No Defence card can help.
       *[other] { " " }It takes +{ $needed } Defence to lose less.
    }
}{ $bloodline ->
    [0] { "" }
   *[other] { " " }It takes +{ $bloodline } Defence to keep Ancient Bloodline whole.
}{ $counter ->
    [yes] { " " }If you strike back: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against { $against }, { $hurt } % to hurt { $figure }{ $win ->
        [0] .
       *[other] , { $win } % to win.
    }
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
} against { $defence }: { $win ->
    [0] { $hurt } % to hurt{ $kill ->
        [0] { "" }
       *[other] , { $kill } % to kill
    }
   *[other] { $breaks ->
        [0] { $hurt } % to hurt, { $win } % to win
       *[other] { $win } % to win
    }
}{ $breaks ->
    [0] { $back ->
        [0] { " · can't strike back as things stand" }
       *[other] { " · may strike back:" } { $risk } %{ $lose ->
            [0] { "" }
           *[other] , { $lose } % to lose
        }
    }
   *[other] , { $breaks } % to break the Bloodline{ $lose ->
        [0] { $back ->
            [0] { " · can't strike back now" }
           *[other] { " · may strike back:" } { $risk } %
        }
       *[other] { " ·" } { $lose } % to lose
    }
}
    .brief = { $win ->
        [0] { $hurt } % to hurt{ $breaks ->
            [0] { $kill ->
                [0] { "" }
               *[other] , { $kill } % to kill
            }
           *[other] { "" }
        }
       *[other] { $breaks ->
            [0] { $hurt } % to hurt, { $win } % to win
           *[other] { $win } % to win
        }
    }{ $breaks ->
        [0] { "" }
       *[other] , { $breaks } % to break Bloodline
    }{ $lose ->
        [0] { $back ->
            [0] { "" }
           *[other] { " · hit back" } { $risk } %
        }
       *[other] { " ·" } { $lose } % to lose
    }
strike-hint = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $defence }: { $hurt } % to hurt { $target }{ $win ->
    [0] { $kill ->
        [0] { "" }
       *[other] , { $kill } % to kill
    }
   *[other] , { $win } % to win
}
    .brief = { $hurt } % to hurt{ $win ->
        [0] { $kill ->
            [0] { "" }
           *[other] , { $kill } % to kill
        }
       *[other] , { $win } % to win
    }
bonus-hint = { $total } against { $defence }: { $changed ->
    [yes] { "" }
   *[no] { $bloodline ->
        [0] { $together ->
            [yes] { "not enough alone, " }
           *[no] { "no use, " }
        }
        [1] { "breaks Bloodline, " }
       *[other] { "Bloodline holds, " }
    }
}{ $fatal ->
    [yes] { $target } falls
   *[no] { $target } loses { $lost ->
        [0] no Health
       *[other] { $lost } Health
    }
}{ $decides ->
    [yes] { " and the match ends" }
   *[no] { "" }
}
    .terse = { $total } against { $defence }: { $changed ->
        [yes] { "" }
       *[no] { $bloodline ->
            [0] { $together ->
                [yes] { "not enough alone, " }
               *[no] { "no use, " }
            }
            [1] { "breaks Bloodline, " }
           *[other] { "Bloodline holds, " }
        }
    }{ $decides ->
        [yes] the match ends
       *[no] { $fatal ->
            [yes] it falls
           *[no] { $lost ->
                [0] no Health lost
               *[other] { $lost } Health lost
            }
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
    [one] 1 action left, kept for counterattacks
   *[other] { $actions } actions left, kept for counterattacks
}{ $figures ->
    [none] { "" }
   *[other] ; { $figures } could still attack
}
    .brief = { $figures ->
        [none] { $actions ->
            [0] no actions left
            [one] 1 action is kept for counterattacks
           *[other] { $actions } actions are kept for counterattacks
        }
       *[other] { $actions ->
            [one] 1 action left
           *[other] { $actions } actions left
        }, { $figures } could still attack
    }
re-roll-hint = { $fatal ->
    [yes] { $less } % to hurt less
   *[no] { $lost ->
        [0] { $hurt } % to hurt
       *[other] { $more } % to hurt more, { $less } % less
    }{ $win ->
        [0] { $kill ->
            [0] { "" }
           *[other] , { $kill } % to kill
        }
       *[other] , { $win } % { $own ->
           [yes] to win
          *[no] to lose
       }
    }
} (now: { $fatal ->
    [yes] falls
   *[no] { $lost ->
        [0] no Health lost
       *[other] { $lost } Health lost
    }
})
    .brief = { $fatal ->
        [yes] { $less } % to hurt less
       *[no] { $lost ->
            [0] { $hurt } % to hurt
           *[other] { $more } % to hurt more, { $less } % less
        }{ $win ->
            [0] { $kill ->
                [0] { "" }
               *[other] , { $kill } % to kill
            }
           *[other] , { $win } % { $own ->
               [yes] to win
              *[no] to lose
           }
        }
    }

## Why not

not-deployed-yet = Not yet: place { $figures } first.
not-on-your-tile = { $hex } isn't on your Realm Tile.
hex-taken = { $hex } is taken. Only one figure fits into a hex.
stands-there = { $figure } is already on { $hex }.
not-your-figure = { $figure } isn't one of your figures.
not-an-enemy = { $figure } is on your side.
not-in-play = { $figure } isn't on the board.
not-fallen = { $figure } hasn't fallen. You can only rally a fallen Warrior.
not-enough-actions = { $actions ->
    [0] That costs { $cost }, and you have no actions left.
    [one] That costs { $cost }, and you have 1 action left.
   *[other] That costs { $cost }, and you have { $actions } actions left.
}
moved-already = { $figure } has already moved this turn.
attacked-already = { $figure } has already attacked this turn.
out-of-reach = { $figure } can't get to { $hex }.
out-of-range = { $target } is out of range for { $figure }.
no-dice = { $figure } has no die for an attack on { $target } from there.
no-sight = { $figure } can't see { $target }: something is in the way.
hex-not-empty = A figure stands on { $hex }. Only an empty hex can change.
not-adjacent = None of your figures stands next to { $hex }.
same-terrain = { $hex } is already { $terrain }.
no-terrain-left = There's no { $terrain } hex left to lay.
rallied-already = You've already rallied this turn.
prey-alive = Sinfjotli hunts { $figure } until it dies.
card-not-held = You don't hold “{ $card }”.
wrong-side = “{ $card }” doesn't help your side of this roll.
