"""`admin close`, `reopen`, `freeze`, `unfreeze`, as a server's staff has them; and `rewind`.

Done the same way, so that a match is closed in one way alone, and its staff reads it in its log.
"""

from collections.abc import Awaitable, Callable

import click

from bot.cli.admin.desk import Desk, at_desk, database_option, match_argument
from bot.complaints import message
from db import OPERATOR, Audit, StaffAct
from play.match.match import Match
from play.table.earlier.rewinding import rewind as go_back
from play.table.moderation import Halts, entry_of
from play.table.proposals.engine import Proposals
from play.watch.elsewhere import tell

Act = Callable[[int, Audit], Awaitable[None]]
LONGEST = 200
"""Characters of a reason."""


def _short(_: click.Context, __: click.Parameter, reason: str | None) -> str | None:
    """A line that the players read, as long as a staff may write one."""
    if reason is not None and not 0 < len(reason.strip()) <= LONGEST:
        raise click.BadParameter(message("cli-reason-length", most=LONGEST))
    return reason and reason.strip()


reason_option = click.option(
    "--reason", callback=_short, help="Why; told in the thread and kept in the server's log."
)


@click.command("close")
@match_argument
@reason_option
@database_option
def close(match: int, reason: str | None, database: str | None) -> None:
    """Close MATCH, or its invitation, without a winner, as it stands."""
    _do(database, match, StaffAct.CLOSE, lambda halts: halts.close, reason)


@click.command("reopen")
@match_argument
@database_option
def reopen(match: int, database: str | None) -> None:
    """Let MATCH go on that was closed, where it stood."""
    _do(database, match, StaffAct.REOPEN, lambda halts: halts.reopen)


@click.command("freeze")
@match_argument
@reason_option
@database_option
def freeze(match: int, reason: str | None, database: str | None) -> None:
    """Let nobody act in MATCH, with its clocks standing."""
    _do(database, match, StaffAct.FREEZE, lambda halts: halts.freeze, reason)


@click.command("unfreeze")
@match_argument
@database_option
def unfreeze(match: int, database: str | None) -> None:
    """Let MATCH go on that was frozen."""
    _do(database, match, StaffAct.UNFREEZE, lambda halts: halts.unfreeze)


@click.command("rewind")
@match_argument
@click.argument("number", type=click.IntRange(0, 2**31 - 1))
@click.option("--notice", is_flag=True, help="At once, told in the thread; nobody is asked.")
@reason_option
@database_option
def rewind(
    match: int, number: int, *, notice: bool, reason: str | None, database: str | None
) -> None:
    """Take MATCH back to where it stood after action NUMBER, if all its players agree.

    `admin actions` lists the numbers. Nothing is deleted: what was done since is struck out.
    """
    if reason is not None and not notice:
        raise click.UsageError(message("cli-reason-unread"))

    async def done(desk: Desk) -> bool:
        if notice:
            await _taken_back(desk, match, number, reason)
        else:
            proposals = Proposals(desk.registry, desk.gameplay, desk.thinkers)
            is_done = await proposals.ask_rewind(match, number)
        await tell(desk.store)
        return notice or is_done

    told = "rewind" if at_desk(database, done) else "asked"
    click.echo(message(f"cli-done-{told}", match=match, number=number))


async def _taken_back(desk: Desk, match_id: int, number: int, reason: str | None) -> None:
    async def back(kept: Match) -> None:
        match = await desk.registry.match(kept.record.id)
        now = desk.registry.now()
        entry = entry_of(match.record, OPERATOR, StaffAct.REWIND, now, reason=reason)
        await go_back(desk.registry, desk.gameplay, match, number, entry=entry)

    await desk.registry.decide(match_id, back)


def _do(
    database: str | None,
    match: int,
    what: StaffAct,
    chosen: Callable[[Halts], Act],
    reason: str | None = None,
) -> None:
    async def done(desk: Desk) -> None:
        record = (await desk.registry.match(match)).record
        entry = entry_of(record, OPERATOR, what, desk.registry.now(), reason=reason)
        await chosen(Halts(desk.registry))(match, entry)
        await tell(desk.store)

    at_desk(database, done)
    click.echo(message(f"cli-done-{what}", match=match))
