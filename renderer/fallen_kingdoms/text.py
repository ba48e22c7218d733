"""The board in words: every player, every city with its neighbours, every path, what lies open."""

from collections.abc import Sequence

from games.core.vocabulary import Seat
from games.fallen_kingdoms.land.boards import board
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import SPOTS
from games.fallen_kingdoms.trophies import Knowledge
from games.fallen_kingdoms.view import PlayerSeen, SiteSeen, View
from renderer.fallen_kingdoms.people import in_order, state_line
from renderer.people import people
from renderer.picture import shortened
from renderer.speaker import Speaker

LIMIT = 1980
_NAME = 12


def text_board(view: View, *, words: Speaker, names: Sequence[str]) -> str:
    """The whole board in monospaced text, at most 1980 characters.

    Where that is too long, neighbours and paths go first, then what cities without units are like;
    at last the cities of each player stand in one line, without what they produce.
    """
    called = [shortened(name, _NAME) for name in people(words, names)]
    whole = [_city(seen, view, words, called, near=True) for seen in view.sites]
    for cities in (
        [*whole, words.text("picture-text-key")],
        [_city(seen, view, words, called, near=False) for seen in view.sites],
        [_city(seen, view, words, called, near=False) for seen in view.sites if _matters(seen)],
        [_held(view, seat, words, called) for seat in view.circle],
    ):
        lines = [state_line(view, words, called)]
        lines += [_player(seen, words, called) for seen in in_order(view)]
        lines += ["", *cities, "", *_rest(view, words, called)]
        text = "\n".join(lines)
        if len(text) <= LIMIT:
            return text
    return shortened(text, LIMIT)


def _held(view: View, seat: Seat, words: Speaker, names: Sequence[str]) -> str:
    """Tell a player's cities with their units."""
    own = [seen for seen in view.sites if seen.site.owner == seat]
    return f"{names[seat]}: " + ", ".join(
        f"{words.name(seen.city, ())} {seen.site.units}" for seen in own
    )


def _matters(seen: SiteSeen) -> bool:
    site = seen.site
    return site.owner is not None or site.temple is not None or site.building is not None


def _player(seen: PlayerSeen, words: Speaker, names: Sequence[str]) -> str:
    tracks = "/".join(str(points) for _, points in seen.points)
    line = words.text(
        "picture-text-player",
        player=names[seen.seat],
        god="-" if seen.god is None else words.name(seen.god, ()),
        glory="?" if seen.glory is None else str(seen.glory),
        fear=seen.intimidation,
        victories=seen.victories,
        rumors=len(seen.rumors),
        tracks=tracks,
        reserve=seen.reserve,
    )
    if seen.knowledge:
        line = f"{line}, {_cards(seen.knowledge, words)}"
    return f"{line}, {words.text('picture-text-out')}" if seen.out else line


def _cards(cards: Sequence[Knowledge], words: Speaker) -> str:
    return ", ".join(words.name(card, ()) for card in cards)


def _city(seen: SiteSeen, view: View, words: Speaker, names: Sequence[str], *, near: bool) -> str:
    spot, site = SPOTS[seen.city], seen.site
    parts = [words.name(seen.city, ()) + ("⚓" if spot.port else "")]
    parts.append(words.name(spot.resource, ()) + ("²" if spot.square else ""))
    if site.owner is not None:
        parts.append(f"{names[site.owner]} {site.units}")
    if site.building is not None:
        parts.append(words.name(site.building, ()))
    if site.temple is not None:
        parts.append(words.text("picture-text-temple", player=names[site.temple]))
    line = " ".join(parts)
    return f"{line}: {_near(seen.city, view, words)}" if near else line


def _near(city: City, view: View, words: Speaker) -> str:
    land = board(view.layout)
    roads = [words.name(other, ()) for other in land.roads[city]]
    sea = [f"~{words.name(other, ())}" for other in land.sea[city]]
    paths = [f"#{path.number}" for path in land.paths if path.city == city]
    return ", ".join([*roads, *sea, *paths])


def _rest(view: View, words: Speaker, names: Sequence[str]) -> list[str]:
    """The display, public knowledge, blocked paths, marches and the battle."""
    lines = [
        words.text(
            "picture-text-display",
            knowledge=_cards(view.knowledge, words) or "-",
            cards=view.knowledge_left,
            buildings=", ".join(words.name(one, ()) for one in view.buildings) or "-",
            tiles=view.buildings_left,
            rumor="-" if view.rumor is None else f"+{view.rumor.fear}",
            rumors=view.rumors_left,
        )
    ]
    if view.public:
        lines.append(words.text("picture-text-public", cards=_cards(view.public, words)))
    blocked = [
        f"{names[seen.seat]} {', '.join(map(str, seen.blockers))}"
        for seen in view.players
        if seen.blockers
    ]
    if blocked:
        lines.append(words.text("picture-text-blocked", paths="; ".join(blocked)))
    for march in view.marches:
        source, target = (words.name(one, ()) for one in (march.source, march.target))
        lines.append(
            words.text("picture-text-march", units=march.units, source=source, target=target)
        )
    return [*lines, *_battle(view, words, names)]


def _battle(view: View, words: Speaker, names: Sequence[str]) -> list[str]:
    battle = view.battle or view.fought
    if battle is None:
        return []
    throws = "; ".join(
        f"{names[throw.seat]} {'-'.join(map(str, throw.dice))}" for throw in battle.throws
    )
    city = words.name(battle.city, ())
    return [words.text("picture-text-battle", city=city, throws=throws or "-")]
