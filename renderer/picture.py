"""A finished picture: the image, its alternative text, and its bytes."""

from dataclasses import dataclass
from enum import StrEnum
from io import BytesIO

from PIL import Image

from renderer.palette import reduced
from renderer.png import png

ALT_TEXT_LIMIT = 250
_WEBP = {"quality": 75, "method": 2}


class Format(StrEnum):
    """The formats in which a picture may be sent; the value is the file's suffix too."""

    PNG = "png"
    """256 colours: the sharpest, and ten times as fast as WebP at a similar size."""
    WEBP = "webp"


@dataclass(frozen=True, slots=True)
class Picture:
    """An image to show, and the text for those who do not see it."""

    image: Image.Image
    alt_text: str
    palette: Image.Image

    def encode(self, kind: Format = Format.PNG) -> bytes:
        """The bytes to send; the same picture always gives the same bytes."""
        if kind is Format.PNG:
            return png(reduced(self.image, self.palette))
        to = BytesIO()
        self.image.save(to, "WEBP", **_WEBP)
        return to.getvalue()


def shortened(text: str, limit: int = ALT_TEXT_LIMIT) -> str:
    """The text, cut at a word with an ellipsis where it is too long."""
    if len(text) <= limit:
        return text
    kept = text[: limit - 1]
    return (kept.rsplit(" ", 1)[0] or kept).rstrip(" ,;·") + "…"
