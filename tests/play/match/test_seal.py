"""The dice of a match: sealed before anybody adds a word, and fixed at the start."""

import hashlib

import pytest

from play.match.seal import WORD_LENGTH, dice_of, seal_of
from play.refusals import NotAPlayer, NotInLobby, UnfitWord
from tests.play.playing import ANN, BO, CAT


async def dice(room, match):
    """The dice after the start of a match."""
    await room.gameplay.start(match, ANN.id)
    return (await room.position(match)).dice


async def test_the_seal_stands_before_any_word_and_stays(room):
    match = await room.lobby()
    seal = seal_of(await room.record(match))

    told = await room.lobbies.add_word(match, BO.id, "  raven\n feeder ")
    record = await room.record(match)

    assert told == seal == seal_of(record) == hashlib.sha256(record.secret).hexdigest()
    assert record.words == ("raven feeder",)
    assert (await room.due(match))[0] == ("lobby", "0", False)


async def test_the_match_begins_with_the_words_of_its_players(room):
    """In the order of their seats; who says another word has said only that one."""
    match = await room.lobby()
    for person, word in ((BO, "oak"), (ANN, "ash"), (BO, "yew")):
        await room.lobbies.add_word(match, person.id, word)

    begun = await dice(room, match)

    assert begun.words == ("ash", "yew")
    assert begun.secret == (await room.record(match)).secret
    assert dice_of(await room.record(match)).words == begun.words


async def test_words_change_what_is_drawn(room, monkeypatch):
    """The same secret with another word shuffles another deck."""
    monkeypatch.setattr("secrets.token_bytes", bytes)
    decks = []
    for word in (None, "ash", "oak"):
        match = await room.lobby()
        if word:
            await room.lobbies.add_word(match, ANN.id, word)
        await room.gameplay.start(match, ANN.id)
        decks.append(str((await room.position(match)).table.deck))

    assert len(set(decks)) == 3


async def test_a_word_keeps_its_player_when_another_leaves(room):
    match = await room.lobby()
    await room.lobbies.add_word(match, ANN.id, "ash")
    await room.lobbies.add_word(match, BO.id, "oak")

    await room.lobbies.leave(match, ANN.id)
    await room.lobbies.join(match, CAT)

    assert [seat.word for seat in (await room.record(match)).seats] == ["oak", None]


@pytest.mark.parametrize("word", ["", "  \n ", "a" * (WORD_LENGTH + 1), "\u202eash", "a\x00"])
async def test_a_word_that_cannot_be_shown_is_refused(room, word):
    match = await room.lobby()
    before = await room.record(match)

    with pytest.raises(UnfitWord):
        await room.lobbies.add_word(match, ANN.id, word)

    assert await room.record(match) == before


async def test_only_players_add_words_and_only_before_the_start(room):
    match = await room.lobby()
    with pytest.raises(NotAPlayer):
        await room.lobbies.add_word(match, CAT.id, "ash")
    await room.gameplay.start(match, ANN.id)
    with pytest.raises(NotInLobby):
        await room.lobbies.add_word(match, ANN.id, "ash")
