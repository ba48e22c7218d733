"""The prospects of a decision, as far as they can be told without knowing a secret."""

from games.core.vocabulary import Prompt, Seat
from games.norsaga.cards import TRAIT, Card, Trait
from games.norsaga.claims import claims
from games.norsaga.powers import LENT, Embellishment
from games.norsaga.prompts import (
    ClaimHint,
    DismissHint,
    LendingHint,
    SongHint,
    SwapHint,
    TargetHint,
)
from games.norsaga.skalds import may_sing
from games.norsaga.table import Table
from games.norsaga.tree import Place, Tree, bloodline


def landing_hint(table: Table, card: Card, place: Place, taken: Place | None = None) -> Prompt:
    """The markers, who is replaced, and the embellishments, after a card came down on a tree.

    Before it does, one hero may be taken back.
    """
    before = _without(table, place.seat, taken)
    tree = {**before, place.spot: card}
    count = claims(tree, table.sagas[place.seat])
    gone = (before[place.spot],) if place.spot in before else ()
    if TRAIT[card] is Trait.SKALD and may_sing(table, place.seat, card):
        return SongHint(count, gone, lent_by(tree))
    if lent_by(tree) != lent_by(table.trees[place.seat]):
        return LendingHint(count, gone, lent_by(tree))
    return ClaimHint(count, gone)


def leaving_hint(table: Table, place: Place) -> Prompt:
    """The markers and the embellishments of a tree without one of its heroes."""
    tree = _without(table, place.seat, place)
    gone = table.trees[place.seat][place.spot]
    return DismissHint(gone, claims(tree, table.sagas[place.seat]), lent_by(tree))


def swap_hint(table: Table, place: Place, other: Place) -> Prompt:
    """The markers of both trees after two heroes changed places."""
    mine = {**table.trees[place.seat], place.spot: table.trees[other.seat][other.spot]}
    theirs = {**table.trees[other.seat], other.spot: table.trees[place.seat][place.spot]}
    count = claims(mine, table.sagas[place.seat])
    return SwapHint(count, other.seat, claims(theirs, table.sagas[other.seat]))


def target_hint(table: Table, seat: Seat) -> Prompt:
    """The standing of a player who could be named."""
    return TargetHint(table.claims(seat), len(table.hands[seat]))


def lent_by(tree: Tree) -> tuple[Embellishment, ...]:
    """The embellishments that a tree lends its owner (4.4)."""
    line = bloodline(tree)
    return () if line.trait is None else LENT[line.trait][: line.level]


def _without(table: Table, seat: Seat, gone: Place | None) -> Tree:
    """A seat's tree without the hero on one spot."""
    tree = table.trees[seat]
    return {spot: card for spot, card in tree.items() if gone is None or gone != Place(seat, spot)}
