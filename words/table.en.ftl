### The table: finding one, and over days: vacations, more time, pauses, seats that change hands, silence.

## Refusals

asked-lately = You asked that a short while ago. You can ask again in an hour at most.
no-limit = This match has no time limit, so there's no time to give.
enough-time = There's time enough already: nobody may have more than a month.
already-paused = The match is paused already.
not-paused = The match isn't paused.
not-abandoned = The player in that seat hasn't left it.
no-such-seat = I don't know which seat you mean. Choose one of those that I suggest.
no-guest = A bot can't take this seat.
unreadable-date = I can't read that. Write, for example, “now”, “in 3 days”, “2 weeks”, “friday”, “24 dec” or “2026-12-24”.
away-backwards = A vacation must end after it begins, and not in the past.
away-too-long = You can be away for up to sixty days at once, beginning within a year.
not-away = You aren't away.

## Vacations

board-away = 🏖️ { $name } is away until { $time }
away-noted = 🏖️ You're away from { $start } to { $end }. Your time stands still in all your matches, and nobody calls you. `/away back` ends it.
away-over = Welcome back. Your time runs on.

## Time and pauses

more-time-live = five more minutes
more-time-brisk = eight more hours
more-time-daily = one more day
more-time-relaxed = three more days
more-time-none = more time
proposal-time = ⏱️ { $name } asks for more time: { $more }.
    .over = ⌛ { $name } asked for more time. Not everyone agreed.
proposal-pause = ⏸️ { $name } would like to pause the match. Nobody's time runs while it's paused, and each of you can resume it. If nobody does anything for 37 days, I close a paused match too.
    .over = ⌛ { $name } wanted to pause the match. Not everyone agreed.
time-asked = I've asked the others in the match's thread.
time-given = You have more time.
time-gift = { $name } has { $more }.
pause-asked = I've asked the others in the match's thread.
pause-begun = ⏸️ The match is paused. `/table resume` ends the pause. If nobody does anything for 37 days, I close the match all the same, and say so a week before.
pause-over = ▶️ The pause is over: time runs on.
word-longer = ⏱️ { $name } has been given more time.
word-resumed = ▶️ { $name } has resumed the match. Everybody's time runs on.

## Seats that change hands

proposal-handover = { $mention } { $name } would like you to take over a seat in { $title }. If you agree, its hand and its decisions are yours.
    .over = ⌛ { $name } offered a seat to somebody who didn't take it.
proposal-replace = { $mention } you're asked to take over the seat that { $name } has left, in { $title }. It's yours when you and all the other players have agreed.
    .over = ⌛ Somebody was proposed for the seat that { $name } has left. Not everyone agreed.
proposal-takeover = 🪑 { $guest } would like to take over the seat of { $name }, where a robot plays. One of the players must agree.
    .over = ⌛ Somebody asked for the seat of { $name }. The players didn't agree.
proposal-seated = The seat is yours. *Your move* and *Hand* in the match's thread are for your eyes only.
seat-offered = I've asked { $name }. Nothing changes until everybody involved has agreed.
seat-asked = I've asked the players in the match's thread.
word-seated = 🪑 { $name } has taken a seat at this table.

## Silence

reason-abandoned = Nobody has played for a long time.
word-closing = { $mentions } nobody has done anything in this match for a month. I'll close it { $time }, without a winner, unless one of you makes a move before then. An agreement by `/table` counts too; a robot's moves don't.
lobby-closed = This invitation is closed. `/match new` opens another.

## Open tables

tables-button = Open tables
tables = { $count ->
    [one] **One table here waits for players**
   *[other] **{ $count } tables here wait for players**
}
tables-none = No table here waits for players. Open one with `/match new`, or play against a robot at once with `/help`.
    .direct = Tables wait for players on servers: use `/match open` there. Here you can play alone or against robots: see `/help`.
tables-others = { $count ->
    [one] one more
   *[other] { $count } more
}
table-open = **{ $title }** · match { $match } · { $channel }
    👥 { $count } of { $seats }{ $count ->
        [0] { "" }
       *[other] : { $players }
    }
    ⏳ { $pace } · opened { $opened }
signpost = **Open tables in this channel**
    { $count ->
        [0] No table waits for players right now. Open one with `/match new`, or play against a robot at once with `/help`.
        [one] One table waits for players. *Details* shows you what it is, before you join.
       *[other] { $count } tables wait for players. *Details* shows you what each of them is, before you join.
    }
    .many = **Open tables in this channel**
    { $count } tables wait for players. These are the newest { $shown }; *Open tables* shows you all. *Details* shows you what a table is, before you join.
lobby-rules = Rules

## Menus of persons and messages

menu-challenge = Challenge
menu-profile = Profile
menu-text = Board as text
menu-rules = Rules for this
challenge = **Challenge { $name }: to which game?** A table opens in this channel, and I call { $name } to it.
challenge-sent = Match { $match } is open, and { $name } is called to it. The invitation follows right here.
own-challenge = You can't challenge yourself. `/help` has a match against a robot at one click.
no-board = That's no board in play. Choose the newest board in a match's thread.
profile = **{ $name } on this server**
profile-none = { $name } is in no match on this server that you can see.
profile-more = …and { $count } more

## Commands

command-match-open = Tables on this server that wait for players

command-away = Vacations: your time stands still, in all your matches
command-away-until = Be away, from now on or later
command-away-end = Until when? For example: 2 weeks, friday, 24 dec
command-away-from = From when? For example: now, in 3 days, 20 dec
command-away-back = End or cancel your vacation
command-table-time = Ask the others for more time
command-table-give = Give another player more time, at once
command-table-give-player = To whom?
command-table-pause = Propose a pause: nobody's time runs
command-table-resume = End a pause
command-table-replace = Give my seat, or an abandoned one, to somebody else
command-table-replace-with = Who should sit there?
command-table-replace-player = Which seat? Needed only if it isn't your own
command-table-takeover = Take over the seat of a player who ran out of time, where a robot plays
command-table-takeover-player = Which seat? Needed only if there are several
