"""The board in words: the state, every player, every group on the board, and what is in force."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.core.vocabulary import Seat
from games.hammer_of_thor.view import CounterSeen, EncounterSeen, View
from renderer.hammer_of_thor.people import called, called_dead, leader_of, met, state_line
from renderer.hammer_of_thor.solo import solo_in_words
from renderer.hammer_of_thor.tales import fray_in_words, story_in_words
from renderer.people import people
from renderer.picture import shortened
from renderer.speaker import Speaker

LIMIT: Final = 1980
_NAME = 12
_MANY = 6
"""Members of a group that are named; a larger one is counted."""


def text_board(view: View, *, words: Speaker, names: Sequence[str]) -> str:
    """The whole board in monospaced text, at most 1980 characters.

    Where that is too long, the dead of Helheim are counted instead of named, then members are, then
    groups that nobody leads are left out, then each player's groups stand in one line.
    """
    written = [shortened(name, _NAME) for name in people(words, names)]
    own = [counter for counter in view.counters if counter.seat is not None]
    named = [_group(one, words, written, whole=True) for one in view.counters]
    for told, groups in enumerate(
        (
            named,
            named,
            [_group(one, words, written, whole=False) for one in view.counters],
            [_group(one, words, written, whole=False) for one in own],
            [_led(view, seat, words, written) for seat in view.circle],
        )
    ):
        lines = [state_line(view, words, written)]
        lines += [_player(view, seat, words, written) for seat in view.circle]
        if view.solo is not None:
            lines += solo_in_words(view, view.solo, words)
        lines += ["", *groups, "", *_rest(view, words, written, dead=not told)]
        text = "\n".join(lines).strip()
        if len(text) <= LIMIT:
            return text
    return shortened(text, LIMIT)


def _player(view: View, seat: Seat, words: Speaker, names: Sequence[str]) -> str:
    seen = view.players[seat]
    line = words.text(
        "picture-text-player",
        player=names[seat],
        hero=words.text("picture-no-hero") if seen.hero is None else called(seen.hero, words),
        side="-" if seen.side is None else words.name(seen.side, ()),
        score=seen.score,
        reputation=seen.reputation,
    )
    return f"{line}, {words.text('picture-text-out')}" if seen.out else line


def _group(seen: CounterSeen, words: Speaker, names: Sequence[str], *, whole: bool) -> str:
    """A group: where it stands, whose it is, and who belongs to it."""
    who = words.text("sheet-nobody") if seen.seat is None else names[seen.seat]
    who = words.text("picture-text-spirit", player=who) if seen.spirit else who
    place = f"{seen.place.value} {words.name(seen.place, ())}"
    if not seen.known:
        return f"{place}: {words.text('picture-stranger')}"
    members = [
        called(one.id, words) + (f" ({words.text('sheet-dead')})" if one.dead else "")
        for one in seen.members
    ]
    if whole and len(members) <= _MANY:
        return f"{place}: {', '.join(members)} ({who})"
    return f"{place}: {members[0]} {len(members)} ({who})"


def _led(view: View, seat: Seat, words: Speaker, names: Sequence[str]) -> str:
    """A player's groups, by leader, size and place."""
    own = [counter for counter in view.counters if counter.seat == seat]
    return f"{names[seat]}: " + ", ".join(
        f"{called(one.leader, words)} {len(one.members)} {one.place.value}" for one in own
    )


def _rest(view: View, words: Speaker, names: Sequence[str], *, dead: bool) -> Iterator[str]:
    """Ragnarok, battle or encounter, waters in ice or flood, shut gates, and the dead (6.1)."""
    if view.story is not None:
        yield from story_in_words(view.story, words)
    elif view.fray is not None:
        yield from fray_in_words(view.fray, words)
    if view.encounter is not None:
        yield _encounter(view, view.encounter, words)
    for key, places in (("ice", view.ice), ("floods", view.floods)):
        if places:
            listed = ", ".join(words.name(place, ()) for place in places)
            yield words.text(f"picture-text-{key}", places=listed)
    if view.shut:
        yield words.text("picture-text-shut", gates=", ".join(view.shut))
    if view.helheim:
        yield _helheim(view, words, names, named=dead)


def _encounter(view: View, seen: EncounterSeen, words: Speaker) -> str:
    """The encounter, as far as all may know of it (4.0, 11.4)."""
    leaders = [leader_of(one, words) for one in met(view) if one is not None]
    told = [words.text("picture-round", round=seen.round)]
    if seen.attitude:
        told.append(words.text("picture-attitude", attitude=f"{seen.attitude:+d}"))
    if seen.guarded:
        told.append(words.text("picture-text-guarded", count=seen.guarded))
    if seen.deal is not None:
        told.append(words.say(seen.deal))
    return f"{' - '.join(leaders)}: {', '.join(told)}"


def _helheim(view: View, words: Speaker, names: Sequence[str], *, named: bool) -> str:
    """The dead, those who died last first: how they died, and whose they were (6.1)."""
    if not named:
        return words.text("picture-text-helheim-count", count=len(view.helheim))
    told = ", ".join(
        called_dead(grave, words) + (f" {names[grave.seat]}" if grave.seat is not None else "")
        for grave in reversed(view.helheim)
    )
    return words.text("picture-text-helheim", dead=told)
