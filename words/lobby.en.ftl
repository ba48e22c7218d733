### How a match is played: its pace, and what happens when somebody's time is up.

pace-live = Live: 5 minutes to think, 2 more after each decision; 2 minutes in another's turn.
    .label = Live: 5 minutes
pace-brisk = Brisk: 8 hours to think, 4 more after each decision; 3 hours in another's turn.
    .label = Brisk: 8 hours
pace-daily = Daily: 24 hours for each decision; 12 hours in another's turn.
    .label = Daily: 24 hours
pace-relaxed = Relaxed: 3 days to think, 2 more after each decision; one day in another's turn.
    .label = Relaxed: 3 days
pace-none = No time limit.
    .label = No limit

lapse-forfeit = Run out of time and the game's usual answer is given for you. Let it run out three times in a row, in your own turns, and you're out.
    .label = Three times too late, and out
lapse-default = Run out of time and the game's usual answer is given for you. Nobody is ever out.
    .label = The usual answer is given
lapse-robot = Run out of time and a robot plays the rest of your turn.
    .label = A robot plays that turn
lapse-replace = Run out of time with nothing done in your turn, and a robot plays on for you. Take your seat back with `/table robot mind:` *Send it away, or take my seat back*.
    .label = A robot takes the seat

lobby-time = ⏳ { $pace } { $lapse }
    .none = ⏳ { $pace }
lobby-settings = Settings
lobby-door-menu = Who may sit down?
lobby-remove-menu = Send somebody away?
lobby-host-menu = Make somebody else the host?
lobby-door = 🔒 Only those who are invited may *Join*: anyone at the table can invite you.
    .private = 🔒 Only those who are invited find this table: anyone who sits here can bring others in with `/table invite`.
lobby-settings-panel = **How match { $match } is played.** What you submit counts at once, and everybody can read it behind *Details*.
lobby-time-button = Time and players…
lobby-time-form = Time and players
lobby-rules-button = Variants and look…
lobby-rules-form = Variants and look
lobby-pace-menu = How long may players think?
lobby-lapse-menu = And when somebody runs out of time?
lobby-hints-menu = May players ask for hints?
lobby-hints = 💡 { $hints }
hints-on = Hints: your panel can say what a good player would do.
    .label = Hints
hints-none = No hints.
    .label = No hints
hints-open = Hints for one who plays against robots alone, and none between people.
lobby-theme = 🎨 { $theme }
lobby-theme-menu = How should the boards look?

lobby-least = 🤝 { $least }
lobby-least-menu = How well must others keep their word?

least-anybody = Anybody may join.
    .label = Anybody, reliable or not
least-mostly = For people who mostly answer in time and seldom leave a match, and for newcomers.
    .label = Those who mostly answer in time
least-nearly-always = For people who nearly always answer in time and stay, and for newcomers.
    .label = Those who nearly always answer in time
broken-word = This table asks for people who've answered in time, or stayed to the end, a little more often than you have lately. Only your last matches count: play on at other tables for a while, and you're welcome here too.

reliability-new = 🌱 { $name } is new here.
    .own = 🌱 You're new here: nothing is told of how you keep your word yet.
reliability-nearly-always = ⏱️ { $name } nearly always answers in time.
    .own = ⏱️ You nearly always answer in time.
reliability-mostly = ⏱️ { $name } mostly answers in time.
    .own = ⏱️ You mostly answer in time.
reliability-often-not = ⌛ { $name } has often run out of time lately.
    .own = ⌛ You've often run out of time lately. Answer in time for a few matches, and nobody reads that any more; `/away until` lets your time stand still, and *Settings* of a table has slower paces.
reliability-counts = You've answered { $answered } of { $questions } { $questions ->
        [one] question
       *[other] questions
    } in time, in your last { $matches ->
        [one] match
       *[other] { $matches } matches
    } with others.
reliability-left = They've left { $left } of { $matches } matches while others played on.
    .own = You've left { $left } of { $matches } matches while others played on.

theme-dark = The usual look
    .label = Dark boards
theme-light = Bright colours, like a board on a table
    .label = Light boards
theme-large-print = Bigger type and strong contrast
    .label = Large print

door-open = Anybody who sees the invitation may join
    .label = Open to everybody
    .done = The table is open again: anybody who sees the invitation may *Join*.
door-closed = Only those who are invited may join
    .label = Closed to strangers
    .done = 🔒 The table is closed: only those who are invited may *Join*. *Invite…* or `/table invite` lets somebody in, and those who sit here may leave and come back.
removed = { $name } has no seat any more, and can't come back unless you invite them. I've told them so in a direct message.
    .untold = { $name } has no seat any more, and can't come back unless you invite them. They take no direct messages from me: they read it when they press *Join*.
removed-you = The host of match { $match } ({ $title }) has sent you away from the table before the start. You can sit down there again if the host invites you.
handed-on = { $name } is the host now.
closed-table = This table is closed: only those who are invited can sit down. Anyone who sits there can invite you with *Invite…*.
sent-away = The host has sent you away from this table. You can sit down here again if the host invites you.
no-private-threads = Discord has no private threads in a channel for announcements. Open a private table in an ordinary text channel.
no-thread-yet = The private thread of this table is about to be made. Please try again in a moment.
guest-sees-nothing = They can't see the channel that this private thread is in, so I can't bring them in. Somebody who manages this server can let them see it; then invite them once more.
stays-in-thread = Discord wouldn't let me take them out of the private thread, so nothing was changed. Please try again in a moment.
private-table = This table is private, and stays so: only those who are invited find it.

command-table-close = Let nobody sit down who isn't invited
command-table-reopen = Let everybody sit down again
command-table-remove = Send somebody away from my table before the start
command-table-remove-player = Whom?
command-table-host = Make somebody else the host of my table
command-table-host-player = Whom?
command-match-new-private = In a private thread, only for those I invite?
command-match-new-pace = How long may players think?
command-match-new-lapse = And when somebody runs out of time?
