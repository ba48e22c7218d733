### What `python -m bot` says at a terminal.

## What was asked for cannot be done

cli-unknown-title = There is no title “{ $given }”. There are: { $titles }.
cli-wrong-seats = { $given } can't play { $title }. Numbers of players: { $seats }.
cli-too-many-names = That's too many names: { $seats } play.
cli-bad-name = “{ $given }” is no name to play under: use 1 to { $longest } printable letters.
cli-same-names = Two players can't have the same name.
cli-unknown-option = { $options ->
    [none] { $title } has no options, so not “{ $given }” either.
   *[other] { $title } has no option “{ $given }”. It has: { $options }.
}
cli-bad-option = “{ $given }” doesn't fit the option { $option }: it takes { $fitting }.
cli-yes-or-no = yes or no
cli-or = { $first } or { $second }
cli-number = a number
cli-number-in = a number from { $least } to { $most }
cli-unknown-theme = There is no theme “{ $given }”. There are: { $themes }.
cli-unknown-format = “{ $file }” doesn't tell the format of the picture: its suffix should be { $formats }.
cli-no-such-seat = There is no seat { $given }: the seats are 0 to { $last }.
cli-cannot-write = I can't write the file { $file }.
cli-contract-broken = The rules broke a promise:

## Tables

cli-column-name = Title
cli-column-seats = Players
cli-column-minutes = Minutes
cli-column-key = Key
cli-column-about = About
cli-seats = { $least }–{ $most }
cli-count-matches = Matches
cli-count-finished = ended by the rules
cli-count-capped = given up
cli-count-decisions = Decisions
cli-count-speed = Decisions a second
cli-count-draws = drawn
cli-count-inputs = Inputs a match
cli-count-handovers = Hand-overs a match
cli-middle = { $mean } on average, median { $median }
cli-column-wins = Won
cli-column-tries = of
cli-column-rate = Share
cli-column-interval = 95 %
cli-column-par = of par
cli-column-rating = Elo
cli-count-wins = Won by player { $number }

## Players without a name

cli-player = Player { $number }
