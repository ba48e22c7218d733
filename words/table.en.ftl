### The table over days: vacations, more time, pauses, seats that change hands, silence.

## Refusals

asked-lately = You asked the same a short while ago. Please give the others some time to answer.
no-limit = This match has no limit of time, so that there is none to give.
enough-time = There is time enough already: nobody may have more than a month.
already-paused = The match is paused already.
not-paused = The match is not paused.
not-abandoned = Somebody sits there who has not left that seat.
no-such-seat = I do not know whose seat you mean. Choose one of those that I suggest.
no-guest = A bot cannot take this seat.
unreadable-date = I cannot read that. Write for example “now”, “in 3 days”, “2 weeks”, “friday”, “24 dec” or “2026-12-24”.
away-backwards = A vacation must end after it begins, and not in the past.
away-too-long = You can be away for sixty days at once, beginning within a year.
not-away = You are not away.

## Vacations

board-away = 🏖️ { $name } is away until { $time }
away-noted = 🏖️ You are away from { $start } to { $end }. Your time stands still meanwhile, in all your matches, and nobody calls you. `/away back` ends it.
away-over = Welcome back. Your time goes on where it stood.

## Time and pauses

more-time-live = five more minutes
more-time-brisk = eight more hours
more-time-daily = one more day
more-time-relaxed = three more days
more-time-none = more time
proposal-time = ⏱️ { $name } asks for more time: { $more }.
    .over = ⌛ { $name } asked for more time. Not all agreed within three days, so that nothing came of it.
proposal-pause = ⏸️ { $name } would like to pause the match, so that nobody's time runs until one of you resumes it.
    .over = ⌛ { $name } wanted to pause the match. Not all agreed within three days, so that nothing came of it.
time-asked = The others are asked in the match's thread.
time-given = You have more time.
time-gift = { $name } has { $more }.
pause-asked = The others are asked in the match's thread.
pause-begun = ⏸️ The match is paused. `/table resume` lets time go on.
pause-over = ▶️ Time goes on where it stood.
word-longer = ⏱️ { $name } has been given more time.
word-resumed = ▶️ { $name } has resumed the match. Everybody's time goes on where it stood.

## Seats that change hands

proposal-handover = { $mention } { $name } would like you to take over a seat in { $title }. When you agree, its hand and its decisions are yours.
    .over = ⌛ { $name } offered a seat to somebody, who did not take it within three days.
proposal-replace = { $mention } you are asked to take over the seat that { $name } has left, in { $title }. You have it when you and all the other players have agreed.
    .over = ⌛ Somebody was proposed for the seat that { $name } has left. Not all agreed within three days, so that nothing came of it.
proposal-takeover = 🪑 { $guest } would like to take over the seat of { $name }, in which a robot plays. One of the players must agree.
    .over = ⌛ Somebody asked for the seat of { $name }. Nobody agreed within three days, so that nothing came of it.
proposal-seated = The seat is yours. *Your move* and *Hand* in the match's thread show you what only you may know.
seat-offered = { $name } is asked. Nothing changes before everybody has agreed who must.
seat-asked = The players are asked in the match's thread.
word-seated = 🪑 { $name } has taken a seat at this table.

## Silence

reason-abandoned = Nobody has played for a long time.
word-closing = { $mentions } nobody has done anything in this match for a month. It will be closed { $time }, without a winner, unless one of you plays on or uses `/table`.
lobby-closed = This invitation is closed: nobody had touched it for two weeks. `/match new` opens another.

## Commands

command-away = Vacations: your time stands still, in all your matches
command-away-until = Be away, from now on or later
command-away-end = Until when? For example: 2 weeks, friday, 24 dec
command-away-from = From when? For example: now, in 3 days, 20 dec
command-away-back = Be back, or go on no vacation after all
command-table-time = Ask the others for more time
command-table-give = Give another player more time, at once
command-table-give-player = To whom?
command-table-pause = Propose that nobody's time runs
command-table-resume = Let time go on after a pause
command-table-replace = Give my seat, or an abandoned one, to somebody else
command-table-replace-with = Who shall sit there?
command-table-replace-player = Whose seat? Needed only if it is not your own
command-table-takeover = Take over a seat in which a robot plays
command-table-takeover-player = Whose seat? Needed only if there are several
