"""All that can be looked up of The Hammer of Thor, with what its card says.

their attribute `about`; every number here comes from the data.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from games.core.vocabulary import Prompt
from games.hammer_of_thor.alone.prompts import TaskHint
from games.hammer_of_thor.alone.state import Task
from games.hammer_of_thor.alone.tasks import TASKS
from games.hammer_of_thor.cards.deck import (
    FATE,
    ITEMS,
    LEADER_ACTIONS,
    PREDICTIONS,
    RUNES,
    SHAPES,
    Item,
    Number,
    Paper,
    When,
)
from games.hammer_of_thor.cards.effects import Bonus
from games.hammer_of_thor.encounter.tables import BARS, PAIRS, RACES, SURE, Card
from games.hammer_of_thor.facts import cards as of_cards
from games.hammer_of_thor.facts import figures as of_figures
from games.hammer_of_thor.facts import land as of_land
from games.hammer_of_thor.facts.missions import MissionFact
from games.hammer_of_thor.facts.telling import of_tales
from games.hammer_of_thor.folk.chart import CHART, Code, Entry, Hook, Kind
from games.hammer_of_thor.folk.figures import FIGURES, Figure
from games.hammer_of_thor.folk.kinds import Icon, Madness, Race, Side, Stat
from games.hammer_of_thor.land.board import BOARD, GATES, STARTS, Box, Ground, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.opening.setup import RESIDENTS
from games.hammer_of_thor.ways.shapes import NAMED, shapes_named

AnyFact: TypeAlias = of_figures.FigureFact | of_cards.CardFact | of_land.LandFact | MissionFact
SIGNS = (
    "sign-number",
    "sign-road",
    "sign-way",
    "sign-gate",
    "sign-ice",
    "sign-warm",
    "sign-counter",
    "sign-stranger",
    "sign-horizon",
    "sign-season",
)
"""The signs on the board that are no box and no ground."""
MINUS = "\N{MINUS SIGN}"
_SPEECH = "2.2B"
_FORGE = "forge"


def shelf(key: str) -> str:
    """The group of a thing: characters by race, cards by deck, the chart by kind.

    Args:
        key: a key of `REFERENCES`.

    Returns:
        The group, whose name is the message `references-<group>`.
    """
    kind, _, value = key.partition("-")
    match kind:
        case "character":
            return FIGURES[value].race.value.lower()
        case "card":
            return _deck(value)
        case "code":
            return "ability" if _BY_ID[key].kind is Kind.ABILITY else "nature"
        case "ground" | "box" | "season":
            return "sign"
        case "side" | "icon":
            return "stat"
        case _:
            return kind


def code_key(code: Code) -> str:
    """The key of an entry of the chart: ids of messages have no dots."""
    return f"code-{code}".replace(".", "-")


def _deck(card: str) -> str:
    decks = {
        "item": ITEMS,
        "shape": SHAPES,
        "rune": RUNES,
        "fate": FATE,
        "prediction": PREDICTIONS,
        "leader": LEADER_ACTIONS,
    }
    return next((name for name, cards in decks.items() if card in cards), "encounter")


def _numbered(place: Place) -> of_land.Numbered:
    return of_land.Numbered(place, place.value)


def _of_figure(figure: Figure) -> Iterator[Prompt]:
    if figure.side is None:
        yield of_figures.NornKind(figure.race, figure.tier)
    else:
        yield of_figures.FigureKind(figure.race, figure.side, figure.sex, figure.tier)
    kind = of_figures.NornStats if figure.is_norn else of_figures.FigureStats
    yield kind(*(figure.stats[stat] for stat in Stat))
    if figure.is_norn:
        yield of_figures.NornRule()
    for icon in Icon:
        if icon in figure.icons:
            yield of_figures.HasIcon(icon)
    for code, held in figure.codes.items():
        yield from _of_code(figure, code, held)
    yield from _of_ties(figure)
    if figure.fame:
        yield of_figures.BeginsWith(figure.fame)
    if figure.id in RESIDENTS:
        yield of_figures.WaitsAt(RESIDENTS[figure.id], Icon.START in figure.icons)
    yield from of_tales(figure.id)


def _of_ties(figure: Figure) -> Iterator[Prompt]:
    """Kin and friends, and all that it brings."""
    if figure.parents:
        yield of_figures.ChildOf(figure.parents)
    if figure.friends:
        yield of_figures.FriendOf(figure.friends)
    if figure.items:
        yield of_figures.Brings(figure.items)
    if figure.animals:
        yield of_figures.BringsAnimals(figure.animals)


def _of_code(figure: Figure, code: Code, held: tuple[str, ...]) -> Iterator[Prompt]:
    """An entry of a character; speech goes without saying but for animals."""
    if code == _SPEECH and figure.race is not Race.ANIMAL:
        return
    yield of_figures.HasCode(code, CHART[code].kind, code)
    if CHART[code].hook is Hook.SHAPE and not held:
        yield of_figures.HasAnyShape()
    elif CHART[code].hook is Hook.SHAPE:
        yield of_figures.HasShapes(tuple(NAMED[name] for name in held))
    else:
        yield from (of_figures.HasBane(item) for item in held)


def _of_item(item: Item) -> Iterator[Prompt]:
    if item.star != _FORGE:
        yield of_cards.MadeAs(item.kind, item.kind)
    if item.letters:
        yield of_cards.WornAs(item.letters)
    owners = tuple(name for name, figure in FIGURES.items() if item.id in figure.items)
    if owners:
        yield of_cards.BroughtBy(owners)
    if item.madness:
        yield of_cards.MadStates(tuple(Madness))


def _of_shape(number: Number) -> Iterator[Prompt]:
    """A shape, and who can take it on (2.2C)."""
    yield of_cards.WholeShape()
    owners = tuple(one.id for one in FIGURES.values() if number in shapes_named(one.codes))
    yield of_cards.TakenOnBy(owners)


def _of_paper(paper: Paper) -> Iterator[Prompt]:
    if paper.play is When.ARMED:
        yield of_cards.PlaysItself()
    if paper.id in LEADER_ACTIONS:
        yield of_cards.LiesOpen()
    if any(isinstance(effect, Bonus) for effect in paper.do):
        yield of_cards.OneBonus()


def _of_rune(rune: Paper) -> Iterator[Prompt]:
    yield of_cards.RuneStirs() if rune.play is When.ARMED else of_cards.RuneCasting()
    yield of_cards.RuneWorth()


def _of_card(card: Card) -> Iterator[Prompt]:
    if card is not Card.ATTACK:
        against = {other: PAIRS[card, other] for other in Card}
        added = {other: n for other, n in against.items() if n not in (0, SURE)}
        yield of_cards.CheckOf(card)
        pairs = (of_cards.Versus(other, signed(n)) for other, n in added.items())
        yield of_cards.PairAdds(tuple(pairs))
        if sure := tuple(other for other, n in against.items() if n == SURE):
            yield of_cards.SureAgainst(sure)
    if barred := tuple(race for race, one in BARS.items() if one is card):
        yield of_cards.BarredFor(barred)


def signed(number: int) -> str:
    """A number that is added, with its sign."""
    return f"{number:+}".replace("-", MINUS)


def _of_entry(entry: Entry) -> Iterator[Prompt]:
    yield of_figures.EntryKind(entry.kind)
    yield of_figures.OwnedBy(sum(entry.code in figure.codes for figure in FIGURES.values()))
    if granted := tuple(item.id for item in ITEMS.values() if entry.code in item.grants):
        yield of_figures.GrantedBy(granted)


def _of_place(place: Place) -> Iterator[Prompt]:
    spot = BOARD[place]
    yield of_land.PlaceLies(place.value, spot.realm, spot.ground)
    if spot.is_water and spot.ground is not Ground.DROP:
        yield of_land.PlaceWater()
    if not spot.ice:
        yield of_land.NeverFreezes()
    yield of_land.Neighbours(tuple(map(_numbered, spot.links)))
    if spot.box is not None:
        yield of_land.PlaceBox(spot.box, spot.box)
    for letter, ends in GATES.items():
        if place in ends:
            yield of_land.PlaceGate(letter, _numbered(ends[place == ends[0]]))
    if races := tuple(race for race, places in STARTS.items() if place in places):
        yield of_land.StartOf(races)
    yield from (of_land.ResidentAt(name) for name, where in RESIDENTS.items() if where is place)


def _of_race(race: Race) -> Iterator[Prompt]:
    yield of_land.RaceSize(sum(figure.race is race for figure in FIGURES.values()))
    if race in STARTS:
        yield of_land.RaceStart(_numbered(STARTS[race][0]), _numbered(STARTS[race][-1]))
    met = {realm: faces.count(race) for realm, faces in RACES.items()}
    yield of_land.MetAt(tuple(of_land.MetIn(realm, sides) for realm, sides in met.items() if sides))


def _of_realm(realm: Realm) -> Iterator[Prompt]:
    yield of_land.RealmPlaces(sum(spot.realm is realm for spot in BOARD.values()))
    met = Counter(RACES[realm]).most_common()
    yield of_land.MeetsHere(tuple(of_land.Bringing(race, sides) for race, sides in met))


def _by_name() -> list[Figure]:
    """Every character: race by race, by name."""
    order = list(Race)
    return sorted(FIGURES.values(), key=lambda one: (order.index(one.race), one.name))


def _of_chart() -> Iterator[Entry]:
    """Abilities first, then weaknesses, then instincts."""
    for kind in (Kind.ABILITY, Kind.WEAKNESS, Kind.INSTINCT):
        yield from (entry for entry in CHART.values() if entry.kind is kind)


def _told() -> Iterator[str]:
    """The keys of all that its name and its text tell."""
    for enum in (Season, Stat, Side, Icon, Ground, Box):
        yield from (f"{enum.__name__.lower()}-{value.value}" for value in enum)
    yield from SIGNS


def _all() -> Mapping[str, Iterator[Prompt]]:
    return {
        **{f"character-{one.id}": _of_figure(one) for one in _by_name()},
        **{f"card-{number}": _of_item(item) for number, item in ITEMS.items()},
        **{f"card-{number}": _of_shape(number) for number in SHAPES},
        **{f"card-{rune.id}": _of_rune(rune) for rune in RUNES.values()},
        **{
            f"card-{paper.id}": _of_paper(paper)
            for paper in (*FATE.values(), *PREDICTIONS.values(), *LEADER_ACTIONS.values())
        },
        **{f"card-{card.value}": _of_card(card) for card in Card},
        **{code_key(entry.code): _of_entry(entry) for entry in _of_chart()},
        **{f"place-{place.value}": _of_place(place) for place in Place},
        **{f"realm-{realm.value}": _of_realm(realm) for realm in Realm},
        **{f"race-{race.value}": _of_race(race) for race in Race},
        **{f"task-{task.value}": iter((TaskHint(*TASKS[task].turns),)) for task in Task},
        **{key: iter(()) for key in _told()},
    }


_BY_ID: Mapping[str, Entry] = {code_key(code): entry for code, entry in CHART.items()}
REFERENCES: Mapping[str, tuple[Prompt, ...]] = {key: tuple(said) for key, said in _all().items()}
"""By the ids of the messages that name the things; `shelf` tells their groups."""
