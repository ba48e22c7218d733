"""The life of an interaction: asked, acknowledged within three seconds, good for fifteen minutes.

https://docs.discord.com/developers/interactions/receiving-and-responding
"""

import secrets
from collections.abc import Mapping
from datetime import timedelta

from hall.components import echo
from hall.errors import (
    InvalidForm,
    already_acknowledged,
    expired_token,
    unknown_interaction,
    unknown_message,
    unknown_webhook,
)
from hall.modal_limits import check_choices, check_modal
from hall.model import (
    Account,
    CallbackType,
    Channel,
    Interaction,
    InteractionType,
    Json,
    MessageFlag,
    Post,
    Upload,
)
from hall.payloads import member_json, posted_json, seen_channel_json, user_json
from hall.permissions import permissions_of
from hall.posting import COMMAND_ANSWER, REPLY, new_post, place, remove, rewrite, write
from hall.threads import wake
from hall.world import Intent, World

TOKEN_LIFE = timedelta(minutes=15)
FILE_LIMIT = 10 * 1024 * 1024

# docs, Interaction Callback Type: which answers go with which interactions
_FITTING: dict[InteractionType, frozenset[CallbackType]] = {
    InteractionType.COMMAND: frozenset(
        (CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE, CallbackType.MODAL)
    ),
    InteractionType.COMPONENT: frozenset(CallbackType) - {CallbackType.CHOICES},
    InteractionType.AUTOCOMPLETE: frozenset((CallbackType.CHOICES,)),
    InteractionType.MODAL_SUBMIT: frozenset(CallbackType)
    - {CallbackType.CHOICES, CallbackType.MODAL},
}


def ask(
    world: World,
    kind: InteractionType,
    account: Account,
    channel: Channel,
    data: Json,
    *,
    source: Post | None = None,
    trigger: Interaction | None = None,
    heard: bool = True,
) -> Interaction:
    """Tell the bot, if it is there to hear, that somebody did something; return the interaction."""
    token = secrets.token_urlsafe(48)
    interaction = Interaction(
        world.snowflakes.next(), token, kind, account, channel, data, world.now()
    )
    interaction.source = source
    interaction.trigger = trigger
    world.interactions[token] = interaction
    if heard:
        world.emit("INTERACTION_CREATE", interaction_json(world, interaction), Intent.NONE)
    return interaction


def is_late(world: World, interaction: Interaction) -> bool:
    """Tell whether the bot did not acknowledge it in time."""
    return interaction.callback is None and world.now() - interaction.created_at > world.acknowledge


def acknowledge(
    world: World, interaction: Interaction, body: Json, files: Mapping[int, Upload]
) -> None:
    """Take the bot's first answer.

    Raises:
        ApiError: 400/40060 for the second, 404/10062 after three seconds, 400/50035 for a
            kind of answer that does not fit, and whatever is wrong with the answer itself.
    """
    if interaction.callback is not None:
        raise already_acknowledged()
    if is_late(world, interaction):
        raise unknown_interaction()
    callback = _callback_type(interaction, body)
    data = body.get("data") or {}
    try:
        _answer(world, interaction, callback, data, files)
    except InvalidForm as refusal:
        raise refusal.under("data") from None
    interaction.callback = callback
    interaction.touch()


def original(world: World, interaction: Interaction) -> Post:
    """Return the first answer's message.

    Raises:
        ApiError: 404/10015, 401/50027 or 404/10008.
    """
    check_open(world, interaction)
    post = interaction.original
    if post is None or post.deleted:
        raise unknown_message()
    return post


def followup(world: World, interaction: Interaction, post_id: int) -> Post:
    """Return a message of this interaction by its identifier.

    Raises:
        ApiError: 404/10015, 401/50027 or 404/10008.
    """
    check_open(world, interaction)
    posts = [interaction.original, *interaction.followups]
    for post in posts:
        if post is not None and post.id == post_id and not post.deleted:
            return post
    raise unknown_message()


def check_open(world: World, interaction: Interaction) -> None:
    """Refuse a webhook that does not exist yet (404/10015) or no longer (401/50027).

    docs/discord.md, Acknowledging.

    Raises:
        ApiError: what Discord answers instead.
    """
    if interaction.callback is None:
        raise unknown_webhook()
    if world.now() - interaction.created_at > TOKEN_LIFE:
        raise expired_token()


def follow_up(
    world: World, interaction: Interaction, body: Json, files: Mapping[int, Upload]
) -> Post:
    """Take a further message. After a deferral the first one is the answer (docs, deprecated).

    Raises:
        ApiError: what Discord refuses.
    """
    check_open(world, interaction)
    first = interaction.original
    if first is not None and MessageFlag.LOADING in first.flags:
        return edit(world, interaction, first, body, files)
    post = new_post(
        world, interaction.channel, world.bot, interaction, audience=_audience(interaction, body)
    )
    post.type, post.reply_to = REPLY, first
    if first is not None and first.deleted:
        post.type, post.reply_to = 0, None
    write(world, post, body, files)
    interaction.followups.append(post)
    interaction.touch()
    return post


def edit(
    world: World, interaction: Interaction, post: Post, body: Json, files: Mapping[int, Upload]
) -> Post:
    """Edit a message of this interaction.

    Raises:
        ApiError: what Discord refuses.
    """
    rewrite(world, post, body, files)
    interaction.touch()
    return post


def delete(world: World, interaction: Interaction, post: Post) -> None:
    """Delete a message of this interaction."""
    remove(world, post)
    interaction.touch()


def interaction_json(world: World, interaction: Interaction) -> Json:
    """Return an interaction as the gateway sends it."""
    account, channel = interaction.account, interaction.channel
    answer: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": int(interaction.type),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": seen_channel_json(channel, account),
        "app_permissions": str(int(permissions_of(world.bot, channel))),
        "locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "attachment_size_limit": FILE_LIMIT,
        "context": 0 if channel.guild else 1,
    }
    if channel.guild is None:
        answer["user"] = user_json(account)
    else:
        guild = channel.guild
        rights = str(int(permissions_of(account, channel)))
        answer["member"] = {**member_json(guild.members[account.id]), "permissions": rights}
        answer["guild_id"] = str(guild.id)
        answer["guild"] = {"id": str(guild.id), "locale": "en-US", "features": []}
        answer["guild_locale"] = "en-US"
    if interaction.source is not None:
        answer["message"] = posted_json(interaction.source)
    return answer


def _callback_type(interaction: Interaction, body: Json) -> CallbackType:
    kind = body.get("type")
    fitting = _FITTING[interaction.type]
    from_command = interaction.source is None
    updating = kind in (CallbackType.DEFERRED_UPDATE, CallbackType.UPDATE)
    if kind not in fitting or (updating and from_command):
        text = "This type of answer does not fit this interaction."
        raise InvalidForm(("type",), "INTERACTION_CALLBACK_TYPE_INVALID", text)
    return CallbackType(kind)


def _answer(
    world: World,
    interaction: Interaction,
    callback: CallbackType,
    data: Json,
    files: Mapping[int, Upload],
) -> None:
    match callback:
        case CallbackType.MESSAGE:
            _write_answer(world, interaction, data, files)
        case CallbackType.DEFERRED_MESSAGE:
            _defer(world, interaction, data)
        case CallbackType.DEFERRED_UPDATE:
            interaction.original = interaction.source
        case CallbackType.UPDATE:
            assert interaction.source is not None
            if interaction.source.deleted:
                raise unknown_message()
            interaction.original = rewrite(world, interaction.source, data, files)
        case CallbackType.CHOICES:
            check_choices(data)
            interaction.choices = data.get("choices") or []
            _show_privately(world, interaction, data)
        case CallbackType.MODAL:
            check_modal(data)
            numbered = echo(data["components"], (), world.snowflakes.next)
            interaction.modal = {**data, "components": numbered}
            _show_privately(world, interaction, data)


def _write_answer(
    world: World, interaction: Interaction, data: Json, files: Mapping[int, Upload]
) -> None:
    audience = _audience(interaction, data)
    post = new_post(world, interaction.channel, world.bot, interaction, audience=audience)
    post.type = _answer_type(interaction)
    interaction.original = write(world, post, data, files)
    _show_command(world, interaction, audience)


def _defer(world: World, interaction: Interaction, data: Json) -> None:
    audience = _audience(interaction, data)
    post = new_post(world, interaction.channel, world.bot, interaction, audience=audience)
    post.type = _answer_type(interaction)
    post.flags |= MessageFlag.LOADING
    interaction.original = post
    if audience is None:
        wake(world, interaction.channel, world.bot)
    place(world, post)
    _show_command(world, interaction, audience)


def _answer_type(interaction: Interaction) -> int:
    return COMMAND_ANSWER if interaction.type is InteractionType.COMMAND else 0


def _audience(interaction: Interaction, data: Json) -> Account | None:
    flags = data.get("flags") or 0
    if isinstance(flags, bool) or not isinstance(flags, int):
        raise InvalidForm(("flags",), "NUMBER_TYPE_COERCE", "Flags are a number.")
    return interaction.account if MessageFlag.EPHEMERAL & flags else None


def _show_privately(world: World, interaction: Interaction, data: Json) -> None:
    world.show(data, interaction.channel, interaction.account)


def _show_command(world: World, interaction: Interaction, audience: Account | None) -> None:
    # A public answer shows which command was used, and its options to whoever looks closer.
    if audience is None and interaction.type is InteractionType.COMMAND:
        world.show(interaction.data, interaction.channel, None)
