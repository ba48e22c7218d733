"""The story of a match of Norseheim, as a player reads it in the thread from top to bottom."""

import re
from collections.abc import Iterator

from hall import Channel, Message, User
from tests.e2e.choosy import plain
from tests.e2e.feud import PLAYED, TURN, WAR

AWAITS = "⏳"
NUMBER = re.compile(r"^\*\*(Turn|Round) (\d+)")
SCORED = re.compile(r"^(\w+): \d+ for regions and \d+ for seats?, (\d+) in all\.$")
SEATS = re.compile(r"^(\w+) has (\d+) seats? in the council\.$")
CONQUERED = re.compile(r"^🏴 (\w+) takes (\w+),")
OUT = re.compile(r"^(\w+) has nothing left in Norseheim, and is out\.$")
WON = re.compile(r"^🏆 Victory for (\w+)! (.+)$")
KINGS = {"Eilifsborg", "Kongelund", "Tingslette"}
MAJORITY = 9
ROUNDS = 6
OTHERS = 2
"""The players but for one."""


def boards(user: User, thread: Channel) -> list[Message]:
    """The board messages, which all can see."""
    return [one for one in user.sees(thread) if not one.ephemeral and one.images]


def story(user: User, thread: Channel) -> list[str]:
    """What the boards tell line by line, but for their headings and whom they wait for."""
    told: list[str] = []
    for board in boards(user, thread):
        _heading, *lines = plain(board.text).split("\n")
        told += [line for line in lines if not line.startswith(AWAITS)]
    return told


def numbers(told: list[str], what: str) -> list[int]:
    """The numbers of the turns or rounds that are told to begin, in this order."""
    found = (NUMBER.match(line) for line in told)
    return [int(one[2]) for one in found if one and one[1] == what]


def cards_in_anothers_battle(told: list[str]) -> Iterator[str]:
    """The lines that tell of a Gods card of war which somebody played in another's turn."""
    turn = ""
    for line in told:
        if begun := TURN.search(line):
            turn = begun[1]
        played = PLAYED.match(line)
        if played and played[1] != turn and played[2] in WAR:
            yield line


def is_won_by_the_rules(told: list[str]) -> bool:
    """Whether the last line names somebody who has won, by what all could read before."""
    won = WON.match(told[-1])
    if won is None:
        return False
    name, reason = won.groups()
    if "majority" in reason:
        return _last(SEATS, told)[name] >= MAJORITY
    if "Kings regions" in reason:
        taken = {found[2] for line in told if (found := CONQUERED.match(line)) and found[1] == name}
        return taken >= KINGS
    if "Nobody else" in reason:
        gone = {found[1] for line in told if (found := OUT.match(line))}
        return len(gone) == OTHERS and name not in gone
    scores = _last(SCORED, told)
    return numbers(told, "Round")[-1] == ROUNDS and scores[name] == max(scores.values())


def _last(kind: re.Pattern[str], told: list[str]) -> dict[str, int]:
    """The number that was told last of each player."""
    found = (kind.match(line) for line in told)
    return {one[1]: int(one[2]) for one in found if one}
