### Norsaga. The ids are the tags of the structs; the arguments are their fields.

title = Norsaga
    .about = Storytellers race to prove that their ancestors gave them all they need for their saga.
    .rules =
        ▸ **The goal.** Your saga asks for six traits. Build a family tree that lends you all six at once, and you win on the spot, even on another player's turn.
        ▸ **Your tree** has seven spots: you, two parents (P1, P2) and two pairs of grandparents (A1, A2 and B1, B2).
        ▸ **What a tree lends.** A hero's main trait comes first, the recessive one second: (Might/Craft). You lend your main trait. Of each pair only one main trait counts. If both of a pair have the same recessive trait, that counts on top. Markers are placed for you, always in the best way.
        ▸ **Your turn.** Draw until you hold four cards. Then you may embellish once. Then play one card onto your tree; it replaces whoever stood there.
        ▸ **Embellishing.** Your youngest hero's colour decides which embellishments you may use: the first; with a parent of that colour also the second; with a grandparent of it besides, all three.
        ▸ **Skalds** have no main trait. One that lands on your tree lets you embellish at once, in anybody's turn.
        ▸ **Ghosts** have no traits at all, and may be played on anybody's tree. Their embellishments cost you a Doom token: until your next turn all others may play their cards on your tree.

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

trait-might = Might
trait-craft = Craft
trait-lore = Lore
trait-faith = Faith
trait-skald = skald
trait-doom = Doom

spot-you = youngest hero
spot-p1 = parent P1
spot-p2 = parent P2
spot-a1 = grandparent A1
spot-a2 = grandparent A2
spot-b1 = grandparent B1
spot-b2 = grandparent B2
place = { $seat }'s { $spot }

embellishment-adapt = Adapt
embellishment-assault = Assault
embellishment-invade = Invade
embellishment-plunder = Plunder
embellishment-turncoat = Turncoat
embellishment-infiltrate = Infiltrate
embellishment-augur = Augur
embellishment-offering = Offering
embellishment-possess = Possess
embellishment-chant = Chant
embellishment-prayer = Prayer
embellishment-martyr = Martyr
embellishment-whisper = Whisper
embellishment-nix = Nix
embellishment-ragnarok = Ragnarok

reason-saga = The saga is proven: all six traits are in the family.
reason-rounds = The last round is over, and the most markers count.

## Options

option-advanced = Skalds and ghosts
    .off = No skalds and no ghosts (for a first match)
option-ghosts = Ghosts in the deck
option-split = Skalds and ghosts share twenty cards
option-hard_sagas = Hard sagas
option-saga_pick = Sagas
option-start_bonus = One card more for everybody but the first player
option-skald_once = A skald grants one embellishment a turn
    .off = A skald may grant again in the same turn
option-turn_cap = Last round (15 to 40; 0: never)
    .off = No last round: play until a saga is proven
option-teaching = Explain each step when it first comes up

ghosts-all = all
ghosts-two-fewer = two fewer
ghosts-four-fewer = four fewer
split-twelve-eight = twelve skalds, eight ghosts
split-eight-twelve = eight skalds, twelve ghosts
hard-sagas-off = none
hard-sagas-on = among the others
hard-sagas-all = only those
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

circle-drawn = The turns go around like this: { $seats }.
sagas-offered = Choose your story: { $sagas }.
saga-told = { $seat } tells “{ $saga }”.
choice-made = { $seat } has chosen.
explained = 📖 { $lesson }
turn-began = **Turn { $turn }: { $seat }.**
drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
cards-drawn = You draw: { $cards }.
reshuffled = The discard pile is shuffled into a new deck.
embellished = ✨ { $seat } embellishes: **{ $embellishment }**.
declined = { $seat } does not embellish.
discarded = { $seat } discards { $cards }.
played = { $card } becomes { $place }, by { $seat }.
dismissed = { $place } is dismissed: { $card }.
taken-back = { $seat } takes { $card } back into the hand, from { $place }.
hand-looked-at = 👁 { $seat } looks at { $target }'s hand.
hand-seen = { $cards ->
    [none] { $target }'s hand is empty.
   *[other] { $target } holds { $cards }.
}
cards-swapped = { $seat } swaps a card with { $target }.
swap-seen = You gave away { $gone } and got { $gained }.
heroes-swapped = Two heroes change places: { $card } becomes { $place }, and { $other_card } becomes { $other }.
revealed = { $seat } turns up { $card }.
token-taken = 💀 Doom lies on { $seat }'s tree: until { $seat }'s next turn the others may play any card there.
token-removed = The Doom on { $seat }'s tree is over.
markers-moved = { $count ->
    [5] ◆ { $seat } now has 5 of 6 markers, one short of winning!
   *[other] ◆ { $seat } now has { $count } of 6 markers.
}
skald-sang = 🎵 { $card } sings for { $seat }.
skald-wasted = The song fades: { $seat } has no embellishment to use now.
nothing-to-play = { $seat } has no card to play.
order-left = { $seat } set which heroes to lose first.
order-forgotten = { $seat } will choose which heroes to lose.
end-nears = The match ends after { $rounds } more rounds; then the most markers win.

## Explanations for a first match

lesson-saga = **Your saga.** It asks for six traits. Keep the one of the two that you like better; all see it afterwards.
lesson-breath = **Catch your breath.** A turn begins by drawing until you hold four cards.
lesson-embellishing = **Embellish your story.** Before you play you may use one embellishment. Your youngest hero's colour decides which kind; parents and grandparents of the same colour unlock stronger ones. Without a youngest hero there is nothing to embellish with.
lesson-tale = **Continue the tale.** Play one card onto any spot of your tree, empty or not; whoever stood there is dismissed. Ghosts may go to anybody's tree.
lesson-skald = **A skald sings.** Whoever's tree it lands on may embellish at once, if eligible. Afterwards the skald only lends a recessive trait.
lesson-doom = **Doom.** Ghostly embellishments leave a Doom token. Until the owner's next turn begins, all others may play any of their cards onto that tree.
lesson-dismissing = **Dismissals.** Whoever must dismiss a hero chooses in secret, and all choices are shown together. You can leave an order for next time.
lesson-plundering = **Plunder.** You alone see the hand. You may swap one of your cards for one of it, or leave it.
lesson-infiltrating = **Infiltrate.** You alone see the hand. You may place its cards, one after the other, onto heroes of the same colour in any tree.
lesson-augury = **Augur.** You have drawn a card and now discard one: that one or another.
lesson-praying = **Prayer.** The top card lies open and must be played.
lesson-martyrdom = **Martyr.** One card was drawn for each hero who left. You alone see them, and choose who goes where.

## What one may do: the whole, its kind, and a question for each field

choose-saga = Tell “{ $saga }”
    .kind = Choose your saga
    .saga = Which saga will you tell?
skip = Do not embellish
    .kind = Do not embellish
play = { $card } becomes { $place }
    .kind = Play a card
    .card = Which card do you play?
    .place = Where?
adapt = Adapt: { $card } replaces { $place }
    .kind = Adapt: replace one of your heroes with a card
    .place = Which of your heroes goes?
    .card = Which card takes the place?
assault = { $discards ->
    [none] Assault on { $target }
   *[other] Assault on { $target }, for { $discards }
}
    .kind = Assault: discard two cards, somebody loses a hero
    .discards = Which cards do you discard?
    .target = Who must dismiss a hero?
invade = Invade: { $card } becomes { $place }
    .kind = Invade: play a card on another player's tree
    .card = Which card do you play?
    .place = Where?
plunder = Plunder { $target }
    .kind = Plunder: look at a hand, perhaps swap a card
    .target = Whose hand do you look at?
swap-cards = Give { $give } for { $take }
    .kind = Swap a card
    .give = Which of your cards do you give away?
    .take = Which card do you take?
done = Leave it at that
    .kind = Leave it at that
turncoat = { $discards ->
    [none] Turncoat: take back { $hero }, then { $card } becomes { $place }
   *[other] Turncoat: take back { $hero }, then { $card } becomes { $place }; discard { $discards }
}
    .kind = Turncoat: take a hero back, play a card, discard any
    .hero = Whom do you take back?
    .card = Which card do you play then?
    .place = Where?
    .discards = Which cards do you discard at the end?
infiltrate = Infiltrate { $target }
    .kind = Infiltrate: place a hand's cards on heroes of their colours
    .target = Whose hand?
plant = { $card } becomes { $place }
    .kind = Place a card on a hero of its colour
    .card = Which card do you place?
    .place = On whom?
augur = Augur: draw a card, then discard one
    .kind = Augur: draw a card, then discard one
discard-one = Discard { $card }
    .kind = Discard a card
    .card = Which card do you discard?
offering = Offering: discard { $discard }, then { $card } becomes { $place }
    .kind = Offering: discard a card, play another of its colour
    .discard = Which card do you discard?
    .card = Which card do you play?
    .place = Where?
offer-only = Offering: only discard { $discard }
    .kind = Offering: only discard a card
    .discard = Which card do you discard?
possess = Possess: { $place } and { $other } change places
    .kind = Possess: swap one of your heroes with another player's
    .place = Which of your heroes?
    .other = For whom?
chant = Chant: discard your hand and draw three cards
    .kind = Chant: discard your hand and draw three cards
prayer = Prayer: turn up the top card and play it
    .kind = Prayer: turn up the top card and play it
play-revealed = It becomes { $place }
    .kind = Play the card
    .place = Where?
martyr = Martyr: everybody loses a hero, you place new ones
    .kind = Martyr: everybody loses a hero, you place new ones
succeed = Send { $card }
    .kind = Send a card there
    .card = Which card goes there?
whisper = Whisper: { $card } becomes { $place }, for a Doom token
    .kind = Whisper: play one more card, for a Doom token
    .card = Which card do you play?
    .place = Where?
nix = Nix: everybody loses a hero, you take a Doom token
    .kind = Nix: everybody loses a hero, you take a Doom token
ragnarok = Ragnarok: all grandparents go, you take a Doom token
    .kind = Ragnarok: all grandparents go, you take a Doom token
dismiss = Dismiss { $place }
    .kind = Dismiss a hero
    .place = Whom do you dismiss?

## What is asked; `call` is said in public

choosing-saga = Two sagas lie before you. Keep one; nobody sees which until all have chosen.
    .call = choose a saga
embellishing-story = { $level ->
    [1] Your youngest hero stands for { $trait }. You may embellish before you play.
   *[other] Your youngest hero stands for { $trait }, through { $level } generations. You may embellish before you play.
}
    .call = your turn: embellish, or not
embellishing-by-skald = { $level ->
    [1] A skald sings for you, and your youngest hero stands for { $trait }. You may embellish.
   *[other] A skald sings for you, and your youngest hero stands for { $trait }, through { $level } generations. You may embellish.
}
    .call = a skald sings for you: embellish, or not
continuing-tale = Play a card.
    .call = your turn: play a card
looking = You look at { $target }'s hand. You may swap one card.
    .call = swap a card with { $target }, or not
planting = You look at { $target }'s hand. You may place its cards on heroes of the same colour.
    .call = place cards of { $target }'s hand, or leave it
discarding-one = You have drawn a card. Discard one.
    .call = discard a card for Augur
playing-revealed = { $card } lies open. Where do you play it?
    .call = play { $card }
succeeding = Who becomes { $place }? The cards come down together when all are chosen.
    .call = place the cards of Martyr
dismissing-one = { $user }'s embellishment costs you a hero. Which one? Nobody sees your choice until all have chosen.
    .call = dismiss a hero

claim-hint = { $count } of 6 markers

## Why not

no-youngest = You have no youngest hero with a colour, so there is nothing to embellish with.
other-colour = That needs a youngest hero of { $trait }.
too-few-generations = { $level ->
    [2] That needs a parent of { $trait } too.
   *[other] That needs a parent and a grandparent of { $trait } too.
}
card-not-held = { $card } is not among those cards.
hand-empty = That needs a card in hand, and you have none.
nobody-there = Nobody stands there: { $place }.
not-your-tree = That must be one of your own heroes, not { $place }.
not-another-tree = That must be on the tree of another player, not { $place }.
tree-closed = { $card } cannot go to { $seat }'s tree. Only ghosts can, unless Doom lies there.
colours-differ = { $card } has not the same colour, or is the very same card.
wrong-discards = { $count ->
    [0] You have no card to discard for that.
    [one] You can discard 1 of the cards you hold then.
   *[other] You can discard { $count } of the cards you hold then.
}
not-a-target = { $seat } cannot be chosen for that.
