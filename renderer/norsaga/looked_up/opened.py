"""All that lies open in front of a seat: the tree at the left, and what it means at the right."""

from collections.abc import Iterator, Sequence

from PIL import Image

from games.core.vocabulary import Seat
from games.norsaga.powers import LENT
from games.norsaga.references import needs
from games.norsaga.sagas import MARKERS
from games.norsaga.tree import Spot
from games.norsaga.view import TreeSeen, View
from renderer.canvas import Canvas
from renderer.norsaga.board import compose
from renderer.norsaga.layers import SMALLEST, board_layer, panel
from renderer.norsaga.layout import CELL_WIDTH, MARGIN, WIDTH, cell
from renderer.norsaga.palettes import flat_colours
from renderer.norsaga.places import spot_name
from renderer.palette import palette_of
from renderer.people import people
from renderer.picture import Picture, shortened
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face, wrapped

_LEAD = 1.25
_GAP = 12


def draw_open(
    view: View, seat: Seat, *, theme: Theme, words: Speaker, names: Sequence[str]
) -> Picture:
    """A seat's tree, saga, markers, what it may use, and how many cards it holds."""
    seen, player = view.trees[seat], people(words, names)[seat]
    title = words.text("picture-open-tree", player=player)
    lines = [*_lines(seen, words, names)]
    left, top, right, bottom = cell(len(view.trees), seat)
    size = max(SMALLEST, theme.sizes.body - 4)
    blocks = [wrapped(line, Face.STRONG, size, CELL_WIDTH - 50) for line in lines]
    text = 90 + sum(round(len(block) * size * _LEAD) + _GAP for block in blocks)
    high = max(bottom - top, text + 20)
    board = Canvas(board_layer(theme, len(view.trees)))
    compose(board, view, theme, words, names)
    canvas = Canvas(Image.new("RGB", (WIDTH, high + 2 * MARGIN), theme.back))
    canvas.image.paste(board.image.crop((left, top, right, bottom)), (MARGIN, MARGIN))
    x = 2 * MARGIN + CELL_WIDTH
    canvas.put(panel(theme, CELL_WIDTH, high), (x, MARGIN))
    canvas.fit(
        title,
        (x + 25, MARGIN + 66),
        Face.TITLE,
        theme.sizes.name,
        theme.ink,
        room=CELL_WIDTH - 50,
        least=SMALLEST,
    )
    down = MARGIN + 90
    for line in (line for block in blocks for line in (*block, "")):
        down += round(size * _LEAD) if line else _GAP
        if line:
            canvas.write(line, (x + 25, down), Face.STRONG, size, theme.ink)
    alt = shortened(" ".join([f"{title}.", *(f"{line}." for line in lines)]).replace("..", "."))
    return Picture(canvas.image, alt, palette_of([canvas.image], flat_colours(theme)))


def _lines(seen: TreeSeen, words: Speaker, names: Sequence[str]) -> Iterator[str]:
    """All that lies open in words: saga, markers, hand, Doom, embellishments, then each hero."""
    if seen.saga is None:
        yield words.text("picture-hidden-saga")
    else:
        claims = words.text("picture-claims", claims=seen.claims, of=MARKERS)
        yield f"{claims} · {words.name(seen.saga, names)}"
        yield words.say(needs(seen.saga))
    yield words.text("picture-holds", count=seen.hand_size)
    if seen.doomed:
        yield words.text("picture-doomed")
    line = seen.bloodline
    lent = LENT[line.trait][: line.level] if line.trait else ()
    if lent:
        listed = ", ".join(words.name(one, names) for one in lent)
        yield f"{words.text('picture-can-embellish')}: {listed}"
    else:
        yield words.text("picture-cannot-embellish")
    for spot in Spot:
        if card := seen.heroes.get(spot):
            yield f"{spot_name(spot, words)} {words.name(card, names)}"
