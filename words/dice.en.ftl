### What is said about dice: those of a match and how they are checked, and those of the chat.

## The dice of a match

lobby-sealed = -# Its dice are sealed: `{ $seal }`. With `/table word` you can mix a word of your own into them.
    .begun = -# Its dice are sealed: `{ $seal }`. { $players ->
        [none] Nobody has mixed a word into them.
       *[other] Words of { $players } are mixed into them.
    }
word-added = Your word is mixed in. It cannot be foreseen what it changes: the secret was sealed before you said it, with the SHA-256 `{ $seal }`, and is told when the match is over.
unfit-word = A word for the dice has 1 to 40 letters or signs that can be shown.

## Checking them

not-over-yet = The dice of a match can be checked when it is over: until then its secret stays secret.
match-verified = ✔ All { $draws } random outcomes of match { $match } come out again from its secret, sealed as `{ $seal }`; compare that with the invitation. The file has them one by one, and with them every card, also those that nobody has seen. `python -m bot verify FILE` checks it without me, `tests/verify_dice.py` without anything of mine.
    .flawed = ✘ The dice of match { $match } do not come out again. { $flaw } The file has all that was done, and with it every card, also those that nobody has seen.
flaw-seal = The secret is not the one that was sealed.
flaw-deed = Deed { $number } cannot be done again.
flaw-dice = The dice of deed { $number } are others.
flaw-events = What was told of deed { $number } did not happen.
flaw-unfinished = The match does not end.

cli-no-transcript = { $file } is not a file of `/match verify` that this program can read.
cli-verified = All { $draws } random outcomes come out again. The secret was sealed as { $seal }: compare that with the invitation.
cli-draws = { $number } · { $cause }: { $draws }
cli-draw = d{ $sides } { $face }
cli-deed = { $player } · { $action }
    .undone = { $player } · { $action } (taken back)
cli-deed-start = the start
cli-deed-left = somebody leaves
cli-deed-agreed = a draw is agreed
cli-deed-taken-back = an undo
cli-deed-unknown = something unknown

## Dice in the chat

unreadable-roll = I cannot read that. Dice are written like `2d6+3`, `1d20+5 adv` or `4d6kh3 strength`.
    .near = I cannot read that from “{ $given }” on. Dice are written like `2d6+3`, `1d20+5 adv` or `4d6kh3 strength`.
roll-too-big = That is too much: one command has 200 characters, throws 1000 dice at most, and does only so much with them.
impossible-roll = That cannot be: it divides by zero, throws dice without sides, or picks what cannot be picked.
no-advantage = Only a single d20 at the beginning can have advantage or disadvantage, as in `1d20+5 adv`.

too-busy = Too many dice are rolling just now. Please try again in a moment.

## Commands
command-match-verify = Check all dice of a match that is over
command-table-word = Mix a word of my own into the dice before the start
command-table-word-word = Any word: nobody can have chosen the dice if you choose this
