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

lapse-forfeit = Run out of time and your turn ends. Miss three turns in a row and you're out.
    .label = Three missed turns, and out
lapse-default = Run out of time and your turn ends. Nobody is ever out.
    .label = The turn ends
lapse-robot = Run out of time and a robot plays the rest of your turn.
    .label = A robot plays that turn
lapse-replace = Miss a whole turn and a robot plays on for you, until you take your seat back with `/table robot`.
    .label = A robot takes the seat

lobby-time = ⏳ { $pace } { $lapse }
    .none = ⏳ { $pace }
lobby-settings = Settings
lobby-settings-panel = **How match { $match } is played.** Your choices count at once, and everybody can read them behind *Details*.
lobby-pace-menu = How long may players think?
lobby-lapse-menu = And when somebody runs out of time?
lobby-hints-menu = May players ask for hints?
lobby-hints = 💡 { $hints }
hints-on = Hints: your panel can say what an able player would do.
    .label = Hints
hints-none = No hints.
    .label = No hints
lobby-theme = 🎨 { $theme }
lobby-theme-menu = How should the boards look?

theme-dark = The usual look
    .label = Dark boards
theme-light = Bright colours, like a board on a table
    .label = Light boards
theme-large-print = Bigger type and strong contrast
    .label = Large print

command-match-new-pace = How long may players think?
command-match-new-lapse = And when somebody runs out of time?
