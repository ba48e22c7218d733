"""`python -m bot hall`, as far as it can be told from outside without a browser."""

import socket
import subprocess
import sys

from tests.patience import PATIENCE

WRONG_INPUT = 2


def hall(*arguments):
    command = [sys.executable, "-m", "bot", "hall", "--no-open", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


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
