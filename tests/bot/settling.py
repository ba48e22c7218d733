"""What the tests of proposals begin with: a match that stands, and an answer."""

from bot.offers import key_of
from bot.sitting import Person
from games.nine_realms.actions import Move
from tests.games.nine_realms.builder import A6, D6, THOR, position

DAN = Person(4, "Dan")
MOVE = Move(THOR, "D3")


async def playing(room):
    """It is Ann's turn; both hold a card."""
    match = await room.begun(position(thor="D4", frigg="E2", hands=((A6,), (D6,))))
    room.matches.forget_all()
    await room.all_shown()
    return match


async def answer(room, match, person, *, agrees=True):
    """Somebody presses a button of the proposal that stands."""
    offer = await room.matches.store.offer(match)
    assert offer is not None
    return await room.parts.proposals.answer(match, person.id, key_of(offer), agrees=agrees)


async def words(room, match):
    """What the table is told anew."""
    return [key.split(":")[0] for kind, key, _ in await room.due(match) if kind == "word"]
