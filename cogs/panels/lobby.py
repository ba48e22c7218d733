"""The invitation to a match: who plays, and its buttons; its details only for who asks."""

from collections.abc import Iterable

import discord

from cogs.gate import ids
from cogs.gate.access import found
from cogs.gate.answers import layout, say
from cogs.gate.own_panel import check_own
from cogs.gate.parts import Button, button
from cogs.panels.joining.guests import INVITE, Guests, guest_form
from cogs.panels.joining.lobby_card import lobby_heading, place, reading_buttons, show_card
from cogs.panels.joining.people import PEOPLE, decide_about
from cogs.panels.lobby_settings import (
    FORMS,
    HANDLER,
    Row,
    chosen_lines,
    menu,
    offered,
    open_panel,
    settings_form,
    settle,
)
from games.core.errors import StalePrompt
from play.library import words_of
from play.match.lobby.choices import options_of
from play.match.lobby.lobbies import lobby_of
from play.match.lobby.variants import can_teach, teaches, wish_of, wishable
from play.match.match import Match, MatchRecord, Person, SeatRecord, Status, is_robot
from play.minds import Mind
from play.post import sentences
from play.post.messenger import Usher
from play.services import Services
from play.table.robots import STRENGTHS, seat_robot, send_away, set_strength
from words.names import cleaned
from words.speech import isolated

__all__ = ["HANDLER", "LobbyButtons", "lobby_view", "person"]
SECONDARY = discord.ButtonStyle.secondary


class LobbyButtons:
    """Answers the invitation's buttons and menus."""

    def __init__(self, services: Services, usher: Usher, guests: Guests) -> None:
        self._lobbies = services.lobbies
        self._gameplay = services.gameplay
        self._rematches = services.rematches
        self._hosts = services.hosts
        self._usher = usher
        self._guests = guests

    async def press(self, interaction: discord.Interaction, match: Match, what: str) -> None:
        """Take and give up seats, wish, choose, start."""
        number, user, words = match.record.id, interaction.user.id, words_of(match.record.title)
        match what:
            case "join":
                joined = await self._rematches.join(number, person(interaction.user))
                await say(interaction, words.text(f"lobby-{joined}"))
            case "wish":
                (key,) = offered(interaction, _wishes(match), range(1, 2))
                await self._lobbies.wish(number, user, key)
                await say(interaction, words.text("lobby-wished"))
            case "leave":
                await self._lobbies.leave(number, user)
                await say(interaction, words.text("lobby-left"))
            case "robot":
                mind = await seat_robot(self._lobbies, number, user)
                await say(interaction, robot_seated(match.record, mind), *_strengths(match))
            case Mind.EASY | Mind.ABLE | Mind.STRONG:
                await set_strength(self._lobbies, number, user, Mind(what))
                await say(interaction, words.text(f"mind-{what}", "chosen"), *_strengths(match))
            case "send-away":
                await send_away(self._lobbies, number, user)
                await say(interaction, words.text("robot-sent-away"))
            case "start":
                await self._gameplay.start(number, user)
                await say(interaction, begun(match))
            case "first":
                await self._lobbies.teach(number, user)
                on = not teaches(options_of(match.record))
                await say(interaction, words.text(f"lobby-first-{'on' if on else 'off'}"))
            case _:
                await self._look_after(interaction, match, what)

    async def form(
        self, interaction: discord.Interaction, number: str, what: str
    ) -> discord.ui.Modal | None:
        """The form of a button that has one: *Invite*, or one of the settings.

        Raises:
            StalePrompt: one of the settings stands in no panel of the user's own.
            NoMatchHere, NotInLobby, NotTheHost: not here, too late, or not for this user.
            NotAPlayer, MatchFull, NobodyElseHere: they invite nobody.
        """
        if what == INVITE:
            return guest_form(HANDLER, interaction, await found(interaction, number))
        if what not in FORMS:
            return None
        check_own(interaction)
        return settings_form(interaction, await found(interaction, number), what)

    async def submit(self, interaction: discord.Interaction, match: Match, what: str) -> None:
        """Settle what was chosen in a form, or call whoever was.

        Raises:
            NotInLobby, NotTheHost, PaceForbidden: it is too late, not for this user, or not here.
            NotAPlayer, MatchFull: they invite nobody.
            StalePrompt: there is no such form, or it does not offer that, or it is not their own.
        """
        if what == INVITE:
            await self._guests.submit(interaction, match)
            return
        check_own(interaction)
        await settle(interaction, self._lobbies, match, what)

    async def _look_after(self, interaction: discord.Interaction, match: Match, what: str) -> None:
        """Tell how the match is played, or let its host choose and decide about people."""
        if what == "details":
            await show_card(interaction, match)
            return
        if what not in ("settings", *PEOPLE):
            raise StalePrompt
        lobby_of(match)
        if what == "settings":
            await open_panel(interaction, match)
        else:
            await decide_about(interaction, self._hosts, self._usher, match, what)


def lobby_view(match: Match) -> discord.ui.LayoutView:
    """The invitation as it stands."""
    record, words = match.record, words_of(match.record.title)
    lines = [
        lobby_heading(match),
        words.text("title", "about"),
        words.text(
            "lobby-players",
            count=len(record.seats),
            seats=max(match.title.seats),
            players=words.list([_player(match, seat) for seat in record.seats]),
        ),
        *_robots(match.record),
        *chosen_lines(match),
        *_state(match),
    ]
    texts: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(
        discord.ui.TextDisplay("\n".join(lines))
    )
    for row in (*_menus(match), *_buttons(match)):
        texts.add_item(row)
    return layout(texts)


def _state(match: Match) -> list[str]:
    """Tell the next step: take a seat, start, look into the thread; or how it ended."""
    record, words = match.record, words_of(match.record.title)
    if record.status is Status.RUNNING:
        return [words.text("lobby-running", place(record))]
    if record.status is Status.OVER:
        ended = match.position is not None and match.position.ending is not None
        over = words.text("lobby-over" if record.began else "lobby-closed")
        if record.is_closed:
            over = words.text("lobby-shut", "direct" if record.is_direct else None)
        return [sentences.result(match) if ended else over]
    number = len(record.seats)
    missing = min((one for one in match.title.seats if one >= number), default=number) - number
    step = "full" if number == max(match.title.seats) else None
    if number == 1 and not missing:
        step = "alone"
    if record.is_direct:
        step = "direct" if number else "empty"
    pace = words.text("lobby-pace", pace=words.text(f"pace-{record.pace}", "label"))
    return [pace, words.text("lobby-open", step, missing=missing)]


def robot_seated(record: MatchRecord, mind: Mind) -> str:
    """Tell that a robot has sat down, and, where friends may come, how they still can."""
    words = words_of()
    strength = words.text(f"mind-{mind}", "kind")
    return words.text("robot-seated", "direct" if record.is_direct else None, strength=strength)


def begun(match: Match) -> str:
    """Tell that a match begins, and where."""
    return words_of().text("lobby-begun", place(match.record))


def _player(match: Match, seat: SeatRecord) -> str:
    """A player, and what he wishes for."""
    words, name = words_of(match.record.title), isolated(seat.name)
    wish = wish_of(options_of(match.record), seat.seat)
    return words.text("lobby-wish", name=name, wish=words.name(wish)) if wish else name


def _robots(record: MatchRecord) -> list[str]:
    """Tell how the robots think, once for all who think alike; which ones, if not all do."""
    robots = [seat for seat in record.seats if is_robot(seat)]
    alike = {mind: [seat for seat in robots if seat.mind == mind] for mind in Mind}
    found = {mind: seats for mind, seats in alike.items() if seats}
    wording, words = "all" if len(found) == 1 else "some", words_of()
    return [
        words.text(
            f"mind-{mind}",
            wording,
            count=len(seats),
            robots=words.list([isolated(seat.name) for seat in seats]),
        )
        for mind, seats in found.items()
    ]


def _strengths(match: Match) -> list[Button]:
    """The buttons to choose the strength of the robot that sat down last."""
    return [
        button(f"mind-{mind}", ids.made(HANDLER, match.record.id, mind.value), SECONDARY)
        for mind in STRENGTHS
    ]


def _menus(match: Match) -> list[Row]:
    """Make the menu of wishes, where there is a choice."""
    wishes = _wishes(match) if match.record.status is Status.LOBBY else []
    return [menu(match.record, "wish", wishes, range(1, 2))] if wishes else []


def _wishes(match: Match) -> list[discord.SelectOption]:
    words = words_of(match.record.title)
    wishes = [
        discord.SelectOption(label=words.name(one), value=str(one.value))
        for one in wishable(type(options_of(match.record)))
    ]
    anything = discord.SelectOption(label=words.text("lobby-anything"), value="-")
    return [*wishes, anything] if wishes else []


def _buttons(match: Match) -> list[Row]:
    """The buttons of a lobby; *Details* stays when it is closed."""
    if match.record.status is not Status.LOBBY:
        return [_row(match, [("details", SECONDARY, False)])]
    number = len(match.record.seats)
    full, ready = number == max(match.title.seats), number in match.title.seats
    robots = any(is_robot(seat) for seat in match.record.seats)
    alone = match.record.is_direct and number > 0  # nobody else can come in
    seats = [] if alone else [("join", discord.ButtonStyle.primary, full and not robots)]
    seats += [
        ("leave", SECONDARY, False),
        ("start", discord.ButtonStyle.success, not ready),
        ("send-away" if full and robots else "robot", SECONDARY, full and not robots),
    ]
    if not match.record.is_direct:
        seats.append((INVITE, SECONDARY, full and not robots))
    options = options_of(match.record)
    first = discord.ButtonStyle.success if teaches(options) else SECONDARY
    rest = [("first", first, False)] if can_teach(type(options)) else []
    rest += [("settings", SECONDARY, False), ("details", SECONDARY, False)]
    return [_row(match, seats), _with_reading(_row(match, rest), match)]


def _with_reading(row: Row, match: Match) -> Row:
    """A row with what can be read before anybody sits down."""
    for one in reading_buttons(match):
        row.add_item(one)
    return row


def _row(match: Match, buttons: Iterable[tuple[str, discord.ButtonStyle, bool]]) -> Row:
    row: Row = discord.ui.ActionRow()
    for what, style, off in buttons:
        row.add_item(
            discord.ui.Button(
                label=words_of().text(f"lobby-{what}"),
                style=style,
                disabled=off,
                custom_id=ids.made(HANDLER, match.record.id, what),
            )
        )
    return row


def person(user: discord.User | discord.Member) -> Person:
    """A user, as the application knows one, with a name that is safe wherever it is shown."""
    roles = user.roles if isinstance(user, discord.Member) else ()
    return Person(
        user.id,
        cleaned(user.display_name) or cleaned(user.name) or str(user.id),
        frozenset(role.id for role in roles),
    )
