### What the program itself says, whatever the title.

## Events and refusals of every title

match-ended = { $winners ->
    [none] ⚖ The match is drawn. { $reason }
   *[other] 🏆 Victory for { $winners }! { $reason }
}
seat-retired = { $seat } has left the match.

refused = That is not possible.
illegal-action = The rules do not allow that now.
not-your-decision = It is not your decision now: the match waits for { $awaited }.
stale-prompt = That question is closed; here is how things stand now.
game-over = This match is over.
invalid-action = There is no “{ $given }” here.
    .near = There is no “{ $given }” here. Did you mean { $near }?
ambiguous-action = That could mean several things. Please say more exactly which.
setup-error = A match cannot start like this.
cannot-undo = That cannot be taken back: others know of it, or it was left to chance.

## Small words

kind = What do you do?
yes = yes
no = no
