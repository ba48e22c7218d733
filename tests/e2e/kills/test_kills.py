"""The bot's process is killed again and again while people play; nothing is lost or doubled."""

from pathlib import Path

from tests.e2e.kills.campaign import campaign
from tests.portions import KILLS, SEED


async def test_killed_anywhere_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    """Matches stand where their actions lead, and the hall shows all of it once."""
    async with campaign(tmp_path, SEED) as killed:
        killed.begin()
        for number in range(KILLS):
            await killed.kill(number, KILLS)
        await killed.one_more_told()  # they play on; and of few kills all may come before that
        flaws = await killed.end()

    assert "\n".join(flaws) == ""
    assert len(killed.bot.deaths) >= KILLS // 2
