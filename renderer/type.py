"""Type: the faces, their sizes, how wide a text is, and how to make it fit."""

from enum import Enum
from functools import lru_cache
from importlib.resources import files
from threading import Lock
from typing import TypeAlias
from unicodedata import normalize

from PIL import Image, ImageFont

Font: TypeAlias = ImageFont.FreeTypeFont
ELLIPSIS = "…"
_drawing = Lock()
"""FreeType faces are shared, and no face may be used by two threads at once."""


class Face(Enum):
    """The faces in use: a serif for names and titles, a sans for numbers and small print."""

    TITLE = ("font_source_serif_pro", "SourceSerifPro-Bold.ttf")
    TEXT = ("font_source_sans_pro", "SourceSansPro-Regular.ttf")
    STRONG = ("font_source_sans_pro", "SourceSansPro-Semibold.ttf")
    HEAVY = ("font_source_sans_pro", "SourceSansPro-Bold.ttf")


@lru_cache(maxsize=128)
def font(face: Face, size: int) -> Font:
    """A face at a size in pixels."""
    package, name = face.value
    file = files(package) / "files" / name
    return ImageFont.truetype(str(file), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=128)
def cap_height(face: Face, size: int) -> int:
    """Give the height of a capital letter."""
    return -int(box("H", face, size)[1])


@lru_cache(maxsize=4096)
def box(text: str, face: Face, size: int) -> tuple[int, int, int, int]:
    """The ink of a text that begins on the baseline at 0, 0."""
    with _drawing:
        left, top, right, bottom = font(face, size).getbbox(text, anchor="ls")
    return int(left), int(top), int(right), int(bottom)


@lru_cache(maxsize=2048)
def ink(text: str, face: Face, size: int) -> tuple[Image.Image, tuple[int, int]]:
    """A text as a mask, and where its top left corner lies from the start of the baseline."""
    left, top, right, bottom = box(text, face, size)
    mask = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
    with _drawing:
        core, offset = font(face, size).getmask2(text, "L", anchor="ls")
    piece = Image.new("L", core.size)
    piece.im = core
    mask.paste(piece, (offset[0] - left, offset[1] - top))
    return mask, (left, top)


def width(text: str, face: Face, size: int) -> int:
    """Give the width of a text."""
    left, _, right, _ = box(text, face, size)
    return right - left


def fits(text: str, face: Face, size: int, room: int) -> bool:
    """Tell whether a text is no wider than the room."""
    return width(text, face, size) <= room


def fitted(text: str, face: Face, size: int, room: int, least: int) -> tuple[str, int]:
    """The text and the size at which it fits the room.

    It becomes smaller first, down to the least size, and then loses its end to an ellipsis.
    """
    while size > least and width(text, face, size) > room:
        size -= 1
    if width(text, face, size) <= room:
        return text, size
    while text and width(text + ELLIPSIS, face, size) > room:
        text = text[:-1].rstrip()
    return text + ELLIPSIS, size


def wrapped(text: str, face: Face, size: int, room: int) -> list[str]:
    """The text in lines that are no wider than the room, broken between words."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, face, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def writable(text: str, instead: str) -> str:
    """A person's name in letters that the faces have; `instead` where nothing is left of it.

    Names in Discord hold pictures and letters of all the world, and letters that only look
    ornate: those are written plainly, and what no face can show is left out.
    """
    plain = "".join(letter for letter in normalize("NFKC", text) if _known(letter))
    return " ".join(plain.split()) or instead


@lru_cache(maxsize=4096)
def _known(letter: str) -> bool:
    if letter.isspace():
        return True
    return letter.isprintable() and all(
        _shape(letter, face) != _shape("\U0010fffd", face) for face in (Face.TITLE, Face.STRONG)
    )


@lru_cache(maxsize=4096)
def _shape(letter: str, face: Face) -> tuple[tuple[int, int], bytes]:
    with _drawing:
        core = font(face, 24).getmask(letter, "L")
    return core.size, bytes(core)
