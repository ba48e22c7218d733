"""What a value may bring that leaves a field to be asked: the best of the hints behind it."""

from cogs.panels.asking import entries
from cogs.panels.asking.asked import Asked
from games.hammer_of_thor import TITLE
from games.hammer_of_thor.encounter.rounds import Answer, Facing
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.travel.manners import Manner
from games.hammer_of_thor.travel.travel import Travels
from play.match.question_path import digest, follow
from tests.cogs.test_offers import match
from tests.games.hammer_of_thor.builder import group, table
from tests.games.hammer_of_thor.fights import HERE, facing
from tests.games.hammer_of_thor.test_acceptance import Halt, at


def told_of_cards(*theirs):
    """What the menu of Encounter cards tells of each, before somebody whom nobody leads."""
    asked = Asked(match(TITLE, 2, at(facing(["Odin"], theirs), Facing(0), Halt())), 0, 999)
    stage = follow(asked.ask, (digest("answer"),))
    question = stage.question
    assert question.field == "card"
    values = question.values
    found = [entries.of_value(asked, stage, question, one, None).hint for one in values]
    return asked, dict(zip(values, found, strict=True))


def test_an_attack_is_told_before_its_aim_is_asked():
    """Whichever it is, the chance is the same."""
    asked, told = told_of_cards("Thrym")
    attacks = [one for one in asked.ask.kinds[Answer] if one.card is Card.ATTACK]

    assert {entries.told(asked, one) for one in attacks} == {told[Card.ATTACK]}
    assert "% to win if they fight" in told[Card.ATTACK]


def test_a_talk_is_told_at_best_before_its_deal_is_asked():
    """The chance of the deal that is the likeliest."""
    asked, told = told_of_cards("Thrym")
    deals = [one for one in asked.ask.kinds[Answer] if one.card is Card.NEGOTIATE]
    chances = {entries.hint_at(asked, one).success for one in deals}

    assert len(chances) > 1
    best = f"up to {max(chances)} % to work, depending on the deal"
    assert told[Card.NEGOTIATE].startswith(best)


def test_every_other_card_is_told_as_it_is():
    """Nothing more is asked after it."""
    _, told = told_of_cards("Thrym")

    assert None not in told.values()
    assert told[Card.FRIENDSHIP].count("up to") == 0


def test_a_place_is_told_by_the_usual_manner_before_the_manner_is_asked():
    """Searching is surer to meet somebody, and takes more SPEED."""
    found = at(table(group(0, HERE, "Odin")), Travels(0), Halt())
    asked = Asked(match(TITLE, 2, found), 0, 999)
    stage = follow(asked.ask, ())
    usual = {one.to: one for one in asked.ask if one.manner is Manner.PLAIN}
    searching = {one.to: one for one in asked.ask if one.manner is Manner.SEARCH}
    told = {to: entries.of_value(asked, stage, stage.question, to, None) for to in usual}

    assert stage.question.field == "to"
    assert searching
    for to, entry in told.items():
        assert entry.hint == entries.told(asked, usual[to])
        assert entries.told(asked, usual[to], "brief") in entry.brief
    for to, action in searching.items():
        assert told[to].hint != entries.told(asked, action)
