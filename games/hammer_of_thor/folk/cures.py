"""Ailments of a character, and how it is rid of them (5.4.5, 12.0C, 12.0D)."""

from collections.abc import Collection, Mapping

from games.hammer_of_thor.folk.members import Member

DISEASE, VENOM, MADNESS = "DISEASE", "VENOM", "insanity"


def is_ill(member: Member, ailments: Collection[str]) -> bool:
    """Whether it has one of some ailments, as the cards and the chart name them."""
    return any(getattr(member, field) != value for field, value in cured(ailments).items())


def cured(ailments: Collection[str]) -> Mapping[str, object]:
    """The state of somebody without some ailments."""
    state: dict[str, object] = {}
    if DISEASE in ailments:
        state["diseased"] = False
    if VENOM in ailments:
        state["venom"] = 0
    if MADNESS in ailments:
        state |= {"mad": None, "renown": 0}
    return state
