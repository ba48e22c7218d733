"""The board as text: for code blocks, for screen readers, for slow lines."""

from collections.abc import Sequence

from games.norsaga.cards import HEROIC, RECESSIVE, Card, Trait
from games.norsaga.powers import LENT
from games.norsaga.sagas import MARKERS, Need
from games.norsaga.tree import OLDEST_FIRST, PAIRS, Spot
from games.norsaga.view import TreeSeen, View
from renderer.norsaga.people import awaited_line
from renderer.norsaga.places import spot_name
from renderer.norsaga.strip import turn_line
from renderer.people import result_line
from renderer.picture import shortened
from renderer.speaker import Speaker

LIMIT = 1900
_NAME = 20
_HERO = 38


def text_board(view: View, *, words: Speaker, names: Sequence[str]) -> str:
    """The whole board in monospaced text, at most 1900 characters.

    Each tree lists its heroes from the oldest to the youngest.
    """
    names = [shortened(" ".join(name.split()), _NAME) for name in names]
    parts = [_headline(view, words, names), _piles(view, words, names)]
    for seen in view.trees:
        parts += ["", *_head(seen, words, names), *_heroes(seen, words, names)]
    return shortened("\n".join(parts), LIMIT)


def _headline(view: View, words: Speaker, names: Sequence[str]) -> str:
    if view.ending is not None:
        state = result_line(view, words, names)
    else:
        state = awaited_line(view, words, names)
    return f"{turn_line(view, words)} · {state}"


def _piles(view: View, words: Speaker, names: Sequence[str]) -> str:
    deck, discards = view.deck_size, len(view.discards)
    if not view.discards:
        return words.text("picture-text-piles", deck=deck, discards=discards)
    card = words.name(view.discards[-1], names)
    return words.text("picture-text-top", deck=deck, discards=discards, card=card)


def _head(seen: TreeSeen, words: Speaker, names: Sequence[str]) -> list[str]:
    """Name, saga and markers; what it needs and has; and what lies beside the tree."""
    player = names[seen.seat]
    if seen.saga is None or seen.need is None:
        heading = f"{player} · {words.text('picture-hidden-saga')}"
        return [heading, ", ".join(_beside(seen, words))]
    heading = words.text(
        "picture-text-heading",
        player=player,
        saga=words.name(seen.saga, names),
        claims=seen.claims,
        of=MARKERS,
    )
    lain = [one.trait for one in seen.markers]
    has = Need(*(lain.count(trait) for trait in HEROIC))
    parts = [words.text("picture-text-needs", traits=_counted(seen.need, words))]
    if seen.markers:
        parts.append(words.text("picture-text-has", traits=_counted(has, words)))
    return [heading, "; ".join(parts), ", ".join(_beside(seen, words))]


def _counted(need: Need, words: Speaker) -> str:
    pairs = zip(HEROIC, need, strict=True)
    return ", ".join(
        words.text("picture-text-need", count=count, trait=words.name(trait, ()))
        for trait, count in pairs
        if count
    )


def _beside(seen: TreeSeen, words: Speaker) -> list[str]:
    if seen.gone:
        return [words.text("picture-gone")]
    parts = [words.text("picture-text-hand", cards=seen.hand_size)]
    if seen.bloodline.trait is not None:
        trait = words.name(seen.bloodline.trait, ())
        level = seen.bloodline.level
        lent = LENT[seen.bloodline.trait][:level]
        listed = ", ".join(words.name(one, ()) for one in lent)
        parts.append(words.text("picture-text-level", trait=trait, level=level, lent=listed))
    if seen.doomed:
        parts.append(words.text("picture-text-doom"))
    if seen.is_close:
        parts.append(words.text("picture-text-close"))
    if seen.proved:
        parts.append(words.text("picture-text-proved"))
    return parts


def _heroes(seen: TreeSeen, words: Speaker, names: Sequence[str]) -> list[str]:
    lines = []
    for spot in OLDEST_FIRST:
        if (card := seen.heroes.get(spot)) is not None:
            name = shortened(words.name(card, names), _HERO)
            called = spot_name(spot, words)
            lines.append(f"{called:>5} {name}{_lent(seen, spot)}")
    if traits := _joined(seen.heroes):
        listed = ", ".join(words.name(trait, names) for trait in traits)
        lines.append(words.text("picture-text-joined", traits=listed))
    return lines


def _lent(seen: TreeSeen, spot: Spot) -> str:
    """A diamond at a hero whose own trait has a marker."""
    return " ◆" if any(one.spot is spot and not one.recessive for one in seen.markers) else ""


def _joined(heroes: dict[Spot, Card]) -> list[Trait]:
    """The recessive traits of matched pairs."""
    lent = ((_half(heroes, one), _half(heroes, other)) for one, other in PAIRS)
    return [one for one, other in lent if one is not None and one is other]


def _half(heroes: dict[Spot, Card], spot: Spot) -> Trait | None:
    card = heroes.get(spot)
    return RECESSIVE.get(card) if card is not None else None
