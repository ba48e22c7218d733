"""`python -m tests.play.sparring nine_realms --partner waiter --mind strong --matches 10`.

Prints how often the partner won, alone against as many of a mind as sit at the smallest table.
"""

from collections import Counter

import click

from games.catalogue import titles
from play.arena.standings import Share
from play.minds import Mind, thinking
from tests.play.sparring.partners import PARTNERS
from tests.play.sparring.sparring import results, seated


@click.command()
@click.argument("key", type=click.Choice(list(titles())))
@click.option("--partner", required=True, help="One of the title's.")
@click.option("--mind", type=click.Choice([*map(str, Mind)]), default="strong", show_default=True)
@click.option("--matches", type=int, default=10, show_default=True)
@click.option("--seats", type=int, help="Of these the partner has one; the fewest by default.")
@click.option("--seed", default="1", show_default=True)
def main(key: str, partner: str, mind: str, matches: int, seats: int | None, seed: str) -> None:
    """Play a partner against a mind."""
    title = titles()[key]
    own, other = seated(PARTNERS[key][partner]), thinking(Mind(mind))
    counts = Counter[bool | None]()
    for match, won in enumerate(results(title, own, other, matches, seed, seats), 1):
        counts[won] += 1
        click.echo(f"{match}: {counts[True]} won, {counts[None]} drawn", err=True)
    share = Share(counts[True], matches, matches / (seats or title.fewest))
    least, most = share.interval
    click.echo(
        f"{key}: {partner} won {share.wins} of {matches} against {mind} "
        f"({share.rate:.0%}, {least:.0%} to {most:.0%}); nobody won {counts[None]}"
    )


if __name__ == "__main__":
    main()
