"""Every command stands in the README's table, and nothing else does."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[2] / "README.md").read_text()
TYPED = 1
"""The type of a command that is typed, and stands in no menu."""
SUBCOMMAND = 1
"""The type of an option that is a command of a group."""
TABLE = re.compile(r"^\| command \|.*\n((?:\|.*\n)+)", re.MULTILINE)


def commands(hall):
    """All commands as Discord knows them, with their groups; those in menus by their names."""
    found = set()
    for command in hall.commands():
        if command["type"] != TYPED:
            found.add(command["name"])
            continue
        below = [one["name"] for one in command.get("options", ()) if one["type"] == SUBCOMMAND]
        found |= {f"/{command['name']} {name}" for name in below} or {f"/{command['name']}"}
    return found


def listed(readme):
    """The commands in the first column of the first table of commands, in order.

    After "/match board", a plain "hand" is another command of the same group. What stands in a
    menu is written *like this*.
    """
    names, group = [], ""
    for row in TABLE.search(readme)[1].splitlines():
        column = row.split("|")[1]
        names += re.findall(r"\*([^*]+)\*", column)
        for span in re.findall(r"`([^`]+)`", column):
            if span.startswith("/"):
                group = span.split()[0]
                names.append(span)
            else:
                names.append(f"{group} {span}")
    return names


def complaints(readme, known):
    """What the table does not tell, tells twice, or makes up."""
    names = listed(readme)
    missing = [f"{name} is not listed" for name in sorted(known - set(names))]
    unknown = [f"{name} is no command" for name in sorted(set(names) - known)]
    return missing + unknown + [f"{one} is listed twice" for one in names if names.count(one) > 1]


async def test_every_command_stands_in_the_readme(hallway):
    assert complaints(README, commands(hallway.hall)) == []


@pytest.mark.parametrize(
    ("text", "instead", "complaint"),
    [
        ("| `/runes` |", "| nothing |", "/runes is not listed"),
        ("*Challenge* ·", "", "Challenge is not listed"),
        (" · `resume`", "", "/table resume is not listed"),
        ("| `/roll` |", "| `/roll` · `/rell` |", "/rell is no command"),
        ("| `/away until` ·", "| `/away until` · `since` ·", "/away since is no command"),
        ("| `/roll` |", "| `/roll` · `/runes` |", "/runes is listed twice"),
    ],
)
async def test_a_table_that_is_wrong_is_found_out(hallway, text, instead, complaint):
    changed = README.replace(text, instead, 1)
    assert changed != README

    assert complaint in complaints(changed, commands(hallway.hall))
