### What the program itself says, whatever the title.

## Events and refusals of every title

match-ended = { $winners ->
    [none] ⚖ The match is drawn. { $reason }
   *[other] 🏆 Victory for { $winners }! { $reason }
}
seat-retired = { $seat } has left the match.
action-taken-back = ↩ { $seat } takes the last action back.

reason-agreed = The players have agreed on it.
reason-retired = The other side left the field.

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
actor = What do you do?
action = What next?

yes = yes
no = no

## Refusals of the application

no-match-here = There is no match here. Use this command in a match's thread, or choose one with the option “match”.
other-game = { $title } is played here: its commands begin with `/{ $group }`.
no-threads-here = A match needs a thread, and here none can be started. Please use this command in a text channel.
no-such-title = I do not know this game. `/match new` suggests those that I know.
not-a-player = You have no seat in this match. You are welcome to watch.
has-left = You have left this match for good. You are welcome to watch.
seat-is-out = That seat has left the match for good.
not-in-lobby = This match has started already.
not-started = This match has not started yet.
seat-taken = You have a seat already.
guest-seated = Whoever you named has a seat in this match already.
own-seat = That is your own seat. `/table time` asks the others for more time.
match-full = All seats are taken.
too-few-players = More players are needed before the match can start.
not-the-host = Only the host chooses how this match is played: whoever opened it or, once they have left, the next player.
nothing-proposed = No offer is waiting for your answer.
proposal-gone = That offer does not stand any more.
proposal-stands = An offer is waiting for an answer already.
refused-already = That has been refused. You can propose it again once the match has moved on.
damaged-match = I cannot read how this match stands: what was saved is damaged, or newer than I am. Nothing was changed; please tell whoever runs me.
permissions-missing = I may not do here what a match needs. Somebody who manages this server can grant me: { $missing }.
permission-view_channel = View Channels
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
too-often = You have called others often of late. Please wait a while before you do it again.
too-many-open = Many invitations wait for players here already. Start one of them, or leave one of yours, before you open another.
too-fast = That was faster than I can answer and be fair to everybody. Please wait a few seconds, then go on.
cannot-call = I cannot write in that match's channel, so that nobody was called. Somebody who manages this server can grant me Send Messages there.
outdated = I do not know this command any more. Please reload Discord, and choose it again.
not-lost = This match has its place already. It can be moved only when its channel has been deleted.
try-again = Somebody else was a moment faster. Please look again.
store-full = There is no room left where I keep the matches, and nothing was changed. Please tell whoever runs me; the match goes on as soon as there is room again.
store-busy = The matches are locked by something else just now, and nothing was changed. Please try again in a moment.
store-unavailable = I cannot write to where I keep the matches, and nothing was changed. Please tell whoever runs me; the match goes on as soon as that is mended.
failed = Something went wrong on my side. If you did something in a match, it may count: please look there before you do it again.
unanswered = I could not show you an answer. If you did something in a match, it may count: please look there before you do it again.
stopping = I am about to be restarted, and took nothing in just now. Please try again in a minute.

## The lobby

lobby-heading = **{ $title }** · match { $match }
lobby-players = { $count } of { $seats } players: { $players }
lobby-open = { $missing ->
    [0] Any player may *Start* now, or wait for others to *Join*.
    [one] Take a seat with *Join*. With one more player, anyone at the table may *Start*.
   *[other] Take a seat with *Join*. With { $missing } more players, anyone at the table may *Start*.
}
    .full = All seats are taken: any player may *Start*.
lobby-pace = ⏳ { $pace }
lobby-teaches = 🎓 First match: each step is explained when it first comes up.
lobby-first = First match
lobby-first-on = 🎓 This is a first match now: each step is explained when it first comes up.
lobby-first-off = This is an ordinary match again, without explanations.
lobby-details = Details
lobby-running = The match is being played in the thread below.
lobby-over = This match is over.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-joined = You have a seat now.
lobby-left = You have given up your seat.
lobby-wish = { $name } ({ $wish })
lobby-wish-menu = For yourself: which side would you like?
lobby-anything = any
lobby-wished = Noted. If both want the same, chance decides.
lobby-variants = Variants: { $variants }
lobby-variants-menu = Play a variant?
lobby-variant = { $option }: { $value }
lobby-created = Match { $match } is open. The invitation follows right here.
lobby-begun = The match begins. Its thread opens under the invitation.
thread-name = { $players } #{ $match } - { $title }
thread-versus = { $first } v { $second }

## The board message

board-heading = { $turn ->
    [0] **{ $title }** · match { $match }
   *[other] **{ $title }** · match { $match } · turn { $turn }
}
board-awaits = ⏳ { $name }: { $call }
    .until = ⏳ { $name }: { $call } ({ $time })
board-move = Your move
board-hand = Hand
board-text = Text
board-log = Log
board-help = Help
board-paused = ⏸️ The match is paused: nobody's time runs.
call-to-play = { $mention } { $title }: { $call }
call-again = { $mention } { $title }: { $call } Just a reminder.
call-last = { $mention } { $title }: { $call } Your time is nearly up.
call-lone = { $mention } { $title }: { $call } All the others have answered.
call-until = until { $time }
call-mute = No more reminders this turn
call-muted = I will not remind you again this turn.

story-clock = ⏱️ { $name }'s time was up.

word-silent = { $name } has not answered my reminders, and I will not send more. Somebody else may take the seat, or you may wait: nothing is lost.
word-robot = 🤖 { $name } has run out of time, and a robot plays on in that seat. Whoever sat there can take it back at any time: `/table robot`.
word-forfeit = { $name } has let three turns pass and is out of the match.

help-panel =
    ▸ **How to play here.** *Your move* opens a panel that only you can see; what you choose there counts at once, and what cannot be taken back is asked twice where it is easily done by mistake. `/match undo` takes your last action back, as long as nobody was asked or shown anything new. *Hand* shows your cards to you alone.

match-moved = The match goes on in this channel; its thread opens in a moment.

result =
    { $mentions } { $told }
    -# The secret of its dice was `{ $secret }`; `/match verify` checks every one of them.

## The panel

panel-waiting = Nothing to decide for you now. The match waits for { $awaited }.
panel-over = This match is over.
panel-done = ✔ { $action }.
panel-back = ◂ Back
panel-more = More ▸
panel-confirm = **{ $action }**
    .hint = **{ $action }** — { $hint }
panel-sure = This cannot be taken back.
panel-do = Do it
panel-numbered = { $number } · { $name }
log-empty = Nothing has happened yet.

## Proposals, conceding, invitations

proposal-draw = { $name } offers a draw. Silence refuses it, once each of you has had another turn.
proposal-undo = { $name } asks to take the last action back, though others know of it already.
proposal-agree = Agree
proposal-refuse = Refuse
concede-button = Give up
proposal-agreed = You have agreed.
proposal-refused = You have refused.
draw-offered = Your offer stands in the match's thread.
undo-done = ↩ Taken back.
undo-asked = Others know of it already, so they are asked for their consent.
concede-sure = Do you really want to give this match up? This cannot be taken back.
concede-done = You have left the match.
invited = { $name } is invited.
invitation = { $mention } { $name } invites you to { $title }. Take a seat with *Join* on the invitation above.

## Commands of a title

typed-hinted = { $value } — { $hint }
typed-next = You can use { $commands }.

## What is in a match's way

note-thread = The thread of match { $match } ({ $title }) has been deleted. Nothing is lost: the match goes on in a new thread, right below.
note-locked = Match { $match } cannot go on: its thread { $thread } is locked. Somebody with *Manage Threads* can unlock it; then it goes on by itself.
note-forbidden = Match { $match } cannot go on. { $named } Then it goes on by itself.
note-left = { $name } is not on this server any more, and the match waits for them. As soon as they are back, it goes on where it stands.
note-channel = The channel of match { $match } ({ $title }; { $players }) has been deleted. Nothing is lost: use `/match move match:{ $match }` in another channel of that server, and it goes on there.

## The list of matches

match-choice = { $match } · { $title } · { $players }
list-yours = ⏳ **{ $match }** · your move · { $channel }
list-theirs = { $match } · { $channel }
list-resting = **{ $match }** · its channel is gone; `/match move` brings it into another one
list-empty = You are in no match on this server. Open one with `/match new`.

## The welcome

welcome = **Skald is here.** I run Norse board games, turn by turn, over days or in one evening. New here? Press *First match*: I explain each step when it first comes up. To play with friends, use `/match new`; they join with one button. Secrets are shown only to you. `/help` brings this back.

## Commands

command-match = Play a match
command-match-new = Open a new match and invite others
command-match-new-title = Which game?
command-match-list = My matches on this server
command-match-board = Show me the board, with what only I may see
command-match-hand = My hand, or what lies open in front of a player
command-match-log = What has happened so far
command-match-rules = The rules in short, and a button to all of them
command-match-undo = Take my last action back
command-match-concede = Give the match up
command-match-offer-draw = Offer the others a draw
command-match-move = Bring a match whose channel is gone into this one
command-match-option = Which match? Needed only outside its thread
command-table = Who sits at the table
command-table-join = Take a seat in a match that waits for players
command-table-join-match = Which match?
command-table-match = Which match?
command-table-leave = Give my seat up before the start
command-table-start = Begin to play
command-table-invite = Invite somebody to a match of mine
command-table-invite-player = Whom?
