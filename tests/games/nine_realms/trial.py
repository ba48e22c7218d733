"""How War of the 9 Realms is tried."""

from games.core.vocabulary import tag
from games.nine_realms.actions import AnyAction
from tests.games.trials import Trial

TRIAL = Trial(
    endings={"last-ruler", "cauldron", "stalled"},
    steps={"deployment", "all-seeing-eye", "action-phase", "naming", "fate-window"},
    commands=AnyAction,
    option_sets={
        "every variant": {
            "overkill_blood": True,
            "edge": "either",
            "reach": "rows",
            "two_vanguards": True,
            "stall_limit": 8,
        },
        "waiting decides": {"stalled": "blood", "stall_limit": 8},
        "literal range": {"reach": "literal", "two_vanguards": True, "stall_limit": 60},
    },
    special={
        "fate-window with a stored counter": lambda at: bool(getattr(at.step, "counter", None)),
        "fate-window of a counterattack": lambda at: (
            tag(at.step) == "fate-window" and at.step.roll.counter  # type: ignore[attr-defined]
        ),
        "deployment with one ready": lambda at: tag(at.step) == "deployment" and len(at.asks) == 1,
        "action-phase with terrain laid": lambda at: bool(at.table.terrain),
        "action-phase with a prey": lambda at: at.table.prey is not None,
        "action-phase with Revenge": lambda at: at.table.revenge > 0,
    },
)
