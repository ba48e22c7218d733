"""How each kind of component, and each form, is tried: all that is pressed, chosen or sent off."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from functools import partial

from cogs.commands.my import PAGE
from cogs.commands.staff.audit import PAGE as ENTRIES
from cogs.gate.parts import LABEL
from games.nine_realms.actions import Attack
from hall import Message, Reply, User
from play.library import words_of
from play.match.match import Audit, Person, StaffAct
from tests.cogs.forged import press_nowhere
from tests.cogs.scene import field_of
from tests.e2e.faults.command_ways import governed, managed
from tests.e2e.faults.pair import Pair
from tests.e2e.faults.ways import (
    Effect,
    Place,
    Use,
    Way,
    begun,
    called,
    days,
    deeds,
    deploying,
    ended,
    full,
    long,
    matches,
    moved,
    muted,
    over,
    proposals,
    room,
    roomy,
    running,
    seats,
    taken_back,
    waiting,
)
from tests.e2e.table import with_button
from tests.games.nine_realms.builder import A6, SINFJOTLI, THOR, position
from tests.patience import wait_for

Opener = Callable[[Place, str], Awaitable[Message]]
WRITTEN = Effect()
"""Something is written that no number tells."""
AHEAD = 5.75 * 3600
"""Seconds by which clocks in Kathmandu are ahead."""


async def robots(pair: Pair) -> Place:
    """All seats are taken, one of them by a robot."""
    place = await waiting(pair)
    await place.type("ann", "table robot")
    return place


async def hinted(pair: Pair) -> Place:
    """Ann's turn, where whoever is asked may ask for a hint."""
    place = await full(pair)
    await pair.scene.lobbies.arrange(place.number, pair.scene.ann.id, hints=True)
    await pair.scene.gameplay.start(place.number, pair.scene.ann.id)
    await place.stand(position(thor="D4", sinfjotli="D5", turn=0))
    await pair.scene.quiet()
    return place


async def offered(pair: Pair) -> Place:
    """Ann offers a draw."""
    place = await running(pair)
    await place.type("ann", "match offer-draw")
    return place


async def asked(pair: Pair) -> Place:
    """Ann asks for more time."""
    place = await running(pair)
    await place.type("ann", "table time")
    return place


async def besieged(pair: Pair) -> Place:
    """Bo's figure is attacked, and what he holds is of no use to it."""
    place = await running(pair)
    await place.stand(
        position(thor="D4", sinfjotli="D5", turn=0, actions=(6, 0), hands=((), (A6,)))
    )
    await place.act("ann", Attack(THOR, SINFJOTLI))
    return place


async def greeted(pair: Pair) -> Place:
    """The bot has just come to a server where Ann is."""
    hall = pair.scene.hall
    guild = hall.world.add_guild("New", hall._bot_permissions)
    place = Place(pair, hall.world.add_channel(guild, "room", None))
    hall.world.join(pair.scene.ann.account, guild)
    hall.gateway.sessions.add_guild(guild)
    await wait_for(lambda: pair.scene.ann.sees(place.room))
    return place


async def many(pair: Pair) -> Place:
    """Ann has more matches than fit on a page."""
    place = await room(pair)
    for host in range(1, PAGE + 2):
        await place.open("nine_realms", Person(host, f"Host {host}"))
    return place


async def saga(pair: Pair) -> Place:
    """Ann waits for others to play Norsaga."""
    place = await room(pair)
    await place.open("norsaga", Person(pair.scene.ann.id, "Ann"))
    return place


async def reminded(pair: Pair) -> Place:
    """Bo's turn has lasted for half a day."""
    place = await called(pair)
    pair.scene.clock.advance(hours=13)
    await pair.scene.services.clocks.look()
    await pair.scene.quiet()
    return place


async def logged(pair: Pair) -> Place:
    """The staff, which is Ann, has done more than stands on a page of its log."""
    place = await managed(pair)
    now, ann, guild = pair.scene.clock.now(), pair.scene.ann.id, place.room.guild.id
    for _ in range(ENTRIES + 1):
        await pair.scene.registry.store.note_act(Audit(guild, now, ann, StaffAct.SETTINGS))
    return place


async def threadless(pair: Pair) -> Place:
    """Ann manages the server, and the thread of her match was deleted."""
    place = await governed(pair)
    pair.scene.hall.staff.delete_channel(await place.thread())
    while (await place.record()).lost is None:
        await asyncio.sleep(0.01)
    return place


async def question(place: Place, name: str) -> Message:
    """The note about the thread."""
    user = place.user(name)
    return (await wait_for(lambda: with_button(user, place.room, "Make it again")))[-1]


# How one comes to what is pressed


async def board(place: Place, name: str) -> Message:
    return await place.shown(f"sk:board:{place.number}:move", name)


async def invitation(place: Place, name: str) -> Message:
    return await place.shown(f"sk:lobby:{place.number}:join", name)


async def proposal(place: Place, name: str) -> Message:
    return with_button(place.user(name), await place.thread(), "Agree")[-1]


async def reminder(place: Place, name: str) -> Message:
    return await place.shown(f"sk:call:{place.number}:mute", name)


async def welcome(place: Place, name: str) -> Message:
    return place.user(name).sees(place.room)[0]


async def pressed_on(opener: Opener, label: str, place: Place, name: str) -> Message:
    """What a press answers with, privately."""
    message = await opener(place, name)
    return (await place.pair.staged(place.user(name).press(message, label))).messages[-1]


async def answer(path: str, place: Place, name: str) -> Message:
    """What a command answers with, privately."""
    return (await place.type(name, path)).message


async def challenge(place: Place, name: str) -> Message:
    """To which game Bo is challenged."""
    asks = place.user(name).use_on(place.room, "Challenge", place.user("bo"))
    return (await place.pair.staged(asks)).message


panel = partial(pressed_on, board, "Your move")
"""*Your move*, with the kinds of action."""
settings = partial(answer, "settings")
own_data = partial(answer, "my data")
options = partial(pressed_on, invitation, "Settings")
strengths = partial(pressed_on, invitation, "Add a robot")
"""The strengths of a robot that has just sat down."""


async def parting(place: Place, name: str) -> Message:
    """The question whether one really wants to be forgotten."""
    kept = await answer("my data", place, name)
    return (await place.pair.staged(place.user(name).press(kept, "Forget me"))).message


async def privacy(place: Place, name: str) -> Message:
    """Who can see what of a person."""
    kept = await answer("my data", place, name)
    return (await place.pair.staged(place.user(name).press(kept, "Privacy"))).message


async def end(place: Place, name: str) -> Message:
    """The question whether one really wants to end the turn."""
    offered = await panel(place, name)
    label = next(one.label for one in offered.buttons if one.label.startswith("End the turn"))
    return (await place.pair.staged(place.user(name).press(offered, label))).messages[-1]


async def guesses(place: Place, name: str) -> Message:
    """The places in which a clock shows what one's own shows."""
    reply = await place.pair.staged(place.user(name).press(await settings(place, name), ZONE))
    return (await place.pair.staged(place.user(name).submit(reply.modal, now=there(place)))).message


def cat(place: Place) -> User:
    """Who sits nowhere."""
    return place.user("cat")


def there(place: Place) -> str:
    """What clocks in Kathmandu show."""
    return f"{datetime.fromtimestamp(place.scene.clock.now() + AHEAD, UTC):%H:%M}"


TIME, LOOKS, HOUSE = "Time and players…", "Variants and look…", "Where and who…"
ZONE, HOURS = "Time zone…", "Other hours…"
QUIET = "sk:settings:quiet"
PASSING = words_of("nine_realms").text("fate-order-when-it-helps", "offer")[:LABEL]
USUAL = "Take the usual places and be ready"


def press(opener: Opener, label: str, name: str = "ann") -> Use:
    """Press what one comes to."""

    async def use(place: Place) -> Callable[[], Awaitable[Reply]]:
        message = await opener(place, name)
        return lambda: place.user(name).press(message, label)

    return use


def choose(opener: Opener, menu: str, value: str | None = None, name: str = "ann") -> Use:
    """Choose in a menu of what one comes to: a value, or the last one."""

    async def use(place: Place) -> Callable[[], Awaitable[Reply]]:
        message = await opener(place, name)
        found = message.menu(menu.replace("#", str(place.number)))
        wanted = value or found.options[-1].value
        return lambda: place.user(name).choose(message, found.custom_id, wanted)

    return use


def send(opener: Opener, button: str, **fields: str | Callable[[Place], object]) -> Use:
    """Fill in a form that a button, or an entry of a menu, brings up, and send it off."""

    async def use(place: Place) -> Callable[[], Awaitable[Reply]]:
        message, ann = await opener(place, "ann"), place.user("ann")
        asks = ann.choose(message, QUIET, button) if button == HOURS else ann.press(message, button)
        reply = await place.pair.staged(asks)
        filled = {
            field_of(reply.modal, key).custom_id: one(place) if callable(one) else one
            for key, one in fields.items()
        }
        return lambda: ann.submit(reply.modal, **filled)

    return use


LOBBY = {
    "join": Way(waiting, "You have a seat now", Effect(seats), press(invitation, "Join", "bo")),
    "leave": Way(full, "given up", Effect(seats, -1), press(invitation, "Leave", "bo")),
    "start": Way(full, "The match begins", Effect(begun), press(invitation, "Start")),
    "robot": Way(roomy, "A robot has sat down", Effect(seats), press(invitation, "Add a robot")),
    "send-away": Way(
        robots, "has left the table", Effect(seats, -1), press(invitation, "Send a robot away")
    ),
    "easy": Way(roomy, "an easy opponent now", WRITTEN, press(strengths, "Easy")),
    "able": Way(roomy, "an able player now", WRITTEN, press(strengths, "Able")),
    "strong": Way(roomy, "a strong player now", WRITTEN, press(strengths, "Strong")),
    "settings": Way(waiting, "How match", None, press(invitation, "Settings")),
    "first": Way(saga, "first match", WRITTEN, press(invitation, "First match")),
    "details": Way(waiting, "Provably fair", None, press(invitation, "Details")),
    "wish": Way(waiting, "Noted", WRITTEN, choose(invitation, "sk:lobby:#:wish", "aesir")),
    "ask for time": Way(waiting, "", None, press(options, TIME)),
    "ask whom to invite": Way(waiting, "", None, press(invitation, "Invite…")),
    "ask for rules": Way(waiting, "", None, press(options, LOOKS)),
    "remove": Way(
        full, "has no seat any more", Effect(seats, -1), choose(options, "sk:lobby:#:remove")
    ),
    "host": Way(full, "is the host now", WRITTEN, choose(options, "sk:lobby:#:host")),
}
BOARD = {
    "move": Way(running, "What do you do?", None, press(board, "Your move")),
    "hand": Way(running, "", None, press(board, "Hand")),
    "open": Way(
        running,
        "open in front of",
        None,
        choose(partial(pressed_on, board, "Hand"), "sk:board:#:open"),
    ),
    "text": Way(running, "Thor", None, press(board, "Text")),
    "log": Way(running, "leads the Aesir", None, press(board, "Log")),
    "help": Way(running, "The goal", None, press(board, "Help")),
}


async def ending(place: Place, name: str) -> Message:
    """The epilogue."""
    return await place.shown(f"sk:epilogue:{place.number}:log", name)


async def book(place: Place, name: str) -> Message:
    """The first section of a title's rules."""
    reply = place.user(name).command(place.room, "rules read", title="nine_realms")
    return (await place.pair.staged(reply)).message


async def shelf(place: Place, name: str) -> Message:
    """The groups of what can be looked up."""
    press_it = press_nowhere(place.user(name), place.room, LOOK)
    return (await place.pair.staged(press_it)).message


def anywhere(custom_id: str) -> Use:
    """Press a button that may stand anywhere."""

    async def use(place: Place) -> Callable[[], Awaitable[Reply]]:
        return lambda: press_nowhere(place.user("ann"), place.room, custom_id)

    return use


LOOK = "sk:look:nine_realms"
VOTE = {
    "agree to a draw": Way(offered, "agreed", Effect(ended), press(proposal, "Agree", "bo")),
    "refuse a draw": Way(
        offered, "refused", Effect(proposals, -1), press(proposal, "Refuse", "bo")
    ),
    "agree to more time": Way(asked, "agreed", Effect(days), press(proposal, "Agree", "bo")),
}
SETTINGS = {
    **{
        what: Way(room, "Noted", WRITTEN, choose(settings, f"sk:settings:{what}", value))
        for what, value in {
            "reach": "both",
            "quiet": "off",
            "interval": None,
            "digest": None,
            "theme": "light",
        }.items()
    },
    "early": Way(room, "Noted", WRITTEN, press(settings, "Tell me when I'm next")),
    "guess": Way(room, "Noted", WRITTEN, choose(guesses, "sk:settings:guess")),
    "ask for a zone": Way(room, "", None, press(settings, ZONE)),
    "ask for hours": Way(room, "", None, choose(settings, QUIET, "exact")),
}
COMPONENTS: Mapping[str, Mapping[str, Way]] = {
    "lobby": LOBBY,
    "board": BOARD,
    "panel": {"deploy": Way(deploying, "has deployed", Effect(deeds), press(panel, USUAL))},
    "do": {"end": Way(running, "ends the turn", Effect(deeds), press(end, "Do it"))},
    "offer": {
        "pass for me": Way(
            besieged, "Nothing to decide", Effect(deeds), press(panel, PASSING, "bo")
        )
    },
    "hint": {"asked for": Way(hinted, "a good player", None, press(panel, "💡 Hint"))},
    "undo": {"a move": Way(moved, "Taken back", Effect(taken_back), press(panel, "↩ Undo"))},
    "log": {"page": Way(long, "Page 1 of", None, press(partial(pressed_on, board, "Log"), "⏮"))},
    "council": {
        "concede": Way(
            running,
            "You've left",
            Effect(ended),
            press(partial(answer, "match concede"), "Give up"),
        )
    },
    "table": VOTE,
    "epilogue": {
        "rematch": Way(over, "invitation to a rematch", Effect(matches), press(ending, "Rematch")),
        "turning": Way(over, "prospects", None, press(ending, "Turning points")),
        "verify": Way(over, "check out", None, press(ending, "Verify the dice")),
        "log": Way(over, "Victory for", None, press(ending, "Log")),
    },
    "call": {
        "mute": Way(
            reminded,
            "n't remind you",
            Effect(muted),
            press(reminder, "No more reminders this turn", "bo"),
        )
    },
    "orders": {
        "open": Way(
            running,
            "Standing orders",
            None,
            press(partial(pressed_on, board, "Hand"), "Standing orders"),
        ),
        "order": Way(
            running,
            "Standing orders",
            WRITTEN,
            choose(partial(answer, "match orders"), "sk:orders:#:fate"),
        ),
    },
    "my": {"page": Way(many, "Your matches", None, press(partial(answer, "my matches"), "More ▸"))},
    "challenge": {
        "title": Way(room, "is called to it", Effect(matches), press(challenge, "Norsaga"))
    },
    "tables": {"open": Way(waiting, "for players", None, anywhere("sk:tables"))},
    "tables-page": {
        "page": Way(many, "wait for players", None, press(partial(answer, "match open"), "More ▸"))
    },
    "house": {
        "ask": Way(managed, "", None, press(partial(answer, "server settings"), HOUSE)),
    },
    "audit": {
        "page": Way(logged, "The staff's log", None, press(partial(answer, "server log"), "More ▸"))
    },
    "thread": {
        "again": Way(threadless, "gets a new thread", WRITTEN, press(question, "Make it again")),
        "close": Way(threadless, "is closed", WRITTEN, press(question, "Close it")),
    },
    "data": {
        "export": Way(room, "all that I keep", None, press(own_data, "Export")),
        "privacy": Way(room, "Others see", None, press(own_data, "Privacy")),
        "back": Way(room, "Your data", None, press(privacy, "◂ Back")),
        "ask": Way(room, "Do you really", None, press(own_data, "Forget me")),
        "keep": Way(room, "Your data", None, press(parting, "Keep my data")),
        "forget": Way(room, "forgotten you", WRITTEN, press(parting, "Forget me for good", "cat")),
    },
    "settings": SETTINGS,
    "rule": {
        "open": Way(
            running, "Go to a hex", None, press(partial(answer, "match rules"), "Rules in full")
        )
    },
    "rules": {
        "turn": Way(room, "A wall blocks", None, press(book, "Attacking ▸")),
        "choose": Way(room, "Number 24", None, choose(book, "sk:rules:nine_realms")),
    },
    "look": {"open": Way(room, "look it up", None, anywhere(LOOK))},
    "card": {"group": Way(room, "look it up", None, choose(shelf, "sk:card:nine_realms"))},
    "welcome": {
        "play": Way(
            greeted, "begins:", Effect(matches), press(welcome, "sk:welcome:play:nine_realms")
        ),
        "watch": Way(
            greeted, "begins:", WRITTEN, choose(welcome, "sk:welcome:watch", "nine_realms")
        ),
        "first": Way(
            greeted, "begins:", Effect(matches), press(welcome, "sk:welcome:first:norsaga")
        ),
    },
}
"""By what stands in their ids, and by what is done with them."""
FORMS: Mapping[str, Mapping[str, Way]] = {
    "house": {
        "places": Way(
            managed,
            "counts at once",
            WRITTEN,
            send(partial(answer, "server settings"), HOUSE, results="public"),
        )
    },
    "lobby": {
        "time": Way(waiting, "How match", WRITTEN, send(options, TIME, pace="live")),
        "rules": Way(waiting, "How match", WRITTEN, send(options, LOOKS, theme="light")),
        "invite": Way(waiting, "is invited", WRITTEN, send(invitation, "Invite…", invite=cat)),
    },
    "settings": {
        "hours": Way(room, "Noted", WRITTEN, send(settings, HOURS, hours="21:45-7:30")),
        "zone": Way(room, "Europe/Oslo", WRITTEN, send(settings, ZONE, zone="oslo")),
        "a clock": Way(room, "choose a place", None, send(settings, ZONE, now=there)),
    },
}
"""The same for what pops up."""
