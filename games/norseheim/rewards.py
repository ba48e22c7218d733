"""Rewards of the Reward phase (R19), and of which sort each is (O6)."""

from collections.abc import Mapping
from enum import StrEnum

from games.norseheim.character import Track
from games.norseheim.kinds import Kind


class Reward(StrEnum):
    """AP, an Action card, or a step on the Character board."""

    AP = "ap"
    RECRUIT = "recruit"
    ATTACK = "attack"
    DIPLOMACY = "diplomacy"
    RELOCATE = "relocate"
    WORSHIP = "worship"
    BUILD = "build"
    DOUBLE = "double"
    PRICE = "price"
    STRENGTH = "strength"
    SIZE = "size"


class Sort(StrEnum):
    """The two rewards of Word of the All-Father are of different sorts (H6)."""

    AP = "ap"
    BOOSTER = "booster"
    UPGRADE = "upgrade"


REWARDS = tuple(Reward)
BOOSTERS: Mapping[Reward, Kind] = {Reward(kind.value): kind for kind in Kind}
UPGRADES: Mapping[Reward, Track] = {Reward(track.value): track for track in Track}


def sort_of(reward: Reward) -> Sort:
    """AP, a card or a step."""
    if reward in BOOSTERS:
        return Sort.BOOSTER
    return Sort.UPGRADE if reward in UPGRADES else Sort.AP
