"""Every id that a rule of this title may be cited by; RULEBOOK.md must list them all."""

SECTIONS = (
    "The Game",
    "The Components",
    "Sagas",
    "Heroes",
    "Inheritance & Winning",
    "Embellishments",
    "Setup",
    "Catch your Breath",
    "Embellish your Story",
    "Continue the Tale",
    "Skalds",
    "Ghosts",
    "Adapt",
    "Assault",
    "Invade",
    "Plunder",
    "Turncoat",
    "Infiltrate",
    "Augur",
    "Offering",
    "Possess",
    "Chant",
    "Prayer",
    "Martyr",
    "Whisper",
    "Nix",
    "Ragnarok",
    "Doom token",
    "Skalds in detail",
    "Ghosts in detail",
    "FAQ own tree",
    "FAQ other trees",
    "FAQ colours",
    "FAQ order",
    "FAQ seven spots",
    "FAQ moving",
    "FAQ gender",
    "FAQ markers",
    "FAQ own ghosts",
    "FAQ recessives",
)
OPTIONS = ("options", "teaching", "standing orders", "look-up", "hints", "account")
"""What the house adds."""
RULINGS = tuple(f"S{number}" for number in range(1, 44))
CORRECTIONS = tuple(f"N{number}" for number in range(1, 18))
VECTORS = tuple(f"V{number}" for number in range(1, 15))
IDS = (*SECTIONS, *OPTIONS, *RULINGS, *CORRECTIONS, *VECTORS)
