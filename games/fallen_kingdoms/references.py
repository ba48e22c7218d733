"""Reference cards."""

from games.core.vocabulary import Prompt

REFERENCES: dict[str, tuple[Prompt, ...]] = {}
