"""What the hall's record tells: no post, call or thread is there twice.

Worked out from the bot's requests and the messages that stand, without the bot's own words for it.
"""

from collections import Counter
from collections.abc import Iterator

from hall import Hall, Message, User
from hall.components import Kind
from hall.traffic import Sent

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
THREADS = "/channels/{channel_id}/messages/{message_id}/threads"
MADE = (200, 201)
GONE = 204


def doubled(hall: Hall, viewer: User) -> list[str]:
    """Complaints about what was shown twice."""
    return [*_nonces(hall), *_threads(hall), *_calls(hall), *_headings(hall, viewer)]


def _nonces(hall: Hall) -> Iterator[str]:
    """One message a nonce, also where Discord has forgotten the nonce."""
    made: dict[tuple[str, str], set[str]] = {}
    for sent in _done(hall, "POST", MESSAGES):
        if nonce := (sent.payload or {}).get("nonce"):
            made.setdefault((sent.path, nonce), set()).add(sent.answer["id"])
    for (path, nonce), messages in made.items():
        if len(messages) > 1:
            yield f"{nonce} was posted {len(messages)} times to {path}"


def _threads(hall: Hall) -> Iterator[str]:
    """One thread an invitation."""
    begun = Counter(sent.path for sent in _done(hall, "POST", THREADS))
    for path, times in begun.items():
        if times > 1:
            yield f"{path} was begun {times} times"


def _calls(hall: Hall) -> Iterator[str]:
    """Nobody is called while a call to the same player stands; nobody is told the end twice."""
    live: dict[str, tuple[str, str]] = {}
    ends: Counter[str] = Counter()
    for sent in hall.record:
        if sent.route == MESSAGE and sent.method == "DELETE" and sent.status == GONE:
            live.pop(sent.path.rsplit("/", 1)[1], None)
        if sent.route != MESSAGES or sent.method != "POST" or sent.status not in MADE:
            continue
        called, message = called_in(sent), sent.answer["id"]
        if len(called) > 1:
            ends[sent.path] += 1
        if len(called) != 1 or message in live:
            continue
        if (sent.path, called[0]) in live.values():
            yield f"{called[0]} was called again in {sent.path}"
        live[message] = sent.path, called[0]
    yield from (f"the end was told {n} times in {path}" for path, n in ends.items() if n > 1)


def _headings(hall: Hall, viewer: User) -> Iterator[str]:
    """One invitation a match, one board a turn: no first line comes twice in boxes of one id.

    Boards of several turns may begin alike, where players count no turns: while they set up.
    """
    for channel in hall.world.channels.values():
        shown = [one for one in viewer.sees(channel) if not one.ephemeral and one.components]
        first = Counter((one.text.split("\n")[0], *boxes(one)) for one in shown)
        yield from (f"{box[0]!r} stands {n} times" for box, n in first.items() if n > 1)


def boxes(message: Message) -> list[int]:
    """The ids of a message's boxes; a board's box has one that the bot has chosen."""
    return [part["id"] for part in message.components if part["type"] == Kind.CONTAINER]


def called_in(sent: Sent) -> list[str]:
    """Whom a message pings; a call pings one player, the end of a match all of them."""
    allowed = (sent.payload or {}).get("allowed_mentions") or {}
    return [str(user) for user in allowed.get("users", ())]


def _done(hall: Hall, method: str, route: str) -> Iterator[Sent]:
    for sent in hall.record:
        if (sent.method, sent.route) == (method, route) and sent.status in MADE:
            yield sent
