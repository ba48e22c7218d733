"""Cards beside an Encounter card or a battle order (4.1.2)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import Paper
from games.hammer_of_thor.cards.effects import (
    AnyEffect,
    Attitude,
    Conceal,
    Foresee,
)
from games.hammer_of_thor.encounter.resolving import is_silent
from games.hammer_of_thor.encounter.state import Aid
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.events import ItemConcealed
from games.hammer_of_thor.fate.verb import Verb, facing
from games.hammer_of_thor.table import Table


class Aiding(Verb[AnyEffect]):
    """Something is remembered until the encounter is over."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: AnyEffect) -> Iterator[Play]:
        """The own counter is in the encounter that goes on."""
        if facing(table, seat) is not None:
            yield Play(paper.id)

    def does(
        self, table: Table, seat: Seat, play: Play, effect: AnyEffect, referee: Referee
    ) -> None:
        """It is remembered until the encounter is over."""
        assert table.encounter is not None, play
        aids = (*table.encounter.aids, Aid(seat, play.card, effect))
        table.encounter = replace(table.encounter, aids=aids)


class Forcing(Aiding):
    """The other leader must play a card."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: AnyEffect) -> Iterator[Play]:
        """Any leader but a Norn (4.1.4)."""
        sides = facing(table, seat)
        if sides is not None and not table.leader(sides[1]).figure.is_norn:
            yield Play(paper.id, of=sides[1].seat)


class Calming(Verb[Attitude]):
    """A leader of nobody bears another better, or worse."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Attitude) -> Iterator[Play]:
        """A leader whom no player leads, but no Norn (4.1.4, 4.4)."""
        sides = facing(table, seat)
        if sides is None or sides[1].seat is not None:
            return
        if not table.leader(sides[1]).figure.is_norn:
            yield Play(paper.id)

    def does(
        self, table: Table, seat: Seat, play: Play, effect: Attitude, referee: Referee
    ) -> None:
        """It is remembered for the die that tells the leader's card (4.4)."""
        assert table.encounter is not None, play
        attitude = table.encounter.attitude + effect.add
        table.encounter = replace(table.encounter, attitude=attitude)


class Foreseeing(Verb[Foresee]):
    """The card of the other leader is known before the own is chosen."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Foresee) -> Iterator[Play]:
        """A card can be seen: nobody's, or that of a mover who has planned (4.6.3).

        A Norn shows none, nor does a leader whose madness keeps still (4.3.6, 2.2A8).
        """
        sides = facing(table, seat)
        if sides is None or table.encounter is None or table.encounter.foreseen:
            return
        if is_silent(table, sides[1]):
            return
        if sides[1].seat is None or seat != table.active:
            yield Play(paper.id, of=sides[1].seat)

    def does(self, table: Table, seat: Seat, play: Play, effect: Foresee, referee: Referee) -> None:
        """The seat is shown it before it chooses."""
        assert table.encounter is not None, play
        table.encounter = replace(table.encounter, foreseen=True)


class Concealing(Verb[Conceal]):
    """An item of the other group is concealed."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Conceal) -> Iterator[Play]:
        """Revealed items of the other group."""
        sides = facing(table, seat)
        for foe in sides[1].members if sides else ():
            for item in foe.shown:
                yield Play(paper.id, of=sides[1].seat if sides else None, name=foe.id, item=item)

    def does(self, table: Table, seat: Seat, play: Play, effect: Conceal, referee: Referee) -> None:
        """It works no more, and its REPUTATION does not count (2.2A2)."""
        assert play.name is not None, play
        assert play.item is not None, play
        home = table.home_of(play.name)
        assert home is not None, play
        bearer = home.member(play.name)
        shown = tuple(item for item in bearer.shown if item != play.item)
        table.change_member(bearer.id, shown=shown, hidden=(*bearer.hidden, play.item))
        referee.tell(ItemConcealed(name=bearer.id, item=play.item))
