### What can be looked up: its groups, and what each card says.

references-kind = Actions and their costs
references-favour = Gods cards
references-god = Gods
references-giant = Giants
references-building = Buildings
references-track = Character board
references-region = Regions
references-leader = Leader tiles
references-sign = Signs on the board

fixed-cost = It costs { $ap } AP with one card; each extra card saves 1 AP, down to 1 AP.
own-cost = It costs your recruit price, { $least } to { $most } AP, with one card; each extra card saves 1 AP, down to 1 AP.
card-counts = You start with { $starter ->
    [one] 1 card
   *[other] { $starter } cards
}; { $booster ->
    [one] 1 more lies
   *[other] { $booster } more lie
} beside the board as rewards.
played-when = { $god } · { $window }
holds-card = { $card }
strikes = { $landscape }: { $verb }. That’s { $regions }.
as-chief = As yours: recruit price { $price }, diplomatic strength { $strength }, recruit size { $size }.
as-leader = On the map: { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
} at first, and one more whenever the die shows { $threshold } or more.
resists = It takes { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} to convince this chieftain.
unmoved = Guards can’t be convinced.
lends-runes = It adds { $runes ->
    [one] 1 rune
   *[other] { $runes } runes
} to the defence.
own-supply = Each player has { $pieces }.
common-supply = There are { $pieces } for everybody.
track-values = From left to right: { $values }. A step moves you one space to the right.
worth = Value { $value }, { $landscape }.
was-worth = With the first values it’s worth { $value }.
borders = It borders { $regions }.
has-seat = { $chair ->
    [yes] It has a seat in the council.
   *[other] It’s a Kings region: it has no seat (unless the match is played with twenty), and all three of them win at once.
}
tile-is-old = Only if the lobby has chosen the first tiles.
tile-is-new = It isn’t among the first tiles.

window-turn = in your turn
window-pre = in a battle of yours, before the throw
window-post = in a battle of yours, after the throw
window-council = in the council
window-reward = when rewards are chosen
window-giants = before the Giants strike

building-danevold = Danevold
    .about = A rampart on a border. It doubles all runes of the defence against an attack over this border, up to five. It belongs to nobody; only a Giant that makes the earth quake fells it.

sign-shield = Shield at a name
    .about = The region’s value: power points for you, and AP of income every round.
sign-helmet = Black plate with a helmet
    .about = The leader’s warriors. Guards hold the Kings regions, chieftains all others.
sign-rune = Coloured plate with a rune
    .about = A player’s warriors. Rune and colour are the player’s.
sign-die = Die
    .about = When the round’s die shows this number or more, the leader gains a warrior.
sign-hand = Hand
    .about = In a grey plate: the markers it takes to convince the chieftain. In a player’s colour: that player has convinced him; the numbers are the markers there, and the markers needed.
sign-band = Coloured frame
    .about = A whole frame: the player holds the region. A broken one: the player has convinced its chieftain.
sign-star = Star
    .about = Power: the values of your regions and your seats. The most power wins.
sign-chair = Chair
    .about = Your seats in the council, and how many win at once.
sign-crown = Crown
    .about = Your Kings regions. All three win at once.
sign-card = Card
    .about = Your Gods cards.
sign-hourglass = Hourglass
    .about = The match waits for this player.
