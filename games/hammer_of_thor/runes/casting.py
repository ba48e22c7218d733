"""Casting a rune: when, by whom, on whom, and what comes of it (2.2B, 4.1.5)."""

from collections.abc import Iterator, Sequence

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.hammer_of_thor.cards.deck import RUNES, Number, When
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.playing import VERBS
from games.hammer_of_thor.fate.triggers import against
from games.hammer_of_thor.fate.verb import facing
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.runes.prompts import CastHint
from games.hammer_of_thor.runes.refusals import (
    RuneNotHeld,
    RuneNotNow,
    RuneTried,
    RuneWithoutTarget,
)
from games.hammer_of_thor.runes.wit import chance, tried
from games.hammer_of_thor.table import Table

TURN = "turn"
"""The own Turn step, as a round in which a rune may be tried."""


class Cast(Action, frozen=True, tag="cast"):
    """Try a rune, with the target that it wants (2.2B)."""

    rune: Number
    counter: Name | None = None
    """The leader of the own group that it serves."""
    of: Seat | None = None
    """The seat that it strikes."""
    group: Name | None = None
    """The leader of the group that it strikes."""
    name: Name | None = None
    item: Number | None = None
    realm: Realm | None = None
    """The world in which the place is."""
    place: Place | None = None

    def hint(self, table: Table) -> Prompt | None:
        """The chance; no rune is held by two."""
        holders = (one for counter in table.counters for one in counter.free)
        holder = next((one for one in holders if self.rune in one.runes), None)
        return CastHint(chance(table, holder)) if holder is not None else None

    def as_play(self) -> Play:
        """The rune as the verbs of the cards know it."""
        return Play(
            self.rune,
            self.counter,
            self.of,
            self.group,
            self.name,
            item=self.item,
            realm=self.realm,
            place=self.place,
        )


def casts(table: Table, seat: Seat, when: frozenset[When], moment: str) -> Sequence[Cast]:
    """All runes that a seat can try now, with each legal target.

    Args:
        table: the pieces.
        seat: whose people hold them.
        when: the moments that this one is.
        moment: the round that goes on; each has room for one try (2.2B).
    """
    if _key(seat, moment) in table.used:
        return ()
    return [one for holder in _holders(table, seat) for one in _of_holder(table, *holder, when)]


def cast(table: Table, seat: Seat, action: Cast, moment: str, referee: Referee) -> Steps[Table]:
    """A rune is tried; if it works, it does what it says unless a card silences it.

    Returns:
        The steps that come next, before what was going on.
    """
    holder = next(one for _, one in _holders(table, seat) if action.rune in one.runes)
    table.used = (*table.used, _key(seat, moment))
    if not tried(table, holder, action.rune, referee, of=action.of):
        return ()
    if action.of is not None and against(table, action.rune, (action.of,), seat, referee):
        return ()
    for effect in RUNES[action.rune].do:
        VERBS[type(effect)].does(table, seat, action.as_play(), effect, referee)
    return ()


def not_cast(table: Table, seat: Seat, action: Cast, when: frozenset[When], moment: str) -> Refusal:
    """The reason why a seat cannot cast a rune so; only that seat is told."""
    if not any(action.rune in one.runes for _, one in _holders(table, seat)):
        return RuneNotHeld(action.rune)
    if RUNES[action.rune].play not in when:
        return RuneNotNow(action.rune, RUNES[action.rune].play)
    if _key(seat, moment) in table.used:
        return RuneTried()
    return RuneWithoutTarget(action.rune)


def _key(seat: Seat, moment: str) -> str:
    return f"{seat} rune {moment}"


def _holders(table: Table, seat: Seat) -> list[tuple[Counter, Member]]:
    """Those with a rune who can cast: in an encounter only they who are in it."""
    met = facing(table, seat)
    able = table.of(seat) if table.encounter is None else met[:1] if met else ()
    return [(counter, one) for counter in able for one in counter.free if one.runes]


def _of_holder(
    table: Table, counter: Counter, holder: Member, when: frozenset[When]
) -> Iterator[Cast]:
    """A rune for an own group serves the holder's."""
    assert counter.seat is not None, counter
    leader = table.leader(counter).id
    for rune in holder.runes:
        paper = RUNES[rune]
        if paper.play in when:
            for play in VERBS[type(paper.do[0])].aims(table, counter.seat, paper, paper.do[0]):
                if play.counter in (None, leader):
                    yield _as_cast(play)


def _as_cast(play: Play) -> Cast:
    return Cast(
        play.card,
        play.counter,
        play.of,
        play.group,
        play.name,
        play.item,
        play.realm,
        play.place,
    )
