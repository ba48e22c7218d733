### What is said about dice: those of a match and how they are checked, and those of the chat.

## The dice of a match

lobby-sealed = 🎲 Provably fair dice: a secret fixes every roll, and this seal binds me to it: `{ $seal }`. Note it now and compare it after the match. `/table word` mixes in a word of your own.
    .begun = 🎲 Provably fair dice: a secret fixes every roll, and this seal binds me to it: `{ $seal }`. Note it now and compare it after the match. { $players ->
        [none] No player has added a word.
       *[other] Words from { $players } are mixed in.
    }
    .over = 🎲 The secret of the dice was `{ $secret }`. The seal that bound me to it: `{ $seal }`. `/match verify` checks every roll.
word-added = Your word is mixed in. Nobody can tell what it changes: I sealed the secret before you said it, with the SHA-256 `{ $seal }`. You'll see the secret when the match is over.
unfit-word = A word for the dice has 1 to 40 letters or signs that can be shown.

## Checking them

not-over-yet = You can check a match's dice once it's over. Its secret stays secret till then.
match-verified = ✔ All { $draws } rolls of match { $match } check out. They were sealed as `{ $seal }`: compare that with *Details* on the invitation, if you noted it. The file has every roll and every card, even those that nobody saw. `python -m bot verify FILE` checks it without me, `tests/verify_dice.py` without any of my code.
    .flawed = ✘ The dice of match { $match } don't check out. { $flaw } The file has every roll and every card, even those that nobody saw.
practice-unproved = A practice match begins in the middle, with all that was hidden dealt anew, so its dice prove nothing. `/match verify` checks those of matches that count.
flaw-seal = The secret isn't the one that was sealed.
flaw-deed = Action { $number } can't be done again.
flaw-dice = Action { $number } has other dice.
flaw-events = Action { $number } had other results than you were told.
flaw-unfinished = The match doesn't end.

cli-no-transcript = { $file } isn't a file of `/match verify` that I can read.
cli-verified = All { $draws } rolls check out. The secret was sealed as { $seal }: compare that with what you noted.
cli-draws = { $number } · { $cause }: { $draws }
cli-draw = d{ $sides } { $face }
cli-deed = { $player } · { $action }
    .undone = { $player } · { $action } (taken back)
cli-deed-start = the start
cli-deed-left = somebody leaves
cli-deed-agreed = a draw is agreed
cli-deed-taken-back = an undo
cli-deed-rewound = the match goes back
cli-deed-unknown = something unknown

## Dice in the chat

unreadable-roll = I can't read that. Write dice like `2d6+3`, `1d20+5 adv` or `4d6kh3 strength`.
    .near = I can't read that from “{ $given }” on. Write dice like `2d6+3`, `1d20+5 adv` or `4d6kh3 strength`.
roll-too-big = That's too much: a command takes up to 200 characters and 1000 dice, and a fraction of a second to work out.
impossible-roll = That can't be rolled: it divides by zero, has dice without sides, or keeps dice that aren't there.
no-advantage = Only a single d20 at the beginning can have advantage or disadvantage, as in `1d20+5 adv`.

roll-die = 🎲
roll-one = { $die } **{ $total }**
    .commented = { $die } { $comment }: **{ $total }**
roll-shown = -# { $shown }
roll-several = { $die } { $times } times
    .commented = { $die } { $comment }, { $times } times
roll-line = **{ $total }** · { $shown }
roll-sum = **{ $total }** together
roll-cut = -# Not every die fits into a message, but all of them were rolled.
roll-chances = 📊 `{ $dice }` · { $least } to { $most }, { $mean } on average
chances-exact = -# These are the exact chances.
    .estimated = -# Estimated from { $rolls } rolls.
chart-total = total
chart-chance = chance
chart-least = or more
chart-range = { $least }–{ $most }
    .below = ≤{ $most }
    .above = ≥{ $least }
still-rolling = Your last roll isn't done yet. Please try again in a moment.
too-busy = Too many dice are rolling just now. Please try again in a moment.

## Runes

stave-fehu = Fehu
    .meaning = cattle: what one owns and can share
    .turned = what one owns runs away
stave-uruz = Uruz
    .meaning = the aurochs: strength that nobody tamed
    .turned = strength at the wrong moment
stave-thurisaz = Thurisaz
    .meaning = the giant's thorn: a danger that also guards
    .turned = a danger one has called oneself
stave-ansuz = Ansuz
    .meaning = the god's mouth: a word worth hearing
    .turned = a word that misleads
stave-raido = Raido
    .meaning = the ride: a way, and getting on
    .turned = a way that is blocked
stave-kenaz = Kenaz
    .meaning = the torch: light, and what one knows
    .turned = the light goes out
stave-gebo = Gebo
    .meaning = the gift: what binds giver and taker
stave-wunjo = Wunjo
    .meaning = joy: friends, and a good end
    .turned = joy that is late
stave-hagalaz = Hagalaz
    .meaning = hail: what breaks in from outside
stave-nauthiz = Nauthiz
    .meaning = need: what's lacking, and makes one resourceful
stave-isa = Isa
    .meaning = ice: all stands still
stave-jera = Jera
    .meaning = the year: what was sown is reaped
stave-eihwaz = Eihwaz
    .meaning = the yew: what bends and lasts
stave-perthro = Perthro
    .meaning = the lot cup: what is hidden, and luck
    .turned = luck that is spent
stave-algiz = Algiz
    .meaning = the elk: a guard that warns in time
    .turned = a guard let down
stave-sowilo = Sowilo
    .meaning = the sun: it will succeed
stave-tiwaz = Tiwaz
    .meaning = Tyr: what is right, and worth its price
    .turned = a price paid for nothing
stave-berkano = Berkano
    .meaning = the birch: something new begins to grow
    .turned = growth that is stunted
stave-ehwaz = Ehwaz
    .meaning = the horse: two that trust each other
    .turned = two that pull apart
stave-mannaz = Mannaz
    .meaning = people: oneself among others
    .turned = oneself alone
stave-laguz = Laguz
    .meaning = water: what one feels, and what carries
    .turned = deep water
stave-ingwaz = Ingwaz
    .meaning = Ing: what rests until it's ripe
stave-dagaz = Dagaz
    .meaning = the day: a turn for the better
stave-othala = Othala
    .meaning = the homestead: what is inherited
    .turned = an inheritance that weighs down
stave-turned = reversed
stave-fallen = { $name } reversed
staves-alt = Rune staves on a table: { $staves }.
staves-line = **{ $name }** — { $meaning }
    .turned = **{ $name }**, reversed — { $meaning }
lot-hit = hit
lot-blank = blank
lot-upright = upright
lots-alt = Runes of Norseheim on a table: { $lots }.
lots-rune = ᛏ
lots-told = { $rune } { $hits ->
    [one] **{ $hits } hit**
   *[other] **{ $hits } hits**
} · { $blanks } blank · { $uprights } upright
    .opened = -# Each one that stands upright opens a Giants card.

## Commands

command-roll = Roll dice, for all to see
command-roll-dice = Such as 2d6+3, 1d20+5 adv or 4d6kh3; anything after that is a comment
command-roll-times = How often? Each roll has its own line
command-roll-private = Only I see it
command-roll-statistics = Show how likely each total is, instead of rolling
command-runes = Throw runes, for all to see
command-runes-count = How many?
command-runes-kind = Which runes?
command-runes-futhark = The elder futhark
command-runes-norseheim = Norseheim
command-match-verify = Check all dice of a finished match
command-table-word = Mix a word of my own into the dice before the start
command-table-word-word = Any word. It makes sure that nobody has picked the dice
