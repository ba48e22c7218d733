"""`verify`: what it prints for a file of `/match verify`, and what it says of one that is wrong."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.__main__ import main
from play.proof.transcript import written
from tests import verify_dice
from tests.play.proof.test_verification import simulated


@pytest.fixture(scope="module")
def match() -> dict:
    """A match that comes out."""
    return json.loads(written(simulated("5")))


def run(tmp_path, match) -> Result:
    file = tmp_path / "match-7-dice.json"
    file.write_text(json.dumps(match))
    return CliRunner().invoke(main, ["verify", str(file)])


def independent(tmp_path) -> subprocess.CompletedProcess[str]:
    """The other check as a player runs it: by itself, without a module of ours in reach."""
    script = Path(verify_dice.__file__)
    command = [sys.executable, "-I", str(script), "match-7-dice.json"]
    return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)


def test_every_random_outcome_is_named(tmp_path, match):
    result = run(tmp_path, match)
    *lines, verdict = result.stdout.splitlines()
    drawing = [deed for deed in match["deeds"] if deed["draws"]]

    assert result.exit_code == 0
    assert len(lines) == len(drawing)
    assert sum(line.count(" d") for line in lines) >= sum(len(deed["draws"]) for deed in drawing)
    assert lines[0].startswith("2 · the start: d14 ")
    assert any("attack" in line and "d12" in line for line in lines)
    assert f"sealed as {match['seal']}" in verdict
    done = independent(tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "All dice come out as they were told.\n"


def test_the_first_fault_is_told_and_what_comes_after_it_is_not(tmp_path, match):
    wrong = json.loads(json.dumps(match))
    drawing = [deed for deed in wrong["deeds"] if deed["draws"]]
    sides, number = drawing[2]["draws"][0]
    drawing[2]["draws"][0] = [sides, (number + 1) % sides]

    result = run(tmp_path, wrong)

    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 2
    assert result.stderr == f"Action {drawing[2]['number']} has other dice.\n"
    done = independent(tmp_path)
    assert done.returncode == 1
    assert f"Deed {drawing[2]['number']}:" in done.stdout


def test_another_seal_is_told(tmp_path, match):
    result = run(tmp_path, match | {"seal": "0" * 64})

    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "The secret isn't the one that was sealed.\n"


@pytest.mark.parametrize("content", ["", "{}", "[1, 2]", "\x00"])
def test_what_is_no_such_file_gets_one_sentence(tmp_path, content):
    file = tmp_path / "other.json"
    file.write_text(content)

    result = CliRunner().invoke(main, ["verify", str(file)])

    assert result.exit_code == 2
    assert result.stderr == "other.json isn't a file of `/match verify` that I can read.\n"


def test_a_file_that_is_not_there_is_refused(tmp_path):
    assert CliRunner().invoke(main, ["verify", str(tmp_path / "none.json")]).exit_code == 2


@pytest.mark.parametrize("at", [0, 15, 31])
def test_an_altered_secret_is_found(tmp_path, match, at):
    """Also where the seal was made anew: the dice come out otherwise."""
    secret = bytearray.fromhex(match["secret"])
    secret[at] ^= 4
    sealed = {"secret": secret.hex(), "seal": hashlib.sha256(secret).hexdigest()}
    unsealed = run(tmp_path, match | {"secret": secret.hex()})
    result = run(tmp_path, match | sealed)

    assert (unsealed.exit_code, result.exit_code) == (1, 1)
    assert unsealed.stderr
    assert result.stderr
    assert independent(tmp_path).returncode != 0
