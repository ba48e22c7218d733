"""Wrong input is answered with one clear sentence and exit code 2."""

from typing import IO, Any

import click

from play.library import words_of

WRONG_INPUT = 2


class Complaint(click.ClickException):
    """A command that cannot be carried out; the sentence is from the words."""

    exit_code = WRONG_INPUT

    def __init__(self, message_id: str, **arguments: object) -> None:
        super().__init__(message(message_id, **arguments))

    def show(self, file: IO[Any] | None = None) -> None:
        """The sentence alone, on standard error."""
        click.echo(self.message, file=file, err=True)


def message(message_id: str, **arguments: object) -> str:
    """A sentence of the program itself."""
    return words_of().text(message_id, **arguments)
