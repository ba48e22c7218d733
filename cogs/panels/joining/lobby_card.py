"""A match told at length to who asks: its picture, length, pace, seal, and its rules."""

import discord

from cogs.gate import ids
from cogs.gate.answers import file_of, gallery, layout, show
from cogs.gate.parts import Button, Item, button
from cogs.gate.rule_link import rules_button
from cogs.gate.services import services, theme_of
from cogs.panels.lobby_settings import HANDLER, arrangement
from cogs.reading.look_up import lookup_button
from games.core.errors import GameError
from games.core.title import Title
from play.library import words_of
from play.match.lobby.seating import has_room, may_come
from play.match.match import Match, MatchRecord, Status, people_of, title_of
from play.match.seal import is_open, seal_of
from play.own.reliance import line


async def show_card(interaction: discord.Interaction, match: Match) -> None:
    """Tell how a match is played; before its start also what it is, with a picture and a seat."""
    told = "\n".join((_details(match), *await _word_kept(interaction, match)))
    text = discord.ui.TextDisplay[discord.ui.LayoutView](told)
    if match.record.status is not Status.LOBBY:
        await show(interaction, layout(text))
        return
    theme = await theme_of(interaction)
    picture, alt = await services(interaction).studio.cover(match.record.title, theme)
    record, user = match.record, interaction.user.id
    guests = await services(interaction).registry.store.guests(record.id)
    comes = record.seat_of(user) is None and may_come(record, welcome=guests.get(user))
    join = [_join(match)] if comes and has_room(record) else []
    row: Item = discord.ui.ActionRow(*join, *reading_buttons(match))
    await show(interaction, layout(gallery(alt), text, row), [file_of(picture)])


def reading_buttons(match: Match) -> list[Button]:
    """The rules of a match's title, and the cards of all that lies open in it."""
    return [rules_button(match.record.title, "lobby-rules"), lookup_button(match)]


def lobby_heading(match: Match) -> str:
    """The first line of an invitation; no other one has the same, nor a board beside it."""
    record, words = match.record, words_of(match.record.title)
    title = title_of(record)
    return words.text("lobby-heading", place(record), title=title, match=record.id)


def place(record: MatchRecord) -> str | None:
    """The wording for where a match is played: a thread, a private one, or right there."""
    if record.is_private:
        return "private"
    return "direct" if record.is_direct else None


def extent(title: Title) -> str:
    """Tell for how many a title is, and how long it takes."""
    words, least, most = words_of(title.key), min(title.seats), max(title.seats)
    hours, rest = divmod(title.minutes, 60)
    between = "between" if hours and rest else None
    return words.text(
        "title-extent",
        "long" if hours > 1 else None,
        players=words.text(
            "title-players", "one" if least == most else None, least=least, most=most
        ),
        length=words.text(
            "title-length", between, minutes=title.minutes, hours=hours, more=hours + 1
        ),
    )


def _join(match: Match) -> Button:
    custom_id = ids.made(HANDLER, match.record.id, "join")
    return button("lobby-join", custom_id, discord.ButtonStyle.primary)


async def _word_kept(interaction: discord.Interaction, match: Match) -> list[str]:
    """Tell how the others keep their word: to who sits there, or could while a seat is free."""
    record, user = match.record, interaction.user.id
    if record.status is Status.OVER:
        return []
    if record.seat_of(user) is None and not await _could_sit(interaction, record):
        return []
    others = [seat for seat in people_of(record) if seat.user != user]
    people = services(interaction).registry.people
    return [line(seat.name, await people.reliability(seat.user)) for seat in others]


async def _could_sit(interaction: discord.Interaction, record: MatchRecord) -> bool:
    """Tell whether somebody would be let in who pressed *Join*."""
    if record.status is not Status.LOBBY:
        return False
    try:
        await services(interaction).lobbies.place_of(record, interaction.user.id)
    except GameError:
        return False
    return True


def _details(match: Match) -> str:
    """Tell at length how a match is played: its pace, and the seal that binds its dice."""
    lines = (extent(match.title), words_of(match.record.title).text("title", "about"))
    about = lines if match.record.status is Status.LOBBY else ()
    return "\n".join((lobby_heading(match), *about, *arrangement(match), _seal(match.record)))


def _seal(record: MatchRecord) -> str:
    """Tell the seal that binds the dice, whose words are mixed in, and at the end the secret."""
    words, seal = words_of(), seal_of(record)
    if record.is_practice:
        return words.text("practice-unproved")
    if record.status is Status.LOBBY:
        return words.text("lobby-sealed", seal=seal)
    if record.began and is_open(record):
        return words.text("lobby-sealed", "over", seal=seal, secret=record.secret.hex())
    givers = [discord.utils.escape_markdown(seat.name) for seat in record.seats if seat.word]
    return words.text("lobby-sealed", "begun", seal=seal, players=words.list(givers))
