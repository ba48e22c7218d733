"""`python -m tests.saves` keeps saves of the versions that have none yet."""

import sys

from tests.saves.collecting import FOLDER, missing


def main() -> None:
    """Write the missing files."""
    for file, data in missing():
        file.write_bytes(data + b"\n")
        sys.stdout.write(f"{file.relative_to(FOLDER)}\n")


if __name__ == "__main__":
    main()
