"""A player's panel: name, saga with its markers, the family tree, and what lies beside it."""

from games.norsaga.cards import HEROIC, RECESSIVE, Trait
from games.norsaga.claims import Marker
from games.norsaga.powers import LENT
from games.norsaga.sagas import MARKERS
from games.norsaga.tree import PAIRS, Place, Spot
from games.norsaga.view import TreeSeen, View
from renderer.canvas import Canvas
from renderer.norsaga.cards import (
    FOOT,
    HALF,
    SIDES,
    SIGN,
    back,
    empty,
    face,
    glow,
    half_at,
    joined,
    marker,
    sign_at,
    slot,
)
from renderer.norsaga.layers import SMALLEST
from renderer.norsaga.layout import CARD, CELL_WIDTH, JOINT, card_height, cell, spot_at
from renderer.norsaga.places import spot_name
from renderer.norsaga.signs import banner, doom_token, level_sign, note, pill, state_sign
from renderer.norsaga.tones import PALE
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face

_SLOT = 24


def put_tree(
    canvas: Canvas, theme: Theme, view: View, seen: TreeSeen, words: Speaker, name: str
) -> None:
    """The panel of a seat."""
    _put_head(canvas, theme, view, seen, words, name)
    if seen.need is not None:
        _put_saga(canvas, theme, view, seen, words)
    for spot in Spot:
        put_spot(canvas, theme, view, seen, spot, words)
    put_joints(canvas, theme, view, seen)
    _put_hand(canvas, theme, view, seen, words)
    _put_level(canvas, theme, view, seen, words)
    _put_notes(canvas, theme, view, seen, words)


def put_spot(
    canvas: Canvas, theme: Theme, view: View, seen: TreeSeen, spot: Spot, words: Speaker
) -> None:
    """A hero's card with its markers, or an empty spot that waits for one."""
    trees, place = len(view.trees), Place(seen.seat, spot)
    (x, y), high = spot_at(trees, seen.seat, spot), card_height(trees)
    if place in view.emptied:
        canvas.put(empty(theme, CARD, high, torn=True), (x, y))
    name = spot_name(spot, words)
    foot, size = (x, y + high // 2 - FOOT // 2 - 3), max(SMALLEST, theme.sizes.body - 4)
    if (card := seen.heroes.get(spot)) is None:
        canvas.fit(
            name, foot, Face.HEAVY, size, theme.quiet, room=CARD - 14, least=SMALLEST, anchor="mm"
        )
        return
    if place in view.fresh:
        canvas.put(glow(theme, CARD, high), (x, y))
    canvas.put(face(card, CARD, high, SIDES[spot]), (x, y))
    canvas.fit(name, foot, Face.HEAVY, size, PALE, room=CARD - 14, least=SMALLEST, anchor="mm")
    for lain in seen.markers:
        if lain.spot is spot and not lain.recessive:
            dx, dy = sign_at(high, SIDES[spot], CARD)
            canvas.put(marker(theme, lain.trait, SIGN - 3), (x + dx, y + dy))


def put_joints(canvas: Canvas, theme: Theme, view: View, seen: TreeSeen) -> None:
    """The whole signs of matched pairs, golden where a marker lies on them."""
    trees = len(view.trees)
    for one, other in PAIRS:
        first, second = seen.heroes.get(one), seen.heroes.get(other)
        if first is None or second is None:
            continue
        trait = RECESSIVE.get(first)
        if trait is None or RECESSIVE.get(second) is not trait:
            continue
        x, y = spot_at(trees, seen.seat, one)
        at = (x + (CARD + JOINT) // 2, y + half_at(card_height(trees)))
        claimed = Marker(one, trait, recessive=True) in seen.markers
        canvas.put(marker(theme, trait, HALF) if claimed else joined(trait), at)


def _put_head(
    canvas: Canvas, theme: Theme, view: View, seen: TreeSeen, words: Speaker, name: str
) -> None:
    """Name and saga, on gold for whoever is awaited or has won, with a sign."""
    left, top, right, _ = cell(len(view.trees), seen.seat)
    won = view.ending is not None and seen.seat in view.ending.winners
    awaited = view.ending is None and seen.seat in view.awaited
    ink, quiet = theme.quiet if seen.gone else theme.ink, theme.quiet
    if won or awaited:
        canvas.put(banner(theme, CELL_WIDTH - 12, 88), (left + 6, top + 6))
        canvas.put(state_sign(theme, won=won), (right - 44, top + 50))
        ink = quiet = theme.on_gold
    canvas.fit(
        name,
        (left + 26, top + 52),
        Face.TITLE,
        theme.sizes.name,
        ink,
        room=CELL_WIDTH - 110,
        least=SMALLEST,
    )
    canvas.fit(
        _saga_line(seen, words),
        (left + 26, top + 87),
        Face.STRONG,
        theme.sizes.small - 4,
        quiet,
        room=CELL_WIDTH - 110,
        least=20,
        matters=False,
    )


def _saga_line(seen: TreeSeen, words: Speaker) -> str:
    if seen.gone:
        return words.text("picture-gone")
    if seen.saga is None:
        return words.text("picture-hidden-saga")
    return words.text(f"saga-{seen.saga.value}")


def _put_saga(canvas: Canvas, theme: Theme, view: View, seen: TreeSeen, words: Speaker) -> None:
    """The six markers that the saga asks for, those that lie on the tree in gold."""
    left, top, right, _ = cell(len(view.trees), seen.seat)
    y = top + 138
    for at, (trait, filled) in enumerate(slots(seen)):
        x = left + 52 + 66 * at
        canvas.put(slot(theme, trait, _SLOT, filled=filled), (x, y))
    count = words.text("picture-claims", claims=seen.claims, of=MARKERS)
    canvas.fit(
        count,
        (left + 430, y),
        Face.HEAVY,
        theme.sizes.title,
        theme.ink,
        room=78,
        least=SMALLEST,
        anchor="lm",
    )
    if (seen.is_close or seen.proved) and view.ending is None:
        canvas.put(pill(theme, 168, 58), (right - 98, y))
        canvas.fit(
            words.text("picture-proved" if seen.proved else "picture-close"),
            (right - 98, y),
            Face.HEAVY,
            44,
            theme.on_gold,
            room=150,
            least=SMALLEST,
            anchor="mm",
        )


def slots(seen: TreeSeen) -> list[tuple[Trait, bool]]:
    """The six markers of a saga by trait, and whether each lies on the tree."""
    lain = [one.trait for one in seen.markers]
    needs = zip(HEROIC, seen.need or (), strict=False)
    return [(trait, at < lain.count(trait)) for trait, need in needs for at in range(need)]


def _put_hand(canvas: Canvas, theme: Theme, view: View, seen: TreeSeen, words: Speaker) -> None:
    """The hand from behind, at the left of the youngest hero."""
    x, y = spot_at(len(view.trees), seen.seat, Spot.YOU)
    if seen.gone:
        return
    canvas.put(back(theme, 62, 86), (x - 270, y - 14))
    at, size = (x - 224, y - 14), theme.sizes.title
    canvas.write(str(seen.hand_size), at, Face.HEAVY, size, theme.ink, anchor="lm")
    _caption(canvas, theme, words.text("picture-hand-caption"), (x - 246, y + 62))


def _put_level(canvas: Canvas, theme: Theme, view: View, seen: TreeSeen, words: Speaker) -> None:
    """The youngest hero's generations of its colour, and the strongest embellishment they lend."""
    x, y = spot_at(len(view.trees), seen.seat, Spot.YOU)
    trait, level = seen.bloodline.trait, seen.bloodline.level
    if trait is None:
        return
    canvas.put(level_sign(theme, trait, level), (x + 212, y - 26))
    strongest = words.text(f"embellishment-{LENT[trait][level - 1].value}")
    canvas.fit(
        strongest,
        (x + 212, y + 40),
        Face.STRONG,
        theme.sizes.body,
        theme.ink,
        room=240,
        least=SMALLEST,
        anchor="mm",
    )


def _put_notes(canvas: Canvas, theme: Theme, view: View, seen: TreeSeen, words: Speaker) -> None:
    """A Doom token at the left of the parents; a skald's song at their right."""
    trees = len(view.trees)
    x, y = spot_at(trees, seen.seat, Spot.P1)
    if seen.doomed:
        canvas.put(doom_token(theme), (x - 172, y - 12))
        _caption(canvas, theme, words.text("trait-doom"), (x - 172, y + 62))
    x, y = spot_at(trees, seen.seat, Spot.P2)
    sings = any(one.seat == seen.seat for one in (*view.queue, view.skald) if one)
    if sings:
        canvas.put(note(theme), (x + 172, y - 12))
        _caption(canvas, theme, words.text("picture-grant"), (x + 172, y + 62))


def _caption(canvas: Canvas, theme: Theme, text: str, at: tuple[int, int]) -> None:
    canvas.fit(
        text,
        at,
        Face.STRONG,
        theme.sizes.small - 2,
        theme.quiet,
        room=176,
        least=18,
        anchor="ms",
        matters=False,
    )
