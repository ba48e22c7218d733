"""Environments of the other clients: made once for each version, in a folder of the user's own.

Needs npm, or pip, and what these fetch; the project's own environment gets nothing of it.
"""

import shutil
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

HERE = Path(__file__).parent
CACHE = Path.home() / ".cache" / "skald-clients"


def discordjs() -> list[str]:
    """The command that runs the bot on discord.js."""
    source = HERE / "discordjs"

    def install(folder: Path) -> None:
        shutil.copy(source / "package.json", folder)
        _run("npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", cwd=folder)

    folder = _made("discordjs", source / "package.json", install)
    shutil.copy(source / "client.js", folder)
    return ["node", str(folder / "client.js")]


def hikari() -> list[str]:
    """The command that runs the bot on hikari."""
    source = HERE / "hikari"

    def install(folder: Path) -> None:
        _run(sys.executable, "-m", "venv", str(folder))
        pip = str(folder / "bin" / "pip")
        _run(pip, "install", "--quiet", "-r", str(source / "requirements.txt"), cwd=folder)

    folder = _made("hikari", source / "requirements.txt", install)
    return [str(folder / "bin" / "python"), str(source / "client.py")]


def _made(name: str, wanted: Path, install: Callable[[Path], None]) -> Path:
    """The folder for what is wanted; one that was not finished is begun anew."""
    folder = CACHE / f"{name}-{sha256(wanted.read_bytes()).hexdigest()[:12]}"
    done = folder / "done"
    if not done.exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        install(folder)
        done.touch()
    return folder


def _run(*command: str, cwd: Path | None = None) -> None:
    subprocess.run(command, cwd=cwd, check=True)
