"""The button *Hint*: what an able player would do, told to whoever is asked alone."""

import discord

from cogs.gate import ids
from cogs.gate.answers import layout, show
from cogs.gate.parts import Button, button
from cogs.panels.asking.asked import Asked
from cogs.panels.asking.entries import named_action, told
from cogs.panels.asking.steps import steps_to
from play.library import words_of
from play.match.match import Match
from play.minds import Thought
from play.table.advice.hints import Hints, has_hints

HANDLER = "hint"
TENTHS = 10
EQUAL, NEAR = 0.02, 0.1
"""The differences up to which a choice is as good as the best, and up to which it is near it."""
STEP = " ▸ "


class HintButton:
    """Answers the button, in a message of its own: the panel can be used meanwhile."""

    def __init__(self, hints: Hints) -> None:
        self._hints = hints

    async def press(self, interaction: discord.Interaction, match: Match, prompt: str) -> None:
        """Think, and tell the best choices by the names that they have in the panel."""
        seat = match.seat_of(interaction.user.id).seat
        asked = Asked(match, seat, ids.natural(prompt))
        thoughts = await self._hints.best(match, seat, asked.prompt)
        text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(
            hint_text(asked, thoughts)
        )
        await show(interaction, layout(text))


def hint_buttons(asked: Asked) -> list[Button]:
    """The button beside a question of which there are several answers, where the match has it."""
    if not has_hints(asked.match.record):
        return []
    return [button("panel-hint", ids.made(HANDLER, asked.match.record.id, asked.prompt))]


def hint_text(asked: Asked, thoughts: tuple[Thought, ...]) -> str:
    """The choices, the best first: what each may bring, why, and where it stands in the panel."""
    words, best = words_of(), thoughts[0].worth
    told_of = [_choice(asked, thought, number, best) for number, thought in enumerate(thoughts, 1)]
    return "\n".join((words.text("hint-panel"), *told_of, words.text("hint-how")))


def _choice(asked: Asked, thought: Thought, number: int, best: float) -> str:
    """A choice in a few short lines."""
    words, named = words_of(), named_action(asked, thought.action)
    lines = [
        words.text(
            "hint-choice",
            _level(best, thought.worth) if number > 1 else None,
            number=number,
            action=named,
            worth=words.text("hint-worth", tenths=_tenths(thought.worth)),
        )
    ]
    if why := told(asked, thought.action):
        lines.append(words.text("hint-why", why=why))
    steps = steps_to(asked, thought.action)
    if not any(step.startswith(named) for step in steps):
        lines.append(words.text("hint-way", way=STEP.join(steps)))
    return "\n".join(lines)


def _level(best: float, worth: float) -> str:
    """Name how far a choice is behind the best one; the same figure is not told again."""
    behind = best - worth
    if behind <= EQUAL:
        return "equal"
    if behind > NEAR:
        return "far"
    return "near" if _tenths(worth) < _tenths(best) else "slight"


def _tenths(worth: float) -> int:
    return round(worth * TENTHS)
