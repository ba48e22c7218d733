"""SQLAlchemy's engines for asyncio, without its mapping of objects to tables, as none is here.

`sqlalchemy.ext.asyncio` gathers both, and the mapping takes a tenth of the time of the program's
start, and 7 MiB. So that package is run in full once something else of it is asked for.
"""

import sys
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

__all__ = ["AsyncConnection", "AsyncEngine", "create_async_engine"]
PACKAGE: Final = "sqlalchemy.ext.asyncio"


def _load() -> None:
    """Load the package's engines alone; one that is loaded already stays as it is."""
    spec = find_spec(PACKAGE)
    if PACKAGE in sys.modules or spec is None or spec.loader is None:
        return
    module, loader = module_from_spec(spec), spec.loader
    sys.modules[PACKAGE] = module
    import_module(f"{PACKAGE}.engine")

    def wanted(name: str) -> object:
        del module.__dict__["__getattr__"]
        loader.exec_module(module)
        return getattr(module, name)

    module.__dict__["__getattr__"] = wanted


_load()
if not TYPE_CHECKING:
    from sqlalchemy.ext.asyncio.engine import AsyncConnection, AsyncEngine, create_async_engine
