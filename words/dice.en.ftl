### What is said about dice: those of a match and how they are checked, and those of the chat.

## The dice of a match

lobby-sealed = -# Its dice are sealed: `{ $seal }`. With `/table word` you can mix a word of your own into them.
    .begun = -# Its dice are sealed: `{ $seal }`. { $players ->
        [none] Nobody has mixed a word into them.
       *[other] Words of { $players } are mixed into them.
    }
word-added = Your word is mixed in. It cannot be foreseen what it changes: the secret was sealed before you said it, with the SHA-256 `{ $seal }`, and is told when the match is over.
unfit-word = A word for the dice has 1 to 40 letters or signs that can be shown.

command-table-word = Mix a word of my own into the dice before the start
command-table-word-word = Any word: nobody can have chosen the dice if you choose this
