"""The last battle and Ragnarok in words, as the board in words tells them."""

from collections.abc import Iterator

from games.hammer_of_thor.ragnarok.events import Chapter
from games.hammer_of_thor.traces import Dueled
from games.hammer_of_thor.view import FraySeen, StorySeen
from renderer.hammer_of_thor.fray import out_in_words, result_of, round_in_words
from renderer.hammer_of_thor.people import called
from renderer.hammer_of_thor.scales import PARTS
from renderer.speaker import Speaker


def fray_in_words(fray: FraySeen, words: Speaker) -> Iterator[str]:
    """A battle, a line a round."""
    yield words.text("picture-fray", place=words.name(fray.charge.place, ()))
    leaders = [called(name, words) for name in fray.charge.leaders]
    if not fray.rounds:
        yield words.text("picture-fray-no-blow")
    for fought in fray.rounds:
        sides = zip(leaders, round_in_words(fought, words), strict=True)
        told = [words.text("picture-text-side", leader=leader, told=told) for leader, told in sides]
        parts = [*told, *filter(None, [out_in_words(fought, words)])]
        yield f"{fought.round}. {', '.join(parts)}"
    yield result_of(fray, words)


def story_in_words(story: StorySeen, words: Speaker) -> Iterator[str]:
    """Ragnarok, a line or two an act."""
    yield words.name(Chapter.HOSTS, ())
    for host in story.hosts:
        yield words.text("picture-host", side=words.name(host.side, ()), count=len(host.names),
                         spears=host.spears)  # fmt: skip
    for chapter in (Chapter.NAMED, Chapter.VOWED, Chapter.MELEE):
        duels = [_duel(one, words) for one in story.duels if one.chapter is chapter]
        if duels:
            yield f"{words.name(chapter, ())}: {', '.join(duels)}"
    yield words.name(Chapter.RECKONING, ())
    for found in story.weighed:
        parts = [f"{words.text(f'picture-part-{part}')} {getattr(found, part)}" for part in PARTS]
        strength = words.text("picture-text-strength", side=words.name(found.side, ()),
                              strength=found.total)  # fmt: skip
        yield f"{strength} ({', '.join(parts)})"


def _duel(duel: Dueled, words: Speaker) -> str:
    """Both names; the fallen are marked."""
    one, other = (
        words.text("picture-text-fell" if name in duel.fallen else "picture-text-stands",
                   name=called(name, words))
        for name in duel.pair
    )  # fmt: skip
    return f"{one} - {other}"
