### What the program itself says, whatever the title.

## Events and refusals of every title

match-ended = { $winners ->
    [none] ⚖ The match is drawn. { $reason }
   *[other] 🏆 Victory for { $winners }! { $reason }
}
match-lost = 🏁 Nobody has won. { $reason }
seat-retired = { $seat } has left the match.
action-taken-back = { $late ->
    [yes] ↩ { $seat } takes the last action back. Time had run out there, so a new answer has an hour at most.
   *[no] ↩ { $seat } takes the last action back.
}
match-rewound = ↩ The match goes on from where it stood{ $counted ->
    [yes] { " " }in turn { $turn },
   *[no] { "" }
} after action { $to }.
practice-began = 🎯 A copy of match { $match }, to practise with, as it stood{ $turn ->
    [0] { " " }before the first turn,
   *[other] { $counted ->
        [yes] { " " }in turn { $turn },
       *[no] { "" }
    }
} after action { $number }. All that was hidden there is dealt anew, and other dice will fall.

reason-agreed = The players agreed on it.
reason-retired = The other side left the field.

refused = That isn't possible.
illegal-action = The rules don't allow that now.
not-your-decision = It isn't your decision now: the match waits for { $awaited }.
stale-prompt = That question is closed; here is how things stand now.
game-over = This match is over.
invalid-action = There is no “{ $given }” here.
    .near = There is no “{ $given }” here. Did you mean { $near }?
ambiguous-action = That could mean several things. Please say more exactly which.
setup-error = A match can't start like this.
too-many-trophies = There are only 18 trophies of each kind. Under Settings, choose fewer for each player.
too-many-cities = The tiles don’t have nine cities for each of you. Under Settings, choose six, or play with five at most.
no-such-action = No action of this number counts in the match. `admin actions` lists them.
nothing-since = The match stands there already: nothing was done since that counts.
left-since = Somebody has left the match for good since, and isn't brought back.
practice-title = { $title } (practice)
nowhere-to-practise = A practice match needs a thread on a server where the bot is, beside the match that's copied: a match in direct messages has none.
nothing-to-practise = The match was over then. Name an earlier action with --after; `admin actions` lists them.
no-seat-numbered = The match has no seat of that number. `admin show` lists its seats.
never-seen-here = Somebody can be named who has had a seat in a match on this server before: the name of this person isn't known.
not-among-them = That match is private: only those who sit there, or were invited, can have a seat in a copy of it.
nobody-to-practise = That match is private: nobody would see a copy with robots alone. Name a person with --person.
cannot-undo = There's nothing here that you can take back: you've done nothing yet, somebody has left since, or you play alone and chance was involved.

## Small words

kind = What do you do?
actor = What do you do?
action = What next?
    .of = { $piece }: what next?

yes = yes
no = no

## Refusals of the application

match-not-known = This match is no longer known here, so its buttons do nothing. `/match list` shows your matches.
no-match-here = There is no match here. Use this command in a match's thread, or choose one with the option “match”.
other-game = { $title } is played here: its commands begin with `/{ $group }`.
no-threads-here = A match needs a thread, and here none can be started. Please use this command in a text channel.
one-at-a-time = Match { $match } isn't over yet, and in direct messages you have one match at a time. Finish it, or give it up with `/match concede`; an invitation you leave with `/table leave`.
nobody-else-here = A match in direct messages is between you and me: nobody else can come in here. To play with friends, open a match on a server.
no-such-title = I don't know that game. `/match new` suggests the ones I know.
not-a-player = You have no seat in this match. You're welcome to watch.
has-left = You've left this match for good. You're welcome to watch.
seat-is-out = That seat has left the match for good.
not-in-lobby = This match has started already.
not-started = This match hasn't started yet.
seat-taken = You have a seat already.
guest-seated = They have a seat in this match already.
own-seat = That's your own seat. `/table time` asks the others for more time.
match-full = All seats are taken.
no-seat-here = There's no seat for you at this table.
no-seat-for-guest = There's no seat for them at this table.
too-few-players = The match needs more players before it can start.
not-the-host = Only the host chooses how this match is played and who sits down. That's the player who opened it, until they leave or hand the role on.
nothing-proposed = No offer is waiting for your answer.
proposal-gone = That offer has lapsed.
proposal-stands = Another offer is waiting for an answer.
refused-already = That was refused. You can propose it again once the match has moved on.
damaged-match = This match can't go on: its record in the database is damaged, or newer than I am. Nothing was changed. The person who runs me can look with `python -m bot check`.
permissions-missing = I need more permissions for a match here. Somebody who manages this server can grant me: { $missing }.
permission-view_channel = View Channels
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-create_private_threads = Create Private Threads
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
too-often = You've done that often lately. Please wait a while before you do it again.
too-many-open = Many invitations are waiting for players already. Start one, or leave one of yours, before you open another.
too-fast = That's faster than I can answer and stay fair to everybody. Please wait a few seconds.
cannot-call = I can't write in that match's channel, so I called nobody. Somebody who manages this server can grant me Send Messages there.
outdated = I don't know this command any more. Please reload Discord and choose it again.
not-lost = This match has its place already. You can move it only once its channel has been deleted.
try-again = Somebody else was a moment faster. Please look again.
store-full = I'm out of room to keep the matches. Nothing was changed. Please tell the person who runs me; the match goes on as soon as there's room again.
store-busy = Something else has locked the matches just now. Nothing was changed. Please try again in a moment.
store-unreachable = I can't reach the matches right now. If you made a move, it may count: look at the match before you make it again. It goes on by itself as soon as I can.
store-unavailable = I can't save the matches right now. Nothing was changed. Please tell the person who runs me; the match goes on as soon as that's mended.
failed = Something went wrong on my side. If you made a move, it may count: please check the match before you make it again.
unanswered = I couldn't show you an answer. If you made a move, it may count: please check the match before you make it again.
stopping = I'm about to restart and didn't take that in. Please try again in a minute.

## The lobby

lobby-heading = **{ $title }** · match { $match }
    .direct = **{ $title }** · match { $match } · in direct messages
    .private = **{ $title }** · match { $match } · private
lobby-players = { $count } of { $seats } players: { $players }
lobby-open = { $missing ->
    [0] Any player may *Start* now, or wait for others to *Join*.
    [one] Take a seat with *Join*. With one more player, anyone at the table may *Start*.
   *[other] Take a seat with *Join*. With { $missing } more players, anyone at the table may *Start*.
}
    .alone = *Start* now and play alone, or wait for others to *Join*.
    .full = All seats are taken: any player may *Start*.
    .direct = { $missing ->
        [0] You may *Start* now.
        [one] With one robot more you may *Start*.
       *[other] With { $missing } robots more you may *Start*.
    }
    .empty = Nobody sits here. Take a seat with *Join*.
lobby-pace = ⏳ { $pace }
lobby-teaches = 🎓 First match: each step is explained when it first comes up.
lobby-first = First match
lobby-first-on = 🎓 This is a first match now: each step is explained when it first comes up, and players may ask for hints.
lobby-first-off = This is an ordinary match again, without explanations.
lobby-details = Details
lobby-running = The match is being played in the thread below.
    .direct = The match is being played right here.
    .private = The match is being played right here.
lobby-over = This match is over.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-joined = You have a seat now.
lobby-left = You've given up your seat.
lobby-wish = { $name } ({ $wish })
lobby-wish-menu = For yourself: which side would you like?
lobby-anything = any
lobby-wished = Noted. If both want the same, chance decides.
lobby-variants = Variants: { $variants }
lobby-variants-menu = Play a variant?
lobby-variant = { $option }: { $value }
lobby-created = Match { $match } is open. The invitation follows right here.
    .private = Match { $match } is open, in a private thread of this channel: I bring you into it in a moment. Only those find it whom somebody at the table calls with `/table invite`; results stay there.
lobby-begun = The match begins. Its thread opens under the invitation.
    .direct = The match begins. Its board follows right here.
    .private = The match begins. Its board follows right here.
thread-name = { $players } #{ $match } - { $title }
    .empty = #{ $match } - { $title }
thread-versus = { $first } v { $second }

## The board message

board-heading = { $turn ->
    [0] **{ $title }** · match { $match }
   *[other] **{ $title }** · match { $match } · turn { $turn }
}
    .moment = **{ $title }** · match { $match } · { $moment }
board-awaits = ⏳ Waiting for { $name }.
    .until = ⏳ Waiting for { $name } ({ $time }).
board-awaits-answer = ⏳ Waiting for { $name }'s answer.
    .until = ⏳ Waiting for { $name }'s answer ({ $time }).
board-move = Your move
board-hand = Hand
board-text = Text
board-log = Log
board-help = Help
board-paused = ⏸️ The match is paused: nobody's time runs.
call-to-play = { $mention } { $title }: { $call }
call-again = { $mention } { $title }: { $call } · just a reminder
call-last = { $mention } { $title }: { $call } · your time is nearly up
call-lone = { $mention } { $title }: { $call } · everyone else is ready
call-until = due { $time }
call-mute = No more reminders this turn
call-muted = I won't remind you again this turn.

story-secret = 🔒 { $told }
story-shorter = -# Shortened: *Log* has all of it.
story-clock = ⏱️ { $name }'s time was up.

word-silent = { $name } hasn't answered my reminders, so I've stopped. You can wait, or ask this server's staff to give the seat to a robot with `/server remove`.
    .alone = { $name } hasn't answered my reminders, so I've stopped. The match waits.
word-robot = 🤖 { $name } has run out of time, so a robot plays on in that seat. { $name }, take it back any time: `/table robot mind:` *Send it away, or take my seat back*.
word-forfeit = { $name } has let the time run out three times in a row, and is out of the match.

help-panel =
    ▸ **How to play here.** *Your move* opens a panel for you alone. Choices there count at once; before some that are easily made by mistake, like ending a turn, I ask again. `/match undo` takes your last action back, while nobody's been asked or shown anything new; against robots alone it always does. *Hand* shows your cards to you alone.

match-restored = ⏪ This match has been restored to { $turn ->
        [0] the time before its first turn
       *[other] turn { $turn }
    }, as it stood on { $time }; what came after is undone.
    .rounds = ⏪ This match has been restored to how it stood on { $time }; what came after is undone.
match-undone = Undone: the match has been restored to an earlier moment.
match-moved = The match goes on in this channel. Its thread opens in a moment.

result = { $mentions } { $told }
    .practice = { $mentions } { $told } This was a practice match, and counts for nothing.

## The epilogue: the picture at the end, and what is below it

picture-winner = { $player } wins
picture-winners = { $players } share the win
picture-draw = A draw
picture-not-won = Not won
picture-seat = Player { $seat }
epilogue-heading = { $title } · match { $match }
epilogue-turning = Turning points
moment = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
    .round = { $round ->
        [0] Before the first round
       *[other] Round { $round }
    }
epilogue-turning-point = { $when }: { $told }
epilogue-length = { $turns ->
    [one] One turn in { $time }.
   *[other] { $turns } turns in { $time }.
}
    .rounds = { $rounds ->
        [one] One round in { $time }.
       *[other] { $rounds } rounds in { $time }.
    }
epilogue-rematch = Rematch
word-rematch = { $others } { $name } wants a rematch{ $sides ->
    [yes] , with sides changed
   *[no] { "" }
}. Press *Rematch* above too, or *Join* on the invitation in { $channel }: it begins as soon as you're all in.
    .private = { $others } { $name } wants a rematch{ $sides ->
        [yes] , with sides changed
       *[no] { "" }
    }. Press *Rematch* above too, or *Join* in the new private thread into which I bring you: it begins as soon as you're all in.
rematch-asked = Your invitation to a rematch is out: see { $channel }. It begins as soon as everybody is in.
    .private = Your invitation to a rematch is out, in a new private thread into which I bring you all. It begins as soon as everybody is in.
rematch-joined = You're in. The rematch begins as soon as everybody is.
    .private = You're in. The rematch begins as soon as everybody is.
rematch-begun = The rematch begins. Its thread opens under the invitation in { $channel }.
    .private = The rematch begins, in its own private thread.
rematch-under-way = The rematch is already under way, in a thread of its own.
epilogue-verify = Verify the dice
epilogue-log = Log

## The panel

panel-practice = 🎯 This is a practice match, and counts for nothing.
panel-waiting = Nothing to decide for you now. Waiting for { $awaited }.
panel-answering = 📜 Your standing orders answer this. `/match orders` shows them, and you can be asked instead.
panel-over = This match is over.
panel-next = Next match waiting for you: { $title } · { $match }
panel-done = ✔ { $action }.
panel-undo = ↩ Undo
offer-taken = ✔ That's your order now. `/match orders` changes it.
panel-ordered = ⏳ Your order answers this within 90 seconds: { $action }. It waits if you begin to choose.
panel-back = ◂ Back
panel-more = More ▸
panel-chosen = ✓ { $chosen }
panel-answered = { $question } { $value }
panel-confirm = **{ $action }**
    .hint = **{ $action }** — { $hint }
panel-sure = You can't take this back on your own once others have seen what comes of it.
panel-do = Do it
panel-nothing = None of them
panel-all = More choices …
panel-piece = { $piece }: { $count } choices
panel-numbered = { $number } · { $name }
panel-settled = { $value }: { $settled }
log-page = -# Page { $page } of { $pages }
log-first = ⏮
log-before = ◀
log-after = ▶
log-last = ⏭
log-empty = Nothing has happened yet.

## Proposals, conceding, invitations

nobody-to-ask = You play alone: there's nobody to draw with. `/match concede` ends the match.
proposal-draw = { $name } offers a draw. If you say nothing, it lapses once each of you has had another turn.
    .over = { $name } offered a draw. Not everyone agreed.
proposal-undo = ↩ { $name } asks to take { $others ->
    [0] the last action back
    [one] an action back, and what was done since: one action of another player
   *[other] an action back, and what was done since: { $others } actions of others
}. If somebody plays on first, it stays as it is.
    .over = { $name } asked to take an action back. Not everyone agreed.
proposal-rewind = ↩ The person who runs this bot would like to take this match back to where it stood{ $counted ->
    [yes] { " " }in turn { $turn },
   *[no] { "" }
} after action { $to }. You must all agree; if one of you plays on, the match stays as it is.
    .over = The person who runs this bot wanted to take this match back. Not everyone agreed.
proposal-waiting = Still to agree: { $names }.
proposal-agree = Agree
proposal-refuse = Refuse
concede-button = Give up
proposal-agreed = You've agreed.
proposal-refused = You've refused.
draw-offered = Your offer stands in the match's thread.
undo-done = ↩ Taken back.
    .late = ↩ Taken back. Your time had run out, so there's little for a new answer: it ends { $time }.
undo-asked = That isn't yours alone to take back any more, so I've asked the others to agree.
concede-sure = Do you really want to give up? You can't take this back.
concede-done = You've left the match.
invited = { $count ->
    [one] { $name } is invited.
   *[other] { $name } are invited.
    }
not-invited = { $name } isn't invited: { $why }
lobby-invite = Invite…
lobby-invite-form = Invite people
lobby-invite-label = { $most ->
    [one] Whom shall I call to this table?
   *[other] Whom shall I call? { $most } people at most
    }
invitation = { $mention } { $name } invites you to { $title }. Take a seat with *Join* on the invitation above.
    .challenge = { $mention } { $name } challenges you to { $title }. Take a seat with *Join* on the invitation to match { $match } right here.

## Commands of a title

typed-hinted = { $value } — { $hint }
typed-next = You can use { $commands }.

## What is in a match's way

note-thread = The thread of match { $match } ({ $title }) was deleted. Nothing is lost, and nobody's time runs. Shall I make it again? Each player can, and those who may manage this server. If it's deleted once more, or nobody wants it for thirty days, I close the match.
    .private = The private thread of match { $match } ({ $title }) was deleted. Nothing is lost, and nobody's time runs. Shall I make it again, and bring you all into it? If it's deleted once more, or nobody wants it for thirty days, I close the match.
    .closed = The thread of match { $match } ({ $title }) was deleted once more, so I've closed the match. `/server reopen` lets it go on where it stood.
    .private-closed = The private thread of match { $match } ({ $title }) was deleted once more, so I've closed the match. Those who may manage its server can open it again with `/server reopen`.
thread-again = Make it again
thread-close = Close it
thread-remade = The match gets a new thread, and goes on there.
thread-lost = The thread of this match was deleted. My note about it has a button that makes it again: you find it in the channel, or, if the table is private, in its host's direct messages.
thread-there = This match has a thread.
note-locked = Match { $match } is stuck: its thread { $thread } is locked. Somebody with *Manage Threads* can unlock it, and it goes on by itself.
note-forbidden = Match { $match } is stuck. { $named } Then it goes on by itself.
note-left = { $name } isn't on this server any more, and the match waits for them. As soon as they're back, it goes on.
note-channel = The channel of match { $match } ({ $title }; { $players }) was deleted. Nothing is lost: use `/match move match:{ $match }` in another channel of that server, and it goes on there.

## The list of matches

match-choice = { $match } · { $title } · { $players }
list-yours = ⏳ **{ $match }** · your move · { $channel }
list-theirs = { $match } · { $channel }
list-resting = **{ $match }** · its channel is gone; `/match move` brings it to another one
list-more = -# `/my matches` also shows deadlines, and how your last matches ended.
list-empty = You're in no match on this server. Find a table with `/match open`, open one with `/match new`, or see the games with `/help`.
    .direct = You're in no match anywhere. Open one with `/match new`, or see the games with `/help`.

## The welcome

welcome = **Skald is here.** I run Norse board games, turn by turn, over days or in one evening. New here? Press *First match*: I explain each step when it first comes up. To play with friends, use `/match new`; they join with one button. Secrets are shown only to you. `/help` brings this back.
    .bare = **Skald is here.** I run Norse board games, turn by turn, over days or in one evening. New here? `/help` shows the games: press *First match* there, and I explain each step when it first comes up. To play with friends, use `/match new`; they join with one button. Secrets are shown only to you.

## Commands

command-match = Play a match
command-match-new = Open a new match and invite others
command-match-new-title = Which game?
command-match-list = My matches in short: players, thread, and my move or not
command-match-board = Show me the board, with what only I may see
command-match-hand = My hand, or what lies open in front of a player
command-match-log = The story so far
command-match-rules = The rules in short, and a button to all of them
command-match-undo = Take my last action back
command-match-concede = Give the match up
command-match-offer-draw = Offer the others a draw
command-match-move = Bring a match here after its channel was deleted
command-match-option = Which match? Needed only outside its thread
command-table = Seats, time and pauses at the table
command-table-join = Take a seat in a match that waits for players
command-table-join-match = Which match?
command-table-match = Which match?
command-table-leave = Give my seat up before the start
command-table-start = Begin to play
command-table-invite = Invite somebody to a match of mine
command-table-invite-player = Whom?
