"""`verify`: the dice of a match that is over, from the file that `/match verify` gives."""

from collections.abc import Iterator
from pathlib import Path

import click

from bot.cli.screen import plain
from bot.complaints import Complaint, message
from games.catalogue import titles
from play.library import words_of
from play.proof.transcript import DrawCause, Transcript, TranscriptEntry, Unreadable, parse
from play.proof.verification import answer, flaw_of

DIFFERS = 1
"""The exit code when something does not come out again."""


@click.command("verify")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def command(file: Path) -> None:
    """Do every random outcome of a match again, from the FILE that `/match verify` gives."""
    try:
        transcript = parse(file.read_bytes())
    except (Unreadable, OSError) as error:
        raise Complaint("cli-no-transcript", file=file.name) from error
    flaw = flaw_of(transcript)
    for line in _lines(transcript, flaw.number if flaw else None):
        click.echo(plain(line))
    if flaw:
        click.echo(message(f"flaw-{flaw.fault.value}", number=flaw.number), err=True)
        raise SystemExit(DIFFERS)
    click.echo(message("cli-verified", draws=transcript.draws, seal=transcript.seal))


def _lines(transcript: Transcript, flaw: int | None) -> Iterator[str]:
    """Each random outcome by its cause, up to the first that does not come out."""
    for entry in transcript.deeds:
        if flaw is not None and entry.number >= flaw:
            return
        if entry.draws:
            draws = [
                message("cli-draw", sides=sides, face=number + 1) for sides, number in entry.draws
            ]
            cause = _cause(transcript, entry)
            yield message("cli-draws", number=entry.number, cause=cause, draws=" · ".join(draws))


def _cause(transcript: Transcript, entry: TranscriptEntry) -> str:
    """Tell who did what, in the words of the title."""
    if entry.kind is not DrawCause.ACTION:
        return message(f"cli-deed-{entry.kind.value}")
    seat, action = answer(titles()[transcript.title], entry.cause)
    said = words_of(transcript.title).say(action, transcript.players)
    attribute = "undone" if entry.undone else None
    return words_of().text("cli-deed", attribute, player=transcript.players[seat], action=said)
