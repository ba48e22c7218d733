"""News for a seat: all that has happened since its player acted, whoever has answered for it."""

from db import By
from games.nine_realms.actions import Attack
from play.post import news
from play.table.standing_orders import order
from tests.games.nine_realms.builder import D6, SINFJOTLI, THOR, position
from tests.play.playing import ANN, BO


async def test_what_an_order_has_answered_is_news(room):
    """Its player was not there: the attack is told, and who has answered it."""
    match = await room.begun(position(thor="E4", sinfjotli="E5", hands=((), (D6,)), actions=(6, 0)))
    for field in ("fate", "counter"):
        await order(room.registry, match, BO.id, field, "never")
    await room.play(match, ANN, Attack(THOR, SINFJOTLI))
    room.clock.advance(seconds=100)
    await room.services.clocks.look()
    deeds = await room.registry.store.deeds(match)
    now = await room.registry.match(match)

    assert By.ORDER in {deed.by for deed in deeds}
    bos = await news.since_last_answer(room.registry, now, 1)
    assert "Thor attacks Sinfjotli" in bos.text
    anns = await news.since_last_answer(room.registry, now, 0)
    assert "Thor attacks Sinfjotli" not in anns.text
    assert "Sinfjotli" in anns.text
