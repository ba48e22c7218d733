"""Of SQLAlchemy no more is loaded than the store needs; whoever asks for the rest gets it."""

import sys
from subprocess import check_output

OPENING = """
import asyncio, sys
from db import Store
from db.asynchronous import AsyncEngine

async def main():
    await (await Store.open({file!r})).close()

asyncio.run(main())
print("sqlalchemy.orm" in sys.modules)
import sqlalchemy.ext.asyncio as whole
print(whole.AsyncEngine is AsyncEngine, whole.AsyncSession.__name__)
"""
LOADED = "import sqlalchemy.ext.asyncio as whole, db; print(whole.AsyncSession.__name__)"


def said(script: str) -> str:
    return check_output([sys.executable, "-c", script], text=True)


def test_a_store_loads_no_mapping_of_objects_and_the_rest_is_there_for_others(tmp_path):
    told = said(OPENING.format(file=str(tmp_path / "skald.db")))

    assert told == "False\nTrue AsyncSession\n"


def test_what_was_loaded_before_stays():
    assert said(LOADED) == "AsyncSession\n"
