"""A match at one terminal, without the store: whoever is asked has the keyboard.

Players are told what happened since they last had it. Before it changes hands the screen is
wiped, where somebody knows what others do not.
"""

import sys
from collections.abc import Sequence

import msgspec
from rich.rule import Rule
from rich.text import Text

from bot.cli.complaints import message
from bot.cli.menu import Menu, Unfit
from bot.cli.screen import console, plain, styled, wipe
from bot.library import words_of
from games.core.agenda import AnyPosition
from games.core.title import Title
from games.core.undo import CannotUndo, Played, may_take_back, take_back
from games.core.vocabulary import Action, Event, Seat
from renderer.artists import artist
from renderer.themes import DARK

MEMORY = 50
"""The deeds that are kept for taking back."""


class InputEnded(Exception):
    """Nobody is at the keyboard any more."""


class Quit(Exception):
    """The players have had enough."""


class HotSeat:
    """One match, its players by name, and who has the keyboard."""

    def __init__(
        self, title: Title, names: Sequence[str], position: AnyPosition, events: Sequence[Event]
    ) -> None:
        self.position = position
        self.seat: Seat | None = None
        """Who has the keyboard."""
        self._names = names
        self._rules = title.rules
        self._pictures = artist(title.key)
        self._words = words_of(title.key)
        self._console = console()
        self._history: list[Played] = []
        self._untold: list[list[str]] = [[] for _ in names]
        self._wanted: Seat | None = None
        """Who shall have the keyboard next, though another is asked too."""
        self._happen(events)

    def play(self) -> None:
        """Play until the match ends or the players do.

        Raises:
            InputEnded: the input ended before.
        """
        self._say(self._words.text("title"), style="bold")
        try:
            while self.position.asks:
                self._hand_over(self._next_seat())
                self._decide()
        except Quit:
            self._say(message("cli-bye"))
            return
        self._tell()
        self._show_board()

    def _next_seat(self) -> Seat:
        """Whoever has the keyboard keeps it as long as the match waits for that seat."""
        awaited = self.position.awaited
        kept = self.seat if self.seat in awaited else awaited[0]
        wanted, self._wanted = self._wanted, None
        return kept if wanted is None or kept is None else wanted

    def _hand_over(self, seat: Seat) -> None:
        if seat != self.seat:
            if self._hides_something():
                wipe()
                self._console.print(Rule(style="dim"))
                self._ask(message("cli-pass-keyboard", name=self._names[seat]))
                wipe()
            self.seat = seat
        self._tell()

    def _decide(self) -> None:
        """Let the seat at the keyboard choose, go back, look, take back."""
        seat, position = self.seat, self.position
        assert seat is not None
        self._say(self._words.say(position.prompt(seat), self._names), style="bold")
        menu = Menu(self._rules, self._words, self._names, position, seat)
        self._show(menu)
        while position is self.position and self._wanted is None:
            typed = self._ask("> ").strip().lower()
            if self._command(typed, menu, seat):
                continue
            try:
                action = menu.choose(typed)
            except Unfit as unfit:
                self._say(str(unfit))
                continue
            if action is not None:
                self._act(seat, action)
            else:
                self._show(menu)

    def _command(self, typed: str, menu: Menu, seat: Seat) -> bool:
        """Do what a letter stands for, if one was typed."""
        match typed:
            case "b" if menu.is_begun:
                menu.go_back()
                self._show(menu)
            case "u":
                self._take_back(seat)
            case "n" if self._others:
                self._wanted = next((one for one in self._others if one > seat), self._others[0])
            case "t":
                self._show_board()
            case "h":
                self._show_hand()
            case "?":
                self._say(self._words.text("title", "rules"))
            case "q":
                raise Quit
            case "":
                self._show(menu)
            case _:
                return False
        return True

    @property
    def _others(self) -> list[Seat]:
        """Who else could answer now."""
        return sorted(seat for seat in self.position.asks if seat != self.seat)

    def _act(self, seat: Seat, action: Action) -> None:
        before = self.position
        self.position, events = before.apply(seat, action)
        self._history.append(Played(seat, action, events, before, self.position))
        del self._history[:-MEMORY]
        self._happen(events)

    def _take_back(self, seat: Seat) -> None:
        """Undo the seat's last action; what others answered since stays answered."""
        try:
            take_back(self._history, seat)
        except CannotUndo as error:
            self._say(self._words.text(error.tag))
            return
        last = max(index for index, deed in enumerate(self._history) if deed.seat == seat)
        undone, *since = self._history[last:]
        del self._history[last:]
        self.position = undone.before
        for deed in since:
            before = self.position
            self.position, events = before.apply(deed.seat, deed.action)
            self._history.append(Played(deed.seat, deed.action, events, before, self.position))
        self._unhappen(undone)
        self._say(message("cli-taken-back"))

    def _happen(self, events: Sequence[Event]) -> None:
        """Keep what happened for those who may know it."""
        for event in events:
            sentence = self._words.say(event, self._names)
            for seat, untold in enumerate(self._untold):
                if event.secret_to in (None, seat):
                    untold.append(sentence)

    def _unhappen(self, deed: Played) -> None:
        """Others hear nothing of what was taken back; who has heard of it learns that, too."""
        sentences = [self._words.say(event, self._names) for event in deed.events]
        for seat, untold in enumerate(self._untold):
            if seat == deed.seat or not sentences:
                continue
            if set(sentences) <= set(untold):
                for sentence in sentences:
                    untold.remove(sentence)
            else:
                untold.append(message("cli-was-taken-back", name=self._names[deed.seat]))

    def _tell(self) -> None:
        """Tell whoever has the keyboard what is new."""
        untold = self._untold[self.seat or 0]
        for sentence in untold:
            self._say(sentence)
        untold.clear()

    def _show(self, menu: Menu) -> None:
        """The question, its numbered answers, and the letters that do something now."""
        self._say(menu.question)
        lines = menu.lines
        width = len(str(len(lines)))
        for number, line in enumerate(lines, 1):
            hint = f"  ({line.hint})" if line.hint else ""
            self._say(f"  {number:>{width}}  {line.text}{hint}")
        letters = {
            "cli-back": menu.is_begun,
            "cli-undo": self.seat is not None and may_take_back(self._history, self.seat),
            "cli-next-player": bool(self._others),
            "cli-commands": True,
        }
        shown = [message(letter) for letter, usable in letters.items() if usable]
        self._say(" · ".join(shown), style="dim")

    def _show_board(self) -> None:
        view = self._rules.view(self.position, self.seat)
        board = self._pictures.text_board(view, words=self._words, names=self._names)
        self._console.print(Text(plain(board)))

    def _show_hand(self) -> None:
        view = self._rules.view(self.position, self.seat)
        picture = self._pictures.draw_hand(view, theme=DARK, words=self._words, names=self._names)
        self._say(picture.alt_text)

    def _hides_something(self) -> bool:
        """Whether anybody sees more than a spectator does."""
        spectator = self._seen(None)
        return any(self._seen(seat) != spectator for seat in range(len(self._names)))

    def _seen(self, seat: Seat | None) -> object:
        return msgspec.structs.replace(self._rules.view(self.position, seat), seat=None)

    def _say(self, text: str, style: str = "") -> None:
        self._console.print(styled(text), style=style)

    def _ask(self, question: str) -> str:
        try:
            typed = input(question)
        except EOFError as error:
            raise InputEnded from error
        if not sys.stdin.isatty():  # so that a transcript shows what was typed
            self._console.print(Text(typed))
        return typed
