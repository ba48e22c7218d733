"""Kinds and sizes of pictures: Discord adds width and height to attachments."""

import mimetypes


def content_type(filename: str) -> str:
    """Return the media type that a file name stands for."""
    if filename.lower().endswith(".webp"):
        return "image/webp"
    return mimetypes.guess_type(filename)[0] or "application/octet-stream"


def kind_of(data: bytes) -> str | None:
    """Return the media type of a picture by its first bytes; None if it is not one."""
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if data[:6] in (b"GIF87a", b"GIF89a"):
        return "image/gif"
    if data.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    return "image/avif" if data[4:12] == b"ftypavif" else None


def size_of(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a picture in one of the known formats."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:
        return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        return int.from_bytes(data[6:8], "little"), int.from_bytes(data[8:10], "little")
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        return _webp_size(data)
    return None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    # https://developers.google.com/speed/webp/docs/riff_container
    match data[12:16]:
        case b"VP8 ":
            width, height = data[26:28], data[28:30]
            return int.from_bytes(width, "little") & 0x3FFF, int.from_bytes(
                height, "little"
            ) & 0x3FFF
        case b"VP8L":
            bits = int.from_bytes(data[21:25], "little")
            return (bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1
        case b"VP8X":
            width, height = data[24:27], data[27:30]
            return int.from_bytes(width, "little") + 1, int.from_bytes(height, "little") + 1
    return None
