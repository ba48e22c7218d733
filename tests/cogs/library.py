"""A handbook and reference cards for War of the 9 Realms, such as a title brings; for tests."""

from dataclasses import replace

from cogs.commands import rules
from cogs.gate import rule_link
from cogs.reading import rulebook
from games.catalogue import titles
from games.core.vocabulary import Prompt, Seat
from play.library import handbook_of, words_of
from renderer import nine_realms
from renderer.picture import Picture
from renderer.staves import draw_lots
from renderer.thrown import Lot
from words import Words
from words.handbook import Handbook, Section

TITLE = "nine_realms"
MANY = 30
"""Sections, and cards of a group: more than one menu holds."""
FIGURES = ("figure-odin", "figure-thor")
CARDS = tuple(f"thing-{at}" for at in range(MANY))


class Rolled(Prompt, frozen=True, tag="rolled-by"):
    """A statement of a card."""

    dice: int


NAMES = {
    "rolled-by": "Rolls { $dice } dice.",
    "references-figure": "Figures",
    "references-thing": "Things",
    "figure-odin": "Odin\n    .about = He sees from afar.",
    **{key: f"thing {key.removeprefix('thing-')}" for key in CARDS},
}
BOOK = Handbook(
    (
        Section("moving", "Moving", "Go to a hex beside you.", (), ("moved-already",)),
        Section("attacking", "Attacking", "A wall blocks. Then go on.", (), ()),
        *(Section(f"more-{at}", f"More {at}", f"Number {at}.", (), ()) for at in range(2, MANY)),
    )
)


def furnish(monkeypatch):
    """Give the title its handbook and its cards, and make them known to all who ask."""
    title, words = titles()[TITLE], words_of(TITLE)
    cards = {key: (Rolled(4),) for key in (*FIGURES, *CARDS)}
    monkeypatch.setitem(vars(title), "rules", replace(title.rules, references=cards))
    texts = Words(title=title.words)._texts
    texts._sources |= {message: f"{message} = {text}\n" for message, text in NAMES.items()}
    texts._unread |= set(NAMES)
    monkeypatch.setattr(words, "_texts", texts)
    monkeypatch.setattr(nine_realms, "draw_reference", _reference)
    monkeypatch.setattr(nine_realms, "draw_open", _open)
    for module in (rulebook, rule_link, rules):
        monkeypatch.setattr(module, "handbook_of", _handbook)


def _handbook(title):
    return BOOK if title == TITLE else handbook_of(title)


def _reference(key, *, theme, words) -> Picture:
    return _drawn(f"{key} in {theme.name}", theme, words)


def _open(view, seat: Seat, *, theme, words, names) -> Picture:
    return _drawn(f"{names[seat]} as seen by {view.seat}", theme, words)


def _drawn(alt, theme, words) -> Picture:
    drawn = draw_lots((Lot.HIT,), theme=theme, words=words)
    return Picture(drawn.image, alt, drawn.palette)
