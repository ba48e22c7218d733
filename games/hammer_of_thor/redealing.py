"""Dealing anew what a seat cannot know: hands, decks, treasure, runes, secret plans (21.4)."""

from collections.abc import Iterable, Iterator, MutableSequence, Sequence

from msgspec.structs import replace

from games.core.agenda import Position, Step, redealt
from games.core.dice import Dice, Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import FATE, ITEMS, PREDICTIONS, RAGNAROK, RUNES, Make, Number
from games.hammer_of_thor.encounter.bargaining import Bargain
from games.hammer_of_thor.encounter.current import facing
from games.hammer_of_thor.encounter.pacts import another_gift
from games.hammer_of_thor.encounter.planning import Meetings, rethought
from games.hammer_of_thor.fate.fostering import Fostering
from games.hammer_of_thor.fate.omens import Arranging
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.kinds import Icon, Race
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import STARTS
from games.hammer_of_thor.opening.heroes import Picked, PickingHeroes
from games.hammer_of_thor.opening.redealing import other_heroes
from games.hammer_of_thor.ragnarok.muster import Mustering, some_muster
from games.hammer_of_thor.table import ItemsRule, Table

LAST = 3
"""The cards at the bottom of the stack among which Ragnarok lies (1.8)."""


def redeal(position: Position[Table], seat: Seat | None, dice: Dice) -> Position[Table]:
    """The same position as far as a seat can tell; None is a spectator."""
    table = position.table.copy()
    referee = Referee(dice, seat, table.options)
    agenda = position.agenda
    step = agenda[-1] if agenda else None
    _deal_stack(table, step, seat, referee)
    _deal_goods(table, seat, referee, _seen_by(step, seat))
    table.leads = (*_shuffled(sorted(table.leads[:-1]), referee), *table.leads[-1:])
    if table.is_dealt:
        seen = step.count if isinstance(step, Fostering) and step.seat == seat else 0
        first = max(0, len(table.offspring) - seen)
        shown, table.offspring = table.offspring[first:], table.offspring[:first]
        _deal_decks(table, referee, told=isinstance(step, Mustering))
        table.offspring = (*table.offspring, *shown)
    for other in range(len(table.players)):
        if other != seat:
            table.change_player(other, items=referee.pick(tuple(ItemsRule)))
        if other != seat and table.players[other].held is not None:
            table.change_player(other, asleep=referee.roll(2) == 1)
    if step is not None:
        agenda = (*agenda[:-1], _rethought(table, step, seat, referee))
    return redealt(position, table, agenda, dice)


def _deal_stack(
    table: Table, step: Step[Table] | None, seat: Seat | None, referee: Referee
) -> None:
    """Fate and Predictions that nobody has seen: in other hands, in the stack, in the box."""
    known = len(table.stack)
    if isinstance(step, Arranging) and step.seat == seat:
        known -= step.count
    hidden, top = list(table.stack[: max(0, known)]), table.stack[max(0, known) :]
    others = [one for one in range(len(table.players)) if one != seat]
    for kind in (FATE, PREDICTIONS):
        pool = _shuffled(_unseen(table, kind, hidden, others), referee)
        for other in others:
            player = table.players[other]
            if player.held in kind:
                table.change_player(other, held=pool.pop())
            if player.drawn in kind:
                table.change_player(other, drawn=pool.pop())
        for at, card in enumerate(hidden):
            if card in kind and card != RAGNAROK:
                hidden[at] = pool.pop()
    if RAGNAROK in hidden[:LAST]:
        hidden[:LAST] = _shuffled(sorted(hidden[:LAST]), referee)
    table.stack = (*hidden, *top)


def _unseen(
    table: Table, kind: Iterable[Number], hidden: Iterable[Number], others: Iterable[Seat]
) -> list[Number]:
    """Those that could be anywhere, in one order whatever lies where."""
    theirs = {card for one in others for card in _hand(table, one)}
    seen = {
        *table.removed,
        *(card for one in range(len(table.players)) for card in _hand(table, one)),
    }
    seen |= {player.bonus for player in table.players if player.bonus}
    shut = set(table.stack) - set(hidden)
    return sorted(
        card
        for card in kind
        if card != RAGNAROK and card not in shut and (card in theirs or card not in seen)
    )


def _hand(table: Table, seat: Seat) -> Iterator[Number]:
    player = table.players[seat]
    yield from (card for card in (player.held, player.drawn) if card is not None)


def _seen_by(step: Step[Table] | None, seat: Seat | None) -> Number | None:
    """The rune or item of another group that a seat was shown, and weighs (11.4)."""
    return step.deal.card if isinstance(step, Bargain) and step.seat == seat else None


def _deal_goods(table: Table, seat: Seat | None, referee: Referee, seen: Number | None) -> None:
    """Runes and magic items in decks, in other groups and under guard; but for a card seen."""
    others = [
        member
        for counter in table.counters
        if counter.seat != seat or seat is None
        for member in counter.members
    ]

    def is_dealt(card: Number) -> bool:
        return card != seen and _is_magic(card)

    guarded = table.encounter.treasure if table.encounter is not None else ()
    runes = sorted([*table.runes, *(r for one in others for r in one.runes if r != seen)])
    runes += sorted(card for card in guarded if card in RUNES)
    magic = sorted(
        [*table.magic, *(card for one in others for card in one.hidden if is_dealt(card))]
    )
    magic += sorted(card for card in guarded if card not in RUNES)
    pools = {True: _shuffled(sorted(runes), referee), False: _shuffled(sorted(magic), referee)}
    brought = _brought(others, referee) if seat is None else {}
    for member in others:
        kept = brought.get(member.id, member.hidden)
        if member.runes or kept:
            table.change_member(
                member.id,
                runes=tuple(rune if rune == seen else pools[True].pop() for rune in member.runes),
                hidden=tuple(
                    pools[False].pop() if card is None or is_dealt(card) else card for card in kept
                ),
            )
    if table.encounter is not None:
        treasure = tuple(pools[card in RUNES].pop() for card in guarded)
        table.encounter = replace(table.encounter, treasure=treasure)
    table.runes, table.magic = tuple(pools[True]), tuple(pools[False])


def _brought(members: Sequence[Member], referee: Referee) -> dict[Name, tuple[Number | None, ...]]:
    """Concealed items that are no magic of the deck, where they may be: they change hands unseen.

    A player knows of such what was seen, and redeals them not; to a spectator each is with whoever
    brings it on a card, if that one conceals as much, or else anywhere. None is an item of the
    deck, to be dealt.
    """
    listed = {card: one for one in members for card in one.figure.items}
    cards = sorted(card for one in members for card in one.hidden if not _is_magic(card))
    room = {one.id: len(one.hidden) for one in members}
    found: dict[Name, list[Number | None]] = {name: [] for name in room}
    left = []
    for card in cards:
        owner = listed.get(card)
        if owner is not None and len(found[owner.id]) < room[owner.id]:
            found[owner.id].append(card)
        else:
            left.append(card)
    free = [name for name in sorted(room) for _ in range(room[name] - len(found[name]))]
    for name, card in zip(_shuffled(free, referee), left, strict=False):
        found[name].append(card)
    return {name: (*held, *(None,) * (room[name] - len(held))) for name, held in found.items()}


def _is_magic(card: Number) -> bool:
    """A magic item that nobody brought on a card."""
    item = ITEMS[card]
    return item.kind is Make.MAGIC and not item.star


def _deal_decks(table: Table, referee: Referee, *, told: bool) -> None:
    """Nobody knows the order of a deck, nor which offspring are born already (3.1).

    Args:
        table: the pieces.
        referee: to shuffle.
        told: Ragnarok has begun, and it is seen who is born and comes (12.3).
    """
    for race in Race:
        if told:
            table.decks[race] = tuple(_shuffled(sorted(table.decks[race]), referee))
            continue
        unborn = [name for name in table.offspring if FIGURES[name].race is race]
        deck = sorted(table.decks[race])
        young = _shuffled(sorted([*unborn, *(one for one in deck if _is_young(one))]), referee)
        born = len(young) - len(unborn)
        found = _shuffled([*(one for one in deck if not _is_young(one)), *young[:born]], referee)
        table.decks[race] = tuple(found)
        rest = iter(young[born:])
        table.offspring = tuple(
            next(rest) if FIGURES[name].race is race else name for name in table.offspring
        )
    table.offspring = tuple(_shuffled(sorted(table.offspring), referee))


def _is_young(name: Name) -> bool:
    return Icon.OFFSPRING in FIGURES[name].icons


def _shuffled(cards: MutableSequence[str], referee: Referee) -> list[str]:
    referee.shuffle(cards)
    return list(cards)


def _rethought(table: Table, step: Step[Table], seat: Seat | None, referee: Referee) -> Step[Table]:
    """The step with other decisions, such as others may have made in secret."""
    match step:
        case PickingHeroes():
            other_heroes(table, seat, referee)
            picked = tuple(
                one if one.seat == seat else _some_pick(table, one.seat, referee)
                for one in step.picked
            )
            return replace(step, picked=picked)
        case Meetings():
            return rethought(table, step, seat, referee)
        case Bargain():
            _, other = facing(table, step.seat)
            if seat in (step.seat, other.seat):
                return step
            return replace(step, deal=another_gift(other, step.deal, referee))
        case Mustering():
            for one in step.sworn:
                if one.seat != seat:
                    step = step.with_muster(one.seat, some_muster(table, one.seat, referee))
            return step
        case _:
            return step


def _some_pick(table: Table, seat: Seat, referee: Referee) -> Picked:
    name = referee.pick(table.players[seat].offered)
    return Picked(seat, name, referee.pick(STARTS[FIGURES[name].race]))
