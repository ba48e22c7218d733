"""The colours of the traits: apart in lightness as well as in hue, and always with a sign."""

from games.norsaga.cards import Trait
from renderer.colours import Colour, colour

BODY: dict[Trait, Colour] = {
    Trait.MIGHT: colour("#b5361f"),
    Trait.CRAFT: colour("#35b38b"),
    Trait.LORE: colour("#2f57b8"),
    Trait.FAITH: colour("#f4cf52"),
    Trait.SKALD: colour("#b98bdc"),
    Trait.DOOM: colour("#30343c"),
}
PALE: Colour = colour("#fffaf0")
DEEP: Colour = colour("#15120e")
ON_BODY: dict[Trait, Colour] = {
    Trait.MIGHT: PALE,
    Trait.CRAFT: DEEP,
    Trait.LORE: PALE,
    Trait.FAITH: DEEP,
    Trait.SKALD: DEEP,
    Trait.DOOM: PALE,
}
"""The colour of signs on the body; at a contrast of 4.5 at least."""
