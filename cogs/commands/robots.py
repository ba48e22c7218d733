"""Carries out `/table robot`: before the start it seats robots, later one plays for somebody."""

from discord import app_commands

from cogs.panels.lobby import robot_seated
from games.core.errors import InvalidAction
from play.library import words_of
from play.match.match import Match, Status
from play.minds import Mind
from play.services import Services
from play.table.robots import STRENGTHS, relieve, seat_robot, send_away, take_back

AWAY = "away"
"""Not how a robot thinks, but that it shall go."""
MINDS = [
    app_commands.Choice(name=words_of().text(f"mind-{mind}"), value=mind)
    for mind in (*(one.value for one in STRENGTHS), AWAY)
]


async def employ(services: Services, match: Match, user: int, mind: str) -> str:
    """Seat a robot or send one away, as the match stands; gives the sentence that tells it.

    Raises:
        InvalidAction: robots do not think like this.
        GameError: it is refused, for a reason that has a sentence.
    """
    words, match_id, waits = words_of(), match.record.id, match.record.status is Status.LOBBY
    if mind == AWAY:
        if waits:
            await send_away(services.lobbies, match_id, user)
        else:
            await take_back(services.registry, match_id, user)
        return words.text("robot-sent-away" if waits else "robot-returned")
    if mind not in STRENGTHS:
        raise InvalidAction(mind)
    if waits:
        await seat_robot(services.lobbies, match_id, user, Mind(mind))
    else:
        await relieve(services.registry, match_id, user, Mind(mind))
    if waits:
        return robot_seated(match.record, Mind(mind))
    return words.text("robot-relieves", strength=words.text(f"mind-{mind}", "kind"))
