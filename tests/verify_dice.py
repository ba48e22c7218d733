"""Checks the dice of a match that is over, from its file alone: python tests/verify_dice.py FILE

Imports nothing of Skald: it follows the description in games/core/dice.py. It does not know the
rules, so it cannot tell whether an action was legal; `python -m bot verify` can.
"""

import hashlib
import hmac
import json
import sys
from collections import Counter
from pathlib import Path


def compact(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def numbers(key, action, cause):
    digest = hashlib.sha256(compact(cause)).digest()
    for block in range(2**32):
        thrown = hmac.digest(key, b"%d.%d." % (action, block) + digest, "sha256")
        yield from (int.from_bytes(thrown[at : at + 4], "big") for at in range(0, 32, 4))


def complaints(match):
    """What does not come out, a line each; and how many draws were checked."""
    secret = bytes.fromhex(match["secret"])
    if hashlib.sha256(secret).hexdigest() != match["seal"]:
        yield "The secret is not the one that was sealed."
    key = hmac.digest(secret, compact(match["words"]), "sha256")
    for deed in match["deeds"]:
        stream = numbers(key, deed["index"], deed["cause"]) if deed["draws"] else iter(())
        for sides, drawn in deed["draws"]:
            limit = 2**32 // sides * sides
            if next(number for number in stream if number < limit) % sides != drawn:
                yield f"Deed {deed['number']}: a number below {sides} was not {drawn}."
        faces = Counter(drawn + 1 for _, drawn in deed["draws"])
        for event in deed["events"]:
            shown, before = event.get("dice"), event.get("before", ())
            told = Counter(shown if isinstance(shown, list) else ()) - Counter(before)
            if told - faces:
                yield f"Deed {deed['number']}: {sorted((told - faces).elements())} fell for nobody."


if __name__ == "__main__":
    found = list(complaints(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))))
    sys.stdout.write("\n".join(found or ["All dice come out as they were told."]) + "\n")
    sys.exit(bool(found))
