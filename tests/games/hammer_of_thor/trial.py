"""How The Hammer of Thor is tried."""

from games.core.vocabulary import tag
from games.hammer_of_thor.actions import AnyAction
from games.hammer_of_thor.options import Options
from tests.contract.configurations import flips
from tests.games.hammer_of_thor import rarities
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
            "teaching": True,
        },
    },
    long=dict.fromkeys(("defaults", "every variant", *(name for name, _ in flips(Options))), 34),
    changed_with={4},
    special={
        "an encounter of two seats": lambda at: (
            at.table.encounter is not None and tag(at.step) == "meetings"
        ),
        "plans half made": lambda at: tag(at.step) == "meetings" and len(at.asks) == 1,
    },
    rare={"picking-heroes": rarities.picking},
    optional={
        ("arrange", "third"),
        ("arrange", "fourth"),
        ("plan", "acceptance"),
        ("muster", "champion"),
        ("muster", "foe"),
    },
)
