"""The board as text: for code blocks, for screen readers, for slow lines."""

from collections.abc import Sequence

from games.fallen_kingdoms.land.boards import board
from games.fallen_kingdoms.land.tiles import SPOTS
from games.fallen_kingdoms.trophies import LENGTH
from games.fallen_kingdoms.view import PlayerSeen, SiteSeen, View
from renderer.fallen_kingdoms.people import in_order, state_line
from renderer.people import people
from renderer.picture import shortened
from renderer.speaker import Speaker

LIMIT = 1980
_NAMES = (12, 6, 3)


def text_board(view: View, *, words: Speaker, names: Sequence[str]) -> str:
    """The whole board in monospaced text, at most 1980 characters.

    Where that is too long, players' names are cut, then empty cities share a line, then resources
    are left out.
    """
    called = people(words, names)
    for most in _NAMES:
        short = [shortened(name, most) for name in called]
        for brief in (False, True):
            text = "\n".join(_parts(view, words, short, brief=brief))
            if len(text) <= LIMIT:
                return text
    return shortened(text, LIMIT)


def _parts(view: View, words: Speaker, names: Sequence[str], *, brief: bool) -> list[str]:
    parts = [state_line(view, words, names)]
    parts += [_player(seen, words, names) for seen in in_order(view)]
    parts += [_piles(view, words), ""]
    parts += _cities(view, words, names, brief=brief)
    for group in view.marches:
        source, target = words.name(group.source, ()), words.name(group.target, ())
        parts.append(
            words.text("picture-text-march", source=source, target=target, units=group.units)
        )
    if battle := view.battle or view.fought:
        dice = " / ".join(" ".join(map(str, throw.dice)) for throw in battle.throws)
        city = words.name(battle.city, ())
        parts.append(
            words.text(
                "picture-text-battle",
                attacker=names[battle.attacker],
                defender=names[battle.defender],
                city=city,
                dice=dice or "-",
            )
        )
    return parts


def _player(seen: PlayerSeen, words: Speaker, names: Sequence[str]) -> str:
    tracks = " ".join(f"{points}/{LENGTH[track]}" for track, points in seen.points)
    line = words.text(
        "picture-text-player",
        player=names[seen.seat],
        god="-" if seen.god is None else words.name(seen.god, ()),
        glory="?" if seen.glory is None else str(seen.glory),
        intimidation=seen.intimidation,
        victories=seen.victories,
        tracks=tracks,
        reserve=seen.reserve,
    )
    if seen.blockers:
        numbers = " ".join(map(str, seen.blockers))
        line = f"{line}, {words.text('picture-text-blocks', paths=numbers)}"
    return f"{line}, {words.text('picture-out')}" if seen.out else line


def _piles(view: View, words: Speaker) -> str:
    return words.text(
        "picture-text-piles",
        knowledge=len(view.knowledge) + view.knowledge_left,
        cards=", ".join(words.name(card, ()) for card in view.knowledge) or "-",
        buildings=len(view.buildings) + view.buildings_left,
        tiles=", ".join(words.name(tile, ()) for tile in view.buildings) or "-",
        rumors=view.rumors_left,
        fear="-" if view.rumor is None else str(view.rumor.fear),
    )


def _cities(view: View, words: Speaker, names: Sequence[str], *, brief: bool) -> list[str]:
    """A line for each player's cities, and one for the empty ones."""
    paths = board(view.layout).paths
    found = []
    for owner in (*view.circle, None):
        own = [seen for seen in view.sites if seen.site.owner == owner]
        if own:
            who = words.text("picture-text-empty") if owner is None else names[owner]
            told = ", ".join(_city(seen, words, brief=brief) for seen in own)
            found.append(f"{who}: {told}")
    ways = " ".join(f"{path.number}:{words.name(path.city, ())}" for path in paths)
    return found if brief else [*found, words.text("picture-text-paths", paths=ways)]


def _city(seen: SiteSeen, words: Speaker, *, brief: bool) -> str:
    site, spot = seen.site, SPOTS[seen.city]
    text = words.name(seen.city, ())
    if site.owner is not None:
        text = f"{text} {site.units}"
    notes = []
    if not brief:
        shape = "■" if spot.square else "○"
        notes.append(f"{shape}{words.name(spot.resource, ())}")
        if spot.port:
            notes.append(words.text("picture-text-port"))
    if site.temple is not None:
        notes.append(words.text("picture-text-temple"))
    if site.building is not None:
        notes.append(words.name(site.building, ()))
    return f"{text} ({' '.join(notes)})" if notes else text
