"""`admin clone`: a copy of a match to practise with, in which nothing is seen that was hidden."""

import re

import click

from bot.cli.admin.acting import reason_option
from bot.cli.admin.desk import Desk, at_desk, database_option, match_argument
from bot.complaints import message
from db import OPERATOR, StaffAct
from games.core.vocabulary import Seat
from play.minds import Mind
from play.table.earlier.practice import Practice, practised
from play.table.moderation import entry_of
from play.table.robots import STRENGTHS, USUAL
from play.watch.elsewhere import tell

_PERSON = re.compile(r"([1-9]\d?)=([1-9]\d{0,18})", re.ASCII)
"""A seat, as `admin show` numbers it, and somebody's id on Discord."""
_IDS = 1 << 63
"""Every id lies below."""


def _people(_: click.Context, __: click.Parameter, named: tuple[str, ...]) -> dict[Seat, int]:
    """People by the seats that they take: none has two, and none is another's."""
    read = [_PERSON.fullmatch(one) for one in named]
    found = {int(one[1]) - 1: int(one[2]) for one in read if one and int(one[2]) < _IDS}
    if len(found) < len(named) or len(set(found.values())) < len(found):
        raise click.BadParameter(message("cli-person-format"))
    return found


@click.command("clone")
@match_argument
@click.option(
    "--after", type=click.IntRange(0, 2**31 - 1), help="The action after which it stood so."
)
@click.option(
    "--person",
    "people",
    multiple=True,
    metavar="SEAT=ID",
    callback=_people,
    help="Somebody's id on Discord for a seat; all other seats are robots'. May be repeated.",
)
@click.option(
    "--robots",
    type=click.Choice([mind.value for mind in STRENGTHS]),
    default=USUAL.value,
    show_default=True,
    help="How well the robots play.",
)
@reason_option
@database_option
def clone(
    match: int,
    after: int | None,
    people: dict[Seat, int],
    robots: str,
    reason: str | None,
    database: str | None,
) -> None:
    """Open a copy of MATCH to practise with, beside it, as it stands or as it stood.

    All that is hidden in MATCH is dealt anew in the copy, and other dice fall, so that nobody
    learns there what others hold here, or what will come. It is named a practice match wherever it
    is shown, and counts for nothing. MATCH itself goes on as before.
    """
    wanted = Practice(after, people, Mind(robots))

    async def done(desk: Desk) -> int:
        record = (await desk.registry.match(match)).record
        now = desk.registry.now()
        entry = entry_of(record, OPERATOR, StaffAct.CLONE, now, reason=reason)
        made = await practised(desk.registry, desk.gameplay, match, wanted, entry)
        await tell(desk.store)
        return made

    made = at_desk(database, done)
    click.echo(message("cli-done-clone", match=match, made=made))
