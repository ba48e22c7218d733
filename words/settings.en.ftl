### What people settle for themselves: settings, reminders, their matches, the daily digest.

## The panel of settings

settings-heading = **How I reach you**
settings-reach-thread = 📣 I call you in the thread of the match.
settings-reach-dm = 📣 I call you by direct message.
settings-reach-both = 📣 I call you in the thread and by direct message.
settings-blocked = ⚠️ Discord won't let me send you direct messages, so I call you in the thread, and your digest rests. Allow messages from this server's members in your privacy settings, then use `/remind test`.
settings-quiet-off = 🌙 You have no quiet hours.
settings-quiet-on = 🌙 Quiet hours: from { $start } to { $end } I send you no call, reminder or digest. Invitations and results still come.
settings-zone-none = 🕒 I don't know your time zone, so I count in UTC, where it's { $now }.
settings-zone-set = 🕒 Your time zone is { $zone }, where it's { $now }.
settings-interval-usual = 🔁 I remind you as often as each match does.
settings-interval-own = 🔁 While it's your move, I remind you { $every }, four times at most.
settings-digest-off = 📰 You get no daily digest.
settings-digest-on = 📰 Every day at { $time } I send you your news: whose turn it is, and what has moved.
settings-early-off = ⏭️ I don't tell you when you're next.
settings-early-on = ⏭️ I tell you by direct message when you're next, in matches of three or more.

settings-theme-match = 🎨 Your pictures look like the boards of their match.
settings-theme-dark = 🎨 Your pictures are dark. That goes for all that only you see.
settings-theme-light = 🎨 Your pictures are light. That goes for all that only you see.
settings-theme-large-print = 🎨 Your pictures have large print and strong contrast. That goes for all that only you see.

settings-theme-menu = How should your pictures look?
settings-theme-option-match = As the match's boards
settings-theme-option-dark = Dark pictures
settings-theme-option-light = Light pictures
settings-theme-option-large-print = Large print
settings-reach-menu = Where should I call you?
settings-reach-option-thread = In the thread
settings-reach-option-dm = By direct message
settings-reach-option-both = In both ways
settings-quiet-menu = When should I be quiet?
settings-quiet-option-off = No quiet hours
settings-quiet-option-hours = Quiet from { $start } to { $end }
settings-quiet-option-exact = Other hours…
settings-interval-menu = How often should I remind you?
settings-interval-option-usual = Remind me as often as the match does
settings-interval-option-own = Remind me { $every }
settings-every = { $hours ->
    [24] daily
   *[other] every { $hours } hours
}
settings-digest-menu = When should I send a daily digest?
settings-digest-option-off = No daily digest
settings-digest-option-on = Daily digest at { $time }
settings-zone-button = Time zone…
settings-early-option-on = Tell me when I'm next
settings-early-option-off = Don't tell me when I'm next
settings-guess-menu = Which of these is near you?

settings-done = ✔ Noted.
form-done = ✔ Noted.
form-unchanged = You've changed nothing.
form-overtaken = Something else has been changed since you opened that form. That stays.
settings-guess = Your clock shows { $time }: choose a place with the same time, or press the button to name another.

settings-hours-form = Quiet hours
settings-hours-label = From and to, such as 22:00-07:30
settings-zone-form = Your time zone
settings-zone-label = A city or zone, such as Europe/Berlin
settings-now-label = Or: what time is it for you now?

unreadable-hours = I can't read those hours. Write them like “22:00-07:30”, from and to.
unknown-zone = I know no time zone “{ $given }”. Write a city such as “Berlin”, or a name such as “Europe/Berlin”.
    .near = I know no time zone “{ $given }”. Did you mean { $near }?
no-such-hour-anywhere = I know no place with that time right now. Write the time like “14:05”, or name a city.

## Reminders

call-own = { $mention } { $title }: { $call } · the reminder you asked for
call-next = { $mention } { $title }: you're next. Nothing to do yet.
remind-set = I'll remind you { $time }, by direct message.
    .thread = I'll remind you { $time }. Discord won't let me send you direct messages, so I'll do it in the match's thread.
remind-held = That's within your quiet hours, so I'll wait till they're over.
remind-instead = It takes the place of your reminder { $time }: I keep one for each match.
remind-test-call = { $mention } This is how I call you. It's only a test.
remind-test-message = This is how I call you by direct message. It's only a test.
remind-test-thread = 📣 I've called you in this channel.
    .failed = ⚠️ I couldn't write in this channel, so the test call is missing here. In a match's thread I need the permissions *View Channels* and *Send Messages in Threads*.
remind-test-dm = ✉️ I've sent you a direct message.
    .failed = ⚠️ Discord didn't take my direct message just now. Please try again in a moment.
    .closed = ⚠️ Discord won't let me send you direct messages, so I call you in the thread. Allow messages from this server's members in your privacy settings, then try again.
remind-test-quiet = 🌙 Your quiet hours have begun: a real call would wait until { $time }.
remind-test-open = ☀️ These aren't your quiet hours: a real call would come at once.

nothing-asked = This match isn't waiting for you now, so there's nothing to remind you of.
reminder-too-late = Your time for this is up before then. Choose an earlier time.
unreadable-time = Tell me a time between one minute and 30 days from now, such as “15 min”, “3h”, “18:30” or “tomorrow morning”.

remind-in-15 = in 15 min
remind-in-60 = in 1 h
remind-in-180 = in 3 h
remind-in-480 = in 8 h
remind-evening = this evening
remind-tomorrow = tomorrow morning

## My matches and the digest

mine-heading = **Your matches on this server**
    .direct = **Your matches, here and on all servers**
mine-waiting = { $count ->
    [0] No match waits for you.
    [one] One match waits for you.
   *[other] { $count } matches wait for you.
}
mine-none = You're in no match on this server. Find a table with `/match open`, open one with `/match new`, or see the games with `/help`.
    .direct = You're in no match anywhere. Open one with `/match new`, or see the games with `/help`.
mine-yours = ⏳ [{ $title } · match { $match }]({ $link }){ $others ->
    [none] { "" }
   *[other] { " " }with { $others }
}: your move
    .until = ⏳ [{ $title } · match { $match }]({ $link }){ $others ->
    [none] { "" }
   *[other] { " " }with { $others }
}: your move, due { $time }
mine-paused = ⏸️ [{ $title } · match { $match }]({ $link }){ $others ->
    [none] { "" }
   *[other] { " " }with { $others }
}: paused, your move
mine-theirs = ▫️ [{ $title } · match { $match }]({ $link }): waits for { $awaited }
mine-open = ▫️ [{ $title } · match { $match }]({ $link }): waits for players
mine-damaged = Match { $match } can't go on: its record is damaged.
mine-over = 🏁 [{ $title } · match { $match }]({ $link }){ $others ->
    [none] { "" }
   *[other] { " " }with { $others }
}: over
mine-finished-heading = **Lately finished**
mine-finished = 🏁 [{ $title } · match { $match }]({ $link }){ $others ->
    [none] { "" }
   *[other] { " " }with { $others }
}: { $winners ->
    [none] drawn
   *[other] won by { $winners }
}
    .lost = 🏁 [{ $title } · match { $match }]({ $link }): not won
best-alone = 🏅 **{ $title }**, best alone on this server: { $places }
    .direct = 🏅 **{ $title }**, your best alone in these messages: { $places }
    .picture = Best alone on this server: { $places }
    .direct-picture = Your best alone in these messages: { $places }
best-place = { $name } { $points }
mine-where = { $line } · on { $server }
    .direct = { $line } · here
    .unknown = { $line } · on a server where I'm not any more
mine-more = …and { $count } more: `/my matches` on their server lists them all.
mine-page-back = ◂ Back
mine-page-more = More ▸
digest-heading = ☀️ **Your matches today**
digest-yours = **These wait for you**
digest-moved = **There's news in these**

## My data

data-kept = **Your data**
    I keep your id, your settings, your list of blocked people, how often you answered in time, and your name, your choices and their times in each match with you. *Export* gives you all of it as a file, for you alone. *Forget me* takes you out of it.
data-word = **How you keep your word**
    { $word }
    People who share a table with you, or could sit down at yours, read the first sentence of it, and how many matches you've left. It counts only your last matches with other people and a time limit. Vacations and pauses don't count.
data-privacy = Privacy
data-private = **Privacy**
    - *I keep* your id, and your name on your seats. I keep your deeds in a match, and their times. I keep your settings, the people you've blocked, and how often you answered in time. Last, there's the log of a server's staff.
    - *It's kept* in the database of the person who runs me. That person can read all of it, hands too. I'm not told what people write, and I send nothing to anybody but Discord.
    - *It goes* when you have me forget you; a finished match then keeps a nameless seat. Thirty days after I've left a server, all its matches go.
    - *Others see* names, public moves and results, if they can read the channel. Your hand, hidden choices, orders, settings and blocks are for you alone. When a match is over, its dice can be checked, and that shows every card. Those who may manage a server can read its log.
    - *Backups* know you until they're replaced.
    PRIVACY.md, beside my source, has the whole of it.
data-back = ◂ Back
data-export = Export
data-exported = Here is all that I keep about you. Of a match the file has your own choices and deeds, and nothing of another hand.
data-forget = Forget me
data-sure = Do you really want me to forget you? You give up every match that goes on, and leave open invitations. Your name and your settings go, and finished matches keep a nameless seat. Your deeds there, and a word that you mixed into the dice, stay without your name, so that others can check the match. Messages on Discord stay as they are. You can't take this back.
data-forget-yes = Forget me for good
data-keep = Keep my data
data-forgotten = I've forgotten you. Only backups still know you, until they're replaced.
forgotten-name = Nameless { $seat }

## Blocked people

own-block = You can't block yourself.
too-many-blocked = Your list is full. Take somebody off it first.
blocked = You won't be seated with { $person } any more, nor invited by them. I don't tell them. A match that you share goes on.
unblocked = { $person } may sit down with you again.
blocked-people = { $count ->
    [0] You've blocked nobody.
   *[other] **You've blocked** { $people }.
    }

## Commands

command-settings = How and when I reach you: calls, quiet hours, reminders; how your pictures look
command-settings-zone = My time zone, such as Europe/Berlin
command-remind = Reminders
command-remind-me = Remind me once more that a match waits for me
command-remind-me-when = When? Such as 15 min, 3h, 18:30 or tomorrow morning
command-remind-off = No more reminders this turn
command-remind-test = Call me now, as a test
command-my = My own matters
command-my-data = All that you keep about me, as a file; or forget me
command-my-block = Block somebody from my tables, or see my list
command-my-block-player = Somebody who shall not sit down with me; they aren't told
command-my-unblock = Take somebody off my list
command-my-unblock-player = Somebody who may sit down with me again
command-my-matches = My matches at length: soonest deadline first, then the others, then the last results
