"""Ragnarok is drawn, and the seats muster: all at once, in secret (12.1, 12.2)."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from games.core.agenda import Step, Steps
from games.core.asks import Ask, Checked
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat, without
from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.ragnarok.events import (
    Chapter,
    ChapterBegan,
    MusterGiven,
    RagnarokBegan,
    SideSworn,
    UnboundGathered,
)
from games.hammer_of_thor.ragnarok.field import (
    FOE,
    NAMED,
    Field,
    certain_sides,
    champions,
    gathered,
    may_fight,
    unbound,
)
from games.hammer_of_thor.ragnarok.last_battle import LastBattle, Vow
from games.hammer_of_thor.ragnarok.prompts import ChoosingChampion, MusterHint
from games.hammer_of_thor.ragnarok.refusals import NoChampion, NotToBeSought, NotYourSide
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import teach

SOUGHT = 8
"""Enemies among whom a champion chooses, the strongest (12.2)."""


class Muster(Action, frozen=True, tag="muster"):
    """Send the people of a seat to war: for a side, with a champion who seeks a foe."""

    side: Side
    champion: Name | None = None
    """None: nobody of the seat's goes."""
    foe: Name | None = None
    """None: there is nobody whom the champion may seek."""

    def hint(self, table: Table) -> Prompt | None:
        """The strength of both, and a named duel that comes before the vow."""
        if self.champion is None or self.foe is None:
            return None
        home = table.home_of(self.champion)
        assert home is not None, self
        assert home.seat is not None, self
        field = _fielded(table, home.seat, self.side)
        found = {one: field.fated(one) for one in (self.champion, self.foe)}
        fated = found[self.champion] == self.foe
        busy = next((one for one, other in found.items() if other is not None and not fated), None)
        return MusterHint(
            might=field.might(field.fighters[self.champion]),
            foe=field.might(field.fighters[self.foe]),
            busy=busy,
            meets=found[busy] if busy is not None else None,
            fated=fated,
        )


class LeaveToLot(Action, frozen=True, tag="leave-to-lot"):
    """Say nothing: a neutral seat's people follow the lot."""

    silent: ClassVar[bool] = True


class RagnarokBegins(Step[Table], frozen=True, tag="ragnarok-begins"):
    """The card Ragnarok was drawn; nothing that was going on goes on (12.1)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Held cards are gone; it is seen who comes without a call."""
        referee.tell(RagnarokBegan(game_turn=table.game_turn))
        for seat, player in enumerate(table.players):
            if player.held is not None:
                table.removed = (*table.removed, player.held)
                table.change_player(seat, held=None, asleep=False)
        referee.tell(ChapterBegan(chapter=Chapter.HOSTS))
        for side in FOE:
            names = tuple(one.id for one in unbound(table, side))
            referee.tell(UnboundGathered(side=side, names=names))
        teach(table, Lesson.MUSTER, referee)
        return (Mustering(table.seats),)


class Sworn(Struct, frozen=True, forbid_unknown_fields=True):
    """A muster that a seat has given."""

    seat: Seat
    muster: Muster | None
    """None: the lot tells the side, and the rest follows."""


class Mustering(Step[Table], frozen=True, tag="mustering"):
    """Each seat names champion and foe, a neutral one its side; all at once (12.2)."""

    carries_wishes: ClassVar[bool] = True
    waiting: tuple[Seat, ...]
    sworn: tuple[Sworn, ...] = ()
    """By seat, so that no trace is left of who was first."""

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Those who have something to choose; nobody waits for whoever has left."""
        waiting = [seat for seat in self.waiting if not table.players[seat].out]
        field = cache(lambda: gathered(table, certain_sides(table)))

        def ask(seat: Seat) -> Ask:
            def listed() -> list[Action]:
                lot = [LeaveToLot()] if is_neutral(table, seat) else []
                return [*musters(table, seat, field()), *lot]

            return Checked(listed, lambda action: _may_say(table, seat, action, field))

        return {seat: ask(seat) for seat in waiting if _has_choice(table, seat, field)}

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Keep it, in secret."""
        referee.tell(MusterGiven(seat=seat))
        return (self.with_muster(seat, action if isinstance(action, Muster) else None),)

    def with_muster(self, seat: Seat, muster: Muster | None) -> "Mustering":
        """A seat has mustered."""
        others = (one for one in self.sworn if one.seat != seat)
        sworn = sorted((*others, Sworn(seat, muster)), key=lambda one: one.seat)
        return replace(self, waiting=without(self.waiting, seat), sworn=tuple(sworn))

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """All are in: the battle begins."""
        given = {one.seat: one.muster for one in self.sworn}
        field = cache(lambda: gathered(table, certain_sides(table)))
        vows = []
        for seat in table.seats:
            muster = given.get(seat)
            if is_neutral(table, seat):
                side = muster.side if muster else referee.pick(tuple(FOE))
                referee.tell(SideSworn(seat=seat, side=side, lot=muster is None))
                muster = muster or usual(table, seat, field(), side)
            elif muster is None:
                muster = usual(table, seat, field(), _own_side(table, seat))
            vows.append(Vow(seat, muster.side, muster.champion, muster.foe))
        return (LastBattle(tuple(vows)),)

    def default(self, table: Table, seat: Seat) -> Action:
        """The mightiest against its named foe, else the strongest; a neutral side by lot."""
        if is_neutral(table, seat):
            return LeaveToLot()
        field = gathered(table, certain_sides(table))
        return usual(table, seat, field, _own_side(table, seat))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """The champion, and the foe?"""
        return ChoosingChampion(seat, is_neutral(table, seat), alone=table.solo is not None)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Another side, another's character, or a foe that is none."""
        if not isinstance(action, Muster):
            return NO
        if action.side not in _sides(table, seat):
            return NotYourSide(action.side)
        own = {one.id for one in champions(table, seat)}
        if action.champion is not None and action.champion not in own:
            return NoChampion(action.champion)
        return NO if action.foe is None else NotToBeSought(action.foe)


def is_neutral(table: Table, seat: Seat) -> bool:
    """A seat chooses for whom its people fight (12.2)."""
    return table.players[seat].side is Side.NEUTRAL


def musters(table: Table, seat: Seat, field: Field) -> Iterator[Muster]:
    """All musters that a seat may give, the mightiest champions and foes first.

    Those who are sure to fight before come last: they are in no vowed duel (12.4, 12.5).
    """
    own = _mightiest(table, seat)
    for side in _sides(table, seat):
        if not own:
            yield Muster(side)
            continue
        fielded = _fielded(table, seat, side) if is_neutral(table, seat) else field

        def is_busy(name: Name, fielded: Field = fielded) -> bool:
            return fielded.fated(name) is not None

        for champion in sorted(own, key=is_busy):
            foes = sorted(sought(table, champion, side, field), key=is_busy)
            if not foes:
                yield Muster(side, champion)
            yield from (Muster(side, champion, foe) for foe in foes)


def _may_say(table: Table, seat: Seat, action: Any, field: Callable[[], Field]) -> bool:
    """Whether `musters` has it, or it leaves a neutral side to the lot."""
    if not isinstance(action, Muster):
        return action == LeaveToLot() and is_neutral(table, seat)
    if action.side not in _sides(table, seat):
        return False
    own = [one.id for one in champions(table, seat)]
    if action.champion is None:
        return not own and action.foe is None
    if action.champion not in own:
        return False
    foes = sought(table, action.champion, action.side, field())
    return action.foe in foes if foes else action.foe is None


def _fielded(table: Table, seat: Seat, side: Side) -> Field:
    """The hosts as far as everybody knows them, and a seat's people on a side (12.2)."""
    sides = certain_sides(table)
    return gathered(table, (*sides[:seat], side, *sides[seat + 1 :]))


def _has_choice(table: Table, seat: Seat, field: Callable[[], Field]) -> bool:
    """Whether there are two musters at least; the field is gathered only if it decides that."""
    own = champions(table, seat)
    if is_neutral(table, seat) or len(own) != 1:
        return is_neutral(table, seat) or bool(own)
    return len(sought(table, own[0].id, _own_side(table, seat), field())) > 1


def some_muster(table: Table, seat: Seat, referee: Referee) -> Muster:
    """A muster that a seat may have given, by lot."""
    return referee.pick(list(musters(table, seat, gathered(table, certain_sides(table)))))


def sought(table: Table, champion: Name, side: Side, field: Field) -> list[Name]:
    """The eight strongest enemies whom a champion may seek (12.2)."""
    foes = (one.member.id for one in field.strongest(FOE[side]))
    return [foe for foe in foes if may_fight(table, champion, foe)][:SOUGHT]


def usual(table: Table, seat: Seat, field: Field, side: Side) -> Muster:
    """The muster of a seat that says nothing (12.2)."""
    champion = next(iter(_mightiest(table, seat)), None)
    if champion is None:
        return Muster(side)
    foes = sought(table, champion, side, field)
    named = [foe for foe in foes if {(champion, foe), (foe, champion)} & set(NAMED)]
    return Muster(side, champion, next(iter(named or foes), None))


def _mightiest(table: Table, seat: Seat) -> list[Name]:
    """The seat's own who go, by MIGHT; of equals the lower number."""
    own = champions(table, seat)
    own.sort(key=lambda one: (-might(one, table.season), one.id))
    return [one.id for one in own]


def _own_side(table: Table, seat: Seat) -> Side:
    side = table.players[seat].side
    assert side in (Side.GOOD, Side.EVIL), seat
    return side


def _sides(table: Table, seat: Seat) -> tuple[Side, ...]:
    """The sides for which a seat's people may fight."""
    return tuple(FOE) if is_neutral(table, seat) else (_own_side(table, seat),)
