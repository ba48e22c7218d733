"""What each of the seven actions does, once it is paid; and what has to be decided within it."""

from collections.abc import Mapping

from games.core.agenda import Step, Steps
from games.core.asks import AnyOf, Ask, Lazily, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.norseheim import actions as do
from games.norseheim.board import Region, border
from games.norseheim.changes import lose_chieftain, recruit, shift
from games.norseheim.events import (
    FavourTaken,
    Fortified,
    Settled,
    Walled,
    WarriorsMoved,
    Worshipped,
)
from games.norseheim.giant_events import GodWaits
from games.norseheim.gods import God
from games.norseheim.kinds import Kind
from games.norseheim.land import Battle, Building, Side
from games.norseheim.offers import due, transfers
from games.norseheim.omens import cover
from games.norseheim.persuasion import Staged, undertake
from games.norseheim.prompts import CoveringGiant
from games.norseheim.prompts import Mustering as MusteringPrompt
from games.norseheim.prompts import Relocating as RelocatingPrompt
from games.norseheim.refusals import NotYourWarriors
from games.norseheim.steps.attack import Assault
from games.norseheim.table import Table
from games.norseheim.war_events import AttackBegan

KIND: Mapping[type[Action], Kind] = {
    do.Recruit: Kind.RECRUIT,
    do.Attack: Kind.ATTACK,
    do.Diplomacy: Kind.DIPLOMACY,
    do.Relocate: Kind.RELOCATE,
    do.Worship: Kind.WORSHIP,
    do.WorshipOnly: Kind.WORSHIP,
    do.Settle: Kind.BUILD,
    do.Fortify: Kind.BUILD,
    do.Wall: Kind.BUILD,
}
"""Which Action cards an order needs."""
Deed = (
    do.Recruit
    | do.Attack
    | do.Diplomacy
    | do.Relocate
    | do.Worship
    | do.WorshipOnly
    | do.Settle
    | do.Fortify
    | do.Wall
)


def cards_in(action: Action) -> int:
    """The Action cards of an order."""
    assert isinstance(action, Deed)
    return action.cards


def carry_out(
    table: Table, seat: Seat, action: Action, staged: Staged, referee: Referee
) -> Steps[Table]:
    """Do what was ordered."""
    match action:
        case do.Recruit():
            return _recruit(table, seat, referee)
        case do.Attack():
            return _attack(table, seat, action, referee)
        case do.Relocate(source, target, warriors):
            move(table, seat, source, target, warriors, referee)
            return (Relocating(seat, (source,), (target,)),)
        case do.Diplomacy(region, markers):
            undertake(table, seat, region, markers, staged, referee)
        case do.Worship(god):
            return (*_worship(table, seat, god, referee), *_take_card(table, seat, god, referee))
        case do.WorshipOnly(god):
            return _worship(table, seat, god, referee)
        case do.Settle(region):
            table.change(region, building=Building.SETTLEMENT)
            referee.tell(Settled(seat=seat, region=region))
        case do.Fortify(region):
            table.change(region, building=Building.RING)
            referee.tell(Fortified(seat=seat, region=region))
        case do.Wall(region, toward):
            one, other = border(region, toward)
            table.danevolds = (*table.danevolds, (one, other))
            referee.tell(Walled(seat=seat, region=one, toward=other))
    return ()


def move(
    table: Table, seat: Seat, source: Region, target: Region, warriors: int, referee: Referee
) -> None:
    """One move of a relocation."""
    shift(table, source, target, warriors)
    referee.tell(WarriorsMoved(seat=seat, source=source, target=target, warriors=warriors))


def _recruit(table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
    """All at once; where the supply is too short the player shares it out (R21, R66)."""
    coming = due(table, seat)
    if sum(coming.values()) > table.supply(seat) and len(coming) > 1:
        return (Mustering(seat, tuple(coming.items())),)
    for region, warriors in coming.items():
        recruit(table, seat, region, warriors, referee)
    return ()


def _attack(table: Table, seat: Seat, order: do.Attack, referee: Referee) -> Steps[Table]:
    """Whoever attacks a chieftain of his own betrays him first (R25)."""
    source, target, warriors = order.source, order.target, order.warriors
    table.touch(source)
    table.touch(target)
    told = AttackBegan(seat=seat, source=source, target=target, warriors=warriors)
    referee.tell(told)
    if table.lands[target].ally == seat:
        lose_chieftain(table, target, referee)
    table.battle = Battle(source, target, warriors, warriors, order.until, Side(seat), Side())
    return (Assault(seat),)


def _worship(table: Table, seat: Seat, god: God, referee: Referee) -> Steps[Table]:
    """The marker lies on a Giants card, or waits for one (R55)."""
    table.worshipped = (*table.worshipped, god)
    referee.tell(Worshipped(seat=seat, god=god))
    giants = table.uncovered()
    if not giants:
        table.waiting = (*table.waiting, god)
        referee.tell(GodWaits(god=god))
    elif len(giants) == 1:
        cover(table, giants[0], god, referee)
    else:
        return (Covering(seat, god),)
    return ()


def _take_card(table: Table, seat: Seat, god: God, referee: Referee) -> Steps[Table]:
    """The top card; the next one is seen then (R2)."""
    *stack, card = table.stacks[god]
    table.stacks[god] = tuple(stack)
    table.change_player(seat, favours=(*table.players[seat].favours, card))
    referee.tell(FavourTaken(seat=seat, card=card))
    return ()


class Covering(Step[Table], frozen=True, tag="covering"):
    """Several Giants cards are open: the worshipper chooses one (R55)."""

    seat: Seat
    god: God

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Any card without a god."""
        return {self.seat: OneOf([do.Cover(giant) for giant in table.uncovered()])}

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """The marker lies there."""
        assert isinstance(action, do.Cover)
        table.note(action)
        cover(table, action.giant, self.god, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """The oldest."""
        return do.Cover(table.uncovered()[0])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which one?"""
        return CoveringGiant(seat, self.god)


class Relocating(Step[Table], frozen=True, tag="relocating"):
    """More moves of the same action, until all is as the player wants it (R38).

    A region that gave gets none, and one that got gives none: so every way to share warriors out
    can be reached, and none leads back to where it began (R65).
    """

    seat: Seat
    gave: tuple[Region, ...]
    got: tuple[Region, ...]

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Any further move, or enough."""
        moves = self._moves(table)
        if not moves:
            return {}
        known = set(moves)
        more = Lazily(
            do.Move,
            lambda: [do.Move(*one) for one in moves],
            lambda order: (order.source, order.target, order.warriors) in known,
        )
        return {self.seat: AnyOf((more, OneOf((do.Done(),))))}

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nothing more can be moved."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Move, and go on; or be done."""
        if not isinstance(action, do.Move):
            return ()
        table.note(action)
        move(table, seat, action.source, action.target, action.warriors, referee)
        gave = tuple(dict.fromkeys((*self.gave, action.source)))
        got = tuple(dict.fromkeys((*self.got, action.target)))
        return (Relocating(seat, gave, got),)

    def default(self, table: Table, seat: Seat) -> Action:
        """Enough."""
        return do.Done()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """More?"""
        return RelocatingPrompt(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """So many cannot go there."""
        return NotYourWarriors(action.source) if isinstance(action, do.Move) else None

    def _moves(self, table: Table) -> list[tuple[Region, Region, int]]:
        return [
            one
            for one in transfers(table, self.seat)
            if one[0] not in self.got and one[1] not in self.gave
        ]


class Mustering(Step[Table], frozen=True, tag="mustering"):
    """The supply is too short for all: the player says where each warrior goes (R66)."""

    seat: Seat
    due: tuple[tuple[Region, int], ...]

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Wherever one is still due."""
        if not table.supply(self.seat):
            return {}
        return {self.seat: OneOf([do.Muster(region) for region, left in self.due if left])}

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The supply is used up."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """One warrior comes."""
        assert isinstance(action, do.Muster)
        table.note(action)
        recruit(table, seat, action.region, 1, referee)
        left = tuple((r, n - (r is action.region)) for r, n in self.due)
        return (Mustering(seat, left),)

    def default(self, table: Table, seat: Seat) -> Action:
        """By the number of the region."""
        return do.Muster(next(region for region, left in self.due if left))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where to?"""
        return MusteringPrompt(seat, table.supply(seat))
