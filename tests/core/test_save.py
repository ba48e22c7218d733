"""Saves: what was written is read again, older versions too; everything else is refused."""

import msgspec
import pytest

from games.core.errors import SaveError
from play.simulation.playout import walk
from tests.core.court import COURT, CourtTitle, Turn
from tests.core.court_nouns import Acted, Bow, Footprint, Options, Role, Table, Tip, Work
from tests.core.test_agenda import court

CODEC = COURT.codec
POSITION = court([Role.DUKE], [Role.FOOL])
DATA = CODEC.dump(POSITION)


def changed(**changes):
    """The save with another value of a field, or of one inside."""
    return msgspec.json.encode(msgspec.json.decode(DATA) | changes)


def test_a_position_comes_back():
    """Table, agenda and dice; the asks are made again."""
    loaded = CODEC.load(DATA)

    assert loaded == POSITION
    assert {seat: list(ask) for seat, ask in loaded.asks.items()} == {
        seat: list(ask) for seat, ask in POSITION.asks.items()
    }


def test_every_position_of_a_match_comes_back():
    """Also in windows, choices, and after the end."""
    for played in walk(CourtTitle(), 3, Options(), "save"):
        data = CODEC.dump(played.position)

        assert CODEC.load(data) == played.position
        assert CODEC.dump(CODEC.load(data)) == data


def test_traces_come_back():
    """As what they are; where there are none, nothing is written of them."""
    traced, _ = POSITION.apply(0, Work())

    assert CODEC.load(CODEC.dump(traced)).traces == (Footprint(seat=0, turn=1),)
    assert b"traces" not in DATA


def test_equal_positions_are_equal_bytes():
    """Mappings are written in the order of their keys."""
    assert CODEC.dump(court([Role.DUKE], [Role.FOOL])) == DATA


def test_an_action_comes_back():
    """By its tag."""
    assert CODEC.dump_action(Tip(2)) == b'{"type":"tip","coins":2}'
    assert CODEC.load_action(CODEC.dump_action(Tip(2))) == Tip(2)


def test_events_come_back():
    """What was told stays told."""
    events = (Acted(seat=0, what="Work"), Acted(seat=1, what="Tax", secret_to=1))

    assert CODEC.load_events(CODEC.dump_events(events)) == events


def test_an_older_version_is_upgraded():
    """Version 1 called coins gold."""
    old = msgspec.json.decode(DATA) | {"version": 1}
    old["table"]["gold"] = old["table"].pop("coins")

    assert CODEC.load(msgspec.json.encode(old)) == POSITION


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        DATA[:-1],
        changed(version=3),
        changed(version=0),
        changed(version=2, title="chess"),
        changed(version="two"),
        changed(extra=1),
        changed(agenda=[{"type": "no-such-step"}]),
        changed(agenda=[{"type": "turn", "seat": "a"}]),
        changed(agenda=[{"type": "turn", "seat": 0, "extra": 1}]),
        changed(table={}),
        changed(dice={}),
        changed(traces=[{"type": "snow"}]),
    ],
    ids=[
        "empty",
        "no fields",
        "no object",
        "cut off",
        "newer",
        "older than any",
        "another title",
        "strange version",
        "unknown field",
        "unknown step",
        "wrong type",
        "unknown field of a step",
        "no table",
        "no dice",
        "unknown trace",
    ],
)
def test_what_cannot_be_a_save_is_refused(data):
    """Damaged, newer, or another title's."""
    with pytest.raises(SaveError, match="court"):
        CODEC.load(data)


@pytest.mark.parametrize("data", [b"", b"{}", b'{"type":"move"}', b'{"type":"tip"}'])
def test_what_is_no_action_of_the_title_is_refused(data):
    """An action is read by the title's own union."""
    with pytest.raises(SaveError, match="court"):
        CODEC.load_action(data)


@pytest.mark.parametrize("data", [b"", b"{}", b'[{"type":"moved"}]', b'[{"type":"acted"}]'])
def test_what_are_no_events_of_the_title_is_refused(data):
    """Events too."""
    with pytest.raises(SaveError, match="court"):
        CODEC.load_events(data)


def test_a_table_is_copied_to_be_changed():
    """Nothing that changes is shared."""
    table = Table([[Role.DUKE]], [1], [Role.FOOL])
    copy = table.copy()
    copy.hands[0].clear()
    copy.coins[0] = copy.bowed.append(0) or 9
    copy.deck.clear()

    assert table == Table([[Role.DUKE]], [1], [Role.FOOL])


def test_a_step_is_read_as_its_class():
    """No field is lost by reading it as its base."""
    assert CODEC.load(DATA).step == Turn(0)
    assert Bow() in CODEC.load(DATA).asks[1]
