"""How Fallen Kingdoms is tried."""

from games.core.vocabulary import tag
from games.fallen_kingdoms.actions import AnyAction
from games.fallen_kingdoms.options import Options
from tests.contract.configurations import flips
from tests.games.fallen_kingdoms import rarities
from tests.games.fallen_kingdoms.staged import STAGED
from tests.games.trials import Trial

TRIAL = Trial(
    endings={"trophies"},
    steps={
        "choosing-gods",
        "groups",
        "using-power",
        "spending-points",
        "choosing-building",
        "choosing-knowledge",
        "placing-units",
        "placing-buildings",
        "moving",
        "combat",
        "attacking",
        "defending",
        "fleeing",
        "won",
        "rampaging",
        "advancing",
        "pulling-back",
        "invasions",
        "inheriting",
        "choosing-path",
        "pushing-on",
        "deploying",
        "raising-temple",
        "naming",
    },
    commands=AnyAction,
    option_sets={
        "every variant": {
            "board": "random",
            "trophies": "two",
            "rounds": "ten",
            "newcomers": "all",
            "powers": False,
            "hidden_glory": True,
            "counter_clockwise": True,
            "strongest_invade_first": True,
            "powerless_temples": True,
        },
    },
    long=dict.fromkeys(("defaults", "every variant", *(name for name, _ in flips(Options))), 4),
    special={
        "moving with marches": lambda at: tag(at.step) == "moving" and bool(at.table.marches),
        "combat in a battle won": lambda at: tag(at.step) == "won",
        "an invasion with a fallen kingdom": lambda at: (
            tag(at.step) == "invasions" and any(player.fallen for player in at.table.players)
        ),
        "gods half chosen": lambda at: (
            tag(at.step) == "choosing-gods" and bool(at.step.chosen)  # type: ignore[attr-defined]
        ),
    },
    rare={"losing-units": rarities.losing},
    staged=STAGED,
    optional={("attack", "left")},
    refused={(5, "trophies four"), (6, "trophies four"), (6, "cities nine")},
)
