"""The invitation to a match: who plays, how, and its buttons."""

import discord

from cogs.gate import ids
from cogs.gate.answers import layout, say
from cogs.panels.lobby_settings import (
    CHOSEN,
    HANDLER,
    arrange,
    arrangement,
    menu,
    offered,
    open_panel,
)
from games.core.errors import StalePrompt
from play.library import words_of
from play.match.gameplay import Gameplay
from play.match.lobby import Lobbies, lobby_of, options_of
from play.match.match import Match, MatchRecord, Person, SeatRecord, Status, is_robot
from play.match.seal import seal_of
from play.match.variants import wish_of, wishable
from play.minds import Mind
from play.table.robots import seat_robot, send_away
from words.names import cleaned
from words.speech import isolated

__all__ = ["HANDLER", "LobbyButtons", "lobby_view", "person"]


class LobbyButtons:
    """Answers the invitation's buttons and menus."""

    def __init__(self, lobbies: Lobbies, gameplay: Gameplay) -> None:
        self._lobbies = lobbies
        self._gameplay = gameplay

    async def press(self, interaction: discord.Interaction, match: Match, what: str) -> None:
        """Take and give up seats, wish, choose, start."""
        number, user, words = match.record.id, interaction.user.id, words_of(match.record.title)
        match what:
            case "join":
                await self._lobbies.join(number, person(interaction.user))
                await say(interaction, words.text("lobby-joined"))
            case "wish":
                (key,) = offered(interaction, _wishes(match), range(1, 2))
                await self._lobbies.wish(number, user, key)
                await say(interaction, words.text("lobby-wished"))
            case "leave":
                await self._lobbies.leave(number, user)
                await say(interaction, words.text("lobby-left"))
            case "robot":
                await seat_robot(self._lobbies, number, user, Mind.GREEDY)
                await say(interaction, words.text("robot-seated"))
            case "send-away":
                await send_away(self._lobbies, number, user)
                await say(interaction, words.text("robot-sent-away"))
            case "start":
                await self._gameplay.start(number, user)
                await say(interaction, words.text("lobby-begun"))
            case "settings":
                lobby_of(match)
                await open_panel(interaction, match)
            case _ if what in CHOSEN:
                lobby_of(match)
                await arrange(interaction, self._lobbies, match, what)
            case _:
                raise StalePrompt


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
        *arrangement(match),
        words.text(f"lobby-{_state(record)}"),
        _seal(record),
    ]
    texts: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(
        discord.ui.TextDisplay("\n".join(lines))
    )
    if record.status is Status.LOBBY:
        for row in (*_menus(match), _buttons(match)):
            texts.add_item(row)
    return layout(texts)


def lobby_heading(match: Match) -> str:
    """The first line of an invitation; no other one has the same."""
    words = words_of(match.record.title)
    return words.text("lobby-heading", title=words.text("title"), match=match.record.id)


def _state(record: MatchRecord) -> str:
    if record.status is Status.OVER and not record.began:
        return "closed"
    return _STATE[record.status]


_STATE = {Status.LOBBY: "open", Status.RUNNING: "running", Status.OVER: "over"}


def _player(match: Match, seat: SeatRecord) -> str:
    """A player, and what he wishes for."""
    words, name = words_of(match.record.title), isolated(seat.name)
    wish = wish_of(options_of(match.record), seat.seat)
    return words.text("lobby-wish", name=name, wish=words.name(wish)) if wish else name


def _seal(record: MatchRecord) -> str:
    """Tell the seal that binds the dice from the first moment on, and whose words are mixed in."""
    words, seal = words_of(), seal_of(record)
    if record.status is Status.LOBBY:
        return words.text("lobby-sealed", seal=seal)
    givers = [discord.utils.escape_markdown(seat.name) for seat in record.seats if seat.word]
    return words.text("lobby-sealed", "begun", seal=seal, players=words.list(givers))


def _menus(match: Match) -> list[discord.ui.ActionRow[discord.ui.LayoutView]]:
    """Make the menu of wishes, where there is a choice."""
    wishes = _wishes(match)
    return [menu(match.record, "wish", wishes, range(1, 2))] if wishes else []


def _wishes(match: Match) -> list[discord.SelectOption]:
    words = words_of(match.record.title)
    wishes = [
        discord.SelectOption(label=words.name(one), value=str(one.value))
        for one in wishable(type(options_of(match.record)))
    ]
    anything = discord.SelectOption(label=words.text("lobby-anything"), value="-")
    return [*wishes, anything] if wishes else []


def _buttons(match: Match) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    words, number = words_of(), len(match.record.seats)
    full, ready = number == max(match.title.seats), number in match.title.seats
    robots = any(is_robot(seat) for seat in match.record.seats)
    away = full and robots
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    for what, style, off in (
        ("join", discord.ButtonStyle.primary, full and not robots),
        ("leave", discord.ButtonStyle.secondary, False),
        ("start", discord.ButtonStyle.success, not ready),
        ("send-away" if away else "robot", discord.ButtonStyle.secondary, full and not robots),
        ("settings", discord.ButtonStyle.secondary, False),
    ):
        row.add_item(
            discord.ui.Button(
                label=words.text(f"lobby-{what}"),
                style=style,
                disabled=off,
                custom_id=ids.made(HANDLER, match.record.id, what),
            )
        )
    return row


def person(user: discord.User | discord.Member) -> Person:
    """A user, as the application knows one, with a name that is safe wherever it is shown."""
    return Person(user.id, cleaned(user.display_name) or cleaned(user.name) or str(user.id))
