"""What tests of proposals and of delivery begin with: a match that stands."""

from games.nine_realms.actions import EndTurn, Move
from play.match.match import Person
from tests.games.nine_realms.builder import A6, D6, THOR, position
from tests.play.playing import ANN

DAN = Person(4, "Dan")
MOVE = Move(THOR, "D3")


async def bos_turn(room):
    """A match in which Bo is called to play; nothing is delivered yet."""
    match = await room.begun(position(thor="D4"))
    room.clock.advance(minutes=3)
    await room.play(match, ANN, EndTurn())
    return match


async def playing(room):
    """It is Ann's turn; both hold a card."""
    match = await room.begun(position(thor="D4", frigg="E2", hands=((A6,), (D6,))))
    room.registry.forget_all()
    await room.all_shown()
    return match


async def words(room, match):
    """What the table is told anew."""
    return [key.split(":")[0] for kind, key, _ in await room.due(match) if kind == "word"]
