"""Proposals, several side by side; and notes: small things that outlive a restart."""

import asyncio

import pytest
from msgspec.structs import replace

from db import Conflict, MatchNotFound, Proposal, Store
from tests.db.examples import (
    CY,
    NOON,
    draw_proposal,
    proposed,
    running,
    standing,
    step,
    time_proposal,
    undo_proposal,
)
from tests.db.migrating import restore

KEYS = {"draw": "draw:0:3", "time": "time:0:527777", "undo": "undo:0:3"}
"""Of the examples' messages in a new match."""


async def shown(store, proposal, message=9):
    """Discord shows a proposal's message."""
    post = await store.post(proposal.match, "offer", proposal.key)
    await store.delivered(post.id, shown=post.wanted, message=message)


async def messages(store, match):
    """The messages that are to stay, and those that are to go."""
    keys = [*KEYS.values(), "undo:1:3", "time:1:527777", "pause:1:527777"]
    found = [await store.post(match, "offer", key) for key in keys]
    return {post.key: not post.gone for post in found if post is not None}


async def to_be_edited(store):
    """The keys of messages that tell something else by now."""
    due = [post for post in await store.due_posts() if post.kind == "offer"]
    return [post.key for post in due if post.message is not None and not post.gone]


async def all_of(store):
    """A match in which much is proposed."""
    record = await running(store)
    for one in (draw_proposal(record), time_proposal(record), undo_proposal(record)):
        await proposed(store, one)
    return record


async def test_several_stand_side_by_side(store):
    """Each with its message; the match itself does not move."""
    record, another = await all_of(store), await running(store)
    await proposed(store, draw_proposal(another))

    assert await standing(store, record.id) == sorted(KEYS.values())
    assert await standing(store, another.id) == [KEYS["draw"]]
    assert await store.proposal(record.id, KEYS["undo"]) == undo_proposal(record)
    assert await store.proposal(another.id, KEYS["undo"]) is None
    assert await store.match(record.id) == record
    for key in KEYS.values():
        assert (await store.post(record.id, "offer", key)).wanted == record.number


async def test_one_of_a_kind_and_a_seat(store, database):
    """Whatever the key: the database itself refuses a second one, and takes other seats'."""
    record = await all_of(store)
    before = await database.dump()
    with pytest.raises(Exception, match=r"(?i)unique"):
        await proposed(store, replace(time_proposal(record), key="time:0:9"))

    assert await database.dump() == before
    await proposed(store, time_proposal(record, 1), undo_proposal(record, seat=1))
    assert len(await store.proposals(record.id)) == 5


async def test_one_takes_the_place_of_another(store):
    """With its message; the others stay."""
    record = await all_of(store)
    later = replace(time_proposal(record), key="time:0:9")
    await store.propose(later, 3, set(KEYS.values()), NOON, instead_of={KEYS["time"]})

    assert await standing(store, record.id) == [KEYS["draw"], later.key, KEYS["undo"]]
    assert not (await messages(store, record.id))[KEYS["time"]]


async def test_nothing_is_proposed_by_what_is_outdated(store, database):
    """The match has moved on, or something else was proposed, or is over, meanwhile."""
    record = await running(store)
    time = time_proposal(record, 1)
    await proposed(store, draw_proposal(record))
    before = await database.dump()
    for number, known in ((2, {KEYS["draw"]}), (3, ()), (3, {KEYS["draw"], KEYS["undo"]})):
        with pytest.raises(Conflict):
            await store.propose(time, number, known, NOON)

    assert await database.dump() == before


async def test_of_two_programs_that_propose_at_once_one_reads_again(store, other):
    """So that neither makes a second draw."""
    record = await running(store)
    draws = draw_proposal(record), replace(draw_proposal(record), key="draw:1:3", seat=1)
    outcomes = await asyncio.gather(
        store.propose(draws[0], 3, (), NOON),
        other.propose(draws[1], 3, (), NOON),
        return_exceptions=True,
    )

    assert {type(one) for one in outcomes} == {type(None), Conflict}
    assert len(await store.proposals(record.id)) == 1


async def test_others_agree(store):
    """Nobody's voice is lost: who was slower reads again; the message is to be edited."""
    record = await all_of(store)
    time = time_proposal(record)
    await shown(store, time)
    await store.agree(time, (0, 1))
    with pytest.raises(Conflict):
        await store.agree(time, (0, 2))

    assert (await store.proposal(record.id, time.key)).agreed == (0, 1)
    assert (await store.proposal(record.id, KEYS["undo"])).agreed == (0,)
    assert await to_be_edited(store) == [time.key]


async def test_what_is_refused_goes_alone(store):
    """Its message is to be edited; and whoever refuses it too finds it gone."""
    record = await all_of(store)
    await shown(store, undo_proposal(record))
    await store.refuse(undo_proposal(record))

    assert await standing(store, record.id) == [KEYS["draw"], KEYS["time"]]
    assert await to_be_edited(store) == [KEYS["undo"]]
    for late in (store.refuse(undo_proposal(record)), store.agree(undo_proposal(record), ())):
        with pytest.raises(Conflict):
            await late


async def test_what_is_taken_back_goes_alone(store):
    """With its message; and whoever takes it back too finds it gone."""
    record = await all_of(store)
    await store.take_back(undo_proposal(record), NOON)

    assert await standing(store, record.id) == [KEYS["draw"], KEYS["time"]]
    assert await messages(store, record.id) == {
        KEYS["draw"]: True, KEYS["time"]: True, KEYS["undo"]: False
    }  # fmt: skip
    late = (store.take_back(undo_proposal(record), NOON), store.agree(undo_proposal(record), ()))
    for one in late:
        with pytest.raises(Conflict):
            await one


async def test_what_runs_out_goes_alone(store):
    """Its message is to be edited; those of the others stay as they are."""
    record, another = await all_of(store), await running(store)
    time, later = time_proposal(record), replace(time_proposal(another), expires=NOON + 10)
    await proposed(store, later)
    for one in (time, later, undo_proposal(record), draw_proposal(record)):
        await shown(store, one)

    assert await store.expired_proposals(NOON + 9) == []
    assert await store.expired_proposals(NOON + 10) == [time]
    await store.run_out(time)
    await store.run_out(time)
    await store.run_out(replace(later, key="time:0:9"))

    assert await standing(store, record.id) == [KEYS["draw"], KEYS["undo"]]
    assert await store.proposals(another.id) == [later]
    due = [post for post in await store.due_posts() if post.kind == "offer"]
    assert [(post.key, post.gone, post.message) for post in due] == [(time.key, False, 9)]


async def test_a_message_that_tells_of_its_end_outlives_the_next_deed(store):
    """Which takes away what it overtakes, and nothing else."""
    record = await all_of(store)
    await shown(store, time_proposal(record))
    await store.run_out(time_proposal(record))
    await store.act(record.id, record.number, step(4, record.id))

    assert await messages(store, record.id) == {
        KEYS["draw"]: True, KEYS["time"]: True, KEYS["undo"]: False
    }  # fmt: skip


async def test_a_deed_makes_every_undo_pointless(store):
    """A draw and what lives by the clock outlive it."""
    record, another = await all_of(store), await all_of(store)
    await proposed(store, undo_proposal(record, seat=1))
    await store.act(record.id, record.number, step(4, record.id))

    assert await standing(store, record.id) == [KEYS["draw"], KEYS["time"]]
    assert len(await store.proposals(another.id)) == 3


async def test_what_lives_by_the_clock_outlives_turns_but_not_the_match(store):
    """More time and pauses are answered by people who are away for a while."""
    record = await all_of(store)
    await store.act(record.id, 3, replace(step(4, record.id), turn=9))
    assert await standing(store, record.id) == [KEYS["time"]]
    assert (await messages(store, record.id))[KEYS["time"]]

    await store.act(record.id, 4, replace(step(5, record.id), over=True))
    assert await standing(store, record.id) == []
    assert not any((await messages(store, record.id)).values())


@pytest.mark.parametrize("over", [True, False])
async def test_what_is_carried_out_must_still_stand(store, database, over):
    """By a deed, or by what is settled beside the rules."""
    record = await running(store)
    before = await database.dump()
    with pytest.raises(Conflict):
        await store.act(record.id, 3, step(4, record.id, carried=KEYS["undo"], over=over))
    with pytest.raises(Conflict):
        await store.arrange(record, (), (), NOON, carried=KEYS["time"])

    assert await database.dump() == before


@pytest.mark.parametrize("carried", [KEYS["time"], None])
async def test_what_is_settled_beside_the_rules_ends_what_it_carries_out(store, carried):
    """And nothing else."""
    record = await all_of(store)
    await store.arrange(record, (), (), NOON, carried=carried)

    left = [key for key in sorted(KEYS.values()) if key != carried]
    assert await standing(store, record.id) == left
    assert [key for key, stays in (await messages(store, record.id)).items() if stays] == left


async def test_a_seat_that_changes_hands_takes_its_proposals_along(store):
    """And its voice; whoever has it now is proposed for no other seat."""
    record = await running(store)
    pause = Proposal(record.id, "pause:1:527777", "pause", 1, (0, 1), NOON, NOON + 9)
    for_cy = Proposal(record.id, "replace:1:9", "replace", 1, (-1, 0), guest=CY, name="Cy")
    for_dag = replace(for_cy, key="takeover:1:9", kind="takeover", guest=CY + 1)
    own = [time_proposal(record), undo_proposal(record), draw_proposal(record)]
    await proposed(store, pause, for_cy, for_dag, *own)
    cys = replace(record.seats[0], user=CY, name="Cy")
    await store.arrange(record, (cys,), (), NOON)

    left = [replace(pause, agreed=(1,)), replace(for_dag, agreed=(-1,))]
    assert await store.proposals(record.id) == left
    assert await messages(store, record.id) == {pause.key: True} | dict.fromkeys(
        KEYS.values(), False
    )


async def test_who_leaves_for_good_takes_along_what_was_proposed(store):
    """The others play on."""
    record = await all_of(store)
    await proposed(store, replace(time_proposal(record, 1), agreed=(0, 1)))
    await store.act(record.id, 3, step(4, record.id, left=(0,)))

    assert await store.proposals(record.id) == [time_proposal(record, 1)]


async def test_a_proposal_keeps_its_guest(store):
    record = await running(store)
    guest = Proposal(
        record.id, "takeover:1:9", "takeover", 1, (-1, 0), NOON, NOON + 9, guest=CY, name="Cy"
    )
    await proposed(store, guest)

    assert await store.proposals(record.id) == [guest]


OLD = {
    "draw": ((7, 4, "0", None, None, None), ("draw:0:7", None, None, 6)),
    "undo": ((7, 4, "0,1", None, None, None), ("undo:0:7", None, None, -1)),
    "time": ((7, 4, "0", None, None, NOON), ("time:0:527777", NOON, NOON + 259200, None)),
    "pause": ((7, 4, "0", None, None, NOON), ("pause:0:527777", NOON, NOON + 259200, None)),
    "takeover": (
        (7, 4, "-1", CY, "Cy", NOON),
        ("takeover:0:31666666", NOON, NOON + 259200, None),
    ),
}
"""A row of the last release for each kind, and what an old button finds by now."""


@pytest.mark.parametrize("kind", OLD)
async def test_what_stood_in_a_release_still_stands(database, kind):
    """Under the key that its message and its buttons have."""
    (number, turn, agreed, guest, name, asked), expected = OLD[kind]
    await restore(database, "0008")
    await database.run("DELETE FROM offers")
    await database.run(
        "INSERT INTO offers VALUES (2, :kind, 0, :number, :turn, :agreed, :guest, :name, :asked)",
        kind=kind,
        number=number,
        turn=turn,
        agreed=agreed,
        guest=guest,
        name=name,
        asked=asked,
    )
    store = await Store.open(database.url)
    (found,) = await store.proposals(2)
    await store.close()

    assert (found.key, found.asked, found.expires, found.until) == expected
    assert (found.kind, found.seat, found.guest, found.name) == (kind, 0, guest, name)
    assert found.agreed == tuple(map(int, agreed.split(",")))


async def test_a_note_is_what_was_noted_last(store):
    """Under its own name."""
    await store.take_note("commands", "old")
    await store.take_note("commands", "new")
    await store.take_note("other", "thing")

    assert await store.note("commands") == "new"
    assert await store.note("nothing") is None


async def test_nothing_is_proposed_in_a_match_that_is_not_there(store, database):
    """No proposal, and no message of one."""
    record = await running(store)
    before = await database.dump()
    with pytest.raises(MatchNotFound):
        await store.propose(replace(draw_proposal(record), match=record.id + 1), 3, (), NOON)

    assert await database.dump() == before
