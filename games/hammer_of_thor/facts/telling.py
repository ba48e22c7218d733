"""A mission in statements, for the card of its character (16.0)."""

from collections.abc import Iterable, Iterator

from games.core.vocabulary import Prompt
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.facts import missions as told
from games.hammer_of_thor.facts.land import Numbered
from games.hammer_of_thor.folk.figures import NUMBERS, Name
from games.hammer_of_thor.folk.tales import MISSIONS, SPOUSES, Mission, Quarry
from games.hammer_of_thor.land.board import BOARD, Realm
from games.hammer_of_thor.land.places import Place


def of_tales(name: Name) -> Iterator[Prompt]:
    """The tales about a character: its mission and the reward, and whom it is married to."""
    spouses = sorted(one for pair in SPOUSES if name in pair for one in pair if one != name)
    if spouses:
        yield told.Marriage(tuple(spouses))
    mission = MISSIONS.get(name)
    if mission is not None:
        yield from _of_deeds(mission)
        yield from _of_state(mission)
        yield told.MissionPays(mission.rep, mission.rune_cards, mission.magic)


def _of_deeds(mission: Mission) -> Iterator[Prompt]:
    """The deeds that it asks for."""
    if mission.at:
        yield _of_places(mission)
    if mission.beaten is not None:
        yield from _of_quarry(mission.beaten, mission.times)
    if mission.won == Card.CHALLENGE:
        yield told.MissionDuels(mission.times)
    elif mission.won:
        yield told.MissionWon(mission.times, Card(mission.won))
    if mission.won_at:
        yield told.MissionWonAt(_numbered(mission.won_at))
    if mission.won_at_drops:
        yield told.MissionDrops(mission.times)
    if mission.forged:
        yield told.MissionForged(mission.forged)
    if mission.raised:
        yield told.MissionRaised()


def _of_places(mission: Mission) -> Prompt:
    """A world whose places all count is named as such."""
    for realm in Realm:
        inside = {int(place) for place, spot in BOARD.items() if spot.realm is realm}
        if inside <= set(mission.at):
            rest = (number for number in mission.at if number not in inside)
            return told.MissionAround(mission.times, realm, _numbered(rest))
    return told.MissionAt(mission.times, _numbered(mission.at))


def _of_quarry(quarry: Quarry, times: int) -> Iterator[Prompt]:
    if quarry.names:
        yield told.MissionFells(_names(quarry.names))
    if quarry.races and quarry.names:
        yield told.MissionHuntsToo(quarry.races, quarry.tier)
    elif quarry.races:
        yield told.MissionHunts(times, quarry.races, quarry.tier)


def _of_state(mission: Mission) -> Iterator[Prompt]:
    """How things have to stand; with something to be done, whenever that counts."""
    names = _names(mission.beside)
    if names and mission.owns:
        yield told.MissionEither(names, mission.owns)
    elif names:
        yield told.MissionThen(names) if mission.needed else told.MissionBeside(names)
    elif mission.owns:
        then = told.MissionThenOwns(mission.owns)
        yield then if mission.needed else told.MissionOwns(mission.owns)
    if mission.leads is not None:
        yield told.MissionLeads(mission.times, mission.leads)
    if mission.dead:
        yield told.MissionDead(mission.dead)
    if mission.runes:
        yield told.MissionRunes(mission.runes)
    if mission.alive_in:
        yield told.MissionAlive(mission.alive_in)


def _names(names: Iterable[str]) -> tuple[Name, ...]:
    return tuple(NUMBERS[name] for name in names)


def _numbered(numbers: Iterable[int]) -> tuple[Numbered, ...]:
    places = [Place(f"{number:02}") for number in numbers]
    return tuple(Numbered(place, place.value) for place in places)
