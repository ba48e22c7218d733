"""How Norseheim is tried."""

from games.core.vocabulary import tag
from games.norseheim.actions import AnyAction
from tests.games.norseheim import rarities
from tests.games.norseheim.staged import STAGED
from tests.games.trials import Trial

TRIAL = Trial(
    endings={"score"},
    steps={
        "homes",
        "mercy",
        "acting",
        "after-acting",
        "first-half",
        "second-half",
        "relocating",
        "covering",
        "foreseeing",
        "before",
        "after",
        "pressing-on",
        "giving",
        "rewards",
        "giants",
    },
    commands=AnyAction,
    option_sets={
        "every variant": {
            "card_limit": "per-round",
            "rewards": "two",
            "mercy": False,
            "ring_hits": "last",
            "kings_seats": True,
            "exile": True,
            "upright": "five",
        },
        "without gods": {"gods_cards": False, "exile": True},
        "even tiles and values": {"tile_set": "even", "value_set": "even"},
    },
    special={
        "acting with markers to be taken back": lambda at: bool(getattr(at.step, "staged", ())),
        "acting with Danevold and ring": lambda at: (
            tag(at.step) == "acting" and bool(at.table.danevolds) and at.table.rings_left < 7
        ),
        "acting with an omen and a waiting god": lambda at: (
            tag(at.step) == "acting" and bool(at.table.waiting) and bool(at.table.struck)
        ),
        "rewards with a secret choice": lambda at: (
            tag(at.step) == "rewards" and bool(at.step.wishes)  # type: ignore[attr-defined]
        ),
        "second-half after a battle": lambda at: (
            tag(at.step) == "second-half" and any(tag(trace) == "fought" for trace in at.traces)
        ),
    },
    rare={
        "mustering": rarities.mustering,
        "exile": rarities.ruined,
        "voting": rarities.voting,
    },
    staged=STAGED,
    optional={("relocate", "cards"), ("foresee", "top"), ("foresee", "under")},
)
