"""The scale on which a title's appraisals are chances of winning, fitted to matches.

`python -m tests.play.minds.calibrating norsaga` looks at a position of each match that is kept in
`played`, where equals played who look one step ahead at a few of their actions: it notes how every
seat believes to stand beside the others, and who has won in the end. It prints the lead that makes
the results likeliest (logistic regression with this one unknown), the log-loss with it, with the
title's own (`Rules.lead`) and between equals, and the same for the parts of a match, with the share
of pairs of a winner and a loser that appraisals order right. With `--matches 150` such matches are
played anew and kept, as is due when robots play otherwise than they did.
"""

import zlib
from collections.abc import Sequence
from math import inf, log
from pathlib import Path
from random import Random
from statistics import fmean

import click
import msgspec
from msgspec import Struct

from games.catalogue import titles
from games.core.agenda import AnyPosition
from games.core.title import Rules, Title
from games.core.vocabulary import Action, Seat
from play.minds.effort import Effort
from play.minds.expecting import Prospects, chance
from play.minds.trying import one_step
from play.simulation.playout import choose, generator, walk

PLAYED = Path(__file__).parent / "played"
QUICK = Effort(tried=12, deals=1)
"""Equals that decide fast, and not at random."""
WHIM = 0.02
"""The share of their decisions that chance takes: nothing goes on for ever."""
LEADS = [1.05**power for power in range(150)]
"""Those that are compared: 1 to 1,435."""
LEAST = 1e-6
"""No result is less likely: one that was thought impossible does not decide all."""
PARTS = 4
"""Of a match, one after the other."""


class Scene(Struct, frozen=True):
    """A position of a match, and what came of it."""

    progress: float
    """The part of the match that was over, 0 to 1."""
    position: msgspec.Raw
    won: tuple[float, ...]
    """By seat: 1, or its part of a victory that is shared; 0."""


class Noted(Struct, frozen=True):
    """The standing of a seat beside the others, and its result in the end."""

    progress: float
    own: float
    others: tuple[float, ...]
    won: float

    def surprise(self, lead: float) -> float:
        """The log-loss of what was expected on this scale, in nats."""
        hope = min(1 - LEAST, max(LEAST, chance(self.own, self.others, lead)))
        return -self.won * log(hope) - (1 - self.won) * log(1 - hope)


def played(title: Title, seed: str) -> Scene | None:
    """Any one position of a match between as few equals as can play; None: nobody has won."""
    rng = generator(seed)
    options = title.rules.options()
    match = [one.position for one in walk(title, title.fewest, options, seed, decide=_quickly)]
    ending = match[-1].ending
    if ending is None or not ending.winners:
        return None
    at = rng.randrange(len(match) - 1)
    won = ((seat in ending.winners) / len(ending.winners) for seat in range(title.fewest))
    dumped = msgspec.Raw(title.rules.codec.dump(match[at]))
    return Scene(at / (len(match) - 1), dumped, tuple(won))


def kept(title: Title) -> list[Scene]:
    """The scenes that are kept of a title."""
    found = zlib.decompress(_file(title).read_bytes())
    return msgspec.json.decode(found, type=list[Scene])


def keep(title: Title, scenes: Sequence[Scene]) -> None:
    """Keep these from now on."""
    _file(title).write_bytes(zlib.compress(msgspec.json.encode(scenes), 9))


def noted(rules: Rules, scenes: Sequence[Scene]) -> list[Noted]:
    """How all seats believe to stand in them, and how they fared."""
    rng, notes = generator("notes"), []
    for one in scenes:
        position = rules.codec.load(bytes(one.position))
        for seat, won in enumerate(one.won):
            found = Prospects(rules, position, seat, rng)
            notes.append(Noted(one.progress, found.own, tuple(found.others), won))
    return notes


def loss(notes: Sequence[Noted], lead: float) -> float:
    """The mean surprise on this scale."""
    return fmean(one.surprise(lead) for one in notes)


def fitted(notes: Sequence[Noted]) -> float:
    """The lead with the least surprise."""
    return min(LEADS, key=lambda lead: loss(notes, lead))


def told_apart(notes: Sequence[Noted]) -> float:
    """The share of pairs of a winner and a loser in which the winner leads the best other more."""
    leads = [(one.own - max(one.others), one.won) for one in notes]
    winners = [lead for lead, won in leads if won]
    losers = [lead for lead, won in leads if not won]
    return fmean((one > two) + (one == two) / 2 for one in winners for two in losers)


def _quickly(rules: Rules, position: AnyPosition, seat: Seat, rng: Random) -> Action:
    """The decision of one of the equals."""
    if rng.random() < WHIM:
        return choose(position.asks[seat], rng)
    return one_step(rules, position, seat, QUICK, rng)[0].action


def _file(title: Title) -> Path:
    return PLAYED / f"{title.key}.json.z"


@click.command()
@click.argument("key", type=click.Choice(list(titles())))
@click.option("--matches", type=int, help="Play so many anew, and keep them.")
@click.option("--seed", default="1", show_default=True)
def main(key: str, matches: int | None, seed: str) -> None:
    """Fit the lead of a title."""
    title = titles()[key]
    if matches is not None:
        found = (played(title, f"{seed}/{match}") for match in range(matches))
        keep(title, [scene for scene in found if scene is not None])
    notes, own = noted(title.rules, kept(title)), title.rules.lead
    click.echo(f"{key}, {title.fewest} seats, {len(notes)} notes: own lead {own:.1f}")
    quarters = [
        [one for one in notes if part <= one.progress * PARTS < part + 1] for part in range(PARTS)
    ]
    for name, some in (("all", notes), *enumerate(quarters, 1)):
        click.echo(
            f"{name}: lead {fitted(some):.1f} log-loss {loss(some, fitted(some)):.3f}, "
            f"own {loss(some, own):.3f}, equals {loss(some, inf):.3f}, "
            f"told apart {told_apart(some):.2f}"
        )


if __name__ == "__main__":
    main()
