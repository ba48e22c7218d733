### What `run` and `hall` say on the terminal.

cli-no-token = There is no token. Set DISCORD_TOKEN to the bot's token; the README tells where to get one.
cli-bad-token = Discord doesn't accept this token. Copy the bot's token from Discord's developer portal once more, and set DISCORD_TOKEN to it.
cli-health-port = Nothing can listen on port { $port } of this machine: it's taken already, or not allowed.
cli-bad-setting = These settings in the environment can't be read: { $names }. The README says what they may be.
hall-open = Skald’s hall is open until Ctrl+C: { $address }
hall-no-port = I can't use port { $port }: something else listens there. Choose another one, or leave `--port` out.
hall-unreadable = The file { $file } holds no hall that I can read. Nothing was changed; name another one after `--keep`.

## The database

cli-database-full = There is no room for the database ({ $database }).
cli-database-busy = Another program has locked the database for too long ({ $database }).
cli-database-read-only = I may not write the database ({ $database }). Check the permissions of its file and its folder.
cli-database-broken = I can't use the database ({ $database }): { $details }.
cli-database-unavailable = I can't use the database ({ $database }): { $details }.
cli-database-unreachable = I can't reach the database ({ $database }): { $details }.
cli-database-unspeakable = I can't use this kind of database ({ $database }). For PostgreSQL, install Skald's extra `postgres` and begin the address with `postgresql+asyncpg://`.
cli-database-foreign = This isn't a database of Skald ({ $database }): { $details }. I've changed nothing; name another one.
cli-database-newer = A newer Skald has changed this database ({ $database }): { $details }. Install that one again, or restore a backup that is older.
cli-database-older = This database ({ $database }) isn't up to date: { $details }. Start the bot once, which brings it up to date.
cli-database-incomplete = Something is missing in the database ({ $database }): { $details }. I've changed nothing; put a backup back with `python -m bot restore`.
cli-sound = { $count ->
    [one] { $count } match in { $database }, and it's sound.
   *[other] { $count } matches in { $database }, and all are sound.
}
cli-damaged-match = Match { $match } ({ $title }) is damaged: { $parts }.
cli-damaged-record = its record or a seat's
cli-damaged-position = the position at which it stands
cli-damaged-earlier = a position that it has left behind
cli-damaged-unreadable = a position that I can't read
cli-damaged = { $damaged } of { $count } matches in { $database } are damaged. A backup from before puts them right (`python -m bot restore`); the others play on.
cli-not-a-file = This is for a database in a file. One on a server has its own ways, such as pg_dump.
cli-no-database = There is no file { $file }.
cli-file-exists = The file { $file } is there already; choose another name.
cli-no-backup = { $file } is no database of Skald, or it's damaged.
cli-in-use = The database { $file } is open in another program. Stop the bot first.
cli-backed-up = { $count ->
    [one] { $count } match is saved in { $file }.
   *[other] { $count } matches are saved in { $file }.
}
cli-restored = { $count ->
    [one] { $file } holds { $count } match now.
   *[other] { $file } holds { $count } matches now.
}
cli-kept = The file that was there before is kept in { $file }.

## Looking after matches

cli-no-matches = There are none.
cli-no-match = There is no match of that number in { $database }.
cli-refused = That can't be done: { $told }
cli-done-close = Match { $match } is closed. The bot tells its players within a minute, or at its next start. `admin reopen`, or `/server reopen`, lets it go on where it stood.
cli-done-reopen = Match { $match } is open again. The bot tells its players within a minute, or at its next start.
cli-done-freeze = Match { $match } is frozen. The bot tells its players within a minute, or at its next start. `admin unfreeze`, or `/server unfreeze`, lets it go on.
cli-done-unfreeze = Match { $match } goes on. The bot tells its players within a minute, or at its next start.
cli-done-rewind = Match { $match } goes on from action { $number }. The bot tells its players within a minute, or at its next start.
cli-done-asked = The bot asks the players of match { $match } within a minute, or at its next start, whether it shall go back to action { $number }. It does when all have agreed, and doesn't if one of them refuses or plays on.
cli-reason-unread = Nobody reads a reason while players are asked: it belongs to --notice.
cli-done-clone = Match { $made } is a practice copy of match { $match }. The bot opens its thread within a minute, or at its next start. All that's hidden in match { $match } is dealt anew there.
cli-person-format = Name a seat and a person's id on Discord, such as 2=80351110224678912; each seat and each person once.
cli-no-actions = Nothing was done in it yet.
cli-action = { $number } · turn { $turn } · { $time } UTC · { $told }
    .undone = { $number } · turn { $turn } · { $time } UTC · taken back: { $told }
cli-reason-length = A reason has at most { $most } characters, and at least one.
cli-stage-lobby = waits for players
cli-stage-running = goes on
cli-stage-over = is over
cli-match = { $match } · { $title } · { $stage } · turn { $turn } · seats: { $seats } · server { $server } · last move { $time } UTC
    .damaged = { $match } · { $title } · damaged: `python -m bot check` tells more
cli-match-place = { $thread ->
    [0] Channel { $channel }, no thread
   *[other] Channel { $channel }, thread { $thread }
}
cli-match-practice = A practice match, which counts for nothing: a copy of match { $match }
cli-match-began = Opened { $time } UTC, pace: { $pace }
cli-match-seat = { $number }. { $name }
    .awaited = { $number }. { $name } · asked since { $time } UTC
cli-match-paused = All clocks stand still: the players have paused it.
cli-match-frozen = It's frozen: nobody can act in it.
cli-match-closed = It was closed, without a winner: it can be opened again.
cli-announcement-length = An announcement is a line of at most { $most } characters, and at least one; this one has { $count }.
cli-announced-where = Server { $server }, channel { $channel }
cli-done-announce = { $count ->
    [0] Nothing is announced: on no server was a channel chosen for announcements that hasn't had this line within a day.
    [one] The bot tells one server within a minute, or at its next start; a line that's older than a day isn't told any more. `admin announced` lists what came of it.
   *[other] The bot tells { $count } servers within a minute, or at its next start; a line that's older than a day isn't told any more. `admin announced` lists what came of it.
}
cli-would-announce = { $count ->
    [0] It would go nowhere: on no server was a channel chosen for announcements that hasn't had this line within a day.
    [one] It would go to one server. Nothing was announced.
   *[other] It would go to { $count } servers. Nothing was announced.
}
cli-nothing-announced = Nothing was announced yet.
cli-announcement = { $time } UTC · server { $server } · channel { $channel } · { $became } · { $text }
cli-announcement-waits = waits
cli-announcement-told = told
cli-announcement-gone = not told: the channel is gone
cli-announcement-forbidden = not told: the bot may not write there, or not read what it has written
cli-announcement-away = not told: the bot isn't on that server any more
cli-announcement-late = not told: for a day it couldn't be
cli-people = People with a seat: { $people }; in matches that go on: { $playing }
cli-counted = { $title } · { $stage }: { $count } · turns on average: { $turns }
    .over = { $title } · { $stage }: { $count } · turns on average: { $turns } · days: { $days }
