"""Syncing commands: what passes, what is refused."""

import pytest

FORM = (400, 50035)


def command(name="go", description="Goes", **more):
    return {"name": name, "description": description, **more}


def option(name="where", kind=3, **more):
    return {"name": name, "description": "x", "type": kind, **more}


def choices(number):
    return [{"name": str(n), "value": str(n)} for n in range(number)]


BAD_COMMANDS = {
    "upper case": ([command("Go")], FORM),
    "space": ([command("go on")], FORM),
    "name 33": ([command("x" * 33)], FORM),
    "no description": ([command(description="")], FORM),
    "description 101": ([command(description="x" * 101)], FORM),
    "26 options": ([command(options=[option(f"o{n}") for n in range(26)])], FORM),
    "same option": ([command(options=[option(), option()])], FORM),
    "required later": ([command(options=[option("a"), option("b", required=True)])], FORM),
    "26 choices": ([command(options=[option(choices=choices(26))])], FORM),
    "choice name 101": (
        [command(options=[option(choices=[{"name": "x" * 101, "value": "x"}])])],
        FORM,
    ),
    "wrong choice": ([command(options=[option(kind=4, choices=choices(1))])], FORM),
    "choices suggest": ([command(options=[option(choices=choices(1), autocomplete=True)])], FORM),
    "mixed": ([command(options=[option("a", 1), option("b")])], FORM),
    "too deep": (
        [command(options=[option("a", 2, options=[option("b", 2, options=[])])])],
        FORM,
    ),
    "min above max": ([command(options=[option(kind=4, min_value=3, max_value=2)])], FORM),
    "same name": ([command(), command()], FORM),
    "8001 letters": (
        [
            command(
                options=[
                    option(f"o{n}", choices=[{"name": "x" * 99, "value": str(m)} for m in range(4)])
                    for n in range(21)
                ]
            )
        ],
        FORM,
    ),
    "101 commands": ([command(f"c{n}") for n in range(101)], (400, 30032)),
}


@pytest.mark.parametrize("name", BAD_COMMANDS)
async def test_a_bad_command_is_refused(name, api, hall):
    payload, expected = BAD_COMMANDS[name]

    assert await api.code("PUT", f"/applications/{hall.bot.id}/commands", payload) == expected
    assert hall.commands() == []


async def test_a_sync_keeps_the_identifiers_of_known_names(api, hall):
    path = f"/applications/{hall.bot.id}/guilds/{hall.guild.id}/commands"
    _, (first,) = await api.send("PUT", path, [command()])
    _, (again, _) = await api.send("PUT", path, [command(), command("come")])

    assert first["id"] == again["id"]
    assert len(hall.commands(hall.guild)) == 2
    assert (await api.send("DELETE", f"{path}/{again['id']}"))[0] == 204
    assert await api.code("GET", f"{path}/{again['id']}") == (404, 10063)


async def test_permissions_are_sent_as_a_number_and_answered_as_a_text(api, hall):
    """As the specification has it: `ApplicationCommandUpdateRequest`, `…Response`."""
    path = f"/applications/{hall.bot.id}/commands"
    sent = [command(default_member_permissions=32), command("come")]
    _, answered = await api.send("PUT", path, sent)

    assert [one["default_member_permissions"] for one in answered] == ["32", None]
