### Norsaga. The ids are the tags of the structs; the arguments are their fields.

title = Norsaga
    .about = Build a family tree that gives you the six traits your saga needs. First to have them all wins.
    .rules =
        ▸ **Goal.** Your saga asks for six traits. Build a family tree that lends you all six at once, and you win on the spot, even on another player's turn.
        ▸ **Your tree** has seven spots: your youngest hero (Front), two parents (P1, P2) and two pairs of grandparents (A1, A2 and B1, B2).
        ▸ **Traits.** A hero's main trait comes first, the recessive one second: (Might/Craft). Your youngest lends the main trait. A pair lends one of its two main traits. If both of a pair share a recessive trait, that counts on top. I place your markers for you, always in the best way.
        ▸ **Your turn.** Draw until you hold four cards. You may embellish once. Then play one card onto your tree; it replaces the hero who stood there.
        ▸ **Embellishing.** Your youngest hero's colour decides what you can do: its first embellishment; with a parent of that colour the second too; with a grandparent besides, all three. `/rules card` shows the whole ladder.
        ▸ **Skalds** have no main trait. When one lands on your tree you may embellish at once, in anybody's turn; but each skald sings only once a turn for you, and in front it's wasted.
        ▸ **Ghosts** have no traits at all and can go onto anybody's tree. Their embellishments cost you a Doom token: until your next turn, everyone else may play any card onto your tree.
        ▸ **Last round.** After 25 rounds the most markers win, unless you set it otherwise.

## Names

card-gorm-split-oak = Gorm Split-Oak (Might/Might)
card-hild-red-hand = Hild Red-Hand (Might/Might)
card-ubbe-loud = Ubbe Loud (Might/Might)
card-skuli-fast-oar = Skuli Fast-Oar (Might/Craft)
card-tola-night-axe = Tola Night-Axe (Might/Craft)
card-orm-of-the-skerries = Orm of the Skerries (Might/Craft)
card-bodvar-bear-shirt = Bodvar Bear-Shirt (Might/Lore)
card-ylva-grey-pelt = Ylva Grey-Pelt (Might/Lore)
card-sinir-two-souls = Sinir Two-Souls (Might/Lore)
card-jarl-hakon-the-broad = Jarl Hakon the Broad (Might/Faith)
card-jarl-astrid = Jarl Astrid (Might/Faith)
card-jarl-sten-iron-oath = Jarl Sten Iron-Oath (Might/Faith)
card-vidar-long-bow = Vidar Long-Bow (Craft/Might)
card-runa-boar-spear = Runa Boar-Spear (Craft/Might)
card-kari-snow-tread = Kari Snow-Tread (Craft/Might)
card-lyng-quick-finger = Lyng Quick-Finger (Craft/Craft)
card-dag-nine-knots = Dag Nine-Knots (Craft/Craft)
card-svala-half-truth = Svala Half-Truth (Craft/Craft)
card-embla-bead-threader = Embla Bead-Threader (Craft/Lore)
card-ottar-whisper-cord = Ottar Whisper-Cord (Craft/Lore)
card-signy-moon-braid = Signy Moon-Braid (Craft/Lore)
card-leif-whale-road = Leif Whale-Road (Craft/Faith)
card-thora-salt-cheek = Thora Salt-Cheek (Craft/Faith)
card-ivar-star-reader = Ivar Star-Reader (Craft/Faith)
card-hamal-blood-chisel = Hamal Blood-Chisel (Lore/Might)
card-gisla-deep-cut = Gisla Deep-Cut (Lore/Might)
card-sorkvir-stave-maker = Sorkvir Stave-Maker (Lore/Might)
card-una-mist-foot = Una Mist-Foot (Lore/Craft)
card-arn-hollow-eye = Arn Hollow-Eye (Lore/Craft)
card-bera-between = Bera Between (Lore/Craft)
card-groa-crow-mother = Groa Crow-Mother (Lore/Lore)
card-heid-the-elder = Heid the Elder (Lore/Lore)
card-vala-snake-crown = Vala Snake-Crown (Lore/Lore)
card-thorbjorg-little-sight = Thorbjorg Little-Sight (Lore/Faith)
card-odd-dream-keeper = Odd Dream-Keeper (Lore/Faith)
card-alfhild-white-staff = Alfhild White-Staff (Lore/Faith)
card-ulf-wall-front = Ulf Wall-Front (Faith/Might)
card-sigrid-oak-rim = Sigrid Oak-Rim (Faith/Might)
card-hemming-stand-fast = Hemming Stand-Fast (Faith/Might)
card-eir-leaf-hand = Eir Leaf-Hand (Faith/Craft)
card-asmund-bone-setter = Asmund Bone-Setter (Faith/Craft)
card-solveig-warm-hearth = Solveig Warm-Hearth (Faith/Craft)
card-nial-thing-voice = Nial Thing-Voice (Faith/Lore)
card-freydis-law-rock = Freydis Law-Rock (Faith/Lore)
card-mord-clear-word = Mord Clear-Word (Faith/Lore)
card-bragi-bright-helm = Bragi Bright-Helm (Faith/Faith)
card-gudrun-vow-holder = Gudrun Vow-Holder (Faith/Faith)
card-torstein-unbent = Torstein Unbent (Faith/Faith)
card-skald-eyjolf = Skald Eyjolf (skald/Might)
card-skald-rannveig = Skald Rannveig (skald/Might)
card-skald-hrafn = Skald Hrafn (skald/Might)
card-skald-kolbrun = Skald Kolbrun (skald/Craft)
card-skald-finnvard = Skald Finnvard (skald/Craft)
card-skald-tjodolf = Skald Tjodolf (skald/Craft)
card-skald-isgerd = Skald Isgerd (skald/Lore)
card-skald-glum = Skald Glum (skald/Lore)
card-skald-sighvat = Skald Sighvat (skald/Lore)
card-skald-arnora = Skald Arnora (skald/Faith)
card-skald-ulfljot = Skald Ulfljot (skald/Faith)
card-skald-ottilia = Skald Ottilia (skald/Faith)
card-the-drowned-oarsman = The Drowned Oarsman (ghost)
card-the-barrow-king = The Barrow-King (ghost)
card-the-faceless-bride = The Faceless Bride (ghost)
card-the-wolf-torn = The Wolf-Torn (ghost)
card-the-unburned = The Unburned (ghost)
card-the-oath-breaker = The Oath-Breaker (ghost)
card-the-frozen-child = The Frozen Child (ghost)
card-the-nameless-thrall = The Nameless Thrall (ghost)
card-the-hollow-helmsman = The Hollow Helmsman (ghost)
card-the-ash-eyed-thane = The Ash-Eyed Thane (ghost)
card-the-last-watchman = The Last Watchman (ghost)
card-the-sunken-bell-ringer = The Sunken Bell-Ringer (ghost)
calling-berserker = Berserker
calling-raider = Raider
calling-skin-changer = Skin-changer
calling-jarl = Jarl
calling-hunter = Hunter
calling-trickster = Trickster
calling-charm-weaver = Charm-weaver
calling-seafarer = Seafarer
calling-rune-carver = Rune-carver
calling-spirit-walker = Spirit-walker
calling-witch = Witch
calling-seer = Seer
calling-shield-bearer = Shield-bearer
calling-healer = Healer
calling-lawspeaker = Lawspeaker
calling-champion = Champion
calling-skald = Skald
calling-ghost = Ghost
saga-winter-without-a-hall = The Winter Without a Hall
saga-bridge-at-whale-sound = The Bridge at Whale Sound
saga-theft-of-the-sun-horn = The Theft of the Sun-Horn
saga-seven-oars = The Seven Oars
saga-oath-on-the-ice = The Oath on the Ice
saga-long-walk-home = The Long Walk Home
saga-giant-of-split-mountain = The Giant of Split Mountain
saga-fox-who-sold-the-sea = The Fox Who Sold the Sea
saga-runes-under-the-lake = The Runes Under the Lake
saga-light-on-eagle-rock = The Light on Eagle Rock
saga-burning-of-red-ness = The Burning of Red Ness
saga-wolf-in-the-barley = The Wolf in the Barley
saga-last-ship-of-sandvik = The Last Ship of Sandvik
saga-axe-that-remembered = The Axe That Remembered
saga-hunt-for-the-white-boar = The Hunt for the White Boar
saga-hundred-night-siege = The Hundred-Night Siege
saga-smith-of-hollow-fell = The Smith of Hollow Fell
saga-bride-of-the-fjord = The Bride of the Fjord
saga-thief-in-the-mead-hall = The Thief in the Mead-Hall
saga-island-that-moved = The Island That Moved
saga-ring-in-the-pike = The Ring in the Pike
saga-map-of-knots = The Map of Knots
saga-voice-in-the-well = The Voice in the Well
saga-night-of-three-moons = The Night of Three Moons
saga-queen-who-would-not-drown = The Queen Who Would Not Drown
saga-book-of-bark = The Book of Bark
saga-storm-bought-for-silver = The Storm Bought for Silver
saga-draugr-at-the-door = The Draugr at the Door
saga-pilgrim-of-the-north-road = The Pilgrim of the North Road
saga-shield-nobody-lifted = The Shield Nobody Lifted
saga-feast-of-strangers = The Feast of Strangers
saga-candle-in-the-cave = The Candle in the Cave
saga-trial-at-crow-hill = The Trial at Crow Hill
saga-bell-beneath-the-snow = The Bell Beneath the Snow
saga-slaying-of-ash-wing = The Slaying of Ash-Wing
saga-duel-on-the-sinking-deck = The Duel on the Sinking Deck
saga-crown-of-antlers = The Crown of Antlers
saga-bargain-with-the-norns = The Bargain with the Norns
saga-road-behind-the-waterfall = The Road Behind the Waterfall
saga-vigil-of-the-dead-king = The Vigil of the Dead King
saga-ravens-ransom = The Raven's Ransom
saga-hall-of-two-doors = The Hall of Two Doors
saga-blind-helmsman = The Blind Helmsman
saga-stone-in-the-hearth = The Stone in the Hearth
saga-sleeper-under-elk-hill = The Sleeper under Elk Hill
saga-song-of-the-broken-oar = The Song of the Broken Oar
saga-last-torch-in-the-mine = The Last Torch in the Mine
saga-wedding-at-hoar-strand = The Wedding at Hoar Strand
saga-shield-in-the-rafters = The Shield in the Rafters
saga-wanderer-with-one-shoe = The Wanderer with One Shoe

trait-might = Might
    .about = Red, with an axe. Might attacks: it replaces, kills and invades.
trait-craft = Craft
    .about = Green, with a knot. Craft is cunning: it steals, swaps and slips in.
trait-lore = Lore
    .about = Blue, with an eye. Lore sees and bends: it draws, trades and possesses.
trait-faith = Faith
    .about = Yellow, with a sun. Faith renews: it brings new cards and new heroes.
trait-skald = skald
    .about = Purple, with a lyre. A skald has no main trait, only a recessive one. When it lands on your tree, you may embellish at once, in anybody's turn. It sings once a turn for each player, unless the lobby lets it sing again. In front of your tree it's wasted: a skald in front opens no embellishment. Being swapped by Possess wakes no song.
trait-doom = Doom
    .about = Black, with a skull. A ghost has no traits at all, but you may play it onto any tree. A ghost in front opens the embellishments of Doom, which cost you a Doom token.

spot-you = youngest hero
spot-p1 = parent P1
spot-p2 = parent P2
spot-a1 = grandparent A1
spot-a2 = grandparent A2
spot-b1 = grandparent B1
spot-b2 = grandparent B2
place = { $seat }'s { $spot }
    .own = your { $spot }

embellishment-adapt = Adapt
    .brief = swap one of your heroes for a card
    .about = Dismiss one of your own heroes and put a card from your hand in that very spot. The card may be a ghost.
embellishment-assault = Assault
    .brief = a player loses a hero
    .about = Discard cards, then name a player, even yourself. That player picks one of their heroes and dismisses it. With fewer cards in hand you discard them all; with none, you still attack.
embellishment-invade = Invade
    .brief = a card onto another tree
    .about = Play a card from your hand onto any spot of another player's tree, filled or empty.
embellishment-plunder = Plunder
    .brief = see a hand, swap a card
    .about = Look at another player's hand. You may swap one of your cards for one of theirs.
embellishment-turncoat = Turncoat
    .brief = take back, play, discard
    .about = Take one of your heroes back into your hand, play a card, then discard as many cards as you like.
embellishment-infiltrate = Infiltrate
    .brief = place a hand's cards
    .about = Look at any player's hand, even your own. Put as many of its cards as you like on heroes of the same colour, in any tree.
embellishment-augur = Augur
    .brief = draw one, discard one
    .about = Draw a card, then discard one from your hand.
embellishment-offering = Offering
    .brief = discard one, play one
    .about = Discard a card. Then you may play another card of the same colour.
embellishment-possess = Possess
    .brief = swap heroes with a player
    .about = Swap one of your heroes with another player's hero. A skald that moves this way doesn't sing.
embellishment-chant = Chant
    .brief = discard all, draw anew
    .about = Discard your whole hand, then draw new cards.
embellishment-prayer = Prayer
    .brief = play the top card
    .about = Turn up the top card of the deck and play it. You can't choose not to.
embellishment-martyr = Martyr
    .brief = all lose one, you refill
    .about = Every player dismisses one hero of their own choice. You draw a card for each, look at them, and put one on each emptied spot.
embellishment-whisper = Whisper
    .brief = play one more card
    .about = Take a Doom token, then play a card. It doesn't replace your play of the turn.
embellishment-nix = Nix
    .brief = all lose a hero
    .about = Take a Doom token. Every player, you too, dismisses one hero of their own choice.
embellishment-ragnarok = Ragnarok
    .brief = all grandparents go
    .about = Take a Doom token. All grandparents in all trees are dismissed, yours too.

reason-saga = The saga is proven: all six traits are in the family.
reason-rounds = The last round is over; the most markers win.

## What can be looked up

references-ladder = All embellishments
references-embellishment = Embellishments
references-trait = Colours
references-saga = Sagas
references-card = Heroes
references-calling = Roles
references-sign = Signs on the board

ladder-all = All fifteen embellishments
    .about = Your youngest hero's colour picks the row. The youngest alone opens the first embellishment, a parent of the same colour the second, a grandparent of the same colour (with the parent) the third. You may use any that is open. Only main traits count here, never recessive ones or markers.
sign-marker = Golden ring: a marker
    .about = One of the six traits that your saga asks for, found in your tree. I move your markers for you, always to the best places.
sign-matched = Whole sign between a pair
    .about = Both heroes of the pair share this recessive trait. With a golden ring it counts for the saga, on top of the pair's main trait.
sign-power = Row of three signs: your power to embellish
    .about = One sign for each generation, from your youngest hero back, that has the same colour without a gap. The name below is the strongest embellishment that's open.
sign-doomed = Skull token: Doom
    .about = Until this player's next turn begins, everyone else may play any card onto this tree. There's never more than one token on a tree.
sign-song = Lyre: a skald sings
    .about = A skald landed on this tree; its owner may embellish at once.
sign-new = Bright frame: new
    .about = A card that came down, or a hero that changed places, in a player's last move. The frame stays until the same player moves again.
sign-hand = Card back with a number: the hand
    .about = How many cards this player holds. Only the owner sees which.
sign-close = Golden label: 1 to win
    .about = One marker is missing. The next card could win.

ladder-rung = { $level ->
    [1] Needs a youngest hero of { $trait }.
    [2] Needs a youngest hero and a parent of { $trait }.
   *[other] Needs a youngest hero, a parent and a grandparent of { $trait }.
}
discard-cost = Costs { $count } cards; if you hold fewer, all of them.
drawn-cards = You draw { $count } cards.
doom-cost = Costs a Doom token, which goes when your next turn begins. With one on your tree already, it costs none.
lends = { $trait } in front opens { $first }, with a parent { $second }, and with a grandparent { $third }.
trait-count = { $count } { $trait }
saga-needs = Asks for { $needs }.
saga-is-hard = A hard saga: two colours only. It's dealt only if you choose so in the lobby.
saga-is-old = A light saga of an older list. It's dealt only if you choose such a list in the lobby.
saga-is-new = It isn't in the first list of sagas, which you can choose in the lobby.
hero-traits = { $main ->
    [none] { $recessive ->
        [none] No traits at all.
       *[other] No main trait. Recessive trait: { $recessive }.
    }
   *[other] Main trait: { $main }. Recessive trait: { $recessive }.
}
hero-calling = Role: { $calling }.
bearers = { $cards }.
hand-limit = At the start of your turn you draw until you hold { $count }.
markers-needed = All { $count } markers at once win.

## The final account

saga-proven = { $winner } has all { $count } traits of “{ $saga }” in the family.
also-proven = { $seats } had them all too. The player who moved comes first, then the turn order.
round-played-out = The round is played to its end. { $winners } proved a saga in it and { $count ->
    [one] wins
   *[other] share the win
}.
rounds-over = Nobody proved a saga in { $rounds } rounds, so the most markers win: { $count }.
tie-shared = { $winners } have equally many markers. Nothing breaks the tie, so they share the win.
last-left = Everyone else has left, so { $winner } wins.
saga-account = “{ $saga }”
markers-account = { $count } of { $of } markers
heroes-account = { $heroes ->
    [one] 1 hero
   *[other] { $pairs ->
        [0] { $heroes } heroes
        [one] { $heroes } heroes, 1 matched pair
       *[other] { $heroes } heroes, { $pairs } matched pairs
    }
}

## Options

option-advanced = Skalds and ghosts
    .off = No skalds and no ghosts (for a first match)
option-ghosts = Ghosts in the deck
option-split = Skalds and ghosts share twenty cards
option-hard_sagas = Hard sagas
option-saga_list = The list of sagas
    .off = The first list of sagas: ten are lighter than the others
option-saga_pick = Sagas
option-even_turns = Finish the round when a saga is proved: all who prove one by then win
option-skald_once = A skald sings once a turn for each player
    .off = A skald can sing for you again in the same turn
option-turn_cap = Last round
    .off = No last round: play until somebody proves a saga
option-teaching = Explain each step when it first comes up

ghosts-all = all
ghosts-two-fewer = two fewer
ghosts-four-fewer = four fewer
split-twelve-eight = twelve skalds, eight ghosts
split-eight-twelve = eight skalds, twelve ghosts
hard-sagas-off = none
hard-sagas-on = among the others
hard-sagas-all = only those
saga-list-even = older, with four lighter ones
saga-list-alike = none is lighter than another
saga-pick-random = dealt at random
saga-pick-one-of-two = choose one of two

## Standing orders

order-dismissals = When I must dismiss a hero
order-might = Embellishing with a Might hero in front
order-craft = Embellishing with a Craft hero in front
order-lore = Embellishing with a Lore hero in front
order-faith = Embellishing with a Faith hero in front
order-doom = Embellishing with a ghost in front

dismiss-order-ask = ask me
dismiss-order-usual = lose the one that costs me the fewest markers
    .offer = From now on, lose the hero that costs me the fewest markers
dismiss-order-grandparents = lose a grandparent first
    .offer = From now on, lose a grandparent first
dismiss-order-parents = lose a parent first
    .offer = From now on, lose a parent first
dismiss-order-youngest = lose the youngest first
    .offer = From now on, lose the youngest first

might-order-ask = ask me
might-order-from-second = skip Adapt; ask me once I have Assault
    .offer = Skip Adapt from now on; ask me once I have Assault
might-order-from-third = skip Adapt and Assault; ask me once I have Invade
    .offer = Skip Adapt and Assault from now on; ask me once I have Invade
might-order-never = never ask me
    .offer = Never ask me about Might embellishments

craft-order-ask = ask me
craft-order-from-second = skip Plunder; ask me once I have Turncoat
    .offer = Skip Plunder from now on; ask me once I have Turncoat
craft-order-from-third = skip Plunder and Turncoat; ask me once I have Infiltrate
    .offer = Skip Plunder and Turncoat from now on; ask me once I have Infiltrate
craft-order-never = never ask me
    .offer = Never ask me about Craft embellishments

lore-order-ask = ask me
lore-order-from-second = skip Augur; ask me once I have Offering
    .offer = Skip Augur from now on; ask me once I have Offering
lore-order-from-third = skip Augur and Offering; ask me once I have Possess
    .offer = Skip Augur and Offering from now on; ask me once I have Possess
lore-order-never = never ask me
    .offer = Never ask me about Lore embellishments

faith-order-ask = ask me
faith-order-from-second = skip Chant; ask me once I have Prayer
    .offer = Skip Chant from now on; ask me once I have Prayer
faith-order-from-third = skip Chant and Prayer; ask me once I have Martyr
    .offer = Skip Chant and Prayer from now on; ask me once I have Martyr
faith-order-never = never ask me
    .offer = Never ask me about Faith embellishments

doom-order-ask = ask me
doom-order-from-second = skip Whisper; ask me once I have Nix
    .offer = Skip Whisper from now on; ask me once I have Nix
doom-order-from-third = skip Whisper and Nix; ask me once I have Ragnarok
    .offer = Skip Whisper and Nix from now on; ask me once I have Ragnarok
doom-order-never = never ask me
    .offer = Never ask me about Doom embellishments

## What happened

circle-drawn = You take turns in this order: { $seats }.
cap-set = If nobody proves a saga in { $rounds } rounds, the most markers win.
sagas-offered = Choose your story: { $sagas }.
saga-told = { $seat } tells “{ $saga }”.
choice-made = { $seat } has chosen.
explained = 📖 { $lesson }
turn-began = **Turn { $turn }: { $seat }.**
drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
cards-drawn = You draw { $cards }.
reshuffled = The discard pile is shuffled into a new deck.
embellished = ✨ { $seat } embellishes: **{ $embellishment }**.
declined = { $seat } doesn't embellish.
discarded = { $seat } discards { $cards }.
played = { $seat } plays { $card } as { $place }.
played-at-home = { $seat } plays { $card } as { $spot }.
dismissed = { $card } is dismissed: { $place }.
taken-back = { $seat } takes back { $card }: { $place }.
hand-looked-at = 👁 { $seat } looks at { $target }'s hand.
hand-seen = { $cards ->
    [none] { $target }'s hand is empty.
   *[other] { $target } holds { $cards }.
}
cards-swapped = { $seat } swaps a card with { $target }.
swap-seen = You gave away { $gone } and got { $gained }.
card-taken = { $seat } took your { $gone } and gave you { $gained }.
card-placed = { $seat } placed your { $card }: { $place }.
heroes-swapped = Two heroes change places: { $card } becomes { $place }, and { $other_card } becomes { $other }.
revealed = { $seat } turns up { $card }.
token-taken = 💀 Doom lies on { $seat }'s tree. Until { $seat }'s next turn, the others may play any card there.
token-removed = The Doom on { $seat }'s tree is over.
markers-moved = ◆ { $seat } has { $count } of 6 markers.
one-short = ◆ { $seat } has 5 of 6 markers, one short of winning!
saga-proved = ◆ { $seat } has proved “{ $saga }” for good. This round is played to its end, and all who prove a saga in it win.
took-lead = ◆ { $seat } takes the lead.
    .again = ◆ { $seat } lost the lead in between, and takes it again.
skald-sang = 🎵 { $card } sings for { $seat }.
skald-silent = { $card } stays silent: it can't sing for { $seat } any more this turn.
skald-wasted = The song for { $seat } is wasted: { $why }.
silence-empty = nobody stands in front
silence-skald = a skald stands in front
silence-nothing = there's no embellishment to use now
nothing-to-play = { $seat } has no card to play.
order-left = { $seat } set which heroes to lose first.
order-forgotten = { $seat } will choose which heroes to lose.
end-nears = { $rounds } more rounds, then the most markers win.

## Explanations for a first match

lesson-goal = **Your goal.** Your saga asks for six traits. Build a family that has them all at once, and you win. I place the golden markers for you. Look up your saga, any hero or any sign with *Look up*.
lesson-saga = **Your saga.** It asks for six traits. Keep the one you like better; then all of you see them.
lesson-breath = **Catch your breath.** Your turn begins: you draw until you hold four cards.
lesson-embellishing = **Embellish your story.** Before you play you may use one embellishment. Your youngest hero's colour decides which; a parent and a grandparent of the same colour open stronger ones. Look up *All fifteen embellishments*.
lesson-tale = **Continue the tale.** Play one card onto any spot of your tree, empty or not; the hero who stood there is dismissed. Ghosts, if there are any, can go onto anybody's tree. If you play at once, you don't embellish this turn.
lesson-skald = **A skald sings.** If it lands on your tree, you may embellish at once, even in somebody else's turn. In front it's wasted. It sings for you once a turn, unless the lobby lets it sing again. Look up *skald*.
lesson-doom = **Doom.** A ghost's embellishments leave a Doom token on your tree. Until your next turn begins, everyone else may play any card there.
lesson-dismissing = **Dismissals.** If you must lose a hero, you choose in secret, and all choices are shown together. With *Standing orders* you can decide ahead of time.
lesson-plundering = **Plunder.** The one who uses it sees another player's hand, and may swap a card for one of theirs.
lesson-infiltrating = **Infiltrate.** The one who uses it sees a hand, and may put its cards, one by one, on heroes of the same colour in any tree.
lesson-augury = **Augur.** The one who uses it draws a card, then discards one: that one or another.
lesson-praying = **Prayer.** The top card lies open. The one who prayed must play it, wherever it may go.
lesson-martyrdom = **Martyr.** A card is drawn for each hero who left. If it's your Martyr, you see these cards and choose which goes where.

## What one may do: the whole, its kind, and a question for each field

choose-saga = Tell “{ $saga }”
    .kind = Choose your saga, where the lobby offers two
    .saga = Which saga will you tell?
skip = Don't embellish
    .kind = Don't embellish
play = Play { $card } as { $place }
    .kind = Play a card
    .brief = { $place }
    .card = Which card do you play?
    .place = Where?
adapt = Adapt: { $card } replaces { $place }
    .kind = Adapt: replace one of your heroes with a card
    .place = Which of your heroes goes?
    .card = Which card takes the place?
assault = { $discards ->
    [none] Assault { $target }
   *[other] Assault { $target }, discarding { $discards }
}
    .kind = Assault: discard two cards, somebody loses a hero
    .discards = Which cards do you discard?
    .target = Who must lose a hero?
invade = Invade: play { $card } as { $place }
    .kind = Invade: play a card onto another player's tree
    .card = Which card do you play?
    .place = Where?
plunder = Plunder { $target }
    .kind = Plunder: look at a hand, maybe swap a card
    .target = Whose hand do you look at?
swap-cards = Give { $give } for { $take }
    .kind = Swap a card
    .brief = Take { $take }
    .give = Which of your cards do you give away?
    .take = Which card do you take?
done = Leave it at that
    .kind = Leave it at that
turncoat = { $discards ->
    [none] Turncoat: take back { $hero }, then play { $card } as { $place }
   *[other] Turncoat: take back { $hero }, then play { $card } as { $place }; discard { $discards }
}
    .kind = Turncoat: take a hero back, play a card, discard any
    .hero = Which hero do you take back?
    .card = Which card do you play then?
    .place = Where?
    .discards = Which cards do you discard at the end?
infiltrate = Infiltrate { $target }
    .kind = Infiltrate: place a hand's cards on heroes of their colours
    .target = Whose hand do you use?
plant = Place { $card } as { $place }
    .kind = Place a card on a hero of its colour
    .brief = { $place }
    .card = Which card do you place?
    .place = In whose place?
augur = Augur: draw a card, then discard one
    .kind = Augur: draw a card, then discard one
discard-one = Discard { $card }
    .kind = Discard a card
    .card = Which card do you discard?
offering = Offering: discard { $discard }, then play { $card } as { $place }
    .kind = Offering: discard a card, play another of its colour
    .discard = Which card do you discard?
    .card = Which card do you play?
    .place = Where?
offer-only = Offering: just discard { $discard }
    .kind = Offering: just discard a card
    .discard = Which card do you discard?
possess = Possess: { $place } and { $other } change places
    .kind = Possess: swap one of your heroes with another player's
    .place = Which of your heroes?
    .other = For which hero?
chant = Chant: discard your hand and draw three cards
    .kind = Chant: discard your hand and draw three cards
prayer = Prayer: turn up the top card and play it
    .kind = Prayer: turn up the top card and play it
play-revealed = Play it as { $place }
    .kind = Play the card
    .place = Where?
martyr = Martyr: everybody loses a hero, you place new ones
    .kind = Martyr: everybody loses a hero, you place new ones
succeed = { $card } goes there
    .kind = Send a card there
    .card = Which card goes there?
whisper = Whisper: play { $card } as { $place }; Doom then lies on your tree
    .kind = Whisper: play one more card; Doom then lies on your tree
    .card = Which card do you play?
    .place = Where?
nix = Nix: everybody loses a hero; Doom then lies on your tree
    .kind = Nix: everybody loses a hero; Doom then lies on your tree
ragnarok = Ragnarok: all grandparents go; Doom then lies on your tree
    .kind = Ragnarok: all grandparents go; Doom then lies on your tree
dismiss = Dismiss { $place }
    .kind = Dismiss a hero
    .place = Which hero do you dismiss?

## What is asked; `call` is said in public

choosing-saga = Keep one of these two sagas. Nobody sees which until all of you have chosen.
    .call = choose a saga
embellishing-story = { $level ->
    [1] Your youngest hero stands for { $trait }. Play a card, or embellish first.
   *[other] Your youngest hero stands for { $trait }, through { $level } generations. Play a card, or embellish first.
}{ $missing ->
    [none] { "" }
   *[other] { " " }Your saga still needs { $missing }.
}
    .call = your turn: play a card, or embellish first
embellishing-by-skald = { $level ->
    [1] A skald sings for you, and your youngest hero stands for { $trait }. You may embellish.
   *[other] A skald sings for you, and your youngest hero stands for { $trait }, through { $level } generations. You may embellish.
}
    .call = a skald sings for you: embellish, or don't
continuing-tale = { $missing ->
    [none] Play a card. Your saga has all it needs.
   *[other] Play a card. Your saga still needs { $missing }.
}
    .call = your turn: play a card
looking = You're looking at { $target }'s hand. Pick one of your cards to swap, or leave it at that.
    .call = swap a card with { $target }, or don't
planting = You're looking at { $target }'s hand. Place its cards on heroes of the same colour, or leave it at that.
    .call = place cards from { $target }'s hand, or stop
discarding-one = You've drawn a card. Now discard one.
    .call = discard a card for Augur
playing-revealed = { $card } lies open. Where do you play it?
    .call = play { $card }
succeeding = Which card becomes { $place }? They all come down together.
    .call = place the cards of Martyr
dismissing-one = { $own ->
    [yes] Your embellishment costs you one of your own heroes too.
   *[no] { $user } has embellished, and one of your heroes must go.
} Which one? Nobody sees your choice until all of you have chosen.
    .call = dismiss a hero

claim-hint = { $count ->
    [6] all 6 markers: the saga is proven
   *[other] { $gone ->
        [none] { $count } of 6 markers
       *[other] { $count } of 6 markers · replaces { $gone }
    }
}
lending-hint = { $count ->
    [6] all 6 markers: the saga is proven
   *[other] { $lent ->
        [none] { $gone ->
            [none] { $count } of 6 · opens no embellishment
           *[other] { $count } of 6 · closes embellishing · replaces { $gone }
        }
       *[other] { $gone ->
            [none] { $count } of 6 · open then: { $lent }
           *[other] { $count } of 6 · open then: { $lent } · replaces { $gone }
        }
    }
}
song-hint = { $count ->
    [6] all 6 markers: the saga is proven
   *[other] { $lent ->
        [none] { $gone ->
            [none] { $count } of 6 · the song is wasted
           *[other] { $count } of 6 · the song is wasted · replaces { $gone }
        }
       *[other] { $gone ->
            [none] { $count } of 6 · sings for { $lent }
           *[other] { $count } of 6 · sings for { $lent } · replaces { $gone }
        }
    }
}
dismiss-hint = { $lent ->
    [none] without { $gone }: { $count } of 6 markers and no embellishment
   *[other] without { $gone }: { $count } of 6 markers and { $lent }
}
swap-hint = you { $count } of 6 markers, { $rival } { $other } of 6
target-hint = { $cards ->
    [0] has { $count } of 6 markers and no card
    [one] has { $count } of 6 markers and 1 card
   *[other] has { $count } of 6 markers and { $cards } cards
}

## Why not

no-youngest = You can't embellish: your front spot is empty, or a skald stands there.
other-colour = That needs a youngest hero of { $trait }.
too-few-generations = { $level ->
    [2] That needs a parent of { $trait } too.
   *[other] That needs a parent and a grandparent of { $trait } too.
}
card-not-held = { $card } isn't among those cards.
hand-empty = That needs a card, and your hand is empty.
nobody-there = Nobody stands there: { $place }.
not-your-tree = That must be one of your own heroes, not { $place }.
not-another-tree = That must be on another player's tree, not { $place }.
tree-closed = { $card } can't go onto { $seat }'s tree. Only ghosts can, unless Doom lies there.
colours-differ = { $card } doesn't have the same colour, or is the very same card.
wrong-discards = { $count ->
    [0] You have no card to discard for that.
    [one] You can discard 1 of the cards you hold then.
   *[other] You can discard { $count } of the cards you hold then.
}
not-a-target = You can't choose { $seat } for that.
