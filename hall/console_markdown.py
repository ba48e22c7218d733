"""Discord's markdown for a terminal: styles, mentions by name, moments as dates.

https://support.discord.com/hc/en-us/articles/210298617 describes it. Spoilers are shown openly.
"""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from rich.text import Text

from hall.console_names import Names

# what would steer the terminal, and the invisible isolates around inserted text
_UNPRINTABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_BLOCK = re.compile(r"```(?:[\w+-]*\n)?(.*?)```", re.DOTALL)
_HEADING = re.compile(r"#{1,3} +(.*)")
_TOKEN = re.compile(
    r"""
      \\(?P<escaped>[^\w\s])
    | (?P<ticks>`+)(?P<code>.+?)(?P=ticks)(?!`)
    | \*\*(?P<bold>(?:\\.|[^\\])+?)\*\*(?!\*)
    | __(?P<underline>(?:\\.|[^\\])+?)__(?!_)
    | ~~(?P<strike>(?:\\.|[^\\])+?)~~
    | \|\|(?P<spoiler>(?:\\.|[^\\])+?)\|\|
    | \*(?P<italic>(?![\s*])(?:\\.|[^\\*]|\*\*)+?)\*
    | (?<!\w)_(?P<slanted>(?:\\.|[^\\_])+?)_(?!\w)
    | \[(?P<label>[^\]\n]+)\]\(<?(?P<url>[^\s)>]+)>?\)
    | (?P<link>https?://[^\s<>]+)
    | <@!?(?P<user>\d+)>
    | <@&(?P<role>\d+)>
    | <\#(?P<channel>\d+)>
    | <t:(?P<moment>-?\d+)(?::(?P<format>[tTdDfFR]))?>
    | <a?:(?P<emoji>\w+):\d+>
    | </(?P<command>[^:>]+):\d+>
    """,
    re.VERBOSE | re.DOTALL,
)
_PLACE = re.compile(r"https://discord\.com/channels/(?:\d+|@me)/(\d+)(?:/\d+)?/?")
_STYLES = {
    "bold": "bold",
    "underline": "underline",
    "strike": "strike",
    "spoiler": "dim",
    "italic": "italic",
    "slanted": "italic",
}
_FORMATS = {
    "t": "%H:%M",
    "T": "%H:%M:%S",
    "d": "%d/%m/%Y",
    "D": "%d %B %Y",
    "f": "%d %B %Y %H:%M",
    "F": "%A, %d %B %Y %H:%M",
}
_SPANS = (("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1))


def clean(text: str) -> str:
    """Return a text without letters that cannot be seen."""
    return _UNPRINTABLE.sub("", text)


def paragraphs(text: str, names: Names) -> Iterator[Text]:
    """Yield a text line by line, and its code blocks as they are."""
    for index, part in enumerate(_BLOCK.split(clean(text))):
        if index % 2:
            yield Text(part.strip("\n"), style="cyan", no_wrap=True, overflow="ignore")
        else:
            # next to a code block, a line break only ends the fence's line
            lines = part.split("\n")
            lines = lines[bool(index and not lines[0]) :]
            yield from (_line(line, names) for line in lines if line or part.strip())


def inline(text: str, names: Names) -> Text:
    """Return a piece of one line with its styles."""
    found = Text()
    end = 0
    for match in _TOKEN.finditer(text):
        found.append(text[end : match.start()])
        found.append_text(_token(match, names))
        end = match.end()
    return found.append(text[end:])


def moment(at: datetime, now: datetime, style: str) -> str:
    """Return a moment as Discord shows it in a style, in this machine's time zone."""
    if style == "R":
        return _relative(at - now)
    return at.astimezone().strftime(_FORMATS[style])


def _line(line: str, names: Names) -> Text:
    if heading := _HEADING.fullmatch(line):
        return _styled(inline(heading[1], names), "bold underline")
    if line.startswith("-# "):
        return _styled(inline(line[3:], names), "dim")
    if line.startswith("> "):
        return Text("│ ", style="dim").append_text(inline(line[2:], names))
    if line.lstrip().startswith(("- ", "* ")):
        indent = len(line) - len(line.lstrip())
        return Text(" " * indent + "• ").append_text(inline(line.lstrip()[2:], names))
    return inline(line, names)


def _token(match: re.Match[str], names: Names) -> Text:
    kind = match.lastgroup or ""
    inside = match[kind]
    if kind in _STYLES:
        return _styled(inline(inside, names), _STYLES[kind])
    match kind:
        case "escaped":
            return Text(inside)
        case "code":
            return Text(inside.strip(), style="cyan")
        case "url":
            return _link(match["label"], inside, names)
        case "link":
            return _link("", inside, names)
        case "moment" | "format":
            return Text(_moment(match, names), style="underline")
        case "emoji":
            return Text(f":{inside}:")
        case "command":
            return Text(f"/{inside}", style="bold blue")
    called = {"user": names.of_user, "role": names.of_role, "channel": names.of_channel}
    return Text(called[kind](int(inside)), style="bold blue")


def _link(label: str, url: str, names: Names) -> Text:
    """Return a link; one to a channel shows as the channel's name, as in Discord."""
    if place := _PLACE.fullmatch(url):
        name = names.of_channel(int(place[1]))
        text = f"{label} ({name})" if label else name
        return _styled(inline(text, names), "bold blue")
    return Text(f"{label} ({url})" if label else url, style="blue")


def _styled(text: Text, style: str) -> Text:
    text.stylize_before(style)
    return text


def _moment(match: re.Match[str], names: Names) -> str:
    at = datetime.fromtimestamp(int(match["moment"]), UTC)
    return moment(at, names.now(), match["format"] or "f")


def _relative(span: timedelta) -> str:
    seconds = round(abs(span.total_seconds()))
    for name, size in _SPANS:
        if seconds >= size:
            number = round(seconds / size)
            words = f"{number} {name}{'s' * (number != 1)}"
            return f"in {words}" if span > timedelta() else f"{words} ago"
    return "now"
