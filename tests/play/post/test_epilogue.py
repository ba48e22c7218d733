"""What an epilogue tells: the rules' own account, and what turned the match, of every title."""

import pytest
from msgspec.structs import replace

from db import LoggedAction
from games.fallen_kingdoms.events import RumorTaken, TempleDestroyed
from games.fallen_kingdoms.invasion.events import CityOverrun, InvasionBegan
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.opening.events import GroupPlaced
from games.fallen_kingdoms.trophies import Rumor
from games.fallen_kingdoms.war.events import CityCaptured
from games.hammer_of_thor.ragnarok.scoring import score
from games.nine_realms.events import Fell, TurnBegan
from games.nine_realms.forces import Figure
from games.norsaga.claims import markers
from games.norsaga.events import MarkersMoved, OneShort, TookLead
from play.library import playable, words_of
from play.match.match import Match
from play.post.epilogue import POINTS, epilogue_of
from play.post.looks.cover import scene_of
from play.simulation.playout import walk
from renderer.people import people
from words.speech import isolated

HOUR = 3600.0


def ended(title, seed="epilogue"):
    """A match that chance has played to its end, and all that was done in it."""
    known, scene = playable()[title], scene_of(title)
    walked = [*walk(known, len(scene.record.seats), known.rules.options(), seed)]
    deeds = [
        deed(title, number, known.rules.turn(one.position), one.events)
        for number, one in enumerate(walked)
    ]
    record = replace(scene.record, turn=deeds[-1].turn, ended=deeds[-1].at)
    return Match(record, walked[-1].position), deeds


def deed(title, number, turn, events, **changed):
    codec = playable()[title].rules.codec
    logged = LoggedAction(number, turn, 0, b"", codec.dump_events(tuple(events)), number * HOUR)
    return replace(logged, **changed)


@pytest.mark.parametrize("title", playable())
def test_an_epilogue_tells_the_rules_own_account(title):
    match, deeds = ended(title)
    words = words_of(title)
    names = people(words, match.names)
    ending, account = match.standing.ending, match.title.rules.account(match.standing)

    told = epilogue_of(match, deeds)

    assert told.reasons == tuple(words.say(one, names) for one in account.reasons)
    assert sorted(one.name for one in told.stands) == sorted(names)
    assert [one.won for one in told.stands] == sorted(
        (one.won for one in told.stands), reverse=True
    )
    assert {one.name for one in told.stands if one.won} == {names[seat] for seat in ending.winners}
    for stand in told.stands:
        seat = names.index(stand.name)
        assert stand.told == tuple(words.say(one, names) for one in account.seats[seat])
    codec = match.title.rules.codec
    events = [event for one in deeds for event in codec.load_events(one.events)]
    rounds = [event.new_round for event in events if event.new_round is not None]
    count = f"{rounds[-1]} rounds" if rounds else f"{match.record.turn} turns"
    assert told.length.startswith(f"{count} in ")


ORDERED = {
    "fallen_kingdoms": lambda table, seat: table.players[seat].glory,
    "hammer_of_thor": lambda table, seat: score(table, seat).total,
    "norsaga": lambda table, seat: len(markers(table.trees[seat], table.sagas[seat])),
    "norseheim": lambda table, seat: table.power(seat),
}


@pytest.mark.parametrize("title", ORDERED)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_all_others_come_after_the_winners_as_they_stood(title, seed):
    """The best of those who have not won first."""
    match, deeds = ended(title, seed)
    names, table = people(words_of(title), match.names), match.standing.table
    account = match.title.rules.account(match.standing)

    losers = [names.index(one.name) for one in epilogue_of(match, deeds).stands if not one.won]
    points = [ORDERED[title](table, seat) for seat in losers]

    assert sorted(account.order) == list(range(len(names)))
    assert points == sorted(points, reverse=True)


def test_the_last_turning_points_are_told_in_their_order():
    """Those that stand, and that everybody may know."""
    match, _ = ended("nine_realms")
    fallen = [Figure.ODIN, Figure.THOR, Figure.FRIGG]
    deeds = [
        deed("nine_realms", number, number, (TurnBegan(seat=0, turn=number), Fell(figure=figure)))
        for number, figure in enumerate(fallen * 3)
    ]
    deeds[-1] = replace(deeds[-1], undone=99)

    told = epilogue_of(match, deeds).turning

    assert len(told) == POINTS
    assert [one.when for one in told] == [f"Turn {turn}" for turn in range(2, 8)]
    assert "Thor" in told[-1].told


@pytest.mark.parametrize("title", playable())
def test_no_turn_begins_without_being_told(title):
    """But the placing of a group, with which nothing turns: so turning points have their turn."""
    known, scene = playable()[title], scene_of(title)
    turn = 0
    for one in walk(known, len(scene.record.seats), known.rules.options(), "epilogue"):
        events, before, turn = one.events, turn, known.rules.turn(one.position)
        began = any(event.opens for event in events)
        assert began == (turn > before) or isinstance(events[-1], GroupPlaced)


def test_a_turning_point_is_told_with_the_turn_it_fell_in():
    """Whether it ends in the same action that does it, or an earlier one was taken back."""
    match, _ = ended("nine_realms")
    odin, thor, frigg = (Fell(figure=one) for one in (Figure.ODIN, Figure.THOR, Figure.FRIGG))
    deeds = [
        deed("nine_realms", 0, 1, (TurnBegan(seat=0, turn=1),)),
        deed("nine_realms", 1, 2, (odin, TurnBegan(seat=1, turn=2)), undone=2),
        deed("nine_realms", 3, 2, (thor, TurnBegan(seat=1, turn=2), odin)),
        deed("nine_realms", 4, 2, (frigg,)),
    ]

    told = epilogue_of(match, deeds).turning

    assert [one.when for one in told] == ["Turn 1", "Turn 2", "Turn 2"]
    assert "Thor" in told[0].told


def test_a_turning_point_shows_no_marks_of_bold_words():
    """Only Discord reads those; the epilogue is a picture."""
    match, _ = ended("fallen_kingdoms")
    invasion = deed("fallen_kingdoms", 0, 1, (InvasionBegan(seat=0, turn=1),))

    (told,) = epilogue_of(match, [invasion]).turning

    assert "invades." in told.told
    assert "*" not in told.told


def test_a_city_that_is_taken_is_no_turning_point_nor_is_a_rumor():
    """Dozens in a match of Fallen Kingdoms, which would crowd out all others."""
    match, _ = ended("fallen_kingdoms")
    city = City.LEJRE
    captured = CityCaptured(seat=0, owner=1, city=city, units=2, victories=3)
    overrun = CityOverrun(seat=0, owner=1, city=city, dice=(4, 4, 4), killed=1, lost=0, units=3)
    temple = TempleDestroyed(seat=0, owner=1, city=city)
    rumor = RumorTaken(seat=0, rumor=Rumor.NEVER_WASH, glory=6, intimidation=7)
    events = (temple, rumor, captured, overrun, *[captured] * POINTS)
    deeds = [deed("fallen_kingdoms", 0, 1, events)]

    (told,) = epilogue_of(match, deeds).turning

    assert "destroys" in told.told


def test_what_one_alone_may_know_is_no_turning_point():
    match, _ = ended("nine_realms")
    secret = Fell(figure=Figure.ODIN, secret_to=0)

    assert epilogue_of(match, [deed("nine_realms", 0, 1, (secret,))]).turning == ()


def test_a_deeds_turning_points_for_a_seat_are_one_line_and_a_lead_retaken_says_so():
    """The lead was lost to nobody in between: then only the second line can tell it."""
    match, _ = ended("norsaga")
    told = [
        (1, (OneShort(seat=0), TookLead(seat=0))),
        (2, (MarkersMoved(seat=0, count=4), TookLead(seat=1))),
        (3, (TookLead(seat=0),)),
        (4, (MarkersMoved(seat=1, count=4),)),
        (5, (OneShort(seat=1), TookLead(seat=0))),
    ]
    deeds = [deed("norsaga", number, number, events) for number, events in told]
    ann, bo = map(isolated, people(words_of("norsaga"), match.names)[:2])

    lines = [point.told for point in epilogue_of(match, deeds).turning]

    assert lines == [
        f"◆ {ann} has 5 of 6 markers, one short of winning! ◆ {ann} takes the lead.",
        f"◆ {bo} takes the lead.",
        f"◆ {ann} takes the lead.",
        f"◆ {bo} has 5 of 6 markers, one short of winning!",
        f"◆ {ann} lost the lead in between, and takes it again.",
    ]
