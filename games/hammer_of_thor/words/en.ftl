### The Hammer of Thor. The ids are the tags of the structs; the arguments are their fields.

title = The Hammer of Thor
    .about = Be a hero of Norse myth. Travel the worlds, win followers and fame, and face Ragnarok, the last battle of good and evil.
    .rules =
        ▸ **The goal.** Your side wins Ragnarok, and you have the most REPUTATION of all players on it. A neutral player wins with either side, but loses ties.
        ▸ **Your turn.** Draw a Fate card, travel with one group, meet somebody. You may hold one Fate card.
        ▸ **Travel.** A group goes as far as the SPEED of its slowest member. Caution, searching and scouting cost SPEED too. Mortals die outside Midgard.
        ▸ **Meeting somebody.** Both leaders choose one of eight cards: fight, flee, trick, or make friends. The quicker card comes first. If both fail, there's another round.
        ▸ **Checks.** The die shows 0 to 9. Roll the number you need or less: 0 and 1 always work, 9 never does.
        ▸ **Followers** join you, carry items and fight beside you. Your leader's CHARISMA makes room for them.
        ▸ **Battle.** You say how to fight, and until when. Lost STAMINA kills, or subdues.
        ▸ **Your hero** lives on after the first death. Other players' people never slay it, unless the lobby allows that.
        ▸ **Ragnarok** lies near the bottom of the stack. Then everybody names a champion, and the hosts meet.
        ▸ **The map.** Star: another world. Drop: water. Circle: Midgard. All signs, cards and characters: *Look up*.
        ▸ Of the rulebook of 1980 only the first pages survive. The rest is made of house rules in the spirit of it.

## Options

option-length = Length
option-draft = Heroes are found
option-heroes = Heroes on offer
option-second_life = A hero who would die before Ragnarok lives on, once
    .off = Heroes have no second life
option-kills_between_seats = Heroes may be slain by other players
option-equal_turns = Equal turns: Ragnarok waits for the end of its round
option-teaching = Explain each step when it first comes up

length-full = a full match
length-saga = a saga, about half as long
draft-free = by free choice, one after another
draft-dealt = among four dealt to each player; three with ten or more and great heroes
heroes-great = the great ones
heroes-all = weaker ones too, for the daring

## Standing orders

order-fate = When I hold a card and draw another
order-meet = Where other groups stand when I arrive
order-reply = When another player meets my group
order-deals = When another player proposes a deal
order-challenge = When my leader is challenged
order-mercy = When somebody without a player attacks me, or an order of mine attacks
order-battle = In battles without other players
order-stance = How I fight then
order-until = Until when I fight then
order-captives = Enemies I've subdued
order-camp = At the end of my turn, where something can be had

fate-order-ask = ask me
fate-order-keep-old = keep the old card
fate-order-keep-new = keep the new card
    .offer = Always keep the new card
meet-order-ask = ask me
meet-order-enemies = meet players' groups of the other side; else roll
    .offer = Always meet players' groups of the other side, else roll
meet-order-never = never meet them: roll
reply-order-ask = ask me
reply-order-friendly = be friendly
    .offer = Always be friendly when another player meets my group
reply-order-evade = evade
reply-order-fight = fight
reply-order-as-npc = do as a leader without a player would
challenge-order-stronger = accept if I'm about as strong, or stronger
    .offer = Always accept if I'm about as strong, or stronger
challenge-order-always = always accept
challenge-order-never = always refuse
challenge-order-ask = ask me
deal-order-ask = ask me
deal-order-truce = accept a truce; refuse the rest
    .offer = Always accept a truce, and refuse other deals
deal-order-refuse = always refuse
mercy-order-usual = kill the other side's people, subdue the rest
mercy-order-kill = fight to kill
mercy-order-subdue = fight to subdue
battle-ask-ask = ask me
battle-ask-fight = fight as below, then withdraw
    .offer = From now on, fight by my standing orders, then withdraw
captive-order-ask = ask me
captive-order-take = take them along, if they may follow
    .offer = Always take them along, if they may follow
captive-order-ransom = take their items as ransom
captive-order-release = release them
camp-order-ask = ask me
camp-order-skip = take nothing
    .offer = Don't ask me again at the end of my turns

acceptance-stronger = accept if I'm about as strong, or stronger
acceptance-always = always accept
acceptance-never = always refuse
mode-kill = to kill
mode-subdue = to subdue
stance-HOLD = hold
    .about = Nothing is added or taken off.
stance-PRESS = press
    .about = You hit more easily, and so do they.
stance-GUARD = guard
    .about = They hit less easily, and so do you.
until-end = until the end
until-half = until the leader is down to half
until-third = until the leader is down to a third
until-hurt = until somebody falls out

## Why a match ends

reason-good = Good has won the last battle.
reason-evil = Evil has won the last battle.
reason-ruin = Neither side has won: mutual ruin.
reason-done = The task is done.
reason-undone = The task wasn't done in time.

## Lessons

explained = 📖 { $lesson }
lesson-hero = **Your hero** leads your people. In the end good and evil fight, and on the side that wins, the best score wins. REPUTATION counts most, CHARISMA wins followers. MIGHT wins battles: STAMINA, and twice STRENGTH, ACCURACY and arms.
lesson-fate = **Fate.** You draw a card in each of your turns, and may hold one. It says when it's played. Some play themselves when their moment comes; everyone with a card may put it to sleep or wake it.
lesson-travel = **Travel.** One group of yours moves, as far as the SPEED of its slowest member. Caution avoids strangers, searching finds one for certain, scouting lets you act sooner. Each costs 1 SPEED. Mortals die outside Midgard.
lesson-somebody = **Somebody's there.** The one with the most REPUTATION leads them. TEMPER makes a leader attack, your CHARISMA calms it. They may guard treasure. If you win them, their items come along.
lesson-cards = **Encounter cards.** Both leaders choose one, and the one with more REACTION comes first. FOLLOWER wins people, CON wins treasure, EVADE gets you away. Beside each card stands your chance. There are three rounds at most.
lesson-battle = **A battle.** You say how to fight, and until when; then up to six rounds are fought. Lost STAMINA kills, or subdues, if you fight to subdue. At your limit you're asked again; against a player you try to withdraw.
lesson-captives = **Captives.** You decide about each enemy who's subdued, if you've won in your own turn. Take it along, take its items, let it go as a friend, or slay it. It brings REPUTATION in any case.
lesson-camp = **Camp.** At the end of your turn your place may offer something. At Ida's Plain you may take an item of bronze, from Hlidskialf you look into a deck. Smiths forge in a group that hasn't moved.
lesson-meeting = **Another player's group.** Both of you make one plan: a card for each of two rounds, and how to fight if you attack. Plans are secret until both are in. Unless the lobby allows it, heroes aren't slain by players, but held to ransom.
lesson-season = **Seasons** change when all have had their turns. Summer is quick, autumn brings more treasure and healing. Winter freezes most waters, and the thaw drowns Mortals who stand on the ice.
lesson-muster = **Ragnarok.** All who bear its sign go to war, and the fallen keep what they've won. Name a champion and the foe to seek. The stronger host wins, if it's 5 % stronger; then the most REPUTATION on its side wins.

## Before the first turn: what happened

seats-rolled = 🎲 For the first place, { $seats } roll { $rolls }.
first-seat-found = { $seat } begins every round.
heroes-dealt = You may be one of these heroes: { $names }. Your side: { $side }.
hero-picked = { $seat } has chosen a hero.
hero-chosen = ⚡ { $seat } is **{ $name }** ({ $side }) and starts at { $place }.{ $fame ->
    [0] { "" }
   *[other] { " " }REPUTATION won before: { $fame }.
}
companions-joined = To help { $seat } along: { $names ->
    [none] { $runes ->
        [one] 1 rune
       *[other] { $runes } runes
    }
   *[other] { $names }{ $runes ->
        [0] { "" }
        [one] , and 1 rune
       *[other] , and { $runes } runes
    }
}.
bronze-taken = { $seat } begins with an item of bronze: { $card }.

## Before the first turn: what one may do, is asked, and why not

choose = Be { $character }, and start at { $place }
    .kind = Choose your hero
    .race = Of which race?
    .character = Which hero are you?
    .place = Where do you start?
take-bronze = Take this item: { $card }
    .kind = Choose an item of bronze
    .card = Which item?

choosing-hero = Choose your hero, and where it starts. Look heroes up to compare them.{ $daring ->
    [yes] { " " }Some are weak and for the daring: they begin with fame, companions, a rune and bronze.
   *[no] { "" }
}
    .call = choose a hero
choosing-bronze = Your hero is weaker than others, and begins with an item of bronze. Which one?
    .call = choose an item of bronze

hero-hint = MIGHT { $might } · CHARISMA { $charisma } · REPUTATION { $reputation }{ $daring ->
    [yes] { " " }· for the daring
   *[no] { "" }
}

no-hero = Nobody begins as { $name }. Choose one of the heroes on offer.
hero-taken = { $name } is taken. Choose another hero.
side-full = There are enough heroes of this side already ({ $side }). Choose one of another side.
hero-not-dealt = { $name } isn't one of the heroes dealt to you. Choose one of those.
wrong-start = This race ({ $race }) doesn't start at { $place }. Choose one of its own places.

## The round

game-turn-began = **Round { $number }: { $season }.**
time-of-match = { $round ->
    [0] setting up
   *[other] round { $round } · { $season }
}{ $active ->
    [none] { "" }
   *[other] { " " }· { $active }'s turn
}
offspring-born = 🎲 Birth: { $roll }. { $count ->
    [0] Nobody is born.
    [one] 1 offspring joins the deck of its race.
   *[other] { $count } offspring join the decks of their races.
}
player-turn-began = **{ $seat }'s turn.**
season-changed = 🍂 The season changes: { $season }.
ice-broke = ☠ The ice breaks. Drowned: { $names }.
group-rested = 💚 The group of { $leader } ({ $seat }) gets back { $healed } STAMINA.
venom-worked = 🐍 Venom costs { $name } 1 STAMINA. { $left ->
    [0] None is left.
   *[other] { $left } left.
}
item-worked = ✨ { $card } helps { $name }.
heroes-drawn = { $seat } has nobody left who could lead. These may come instead: { $names }.
new-hero-came = ⚡ { $seat } goes on as **{ $name }**, at { $place }.

place-helped = 💚 { $place } helps people of { $seat }: { $names }.
day-struck = 🎲 The summer day and { $name }: rolls { $roll }, needs { $most } or less. { $lost ->
    [0] It does no harm.
   *[other] It costs { $lost } STAMINA.
}
item-forged = { $smith ->
    [none] 🔨 { $seat } takes an item from the forges of the gods: { $card }.
   *[other] 🔨 { $smith } makes an item for { $seat }: { $card }.
}
high-seat-taken = 👁 { $seat } looks out from the high seat, and sees who comes next of a race.
deck-seen = { $names ->
    [none] Nobody of this race is to come ({ $race }).
   *[other] Next of this race ({ $race }): { $names }.
}

take-item = Take this item: { $card }
    .kind = Take an item of bronze
    .card = Which item?
forge = { $smith } makes { $card }
    .kind = Have an item made
    .smith = By which smith?
    .card = Which item?
look = Look for the next of this race: { $race }
    .kind = Look out from the high seat
    .race = For which race?
break-camp = Take nothing more
    .kind = Take nothing more

camping = Your turn is nearly over. You may still take or do something here.
    .call = your turn
not-to-be-had-here = That can't be had here and now. Choose something on offer, or take nothing more.
forge-hint = for { $runes ->
    [0] { $renown ->
        [0] nothing
       *[other] { $renown } REPUTATION
    }
    [one] 1 rune{ $renown ->
        [0] { "" }
       *[other] { " " }and { $renown } REPUTATION
    }
   *[other] { $runes } runes{ $renown ->
        [0] { "" }
       *[other] { " " }and { $renown } REPUTATION
    }
} · { $item }

holding-card = { $active } is on the move. You may play your card now, if it allows that; nobody waits for you. Sleeping and waking matter only to cards that play themselves.
    .call = you may play your card
choosing-new-hero = Nobody of yours is left who could lead. Who goes on for you, and where?
    .call = choose a new hero

## Travel: what happened

counter-travelled = 🧭 { $leader } ({ $seat }) goes this way, { $manner }: { $road }.
counter-stayed = 🧭 { $leader } ({ $seat }) stays at { $place }, { $manner }.
mortals-left = { $place ->
    [none] Left behind, and gone for good: { $names }.
   *[other] Left behind at { $place }: { $names }.
}
mortals-died = ☠ Dead outside Midgard: { $names }.
place-scouted = 🎲 { $seat } scouts { $place }: rolls { $roll }, needs { $senses } or less. { $success ->
    [yes] The group is warned, and acts sooner.
   *[no] The group sees nothing.
}
far-seen = 👁 { $name } ({ $seat }) sees from afar what waits at { $place }: they're on their guard.

manner-plain = openly
manner-caution = with caution
manner-search = searching
manner-recon = scouting
manner-both = searching and scouting
mortals-leave = leave them behind
mortals-take = take them along, to die

## Travel: what one may do, is asked, and why not

travel = { $leader } goes to { $to }, { $manner }
    .kind = Travel, or stay
    .leader = Which group travels, by its leader?
    .realm = To which world?
    .to = Where to?
    .manner = How do you travel?
    .mortals = What about the Mortals who'd die there?

travelling = Where does your group go, and how? It may stay where it is. Afterwards it meets somebody, if chance will have it.{ $barred ->
    [none] { "" }
   *[other] { " " }Barred: { $barred }.
}
    .call = your turn
barred = { $place ->
    [none] { $why }
   *[other] { $place } ({ $why })
}
bar-flood = in flood
bar-card = closed by a card
bar-dead = Asgard, Vanaheim and Alfheim (no dead may enter)
bar-dry = all land (a fish stays in the water)
bar-rigid = every way (a leader is rigid)
bar-watch = Heimdall stops you there
bar-living = it stops the living
bar-gate = its gate is shut
bar-ward = somebody there guards its gate
bar-slow = its gate takes 2 SPEED
travel-hint = { $cost } of { $speed } SPEED{ $vain ->
    [yes] { " " }· no use here
   *[no] { "" }
} · { $somebody } % to meet somebody{ $groups ->
    [0] { "" }
    [one] { " " }· or meet the group there
   *[other] { " " }· or meet one of { $groups } groups
}{ $warned ->
    [none] { "" }
   *[other] { " " }· { $warned } % to act sooner
}{ $mortals ->
    [0] { "" }
    [one] { " " }· deadly for 1 Mortal
   *[other] { " " }· deadly for { $mortals } Mortals
}{ $dead ->
    [0] { "" }
   *[other] { " " }· back to Helheim: { $dead }
}
    .brief = { $vain ->
        [yes] no use here, { $somebody } % to meet somebody
       *[no] { $somebody } % to meet somebody
    }{ $groups ->
        [0] { "" }
       *[other] , or the group there
    }{ $mortals ->
        [0] { "" }
       *[other] { " " }· deadly for Mortals
    }

not-your-counter = That isn't the leader of one of your groups. Choose one of your own.
too-far = { $place } is too far: your group has { $speed } SPEED.{ $wet ->
    [yes] { " " }Entering water costs 1 more, unless you have a boat, or all of you cross it.
   *[no] { "" }
} One step to a neighbour is always possible.
way-barred = You can't get to { $place } now. Barred: { $barred }.
too-dear = { $left ->
    [0] You have no SPEED left for that at { $place }. Go there as usual.
   *[other] You have only { $left } SPEED left for that at { $place }. Choose a cheaper way, or go there as usual.
}
nobody-to-leave = No Mortal would die on that road, so nobody has to stay behind.

## Cards and characters come

cards-came = 🎁 { $seat } gets { $items ->
    [0] { $runes ->
        [one] 1 rune
       *[other] { $runes } runes
    }
    [one] 1 item
   *[other] { $items } items
}{ $items ->
    [0] { "" }
   *[other] { $runes ->
        [0] { "" }
        [one] { " " }and 1 rune
       *[other] { " " }and { $runes } runes
    }
}.
card-received = { $holder } has a new card: { $card }.
card-lost = Nobody in your group can hold { $card }. It's out of the game.

items-revealed = ✨ { $name } ({ $seat }) shows { $cards }.
item-obeyed = 🎲 { $name } tries to master { $card }: rolls { $roll }, needs { $wisdom } or less. { $success ->
    [yes] It obeys.
   *[no] It never will.
}

## Encounters: what happened

nobody-met = { $roll ->
    [none] 🌫 Nobody is left to be met at { $place }.
   *[other] 🎲 Nobody is at { $place }: { $roll }, and it takes { $most } or less to meet somebody.
}
race-rolled = 🎲 A die for { $realm }: { $rolls }. Race: { $races }.
found-dead = ☠ { $name } lies dead at { $place }. Mortals don't live there.
group-met = 👥 { $seat } meets { $names } ({ $race }) at { $place }.
treasure-guarded = 🎲 Treasure: { $roll }. { $cards ->
    [0] They guard nothing.
    [one] They guard 1 card.
   *[other] They guard { $cards } cards.
}
card-checked = { $roll ->
    [none] { $leader }: **{ $card }**. It needs no roll.
   *[other] 🎲 { $leader }: **{ $card }**. Rolls { $roll }, needs { $t } or less: { $success ->
        [yes] it works.
       *[no] it fails.
    }
}
counter-stepped = { $leader } ({ $seat }) steps aside to { $place }.
counter-met = 👥 { $leader } ({ $seat }) meets { $other }{ $of ->
    [none] { "" }
   *[other] { " " }({ $of })
} at { $place }.
group-changed = { $seat ->
    [none] A card changes that. Others are met: { $names }.
   *[other] A card changes that. { $seat } meets others instead: { $names }.
}
cards-shown = { $silent ->
    [yes] Round { $round }: { $leader } shows **{ $card }**. { $other } shows no card.
   *[no] Round { $round }: { $leader } shows **{ $card }**, { $other } shows **{ $answer }**.{ $roll ->
        [none] { "" }
       *[other] { " " }(🎲 { $roll } and TEMPER chose it)
    }
}
card-foreseen = 👁 { $leader } is about to show **{ $card }**.
gift-used = ✨ { $name } has this gift: { $code }. The check is rolled again.
challenge-answered = { $accepted ->
    [yes] { $leader } accepts the challenge of { $challenger }.
   *[no] { $leader } refuses the challenge of { $challenger }.
}
duel-ended = { $winner ->
    [none] The duel of honour ends undecided.
   *[other] 🏅 { $winner } wins the duel of honour against { $loser }.
}
parted = { $rounds ->
    [one] A stand-off: after 1 round both stay where they are.
   *[other] A stand-off: after { $rounds } rounds both stay where they are.
}
evaded = 💨 { $leader } gets away.
trail-found = 🎲 { $leader } looks for treasure: rolls { $roll }, needs { $most } or less. { $success ->
    [yes] Here it is.
   *[no] There's nothing to be found.
}
followed = 🤝 New in the group of { $leader } ({ $seat }): { $names }.
befriended = 💛 { $leader } and { $friend } are friends from now on.{ $kept ->
    [none] { "" }
   *[other] { " " }{ $friend } is a Friend of { $kept }.
}
deal-made = 🤝 { $seat } and { $leader } make a deal: { $deal }.
news-heard = { $names ->
    [none] News: nobody of this race is to come ({ $race }).
   *[other] News: next of their race ({ $race }) come { $names }.
}{ $card ->
    [none] { "" }
   *[other] { " " }Next of the stack: { $card }.
}
truce-made = 🕊 { $seat } and { $other } make peace until the next round ends.
deal-put = 🤝 { $seat } proposes a deal to { $of }: { $deal }.
gift-seen = You'd get { $card }.
deal-accepted = { $seat } accepts the deal of { $of }.
deal-refused = { $seat } refuses the deal of { $of }.
deal-lapsed = The deal of { $seat } with { $of } comes to nothing: something is gone, or there's no room for it.
prize-taken = 🦊 The trick brings { $leader } { $prize }{ $card ->
    [none] { "" }
   *[other] : { $card }
}.
norn-spoke = 🎲 { $norn }, a Norn, rolls { $roll } and { $act }.
threads-seen = The next cards of the stack: { $cards }.
plan-made = { $seat } has made a plan.
plan-foreseen = 👁 { $leader } is going to begin with **{ $card }**.

## Encounters: what one may do, is asked, and why not

deal-news = news
deal-treasure = treasure
deal-item = item
deal-service = service
deal-healing = healing
deal-guide = guide
deal-truce = truce
terms-truce = truce
    .about = Peace until the next round ends, and nothing else changes hands.
terms-trade = trade
    .about = You say next what you give, and what you want for it.
offer-nothing = nothing
offer-item = an item
offer-rune = a rune
offer-follower = a follower
want-truce = a truce
want-item = an item
want-rune = a rune
want-follower = a follower
prize-treasure = the treasure
prize-item = an item
prize-rune = a rune
prize-renown = REPUTATION
norn-act-none = lets it be
norn-act-thread = names a thread: the held card is lost
norn-act-shadow = casts a shadow: the leader loses REPUTATION

meet = Meet { $leader }
    .kind = Meet a group that stands here
    .leader = Which group, by its leader?
look-around = Look around for somebody else
    .kind = Look around for somebody else
pass-by = Meet nobody
    .kind = Meet nobody
pick = Follow this race: { $race }
    .kind = Choose one of two races
    .race = Which race?
answer = { $card }{ $mode ->
    [none] { "" }
   *[other] , { $mode }
}{ $deal ->
    [none] { "" }
   *[other] : { $deal }
}
    .kind = Choose your Encounter card
    .card = Which card do you show?
    .mode = To kill, or to subdue?
    .deal = Which deal do you propose?
take-prize = Take { $prize }{ $card ->
    [none] { "" }
   *[other] : { $card }
}{ $of ->
    [none] { "" }
   *[other] : { $of }
}
    .kind = Take your prize
    .prize = What do you take?
    .card = Which item?
    .of = Of which player?
send-away = { $name } goes
    .kind = Say who leaves your group
    .name = Who goes?
go-there = Go to { $place }
    .kind = Follow your guide
    .realm = To which world?
    .place = Where to?
plan = { $first }{ $first ->
    [ATTACK] { "" }
   *[other] , then { $then }
}; { $mode }, { $stance }, { $until }{ $terms ->
    [trade] ; trade
   *[truce] { "" }
}
    .kind = Make your plan
    .first = Which card do you show first?
    .then = And if that brings nothing?
    .mode = If it comes to a battle: to kill, or to subdue?
    .stance = How boldly do you fight then?
    .until = Until when do you fight?
    .acceptance = And if your leader is challenged?
    .terms = If your NEGOTIATE works: what deal do you propose?
propose = { $item ->
    [none] { $follower ->
        [none] { $want }
       *[other] { $follower }
    }
   *[other] { $item }
} for { $card ->
    [none] { $name ->
        [none] { $offer }
       *[other] { $name }
    }
   *[other] { $card }
}
    .brief = Give { $card ->
        [none] { $name ->
            [none] { $offer }
           *[other] { $name }
        }
       *[other] { $card }
    }, get { $item ->
        [none] { $follower ->
            [none] { $want }
           *[other] { $follower }
        }
       *[other] { $item }
    }
    .kind = Name your deal
    .action = What do you give, and what do you get for it?
    .offer = What do you give?
    .card = Which item or rune do you give?
    .name = Who shall follow the other leader?
    .want = What do you want for it?
    .item = Which item of theirs?
    .follower = Who shall follow your leader?
accept-deal = Accept the deal{ $rune ->
    [none] { "" }
   *[other] , and give { $rune }
}
    .kind = Accept the deal
    .rune = Which rune do you give?
refuse-deal = Refuse the deal
    .kind = Refuse the deal
accept-duel = Accept the challenge
    .kind = Accept the challenge
refuse-duel = Refuse the challenge
    .kind = Refuse the challenge

choosing-meeting = Others stand at { $place }. Meet one of them, or look around for somebody else?
    .call = your turn
choosing-race = You find the traces of two races. Which do you follow?
    .call = your turn
choosing-card = Round { $round }: you face { $leader } ({ $side ->
    [none] on no side
   *[other] { $side }
}, REPUTATION { $reputation }).{ $seen ->
    [none] { "" }
   *[other] { " " }{ $leader } is about to show { $seen }.
}
    .call = your turn
answering-challenge = { $leader } challenges your leader to a duel of honour. Nobody dies in it, but the loser loses fame, and so does the one who refuses.
    .call = accept a challenge, or refuse it
choosing-prize = Your trick has worked. What do you take?
    .call = your turn
choosing-who-leaves = { $name } would follow you, but there's no room. Who goes?
    .call = say who leaves your group
choosing-goal = Your guide knows the way to all these places. Where to?
    .call = your turn
arranging-threads = You've seen the next cards of the stack. In which order do they lie?
    .call = put cards back on the stack
planning = You meet { $leader } of { $of }. Make one plan: two cards, how to fight if you attack, and a deal if you negotiate. If they alone attack, you hold, until your leader is down to half. Nobody sees a plan until both are in.
    .call = plan how to meet { $of }

weighing-deal = { $leader } proposes a deal for { $of }: { $deal }. You give the first and get the second; a truce binds you both. Do you accept?
    .call = accept a deal, or refuse it
gift-hint = you get { $card }{ $held ->
    [yes] { "" }
   *[no] { " " }· nobody in your group could hold it: it's lost
}

meet-hint = { $members ->
    [one] alone
   *[other] a group of { $members }
}
race-hint = { $left ->
    [0] nobody is left who could come
   *[other] { $ours } of { $left } of your side · { $friendly } % that one means well
}
item-hint = { $weapon ->
    [0] { "" }
   *[other] hits cost { $weapon } more STAMINA ·{ " " }
}{ $armour ->
    [0] { "" }
   *[other] hits on its bearer: −{ $armour } STAMINA ·{ " " }
}{ $cover ->
    [0] { "" }
   *[other] −{ $cover } to hit its bearer ·{ " " }
}REPUTATION { $reputation }{ $more ->
    [yes] { " " }· look it up
   *[no] { "" }
}
loot-hint = { $guarded ->
    [0] { $concealed ->
        [0] { $runes ->
            [0] { $renown } more REPUTATION
            [one] the only one
           *[other] one of { $runes }, by lot
        }
        [one] the only concealed one
       *[other] one of { $concealed } concealed, by lot
    }
    [one] 1 card, face down
   *[other] { $guarded } cards, face down
}
answer-hint = { $success } % to work{ $theirs ->
    [0] { "" }
   *[other] { " " }· { $theirs } % that theirs does
}{ $battle ->
    [0] { "" }
   *[other] { " " }· { $battle } % battle
}{ $deal ->
    [none] { "" }
    [news] { " " }· see 2 of their race, 1 of the stack
    [treasure] { " " }· for a rune or an item
    [item] { " " }· one of theirs, for a rune
    [service] { " " }· the leader joins, for REPUTATION
    [healing] { " " }· heals your people
    [guide] { " " }· leads you up to 3 places on
   *[truce] { " " }· peace with their race
}{ $duel ->
    [none] { "" }
   *[other] { " " }· then { $duel } % to win the duel
}
    .at-best = up to { $success } % to work, depending on the deal{ $theirs ->
        [0] { "" }
       *[other] { " " }· { $theirs } % that theirs does
    }{ $battle ->
        [0] { "" }
       *[other] { " " }· { $battle } % battle
    }
attack-hint = { $chance ->
    [none] { "" }
   *[other] about { $chance } % to win if they fight ·{ " " }
}MIGHT { $own } against { $theirs }
duel-hint = { $asked ->
    [yes] if they accept:{ " " }
   *[no] { "" }
}{ $win } % to win, { $lose } % to lose · MIGHT { $own } against { $theirs }
plan-hint = { $talking } % to work if they talk · { $fleeing } % if they flee

not-met-now = You can't meet that group now. Players' groups don't meet in the first round, nor twice in one. Choose a group on offer, or look around.
card-barred = { $leader } can't choose { $card } against this leader now. Choose another card.
trade-without-talk = There's no trade without NEGOTIATE. Choose it for one of the two rounds, or propose a truce.
cannot-give = Your group can't give that. Leaders, heroes and captives stay. Choose something on offer.
cannot-ask = You can't ask for that. Choose a truce, a rune, an item that they show, or a follower who's no hero.
cannot-take = There's no room for that on your side or theirs, or somebody wouldn't follow. Name another deal.
no-such-deal = That deal can't be made now: { $deal }. Propose another one.

## Battles: what happened

battle-began = ⚔ **{ $attacker } attacks { $defender }** at { $place }{ $surprise ->
    [yes] , and comes as a surprise
   *[no] { "" }
}.
round-fought = Round { $round }: the side of { $leader } ({ $stance }) loses { $lost } STAMINA, that of { $other } ({ $facing }) { $dealt }. 🎲 { $rolls }
fighter-down = { $name } is subdued.
fighter-slain = { $slayer ->
    [none] ☠ { $name } dies.
   *[other] ☠ { $name } falls to { $slayer }.
}
death-defied = ✨ { $name } is deathless, and lives on this time.
life-spared = 🧵 The thread isn't cut yet: { $name } ({ $seat }) lives on, alone, at { $place }.
bronze-broke = { $name }'s bronze breaks: { $card }.
withdrawal-tried = 🎲 { $leader } tries to withdraw: rolls { $roll }, needs { $t } or less. { $success ->
    [yes] They get away.
   *[no] They have to fight.
}
yielded = 🏳 { $leader } gives in.
tribute-paid = { $follower ->
    [none] { $items ->
        [0] { $leader } has nothing to pay with, and goes free.
        [one] { $leader } pays to be let go: 1 item.
       *[other] { $leader } pays to be let go: { $items } items.
    }
   *[other] { $leader } has to leave a follower behind: { $follower }.
}
battle-over = { $winner ->
    [none] The battle is over, and nobody has won.
   *[other] 🚩 { $winner } wins the battle.
}
captive-settled = { $seat } decides about { $name }: { $lot }.{ $roll ->
    [none] { "" }
   *[other] { " " }🎲 Rolls { $roll }, needs { $t } or less: { $success ->
        [yes] it works.
       *[no] it fails.
    }
}
hero-ransomed = { $of } has to pay { $seat } a ransom for { $name }.

## Battles: what one may do, is asked, and why not

lot-take = take along
lot-ransom = let go for its items
lot-release = let go as a friend
lot-slay = slay

fight = Fight on: { $stance }, { $until }{ $mode ->
    [none] { "" }
   *[other] , { $mode }
}
    .kind = Fight on
    .stance = How boldly do you fight?
    .until = Until when do you fight?
    .mode = To kill, or to subdue?
withdraw = Withdraw
    .kind = Try to withdraw
yield = Give in, and pay for it
    .kind = Give in, and pay for it
settle = { $name }: { $lot }
    .kind = Decide about a captive
    .name = About whom?
    .lot = What happens?

choosing-battle-order = Round { $round } of the battle is next. Your leader has { $left } STAMINA left, { $leader } has { $foe_left }. How do you fight?
    .call = your turn
settling-captive = { $name } lies subdued before you. What happens? It brings you REPUTATION in any case.
    .call = your turn

fight-hint = About { $chance } % to win · { $hit } % to hit, { $hit_by } % to be hit · MIGHT { $own } against { $theirs }
    .brief = about { $chance } % to win
withdraw-hint = { $chance } % to get away
take-hint = { $chance } % to come along
lot-hint = { $items ->
    [0] { $cost ->
        [0] { $gain } more REPUTATION
       *[other] costs { $cost } REPUTATION
    }
    [one] brings 1 item
   *[other] brings { $items } items
}

## Fate: what happened

fate-drawn = 🃏 { $seat } draws a card. { $left ->
    [0] The stack is empty.
    [one] 1 card is left in the stack.
   *[other] { $left } cards are left in the stack.
}
fate-seen = Your new card: { $card }.
fate-dropped = { $seat } puts a card away, unused.
card-asleep = { $card } sleeps. Cards that play themselves don't do so asleep; to others it makes no difference.
card-awake = { $card } is awake. Cards that play themselves do so now when their moment comes; to others it makes no difference.
card-played = { $armed ->
    [yes] 🃏 { $seat } holds **{ $card }**, and it plays itself{ $of ->
        [none] { "" }
       *[other] { " " }against { $of }
    }.
   *[no] 🃏 { $seat } plays **{ $card }**{ $of ->
        [none] { "" }
       *[other] { " " }against { $of }
    }.
}
card-cancelled = { $card } of { $seat } does nothing: another card silences it.
stamina-lost = { $name } loses { $lost } STAMINA{ $kind ->
    [plain] { "" }
   *[other] { " " }to { $kind }
}.
fate-killed = { $seat ->
    [none] ☠ { $name } dies.
   *[other] ☠ { $name } ({ $seat }) dies.
}
death-averted = ✨ { $name } would have died, but lives on with { $left } STAMINA.
group-healed = 💚 { $amount ->
    [99] Everybody in the group of { $leader } ({ $seat }) gets back all STAMINA.
   *[other] Everybody in the group of { $leader } ({ $seat }) gets back up to { $amount } STAMINA.
}
reputation-moved = ⭐ { $by ->
    [-1] { $name } loses 1 REPUTATION
    [-2] { $name } loses 2 REPUTATION
    [-3] { $name } loses 3 REPUTATION
    [-4] { $name } loses 4 REPUTATION
    [-5] { $name } loses 5 REPUTATION
    [-6] { $name } loses 6 REPUTATION
    [-7] { $name } loses 7 REPUTATION
    [-8] { $name } loses 8 REPUTATION
    [-9] { $name } loses 9 REPUTATION
    [-10] { $name } loses 10 REPUTATION
   *[other] { $name } gains { $by } REPUTATION
}{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
}.

why-resident = for a resident who is beaten or won
why-subdued = for one who lies subdued
why-slain = for a killing
why-follower = for a follower
why-friend = for a new friend
why-deal = for a deal
why-duel = for winning the duel
why-mercy = for letting one go

drop-frozen = ❄ { $place } freezes until the season changes.
drop-flooded = 🌊 { $place } is in flood. Nobody may enter it until the season changes.
counter-led = { $leader } ({ $seat }) is led to { $place }.
counter-halted = { $seat } has to stop at the first water.
rolled-again = 🎲 A card of { $seat } makes it roll again.
hand-taken = { $seat } takes the card that { $of } held.
hand-lost = Your card was taken: { $card }.
theft-tried = 🎲 { $seat } tries to steal from { $of ->
    [none] a rival
   *[other] { $of }
}: rolls { $roll }, needs { $t } or less. { $success ->
    [yes] It works.
   *[no] It fails.
}
goods-taken = { $seat } takes { $items ->
    [0] { $runes ->
        [one] 1 rune
       *[other] { $runes } runes
    }
    [one] 1 item
   *[other] { $items } items
}{ $items ->
    [0] { "" }
   *[other] { $runes ->
        [0] { "" }
        [one] { " " }and 1 rune
       *[other] { " " }and { $runes } runes
    }
} from { $of ->
    [none] a rival
   *[other] { $of }
}.
goods-lost = You lost { $card }.
rune-faded = { $seat ->
    [none] A rival
   *[other] { $seat }
} loses a rune.
follower-taken = { $name } leaves { $of ->
    [none] a rival
   *[other] { $of }
} and follows { $seat }.
follower-left = { $name } leaves { $of ->
    [none] a rival
   *[other] { $of }
} for good.
stranger-came = 🔥 { $name } ({ $race }) comes to the fire of { $seat }. { $t ->
    [none] There's no staying: { $name } may not follow, or there's no room.
   *[other] Rolls { $roll }, needs { $t } or less: { $stays ->
        [yes] { $name } stays.
       *[no] { $name } goes.
    }
}
nobody-came = Nobody comes to the fire. Race: { $race }.
item-made = 🔨 { $seat } gets { $item }, for { $runes ->
    [0] { $reputation } REPUTATION
    [one] 1 rune{ $reputation ->
        [0] { "" }
       *[other] { " " }and { $reputation } REPUTATION
    }
   *[other] { $runes } runes{ $reputation ->
        [0] { "" }
       *[other] { " " }and { $reputation } REPUTATION
    }
}.
item-concealed = { $name } has to conceal { $item }.
stack-seen = { $count ->
    [one] { $seat } looks at the top card of the stack.
   *[other] { $seat } looks at the top { $count } cards of the stack.
}
stack-shown = On top of the stack, in this order: { $cards }.
stack-arranged = { $seat } puts the cards back.

## Fate: what one may do, is asked, and why not

which-old = the old card
which-new = the new card
keep = Keep { $which }
    .kind = Keep one of two cards
    .which = Which card do you keep?
drop = Put the card away, unused
    .kind = Put the card away, unused
sleep = Put the card to sleep
    .kind = Put the card to sleep, so that it won't play itself
wake = Wake the card
    .kind = Wake the card, so that it plays itself
play = Play { $card }{ $counter ->
    [none] { "" }
   *[other] { " " }for { $counter }
}{ $of ->
    [none] { "" }
   *[other] { " " }against { $of }
}{ $group ->
    [none] { "" }
   *[other] : { $group }
}{ $name ->
    [none] { "" }
   *[other] : { $name }
}{ $race ->
    [none] { "" }
   *[other] : { $race }
}{ $item ->
    [none] { $lot ->
        [yes] : a concealed item
       *[no] { "" }
    }
   *[other] : { $item }
}{ $place ->
    [none] { "" }
   *[other] : { $place }
}
    .kind = Play a card
    .card = Which card?
    .counter = For which group of yours, by its leader?
    .of = Against which player?
    .group = Against which of their groups, by its leader?
    .name = Which character?
    .race = Which race?
    .lot = A concealed item, by chance?
    .item = Which item?
    .realm = In which world?
    .place = Which place?
arrange = From the top: { $first }, { $second }{ $third ->
    [none] { "" }
   *[other] , { $third }
}{ $fourth ->
    [none] { "" }
   *[other] , { $fourth }
}
    .kind = Put the cards back
    .first = Which card is drawn first?
    .second = Which card is drawn next?
    .third = Which is the third?
    .fourth = Which is the fourth?

keep-hint = { $card }
    .brief = { $card }
keeping-fate = You may hold only one card. Keep the old one or the new one, or play either now. The other one is gone. *Hand* shows both.
    .call = your turn
arranging-stack = { $count ->
    [one] Put the card back on the stack.
   *[other] Put the { $count } cards back on the stack. In which order?
}
    .call = put cards back on the stack

theft-hint = { $chance } % to steal it
harm-hint = they lose { $lost } STAMINA{ $dead ->
    [0] { "" }
    [one] { " " }· 1 dies
   *[other] { " " }· { $dead } die
}
price-hint = for { $runes ->
    [0] { $reputation ->
        [0] nothing
       *[other] { $reputation } REPUTATION
    }
    [one] 1 rune{ $reputation ->
        [0] { "" }
       *[other] { " " }and { $reputation } REPUTATION
    }
   *[other] { $runes } runes{ $reputation ->
        [0] { "" }
       *[other] { " " }and { $reputation } REPUTATION
    }
} · { $item }

not-in-hand = You don't hold { $card }.
not-played-now = { $card } isn't played now. It's played { $when }.
no-target = { $card } has nothing to act on now. Keep it, or put it away.
wrong-target = { $card } can't be played like that. Choose one of the targets on offer.
empty-hand = You hold no card.
is-asleep = Your card is asleep already. You can wake it.
is-awake = Your card is awake already. You can put it to sleep.
other-cards = Put back just the cards you've seen, each of them once.

## The last battle: what happened

ailment-plain = plain
ailment-VENOM = venom
ailment-DISEASE = disease
ailment-FIRE = fire

chapter-hosts = I. The hosts
chapter-named = II. The duels of the tales
chapter-vowed = III. The champions' duels
chapter-melee = IV. The melee
chapter-reckoning = V. The reckoning

ragnarok-began = 🌋 **Ragnarok comes in round { $game_turn }!** All else breaks off, and held cards are gone.
ragnarok-neared = 🌋 **{ $seat } draws Ragnarok!** It comes when this round is over: this turn and those that follow in the round are the last.
chapter-began = **{ $chapter }**
unbound-gathered = { $names ->
    [none] No others come to fight for { $side }.
   *[other] These follow nobody, and fight for { $side }: { $names }.
}
muster-given = { $seat } has called the people to arms.
side-sworn = { $lot ->
    [yes] 🎲 The lot sends the people of { $seat } to fight for { $side }.
   *[no] { $seat }'s people fight for { $side }.
}
    .outline = { $seat } for { $side }
champion-named = { $foe ->
    [none] 🗡 { $champion } is the champion of { $seat }, but there's no foe to seek.
   *[other] 🗡 { $champion }, the champion of { $seat }, has vowed to seek { $foe }.
}
    .outline = { $foe ->
        [none] 🗡 { $champion } seeks nobody
       *[other] 🗡 { $champion } seeks { $foe }
    }
host-gathered = { $names ->
    [none] The host of { $side } is empty.
   *[other] The host of { $side }: { $names }.
}{ $spears ->
    [0] { "" }
   *[other] { " " }Spears behind them: { $spears }.
}
duel-began = { $seat ->
    [none] ⚔ **{ $one } against { $other }**
   *[other] { $missed ->
        [none] { $kept ->
            [yes] ⚔ **{ $one } against { $other }**, as { $seat } has vowed
           *[no] ⚔ **{ $one } against { $other }**, for { $seat }
        }
       *[other] ⚔ **{ $one } against { $other }**: { $missed }, whom { $seat } has vowed to seek, has fought already
    }
}
champion-spent = 🗡 { $champion }, the champion of { $seat }, { $stands ->
    [yes] has fought already
   *[no] has fallen already
}{ $met ->
    [none] , and meets nobody now.
   *[other] , against { $met } as vowed.
}
    .outline = { $stands ->
        [yes] 🗡 { $champion } has fought already
       *[no] 🗡 { $champion } has fallen already
    }
duel-missed = { $round } · { $striker } rolls { $die }, needs { $needed } or less: a miss.{ $burnt ->
    [0] { "" }
   *[other] { " " }Embers cost { $burnt } STAMINA.
}
duel-hit = { $round } · { $striker } rolls { $die }, needs { $needed } or less{ $slain ->
    [yes] : the bane of { $target } kills.
   *[no] , then { $harm }: { $target } loses { $lost } STAMINA{ $kind ->
        [plain] { "" }
       *[other] { " " }to { $kind }
    }.
}
duel-bronze-broke = { $name }'s bronze breaks: { $card }.
death-escaped = ✨ { $name } would have died, and lives.
    .outline = ✨ { $name } lives on
duel-undecided = Both still stand: { $one } with { $one_left } STAMINA, { $other } with { $other_left }.
    .outline = { $one } and { $other } still stand
melee-fought = ⚔ { $one } and { $other } fight, and lose { $one_lost } and { $other_lost } STAMINA. 🎲 { $rolls }
fighter-fell = ☠ { $name } falls to { $slayer }.{ $seat ->
    [none] { "" }
   *[other] { $reputation ->
        [0] { "" }
       *[other] { " " }{ $seat } gains { $reputation } REPUTATION.
    }
}
    .outline = ☠ { $slayer } fells { $name }
found-no-foe = They find no foe, and stand ({ $side }): { $names }.
strength-reckoned = 💪 **{ $total } for { $side }:** standing { $standing }, spears { $spears }, fame { $gained }, the dead { $dead }, doom { $doom }, favour { $favour }.
    .outline = 💪 { $total } for { $side }
ragnarok-decided = 🏁 **{ $reason }** Good { $good }, evil { $evil }.
seat-scored = { $seat } has **{ $total }**: characters { $best }, Mortals { $mortals }, runes { $runes }, friends { $friends }, bonus { $bonus }.

## The last battle: what one may do, is asked, and why not

muster = { $champion ->
    [none] Fight for { $side }, with no champion
   *[other] { $foe ->
        [none] Fight for { $side }, led by { $champion }
       *[other] Fight for { $side }: { $champion } against { $foe }
    }
}
    .kind = Name your champion
    .side = For which side?
    .champion = Who is your champion?
    .foe = Which foe does your champion seek?
leave-to-lot = Let the lot choose your side
    .kind = Let the lot choose your side

choosing-champion = Ragnarok is here. { $neutral ->
    [yes] For which side do your people fight? Then name a champion, and the foe it seeks.
   *[no] Name a champion, and the foe it seeks.
}{ $alone ->
    [yes] { "" }
   *[no] { " " }Nobody sees your choice until all have chosen.
}
    .call = name a champion for Ragnarok

muster-hint = MIGHT { $might } against { $foe }{ $fated ->
    [yes] { " " }· they meet without a vow too
   *[no] { $busy ->
        [none] { "" }
       *[other] { " " }· { $busy } meets { $meets } first
    }
}

not-your-side = Your people don't fight for { $side }: your hero's side decides.
no-champion = { $champion } can't be your champion. Choose one of yours who goes to Ragnarok.
not-to-be-sought = Your champion can't seek { $foe }. Choose one of the foes on offer.

## The account

ended = { $reason }
strengths = Strength in the end: good { $good }, evil { $evil }.
had-score = Of those who could win, { $winner } has the best score: { $score }.
shared-score = { $seats } share the victory, with { $score } each.
tie-broken = Others had the same score: { $by }.
tie-break-side = a neutral player loses ties
tie-break-mortals = more Mortals alive in Midgard decided
tie-break-character = the best single character decided
nobody-left = Nobody plays on for the side that won, so nobody wins.
final-score = Score: { $score }
final-host = { $won ->
    [yes] Fought for { $side }, and won
   *[no] Fought for { $side }
}
final-parts = Characters { $best } · Mortals { $mortals } · runes { $runes } · friends { $friends } · bonus { $bonus }
final-people = { $living ->
    [0] Nobody lives
    [one] 1 lives
   *[other] { $living } live
}{ $fallen ->
    [0] { "" }
   *[other] , { $fallen } fell at Ragnarok
}
