"""The Hammer of Thor by typing: a trade is suggested field by field, and read back."""

from cogs.titles.hammer_of_thor import FORMS, KNOWN
from cogs.titles.typed_action import TypedAction
from db import MatchRecord, SeatRecord, Status
from games.hammer_of_thor.encounter.planning import Meetings
from games.hammer_of_thor.encounter.terms import Offer, Propose, Want
from play.match.match import Match
from tests.games.hammer_of_thor import builder, test_pacts

SEATS = tuple(SeatRecord(seat, 10 + seat, name) for seat, name in enumerate(("Ann", "Bo", "Cat")))
RECORD = MatchRecord(
    1, "hammer_of_thor", Status.RUNNING, 2, 3, 10, b"", b"", 1, 1, 0.0, 4, None, seats=SEATS
)
NAMING = builder.at(test_pacts.meeting(), Meetings((0, 1), (), begun=test_pacts.TALK))


def typing(command):
    """A command of the title, typed by seat 0 that names its deal."""
    return TypedAction(Match(RECORD, NAMING), 0, FORMS[command].kinds, KNOWN)


def names(field, **texts):
    """What is suggested for a field, as it reads."""
    return [choice.name for choice in typing("deal").suggest(field, "", texts)]


def test_a_deal_is_suggested_by_what_was_typed_before():
    assert set(names("offer")) == {"nothing", "an item", "a rune", "a follower"}
    assert "Bronze arm ring" in names("card", offer="item")
    assert "Bronze sword" in names("item", offer="item", want="item")


def test_what_is_left_out_is_nothing_and_a_truce():
    assert typing("deal").read({"offer": "nothing"}) == Propose(Offer.NOTHING)
    assert typing("deal").read(
        {"offer": "rune", "card": "Fehu", "want": "item", "item": "Bronze sword"}
    ) == Propose(Offer.RUNE, test_pacts.RUNE, want=Want.ITEM, item=test_pacts.SWORD)
    assert typing("deal").read({"offer": "a follower", "name": "Nep"}) == Propose(
        Offer.FOLLOWER, name=test_pacts.NEP
    )
