"""The reference card of whatever can be looked up; the ladder as a whole is a table."""

from games.norsaga.cards import HEROIC, ROWS, Calling, Card, Trait
from games.norsaga.powers import LENT
from games.norsaga.references import REFERENCES, Sign
from games.norsaga.sagas import NEEDS, Saga
from renderer.norsaga.cards import Side, back, face, glow, joined, marker, sign, slot
from renderer.norsaga.looked_up.ladder import KEY, draw_ladder
from renderer.norsaga.looked_up.leaflet import Laid, draw_leaflet
from renderer.norsaga.signs import doom_token, level_sign, note, pill
from renderer.picture import Picture
from renderer.speaker import Speaker
from renderer.sprites import Sprite
from renderer.themes import Theme

_CARD = (200, 270)


def draw_reference(key: str, *, theme: Theme, words: Speaker) -> Picture:
    """The card of one thing that can be looked up (`Rules.references`)."""
    if key == KEY:
        return draw_ladder(theme=theme, words=words)
    group, _, name = key.partition("-")
    lines = [words.text(key, "about")] if words.has(key, "about") else []
    lines += [words.say(statement) for statement in REFERENCES[key]]
    return draw_leaflet(
        words.text(f"references-{group}"),
        _capital(words.text(key)),
        lines,
        _illustration(theme, group, name),
        theme=theme,
        label=words.text("picture-close") if key == f"sign-{Sign.CLOSE.value}" else "",
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _illustration(theme: Theme, group: str, name: str) -> list[Laid]:
    match group:
        case "embellishment":
            return [(level_sign(theme, *_rung(name)), (0, 0))]
        case "trait":
            return [(sign(Trait(name), 110), (0, 0))]
        case "saga":
            return _markers(theme, Saga(name))
        case "card":
            return [(face(Card(name), *_CARD, Side.RIGHT), (0, 0))]
        case "calling":
            row = next(row for row in ROWS if row.calling is Calling(name))
            return [(face(row.cards[0], *_CARD, Side.RIGHT), (0, 0))]
        case _:
            return [(drawn, (0, 0)) for drawn in _sign(theme, Sign(name))]


def _rung(name: str) -> tuple[Trait, int]:
    """The colour and the generation of an embellishment."""
    return next(
        (trait, level)
        for trait, lent in LENT.items()
        for level, one in enumerate(lent, start=1)
        if one.value == name
    )


def _sign(theme: Theme, sign: Sign) -> list[Sprite]:
    """As it is drawn on the board."""
    match sign:
        case Sign.MARKER:
            return [marker(theme, Trait.MIGHT, 80)]
        case Sign.MATCHED:
            return [joined(Trait.LORE)]
        case Sign.POWER:
            return [level_sign(theme, Trait.CRAFT, 2)]
        case Sign.DOOMED:
            return [doom_token(theme)]
        case Sign.SONG:
            return [note(theme)]
        case Sign.NEW:
            return [glow(theme, *_CARD), face(Card.YLVA_GREY_PELT, *_CARD, Side.RIGHT)]
        case Sign.HAND:
            return [back(theme, 124, 172)]
        case Sign.CLOSE:
            return [pill(theme, 168, 58)]


def _markers(theme: Theme, saga: Saga) -> list[Laid]:
    """The six markers that a saga asks for, in two columns."""
    needs = zip(HEROIC, NEEDS[saga], strict=True)
    wanted = [trait for trait, count in needs for _ in range(count)]
    return [
        (slot(theme, trait, 44, filled=True), ((at % 2 * 2 - 1) * 60, (at // 2 - 1) * 116))
        for at, trait in enumerate(wanted)
    ]
