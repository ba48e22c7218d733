"""Partners in Norsaga: one collects its own saga, one spoils that of whoever is ahead."""

from functools import partial

from msgspec import Struct

from games.core.vocabulary import Action, Seat
from games.norsaga import actions as acts
from games.norsaga.cards import Card
from games.norsaga.claims import best_spot, claims, matched
from games.norsaga.sagas import MARKERS, Saga
from games.norsaga.tree import GRANDPARENTS, PLACES, Place, Tree, bloodline
from tests.play.sparring.sparring import Seen, best

WON, CLAIM, CLOSE, PROMISE, MATCH, HERO, POWER = 1000.0, 10.0, 5.0, 4.0, 1.0, 0.6, 0.7
DOOM = -3.0
LUCK: dict[type[Action], float] = {
    acts.Augur: 3.0,
    acts.Chant: 1.0,
    acts.Plunder: 3.0,
    acts.Infiltrate: 1.0,
    acts.Prayer: -2.0,
    acts.Martyr: -4.0,
}
"""The worth of embellishments whose outcome nobody knows beforehand."""


class Scene(Struct):
    """The trees and the own hand, as they are or would be."""

    seat: Seat
    sagas: dict[Seat, Saga]
    trees: dict[Seat, Tree]
    hand: tuple[Card, ...]
    malice: float
    """The worth of what the best other tree lacks, in parts of that of the own."""

    def worth(self) -> float:
        """The own tree and hand, less the best of the others."""
        others = [self.tree(seat) for seat in self.trees if seat != self.seat]
        worst = max(others, default=0.0)
        spite = worst if worst > WON else self.malice * worst
        return self.tree(self.seat) - spite + PROMISE * self._promise()

    def and_play(self) -> float:
        """The worth when the best play on the own tree has followed."""
        own = PLACES[self.seat].values()
        plays = [self.landed(card, place).worth() for card in self.hand for place in own]
        return max(plays, default=self.worth())

    def landed(self, card: Card, place: Place) -> "Scene":
        """A card came down, perhaps from the own hand."""
        tree = {**self.trees[place.seat], place.spot: card}
        return self.changed({place.seat: tree}, _without(self.hand, card))

    def left(self, place: Place) -> "Scene":
        """A hero is gone."""
        tree = self.trees[place.seat]
        return self.changed({place.seat: {at: tree[at] for at in tree if at is not place.spot}})

    def changed(self, trees: dict[Seat, Tree], hand: tuple[Card, ...] | None = None) -> "Scene":
        """Some trees are others, and perhaps the hand."""
        held = self.hand if hand is None else hand
        return Scene(self.seat, self.sagas, {**self.trees, **trees}, held, self.malice)

    def tree(self, seat: Seat) -> float:
        """The worth of a tree to its owner."""
        tree, saga = self.trees[seat], self.sagas[seat]
        count = claims(tree, saga)
        won = WON * (count == MARKERS) + CLOSE * (count == MARKERS - 1)
        more = MATCH * matched(tree, saga) + HERO * len(tree) + POWER * bloodline(tree).level
        return CLAIM * count + won + more

    def _promise(self) -> int:
        tree, saga = self.trees[self.seat], self.sagas[self.seat]
        hoped = (best_spot(tree, saga, card)[1] for card in self.hand)
        return max(0, max(hoped, default=0) - claims(tree, saga))


def collector(seen: Seen) -> Action:
    """Collect what the own saga asks for; hinder only whoever would win."""
    return _play(seen, malice=0.25)


def raider(seen: Seen) -> Action:
    """Care as much for what the best of the others loses."""
    return _play(seen, malice=1.0)


def _play(seen: Seen, malice: float) -> Action:
    if seen.view.choosing:
        return seen.ask[0]
    view = seen.view
    trees = {tree.seat: tree for tree in view.trees if not tree.gone}
    scene = Scene(
        view.seat,
        {seat: tree.saga for seat, tree in trees.items()},
        {seat: tree.heroes for seat, tree in trees.items()},
        tuple(held.card for held in view.hand),
        malice,
    )
    turncoats = [one for one in _turncoats(scene) if one in seen.ask]
    kinds = (kind for kind in seen.ask.kinds if kind is not acts.Turncoat)
    return best([*turncoats, *seen.of(*kinds)], lambda one: _worth(seen, scene, one))


def _turncoats(scene: Scene) -> list[acts.Turncoat]:
    """A hero goes back, a card comes down, and all others are kept."""
    own = PLACES[scene.seat]
    return [
        acts.Turncoat(own[hero], card, place, ())
        for hero, taken in scene.trees[scene.seat].items()
        for card in dict.fromkeys((*scene.hand, taken))
        for place in own.values()
    ]


def _worth(seen: Seen, scene: Scene, action: Action) -> float:
    """What an action leads to, with the play that is still to come."""
    after, doom = (
        _after(seen, scene, action),
        DOOM * isinstance(action, acts.Whisper | acts.Nix | acts.Ragnarok),
    )
    plays_on = (
        seen.view.still_to_play
        and seen.view.seat == seen.view.active
        and not isinstance(action, acts.Play)
    )
    return (after.and_play() if plays_on else after.worth()) + LUCK.get(type(action), 0.0) + doom


def _after(seen: Seen, scene: Scene, action: Action) -> Scene:  # noqa: C901 - a case an action
    """The scene as the action leaves it, as far as that can be told."""
    own = scene.seat
    match action:
        case acts.Turncoat(hero, card, place):
            taken = scene.trees[own][hero.spot]
            back = scene.left(hero)
            return back.changed({}, (*back.hand, taken)).landed(card, place)
        case acts.Offering(gone, card, place):
            return scene.changed({}, _without(scene.hand, gone)).landed(card, place)
        case acts.OfferOnly(card) | acts.DiscardOne(card):
            return scene.changed({}, _without(scene.hand, card))
        case acts.Play(card, place) | acts.Invade(card, place) | acts.Whisper(card, place):
            return scene.landed(card, place)
        case acts.Adapt(place, card) | acts.Plant(card, place):
            return scene.landed(card, place)
        case acts.PlayRevealed(place):
            return scene.landed(seen.view.revealed[0], place)
        case acts.Succeed(card):
            place = seen.view.emptied[len(seen.view.revealed) - len(seen.ask)]
            return scene.landed(card, place)
        case acts.Possess(place, other):
            mine, theirs = scene.trees[own], scene.trees[other.seat]
            swapped = {**theirs, other.spot: mine[place.spot]}
            return scene.changed(
                {own: {**mine, place.spot: theirs[other.spot]}, other.seat: swapped}
            )
        case acts.SwapCards(give, take):
            return scene.changed({}, (*_without(scene.hand, give), take))
        case acts.Dismiss(place):
            return scene.left(place)
        case acts.Assault(discards, target):
            return _poorer(scene.changed({}, _without(scene.hand, *discards)), (target,))
        case acts.Nix():
            return _poorer(scene, tuple(scene.trees))
        case acts.Ragnarok():
            return scene.changed(
                {
                    seat: {at: tree[at] for at in tree if at not in GRANDPARENTS}
                    for seat, tree in scene.trees.items()
                }
            )
        case acts.Chant():
            return scene.changed({}, ())
        case _:
            return scene


def _poorer(scene: Scene, seats: tuple[Seat, ...]) -> Scene:
    """Some lose the hero that they miss least."""
    for seat in seats:
        left = [scene.left(PLACES[seat][spot]) for spot in scene.trees[seat]]
        scene = max(left, key=partial(Scene.tree, seat=seat), default=scene)
    return scene


def _without(hand: tuple[Card, ...], *cards: Card) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in cards)
