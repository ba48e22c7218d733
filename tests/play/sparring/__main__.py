"""`python -m tests.play.sparring nine_realms --partner waiter --mind strong --matches 10`.

Prints how often the partner won, alone against the mind on all other seats of the smallest table;
with `--among` how often the mind won, alone among partners. `--partner yardstick` is the greedy one
as it was before there were minds that search.
"""

from collections import Counter

import click

from games.catalogue import titles
from play.arena.standings import Share
from play.minds import Mind, thinking
from tests.play.sparring.partners import PARTNERS
from tests.play.sparring.sparring import results, seated
from tests.play.sparring.yardsticks import YARDSTICKS


@click.command()
@click.argument("key", type=click.Choice(list(titles())))
@click.option("--partner", required=True, help="One of the title's.")
@click.option("--mind", type=click.Choice([*map(str, Mind)]), default="strong", show_default=True)
@click.option("--matches", type=int, default=10, show_default=True)
@click.option("--among", is_flag=True, help="The mind is alone, among partners.")
@click.option("--seats", type=int, help="The smallest table, if not given.")
@click.option("--seed", default="1", show_default=True)
def main(
    key: str, partner: str, mind: str, matches: int, *, among: bool, seats: int | None, seed: str
) -> None:
    """Play a partner against a mind."""
    title = titles()[key]
    seats = seats or title.fewest
    lone, others = (partner, mind) if not among else (mind, partner)
    known = {name: seated(one) for name, one in PARTNERS[key].items()}
    if key in YARDSTICKS:
        known["yardstick"] = YARDSTICKS[key]
    deciders = {partner: known[partner], mind: thinking(Mind(mind))}
    counts = Counter[bool | None]()
    played = results(title, deciders[lone], deciders[others], matches, seed, seats)
    for match, won in enumerate(played, 1):
        counts[won] += 1
        click.echo(f"{match}: {counts[True]} won, {counts[None]} drawn", err=True)
    share = Share(counts[True], matches, matches / seats)
    least, most = share.interval
    click.echo(
        f"{key}: {lone} won {share.wins} of {matches} alone against {others} "
        f"({share.rate:.0%}, {least:.0%} to {most:.0%}); par {1 / seats:.0%}, "
        f"nobody won {counts[None]}"
    )


if __name__ == "__main__":
    main()
