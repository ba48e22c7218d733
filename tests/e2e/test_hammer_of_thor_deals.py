"""Two people of The Hammer of Thor deal by clicks: one deal refused, one kept, a truce held.

A third one who reads the thread learns of nothing that was shown to one of the two alone.
"""

import asyncio
import re
from pathlib import Path

import pytest

from cogs.panels.living import COALESCING
from hall import Message
from tests.cogs.scene import Scene, empty, pressed
from tests.e2e.choosy import plain
from tests.e2e.evening import public_log
from tests.e2e.test_whole_match import shared_privately
from tests.e2e.trader import GIFT, Market, Trader

MATCHES = 3
"""So many are played at most until all kinds of deals were seen."""
AT_PEACE = {"ATTACK", "CON", "CHALLENGE"}
"""What a truce forbids."""
MOST = 2
"""Questions for a deal: one, and what is given comes first where deals are many."""
PROPOSED = re.compile(r"^🤝 (\w+) proposes a deal to (\w+): (.+) for an? (?:rune|item)\.$")


@pytest.mark.soak
@pytest.mark.rule("11.4")
async def test_two_people_refuse_a_deal_keep_another_and_hold_a_truce(tmp_path: Path) -> None:
    """By clicks alone, until all of it was seen; what is private stays so at every step."""
    for at in range(MATCHES):
        folder = tmp_path / str(at)
        folder.mkdir()
        async with empty(folder) as scene:
            await scene.open("hammer_of_thor")
            market = Market()
            traders = [Trader(one, at, market) for at, one in enumerate((scene.ann, scene.bo))]
            await trade(scene, traders)
            if market.is_done:
                await check(scene, traders)
                return
    pytest.fail(f"in {MATCHES} matches not all kinds of deals were seen")


async def trade(scene: Scene, traders: list[Trader]) -> None:
    """Whoever is awaited plays, until all was seen or the match is over."""
    market = traders[0].market
    while not market.is_done:
        for trader in traders:
            board = await trader.board(scene.thread)
            if board is None:
                return
            if trader.user.name in plain(board.text).rpartition("⏳")[2]:
                await asyncio.sleep(1.5 * COALESCING)
                had = len(market.gifts)
                await trader.play(scene.thread)
                await scene.quiet()
                told = [line for one in scene.cat.sees(scene.thread) for line in lines(one)]
                assert not any(map(GIFT.match, told))
                for gift, _ in market.gifts[had:]:
                    check_untold(told, gift)
                    await check_held(trader, scene, gift)


def lines(message: Message) -> list[str]:
    """All that a message tells everybody, the texts for its pictures too."""
    return plain("\n".join([message.text, *message.alt_texts])).split("\n")


async def check_held(trader: Trader, scene: Scene, gift: str) -> None:
    """What was accepted is in the hand of whoever has accepted it."""
    hand = await pressed(trader.user, scene.board(trader.user), "Hand")
    assert gift in plain("\n".join([hand.text, *hand.alt_texts]))


def check_untold(told: list[str], gift: str) -> None:
    """All hear of the last deal, and that something has changed hands, but not what it was."""
    deal = max(at for at, line in enumerate(told) if PROPOSED.match(line))
    moved = [line for line in told[deal:] if line.startswith(("🤝", "🎁"))]
    assert len(moved) > 1, told[deal:]
    assert not any(gift in line for line in moved), moved


async def check(scene: Scene, traders: list[Trader]) -> None:
    """All heard of the deals, each of what is theirs to hear, and nobody fights in a truce."""
    market = traders[0].market
    told = await public_log(scene.cat, scene.thread)
    deals = [one for one in told if PROPOSED.match(one)]

    assert deals
    assert market.questions
    assert max(market.questions) <= MOST
    assert any(re.match(r"\w+ refuses the deal of \w+\.$", one) for one in told)
    assert any(re.match(r"\w+ accepts the deal of \w+\.$", one) for one in told)
    for gift, _ in market.gifts:
        read = {one.user for one in traders if f"You'd get {gift}." in "\n".join(one.texts)}
        assert read >= {taker for other, taker in market.gifts if other == gift}
    for cards in market.cards_in_peace:
        assert "NEGOTIATE" in cards
        assert not AT_PEACE & set(cards)
    for one, other in ((scene.ann, scene.bo), (scene.bo, scene.ann), (scene.ann, scene.cat)):
        assert not shared_privately(scene.hall, one, other, scene.thread)
