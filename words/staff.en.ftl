### The staff of a server: its settings, what it does to matches and people, and its log.
### The person who runs the bot may do the same to a match: the line in its thread tells who it was.

## Refusals

not-staff = That's for those who may manage this server, and only there.
frozen = This match is frozen: nobody can act in it for now.
closed-by-staff = This match is closed. On a server, its staff can open it again.
not-frozen = This match isn't frozen.
not-closed = Nobody has closed this match.
same-channel = The match is in that channel already.
robot-stays = A robot has that seat.
nobody-left = Only robots would be left at this table. Close the match instead.
banned = The staff of this server doesn't let you sit down at its tables.
wrong-room = On this server, matches are opened in { $rooms }.
role-missing = On this server, matches are opened by those who are { $roles }.
pace-forbidden = That pace isn't played on this server. Choose one of these: { $paces }.
no-more-tables = { $most ->
    [one] A table waits
   *[other] { $most } tables wait
    } for players here already, as many as this server allows. Join one, or wait until one begins.
no-more-seats = This server lets nobody sit at more than { $most ->
    [one] one table
   *[other] { $most } tables
    } at once, open ones included. Finish a match first, or leave an open table.

## What is told in the match

board-frozen = 🧊 The match is frozen: nobody can act, and nobody's time runs.
board-closed = 🛡️ The match is closed, without a winner. The staff of this server can open it again.
    .direct = 🛡️ The match is closed, without a winner.
lobby-shut = 🛡️ This match is closed. The staff of this server can open it again.
    .direct = 🛡️ This match is closed.
board-lost = 🧵 The thread of this match was deleted: it rests until a player or the staff wants another one, for thirty days at most.
mine-lost = 🧵 [{ $title } · match { $match }]({ $link }){ $others ->
    [none] { "" }
   *[other] { " " }with { $others }
    } · rests, its thread was deleted
mine-frozen = 🧊 [{ $title } · match { $match }]({ $link }){ $others ->
    [none] { "" }
   *[other] { " " }with { $others }
    } · frozen
staff-mark = 🛡️{ $number }
staff-nobody = somebody who is forgotten
staff-operator = The person who runs this bot
staff-reason = Reason: { $reason }
staff-close = { $by } has closed this match, without a winner.
    .log = { $by } closed match { $match }.
staff-freeze = { $by } has frozen this match: nobody can act, and nobody's time runs.
    .log = { $by } froze match { $match }.
staff-unfreeze = { $by } lets this match go on. Everybody's time runs on.
    .log = { $by } let match { $match } go on.
staff-reopen = { $by } has opened this match again. It goes on where it stood.
    .log = { $by } opened match { $match } again.
staff-move = { $by } has brought this match into { $channel }. It goes on here.
    .log = { $by } moved match { $match } to { $channel }.
staff-rewind = { $by } has taken this match back to an earlier action. The board shows where it goes on.
    .log = { $by } took match { $match } back to an earlier action.
staff-clone = { $by } has opened this practice match. It counts for nothing.
    .log = { $by } opened match { $match }, to practise with.
staff-remove = { $by } has taken { $about } out of this match. A robot plays on in that seat.
    .log = { $by } took { $about } out of match { $match }.
staff-gone = The thread was deleted, and this match is closed, without a winner. `/server reopen` lets it go on.
    .log = Match { $match } was closed, as its thread was deleted once more, or as nobody wanted another one.
staff-away = I was removed from this server, and this match was closed, without a winner. `/server reopen` lets it go on.
    .log = Match { $match } was closed, as I was removed from this server.
farewell = I'm not on the server of match { $match } ({ $title }){ $others ->
    [none] { "" }
   *[other] { " " }with { $others }
    } any more, so your matches there are closed, without a winner. If I'm invited again within thirty days, its staff can let them go on with `/server reopen`. Later, they're deleted.
welcome-back = I've been here before. { $count ->
    [one] One match was closed when I was removed
   *[other] { $count } matches were closed when I was removed
    }. Those who may manage this server can let it go on with `/server reopen`.
staff-ban = { $by } keeps { $about } from this server's tables.
    .log = { $by } banned { $about } from the tables.
staff-unban = { $by } lets { $about } sit down at this server's tables again.
    .log = { $by } let { $about } sit down again.
staff-settings = { $by } has changed how matches are played on this server.
    .log = { $by } changed the settings.
staff-moved = 🛡️ The staff of this server has moved this match. It goes on in { $channel }, in a thread of its own.
announcement = 📣 A word from the person who runs this bot:
herald = 🏁 { $title } · match { $match }: { $told }

## What the staff is told

server-done-close = Match { $match } is closed. `/server reopen` lets it go on where it stood.
server-done-freeze = Match { $match } is frozen. `/server unfreeze` lets it go on.
server-done-unfreeze = Match { $match } goes on.
server-done-reopen = Match { $match } is open again.
server-done-move = Match { $match } moves there, with a new thread.
server-done-remove = Done. Their seat in match { $match } isn't theirs any more.
server-banned = { $person } can't sit down at a table of this server any more. Their running matches go on: `/server remove` takes them out of one.
server-unbanned = { $person } may sit down at this server's tables again.
server-log = **The staff's log of this server**
server-log-empty = Nothing yet.

## Settings

house-heading = **How matches are played on this server.** What you submit counts at once. Paces, channels and roles are for matches that are opened from now on; the rest holds for all.
house-rooms = { $count ->
    [0] Matches may be opened in every channel.
   *[other] Matches may be opened in { $rooms }.
    }
house-rooms-menu = Channels where matches may be opened
house-roles = { $count ->
    [0] Everybody may open one.
   *[other] Those may open one who are { $roles }.
    }
house-roles-menu = Roles that may open matches
house-pace-menu = Pace if nothing else is chosen
house-paces = Paces: { $paces }. If nothing else is chosen: { $usual }.
house-line = { $line }.
house-places-button = Where and who…
house-places-form = Where to play, and who may
house-bounds-button = Paces and limits…
house-bounds-form = Paces and limits
house-paces-menu = Paces that are allowed (none ticked: all)
house-tables-menu = How many tables may wait for players?
house-tables-most = { $most ->
    [one] One table may wait
   *[other] { $most } tables may wait
    }
house-tables-any = No limit of your own: up to { $usual } tables may wait
house-seats-menu = At how many tables may a person sit?
house-seats-most = { $most ->
    [one] A person may sit at one table
   *[other] A person may sit at { $most } tables
    }
house-seats-any = A person may sit at any number of tables
house-results-menu = Where are results told?
house-results-thread = Results are told in the match's thread
house-results-public = Results are told in a channel too
house-channel = { $count ->
    [0] Results go where the match is played. Without a channel here, announcements of the person who runs me don't come.
   *[other] Announcements, such as results, go to { $channel }.
    }
house-channel-menu = Channel of announcements
house-signposts = { $count ->
    [0] No channel has a list of its open tables that stands there for all.
   *[other] A list of its open tables stands at the end of { $channels }.
}
house-signposts-menu = Channels with a list of their open tables
house-signpost-lacks = In { $channel } I can't keep the list up to date: I lack { $missing } there.
house-signposts-gone = In { $channels } the list was deleted twice, so I've switched it off there. Choose the channel again to have it back.
house-banned = { $count ->
    [0] Nobody is banned from the tables.
   *[other] { $count } banned from the tables: { $people }.
    }

## Commands

command-server = For those who manage this server
command-server-settings = How matches are opened and played on this server: channels, roles, paces, limits
command-server-log = The staff's log, newest first: bans, closed matches and all the rest
command-server-match = The match's number; without it, the match of this thread
command-server-reason = Why; told in the match's thread and kept in the log
command-server-close = End a match without a winner, as it stands
command-server-freeze = Let nobody act in a match, with its clocks standing
command-server-unfreeze = Let a frozen match go on
command-server-reopen = Let a closed match go on where it stood
command-server-move = Bring a match into another channel, with a new thread
command-server-move-to = The channel where it goes on
command-server-remove = Take a player out of a match; a robot has their seat from now on
command-server-remove-player = The player to take out of it
command-server-ban = Keep a person from all tables of this server
command-server-ban-person = The person to keep away; their running matches go on
command-server-unban = Let a person sit down at this server's tables again
command-server-unban-person = The person to let in again
