"""The board as text: for code blocks, for screen readers, for slow lines."""

from collections.abc import Sequence

from games.core.vocabulary import Seat
from games.nine_realms.board import PLACES, Hex, Terrain
from games.nine_realms.forces import Figure
from games.nine_realms.view import FigureSeen, RollSeen, View
from renderer.nine_realms.middle import awaited_line
from renderer.nine_realms.roll import result_line
from renderer.picture import shortened
from renderer.speaker import Speaker

LIMIT = 1900
_SIGNS = {Terrain.PLAIN: ".", Terrain.FOREST: "f", Terrain.WATER: "~", Terrain.MOUNTAIN: "^"}
_COLUMNS = 15
_LONGEST_NAME = 24


def text_board(view: View, *, words: Speaker, names: Sequence[str]) -> str:
    """The whole board in monospaced text, at most 1900 characters.

    Every hex takes two characters, odd rows stand half a hex to the right, so that a row fits
    a telephone.
    """
    names = [shortened(" ".join(name.split()), _LONGEST_NAME) for name in names]
    short = abbreviations([(seen.figure, words.name(seen.figure, names)) for seen in view.figures])
    parts = [_headline(view, words, names), *_map(view, short), _legend(words, names), ""]
    for seat in (0, 1):
        parts += [_player(view, seat, words, names), *_force(view, seat, short, words, names), ""]
    parts.append(words.text("picture-text-piles", deck=view.deck_size, discards=len(view.discards)))
    if view.pending is not None:
        parts.append(_roll(view.pending, words, names))
    return shortened_lines(parts)


def abbreviations(figures: Sequence[tuple[Figure, str]]) -> dict[Figure, str]:
    """Two letters for each figure: the first of its name, and the next that tells it apart."""
    found: dict[Figure, str] = {}
    for figure, name in figures:
        letters = [letter for letter in name if letter.isalnum()] or ["?"]
        options = [letters[0] + second.lower() for second in (*letters[1:], *"23456789")]
        found[figure] = next(one for one in options if one not in found.values())
    return found


def shortened_lines(lines: Sequence[str]) -> str:
    """The lines within the limit; the last ones go first."""
    kept = list(lines)
    while len("\n".join(kept)) > LIMIT:
        kept.pop()
    return "\n".join(kept)


def _headline(view: View, words: Speaker, names: Sequence[str]) -> str:
    turn = words.text("picture-turn", turn=view.turn)
    if view.ending is None:
        return f"{turn} · {awaited_line(view, words, names)}"
    if not view.ending.winners:
        return f"{turn} · {words.text('picture-draw')}"
    winner = names[view.ending.winners[0]]
    return f"{turn} · {words.text('picture-winner', player=winner)}"


def _map(view: View, short: dict[Figure, str]) -> list[str]:
    standing = {seen.hex: short[seen.figure] for seen in view.figures if seen.hex}
    rows = ["  " + "".join(f"{column % 10} " for column in range(1, _COLUMNS + 1)).rstrip()]
    for row, letter in enumerate("ABCDEFGH"):
        cells = [_cell(view, f"{letter}{column}", standing) for column in range(1, _COLUMNS + 1)]
        rows.append((f"{letter} " + " " * (row % 2) + "".join(cells)).rstrip())
    return rows


def _cell(view: View, label: Hex, standing: dict[Hex, str]) -> str:
    if label not in PLACES:
        return "  "
    laid = view.terrain.get(label)
    if label in standing:
        return standing[label]
    return _SIGNS[laid] + "*" if laid else _SIGNS[PLACES[label].terrain] + " "


def _legend(words: Speaker, names: Sequence[str]) -> str:
    signs = [f"{sign} {words.name(terrain, names)}" for terrain, sign in _SIGNS.items()]
    return " ".join([*signs, words.text("picture-text-laid")])


def _player(view: View, seat: Seat, words: Speaker, names: Sequence[str]) -> str:
    realm = view.realms[seat]
    line = words.text(
        "picture-text-player",
        player=names[seat],
        realm=words.name(realm, names),
        blood=view.blood[seat],
        cauldron=view.cauldron,
        actions=view.actions[seat],
        cards=view.hand_sizes[seat],
    )
    if view.deploying and seat in view.ready:
        line += f", {words.text('picture-text-ready')}"
    force = [seen.figure for seen in view.figures if seen.seat == seat]
    if Figure.SIGMUND in force and view.revenge:
        line += f", {words.text('picture-text-revenge', dice=view.revenge)}"
    return line


def _force(
    view: View, seat: Seat, short: dict[Figure, str], words: Speaker, names: Sequence[str]
) -> list[str]:
    return [
        f"{short[seen.figure]} {words.name(seen.figure, names)} {_condition(view, seen, words)}"
        for seen in view.figures
        if seen.seat == seat
    ]


def _condition(view: View, seen: FigureSeen, words: Speaker) -> str:
    if seen.hex is None:
        waiting = "picture-text-waiting" if view.deploying else "picture-text-fallen"
        return words.text(waiting)
    laid = view.terrain.get(seen.hex)
    ground = _SIGNS[laid or PLACES[seen.hex].terrain] + ("*" if laid else "")
    left = seen.health - seen.wounds
    parts = [
        f"{seen.hex} {ground}",
        words.text("picture-text-health", left=left, health=seen.health),
        words.text("picture-text-defence", defence=seen.defence),
    ]
    if seen.moved:
        parts.append(words.text("picture-text-moved"))
    if seen.attacked:
        parts.append(words.text("picture-text-attacked"))
    if seen.figure is Figure.HJORDIS:
        state = "used" if view.bloodline_used else "holds"
        parts.append(words.text(f"picture-bloodline-{state}"))
    if view.prey is seen.figure:
        parts.append(words.text("picture-text-prey"))
    return ", ".join(parts)


def _roll(pending: RollSeen, words: Speaker, names: Sequence[str]) -> str:
    roll = pending.roll
    return words.text(
        "picture-text-roll",
        figure=words.name(roll.figure, names),
        target=words.name(roll.target, names),
        dice=" ".join(map(str, roll.dice)),
        total=roll.total,
        defence=roll.against,
        result=result_line(pending, words),
    )
