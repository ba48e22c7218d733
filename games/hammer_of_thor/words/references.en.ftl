### What can be looked up: its groups, and what each card says. Names and abilities are in names,
### characters, chart, items and cards.

references-aesir = Aesir
references-vanir = Vanir
references-alfar = Alfar
references-jotun = Jotuns
references-muspellson = Muspellsons
references-guardian = Guardians
references-dwarf = Dwarves
references-valkyrie = Norns and Valkyries
references-elfhuman = Elves and humans
references-animal = Animals
references-item = Items
references-rune = Runes
references-fate = Fate cards
references-prediction = Predictions
references-encounter = Encounter cards
references-ability = Abilities
references-nature = Weaknesses and instincts
references-place = Places
references-realm = Worlds
references-race = Races
references-stat = Characteristics, sides and icons
references-sign = Signs on the board, and seasons

## Characters

figure-kind = { $race }, { $side }, { $sex }. Tier { $tier } of 5.
norn-kind = { $race }, female, of no side. Tier { $tier } of 5.
norn-rule = Nobody can fight a Norn, lead her or win her.
figure-stats = SPD { $speed }, REP { $reputation }, ACC { $accuracy }, STR { $strength }, AGI { $agility }, WIS { $wisdom }, INT { $intelligence }, SEN { $senses }, REA { $reaction }, TEM { $temper }, CHA { $charisma }, STA { $stamina }
norn-stats = SPD { $speed }, REP { $reputation }, ACC { $accuracy }, STR { $strength }, AGI { $agility }, WIS { $wisdom }, INT { $intelligence }, SEN { $senses }, REA { $reaction }, TEM { $temper }, CHA { $charisma }, STA without end
has-icon = { $icon }.
has-code = { $code } ({ $kind }): { $does }
has-shapes = Shapes: { $shapes }.
has-bane = Its bane: { $item }.
child-of = Child of { $parents }, and never attacks them.
friend-of = Friends: { $friends }. They only subdue each other.
brings = Brings: { $items }.
brings-animals = Animals: { $animals }.
begins-with = Begins with { $fame } REPUTATION already won, if chosen at the start.
waits-at = { $chosen ->
    [yes] Waits face down at { $place } until somebody comes, unless a player starts with it.
   *[no] Waits face down at { $place } until somebody comes.
}

## Items, runes, Fate and Predictions

made-as = Make: { $make }. { $does }
worn-as = { $letters ->
    [W] Class W: one weapon a character.
    [WS] Class WS: it fills the places of weapon and shield.
    [S] Class S: one shield a character.
    [A] Class A: one suit of armour a character.
    [H] Class H: one helm a character.
    [C] Class C: one cloak a character.
    [G] Class G: one pair of gloves a character.
    [SH] Class SH: one pair of shoes a character.
    [B] Class B: one boat a group.
   *[P] Class P: one such thing a character, a potion for example.
}
brought-by = It comes with { $owners }.
rune-worth = Worth 1 at the end, if it’s still held.
rune-casting = Its holder rolls INTELLIGENCE or less. The rune is gone either way. One try a round.
rune-stirs = It’s tried by itself: its holder rolls INTELLIGENCE or less. The rune is gone either way.
mad-states = The die, from 0 to 8: { $states }. A 9 strikes its user, and is rolled again.
plays-itself = It plays itself while you hold it, unless you’ve put it to sleep.
one-bonus = Play it face up in any player’s turn. You have one at a time: a second takes its place.

## Encounter cards

check-of = { $card ->
    [CON] Check: 4 + your INTELLIGENCE − their WISDOM.
    [FOLLOWER] Check: 3 + your CHARISMA − half of their CHARISMA and TEMPER, rounded up. Sides count ±2, and 4 REPUTATION more or less count ±1.
    [SEDUCE] Check: 1 + your CHARISMA − half of their WISDOM; 1 less if their TEMPER is 7 or more, and 1 less for each tier above 3.
    [EVADE] Check: 4 + half of your REACTION and SPEED − half of theirs.
    [CHALLENGE] Check: 3 + their TEMPER − half of their WISDOM; 1 less if you have 4 REPUTATION more.
    [NEGOTIATE] Check: 4 + half of your INTELLIGENCE and CHARISMA − their TEMPER. News add 2, treasure and a guide 1. Sides count ±2.
   *[FRIENDSHIP] Check: 3 + your CHARISMA − their TEMPER; 1 more if you have 4 REPUTATION more. Sides count ±2.
}
versus = { $card } { $added }
pair-adds = By their card: { $pairs }.
sure-against = No roll at all against { $cards }.
barred-for = Leaders of this race can’t choose it in the first round: { $races }.

## The chart

entry-kind = { $kind ->
    [ability] An ability: it’s used by itself when it helps, and its owner can hold it back.
    [weakness] A weakness: it’s always in effect.
   *[instinct] An instinct: it’s always in effect.
}
owned-by = { $owners ->
    [0] No character has it by nature.
    [one] 1 character has it.
   *[other] { $owners } characters have it.
}
granted-by = These items give it to their bearer: { $items }.

## Places, worlds and races

numbered = { $number } { $place }
place-lies = { $number } in { $realm }. Sign: { $ground }.
place-water = It’s water.
never-freezes = It never freezes.
neighbours = Next to it: { $places }.
place-box = { $box }: { $does }
place-gate = Gate { $gate } leads to { $place }.
start-of = Starting characters of this race may stand here: { $races }.
resident-at = { $character } waits here face down until somebody comes.
race-size = { $characters } characters in the box.
race-start = They start at the numbers from { $first } to { $last }.
met-in = { $realm } { $sides }
met-at = Met by chance, in so many of 10 rolls: { $worlds }.
bringing = { $race } { $sides }
meets-here = Met here by chance, in so many of 10 rolls: { $races }.
realm-places = { $places } places.

## Signs

sign-number = Number in a place
    .about = The place’s number. It also decides ties: the lower comes first. Starting characters stand at the numbers of their race.
sign-road = Solid line
    .about = It joins two places on land. A step along it costs 1 SPEED.
sign-way = Blue dashed line
    .about = It joins two places, and one of them or both are water. Entering water costs 1 SPEED more unless all your people can cross.
sign-gate = Letter on a violet disc
    .about = A gate. The other end has the same letter. Going through takes 2 SPEED, and a check of the leader’s WISDOM − 2. A bar across it: it’s shut.
sign-ice = Pale circle with dots
    .about = Frozen water in winter. It costs nothing extra, and Mortals are safe on it until the ice melts.
sign-warm = Dark drop with an orange rim
    .about = Water that never freezes.
sign-counter = Shield with a rune
    .about = A group. Colour and rune are its player’s; the number is how many members it has. In a close-up you also read its leader. A pale one is a spirit.
sign-stranger = Dark shield with a rune
    .about = Somebody waits here face down, and nobody has met them yet.
sign-horizon = Line between sky and earth
    .about = The horizon. Asgard, Vanaheim, Alfheim and Godheim lie above it.
sign-season = Sign at the edge
    .about = The season: a sprout is spring, a sun summer, a leaf autumn, a snow star winter.
