"""Every id that a rule of this title may be cited by; RULEBOOK.md must list them all."""

SECTIONS = (
    "The Goal",
    "Contents",
    "Preparation",
    "Player Order",
    "Actions",
    "Recruit",
    "Attack",
    "Throwing the Runes",
    "Relocate",
    "Stacking limit",
    "Diplomacy",
    "Worship",
    "Gods vs. Giants",
    "Special abilities",
    "Build",
    "Double action",
    "Council",
    "Reward",
    "Income",
    "Non-Player Chieftain",
    "Giants",
    "Mercy rule",
    "Game End",
)
GODS = tuple(f"{god}{number}" for god in "TLFO" for number in range(1, 7))
"""Gods cards, six of each god."""
OTHERS = (
    "map",
    "tiles",
    "odds",
    "TOLL",
    "WRATH",
    "RUIN",
    "UNREST",
    "QUAKE",
    "options",
    "orders",
    "teaching",
)
"""The house's own: components, Giants, options, standing orders."""
RULINGS = tuple(f"R{number}" for number in range(1, 75))
CORRECTIONS = tuple(f"H{number}" for number in range(1, 15))
VECTORS = tuple(f"V{number}" for number in range(1, 14))
IDS = (*SECTIONS, *GODS, *OTHERS, *RULINGS, *CORRECTIONS, *VECTORS)
