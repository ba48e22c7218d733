"""`python -m tests.goldens` writes all golden playthroughs anew; review them as a diff."""

import sys

from tests.goldens.playthroughs import FOLDER, playthroughs


def main() -> None:
    """Write what is golden, delete what is not."""
    wanted = {file: play() for file, play in playthroughs()}
    for file in set(FOLDER.rglob("*.txt")) - set(wanted):
        file.unlink()
    for file, text in wanted.items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{file.relative_to(FOLDER)}: {text.count(chr(10))} lines\n")


if __name__ == "__main__":
    main()
