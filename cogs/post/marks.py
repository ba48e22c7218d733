"""The marks by which a message that may have been sent is known again."""

from typing import Final

import discord

from cogs.gate.parts import parts_in
from cogs.panels.board import board_id
from cogs.panels.joining.lobby_card import lobby_heading
from cogs.panels.proposal import agree_id
from play.library import words_of
from play.match.match import Match, Post, people_of
from play.match.post_names import (
    BoardPost,
    CallPost,
    DirectPost,
    HeraldPost,
    LobbyPost,
    RestoredPost,
    ResultPost,
    StaffPost,
    WordPost,
    name_of,
)
from play.post import sentences

RESTORED_SIGN: Final = "⏪"
"""The first word of the sentence that tells of a restore (`match-restored`)."""


def mark_of(match: Match, post: Post) -> str:
    """Give a mark of a post's message that no other one has that was sent since it was wanted."""
    record = match.record
    match name := name_of(post):
        case LobbyPost():
            return lobby_heading(match)
        case BoardPost(turn=turn):
            return container_mark(board_id(match, turn))
        case ResultPost():
            return result_text(match)
        case DirectPost():
            return sentences.match_mark(match)
        case WordPost():
            return sentences.word(match, name)
        case RestoredPost():
            return RESTORED_SIGN
        case StaffPost(entry=entry):
            return sentences.staff_mark(entry)
        case HeraldPost():
            return sentences.herald(match)
        case CallPost(seat=seat):
            return f"<@{record.seats[seat].user}>"
        case _:
            return agree_id(record.id, post.key)


def result_text(match: Match) -> str:
    """Tell the match's ending, to the people who played."""
    text = words_of(match.record.title).text(
        "result",
        "practice" if match.record.is_practice else None,
        mentions=" ".join(f"<@{seat.user}>" for seat in people_of(match.record)),
        told=sentences.result(match),
    )
    return text.strip()


def marks_in(message: discord.Message) -> set[str]:
    """A message's text and its first word; its components' first lines and ids, and its box."""
    found = {message.content, *message.content.split()[:1]}
    for part in parts_in(message):
        found.add(part.get("custom_id", ""))
        found.add(part.get("content", "").split("\n")[0])
        if part["type"] == discord.ComponentType.container.value:
            found.add(container_mark(part["id"]))
    return found


def container_mark(number: int) -> str:
    """The box of a board, by its id."""
    return f"container {number}"
