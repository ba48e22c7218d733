"""`/roll` and `/runes`: in the open, or private; safe to read; never late."""

import asyncio
import re
import subprocess
import sys
import threading
from contextlib import contextmanager

import pytest

from cogs.commands import dice
from renderer.futhark import Stave
from tests.cogs.scene import typed
from tests.patience import PATIENCE, wait_for


async def openly(user, channel, path, **options):
    """The answer that all can see."""
    reply = await user.command(channel, path, **options)
    await reply.settled()
    assert not reply.ephemeral
    return reply.message


async def test_a_roll_is_seen_by_all(hallway):
    shown = await openly(hallway.ann, hallway.room, "roll", dice="4d6kh3 + 1 strength")

    first, second = shown.text.splitlines()
    assert re.fullmatch(r"🎲 \W*strength\W*: \*\*\d+\*\*", first)
    assert re.fullmatch(r"-# 4d6kh3 \(.+\) \+ 1", second)
    assert [message.text for message in hallway.bo.sees(hallway.room)] == [shown.text]


async def test_without_words_one_d20_is_rolled(hallway):
    shown = await openly(hallway.ann, hallway.room, "roll")

    assert "-# 1d20 (" in shown.text


async def test_a_private_roll_is_seen_by_nobody_else(hallway):
    said = await typed(hallway.ann, hallway.room, "roll", dice="1d20", private=True)

    assert said.startswith("🎲 **")
    assert hallway.bo.sees(hallway.room) == []


async def test_repeated_rolls_have_a_line_each_and_a_sum(hallway):
    shown = await openly(hallway.ann, hallway.room, "roll", dice="1d6+1 bolts", times=3)

    heading, *rolls, together = shown.text.splitlines()
    totals = [int(re.match(r"\*\*(\d+)\*\* · 1d6 \(", line).group(1)) for line in rolls]
    assert "bolts" in heading
    assert len(totals) == 3
    assert together == f"**{sum(totals)}** together"


@pytest.mark.parametrize("private", [False, True])
async def test_chances_are_told_instead_of_a_roll(hallway, private):
    reply = await hallway.ann.command(
        hallway.room, "roll", dice="2d6", statistics=True, private=private
    )

    await reply.settled()
    assert reply.ephemeral is private
    assert "`2d6` · 2 to 12, 7.00 on average" in reply.text
    assert "16.7%" in reply.text
    assert reply.text.splitlines()[-1] == "-# These are the exact chances."


async def test_estimated_chances_say_so(hallway):
    shown = await openly(hallway.ann, hallway.room, "roll", dice="1d6e6", statistics=True)

    assert re.fullmatch(r"-# Estimated from \d+ rolls\.", shown.text.splitlines()[-1])


@pytest.mark.parametrize("text", ["1d20foo", "9**9**9", "1d1e1", "1/0", "2d20 adv", "99999d6"])
@pytest.mark.parametrize("statistics", [False, True])
async def test_what_is_refused_is_refused_privately(hallway, text, statistics):
    said = await typed(hallway.ann, hallway.room, "roll", dice=text, statistics=statistics)

    assert said[-1] in ".`"
    assert "🎲" not in said
    assert "wrong on my side" not in said
    assert hallway.bo.sees(hallway.room) == []


async def test_a_comment_pings_nobody_and_is_shown_as_it_is(hallway):
    everybody = hallway.hall.add_user("Dag")
    comment = f"@everyone {everybody.mention} **bold** [here](https://example.org) `x` ~~y~~"

    shown = await openly(hallway.ann, hallway.room, "roll", dice=f"1d20 [*a*|b] {comment}")

    assert shown.pinged == ()
    assert everybody.pings == []
    assert "\N{FULLWIDTH ASTERISK}bold" in shown.text
    assert "@everyone" not in shown.text
    assert "here\N{FULLWIDTH RIGHT SQUARE BRACKET}" in shown.text
    assert "[ab]" in shown.text


async def test_long_results_are_cut_and_no_mark_stays_open(hallway):
    for options in ({"dice": "999d100kh1 " + "*" * 180}, {"dice": "99d100kh1 x", "times": 10}):
        shown = await openly(hallway.ann, hallway.room, "roll", **options)
        cut = [line for line in shown.text.splitlines() if line.endswith("…")]

        assert len(shown.text) <= 2000
        assert cut
        assert all("~~" not in line for line in cut)


async def test_a_roll_that_would_come_too_late_is_refused_in_time(hallway, monkeypatch):
    monkeypatch.setattr(dice, "PATIENCE", 0)

    late = await typed(hallway.ann, hallway.room, "roll", dice="1d20")
    runes = await openly(hallway.bo, hallway.room, "runes")

    assert late.startswith("Too many")
    assert runes.images


@contextmanager
def busy(scene):
    """The dice of somebody else take long."""
    done = threading.Event()
    scene.client._dice._pool.submit(done.wait)
    try:
        yield
    finally:
        done.set()


async def test_a_roll_that_waits_for_others_too_long_says_so(hallway, monkeypatch):
    monkeypatch.setattr(dice, "PATIENCE", 0.2)
    with busy(hallway):
        late = await typed(hallway.ann, hallway.room, "roll", dice="1d20")

    assert late.startswith("Too many dice are rolling")


@pytest.mark.parametrize("private", [False, True])
async def test_a_roll_that_takes_long_is_acknowledged_and_comes(hallway, monkeypatch, private):
    """As privately as it was asked for; Discord would have given it up by then."""
    monkeypatch.setattr(dice, "AT_ONCE", 0.05)
    with busy(hallway):
        reply = await hallway.ann.command(hallway.room, "roll", dice="1d20", private=private)
        waiting = not reply.is_settled
    await reply.settled()

    assert waiting
    assert reply.ephemeral is private
    assert "-# 1d20 (" in reply.text
    assert [one.text for one in hallway.bo.sees(hallway.room)] == [reply.text] * (not private)


async def test_what_is_refused_late_is_said_in_place_of_the_roll(hallway, monkeypatch):
    monkeypatch.setattr(dice, "AT_ONCE", 0.05)
    with busy(hallway):
        reply = await hallway.ann.command(hallway.room, "roll", dice="99999d6")
    await reply.settled()

    assert "🎲" not in reply.text
    assert reply.text[-1] in ".`"


async def test_nobody_s_rolls_keep_others_waiting_more_than_one_does(hallway, monkeypatch):
    """A second is refused at once while the first waits; another's waits, and both come."""
    monkeypatch.setattr(dice, "PATIENCE", PATIENCE)
    with busy(hallway):
        rolling = [
            asyncio.create_task(openly(user, hallway.room, "roll", dice="1d20"))
            for user in (hallway.ann, hallway.bo)
        ]
        await wait_for(lambda: len(hallway.client._dice._rolling) == len(rolling))
        second = await typed(hallway.ann, hallway.room, "roll", dice="1d20")
    shown = await asyncio.gather(*rolling)
    third = await openly(hallway.ann, hallway.room, "roll", dice="1d20")

    assert second.startswith("Your last roll")
    assert all("🎲" in message.text for message in (*shown, third))


def test_the_program_starts_without_a_parser_of_dice():
    """It is made in the process of the dice."""
    code = "import sys, cogs.client; print(sorted({'d20', 'lark'} & set(sys.modules)))"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.splitlines()[-1] == "[]"


async def test_staves_are_shown_and_told(hallway):
    shown = await openly(hallway.ann, hallway.room, "runes", count=4)

    names = [re.match(r"\*\*(\w+)\*\*(, reversed)? — .+", line) for line in shown.text.splitlines()]
    (alt,) = shown.alt_texts
    told = [f"{name[1]} reversed" if name[2] else name[1] for name in names]
    assert len({name[1].lower() for name in names} & set(Stave)) == 4
    assert alt == f"Rune staves on a table: {', '.join(told)}."
    assert len(shown.images) == 1
    assert shown.text == hallway.bo.reread(shown).text


async def test_runes_of_norseheim_are_counted(hallway):
    shown = await openly(hallway.ann, hallway.room, "runes", count=10, kind="norseheim")

    (alt,) = shown.alt_texts
    lots = alt.partition(": ")[2].rstrip(".").split(", ")
    hits, blanks, uprights = (lots.count(lot) for lot in ("hit", "blank", "upright"))
    assert hits + blanks + uprights == 10
    assert f"{blanks} blank · {uprights} upright" in shown.text
    assert re.search(rf"\*\*{hits} hits?\*\*", shown.text)
    assert ("Giants card" in shown.text) == bool(uprights)


async def test_in_a_match_s_thread_too(table):
    shown = await openly(table.bo, table.thread, "roll", dice="1d20")

    assert shown.text in [message.text for message in table.cat.sees(table.thread)]
