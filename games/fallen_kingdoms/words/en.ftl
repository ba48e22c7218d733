### Fallen Kingdoms. The ids are the tags of the structs; the arguments are their fields.

title = Fallen Kingdoms
    .about = Gods raise kingdoms, let them fall, and come back with new peoples. Glory lasts longer than any of them.
    .rules =
        ▸ **The goal.** The most glory wins. Every turn each city brings 1 and each building 2. Each knowledge card and each rumor brings 6 at once. The match ends when two of the three piles are used up: knowledge, buildings, rumors. If that takes too long, it ends after the last round.
        ▸ **Your god** has a power you use at the start of your turn, while your temple stands. Each god begins with some glory, so that all are about even.
        ▸ **Production.** Buildings and square icons push your three tracks. Each city and each port adds 1 free point for any track. 3 points make a unit, 6 a building, 9 a knowledge card.
        ▸ **Moving.** Each unit moves once, by one road or one sea route. One unit always stays. Units sent to enemies wait on the road until you end your moves.
        ▸ **Battle.** You throw two dice, then the defender does, and so on. Each die from 4 on kills. Two throws in a row without a hit end the battle. Before each throw you may go home, and the defender may retreat.
        ▸ **Intimidation.** Your god’s value and your rumors. If yours is higher, an even die also drives one enemy unit away. A temple protects its city.
        ▸ **Victories.** Six captured cities bring a rumor. So does a destroyed temple, and so does the last unit of a kingdom.
        ▸ **Rampage.** If you win with your first throw, you may throw once more at a city next by road.
        ▸ **Invasions** end each round. You may give your kingdom away and come back from the edge with 30 fresh units.
        ▸ **The map.** A number is units. Anchor: a port. Square icon: 2 points for its track. All signs: *Look up*.

## Names

god-frigg = Frigg
    .brief = borrows the power of another god in play
    .about = The queen of the gods asks another. Use the power of one other god in play, while that god’s temple stands too. Odin has none to lend. It works from your own cities.
god-loki = Loki
    .brief = takes an enemy city of one unit next to yours
    .about = Take an enemy city next to one of yours that holds exactly one unit. The unit goes home, one from your reserve moves in, and a building there is yours. It’s no victory, and no rampage follows. Cities with enemy temples are safe.
god-freyr = Freyr
    .brief = 3 more points for buildings a turn
    .about = The god of harvest gives you 3 more points for buildings at the start of each turn.
god-njord = Njord
    .brief = 1 more free point for each port, up to 4
    .about = The god of harbours gives you 1 more free point for each port you hold, up to 4.
god-tyr = Tyr
    .brief = 1 more unit a turn
    .about = The god of war gives you 3 more points for units at the start of each turn: one unit more.
god-thor = Thor
    .brief = throws two dice at an enemy city next to yours
    .about = Throw two dice at an enemy city next to one of yours: each die from 4 on kills a unit. The city may be empty then, but you don’t take it. No knowledge helps. Cities with enemy temples are safe.
god-hel = Hel
    .brief = takes a unit from any enemy city of two or more
    .about = Take one unit from any enemy city that has two or more, however far away. Cities with enemy temples are safe.
god-heimdall = Heimdall
    .brief = leads one or two units to any city of yours
    .about = Lead one or two units from a city of yours over the rainbow to any other of yours. They may still move this turn. One unit stays behind.
god-odin = Odin
    .brief = no power
    .about = He needs no power: nobody has more intimidation to begin with.

city-1Aa = Hladir
city-1Ab = Kaupang
city-1Ac = Birka
city-1Ad = Ribe
city-1Ae = Lejre
city-1Af = Hedeby
city-1Ba = Jelling
city-1Bb = Uppsala
city-1Bc = Visby
city-2Aa = Sigtuna
city-2Ab = Trelleborg
city-2Ac = Aros
city-2Ad = Bergen
city-2Ae = Nidaros
city-2Af = Lund
city-2Ba = Odense
city-2Bb = Viborg
city-2Bc = Roskilde
city-3Aa = Aggersborg
city-3Ab = Fyrkat
city-3Ac = Skara
city-3Ad = Tonsberg
city-3Ae = Sarpsborg
city-3Af = Oseberg
city-3Ba = Gokstad
city-3Bb = Borre
city-3Bc = Avaldsnes
city-4Aa = Steinkjer
city-4Ab = Stiklestad
city-4Ac = Trondenes
city-4Ad = Borg
city-4Ae = Vagan
city-4Af = Hamar
city-4Ba = Lindholm
city-4Bb = Paviken
city-4Bc = Gudme
city-4Bd = Uppakra
city-4Be = Tisso
city-4Bf = Helgo
city-4Bg = Adelso
city-4Bh = Valsgarde
city-4Bi = Vendel
city-5Aa = Jorvik
city-5Ab = Dyflin
city-5Ac = Torksey
city-5Ad = Hlymrek
city-5Ae = Vedrafjord
city-5Af = Kirkjuvag
city-5Ba = Birsay
city-5Bb = Orphir
city-5Bc = Torshavn
city-5Bd = Kvivik
city-5Be = Thingvellir
city-5Bf = Reykholt
city-5Bg = Skalholt
city-5Bh = Holar
city-5Bi = Oddi
city-6Aa = Brattahlid
city-6Ab = Gardar
city-6Ac = Herjolfsnes
city-6Ad = Leifsbudir
city-6Ae = Aldeigja
city-6Af = Holmgard
city-6Ba = Konugard
city-6Bb = Palteskja
city-6Bc = Seeburg
city-6Bd = Grobin
city-6Be = Truso
city-6Bf = Jomsborg
city-6Bg = Arkona
city-6Bh = Rerik
city-6Bi = Starigard
city-6Bj = Menzlin
city-6Bk = Ralswiek
city-6Bl = Dorestad

resource-metal = metal
    .about = Iron for units.
resource-wood = wood
    .about = Timber for buildings.
resource-wheat = wheat
    .about = Bread for those who think: points for knowledge.

track-unit = units
    .about = A full track makes a unit. You place it in a city of yours in the same turn.
track-building = buildings
    .about = A full track brings one of the two tiles on display. It goes to a city of yours without building or temple.
track-knowledge = knowledge
    .about = A full track brings one of the three cards on display. It works for you from then on.

building-barracks = barracks
    .about = Here units are trained. One building fits into a city, and it goes with the city.
building-workshop = workshop
    .about = Here buildings are prepared. One building fits into a city, and it goes with the city.
building-farm = farm
    .about = Here scholars are fed. One building fits into a city, and it goes with the city.

knowledge-mining = Mining
    .brief = 1 more point for units from each metal city
    .about = 1 more point for units from each metal city of yours: a square gives 3, a circle 1.
knowledge-machinery = Machinery
    .brief = 1 more point for buildings from each wood city
    .about = 1 more point for buildings from each wood city of yours: a square gives 3, a circle 1.
knowledge-irrigation = Irrigation
    .brief = 1 more point for knowledge from each wheat city
    .about = 1 more point for knowledge from each wheat city of yours: a square gives 3, a circle 1.
knowledge-trade = Trade
    .brief = each port gives 2 free points instead of 1
    .about = Each port of yours gives 2 free points instead of 1.
knowledge-masonry = Masonry
    .brief = each building gives 3 points instead of 2
    .about = Each of your buildings gives 3 points instead of 2.
knowledge-coinage = Coinage
    .brief = 2 more free points each turn
    .about = 2 more free points each turn, while you hold a city.
knowledge-runes = Runes
    .brief = 3 more glory for each later card
    .about = 3 more glory for each knowledge card you take after this one.
knowledge-swords = Swords
    .brief = attack: your first throw hits from 3 on, and so do rampages
    .about = Your first throw in each attack hits from 3 on. So do your rampages.
knowledge-shields = Shields
    .brief = defence: the first hit of each battle does no harm
    .about = When you defend, the first hit of each battle does no harm. It’s no help against a rampage.
knowledge-archery = Archery
    .brief = defence: your first throw of each battle hits from 3 on
    .about = When you defend, your first throw in each battle hits from 3 on.
knowledge-berserkers = Berserkers
    .brief = attack: three dice while four or more of your units fight
    .about = You throw three dice in an attack while four or more of your units are in it. In a rampage the units in the city you come from count.
knowledge-siegecraft = Siegecraft
    .brief = attack: you hit from 3 on where a building or temple stands
    .about = Your attacks and rampages hit from 3 on against a city with a building or a temple.
knowledge-palisades = Palisades
    .brief = defence: you hit from 3 on where a building or temple stands
    .about = When you defend a city with a building or a temple, you hit from 3 on.
knowledge-riders = Riders
    .brief = you may rampage after your second throw, too
    .about = You may rampage even if it took your second throw to win the battle.
knowledge-longships = Longships
    .brief = attack: you hit from 3 on with units that came by sea
    .about = Your attack hits from 3 on while a group that came by sea is in it.
knowledge-shipbuilding = Shipbuilding
    .brief = units may take two sea routes in one move
    .about = Your units may take two sea routes in one move. The port between is yours or empty; passing doesn’t claim it.
knowledge-roadbuilding = Roadbuilding
    .brief = units may take two roads in one move
    .about = Your units may take two roads in one move. The city between is yours.
knowledge-law = Law
    .brief = defence: nobody frightens your units away
    .about = When you defend, nobody intimidates your units.

rumor-1a = “They never wash” (1)
rumor-1b = “They snore like bears” (1)
rumor-2a = “They drink sea water” (2)
rumor-2b = “They sleep standing” (2)
rumor-3a = “They chew iron” (3)
rumor-3b = “They row all night” (3)
rumor-4a = “They bite their shields” (4)
rumor-4b = “They laugh when bleeding” (4)
rumor-5a = “They eat wolves raw” (5)
rumor-5b = “They feel no cold” (5)
rumor-6a = “They wear the skin of trolls” (6)
rumor-6b = “They burn their own ships” (6)
rumor-7a = “They drink from skulls” (7)
rumor-7b = “They never drown” (7)
rumor-8a = “They have died before” (8)
rumor-8b = “They were born in battle” (8)
rumor-9a = “They broke bread with Fenrir” (9)
rumor-9b = “The sun hides from them” (9)

phase-gods = gods
phase-groups = first cities
phase-power = god’s power
phase-production = production
phase-movement = movement
phase-combat = combat
phase-invasions = invasions
phase-rumors = the count

reason-trophies = Piles of trophies are used up, and the most glory counts.
reason-rounds = The last round is over, and the most glory counts.

## Options

option-board = Board
option-cities = Cities for each player
option-trophies = Trophies of each kind for each player
option-rounds = The match ends at the latest after
option-newcomers = With 5 or 6 players, two gods to choose from for
option-powers = Gods’ powers
    .off = No gods’ powers
option-hidden_glory = Everyone’s glory stays hidden until the end
option-counter_clockwise = The first-player card moves the other way around
option-strongest_invade_first = The strongest may invade first
option-powerless_temples = Temples protect from nothing
option-teaching = Explain each step when it first comes up

board-choice-standard = the standard board
board-choice-random = a new one each time
cities-six = six
cities-nine = nine, on a new board, for up to 5 players
trophies-two = two
trophies-three = three
trophies-four = four, for up to 4 players
rounds-ten = 10 rounds
rounds-fifteen = 15 rounds
rounds-twenty-five = 25 rounds
newcomers-none = nobody
newcomers-one = the player who joined last
newcomers-two = the two who joined last
newcomers-three = the three who joined last
newcomers-all = as many players as gods are left for

## Standing orders

order-groups = My groups during set-up, once my temple stands
order-defence = When I’m attacked
order-refuge = Where my units retreat or flee to
order-casualties = Losses of my attackers
order-recall = Units of mine that didn’t fight, after my battles
order-inheritance = When I’m given a kingdom and have too few units for it
order-invasions = Invading while I have a kingdom

groups-order-ask = ask me
groups-order-usual = place them in the cities with most routes
    .offer = Place all my other groups for me, in the cities with most routes
defence-order-hold = hold the city
    .offer = Always hold my cities
defence-order-last-unit = retreat with the last unit
defence-order-outnumbered = retreat when they’re more than we are
defence-order-doubled = retreat when they’re at least twice as many
defence-order-ask = ask me before each throw
refuge-order-strongest = to my strongest city near by
    .offer = Always send them to my strongest city near by
refuge-order-weakest = to my weakest city near by
refuge-order-empty = into an empty city, to win it
refuge-order-ask = ask me
casualty-order-largest = from the largest group
    .offer = Always take them from the largest group
casualty-order-ask = ask me
recall-order-ask = ask me whether to call them back
recall-order-stay = let all stay
    .offer = Never ask me after battles: all stay
inheritance-order-evenly = spread them evenly, the best cities first
    .offer = Always spread them evenly, the best cities first
inheritance-order-ask = ask me
invasion-order-ask = ask me each round
invasion-order-never = never
    .offer = Never invade while I have a kingdom

## Lessons

lesson-gods = **Your god.** If you have two to choose from, choose one in secret. High intimidation drives enemies away in battle; each but Odin has a power as well. The glory that a god begins with makes up for what it lacks. Look up the gods to compare them.
lesson-groups = **First cities.** Place seven groups of three units, one after another. Turns go around the table and back again, to and fro. The first brings your temple and stands apart from the others. All later ones go to your own cities or next to them. Several groups may share a city.
lesson-power = **Your god’s power** works once in each of your turns, at the start, while your temple stands. Cities with enemy temples are safe from it.
lesson-production = **Production.** Buildings and square icons give points to their tracks. Then you spend free points: one for each city and one more for each port. 3 points make a unit, 6 a building, 9 a knowledge card.
lesson-taking = **A full track.** Take one of the cards or tiles on display. Knowledge works for you from now on and brings 6 glory. When a pile is used up, a full track brings a little glory instead.
lesson-placing = **Buildings.** One fits into each city. Each gives 2 points on its track and 2 glory every turn. Guard it: it goes with the city.
lesson-movement = **Moving.** Send units one road or sea route far. At least one unit stays in each city. Moves to your own cities happen at once; the others wait until you end your moves.
lesson-combat = **A battle.** The attacker throws two dice, then the defender. Each die from 4 on kills. It ends when one side is gone or goes home, or when two throws in a row hit nothing.
lesson-intimidation = **Intimidation.** The side with higher intimidation drives one enemy unit away with any even die. The unit flees to an own or empty city near by. Temples protect their city.
lesson-rampage = **Rampage.** One more throw, at a city next by road. If it hits nothing, one unit of yours is lost. If the city is emptied, you may move in.
lesson-glory = **Glory.** At the end of your turn each city brings 1 and each building 2.
lesson-rumor = **Rumors** bring 6 glory and add to your intimidation. You get one for every sixth captured city, for an enemy temple, and for the last unit of a kingdom. The lowest come first.
lesson-fall = **A kingdom falls** with its last unit. Its knowledge belongs to all from then on. Its player isn’t out: a new people can invade at the end of the round. After an invasion in the last round, that takes one round more.
lesson-invasion = **Invasions.** Those with the fewest cities are asked first. You may give your kingdom to another player, who gets a rumor for it, and come back with 30 new units. That pays when few cities are left to you.
lesson-paths = **Invading.** Choose a path at the edge of the board. You throw three dice; each survivor of the defenders costs you a unit. Then you may push on by road. Up to three paths in a row.
lesson-ending = **The end.** The player with the fewest rumors gives them all to the richest, 6 glory with each. Several poorest give together as many as one of them has. Then the most glory wins.

## What happened

explained = 📖 { $lesson }
circle-drawn = Around the table: { $seats }.
gods-offered = You may be one of these gods: { $gods }.
god-chosen = { $seat } has chosen.
god-shown = ⚡ { $seat } is { $god }: intimidation { $intimidation }, { $glory } glory to begin with.
first-player-found = { $seat } has the lowest intimidation and plays first.
group-placed = { $temple ->
    [yes] 🛕 { $seat } builds the temple in { $city }, with { $units } units.
   *[other] { $seat } has { $units } units in { $city }.
}
round-began = **Round { $round }.** { $seat } plays first.
turn-began = **{ $seat }’s turn.**
moment-of-round = { $round ->
    [0] setting up
   *[other] round { $round }
}{ $active ->
    [none] { $round ->
        [0] { "" }
       *[other] { " " }· all turns are over
    }
   *[other] { " " }· { $active }’s turn
}
turn-skipped = { $seat } has no kingdom, and no turn in this round.
scored = ✨ { $seat } gains { $glory } glory: { $cities } { $cities ->
    [one] city
   *[other] cities
}, { $buildings } { $buildings ->
    [one] building
   *[other] buildings
}.
rumor-taken = 👁 { $seat } takes the rumor { $rumor }: { $glory } glory, and intimidation { $intimidation } from now on.
no-rumor-left = No rumor is left for { $seat }: { $glory } glory instead.
temple-destroyed = 🔥 { $seat } destroys { $owner }’s temple in { $city }.
kingdom-fell = ☠ The kingdom of { $seat } has fallen to { $by }.
made-public = { $card } belongs to everyone now: { $seat } had it.
points-carried = { $points ->
    [one] { $seat } carries 1 point of knowledge away from { $owner }.
   *[other] { $seat } carries { $points } points of knowledge away from { $owner }.
}
compensated = { $seat } fills the track of { $track }, but nothing is left to make: { $glory } glory instead.
power-borrowed = { $seat } borrows the power of { $god }.
city-stolen = 🦊 { $seat } tricks the last unit of { $owner } out of { $city }, and moves in.
track-blessed = { $god } blesses { $seat }: { $points } points for { $track }.
sea-blessed = Njord blesses { $seat }: { $points ->
    [one] 1 more free point.
   *[other] { $points } more free points.
}
hammer-thrown = 🔨 { $seat } throws the hammer at { $city }: { $dice }. { $killed ->
    [0] It hits nothing.
    [one] { $owner } loses 1 unit; { $left } left.
   *[other] { $owner } loses { $killed } units; { $left } left.
}
life-taken = 💀 Hel takes a unit of { $owner } in { $city }; { $left } left.
units-called = { $units ->
    [one] 🌈 { $seat } leads 1 unit from { $source } to { $target }.
   *[other] 🌈 { $seat } leads { $units } units from { $source } to { $target }.
}
production-counted = { $seat } produces points: { $unit } for units, { $building } for buildings, { $knowledge } for knowledge, and { $free } free.
points-spent = { $seat } spends free points: { $unit } for units, { $building } for buildings, { $knowledge } for knowledge.
knowledge-taken = 📜 { $seat } learns { $card }: { $glory } glory.
building-taken = { $seat } takes a building: { $building }.
units-produced = { $units ->
    [one] { $seat } raises 1 unit.
   *[other] { $seat } raises { $units } units.
}
units-placed = { $units ->
    [one] 1 new unit comes to { $city }: { $total } there now.
   *[other] { $units } new units come to { $city }: { $total } there now.
}
building-placed = 🛖 { $seat } builds in { $city }: { $building }.
building-waits = { $seat } has no free city for a building ({ $building }); it waits.
units-moved = { $units ->
    [one] { $seat } moves 1 unit from { $source } to { $target }.
   *[other] { $seat } moves { $units } units from { $source } to { $target }.
}
march-began = { $units ->
    [one] { $seat } sends 1 unit from { $source } towards { $target }.
   *[other] { $seat } sends { $units } units from { $source } towards { $target }.
}
battle-began = ⚔ { $seat } attacks { $city } of { $owner }: { $attackers } against { $defenders }.
attack-thrown = { $seat } throws { $dice }: { $killed ->
    [0] nobody falls
    [one] 1 defender falls
   *[other] { $killed } defenders fall
}, { $left ->
    [0] none left
   *[other] { $left } left
}.{ $needed ->
    [3] { " " }(3 and more hit.)
   *[other] { "" }
}
defence-thrown = { $seat } throws { $dice }: { $killed ->
    [0] nobody falls
    [one] 1 attacker falls
   *[other] { $killed } attackers fall
}, { $left ->
    [0] none left
   *[other] { $left } left
}.{ $needed ->
    [3] { " " }(3 and more hit.)
   *[other] { "" }
}
hit-shielded = The shields of { $seat } stop the first hit.
unit-fled = A frightened unit of { $seat } flees to { $city }{ $left ->
    [none] { "" }
    [0] ; nobody is left
   *[other] ; { $left } left
}.
defenders-retreated = { $units ->
    [one] { $seat } gives up { $city }: 1 unit retreats to { $target }.
   *[other] { $seat } gives up { $city }: { $units } units retreat to { $target }.
}
went-home = { $units ->
    [one] 1 unit of { $seat } goes home from { $city }
   *[other] { $units } units of { $seat } go home from { $city }
}{ $garrison ->
    [0] .
    [one] , which 1 unit holds.
   *[other] , which { $garrison } units hold.
}
exhausted = Two throws in a row hit nothing: both sides before { $city } are exhausted.
repelled = { $seat }’s attack on { $city } fails: no attacker is left{ $garrison ->
    [0] .
    [one] . 1 unit holds the city.
   *[other] . { $garrison } units hold the city.
}
city-captured = 🏴 { $seat } takes { $city } from { $owner }, with { $units ->
    [one] 1 unit
   *[other] { $units } units
}. That’s victory { $victories } of 6.
city-entered = { $units ->
    [one] { $seat } takes empty { $city }, with 1 unit.
   *[other] { $seat } takes empty { $city }, with { $units } units.
}
city-left-empty = { $seat } leaves { $city } empty.
rampage-thrown = 🐺 { $seat } rampages { $city } of { $owner } and throws { $dice }: { $killed ->
    [0] nobody falls
    [one] 1 defender falls
   *[other] { $killed } defenders fall
}, { $left ->
    [0] none left
   *[other] { $left } left
}.{ $needed ->
    [3] { " " }(3 and more hit.)
   *[other] { "" }
}
rampage-failed = The rampage hits nothing and costs { $seat } a unit in { $city }.
pulled-back = { $units ->
    [one] { $seat } calls 1 unit back from { $target } to { $source }.
   *[other] { $seat } calls { $units } units back from { $target } to { $source }.
}
last-round = 🏁 { $piles ->
    [yes] Two of the three piles of trophies are used up. This round is the last one.
   *[other] This round is the last one.
}
end-is-near = { $piles ->
    [0] Round { $round } was the last one.
    [one] Round { $round } was the last one.
   *[other] { $piles } piles of trophies are used up.
} The match ends.
rumors-even = No rumor changes hands.
rumor-given = { $seat } gives the rumor { $rumor } to { $heir }, and { $glory } glory with it.
rumor-dropped = { $seat } loses the rumor { $rumor }, and { $glory } glory with it. Nobody gets them.
priority-drawn = The order of invasions in this round: { $seats }.
card-returned = { $seat } invaded last round: the card goes back, the paths are free.
stayed-out = { $seat } doesn’t invade.
no-path-left = No path is open to { $seat }.
invasion-began = **{ $seat } invades.** A new people stands at the edge of the land.
surrendered = { $units ->
    [one] 🏳 { $seat } gives the kingdom to { $heir }. Its one unit goes home, and { $heir } sends another from the own reserve.
   *[other] 🏳 { $seat } gives the kingdom to { $heir }. Its { $units } units go home, and { $heir } sends as many from the own reserve, if there are any.
}
kingdom-left = { $seat } leaves the kingdom to nobody.
inherited = { $units ->
    [one] { $seat } takes over { $city }, with 1 unit.
   *[other] { $seat } takes over { $city }, with { $units } units.
}
called-in = { $units ->
    [one] { $seat } calls in 1 unit from { $city }.
   *[other] { $seat } calls in { $units } units from { $city }.
}
path-taken = 🚩 { $seat } comes by path { $path } towards { $city }.
path-blocked = { $seat } blocks path { $path }.
city-overrun = 🌊 { $seat } overruns { $city } of { $owner }: { $dice }. { $killed ->
    [0] Nobody falls
    [one] 1 defender falls
   *[other] { $killed } defenders fall
} to the dice, { $lost ->
    [0] no invader dies
    [one] 1 invader dies
   *[other] { $lost } invaders die
}. { $units ->
    [0] The city is empty.
    [one] 1 unit holds it.
   *[other] { $units } units hold it.
}
city-withstood = { $city } of { $owner } withstands { $seat }: { $dice }. { $killed ->
    [0] Nobody falls
    [one] 1 defender falls
   *[other] { $killed } defenders fall
} to the dice, { $lost ->
    [0] no invader dies
    [one] 1 invader dies
   *[other] { $lost } invaders die
}, { $left ->
    [one] 1 defender stands
   *[other] { $left } defenders stand
}.
empty-city-taken = { $units ->
    [one] { $seat } takes empty { $city }, with 1 unit.
   *[other] { $seat } takes empty { $city }, with { $units } units.
}
invaders-deployed = { $units ->
    [one] 1 unit of { $seat } comes to { $city }.
   *[other] { $units } units of { $seat } come to { $city }.
}
temple-raised = 🛕 { $seat } builds the temple in { $city }.

## What one may do: the whole, its kind, and a question for each field

be-god = Be { $god }
    .kind = Choose your god
    .god = Which god are you?
place-group = Three units in { $city }
    .kind = Place three units
    .city = Where do they go?
steal-city = Trick the last unit out of { $city }
    .kind = Loki: take a city with one unit
    .city = Which city?
throw-hammer = Throw the hammer at { $city }
    .kind = Thor: throw the hammer at a city
    .city = Which city?
take-life = Take a unit in { $city }
    .kind = Hel: take a unit
    .city = In which city?
call-units = { $units ->
    [one] Lead 1 unit from { $source } to { $target }
   *[other] Lead { $units } units from { $source } to { $target }
}
    .brief = to { $target }, with { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
    .kind = Heimdall: lead up to two units anywhere
    .source = Where do they leave?
    .target = Where do they go?
    .units = How many units?
borrow = Borrow the power of { $god }
    .kind = Borrow a god’s power
    .god = Which god’s power?
skip-power = Don’t use the power
    .kind = Don’t use the power
spend-points = Units { $unit }, buildings { $building }, knowledge { $knowledge }
    .kind = Spend the free points
    .unit = How many free points for units? 3 make a unit.
    .building = How many for buildings? 6 make one.
    .knowledge = How many for knowledge? 9 make a card.
take-knowledge = Take { $card }
    .kind = Take a knowledge card
    .card = Which card?
take-building = Take a tile: { $building }
    .kind = Take a building
    .building = Which building?
place-units = { $units ->
    [one] 1 unit to { $city }
   *[other] { $units } units to { $city }
}
    .kind = Place new units
    .city = To which city?
    .units = How many units?
place-building = Build in { $city }: { $building }
    .kind = Place a building
    .building = Which building?
    .city = Where does it stand?
move = { $units ->
    [one] Send 1 unit from { $source } to { $target }
   *[other] Send { $units } units from { $source } to { $target }
}
    .brief = { $target }, with { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
    .kind = Send units
    .source = Where do they leave?
    .target = Where do they go?
    .units = How many units?
end-moves = End your moves
    .kind = End your moves
strike = Attack { $city }, and be asked after each round
    .brief = Attack, and ask me after each round
    .kind = Attack, and be asked after each round
    .city = Which city?
strike-until = { $left ->
    [0] Attack { $city }, to the last unit
   *[other] Attack { $city }; go home with { $left } left
}
    .brief = { $left ->
        [0] Attack to the last unit
        [one] Attack, and go home with 1 unit left
       *[other] Attack, and go home with { $left } units left
    }
    .kind = Attack in one go
    .city = Which city?
    .left = With how many units left do you go home? 0: fight to the last.
call-off = Don’t attack { $city }
    .brief = Don’t attack, and go home
    .kind = Don’t attack
    .city = Which city?
go-there = Move into { $city }
    .brief = Move in
    .kind = Move into an empty city
    .city = Which city?
fight-on = Throw again
    .kind = Throw again
go-home = Go home
    .kind = Go home
hold = Hold the city
    .kind = Hold the city
retreat = Retreat to { $target }
    .kind = Retreat
    .target = Where to?
lose-unit = A unit from { $source }
    .kind = Take a loss
    .source = From which group?
flee = Flee to { $target }
    .kind = Flee
    .target = Where to?
move-in = Move in
    .kind = Move in
leave-empty = Go home, and leave the city empty
    .kind = Go home, and leave the city empty
rampage = Rampage { $target }
    .kind = Rampage a city
    .target = Which city?
no-rampage = No rampage
    .kind = No rampage
advance = { $units ->
    [0] Nobody goes on
    [one] 1 unit goes on
   *[other] { $units } units go on
}
    .kind = Go on into the city
    .action = How many go on?
    .units = How many units go on?
pull-back = Call them back from { $target } to { $source }
    .kind = Call units back
    .source = Where did they come from?
    .target = Where are they?
stay-there = All stay
    .kind = All stay
name-payer = { $payer } gives a rumor
    .kind = Say who gives a rumor
    .payer = Who gives the next one?
invade = Invade with a new people
    .kind = Invade with a new people
surrender = Give your kingdom to { $heir }, and invade
    .kind = Give your kingdom away, and invade
    .heir = Who gets your kingdom?
abandon = Leave your kingdom, and invade
    .kind = Leave your kingdom to nobody, and invade
stay-out = Don’t invade
    .kind = Don’t invade in this round
settle = { $units ->
    [0] Leave { $city } empty
    [one] 1 unit for { $city }
   *[other] { $units } units for { $city }
}
    .kind = Fill a city
    .city = Which city?
    .units = How many units?
settle-evenly = Spread them evenly, the best cities first
    .kind = Spread them evenly, the best cities first
call-in = { $units ->
    [one] Call in 1 unit from { $city }
   *[other] Call in { $units } units from { $city }
}
    .kind = Call in units from a city of yours
    .city = From which city?
    .units = How many units?
take-path = Path { $path }
    .kind = Invade by a path
    .path = Which path?
sail-on = Path { $path }, and sail on to { $city }
    .kind = Sail on from a port of yours
    .path = By which path?
    .city = To which port?
block-path = Block path { $path }
    .kind = Block a path
    .path = Which path?
stop-invading = No more paths
    .kind = No more paths
push-on = Push on to { $city }
    .kind = Push on
    .city = Which city?
stay-here = Push no further
    .kind = Push no further
deploy = { $units ->
    [one] 1 unit to { $city }
   *[other] { $units } units to { $city }
}
    .kind = Choose where they go
    .city = Which city?
    .units = How many units?
deploy-evenly = Spread them evenly
    .kind = Spread them evenly
raise-temple = Temple in { $city }
    .kind = Build your temple
    .city = Where does it stand?

## What is asked; `call` is said in public

choosing-god = Nobody sees your choice until all have chosen.
    .call = choose a god
placing-temple = Place your temple and your first three units. No other player’s city may be next to them.
    .call = place your temple
placing-group = Group { $group } of { $groups }: three units, in a city of yours or next to one.
    .call = place three units
using-god = Use the power of { $god }?
    .call = your turn
leading-units = Heimdall can lead one or two units to any other city of yours. Choose the city they leave.
    .call = your turn
taking-knowledge = Your track of knowledge is full: take one of the cards on display.
    .call = take a knowledge card
taking-building = Your track of buildings is full: take one of the tiles on display.
    .call = take a building
spending = { $points ->
    [one] You have 1 free point.
   *[other] You have { $points } free points.
} Your tracks: units { $unit } of 3 ({ $to_unit } to go), buildings { $building } of 6 ({ $to_building } to go), knowledge { $knowledge } of 9 ({ $to_knowledge } to go).
    .call = your turn
placing-waiting = { $units ->
    [one] Place your new unit.
   *[other] Place your { $units } new units.
}
    .call = place new units
placing-building = Place your new building: { $building }.
    .call = place a building
moving-units = { $marches ->
    [0] Choose a city to send units from. They go one road or sea route far{ $roads ->
        [yes] , or two roads
       *[no] { "" }
    }{ $lanes ->
        [yes] , or two sea routes
       *[no] { "" }
    }. One always stays. Battles begin when you end your moves.
    [one] 1 group is on its way. Battles begin when you end your moves.
   *[other] { $marches } groups are on their way. Battles begin when you end your moves.
}
    .call = your turn
choosing-target = { $targets ->
    [one] How do you attack?
   *[other] Which of { $targets } cities is next, and how do you attack?
}
    .call = your attack
fighting-on = Before { $city }: { $attackers } of yours against { $defenders }. Throw again?
    .call = fight on, or go home
defending = { $city }: { $defenders } of yours against { $attackers }. Hold it?
    .call = hold { $city }, or retreat
fleeing = A frightened unit of yours flees from { $city }.
    .call = say where a unit flees to
losing-units = { $units ->
    [one] You lose 1 unit.
   *[other] You lose { $units } units, one after another.
}
    .call = take your losses
moving-in = { $city } is yours to take. { $units ->
    [one] Does your unit move in?
   *[other] Do your { $units } units move in?
}
    .call = move in, or go home
rampaging = You’ve taken { $city }. Rampage a city next by road, with { $units ->
    [one] 1 unit
   *[other] { $units } units
} there? Each hit fells a defender; if nothing hits, you lose a unit.
    .call = rampage, or not
advancing = { $city } is empty. { $units ->
    [one] Does your unit go on?
   *[other] How many of { $units } units go on?
}
    .call = say how many go on
pulling-units = The battles are over. Call back units that didn’t fight?
    .call = call units back, or not
naming-payer = { $left ->
    [one] One rumor is still to be given, and 6 glory with it.
   *[other] { $left } rumors are still to be given, and 6 glory with each.
}
    .call = say who gives a rumor
deciding-invasion = { $cities ->
    [one] Give away your kingdom of 1 city, and invade with 30 new units?
   *[other] Give away your kingdom of { $cities } cities, and invade with 30 new units?
} A player who is given it takes a rumor, too.
    .call = invade, or stay
invading-anew = You have no kingdom. Invade with 30 new units? If not, you have no turn in the next round.
    .call = invade, or stay out
staying-out = Others are asked before you. If you won’t invade in this round, say so now.
    .call = say early that you don’t invade
inheriting = { $cities ->
    [one] 1 city is given to you
   *[other] { $cities } cities are given to you
}, but only { $reserve ->
    [one] 1 unit is
   *[other] { $reserve } units are
} in reserve, fewer than stood there. A city that gets none stays empty.
    .call = fill the cities you were given
choosing-path = Path { $number } of 3. { $reserve ->
    [one] 1 unit is
   *[other] { $reserve } units are
} in reserve.
    .call = choose a path to invade
pushing-on = You hold { $city }. Push on by road? { $reserve ->
    [one] 1 unit is
   *[other] { $reserve } units are
} in reserve.
    .call = push on, or not
deploying = { $units ->
    [one] 1 unit is left in your reserve: it goes to a city you’ve taken.
   *[other] { $units } units are left in your reserve: they go to the cities you’ve taken.
}
    .call = place the rest of your people
raising-temple = Your invasion is over. Build your temple: a god’s power works only while it stands.
    .call = build your temple

## What it leads to

city-hint = { $points ->
    [one] 1 point
   *[other] { $points } points
} a turn{ $track ->
    [none] { "" }
   *[other] , { $fixed } for { $track }
} · roads { $roads } · sea routes { $sea }
blessing-hint = { $points } points for { $track }
ports-hint = { $points ->
    [one] 1 more free point
   *[other] { $points } more free points
}
hammer-hint = { $hit } % to kill a unit · { $emptied } % to empty the city
units-hint = { $units ->
    [one] 1 unit there
   *[other] { $units } units there
}
spend-hint = makes { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $glory ->
    [0] { "" }
   *[other] { " " }· { $glory } glory for what’s used up
} · tracks then { $unit_rest }/3, { $building_rest }/6, { $knowledge_rest }/9
    .at-best = makes { $units ->
        [0] no unit
        [one] 1 unit
       *[other] { $units } units
    }{ $unit_glory ->
        [0] { "" }
       *[other] { " " }· { $unit_glory } glory, as units are used up
    }{ $unit_rest ->
        [0] { "" }
       *[other] { " " }· { $unit_rest } of 3 to the next
    }
card-hint = { $card }
tile-hint = { $points } points a turn for { $track }, and { $glory } glory
    .brief = { $points } points a turn for { $track }
place-hint = { $units } there · { $threat ->
    [0] no enemy next to it can attack now
   *[other] from one city next to it, up to { $threat } can attack now
}
join-hint = { $own ->
    [yes] { $units ->
        [one] joins 1 unit of yours
       *[other] joins { $units } units of yours
    }
   *[no] an empty city, yours for the taking
}
move-hint = { $attackers } against { $defenders } · { $percent } % to take it
god-hint = intimidation { $intimidation } · { $glory ->
    [0] no glory
   *[other] { $glory } glory
} to begin with{ $god ->
    [none] { "" }
   *[other] { " " }· { $god }
}
battle-hint = { $attackers } against { $defenders } · { $percent } % to take it, losing about { $lost }
throw-hint = { $attackers } against { $defenders } · next throw: { $hit } % to remove a unit, { $taken } % to win, { $lost } % to lose a unit · in the end { $percent } %
    .brief = { $taken } % to win now, { $percent } % in the end; { $lost } % to lose a unit
hold-hint = { $percent } % that it falls, if they fight on
group-hint = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
rampage-hint = against { $defenders } · { $percent } % to empty it · { $failed } % to lose a unit
payer-hint = has { $glory } glory
path-hint = { $city } · { $defenders ->
    [0] nobody defends it
    [one] 1 defender
   *[other] { $defenders } defenders
}{ $lost ->
    [0] { "" }
    [one] { " " }· costs about 1 unit
   *[other] { " " }· costs about { $lost } units
}
own-path-hint = { $city } is yours: no attack, but you may push on
assault-hint = { $defenders ->
    [0] nobody defends it
    [one] 1 defender
   *[other] { $defenders } defenders
}{ $lost ->
    [0] { "" }
    [one] { " " }· costs about 1 unit
   *[other] { " " }· costs about { $lost } units
}
heir-hint = has { $glory } glory and { $cities ->
    [one] 1 city
   *[other] { $cities } cities
} now

## Why not

not-offered = { $god } isn’t among your two gods.
city-taken = Somebody else is in { $city } already.
too-near = { $city } is next to another player’s city. Your first city stands apart.
not-connected = { $city } is neither yours nor next to a city of yours.
not-on-this-board = { $city } isn’t on this board.
not-your-god = You can’t use the power of { $god } now: it isn’t yours, or a temple is missing.
temple-protects = The temple in { $city } protects it from gods.
not-an-enemy = No other player is in { $city }.
not-beside = { $city } isn’t next to a city of yours.
not-alone = Loki needs a city with exactly one unit. { $city } has { $units }.
last-unit = One unit has to stay in { $city }.
too-many-called = Heimdall leads { $most } units at most.
nobody-in-reserve = You have no unit in reserve to move in.
all-of-them = Spend exactly your free points: { $points }.
not-on-display = { $card } isn’t on display.
no-such-tile = You can’t have that now: { $building }.
not-your-city = { $city } isn’t yours.
too-many-units = { $units ->
    [0] Choose at least 1 unit.
    [one] 1 unit is too many: you have { $most }.
   *[other] { $units } units are too many: you have { $most }.
}
built-up = { $city } has a building or a temple already: choose a city without.
no-units-there = You have no units in { $city }.
no-way = Your units can’t go from { $source } to { $target } in one move.
stay-behind = { $most ->
    [0] Nobody more may leave { $city }: one unit stays, and each moves only once. Send others there first.
    [one] Only 1 unit may leave { $city }: one stays, and each moves only once.
   *[other] Only { $most } units may leave { $city }: one stays, and each moves only once.
}
nothing-there = None of your units is on its way to { $city }.
nobody-to-fight = Nobody defends { $city }: your units just go there.
defended = { $city } is defended: fight for it, or call the attack off.
no-such-limit = { $most ->
    [0] A single attacker fights to the last: say 0.
   *[other] They can go home with { $most } left at most: say a number from 0 to { $most }.
}
no-refuge = Units go to a city of yours or an empty one next to the battle, and { $city } isn’t one.
not-by-road = No road leads to { $city } from here.
no-prey = { $city } is yours: a rampage goes against an enemy or an empty city.
attacked-already = { $city } is attacked only once in a turn.
no-such-move = None of your units went from { $source } to { $target } in this turn.
fought-there = Units that have fought or rampaged stay in { $city }.
would-be-empty = { $city } would be empty then, and it was yours before: one unit stays.
not-a-payer = { $payer } doesn’t have to give the next one.
has-no-kingdom = { $heir } has no kingdom to add yours to.
kingdom-first = You have a kingdom: give it away first.
path-is-blocked = A flag blocks path { $path } in this round: choose one without.
not-next-to-path = Path { $path } isn’t next to a path you’ve used.
attack-instead = You can’t just block path { $path }: only a path that a temple closes, and only while no other is open to you.
temple-holds-out = The temple in { $city } keeps invaders out.
cannot-push = You can’t push on to { $city }: it must be next by road, and not yours.
cannot-sail = You can’t sail on to { $city }: the path must end in a port of yours, and one sea route lead there.
not-invaded = { $city } isn’t yours.
not-needed = { $most ->
    [one] Only 1 unit is needed.
   *[other] Only { $most } units are needed.
}

## The account

ended = { $reason }
piles-empty = { $piles ->
    [2] Two of the three were empty in round { $round }.
   *[other] All three were empty in round { $round }.
}
had-glory = { $winner } has the most glory: { $glory }.
shared-glory = { $seats } share the victory, with { $glory } glory each.
final-glory = Glory: { $glory }
final-cities = { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}
final-trophies = { $rumors ->
    [one] 1 rumor
   *[other] { $rumors } rumors
}, intimidation { $intimidation }
final-falls = { $falls ->
    [0] No kingdom fell or was given away
    [one] 1 kingdom fell or was given away
   *[other] { $falls } kingdoms fell or were given away
}
final-left = Left before the end
