"""The command line: what it prints, what it refuses, and in which words."""

import json
import subprocess
import sys
from dataclasses import replace
from typing import Literal

import jsonschema
import pytest
from click.testing import CliRunner, Result
from msgspec import Struct
from PIL import Image

from bot.__main__ import main
from bot.cli import COMMANDS
from bot.cli import simulate as simulating
from bot.cli.asked import options_for
from bot.cli.screen import plain
from games.catalogue import titles
from games.core.errors import SetupError
from play.simulation.contract import ContractBroken

DRAW = ["draw", "nine_realms", "-o", "x.png"]
SUMMARY = {
    "type": "object",
    "additionalProperties": False,
    "required": [
        "title",
        "seats",
        "matches",
        "finished",
        "capped",
        "decisions",
        "decisions_per_second",
        "endings",
        "wins",
    ],
    "properties": {
        "title": {"enum": list(titles())},
        "seats": {"type": "integer", "minimum": 2},
        "matches": {"type": "integer", "minimum": 1},
        "finished": {"type": "integer", "minimum": 0},
        "capped": {"type": "integer", "minimum": 0},
        "decisions": {"type": "integer", "minimum": 1},
        "decisions_per_second": {"type": "number", "exclusiveMinimum": 0},
        "endings": {"type": "object", "additionalProperties": {"type": "integer", "minimum": 1}},
        "wins": {"type": "array", "items": {"type": "integer", "minimum": 0}},
    },
}


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def summary(*arguments: str) -> dict[str, object]:
    result = run("simulate", *arguments, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return found


def timeless(found: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in found.items() if name != "decisions_per_second"}


def test_the_help_lists_every_command():
    result = run("--help")

    assert result.exit_code == 0
    assert all(name in result.output for name in COMMANDS)


def test_the_help_loads_neither_rules_nor_pictures_nor_discord():
    code = "import sys, bot.__main__ as m; m.main(['--help'], standalone_mode=False)"
    code += "; print(sorted({'PIL', 'discord', 'msgspec', 'fluent'} & set(sys.modules)))"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command):
    result = run(command, "--help")

    assert result.exit_code == 0, result.output


def test_an_unknown_command_is_refused():
    assert run("dance").exit_code == 2


def test_titles_are_listed_with_their_names():
    result = run("titles")

    assert result.exit_code == 0
    assert all(key in result.output for key in titles())
    assert "War of the 9 Realms" in result.output


def test_titles_are_listed_as_json():
    rows = json.loads(run("titles", "--json").stdout)

    assert [row["key"] for row in rows] == list(titles())
    assert all(row["seats"] and row["minutes"] and row["about"] for row in rows)


@pytest.mark.parametrize("title", titles())
def test_a_simulation_sums_its_matches_up(title):
    found = summary(title, "--matches", "12", "--jobs", "1")

    jsonschema.validate(found, SUMMARY)
    assert found["title"] == title
    assert found["matches"] == found["finished"] == sum(found["endings"].values()) == 12
    assert found["capped"] == 0
    assert len(found["wins"]) == found["seats"]


def test_a_simulation_comes_out_the_same_on_any_number_of_processes():
    alone, together = (
        summary("nine_realms", "--matches", "25", "--seed", "north", "--jobs", jobs)
        for jobs in ("1", "3")
    )

    assert timeless(alone) == timeless(together)


def test_another_seed_gives_other_matches():
    one, other = (
        timeless(summary("nine_realms", "--matches", "5", "--seed", seed)) for seed in "ab"
    )

    assert one != other


def test_more_matches_contain_the_fewer():
    few, many = (
        summary("nine_realms", "--matches", number, "--jobs", "1") for number in ("5", "12")
    )

    assert few["decisions"] < many["decisions"]
    assert all(many["endings"][name] >= count for name, count in few["endings"].items())


def test_options_of_the_title_count():
    usual, never = (
        summary("nine_realms", "--matches", "8", "--option", f"stall_limit={limit}")
        for limit in ("1", "0")
    )

    assert usual["endings"] == {"stalled": 8}
    assert "stalled" not in never["endings"]


@pytest.mark.parametrize(
    "option", ["overkill_blood=yes", "wishes=aesir,none", "first=none", "first=1", "edge=either"]
)
def test_options_are_read_from_texts(option):
    assert summary("nine_realms", "--matches", "1", "--option", option)["finished"] == 1


def test_a_summary_for_people_is_in_words():
    result = run("simulate", "nine_realms", "--matches", "3")

    assert result.exit_code == 0
    assert "Decisions a second" in result.stdout
    assert "Won by player 2" in result.stdout


def test_matches_of_another_mind_are_played_again_the_same():
    arguments = ("norsaga", "--matches", "1", "--mind", "greedy")

    assert timeless(summary(*arguments)) == timeless(summary(*arguments))
    assert timeless(summary(*arguments)) != timeless(summary("norsaga", "--matches", "1"))


def test_minds_meet_in_the_arena():
    arguments = ("arena", "norsaga", "--mind", "random", "--mind", "greedy", "--matches", "2")
    one, two = (json.loads(run(*arguments, "--json", "--jobs", jobs).stdout) for jobs in "12")

    assert one == two
    assert set(one["minds"]) == set(one["ratings"]) == {"random", "greedy"}
    assert one["minds"]["greedy"]["tries"] == one["matches"] == 2
    assert sum(one["endings"].values()) == 2
    assert any(side.startswith("saga-") for side in one["by_side"])


def test_the_arena_tells_people_in_words():
    result = run("arena", "nine_realms", "--mind", "random", "--matches", "2")

    assert result.exit_code == 0, result.output
    assert all(
        text in result.stdout for text in ("random", "Player 2", "95 %", "Hand-overs", "Odin")
    )


def test_an_unknown_mind_is_refused_with_those_that_there_are():
    result = run("arena", "nine_realms", "--mind", "wise")

    assert result.exit_code == 2
    assert "greedy" in result.stderr


def test_check_watches_every_match():
    assert summary("nine_realms", "--matches", "2", "--check")["finished"] == 2


def test_a_broken_promise_is_told_with_the_match_that_broke_it(monkeypatch):
    def broken(title, seats, options, seed, *, rarer, decide):
        error = ContractBroken("some_guard", "a card is lost" + " and another" * 100)
        error.add_note(f"seed {seed}")
        raise error

    monkeypatch.setattr(simulating, "checked", broken)
    result = run("simulate", "nine_realms", "--matches", "1", "--check")

    assert result.exit_code == 1
    assert "some_guard: a card is lost" in result.stderr
    assert "seed 1/0" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], "There is no title “chess”. There are: nine_realms"),
        (["simulate", "nine_realms", "--seats", "3"], "3 can't play War of the 9 Realms."),
        (["simulate", "nine_realms", "--option", "luck=1"], "has no option “luck”. It has: "),
        (
            ["simulate", "nine_realms", "--option", "edge=sharp"],
            "“sharp” doesn't fit the option edge: it takes both | either.",
        ),
        (
            ["simulate", "nine_realms", "--option", "stall_limit=101"],
            "it takes a number from 0 to 100.",
        ),
        (["simulate", "nine_realms", "--option", "overkill_blood"], "it takes yes or no."),
        (
            ["simulate", "nine_realms", "--option", "wishes=aesir,odin,thor"],
            "it takes (aesir | norsemen or none),(aesir | norsemen or none).",
        ),
        (["simulate", "nine_realms", "--option", "first=Ann"], "it takes a number or none."),
        (["simulate", "nine_realms", "--option", "stalled=draw"], "it takes blood or none."),
        (["draw", "chess", "-o", "x.png"], "There is no title “chess”."),
        (["draw", "nine_realms", "-o", "x.gif"], "its suffix should be webp or png."),
        (["draw", "nine_realms", "-o", "x"], "its suffix should be webp or png."),
        (
            ["draw", "nine_realms", "-o", "x.png", "--seat", "2"],
            "There is no seat 2: the seats are 0 to 1.",
        ),
        (
            ["draw", "nine_realms", "-o", "x.png", "--theme", "pink"],
            "There is no theme “pink”. There are: dark",
        ),
        (["draw", "nine_realms", "-o", "no/such/folder/x.png"], "I can't write the file"),
        (["draw", "chess", "-o", "x.png"], "There is no title “chess”."),
        (
            [*DRAW, *(["--names", "A"] * 3)],
            "3 can't play War of the 9 Realms. Numbers of players: 2.",
        ),
        (
            [*DRAW, "--seats", "2", "--names", "A", "--names", "B", "--names", "C"],
            "That's too many names: 2 play.",
        ),
        (
            [*DRAW, "--names", "Ann", "--names", "ann"],
            "Two players can't have the same name.",
        ),
        ([*DRAW, "--names", " "], "is no name to play under"),
        ([*DRAW, "--names", "A\u202eB"], "is no name to play under"),
        ([*DRAW, "--names", "A" * 33], "use 1 to 32 printable letters."),
    ],
)
def test_wrong_input_gets_one_sentence_and_exit_code_two(arguments, sentence):
    result = run(*arguments)

    assert result.exit_code == 2
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert not result.stdout


def planted(patch, **changed):
    """Other rules of War of the 9 Realms."""
    title = titles()["nine_realms"]
    patch.setitem(title.__dict__, "rules", replace(title.rules, **changed))


def test_options_that_clash_are_refused(monkeypatch):
    def refuse(seats, options, dice):
        raise SetupError(seats)

    planted(monkeypatch, start=refuse)
    result = run("simulate", "nine_realms")

    assert result.exit_code == 2
    assert result.stderr == "A match can't start like this.\n"


def test_options_are_those_of_a_new_match_unless_something_is_left_out():
    title = titles()["nine_realms"]

    assert options_for(title, []) == title.rules.usual
    assert options_for(title, ["stalled=blood"]) == title.rules.usual
    assert options_for(title, ["stalled=none"]) == title.rules.options()


class Many(Struct):
    gods: tuple[Literal["odin", "thor"], ...] = ()


@pytest.mark.parametrize(("text", "gods"), [("odin,thor", ("odin", "thor")), ("", ())])
def test_options_may_be_lists_of_any_length(monkeypatch, text, gods):
    planted(monkeypatch, options=Many)

    assert options_for(titles()["nine_realms"], [f"gods={text}"]) == Many(gods)


@pytest.mark.parametrize(("suffix", "kind"), [("png", "PNG"), ("webp", "WEBP"), ("PNG", "PNG")])
def test_draw_writes_a_picture_and_tells_what_it_shows(tmp_path, suffix, kind):
    file = tmp_path / f"board.{suffix}"
    result = run("draw", "nine_realms", "--moves", "40", "--names", "Ann", "-o", str(file))

    assert result.exit_code == 0, result.output
    assert "Ann" in result.stdout
    with Image.open(file) as image:
        assert image.format == kind
        assert max(image.size) <= 1600


def test_the_same_seed_draws_the_same_picture_for_the_same_eyes(tmp_path):
    def drawn(*arguments):
        file = tmp_path / "board.png"
        run("draw", "nine_realms", "--moves", "1", "-o", str(file), *arguments)
        return file.read_bytes()

    assert drawn("--seed", "7") == drawn("--seed", "7")
    assert drawn("--seed", "7") != drawn("--seed", "8")
    assert drawn("--seed", "7", "--theme", "light") != drawn("--seed", "7")


def test_draw_goes_no_further_than_the_end(tmp_path):
    result = run("draw", "nine_realms", "--moves", "99999", "-o", str(tmp_path / "end.webp"))

    assert "wins" in result.stdout


def test_the_terminal_is_spared_invisible_signs():
    assert plain("Turn 1: \u2068Ann\u2069.") == "Turn 1: Ann."
