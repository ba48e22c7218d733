"""The invitation to a match: who plays, how, and its buttons."""

import discord

from cogs.gate import ids
from cogs.gate.access import named
from cogs.gate.answers import layout, say, think
from cogs.panels.lobby_settings import CHOSEN, HANDLER, arrange, menu, offered, open_panel, told
from games.core.errors import StalePrompt
from play.library import words_of
from play.match.lobby import lobby_of, options_of
from play.match.match import MatchRecord, Person, SeatRecord, Sitting, Status, is_robot
from play.match.matches import Matches
from play.match.seal import seal_of
from play.match.variants import wish_of, wishable
from play.minds import Mind
from play.table.robots import seat_robot, send_away
from words.names import cleaned
from words.speech import isolated

__all__ = ["HANDLER", "Lobby", "lobby_view", "person"]


class Lobby:
    """Answers the invitation's buttons."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def press(self, interaction: discord.Interaction, match: str, what: str) -> None:
        """Take and give up seats, wish, choose, start."""
        if what in CHOSEN or what == "settings":
            await self._choose(interaction, match, what)
            return
        await think(interaction)
        sitting = await named(interaction, self._matches, match)
        words = words_of(sitting.record.title)
        match what:
            case "join":
                await self._matches.join(sitting.record.id, person(interaction.user))
                await say(interaction, words.text("lobby-joined"))
            case "wish":
                (key,) = offered(interaction, _wishes(sitting), range(1, 2))
                await self._matches.wish(sitting.record.id, interaction.user.id, key)
                await say(interaction, words.text("lobby-wished"))
            case "leave":
                await self._matches.leave(sitting.record.id, interaction.user.id)
                await say(interaction, words.text("lobby-left"))
            case "robot":
                user = interaction.user.id
                await seat_robot(self._matches, sitting.record.id, user, Mind.GREEDY)
                await say(interaction, words.text("robot-seated"))
            case "send-away":
                await send_away(self._matches, sitting.record.id, interaction.user.id)
                await say(interaction, words.text("robot-sent-away"))
            case "start":
                await self._matches.start(sitting.record.id, interaction.user.id)
                await say(interaction, words.text("lobby-begun"))
            case _:
                raise StalePrompt

    async def _choose(self, interaction: discord.Interaction, match: str, what: str) -> None:
        """How the match is played."""
        sitting = await named(interaction, self._matches, match)
        lobby_of(sitting)
        if what == "settings":
            await open_panel(interaction, sitting)
        else:
            await arrange(interaction, self._matches, sitting, what)


def lobby_view(sitting: Sitting) -> discord.ui.LayoutView:
    """The invitation as it stands."""
    record, words = sitting.record, words_of(sitting.record.title)
    lines = [
        lobby_heading(sitting),
        words.text("title", "about"),
        words.text(
            "lobby-players",
            count=len(record.seats),
            seats=max(sitting.title.seats),
            players=words.list([_player(sitting, seat) for seat in record.seats]),
        ),
        *told(sitting),
        words.text(f"lobby-{_state(record)}"),
        _seal(record),
    ]
    texts: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(
        discord.ui.TextDisplay("\n".join(lines))
    )
    if record.status is Status.LOBBY:
        for row in (*_menus(sitting), _buttons(sitting)):
            texts.add_item(row)
    return layout(texts)


def lobby_heading(sitting: Sitting) -> str:
    """The first line of an invitation; no other one has the same."""
    words = words_of(sitting.record.title)
    return words.text("lobby-heading", title=words.text("title"), match=sitting.record.id)


def _state(record: MatchRecord) -> str:
    if record.status is Status.OVER and not record.began:
        return "closed"
    return _STATE[record.status]


_STATE = {Status.LOBBY: "open", Status.RUNNING: "running", Status.OVER: "over"}


def _player(sitting: Sitting, seat: SeatRecord) -> str:
    """A player, and what he wishes for."""
    words, name = words_of(sitting.record.title), isolated(seat.name)
    wish = wish_of(options_of(sitting.record), seat.seat)
    return words.text("lobby-wish", name=name, wish=words.name(wish)) if wish else name


def _seal(record: MatchRecord) -> str:
    """What binds the dice, from the first moment on, and whose words are mixed in."""
    words, seal = words_of(), seal_of(record)
    if record.status is Status.LOBBY:
        return words.text("lobby-sealed", seal=seal)
    givers = [discord.utils.escape_markdown(seat.name) for seat in record.seats if seat.word]
    return words.text("lobby-sealed", "begun", seal=seal, players=words.list(givers))


def _menus(sitting: Sitting) -> list[discord.ui.ActionRow[discord.ui.LayoutView]]:
    """What each player may wish for, where there is a choice."""
    wishes = _wishes(sitting)
    return [menu(sitting.record, "wish", wishes, range(1, 2))] if wishes else []


def _wishes(sitting: Sitting) -> list[discord.SelectOption]:
    words = words_of(sitting.record.title)
    wishes = [
        discord.SelectOption(label=words.name(one), value=str(one.value))
        for one in wishable(type(options_of(sitting.record)))
    ]
    anything = discord.SelectOption(label=words.text("lobby-anything"), value="-")
    return [*wishes, anything] if wishes else []


def _buttons(sitting: Sitting) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    words, number = words_of(), len(sitting.record.seats)
    full, ready = number == max(sitting.title.seats), number in sitting.title.seats
    robots = any(is_robot(seat) for seat in sitting.record.seats)
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
                custom_id=ids.made(HANDLER, sitting.record.id, what),
            )
        )
    return row


def person(user: discord.User | discord.Member) -> Person:
    """A user, as the application knows one, with a name that is safe wherever it is shown."""
    return Person(user.id, cleaned(user.display_name) or cleaned(user.name) or str(user.id))
