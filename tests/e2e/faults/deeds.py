"""What the players do in these tests, and what they must then find in their thread."""

from hall import Channel, Message, User
from tests.cogs.scene import Scene, typed
from tests.patience import wait_for

MOVED = "Thor moves from D4 to D3"
SEND = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
CALLBACK = "/interactions/{interaction_id}/{token}/callback"


async def move(table: Scene, channel: Channel | None = None) -> str:
    """Ann moves Thor, by a command in the match's thread or elsewhere."""
    options = {"figure": "thor", "hex": "D3", "match": str(await number(table))}
    return await typed(table.ann, channel or table.thread, "realms move", **options)


async def called(table: Scene) -> None:
    """Ann is called, who did nothing lately: no call of hers comes between what follows."""
    table.clock.advance(minutes=10)
    await table.services.clocks.look()
    await table.quiet()
    assert len(table.calls()) == 1


async def end(table: Scene) -> str:
    """Ann ends her turn; Bo, who did nothing lately, is called."""
    table.clock.advance(minutes=10)
    match = str(await number(table))
    return await typed(table.ann, table.thread, "realms end", match=match)


async def number(table: Scene) -> int:
    """The only match of Ann's."""
    guild = table.hall.guild.id
    (record,) = await table.registry.store.matches_of(table.ann.id, guild)
    return record.id


def boards(user: User, thread: Channel) -> list[Message]:
    """The public boards, oldest first."""
    return [m for m in user.sees(thread) if m.images and not m.ephemeral]


def heading(board: Message) -> str:
    """The first line of a board."""
    return board.text.splitlines()[0]


def single(user: User, thread: Channel) -> bool:
    """Whether every board is there once."""
    headings = [heading(board) for board in boards(user, thread)]
    return len(headings) == len(set(headings))


async def shown(user: User, thread: Channel, text: str) -> Message:
    """The last board, once it tells this; every board is there once."""
    await wait_for(lambda: (seen := boards(user, thread)) and text in seen[-1].text)
    assert single(user, thread)
    return boards(user, thread)[-1]


def said(user: User, channel: Channel, text: str) -> list[Message]:
    """The messages in a channel that say this to everybody."""
    return [m for m in user.sees(channel) if text in m.text and not m.ephemeral]
