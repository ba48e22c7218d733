"""Every id that a rule of this title may be cited by; RULEBOOK.md must list them all."""

SECTIONS = (
    "1.1",
    "1.2",
    "2.1",
    "2.2",
    *(f"3.{number}" for number in range(1, 9)),
    "4.1",
    "4.2",
    "4.2.1",
    "4.2.2",
    "4.2.3",
    "4.3",
    "4.4",
    "4.4.1",
    "4.4.2",
    "4.4.3",
    "4.5",
    "5.1",
    *(f"5.2.{number}" for number in range(1, 7)),
    "5.3",
    "5.4",
    "5.4.1",
    "6.1",
    "6.2",
    "7.1",
    *(f"7.2.{number}" for number in range(1, 7)),
    "7.3",
    *(f"8.{number}" for number in range(1, 7)),
)
"""As the rulebook numbers them."""
CARDS = tuple(f"card {number}" for number in range(1, 19))
"""Knowledge cards, by the numbers that the house gave them."""
GODS = ("Frigg", "Loki", "Freyr", "Njord", "Tyr", "Thor", "Hel", "Heimdall", "Odin")
RULINGS = tuple(
    f"F-{number:02}"
    for number in (
        *range(1, 7),
        *range(10, 22),
        *range(30, 35),
        41,
        *range(50, 69),
        *range(70, 85),
        *range(90, 93),
    )
)
CORRECTIONS = tuple(f"K{number}" for number in range(1, 26))
OTHERS = (
    "tiles",
    "boards",
    "rumors",
    "buildings",
    "odds",
    "F-17b",
    "options",
    "orders",
    "defaults",
)
"""The house's designs for what the rulebook doesn't keep, and what comes of playing by chat."""
IDS = (*SECTIONS, *CARDS, *GODS, *RULINGS, *CORRECTIONS, *OTHERS)
