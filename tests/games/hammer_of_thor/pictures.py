"""What is drawn of The Hammer of Thor."""

from renderer import hammer_of_thor
from renderer.hammer_of_thor import board, hand
from renderer.hammer_of_thor.text import LIMIT
from renderer.themes import LARGE_PRINT, LIGHT
from tests.renderer import hammers
from tests.renderer.gallery import Gallery, Telephone

GALLERY = Gallery(
    hammer_of_thor,
    hammers,
    hammers.SCENES,
    hammers.HANDS,
    {
        "hammer-midway-dark": lambda: hammers.drawn(hammers.MIDWAY),
        "hammer-near-light": lambda: hammers.drawn(hammers.TRAVELLED, LIGHT, marks=hammers.NEAR),
        "hammer-far-dark": lambda: hammers.drawn(hammers.TRAVELLED, marks=hammers.FAR),
        "hammer-twelve-light": lambda: hammers.drawn(hammers.TWELVE, LIGHT),
        "hammer-start-large-print": lambda: hammers.drawn(hammers.START, LARGE_PRINT),
        "hammer-won-large-print": lambda: hammers.drawn(hammers.WON, LARGE_PRINT),
        "hammer-fought-dark": lambda: hammers.drawn(hammers.FOUGHT),
        "hammer-ragnarok-light": lambda: hammers.drawn(hammers.MANY, LIGHT),
        "hammer-nine-dark": lambda: hammers.drawn(hammers.NINE),
        "hammer-alone-dark": lambda: hammers.drawn(hammers.ALONE["alone-heroes"]),
        "hammer-heroes-light": lambda: hammers.held(hammers.HANDS["heroes"], LIGHT),
    },
    Telephone(board, hand, LIMIT, (1, 2, 3, 7, 12)),
)
