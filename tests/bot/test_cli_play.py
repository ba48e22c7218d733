"""A match at one terminal: a robot plays by what is printed, and by nothing else."""

import os
import pty
import random
import re
import subprocess
import sys

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from bot.cli.hot_seat import HotSeat
from bot.library import words_of
from games.catalogue import titles
from games.core.dice import seeded
from games.nine_realms.forces import Realm
from games.nine_realms.options import Options

NAMES = ("Ann", "Bo")
TITLE = titles()["nine_realms"]
WORDS = words_of("nine_realms")
OPTION = re.compile(r"^ +(\d+)  (.*)$", re.MULTILINE)
SEVERAL = re.compile(r"\((\d+) to (\d+) numbers")
TO_WHOM = re.compile(r"Pass the keyboard to (\w+) and press Enter")
USUAL = Options()
ABILITY = re.compile(r"(?<=  )Re-roll all dice(?= \(|:|$)")
"""A kind of action that is called like a card; figures can do it too."""


class Robot:
    """Answers each question with a random one of the printed numbers, now and then a letter."""

    def __init__(self, seed: str, capsys: pytest.CaptureFixture[str], letters: str = "") -> None:
        self.rng = random.Random(seed)
        self.capsys = capsys
        self.letters = letters
        self.holder: str | None = None
        self.heard: list[tuple[str | None, str]] = []
        """What was printed, each part with whoever had the keyboard."""
        self.offered = ""

    def __call__(self, prompt: str) -> str:
        shown = self.capsys.readouterr().out
        self.heard.append((self.holder, shown))
        if passed := TO_WHOM.search(prompt):
            self.holder = passed[1]
            return ""
        if OPTION.search(shown):
            self.offered = shown
        if self.letters and self.rng.random() < 0.2:
            return self.rng.choice(self.letters)
        return self._answer(self.offered)

    def _answer(self, offered: str) -> str:
        numbers = [number for number, _ in OPTION.findall(offered)]
        question = SEVERAL.findall(offered)
        count = self.rng.randint(*map(int, question[-1])) if question else 1
        return " ".join(self.rng.sample(numbers, count))

    @property
    def transcript(self) -> str:
        return "".join(text for _, text in self.heard)


def hot_seat(seed: str, options: Options = USUAL) -> HotSeat:
    position, events = TITLE.rules.start(2, options, seeded(seed))
    return HotSeat(TITLE, NAMES, position, events)


def robot_plays(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    seed: str,
    letters: str = "",
) -> tuple[Robot, HotSeat]:
    robot, match = Robot(seed, capsys, letters), hot_seat(seed)
    monkeypatch.setattr("builtins.input", robot)
    match.play()
    robot.heard.append((robot.holder, capsys.readouterr().out))
    return robot, match


def type_in(*typed: str, names: tuple[str, ...] = NAMES) -> str:
    arguments = [part for name in names for part in ("--names", name)]
    lines = "".join(f"{line}\n" for line in typed)
    result = CliRunner().invoke(
        main, ["play", "nine_realms", "--seed", "5", *arguments], input=lines
    )
    return str(result.output)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_robot_that_reads_the_screen_plays_to_the_end(monkeypatch, capsys, seed):
    robot, match = robot_plays(monkeypatch, capsys, seed)

    assert match.position.ending is not None
    assert re.search("Victory for|The match is drawn", robot.heard[-1][1])
    assert "Turn 1: " in robot.transcript


def test_looking_around_and_taking_back_does_not_disturb_a_match(monkeypatch, capsys):
    robot, match = robot_plays(monkeypatch, capsys, "4", letters="buntth?x")

    assert match.position.ending is not None
    assert "Taken back." in robot.transcript


def other_cards(match: HotSeat, holder: str) -> set[str]:
    """The names of the cards that others hold and this player does not."""
    hands = match.position.table.hands
    mine = NAMES.index(holder)
    return {WORDS.name(card) for card in set(hands[1 - mine]) - set(hands[mine])}


class Spy(Robot):
    """Looks, each time it is asked, whether the choices or the hand show cards of the others."""

    match: HotSeat
    looked = 0
    leaks: list[str]

    def __call__(self, prompt: str) -> str:
        before = len(self.heard)
        typed = super().__call__(prompt)
        shown = "".join(text for _, text in self.heard[before:])
        lines = [ABILITY.sub("", line) for line in shown.splitlines()]
        private = [line for line in lines if OPTION.match(line) or "holds" in line]
        if self.holder and not TO_WHOM.search(prompt):
            others = other_cards(self.match, self.holder)
            self.looked += bool(private and others)
            self.leaks += [line for line in private for card in others if card in line]
        return typed


def spied(monkeypatch, capsys, seed):
    spy = Spy(seed, capsys, letters="h")
    spy.leaks = []
    spy.match = hot_seat(seed)
    monkeypatch.setattr("builtins.input", spy)
    spy.match.play()
    return spy


@pytest.mark.parametrize("seed", ["1", "6"])
def test_nobody_is_shown_the_cards_of_another(monkeypatch, capsys, seed):
    spy = spied(monkeypatch, capsys, seed)

    assert spy.looked > 20
    assert spy.leaks == []


def test_what_is_told_in_secret_is_told_to_its_owner_alone(monkeypatch, capsys):
    told: dict[str, list[str]] = {name: [] for name in NAMES}
    happen = HotSeat._happen

    def watched(match, events):
        for event in events:
            if event.secret_to is not None:
                told[NAMES[event.secret_to]].append(WORDS.say(event, NAMES))
        happen(match, events)

    monkeypatch.setattr(HotSeat, "_happen", watched)
    robot, _ = robot_plays(monkeypatch, capsys, "1")

    assert robot.heard[0] == (None, robot.heard[0][1])
    assert "You draw" not in robot.heard[0][1]
    for name in NAMES:
        heard = "".join(text for holder, text in robot.heard if holder == name)
        drawn = re.findall("^You draw: .*$", heard, re.MULTILINE)
        assert drawn == told[name][: len(drawn)]
        assert len(told[name]) - len(drawn) <= 1


def test_the_guard_against_leaks_barks_at_one(monkeypatch, capsys):
    view = TITLE.rules.view
    planted = lambda rules, position, seat: view(position, seat and 0)  # noqa: E731
    monkeypatch.setattr(type(TITLE.rules), "view", planted)

    assert spied(monkeypatch, capsys, "1").leaks


def test_the_keyboard_is_passed_before_anything_private_is_shown():
    output = type_in("", "2", "")

    assert output.index("Pass the keyboard to Ann") < output.index("You draw")
    assert output.count("Pass the keyboard to Bo") == 1


def test_the_next_player_can_have_the_keyboard_while_both_are_asked():
    output = type_in("", "n", "", "n", "", "q")

    assert output.count("Pass the keyboard to Ann") == 2
    assert output.count("Pass the keyboard to Bo") == 1


def test_a_choice_can_be_gone_back_on_and_an_action_taken_back():
    output = type_in("", "1", "1", "b", "1", "1", "u", "q")

    assert output.count("Which figure?") == 2
    assert output.count("On which hex?") == 2
    assert "Taken back." in output


def test_nothing_to_take_back_is_said():
    assert "That cannot be taken back" in type_in("", "u", "q")


def test_others_do_not_hear_of_what_was_taken_back(monkeypatch):
    match = hot_seat("5", Options(wishes=(Realm.NORSEMEN, None), first=0))
    typed = iter(["", "2", "", "2", "", "1", "1", "1", "u", "4", "q", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    told: list[str] = []
    monkeypatch.setattr(HotSeat, "_say", lambda self, text, style="": told.append(text))

    match.play()

    after = told[told.index("Taken back.") :]
    assert not any("moves from" in sentence for sentence in after)


def test_who_has_heard_of_it_learns_that_it_was_taken_back(monkeypatch):
    match = hot_seat("5")
    typed = iter(["", "2", "n", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    told: list[str] = []
    monkeypatch.setattr(HotSeat, "_say", lambda self, text, style="": told.append(text))
    match.play()

    match._take_back(0)
    match.seat = 1
    match._tell()

    assert told[-2] == "Taken back."
    assert told[-1] == "Ann takes the last action back."


@pytest.mark.parametrize("typed", ["0", "3", "x", "1 2", "-1", "1.5", "¹", "b"])
def test_bad_input_gets_a_sentence_and_another_try(typed):
    output = type_in("", typed, "2", "", "q")

    assert re.search("Type a number from 1 to 2|only the numbers 1 to 2|Type one number", output)
    assert "Pass the keyboard to Bo" in output


def test_an_empty_line_shows_the_choices_again():
    assert type_in("", "", "q").count("Take the usual places") == 2


def test_the_end_of_the_input_is_the_end_of_the_match():
    result = CliRunner().invoke(main, ["play", "nine_realms"], input="\n")

    assert result.exit_code == 1
    assert result.output.endswith("The input has ended; the match is broken off.\n")


def test_quitting_is_no_failure():
    result = CliRunner().invoke(main, ["play", "nine_realms"], input="\nq\n")

    assert result.exit_code == 0
    assert result.output.endswith("The match is broken off. Farewell!\n")


def test_board_hand_and_rules_are_shown_on_demand():
    output = type_in("", "t", "h", "?", "q")

    assert "Ann (Norsemen)" in output
    assert "Ann holds 3 Fate cards" in output
    assert "Kill the enemy Ruler" in output
    assert "**" not in output


def test_players_without_a_name_are_numbered():
    output = type_in("", "q", names=("Ann",))

    assert "Player 2 leads the" in output


def test_hints_stand_beside_the_attacks(monkeypatch, capsys):
    robot, _ = robot_plays(monkeypatch, capsys, "1")

    assert re.search(
        r"^ +\d+  \w+ attacks \w+  \(\d dice against \d+: \d+ % to wound\)$",
        robot.transcript,
        re.MULTILINE,
    )


def test_at_a_terminal_the_screen_is_wiped_between_players():
    parent, child = pty.openpty()
    command = [sys.executable, "-m", "bot", "play", "nine_realms", "--seed", "5"]
    with subprocess.Popen(command, stdin=child, stdout=child, stderr=child) as process:
        os.close(child)
        os.write(parent, b"\n2\n\nq\n")
        shown = b""
        while chunk := _read(parent):
            shown += chunk
    os.close(parent)

    assert process.returncode == 0
    assert shown.count(b"\x1b[3J") == 4


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # how Linux says that nobody has the other end any more
        return b""
