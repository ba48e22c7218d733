"""Takes PNG pictures out of their packing: the same picture is not always packed alike.

Under load ISA-L was seen, twice in some thousand pictures, to find another way back to bytes that
are the same. Nobody learns anything by it but that; all else in a file is left as it is.
"""

import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_AROUND = 12
"""The bytes of a chunk beside what it holds: length, kind, checksum."""


def unpacked(data: bytes) -> bytes:
    """A file's bytes; of a picture its rows as they are, its other chunks, and what follows."""
    if not data.startswith(SIGNATURE):
        return data
    found, at = [SIGNATURE], len(SIGNATURE)
    while at < len(data):
        end = at + int.from_bytes(data[at : at + 4], "big") + _AROUND
        kind, held = data[at + 4 : at + 8], data[at + 8 : end - 4]
        found.append(zlib.decompress(held) if kind == b"IDAT" else data[at:end])
        at = end
        if kind == b"IEND":
            found.append(data[at:])
            break
    return b"".join(found)
