"""Norseheim's modules import downwards alone, in the layers that its package docstring names."""

import ast
from collections.abc import Iterator
from pathlib import Path

import games.norseheim

HOME = Path(games.norseheim.__file__).parent
LAYERS = (
    "data board gods kinds leaders character giants rewards options standing_orders",
    "land table prompts refusals events war_events giant_events",
    "traces changes hands god_cards omens persuasion markers endings",
    "battle",
    "orders",
    "favours legal_orders",
    "steps",
    "view appraisal pieces redealing retiring starting actions upgrades rules",
)
LEVEL = {name: level for level, layer in enumerate(LAYERS) for name in layer.split()}


def upward(name: str, source: str) -> Iterator[str]:
    """The modules of the title that a module imports from a layer above its own."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("games.norseheim"):
            parts = (node.module or "").split(".")[2:]
            for target in parts[:1] or [alias.name for alias in node.names]:
                if LEVEL.get(target, 0) > LEVEL[name]:
                    yield target


def test_nothing_imports_from_a_layer_above():
    """Every module stands in a layer, a new one too."""
    for path in sorted(HOME.rglob("*.py")):
        parts = path.relative_to(HOME).with_suffix("").parts
        if parts != ("__init__",):
            assert list(upward(parts[0], path.read_text())) == [], path


def test_the_guard_barks_at_a_step_in_an_order():
    """As a Gods card once imported one."""
    step = "from games.norseheim.steps.turn import Acting\n"

    assert list(upward("orders", step)) == ["steps"]
    assert list(upward("table", "from games.norseheim import actions as do\n")) == ["actions"]
    assert list(upward("rules", step)) == []
