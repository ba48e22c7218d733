"""A player with taste: takes what it likes best of what is offered, by how that reads."""

import re
from collections.abc import Sequence

from hall import Message, Reply
from tests.e2e.player import Player, decisions

ISOLATES = dict.fromkeys((0x2068, 0x2069))
EMOJI = re.compile(r"<:\w+:\d+> ")


class Choosy(Player):
    """Plays by the panel; what it likes equally well is left to chance."""

    def liking(self, label: str, hint: str) -> float:
        """How well something is liked that reads like this; the greater, the better."""
        raise AssertionError(self)

    def taken(self, label: str) -> None:
        """It was chosen."""

    async def _decide(self, panel: Message) -> Reply:
        menus = [menu for menu in panel.menus if menu.least == menu.most == 1]
        if not menus:
            return await super()._decide(panel)
        told = {one.label: one.description or "" for menu in menus for one in menu.options}
        best = self._best([*told, *decisions(panel)], told)
        if best not in told:
            return await self._press(panel, best)
        self.pressed.append(best)
        menu = next(one for one in menus if best in [each.label for each in one.options])
        return await self.user.choose(panel, menu.custom_id, best)

    def _preferred(self, labels: Sequence[str]) -> str:
        return self._best(labels, {})

    def _best(self, labels: Sequence[str], hints: dict[str, str]) -> str:
        shuffled = self._chance.sample(list(labels), len(labels))
        best = max(shuffled, key=lambda one: self.liking(plain(one), plain(hints.get(one, ""))))
        self.taken(best)
        return best


def plain(text: str) -> str:
    """A text without the marks that stand around names, and without emojis before its lines."""
    return EMOJI.sub("", text.translate(ISOLATES))
