"""A stranger comes to the fire: a card of a race that may follow (18.0, 11.1)."""

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.effects import Draw
from games.hammer_of_thor.encounter.checks import DIE, Meeting, kept_within, t_of
from games.hammer_of_thor.encounter.following import admit, fits, may_follow
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.events import NobodyCame, StrangerCame
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.partings import dismiss
from games.hammer_of_thor.table import Table

GUEST = 0
"""The number of the stranger, as a counter that is not on the board."""


def may_come(table: Table, race: Race) -> bool:
    """A race has cards left."""
    return bool(table.decks[race] or table.discards[race])


def stranger_comes(
    table: Table, seat: Seat, counter: Counter, race: Race, effect: Draw, referee: Referee
) -> None:
    """The first card of a small tier joins a counter by a check; else it goes to the discards.

    It answers as one who would have followers too, which counts nothing for either (4.3A).
    """
    name = _first(table, race, effect.max_tier, referee)
    if name is None:
        referee.tell(NobodyCame(race=race))
        return
    roll, t = None, None
    if may_follow(table, name, counter) and fits(table, name, counter):
        guest = Counter(GUEST, None, counter.place, (Member(name),))
        card = Card(effect.check)
        t = kept_within(t_of(table, card, Meeting(counter, guest), card, effect.add))
        roll = referee.roll(DIE) - 1
    stays = roll is not None and t is not None and roll <= t
    if stays:
        admit(table, counter, (name,))
    else:
        dismiss(table, (Member(name),))
    referee.tell(StrangerCame(seat=seat, race=race, name=name, t=t, roll=roll, stays=stays))


def _first(table: Table, race: Race, most: int, referee: Referee) -> Name | None:
    """The uppermost card of a tier; greater ones go under their deck, as they lay (4.5.4)."""
    if not table.decks[race]:
        cards = list(table.discards[race])
        referee.shuffle(cards)
        table.decks[race], table.discards[race] = tuple(cards), ()
    deck = table.decks[race]
    for passed, name in enumerate(reversed(deck)):
        if FIGURES[name].tier <= most:
            rest, above = deck[: len(deck) - passed - 1], deck[len(deck) - passed :]
            table.decks[race] = (*above, *rest)
            return name
    return None
