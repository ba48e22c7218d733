### Norseheim. The ids are the tags of the structs; the arguments are their fields.

title = Norseheim
    .about = Chieftains fight and bargain for the empty throne, with runes, council and giants.
    .rules =
        ▸ **The goal.** After six rounds the most power wins: the values of the regions you hold, and your seats in the council. Nine seats, or all three Kings regions, win at once when the council meets.
        ▸ **Your turn.** Play Action cards of one kind, in round 1 one card a turn, in round 2 up to two, and so on, and pay the action's AP. Each further card makes it cheaper by 1. Turns go round until all have passed: pass, and you’re out for the round. You keep unspent AP; the player with the fewest AP goes first next round.
        ▸ **Recruit** warriors at your ring fortresses and settlements. **Relocate** them as you like. No region holds more than six.
        ▸ **Attack** a neighbouring region. Each side throws a rune for every warrior, up to five; a settlement throws one more, a ring fortress two, and a Danevold doubles the defence. Each hit kills a warrior or breaks a wall. A rune that stands upright wakes a Giant.
        ▸ **Diplomacy** convinces chieftains by markers. Convinced regions give seats and lodge your warriors as guests. You may have as many markers as seats and diplomatic strength together.
        ▸ **Worship** a god to take a Gods card, and to keep one Giant from striking.
        ▸ **Build** settlements, ring fortresses around them, and Danevolds on borders. **Double action** takes two actions in one turn.
        ▸ **Every round ends** with the council, a reward for each (AP, a card, or a step on your Character board), income (values and seats), growing chieftains, and the Giants.
        ▸ **The map.** Shield: the value. Helmet: the leader’s warriors; die: from that roll on one joins. Hand: markers that convince; in a player’s colour, there / needed. All signs: *Look up*.

## Costs of the actions in AP; the tests hold them against the data

-cost-attack = 4
-cost-diplomacy = 4
-cost-relocate = 2
-cost-worship = 3
-cost-build = 4

## Names

region-eil = Eilifsborg
region-kon = Kongelund
region-tin = Tingslette
region-rav = Ravnmose
region-bjo = Bjornskov
region-ulv = Ulvelund
region-tro = Troldkaer
region-gyl = Gyldenager
region-ste = Stenhovede
region-taa = Taagemose
region-orn = Ornemark
region-sae = Saelvig
region-gra = Graafjeld
region-hve = Hvedemark
region-hva = Hvalsund
region-sor = Sortkaer
region-isf = Isfjeld
region-sil = Sildehavn
region-grn = Granholt
region-ski = Skibsvig

army-eil = Attack from { region-eil } ({ -cost-attack } AP)
army-kon = Attack from { region-kon } ({ -cost-attack } AP)
army-tin = Attack from { region-tin } ({ -cost-attack } AP)
army-rav = Attack from { region-rav } ({ -cost-attack } AP)
army-bjo = Attack from { region-bjo } ({ -cost-attack } AP)
army-ulv = Attack from { region-ulv } ({ -cost-attack } AP)
army-tro = Attack from { region-tro } ({ -cost-attack } AP)
army-gyl = Attack from { region-gyl } ({ -cost-attack } AP)
army-ste = Attack from { region-ste } ({ -cost-attack } AP)
army-taa = Attack from { region-taa } ({ -cost-attack } AP)
army-orn = Attack from { region-orn } ({ -cost-attack } AP)
army-sae = Attack from { region-sae } ({ -cost-attack } AP)
army-gra = Attack from { region-gra } ({ -cost-attack } AP)
army-hve = Attack from { region-hve } ({ -cost-attack } AP)
army-hva = Attack from { region-hva } ({ -cost-attack } AP)
army-sor = Attack from { region-sor } ({ -cost-attack } AP)
army-isf = Attack from { region-isf } ({ -cost-attack } AP)
army-sil = Attack from { region-sil } ({ -cost-attack } AP)
army-grn = Attack from { region-grn } ({ -cost-attack } AP)
army-ski = Attack from { region-ski } ({ -cost-attack } AP)

envoy-markers = Diplomacy: convince a chieftain ({ -cost-diplomacy } AP)

landscape-coast = Coast
landscape-forest = Forest
landscape-mountain = Mountain
landscape-plain = Plain
landscape-moor = Moor

leader-hallgerd = Hallgerd
leader-ketil = Ketil
leader-vigdis = Vigdis
leader-asgeir = Asgeir
leader-gudmund = Gudmund
leader-skarde = Skarde
leader-alrekr = Alrekr
leader-dagfinn = Dagfinn
leader-eyvind = Eyvind
leader-herleif = Herleif
leader-jorunn = Jorunn
leader-steinar = Steinar
leader-brynhild = Brynhild
leader-frodi = Frodi
leader-grimhild = Grimhild
leader-ingvar = Ingvar
leader-ragnfrid = Ragnfrid
leader-yngvild = Yngvild
leader-bjorgulf = Bjorgulf
leader-thorgils = Thorgils
leader-ulfhild = Ulfhild
leader-eirika = Eirika
leader-halfdan = Halfdan
leader-sigrun = Sigrun
leader-hrolf = Hrolf of the Guards
leader-tyra = Tyra of the Guards
leader-kolbein = Kolbein of the Guards
leader-ossur = Ossur of the Guards
leader-sverting = Sverting of the Guards
leader-asbrand = Asbrand of the Guards
leader-gyda = Gyda
leader-hemming = Hemming
leader-oddleif = Oddleif
leader-stand-in-chieftain = a nameless chieftain
leader-stand-in-guard = a nameless captain of the Guards

giant-spring-flood = { giant-spring-flood.brief } (Coast: warriors drown)
    .brief = Spring Flood
giant-storm-surge = { giant-storm-surge.brief } (Coast: buildings fall)
    .brief = Storm Surge
giant-the-serpent-turns = { giant-the-serpent-turns.brief } (Coast: half the warriors die)
    .brief = The Serpent Turns
giant-wolf-winter = { giant-wolf-winter.brief } (Forest: warriors die)
    .brief = Wolf Winter
giant-wildfire = { giant-wildfire.brief } (Forest: buildings burn)
    .brief = Wildfire
giant-sickness-in-the-woods = { giant-sickness-in-the-woods.brief } (Forest: chieftains waver)
    .brief = Sickness in the Woods
giant-rockfall = { giant-rockfall.brief } (Mountain: warriors die)
    .brief = Rockfall
giant-avalanche = { giant-avalanche.brief } (Mountain: half the warriors die)
    .brief = Avalanche
giant-the-mountain-walks = { giant-the-mountain-walks.brief } (Mountain: Danevolds fall, warriors die)
    .brief = The Mountain Walks
giant-hailstorm = { giant-hailstorm.brief } (Plain: warriors die)
    .brief = Hailstorm
giant-drought = { giant-drought.brief } (Plain: chieftains waver)
    .brief = Drought
giant-cattle-plague = { giant-cattle-plague.brief } (Plain: half the warriors die)
    .brief = Cattle Plague
giant-marsh-fever = { giant-marsh-fever.brief } (Moor: warriors die)
    .brief = Marsh Fever
giant-black-frost = { giant-black-frost.brief } (Moor: half the warriors die)
    .brief = Black Frost
giant-sinking-ground = { giant-sinking-ground.brief } (Moor: buildings sink)
    .brief = Sinking Ground

verb-toll = every region there with two or more warriors loses one
verb-wrath = every region there loses half its warriors, rounded down
verb-ruin = every region there loses its ring fortress, or else its settlement
verb-unrest = every convinced chieftain there sheds a marker
verb-quake = all Danevolds around there fall, and every region there with two or more warriors loses one

god-thor = Thor
    .about = Thor gives strength in battle.
god-loke = Loke
    .about = Loke tricks your rivals.
god-freja = Freja
    .about = Freja protects you and wins hearts.
god-odin = Odin
    .about = Odin gives insight and rewards.

favour-mjolnir = Mjolnir (after the throw, two of your blanks are hits)
    .about = Two of your blank runes become hits.
favour-belt-of-might = Belt of Might (throw two more runes)
    .about = You throw two more runes in this battle, up to seven.
favour-iron-gloves = Iron Gloves (throw some of your runes again)
    .about = Choose any of your runes and throw them again. Runes that stand upright then wake Giants too.
favour-thunderclap = Thunderclap (the other side throws two runes fewer)
    .about = The other side throws two runes fewer in this battle, but at least one.
favour-feast-of-the-goats = Feast of the Goats (two warriors for one region)
    .about = Two warriors from your supply join a region you hold.
favour-giant-bane = Giant-Bane (one open Giant goes under the deck)
    .about = One open Giant that no god holds back goes under the deck.
favour-mocking-laugh = Mocking Laugh (the other side throws its hits again)
    .about = The other side throws all its hits again. Runes that stand upright then wake Giants.
favour-silver-tongue = Silver Tongue (two markers of a rival go home)
    .about = Up to two markers of a rival, from one chieftain, go home. If too few are left, the rival loses him.
favour-shape-shifter = Shape-Shifter (counts as any Action card this turn)
    .about = It counts as one Action card of any kind this turn, beyond your card limit. Play it before your action.
favour-light-fingers = Light Fingers (take 2 AP from a rival)
    .about = Take 2 AP from a rival, or 1 if there’s no more.
favour-turned-omen = Turned Omen (move a god to another Giant)
    .about = Move a god from the Giant it holds back to another open Giant.
favour-secret-path = Secret Path (in your first battle buildings and Danevold don’t help)
    .about = In the first battle of your attack, neither buildings nor a Danevold help the defence.
favour-bounty-of-folkvang = Bounty of Folkvang (recruit in one region for free)
    .about = Recruit in one of your regions for free, as if you’d taken the action there.
favour-brisingamen = Brisingamen (one free Diplomacy)
    .about = Take one Diplomacy action for free, without a card.
favour-falcon-cloak = Falcon Cloak (move warriors to another region)
    .about = Move any number of your warriors from one region to another that you hold or that is yours by diplomacy.
favour-peace-oath = Peace-Oath (before the first battle for your region, the attack is off)
    .about = Before the first battle for a region you hold, the attack is called off. The attacker’s cards and AP stay spent.
favour-hall-of-the-slain = Hall of the Slain (two hits do you no harm)
    .about = Two hits of the other side do you no harm in this battle.
favour-golden-tears = Golden Tears (in the council, three more markers for you)
    .about = In this council you may keep three more markers than your limit.
favour-the-ravens-report = The Ravens’ Report (3 AP)
    .about = You gain 3 AP.
favour-mimirs-well = Mimir’s Well (take a booster card)
    .about = Take a booster card of your choice. You can use it at once.
favour-gungnir = Gungnir (one sure hit in this battle)
    .about = You have one sure hit in this battle, besides your runes.
favour-sleipnir = Sleipnir (after your action, another turn)
    .about = After your action you take another full turn at once.
favour-high-seat = High Seat (look at the next three Giants)
    .about = Look at the next three Giants and put each back on top of the deck or under it.
favour-word-of-the-all-father = Word of the All-Father (two rewards)
    .about = Take two rewards of different sorts: AP, an Action card, or a step on your Character board.

kind-recruit = Recruit
    .about = All your buildings train warriors: a ring fortress as many as your recruit size, a settlement one. No region holds more than six; what doesn’t fit is lost.
kind-attack = Attack
    .about = Warriors of one region attack a neighbouring region. Each side throws a rune for every warrior, five at most; walls help the defence. After each battle you may fight on or stop. When nobody defends the region any more, all your survivors move in.
kind-diplomacy = Diplomacy
    .about = Place markers on a chieftain, anywhere on the map: at least his resistance, and more than a rival has there. Convinced chieftains give you their seats and lodge your warriors. You may have as many markers on the map as seats and diplomatic strength together.
kind-relocate = Relocate
    .about = Move any number of your warriors among the regions you hold and those of chieftains you’ve convinced, at any distance. A region without a building keeps one.
kind-worship = Worship
    .about = Worship one of the gods. The god holds back one Giant this round, and you may take the god’s top card. Each god can be worshipped once a round.
kind-build = Build
    .about = Build a settlement in a region of yours, a ring fortress around a settlement of yours, or a Danevold on a border of yours.
kind-double = Double action
    .about = Take two actions this turn. Each needs its own cards and is paid on its own, the second when its time comes. Three cards in all are the least, so it’s possible from round 3 on, or in round 2 with Shape-Shifter.

building-none = no building
building-settlement = settlement
    .about = It trains 1 warrior when you recruit, and lets all your warriors leave the region. It falls to the last hit of a battle. A settlement alone still holds its region.
building-ring = ring fortress
    .about = Built around a settlement. It trains as many warriors as your recruit size. Its first hit turns it back into a settlement.

rune-hit = hit
rune-blank = blank
rune-upright = upright

track-price = recruit price
    .about = The AP that a Recruit action costs you.
track-strength = diplomatic strength
    .about = The markers you may have on the map beyond one for each seat, and the AP you may take as a reward.
track-size = recruit size
    .about = The warriors each of your ring fortresses trains when you recruit.

reward-ap = AP, as many as your diplomatic strength
reward-recruit = a Recruit card
reward-attack = an Attack card
reward-diplomacy = a Diplomacy card
reward-relocate = a Relocate card
reward-worship = a Worship card
reward-build = a Build card
reward-double = a Double action card
reward-price = a step in recruit price
reward-strength = a step in diplomatic strength
reward-size = a step in recruit size

phase-homes = homes
phase-mercy = mercy
phase-actions = actions
phase-council = council
phase-reward = rewards
phase-giants = Giants

reason-majority = One player has a majority in the council.
reason-kings = One player holds all three Kings regions.
reason-score = Six rounds are over, and the most power counts.
reason-vote = The last two agreed to count their points.
reason-ruin = Everybody lost everything at once, and the points are counted.
reason-last = Nobody else is left in Norseheim.

## Options

option-card_limit = Action cards, as many as the round’s number
option-rewards = Rewards
option-mercy = Mercy for the player in last place
    .off = No mercy for the player in last place
option-ring_hits = A ring fortress takes a hit
option-kings_seats = Kings regions have seats too (20 seats, 11 win)
option-exile = Lose everything, and you may begin again once
option-gods_cards = Gods cards
    .off = No Gods cards
option-upright = Runes that stand upright
option-tile_set = The leader tiles
    .off = The first leader tiles: three recruit too cheaply
option-value_set = The values of the regions
    .off = The first values: from 1 to 4, with poor homes in three corners
option-teaching = Explain each step when it first comes up

card-limit-per-turn = in a turn
card-limit-per-round = in a whole round
rewards-three = AP, a card or a step on the Character board
rewards-two = AP or a card
ring-hits-first = before the warriors
ring-hits-last = after the warriors
upright-ten = 10 of 100
upright-five = 5 of 100
tile-set-even = none recruits too cheaply
value-set-even = 3 on the rim, 2 further in, Kings regions 5

## Standing orders

order-turns = My turns
order-defence = Gods cards when I defend
order-raids = Gods cards when I attack
order-afterwards = Gods cards after my own action
order-mercy = Asking for mercy
order-giants = Gods cards against Giants
order-council = Too many markers in the council

turn-order-ask = ask me
turn-order-round-1 = pass for me in round 1
turn-order-unattacked-1 = pass for me in round 1, until somebody attacks me
turn-order-round-2 = pass for me in round 2
turn-order-unattacked-2 = pass for me in round 2, until somebody attacks me
turn-order-round-3 = pass for me in round 3
turn-order-unattacked-3 = pass for me in round 3, until somebody attacks me
turn-order-round-4 = pass for me in round 4
turn-order-unattacked-4 = pass for me in round 4, until somebody attacks me
turn-order-round-5 = pass for me in round 5
turn-order-unattacked-5 = pass for me in round 5, until somebody attacks me
turn-order-round-6 = pass for me in round 6
turn-order-unattacked-6 = pass for me in round 6, until somebody attacks me

battle-order-ask = ask me
battle-order-if-it-helps = ask me only when a card of mine could change the losses
    .offer = Ask me only when a card of mine can change the losses
battle-order-if-lost = ask me only after a throw that would cost me the region, or all my attackers
battle-order-play-if-lost = if all would be lost, play my first of: Hall of the Slain, Mocking Laugh, Mjolnir, Iron Gloves
battle-order-never = never play one
ask-order-ask = ask me
ask-order-never = never
    .offer = Don’t ask me this again
council-order-ask = ask me
council-order-usual = give up what costs me least
    .offer = Always give up what costs me least

## What happened

explained = 📖 { $lesson }
circle-drawn = Around the table: { $seats }. The first of them chooses a home first.
home-taken = 🏠 { $seat } makes a home of { $region }, led by { $leader }, with { $warriors } { $warriors ->
    [one] warrior
   *[other] warriors
} and { $ap } AP left.
round-began = **Round { $round }.** In this order: { $seats }.
mercy-granted = 🕊 { $seat } asks for mercy: { $region } fills with warriors, at the price of all AP and this round’s actions.
mercy-unasked = Nobody asks for mercy.
turn-began = **Turn { $turn }: { $seat }.**
passed = { $seat } passes.
nothing-left = { $seat } has no action left, and passes.
cards-played = { $cards ->
    [one] { $seat } plays 1 card for { $ap } AP: { $card }.
   *[other] { $seat } plays { $cards } cards for { $ap } AP: { $card }.
}
stood-in = { $seat } uses Shape-Shifter as an Action card: { $card }.
double-began = { $seat } plans two actions: { $first }, then { $second }.
second-lapsed = { $seat } skips the second action.
recruited = { $warriors ->
    [one] A warrior joins { $seat } in { $region }.
   *[other] { $warriors } warriors join { $seat } in { $region }.
}
attack-began = ⚔ { $seat } attacks { $target } from { $source } with { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}.
walked-in = Nobody defends { $region }.
attacker-threw = { $seat } throws: { $runes }.
defender-threw = { $region } throws: { $runes }.
no-runes = { $region } has no rune to throw.
sure-hit = Gungnir adds a hit for { $seat }.
runes-turned = { $count ->
    [one] One blank rune of { $seat } becomes a hit.
   *[other] { $count } blank runes of { $seat } become hits.
}
side-rethrew = After throwing again { $seat } has: { $runes }.
bank-rethrew = After throwing again { $region } has: { $runes }.
attacker-lost = { $warriors ->
    [one] { $seat } loses a warrior;
   *[other] { $seat } loses { $warriors } warriors;
} { $left ->
    [0] nobody is left in the attack.
   *[other] { $left } left in the attack.
}
defender-lost = { $warriors ->
    [one] { $region } loses a warrior;
   *[other] { $region } loses { $warriors } warriors;
} { $left ->
    [0] none is left there.
   *[other] { $left } left there.
}
ring-lost = The ring fortress of { $region } falls; the settlement stands.
settlement-lost = The settlement of { $region } burns down.
conquered = 🏴 { $seat } takes { $region }, and { $warriors ->
    [one] 1 warrior moves
   *[other] { $warriors } warriors move
} in.
repelled = { $seat }’s attack on { $region } fails.
kings-taken = 👑 { $seat } now holds { $kings } of the 3 Kings regions: { $region } has fallen.
wrested = { $rival } loses { $region } to { $seat }.
called-off = { $seat } calls off the attack on { $region }.
peace-kept = A sacred oath stops { $seat }’s attack on { $region }.
leader-came = { $leader } takes { $region }, with { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}.
warriors-moved = { $warriors ->
    [one] A warrior of { $seat } goes from { $source } to { $target }.
   *[other] { $warriors } warriors of { $seat } go from { $source } to { $target }.
}
guests-marched = { $warriors ->
    [one] A guest of { $seat } marches from { $source } to { $target }.
   *[other] { $warriors } guests of { $seat } march from { $source } to { $target }.
}
guests-lost = { $warriors ->
    [one] A guest of { $seat } in { $region } has nowhere to go and is lost.
   *[other] { $warriors } guests of { $seat } in { $region } have nowhere to go and are lost.
}
guest-left = A guest of { $seat } makes room in { $region }.
markers-placed = 🤝 { $seat } convinces the chieftain of { $region }, with { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}.
markers-returned = { $markers ->
    [one] A marker of { $seat } comes home from { $region }.
   *[other] { $markers } markers of { $seat } come home from { $region }.
}
chieftain-lost = { $seat } loses the chieftain of { $region }.
worshipped = 🔥 { $seat } worships { $god }.
favour-taken = { $seat } takes { $card }.
god-waits = { $god } waits for the next Giant.
covered = { $god } holds back { $giant }.
giant-opened = 🗻 A Giant wakes: { $giant }.
giants-shuffled = The Giants are shuffled again.
settled = 🛖 { $seat } builds a settlement in { $region }.
fortified = 🛡 { $seat } builds a ring fortress in { $region }.
walled = 🧱 { $seat } builds a Danevold between { $region } and { $toward }.
favour-played = ✨ { $seat } plays { $card }.
favour-kept = { $seat } keeps { $card }: it can’t do anything now.
ap-gained = { $seat } gains { $ap } AP and has { $total }.
ap-stolen = { $seat } takes { $ap } AP from { $target }.
booster-taken = { $seat } takes a booster card: { $card }.
foreseen = { $seat } has looked at the next Giants and arranged them.
council-met = { $seats ->
    [one] { $seat } has 1 seat in the council.
   *[other] { $seat } has { $seats } seats in the council.
}
raised = { $seat } moves a step on the Character board: { $track } { $value }.
income-paid = { $seat } is paid { $ap } AP and has { $total }.
die-rolled = 🎲 The leaders roll { $number }.
grew = { $regions ->
    [none] No leader gains a warrior.
   *[other] The leaders of { $regions } gain a warrior each.
}
giant-tamed = { $god } has tamed { $giant }.
giant-banished = { $seat } sends { $giant } back under the deck.
giant-struck = 💥 { $giant } strikes.
nobody-struck = Nobody there has anything to lose to it.
warriors-struck = { $warriors ->
    [one] { $region } loses a warrior.
   *[other] { $region } loses { $warriors } warriors.
}
danevold-fell = The Danevold between { $region } and { $toward } falls.
went-out = { $seat } has nothing left in Norseheim and is out.
exiled = { $seat } begins again in { $region }, with { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}.
vote-counted = { $score ->
    [yes] Both agree to count the points now.
   *[other] The match goes on.
}
scored = { $seat }: { $values } for regions and { $seats } for seats, { $power } in all.

## What one may do: the whole, its kind, and a question for each field

choose-home = Make { $region } your home
    .kind = Choose your home
    .region = Where is your home?
declare-mercy = Ask for mercy
    .kind = Ask for mercy: a full region, but no AP and no actions this round
no-mercy = Play this round without mercy
    .kind = Play this round without mercy
pass = Pass for this round
    .kind = Pass: you take no more actions this round
end-turn = End your turn
    .kind = End your turn
recruit = { $cards ->
    [one] Recruit, with 1 card
   *[other] Recruit, with { $cards } cards
}
    .kind = Recruit at your buildings
    .cards = How many Recruit cards? Each extra card saves 1 AP.
attack = Attack { $target } from { $source } with { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}{ $until ->
    [0] , and be asked after each battle
   *[other] { " " }to the end
} ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
    .brief = { $target } with { $warriors }, { $until ->
    [0] ask me after each battle
   *[other] to the end
} ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
    .kind = Attack a neighbouring region ({ -cost-attack } AP)
    .source = Where do you attack from?
    .target = Which region do you attack?
    .warriors = With how many warriors?
    .until = Keep fighting automatically? (1: to the end, 0: ask me after each battle)
    .cards = How many Attack cards? Each extra card saves 1 AP.
relocate = { $warriors ->
    [one] Send 1 warrior from { $source } to { $target } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
   *[other] Send { $warriors } warriors from { $source } to { $target } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
}
    .kind = Relocate warriors ({ -cost-relocate } AP)
    .source = Where do they leave?
    .target = Where do they go?
    .warriors = How many warriors? You can send others afterwards.
    .cards = How many Relocate cards? Each extra card saves 1 AP.
diplomacy = { $markers ->
    [one] Place 1 marker in { $region } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
   *[other] Place { $markers } markers in { $region } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
}
    .brief = { $region }, { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
    .kind = Diplomacy: convince a chieftain ({ -cost-diplomacy } AP)
    .region = Which region’s chieftain do you convince?
    .markers = How many markers do you place?
    .cards = How many Diplomacy cards? Each extra card saves 1 AP.
recall = { $markers ->
    [one] Take 1 marker back from { $region }, then convince a chieftain
   *[other] Take { $markers } markers back from { $region }, then convince a chieftain
}
    .kind = Take markers back, then convince a chieftain ({ -cost-diplomacy } AP)
    .region = From which region?
    .markers = How many markers?
worship = { $cards ->
    [one] Worship { $god } and take the card, with 1 card
   *[other] Worship { $god } and take the card, with { $cards } cards
}
    .kind = Worship a god and take the top card ({ -cost-worship } AP)
    .god = Which god?
    .cards = How many Worship cards? Each extra card saves 1 AP.
worship-only = { $cards ->
    [one] Worship { $god } and take no card, with 1 card
   *[other] Worship { $god } and take no card, with { $cards } cards
}
    .kind = Worship a god and take no card ({ -cost-worship } AP)
    .god = Which god?
    .cards = How many Worship cards? Each extra card saves 1 AP.
cover = Hold back { $giant }
    .kind = Choose the Giant to hold back
    .giant = Which Giant do you hold back?
settle = Build a settlement in { $region } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
    .kind = Build a settlement ({ -cost-build } AP)
    .region = Where?
    .cards = How many Build cards? Each extra card saves 1 AP.
fortify = Build a ring fortress in { $region } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
    .kind = Build a ring fortress around a settlement ({ -cost-build } AP)
    .region = Where?
    .cards = How many Build cards? Each extra card saves 1 AP.
wall = Build a Danevold between { $region } and { $toward } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
    .kind = Build a Danevold, a rampart on a border ({ -cost-build } AP)
    .region = At a border of which of your regions?
    .toward = Towards which neighbour? It doubles the runes of the side that’s attacked across this border, you or them.
    .cards = How many Build cards? Each extra card saves 1 AP.
double = Double action: { $first } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }), then { $second } ({ $more ->
        [one] 1 card
       *[other] { $more } cards
    })
    .kind = Double action: two actions this turn, each at its own cost
    .first = What do you do first?
    .cards = How many cards for the first action? Each extra card saves 1 AP.
    .second = What do you do next?
    .more = How many cards for the second action? Each extra card saves 1 AP.
leave-it = Skip the second action
    .kind = Skip the second action
move = { $warriors ->
    [one] Send 1 warrior from { $source } to { $target }
   *[other] Send { $warriors } warriors from { $source } to { $target }
}
    .kind = Send more warriors
    .source = Where do they leave?
    .target = Where do they go?
    .warriors = How many warriors?
done = Done moving
    .kind = Done moving
muster = A warrior for { $region }
    .kind = Place a warrior
    .region = Which region gets the next warrior?
fight-on = { $until ->
    [0] Fight one more battle
   *[other] Fight on to the end
}
    .kind = Fight on
    .until = Keep fighting automatically? (1: to the end, 0: ask me after each battle)
call-off = Call off the attack
    .kind = Call off the attack
play-favour = Play { $card }
    .kind = Play a Gods card
    .card = Which Gods card?
no-favour = Play no Gods card
    .kind = Play no Gods card
iron-gloves = { $runes ->
    [none] Iron Gloves
   *[other] Iron Gloves: throw these again: { $runes }
}
    .kind = Iron Gloves: throw some of your runes again
    .runes = Which of your runes? Count from the left.
feast-of-the-goats = Feast of the Goats in { $region }
    .kind = Feast of the Goats: two warriors for one region
    .region = Where do they come?
silver-tongue = { $markers ->
    [one] Silver Tongue: send 1 marker home from { $region }
   *[other] Silver Tongue: send { $markers } markers home from { $region }
}
    .kind = Silver Tongue: send a rival’s markers home
    .region = From which region?
    .markers = How many markers?
light-fingers = Light Fingers: take AP from { $target }
    .kind = Light Fingers: take 2 AP from a rival
    .target = Who do you rob?
bounty-of-folkvang = Bounty of Folkvang in { $region }
    .kind = Bounty of Folkvang: recruit in one region for free
    .region = Where?
brisingamen = { $markers ->
    [one] Brisingamen: place 1 marker in { $region }
   *[other] Brisingamen: place { $markers } markers in { $region }
}
    .kind = Brisingamen: one free Diplomacy
    .region = Which region’s chieftain do you convince?
    .markers = How many markers do you place?
falcon-cloak = { $warriors ->
    [one] Falcon Cloak: 1 warrior from { $source } to { $target }
   *[other] Falcon Cloak: { $warriors } warriors from { $source } to { $target }
}
    .kind = Falcon Cloak: move warriors to another region
    .source = Where do they leave?
    .target = Where do they go?
    .warriors = How many warriors?
mimirs-well = Mimir’s Well: take the card { $card }
    .kind = Mimir’s Well: take a booster card
    .card = Which card?
foresee = { $top ->
    [none] All under the deck, the last lowest: { $under }
   *[other] { $under ->
        [none] All on top, the first uppermost: { $top }
       *[other] On top { $top }; under the deck { $under }
    }
}
    .kind = Put the Giants back
    .top = Which go on top? The first lies uppermost.
    .under = Which go under the deck? The last lies lowest.
give-back = { $markers ->
    [one] Give up 1 marker in { $region }
   *[other] Give up { $markers } markers in { $region }
}
    .kind = Give up markers
    .region = In which region?
    .markers = How many markers?
give-back-as-usual = Give up what costs least
    .kind = Give up what costs least
choose-reward = Take { $reward }
    .kind = Choose a reward
    .reward = Which reward?
giant-bane = Giant-Bane: send { $giant } away
    .kind = Giant-Bane: an open Giant goes under the deck
    .giant = Which Giant?
turned-omen = Turned Omen: from { $source } to { $target }
    .kind = Turned Omen: move a god to another Giant
    .source = From which Giant?
    .target = To which Giant?
go-into-exile = Begin again elsewhere
    .kind = Begin again in the weakest chieftain’s region
go-out = Give up
    .kind = Give up and watch
score-now = Count the points now
    .kind = Count the points now
play-on = Play on
    .kind = Play on

## What is asked; `call` is said in public

choosing-home = Choose your home: a chieftain’s region that borders no other home. You have { $ap } AP and pay for the land and its warriors. Its leader’s numbers become yours: the die is your recruit price, the hand your diplomatic strength, the helmet your recruit size.
    .call = choose a home
asking-mercy = You have the fewest seats, and only { $region }. Ask for mercy? { $warriors ->
    [one] 1 warrior joins
   *[other] { $warriors } warriors join
} you there, but you lose { $ap ->
    [0] nothing else
   *[other] all { $ap } AP
} and take no actions this round.
    .call = ask for mercy, or not
taking-turn = You have { $ap } AP and may play { $cards ->
    [one] 1 Action card
   *[other] up to { $cards } Action cards of a kind
} this turn{ $wild ->
    [yes] , and Shape-Shifter as one more
   *[other] { "" }
}. Recruit costs you { $recruit } AP, Attack { -cost-attack }, Diplomacy { -cost-diplomacy }, Build { -cost-build }, Worship { -cost-worship }, Relocate { -cost-relocate }. Each extra card of a kind saves 1 AP.
    .call = your turn
ending-turn = Your action is done. Play a Gods card, or end your turn.
    .call = a Gods card, or end the turn
recalling = { $markers ->
    [one] You take 1 marker back. Now convince a chieftain. (Undo puts the marker back.)
   *[other] You take { $markers } markers back. Now convince a chieftain. (Undo puts them back.)
}
    .call = your turn
first-of-two = First action: { $card }. (Undo cancels the Double action.)
    .call = the first of two actions
second-of-two = Second action: { $card }. You pay for it now.
    .call = the second of two actions
relocating = Send more warriors, or stop here.
    .call = send more warriors, or not
mustering = { $warriors ->
    [one] You have 1 warrior left, too few for all your buildings. Where does it go?
   *[other] You have { $warriors } warriors left, too few for all your buildings. Where does the next one go?
}
    .call = place your warriors
covering-giant = Which Giant does { $god } hold back?
    .call = choose the Giant for { $god }
pressing-on = { $warriors ->
    [one] You have 1 warrior left
   *[other] You have { $warriors } warriors left
} before { $region }: { $attack } { $attack ->
    [one] rune
   *[other] runes
} against { $defence }. If you fight to the end, your chance to take it is { $chance ->
    [0] under 1
   *[other] { $chance }
} %, and you lose about { $lost } of { $warriors }. Fight on?
    .call = fight on, or stop
before-throw = { $attacker } attacks { $region }: { $attack } { $attack ->
    [one] rune
   *[other] runes
} against { $defence }, and the chance to take it in the end is { $chance ->
    [0] under 1
   *[other] { $chance }
} %. Play a Gods card before the throw?
    .call = a Gods card before the throw?
after-throw = { $attacker } attacks { $region } and throws { $attack ->
    [one] 1 hit
   *[other] { $attack } hits
}; the defence throws { $defence }. As the runes lie, the attack loses { $fallen } of { $sent } { $sent ->
    [one] warrior
   *[other] warriors
}, and the defence { $harm } of { $strength } (warriors and walls). Play a Gods card after the throw?
    .call = a Gods card after the throw?
foreseeing-giants = Put the Giants you see back, on top of the deck or under it.
    .call = put the Giants back
giving-back = You have { $markers } markers on the map, and the council allows { $limit }. Which do you give up? Nobody sees it until everyone has chosen.
    .call = give up markers
giving-more = { $over ->
    [one] 1 marker is
   *[other] { $over } markers are
} still too many: with what you’ve chosen the council allows { $limit }. Which do you give up?
choosing-reward = Choose a reward: { $steps ->
    [yes] { $ap } AP, an Action card, or a step on your Character board.
   *[other] { $ap } AP or an Action card.
} All choices are shown together. If others may take your first choice away, you’re asked for a second.
    .call = choose a reward
listed-reward = { $ap ->
    [0] { $reward }
   *[other] { $ap } AP
}{ $sure ->
    [yes] { "" }
   *[other] { " " }(if one is left)
}
listing-rewards = { $two ->
    [yes] You get the first two rewards on your list that are of different sorts and still there.
   *[other] You get the first reward on your list that’s still there.
} { $listed ->
    [none] Choose the first.
   *[other] So far on your list: { $listed }. { $two ->
        [yes] What comes next?
       *[other] What if that’s gone?
    }
}
facing-giants = The Giants are about to strike. Play a Gods card first?
    .call = a Gods card against the Giants?
ruined = You have nothing left. Begin again in the weakest chieftain’s region?
    .call = begin again, or give up
voting = Only two of you are left. Count the points now? It happens only if you both agree.
    .call = count the points now, or play on

## What it leads to

cost-hint = costs { $ap } AP
double-hint = both together { $ap } AP: { $first } + { $second }
    .brief = { $ap } AP together
attack-hint = { $ap } AP · { $attack } against { $defence ->
    [one] 1 rune
   *[other] { $defence } runes
} · { $chance ->
    [0] under 1
   *[other] { $chance }
} % to take it, losing about { $lost }{ $betrays ->
    [yes] { " " }· your chieftain, who leaves you
   *[other] { "" }
}
    .at-best = { $attack } against { $defence ->
        [one] 1 rune
       *[other] { $defence } runes
    } · { $chance ->
        [0] under 1
       *[other] up to { $chance }
    } % to take it{ $betrays ->
        [yes] { " " }· your chieftain, who leaves you
       *[other] { "" }
    }
recruit-hint = { $ap } AP · { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}
diplomacy-hint = { $ap } AP · { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} · then { $left } left to place
    .at-best = { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    } at least · then { $left } left to place
give-back-hint = { $lost ->
    [yes] you lose the chieftain and his seat
   *[other] the chieftain stays yours
}
odds-hint = then { $chance ->
    [0] under 1
   *[other] { $chance }
} % to take it (now { $now ->
    [0] under 1
   *[other] { $now }
} %)
    .brief = then { $chance ->
        [0] under 1
       *[other] { $chance }
    } % to take it
    .terse = { $chance ->
        [0] under 1
       *[other] { $chance }
    } %
oath-hint = the attack ends: nobody throws, nobody falls
losses-hint = the attack loses { $fallen }, the defence { $harm }
needless-hint = changes nothing: the losses stay the same
ap-reward-hint = { $ap } AP: you’ll have { $total }
card-reward-hint = you’ll have { $cards } of them · { $left ->
    [one] this is the last one
   *[other] { $left } left to take
}
step-reward-hint = { $gain ->
    [0] still { $after }, and { $later } after one more step
   *[other] { $before } → { $after }
}
home-hint = { $ap } AP: { $value } for the land, { $warriors } for warriors. Recruit { $size } for { $price } AP, strength { $strength }
worship-hint = { $ap } AP · you get { $card }
    .at-best = you get { $card }

## The final account

ended = { $reason }
held-seats = { $winner } has { $seats } seats in the council; { $majority } are a majority.
held-kings = { $winner } holds all { $kings } Kings regions, and nobody has a majority in the council.
had-power = { $seconds ->
    [none] { $winner } has { $power } power.
   *[other] { $winner } has { $power } power, { $lead } more than { $seconds }.
}
broke-tie = { $seats } tie with { $power } power. { $winner } wins the tie: { $most ->
    [0] { $tie }
   *[other] { $tie } ({ $most })
}.
tie-seats = most seats in the council
tie-kings = most Kings regions
tie-warriors = most warriors on the map
tie-ap = most AP left
tie-order = first in player order
final-power = power { $power } ({ $values } + { $seats } seats)
final-kings = Kings regions { $kings }
final-warriors = warriors { $warriors }
final-ap = AP { $ap }

## Lessons of a first match

lesson-homes = **Your home.** It borders no other home. You pay AP for the land and its warriors, and its leader becomes yours: his numbers are your recruit price, diplomatic strength and recruit size. A land that’s worth more pays more in every round. Look up the tiles to compare them.
lesson-turn = **Your turn.** Play Action cards of one kind and pay their AP; each extra card saves 1 AP. In round 1 you may play one card in a turn, in round 2 two, and so on. Turns go round until all have passed: a pass lasts for the whole round. Look up the actions to see their costs.
lesson-battle = **A battle.** Each side throws a rune for every warrior, five at most; walls add runes to the defence. Every hit kills a warrior, or breaks a ring fortress or settlement. The attacker may stop after each throw.
lesson-omens = **A Giant wakes.** A rune that stands upright opens a Giants card. It strikes at the end of the round, unless a worshipped god holds it back. Look up the Giants to see what they do.
lesson-favours = **Gods cards.** They lie open before their owners, and each works once: in your turn, in battles, in the council, at the rewards or against Giants. Look them up at any time.
lesson-mercy = **Mercy.** The player with the fewest seats of all, and one region, may fill it with warriors. It costs all AP and this round’s actions.
lesson-council = **The council.** Each chieftain’s region that you hold or have convinced gives you a seat. Nine seats win at once; so do all three Kings regions.
lesson-giving = **Too many markers.** You may keep as many markers as you have seats and diplomatic strength together. Give up the others; a chieftain with too few leaves you, and takes his seat along.
lesson-reward = **Rewards.** Everyone chooses in secret: AP equal to your diplomatic strength, an Action card, or a step on your Character board.
lesson-income = **Income.** You get AP for the value of every region you hold, and 1 for each seat.
lesson-growth = **Leaders grow.** One die is rolled for all. A leader on the map gains a warrior if it shows his number or more.
lesson-giants = **The Giants strike.** Giants held back by a god go under the deck. All others hit every region of their landscape.

## Why not

not-a-home = { $region } can’t be your home: it’s taken, a Kings region, or next to another player’s home.
too-few-ap = That costs { $needed } AP, and you have only { $ap }.
too-few-cards = { $cards ->
    [one] There’s no card left for that now: { $card }.
   *[other] You can’t play { $cards } cards for that now: { $card }.
}
nothing-to-recruit = You have no building with room for a warrior, or no warriors left.
not-your-warriors = That many of your warriors can’t leave { $region }. A region without a building keeps one. In one Relocate a region only gives warriors or only takes them.
not-next-to = { $region } doesn’t border { $toward }.
not-a-target = You can’t attack { $region }: it’s yours, or your guests are there.
no-room = No warriors can come to { $region }: you don’t control it, it lacks room or a building that trains them, or you have no warriors left.
nobody-to-convince = There’s no chieftain in { $region } to convince now.
too-few-markers = { $needed ->
    [one] The chieftain of { $region } wants at least 1 marker.
   *[other] The chieftain of { $region } wants at least { $needed } markers.
}
too-many-markers = { $spare ->
    [0] You can’t place any more markers. Take some back first.
    [one] You can place only 1 more marker.
   *[other] You can place only { $spare } more markers.
}
no-markers-there = That many markers can’t leave { $region }.
already-worshipped = Somebody has worshipped { $god } this round already, or { $god } has no card left to take.
cannot-build = You can’t build that in { $region }.
favour-not-held = You can’t play { $card } now.
rival-not-there = { $seat } has nothing for you to take.
