"""The board as text: for code blocks, for screen readers, for slow lines."""

from collections.abc import Sequence

from games.norseheim.board import NEIGHBOURS, NUMBER, PLACES
from games.norseheim.kinds import BASE
from games.norseheim.land import Battle, Building, Omen, Side
from games.norseheim.leaders import TILES
from games.norseheim.view import LandSeen, PlayerSeen, Stack, View
from renderer.norseheim.people import in_order, next_seats, state_line
from renderer.people import people
from renderer.picture import shortened
from renderer.speaker import Speaker

LIMIT = 1980
_NAME = 12


def text_board(view: View, *, words: Speaker, names: Sequence[str]) -> str:
    """The whole board in monospaced text, at most 1980 characters.

    Where that is too long, the seats of the council go first, whose number each player's line
    tells, then the costs, which the question tells.
    """
    called = [shortened(name, _NAME) for name in people(words, names)]
    council, costs, gods = (
        [_council(view, words, called)],
        [_costs(words)],
        [_gods(view.gods, words)],
    )
    for more in ((costs, council), (costs, []), ([], [])):
        text = "\n".join((*_parts(view, words, called, *more), *gods))
        if len(text) <= LIMIT:
            return text
    return shortened(text, LIMIT)


def _parts(
    view: View, words: Speaker, called: Sequence[str], costs: list[str], council: list[str]
) -> list[str]:
    parts = [state_line(view, words, called)]
    parts += [_player(seen, view, words, called) for seen in in_order(view)]
    parts += [*costs, "", *(_land(seen, words, called) for seen in view.lands), ""]
    if view.danevolds:
        walls = ", ".join("-".join(str(NUMBER[one] + 1) for one in pair) for pair in view.danevolds)
        parts.append(words.text("picture-text-walls", walls=walls))
    parts += council
    if battle := view.battle or view.fought:
        parts.append(_battle(battle, words))
    return [*parts, _giants(view, words)]


def _player(seen: PlayerSeen, view: View, words: Speaker, names: Sequence[str]) -> str:
    line = words.text(
        "picture-text-player",
        player=names[seen.seat],
        ap=seen.ap,
        power=seen.power,
        seats=seen.seats,
        ahead=next_seats(view, seen),
        majority=view.majority,
        kings=seen.kings,
        markers=seen.markers,
        limit=seen.limit,
        cards=len(seen.favours),
    )
    if seen.out:
        return f"{line}, {words.text('picture-out')}"
    return f"{line}, {words.text('picture-passed')}" if seen.passed else line


def _costs(words: Speaker) -> str:
    """The AP of every action whose cost is the same for all."""
    told = [f"{words.name(kind, ())} {ap}" for kind, ap in BASE.items() if ap]
    return words.text("picture-text-costs", costs=", ".join(told))


def _land(seen: LandSeen, words: Speaker, names: Sequence[str]) -> str:
    place = PLACES[seen.region]
    parts = [_holder(seen, words, names)]
    if seen.building is not Building.NONE:
        parts.append(words.text(f"picture-{seen.building.value}"))
    head = words.text(
        "picture-text-land",
        value=seen.value,
        region=words.name(seen.region, ()),
        landscape=words.name(place.landscape, ()),
    )
    borders = " ".join(str(NUMBER[near] + 1) for near in NEIGHBOURS[seen.region])
    near = words.text("picture-text-borders", number=NUMBER[seen.region] + 1, borders=borders)
    return f"{head} {', '.join(parts)} {near}"


def _holder(seen: LandSeen, words: Speaker, names: Sequence[str]) -> str:
    if seen.owner is not None:
        player = names[seen.owner]
        return words.text("picture-text-own", player=player, warriors=seen.warriors)
    assert seen.leader is not None
    tile = TILES[seen.leader]
    army = {"warriors": seen.npc, "threshold": tile.threshold}
    if tile.is_guard:
        return words.text("picture-text-guards", **army)
    if seen.ally is None:
        return words.text("picture-text-chieftain", **army, resistance=tile.resistance)
    return words.text(
        "picture-text-ally",
        **army,
        resistance=tile.resistance,
        player=names[seen.ally],
        markers=seen.markers,
        guests=seen.warriors,
    )


def _council(view: View, words: Speaker, names: Sequence[str]) -> str:
    """Tell the seats that players hold; all others are chieftains'."""
    taken = []
    for seat, name in enumerate(names):
        own = [words.name(one.region, ()) for one in view.council if one.seat == seat]
        if own:
            taken.append(words.text("picture-text-seats", player=name, regions=", ".join(own)))
    return words.text("picture-text-council", seats="; ".join(taken) or "-")


def _battle(battle: Battle, words: Speaker) -> str:
    source, target = (words.name(one, ()) for one in (battle.source, battle.target))
    return words.text(
        "picture-text-battle",
        source=source,
        target=target,
        attack=_thrown(battle.attack, words),
        defence=_thrown(battle.defence, words),
    )


def _thrown(side: Side, words: Speaker) -> str:
    if not side.thrown:
        return words.text("picture-text-unthrown", runes=side.runes)
    return words.text("picture-text-hits", runes=len(side.thrown), hits=side.hits)


def _giants(view: View, words: Speaker) -> str:
    listed = ", ".join(_omen(omen, words) for omen in view.omens)
    return words.text("picture-text-giants", giants=listed or "-", deck=view.giants_left)


def _omen(omen: Omen, words: Speaker) -> str:
    name = words.name(omen.giant, ()).split(" (", maxsplit=1)[0]
    if omen.cover is None:
        return name
    return words.text("picture-text-covered", giant=name, god=words.name(omen.cover, ()))


def _gods(gods: Sequence[Stack], words: Speaker) -> str:
    parts = []
    for stack in gods:
        top = words.name(stack.top, ()).split(" (", maxsplit=1)[0] if stack.top else "-"
        god = words.name(stack.god, ())
        parts.append(words.text("picture-text-god", god=god, cards=stack.cards, top=top))
    return "; ".join(parts)
