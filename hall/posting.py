"""Writing, editing and deleting messages, whichever route they came by."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from hall import components
from hall.emojis import check_component_emojis
from hall.errors import InvalidForm
from hall.fields import list_field, snowflake
from hall.images import content_type, size_of
from hall.mentions import Mentions, check_allowed, find_mentions, pinged_by
from hall.message_limits import check_message, check_references, check_uploads
from hall.model import (
    NO_FLAGS,
    Account,
    Attachment,
    Channel,
    ChannelType,
    Interaction,
    Json,
    MessageFlag,
    Post,
    Upload,
)
from hall.payloads import post_json, posted_json
from hall.permissions import may_add, sees
from hall.threads import add_member, refuse_archived, wake
from hall.world import Intent, World

# docs, Message Flags: the ones that a bot may set on a message of its own
SETTABLE = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
)
REPLY = 19
COMMAND_ANSWER = 20


@dataclass
class Draft:
    """A message as a request wants it, before anything is changed."""

    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: MessageFlag = NO_FLAGS

    @property
    def text(self) -> str:
        """All text in which mentions count."""
        return "\n".join([self.content, *components.texts(self.components)])


def write(
    world: World,
    post: Post,
    body: Json,
    files: Mapping[int, Upload],
) -> Post:
    """Fill a new message from a request, and show it.

    Args:
        world: the hall.
        post: the message to be, not yet in its channel.
        body: the request's fields.
        files: the request's files by number.

    Raises:
        ApiError: what Discord refuses; then nothing has changed.
    """
    draft = draft_from(world, post, body, files)
    if post.audience is None:
        wake(world, post.channel, post.author)
    _apply(world, post, draft, body)
    allowed = _allowed(body)
    mentions = find_mentions(draft.text, post.author, post.channel, allowed)
    if post.reply_to is not None and (allowed is None or allowed.get("replied_user")):
        mentions.accounts.append(post.reply_to.author)
    _mention(post, mentions)
    _ring(world, post, mentions)
    place(world, post)
    return post


def rewrite(world: World, post: Post, body: Json, files: Mapping[int, Upload]) -> Post:
    """Edit a message from a request. Edits never ping.

    Raises:
        ApiError: what Discord refuses; then nothing has changed.
    """
    refuse_archived(post)
    draft = draft_from(world, post, body, files)
    _apply(world, post, draft, body)
    _mention(post, find_mentions(draft.text, post.author, post.channel, _allowed(body)))
    if MessageFlag.LOADING in post.flags:
        post.flags &= ~MessageFlag.LOADING
    else:
        post.edited_at = world.now()
    announce(world, post, "MESSAGE_UPDATE")
    return post


def place(world: World, post: Post) -> None:
    """Put a finished message into its channel and show it."""
    post.channel.posts[post.id] = post
    if post.audience is None:
        post.channel.last_message_id = post.id
    announce(world, post, "MESSAGE_CREATE")


def announce(world: World, post: Post, event: str) -> None:
    """Show a message as it stands: to its readers, and on the gateway if it is public."""
    world.show(post_json(post), post.channel, post.audience)
    for attachment in post.attachments:
        world.show(attachment.data, post.channel, post.audience)
    if post.audience is None:
        intent = Intent.GUILD_MESSAGES if post.channel.guild else Intent.DIRECT_MESSAGES
        world.tell(post.channel, event, posted_json(post), intent)


def remove(world: World, post: Post) -> None:
    """Delete a message. What it showed stays in the journal."""
    post.deleted = True
    del post.channel.posts[post.id]
    world.stir()
    if post.audience is not None:
        return
    data = {"id": str(post.id), "channel_id": str(post.channel.id)}
    intent = Intent.DIRECT_MESSAGES
    if post.channel.guild is not None:
        data["guild_id"] = str(post.channel.guild.id)
        intent = Intent.GUILD_MESSAGES
    world.tell(post.channel, "MESSAGE_DELETE", data, intent)


def new_post(
    world: World,
    channel: Channel,
    author: Account,
    interaction: Interaction | None = None,
    *,
    audience: Account | None = None,
) -> Post:
    """Return an empty message that is not in its channel yet."""
    post = Post(world.snowflakes.next(), channel, author, world.now())
    post.interaction = interaction
    if audience is not None:
        post.audience = audience
        post.flags |= MessageFlag.EPHEMERAL
    return post


def draft_from(world: World, post: Post, body: Json, files: Mapping[int, Upload]) -> Draft:
    """Return the message as it would stand after the request.

    Raises:
        ApiError: what Discord refuses.
    """
    check_allowed(body.get("allowed_mentions"))
    check_uploads(files.values())
    draft = Draft(post.content, post.embeds, post.components, post.attachments)
    draft.flags = _flags(post, body)
    if "content" in body:
        draft.content = str(body["content"] or "")
    if "embeds" in body:
        draft.embeds = list_field(body, "embeds", ())
    if "components" in body:
        draft.components = list_field(body, "components", ())
    draft.attachments = _attachments(world, post, body, files)
    check_message(
        content=draft.content,
        embeds=draft.embeds,
        components=draft.components,
        attachments=len(draft.attachments),
        v2=MessageFlag.COMPONENTS_V2 in draft.flags,
    )
    names = _named(draft, body, files)
    fresh = {key: body.get(key) or [] for key in ("components", "embeds")}
    check_references(fresh["components"], fresh["embeds"], names)
    check_component_emojis(world, fresh["components"])
    return draft


def _apply(world: World, post: Post, draft: Draft, body: Json) -> None:
    if "components" in body:
        draft.components = components.echo(
            draft.components, draft.attachments, world.snowflakes.next
        )
    if "embeds" in body:
        draft.embeds = [_embed_echo(embed, draft.attachments) for embed in draft.embeds]
    post.content = draft.content
    post.embeds = draft.embeds
    post.components = draft.components
    post.attachments = draft.attachments
    post.flags = draft.flags


def _flags(post: Post, body: Json) -> MessageFlag:
    asked = MessageFlag(body.get("flags") or 0) & SETTABLE
    if "flags" not in body:
        return post.flags
    # docs: IS_COMPONENTS_V2 "Once a message has been sent with this flag, it can't be removed"
    kept = post.flags & ~(SETTABLE & ~MessageFlag.COMPONENTS_V2)
    return kept | asked


def _attachments(
    world: World, post: Post, body: Json, files: Mapping[int, Upload]
) -> list[Attachment]:
    if body.get("attachments") is None:
        kept = [] if "attachments" in body else list(post.attachments)
        return kept + [_attachment(world, post, upload, {}) for upload in files.values()]
    known = {attachment.id: attachment for attachment in post.attachments}
    wanted: list[Attachment] = []
    used: set[int] = set()
    for index, entry in enumerate(list_field(body, "attachments", ())):
        number = snowflake(entry.get("id"), ("attachments", index, "id"))
        if number in files:
            used.add(number)
            wanted.append(_attachment(world, post, files[number], entry))
        elif number in known:
            wanted.append(known[number])
        else:
            text = "Attachment data for this id was not sent."
            raise InvalidForm(("attachments", index), "ATTACHMENT_NOT_FOUND", text)
    rest = [upload for number, upload in files.items() if number not in used]
    return wanted + [_attachment(world, post, upload, {}) for upload in rest]


def _attachment(world: World, post: Post, upload: Upload, entry: Json) -> Attachment:
    identifier = world.snowflakes.next()
    filename = str(entry.get("filename") or upload.filename)
    # The real address is signed; the random part stands for the signature.
    address = f"{world.url}/attachments/{post.channel.id}/{identifier}/{quote(filename)}"
    made = Attachment(
        identifier,
        filename,
        upload.data,
        content_type(filename),
        f"{address}?hm={secrets.token_hex(16)}",
        entry.get("description"),
        size_of(upload.data),
    )
    world.recent.append(made)
    return made


def _named(draft: Draft, body: Json, files: Mapping[int, Upload]) -> set[str]:
    if "attachments" in body:
        return {attachment.filename for attachment in draft.attachments}
    return {upload.filename for upload in files.values()}


def _embed_echo(embed: Json, attachments: list[Attachment]) -> Json:
    by_name = {f"attachment://{each.filename}": each for each in attachments}
    answer = {"type": "rich", **embed}
    for key in ("image", "thumbnail"):
        attachment = by_name.get((embed.get(key) or {}).get("url") or "")
        if attachment is not None:
            answer[key] = {"url": attachment.url, "proxy_url": attachment.url}
    return answer


def _allowed(body: Json) -> Json | None:
    allowed: Any = body.get("allowed_mentions")
    return allowed if isinstance(allowed, dict) else None


def _mention(post: Post, mentions: Mentions) -> None:
    post.mentions = mentions.accounts
    post.mention_roles = mentions.roles
    post.mention_everyone = mentions.everyone


def _admit(world: World, post: Post, mentions: Mentions) -> None:
    """Bring those who are mentioned into a private thread (docs/discord.md, Threads)."""
    channel = post.channel
    if channel.type is not ChannelType.PRIVATE_THREAD or not may_add(post.author, channel):
        return
    assert channel.parent is not None
    for account in mentions.accounts:
        if sees(account, channel.parent):
            add_member(world, channel, account)


def _ring(world: World, post: Post, mentions: Mentions) -> None:
    if post.audience is not None:
        return
    _admit(world, post, mentions)
    # docs/discord.md, Messages: the flag for silence is reported to be ignored on V2
    quiet = MessageFlag.SUPPRESS_NOTIFICATIONS in post.flags
    if not quiet or MessageFlag.COMPONENTS_V2 in post.flags:
        post.pinged = pinged_by(mentions, post.author, post.channel)
        world.rung.append(post)
    if post.channel.thread is not None:
        for account in mentions.accounts:
            if sees(account, post.channel):
                add_member(world, post.channel, account)
