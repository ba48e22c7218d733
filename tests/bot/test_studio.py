"""The studio draws beside the loop, and loads what draws only when it is wanted."""

import sys
from subprocess import check_output

IMPORTING = """
import sys
import bot.serving
print(sorted(name for name in sys.modules if name in ("PIL", "isal", "rich", "pydantic_settings")))
"""


def test_the_program_is_imported_without_what_it_may_not_need():
    assert check_output([sys.executable, "-c", IMPORTING], text=True).strip() == "[]"
