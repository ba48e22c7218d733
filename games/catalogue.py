"""The titles that there are: every package of `games` with a `TITLE` is one."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import games
from games.core.title import Title


@cache
def titles() -> Mapping[str, Title]:
    """All titles by key; the shortest comes first, for whoever looks for a first one."""
    packages = [module.name for module in iter_modules(games.__path__) if module.ispkg]
    modules = (import_module(f"games.{name}") for name in sorted(packages))
    found = (module.TITLE for module in modules if hasattr(module, "TITLE"))
    return {title.key: title for title in sorted(found, key=lambda title: title.minutes)}
