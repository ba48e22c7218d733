"""`python -m bot hall`, as far as it can be told from outside without a browser."""

import re
import signal
import socket
import subprocess
import sys

import pytest

from tests.patience import PATIENCE

WRONG_INPUT = 2
BOT = ("-m", "bot")
LOUD = "import logging; logging.basicConfig(); from bot.__main__ import main; main()"
"""The same, with a handler that writes whatever the libraries' floors let through."""


def hall(*arguments):
    command = [sys.executable, *BOT, "hall", "--no-open", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def said(*arguments, program=BOT):
    """All that a hall prints from its start until it is told to end; a newcomer sees both streams.

    The first line is waited for, and everything else that is printed is kept.
    """
    command = [sys.executable, *program, "hall", "--no-open", *map(str, arguments)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=subprocess.STDOUT, text=True) as process:
        lines = []
        for line in process.stdout:
            lines.append(line)
            if "http://" in line:
                process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    return lines


@pytest.mark.parametrize("is_kept", [False, True])
def test_its_address_is_all_that_it_prints(tmp_path, is_kept):
    """On a fresh folder, with its migrations, and, where it is kept, in a second run too."""
    for _ in range(1 + is_kept):
        lines = said(*(("--keep", tmp_path / "kept") if is_kept else ()))

        assert len(lines) == 1, lines
        assert re.search(r" http://127\.0\.0\.1:\d+/#\S+$", lines[0])


def test_the_guard_barks_at_a_handler_of_every_level():
    """The migrations' log and discord.py's are there to be printed."""
    lines = said(program=("-c", LOUD))

    assert [line for line in lines if "alembic.runtime.migration" in line]
    assert [line for line in lines if "discord.gateway" in line]


def test_a_file_that_is_no_hall_is_left_alone(tmp_path):
    """One sentence names it, and it stays as it was."""
    letter = tmp_path / "letter"
    letter.write_text("Dear Ann, this is no hall, but a letter. " * 99)
    ended = hall("--keep", letter)

    assert ended.returncode == WRONG_INPUT
    assert str(letter) in ended.stderr
    assert "Traceback" not in ended.stderr
    assert letter.read_text().startswith("Dear Ann")


def test_a_port_that_is_taken_is_named():
    """One sentence, and no traceback."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = hall("--port", port)

    assert ended.returncode == WRONG_INPUT
    assert str(port) in ended.stderr
    assert "Traceback" not in ended.stderr
