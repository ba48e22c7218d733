"""The pictures and other files of messages, put where a person can open them."""

import hashlib
import re
import tempfile
from pathlib import Path

from rich.style import Style
from rich.text import Text

from hall.console_markdown import clean
from hall.model import Attachment

_UNSAFE = re.compile(r"[^\w.-]+")


class Pictures:
    """A folder into which every file that is shown goes once.

    Args:
        folder: where the files go; without one, a new temporary folder, made when needed.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._saved: dict[bytes, Path] = {}

    def save(self, attachment: Attachment) -> Path:
        """Write a file, unless the same was written before, and return where it is."""
        digest = hashlib.sha256(attachment.data).digest()
        if digest not in self._saved:
            name = _UNSAFE.sub("_", Path(attachment.filename).name)
            path = self._place() / f"{len(self._saved) + 1:04}-{name}"
            path.write_bytes(attachment.data)
            self._saved[digest] = path
        return self._saved[digest]

    def line(self, attachment: Attachment, description: str | None) -> Text:
        """Return the line that stands for a file: where it is, and its alt text."""
        path = self.save(attachment)
        what = "picture" if attachment.content_type.startswith("image/") else "file"
        line = Text(f"{what}: ", no_wrap=True, overflow="ignore")
        line.append(str(path), Style(underline=True, link=path.absolute().as_uri()))
        told = clean(description or attachment.description or "")
        return line.append(f" — {told}" if told else "")

    def _place(self) -> Path:
        if self._folder is None:
            self._folder = Path(tempfile.mkdtemp(prefix="pictures-"))
        self._folder.mkdir(parents=True, exist_ok=True)
        return self._folder
