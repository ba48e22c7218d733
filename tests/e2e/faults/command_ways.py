"""How each command of the house is tried: where it begins, what is typed, what comes of it."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from hall import Reply
from play.match.match import StaffAct
from play.table.moderation import entry_of
from tests.cogs.staffing import made_staff
from tests.e2e.faults.pair import Pair
from tests.e2e.faults.ways import (
    Effect,
    Place,
    Start,
    Use,
    Way,
    begun,
    called,
    days,
    full,
    held,
    lost,
    matches,
    moved,
    moves,
    muted,
    over,
    paused,
    pauses,
    proposals,
    reminders,
    room,
    roomy,
    running,
    seats,
    taken_back,
    vacations,
    waiting,
)

WRITTEN = Effect()
"""Something is written that no number tells."""
PROPOSED = Effect(proposals)


async def away(pair: Pair) -> Place:
    """Ann is on vacation."""
    place = await room(pair)
    await pair.scene.services.vacations.go(pair.scene.ann.id, "now", "2 weeks")
    return place


async def _governed(pair: Pair, start: Start, *done: StaffAct) -> Place:
    """Ann manages the server, and has done something to a match already."""
    place = await start(pair)
    made_staff(pair.scene, pair.scene.ann)
    moderation, ann = pair.scene.services.moderation, pair.scene.ann.id
    acts = {StaffAct.CLOSE: moderation.close, StaffAct.FREEZE: moderation.freeze}
    for what in done:
        entry = entry_of(await place.record(), ann, what, pair.scene.clock.now())
        await acts[what](place.number, entry)
        await pair.scene.quiet()
    return place


managed = partial(_governed, start=room)
governed = partial(_governed, start=running)


async def frozen(pair: Pair) -> Place:
    """Nobody can act."""
    return await _governed(pair, running, StaffAct.FREEZE)


async def closed(pair: Pair) -> Place:
    """It is over, without a winner."""
    return await _governed(pair, running, StaffAct.CLOSE)


async def acts(place: Place) -> int:
    """The entries in the staff's log."""
    return len(await place.scene.registry.store.audits(place.room.guild.id, 9999))


ACT = Effect(acts)
COMMANDS: Mapping[str, Way] = {
    "server settings": Way(managed, "How matches are played"),
    "server log": Way(managed, "The staff's log"),
    "server close": Way(governed, "is closed", ACT),
    "server reopen": Way(closed, "is open again", ACT),
    "server freeze": Way(governed, "is frozen", ACT),
    "server unfreeze": Way(frozen, "goes on", ACT),
    "server move": Way(governed, "moves there", ACT, options={"to": "elsewhere"}),
    "server remove": Way(governed, "Their seat", ACT, options={"player": "2"}),
    "server ban": Way(managed, "can't sit down", ACT, options={"person": "stranger"}),
    "server unban": Way(managed, "may sit down", ACT, options={"person": "stranger"}),
    "table give": Way(
        running, "Ann has one more day", Effect(days), by="bo", options={"player": "1"}
    ),
    "table join": Way(waiting, "You have a seat now", Effect(seats), by="bo"),
    "table leave": Way(full, "given up your seat", Effect(seats, -1), by="bo"),
    "table start": Way(full, "The match begins", Effect(begun)),
    "table robot": Way(roomy, "A robot has sat down", Effect(seats)),
    "table word": Way(full, "Your word is mixed in", WRITTEN, options={"word": "Yggdrasil"}),
    "table invite": Way(waiting, "is invited", WRITTEN, options={"player": "cat"}),
    "table close": Way(waiting, "The table is closed", WRITTEN),
    "table reopen": Way(waiting, "The table is open again", WRITTEN),
    "table remove": Way(full, "has no seat any more", Effect(seats, -1), options={"player": "2"}),
    "table host": Way(full, "is the host now", WRITTEN, options={"player": "2"}),
    "table time": Way(running, "I've asked the others", PROPOSED),
    "table pause": Way(running, "I've asked the others", PROPOSED),
    "table resume": Way(paused, "The pause is over", Effect(pauses, -1)),
    "table replace": Way(running, "I've asked", PROPOSED, options={"with": "cat"}),
    "table takeover": Way(held, "I've asked the players", PROPOSED, by="cat"),
    "away until": Way(room, "You're away", Effect(vacations), options={"end": "2 weeks"}),
    "away back": Way(away, "Welcome back", WRITTEN),
    "roll": Way(room, "**", options={"dice": "2d6"}),
    "runes": Way(room, "— ", options={"count": 3}),
    "match new": Way(room, "is open", Effect(matches), options={"title": "nine_realms"}),
    "match open": Way(waiting, "for players", by="bo"),
    "match list": Way(running, "War of the 9 Realms"),
    "match board": Way(running, ""),
    "match hand": Way(running, ""),
    "match log": Way(running, "leads the Aesir"),
    "match orders": Way(running, "Standing orders"),
    "match rules": Way(running, "The goal"),
    "help": Way(room, "The games I run"),
    "rules read": Way(room, "A wall blocks", options={"section": "wall"}),
    "rules card": Way(room, "Rolls 4 dice", options={"card": "Odin"}),
    "match verify": Way(over, "check out"),
    "match undo": Way(moved, "Taken back", Effect(taken_back)),
    "match concede": Way(running, "Do you really"),
    "match offer-draw": Way(running, "Your offer stands", PROPOSED),
    "match move": Way(lost, "goes on in this channel", Effect(moves)),
    "my matches": Way(running, "War of the 9 Realms"),
    "remind me": Way(called, "I'll remind you", Effect(reminders), by="bo", options={"when": "1h"}),
    "remind off": Way(running, "I won't remind you", Effect(muted)),
    "remind test": Way(room, "I've called you"),
    "settings": Way(room, "How I reach you"),
    "my data": Way(room, "Your data"),
    "my block": Way(room, "You won't be seated", WRITTEN, options={"player": "cat"}),
    "my unblock": Way(room, "may sit down with you again", WRITTEN, options={"player": "cat"}),
}
"""By path; the commands of titles are tried at positions that ask for them."""


def typing(path: str, way: Way) -> Use:
    """Type a command; whose name is an option's value is meant, and the match is named."""

    async def use(place: Place) -> Callable[[], Awaitable[Reply]]:
        options = {name: _meant(place, value) for name, value in way.options.items()}
        if any(one.name == "match" for one in place.pair.command(path).parameters):
            options["match"] = str(place.number)
        return lambda: place.user(way.by).command(place.room, path, **options)

    return use


def _meant(place: Place, value: object) -> object:
    if value == "elsewhere":
        return place.scene.hall.add_channel(f"elsewhere-{place.number}")
    if value == "stranger":
        return place.scene.hall.add_user("Stranger")
    return place.user(value) if value in ("ann", "bo", "cat") else value
