"""How Norsaga is tried."""

from games.norsaga.actions import AnyAction
from tests.games.trials import Trial

TRIAL = Trial(
    endings={"saga", "rounds"},
    steps={
        "embellishing",
        "continuing",
        "plundering",
        "infiltrating",
        "augury",
        "praying",
        "dismissing",
        "martyrdom",
    },
    commands=AnyAction,
    option_sets={
        "first match": {"advanced": False, "teaching": True, "start_bonus": True, "turn_cap": 15},
        "every variant": {
            "ghosts": "two-fewer",
            "split": "eight-twelve",
            "hard_sagas": "on",
            "saga_pick": "one-of-two",
            "skald_once": False,
            "turn_cap": 15,
            "teaching": True,
        },
        "even sagas": {"saga_list": "even"},
        "sagas alike": {"saga_list": "alike"},
    },
    long={"turn_cap 0": 10},
    special={
        "embellishing by a skald": lambda at: bool(getattr(at.step, "skald", None)),
        "embellishing with a queue": lambda at: bool(at.table.queue),
        "dismissing with a choice": lambda at: (
            bool(getattr(at.step, "waiting", ())) and bool(getattr(at.step, "chosen", ()))
        ),
        "continuing with a Doom token": lambda at: bool(at.table.doomed),
    },
    optional={
        ("assault", "discards"),
        ("turncoat", "discards"),
        ("offering", "card"),
        ("offering", "place"),
    },
)
