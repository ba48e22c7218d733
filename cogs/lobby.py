"""The invitation to a match: who plays, and the buttons Join, Leave and Start."""

import discord

from bot.library import words_of
from bot.lobbies import options_of
from bot.matches import Matches
from bot.sealing import seal_of
from bot.sitting import MatchRecord, Person, SeatRecord, Sitting, Status
from bot.variants import Variant, chosen, variants, wish_of, wishable
from cogs import ids
from cogs.answers import layout, say, think
from cogs.entry import named
from cogs.router import values
from games.core.errors import StalePrompt
from words import Words
from words.names import cleaned
from words.speech import isolated

HANDLER = "lobby"
LABEL = 100


class Lobby:
    """Answers the invitation's buttons."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def press(self, interaction: discord.Interaction, match: str, what: str) -> None:
        """Join, leave or start."""
        await think(interaction)
        sitting = await named(interaction, self._matches, match)
        words = words_of(sitting.record.title)
        match what:
            case "join":
                await self._matches.join(sitting.record.id, person(interaction.user))
                await say(interaction, words.text("lobby-joined"))
            case "wish":
                (key,) = _offered(interaction, _wishes(sitting), range(1, 2))
                await self._matches.wish(sitting.record.id, interaction.user.id, key)
                await say(interaction, words.text("lobby-wished"))
            case "variants":
                entries = _varieties(sitting)
                keys = _offered(interaction, entries, range(len(entries) + 1))
                await self._matches.vary(sitting.record.id, interaction.user.id, keys)
                await say(interaction, words.text("lobby-varied"))
            case "leave":
                await self._matches.leave(sitting.record.id, interaction.user.id)
                await say(interaction, words.text("lobby-left"))
            case "start":
                await self._matches.start(sitting.record.id, interaction.user.id)
                await say(interaction, words.text("lobby-begun"))
            case _:
                raise StalePrompt


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
        *_variants(sitting),
        words.text(f"lobby-{_STATE[record.status]}"),
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


_STATE = {Status.LOBBY: "open", Status.RUNNING: "running", Status.OVER: "over"}


def _player(sitting: Sitting, seat: SeatRecord) -> str:
    """A player, and what he wishes for."""
    words, name = words_of(sitting.record.title), isolated(seat.name)
    wish = wish_of(options_of(sitting.record), seat.seat)
    return words.text("lobby-wish", name=name, wish=words.name(wish)) if wish else name


def _variants(sitting: Sitting) -> list[str]:
    """The variants that are in force, in a line."""
    words = words_of(sitting.record.title)
    named = [_named(words, one) for one in chosen(options_of(sitting.record))]
    return [words.text("lobby-variants", variants=words.list(named))] if named else []


def _seal(record: MatchRecord) -> str:
    """What binds the dice, from the first moment on, and whose words are mixed in."""
    words, seal = words_of(), seal_of(record)
    if record.status is Status.LOBBY:
        return words.text("lobby-sealed", seal=seal)
    givers = [discord.utils.escape_markdown(seat.name) for seat in record.seats if seat.word]
    return words.text("lobby-sealed", "begun", seal=seal, players=words.list(givers))


def _named(words: Words, variant: Variant) -> str:
    option = words.text(f"option-{variant.field}")
    if variant.value is True:
        return option
    return words.text("lobby-variant", option=option, value=words.name(variant.value))


def _menus(sitting: Sitting) -> list[discord.ui.ActionRow[discord.ui.LayoutView]]:
    """What each player may wish for, and what the host may vary; only where there is a choice."""
    record, menus = sitting.record, []
    if wishes := _wishes(sitting):
        menus.append(_menu(record, "wish", wishes, least=1, most=1))
    if varieties := _varieties(sitting):
        menus.append(_menu(record, "variants", varieties, least=0, most=len(varieties)))
    return menus


def _wishes(sitting: Sitting) -> list[discord.SelectOption]:
    words = words_of(sitting.record.title)
    wishes = [
        discord.SelectOption(label=words.name(one), value=str(one.value))
        for one in wishable(type(options_of(sitting.record)))
    ]
    anything = discord.SelectOption(label=words.text("lobby-anything"), value="-")
    return [*wishes, anything] if wishes else []


def _varieties(sitting: Sitting) -> list[discord.SelectOption]:
    words, options = words_of(sitting.record.title), options_of(sitting.record)
    return [
        discord.SelectOption(
            label=_named(words, one)[:LABEL], value=one.key, default=one in chosen(options)
        )
        for one in variants(type(options))
    ]


def _offered(
    interaction: discord.Interaction, entries: list[discord.SelectOption], numbers: range
) -> list[str]:
    """What was chosen: only entries, and only so many.

    Raises:
        StalePrompt: the menu does not offer that.
    """
    picked = values(interaction)
    if len(picked) not in numbers or not {entry.value for entry in entries} >= set(picked):
        raise StalePrompt
    return picked


def _menu(
    record: MatchRecord,
    what: str,
    entries: list[discord.SelectOption],
    *,
    least: int,
    most: int,
) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=ids.made(HANDLER, record.id, what),
        placeholder=words_of(record.title).text(f"lobby-{what}-menu"),
        options=entries,
        min_values=least,
        max_values=most,
    )
    return discord.ui.ActionRow(select)


def _buttons(sitting: Sitting) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    words, full = words_of(), len(sitting.record.seats) == max(sitting.title.seats)
    ready = len(sitting.record.seats) in sitting.title.seats
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    for what, style, off in (
        ("join", discord.ButtonStyle.primary, full),
        ("leave", discord.ButtonStyle.secondary, False),
        ("start", discord.ButtonStyle.success, not ready),
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
