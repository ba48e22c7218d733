"""How The Hammer of Thor is tried."""

from games.core.vocabulary import tag
from games.hammer_of_thor.actions import AnyAction
from games.hammer_of_thor.options import Options
from tests.contract.configurations import flips
from tests.games.hammer_of_thor import rarities, solitude
from tests.games.trials import Trial

TRIAL = Trial(
    endings={"good", "evil", "ruin"},
    steps={
        "choosing-heroes",
        "turn",
        "seeking",
        "facing",
        "battle",
        "camp",
        "captives",
        "keeping",
        "guided",
        "mustering",
        "arrival",
        "arranging",
        "tricking",
        "meetings",
        "welcoming",
        "challenged",
        "choosing-new-hero",
        "choosing-bronzes",
    },
    commands=AnyAction,
    option_sets={
        "every variant": {
            "length": "saga",
            "draft": "dealt",
            "heroes": "all",
            "second_life": False,
            "kills_between_seats": True,
            "shapes": False,
            "astral": False,
            "madness": False,
            "missions": False,
            "children": False,
            "teaching": True,
        },
    },
    long=dict.fromkeys(("defaults", "every variant", *(name for name, _ in flips(Options))), 34),
    changed_with={4},
    special={
        "an encounter of two seats": lambda at: (
            at.table.encounter is not None and tag(at.step) == "meetings"
        ),
        "a spirit that meets somebody": lambda at: (
            at.table.encounter is not None and any(one.is_spirit for one in at.table.counters)
        ),
        "somebody in another shape": lambda at: any(
            one.shape is not None for counter in at.table.counters for one in counter.members
        ),
        "a group that is seen to": lambda at: tag(at.step) == "turn" and at.step.tended is not None,
        "plans half made": lambda at: tag(at.step) == "meetings" and len(at.asks) == 1,
    },
    rare={
        "picking-heroes": rarities.picking,
        "fostering": rarities.fostering,
        "bargain": rarities.bargaining,
    },
    usual=3,
    staged={"alone": solitude.won, "alone and lost": solitude.lost},
    optional={
        ("arrange", "third"),
        ("arrange", "fourth"),
        ("child", "name"),
        ("plan", "acceptance"),
        ("plan", "terms"),
        *(("deal", field) for field in ("card", "name", "want", "item", "follower")),
        ("muster", "champion"),
        ("muster", "foe"),
        ("split", "members"),
    },
)
