"""Themes: the colours and the sizes of type that all titles share.

Seats differ in colour, in lightness and by a rune: nothing is told by colour alone. The first
two liveries are orange and blue, which every kind of colour-blind eye keeps apart.
"""

from dataclasses import dataclass, replace

from renderer.colours import Colour, colour


@dataclass(frozen=True, slots=True, eq=False)
class Livery:
    """The colours of a seat."""

    body: Colour
    on_body: Colour
    """The colour of emblems and text on the body."""
    edge: Colour
    tint: Colour
    """The colour of a name on a panel."""


@dataclass(frozen=True, slots=True, eq=False)
class Sizes:
    """The sizes of type, in pixels of a picture 1600 wide."""

    title: int = 54
    name: int = 48
    body: int = 44
    small: int = 30
    label: int = 23


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """The look of a picture; compared by identity, so that caches look it up quickly."""

    name: str
    dark: bool
    back: Colour
    rim: Colour
    panel: Colour
    panel_edge: Colour
    well: Colour
    """Places for something that is not there: an empty pip, a spent action."""
    ink: Colour
    quiet: Colour
    blood: Colour
    gold: Colour
    on_gold: Colour
    good: Colour
    liveries: tuple[Livery, ...]
    sizes: Sizes

    @property
    def is_large(self) -> bool:
        """Large print: bigger type, and what can be looked up is left out."""
        return self.sizes.body > Sizes().body


def _liveries(*rows: tuple[str, str, str, str]) -> tuple[Livery, ...]:
    return tuple(Livery(*map(colour, row)) for row in rows)


DARK = Theme(
    name="dark",
    dark=True,
    back=colour("#12161d"),
    rim=colour("#0a0c10"),
    panel=colour("#1e2530"),
    panel_edge=colour("#39434f"),
    well=colour("#39424f"),
    ink=colour("#f4efe4"),
    quiet=colour("#aab2bd"),
    blood=colour("#e0504a"),
    gold=colour("#f2c14e"),
    on_gold=colour("#2a1d02"),
    good=colour("#7fd08a"),
    liveries=_liveries(
        ("#f0b03c", "#2e1c02", "#5a3a06", "#f5c060"),
        ("#3556c8", "#f5f7ff", "#101c4c", "#9db2ff"),
        ("#1fa187", "#03211a", "#06392f", "#5fd3bb"),
        ("#cc79a7", "#2a0a1c", "#4f1f3b", "#e7a5c8"),
        ("#e8e4da", "#22252b", "#4d4a42", "#e8e4da"),
        ("#a4431f", "#fff4ee", "#3f1505", "#f09470"),
    ),
    sizes=Sizes(),
)

LIGHT = Theme(
    name="light",
    dark=False,
    back=colour("#d9cdb6"),
    rim=colour("#6b5d48"),
    panel=colour("#f8f2e4"),
    panel_edge=colour("#c3b291"),
    well=colour("#d8ccb4"),
    ink=colour("#241c12"),
    quiet=colour("#6a5c48"),
    blood=colour("#b3231f"),
    gold=colour("#f0bb3e"),
    on_gold=colour("#2a1d02"),
    good=colour("#1f7a3a"),
    liveries=_liveries(
        ("#f0ab2e", "#2e1c02", "#6b4508", "#6f4300"),
        ("#2f4fbe", "#f5f7ff", "#14235c", "#2a46ac"),
        ("#0f7460", "#ffffff", "#06392f", "#0d6653"),
        ("#c0649a", "#1f0614", "#5f2145", "#93326b"),
        ("#fbf8f0", "#22252b", "#59554b", "#4d4a42"),
        ("#9a3b18", "#fff4ee", "#3f1505", "#8a3311"),
    ),
    sizes=Sizes(),
)

LARGE_PRINT = replace(
    LIGHT,
    name="large-print",
    back=colour("#e9e6e0"),
    rim=colour("#000000"),
    panel=colour("#ffffff"),
    panel_edge=colour("#000000"),
    well=colour("#cfcac0"),
    ink=colour("#000000"),
    quiet=colour("#3a3a3a"),
    blood=colour("#a81410"),
    sizes=Sizes(title=60, name=58, body=52, small=42, label=34),
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (DARK, LIGHT, LARGE_PRINT)}
