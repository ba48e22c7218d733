"""The things of the hall as the JSON that Discord sends (shapes: the OpenAPI file's *Response)."""

from datetime import datetime

from hall.model import (
    Account,
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Interaction,
    InteractionType,
    Json,
    Member,
    Post,
    Role,
)
from hall.permissions import permissions_of

_GUILD_NULLS = (
    "icon",
    "description",
    "home_header",
    "splash",
    "discovery_splash",
    "banner",
    "application_id",
    "afk_channel_id",
    "system_channel_id",
    "widget_channel_id",
    "vanity_url_code",
    "rules_channel_id",
    "safety_alerts_channel_id",
    "public_updates_channel_id",
    "max_presences",
    "incidents_data",
)
_GUILD_ZEROS = (
    "system_channel_flags",
    "verification_level",
    "default_message_notifications",
    "mfa_level",
    "explicit_content_filter",
    "premium_tier",
    "premium_subscription_count",
    "nsfw_level",
    "max_stage_video_channel_users",
    "max_video_channel_users",
)


def stamp(moment: datetime) -> str:
    """Return a moment the way Discord writes it."""
    return moment.isoformat()


def user_json(account: Account) -> Json:
    """Return a user object."""
    return {
        "id": str(account.id),
        "username": account.name.lower().replace(" ", "_"),
        "global_name": None if account.bot else account.name,
        "discriminator": "0000" if account.bot else "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "bot": account.bot,
        "primary_guild": None,
    }


def bare_member_json(member: Member) -> Json:
    """Return a member object without its user, as messages carry it."""
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": stamp(member.joined_at),
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [str(role_id) for role_id in sorted(member.role_ids)],
        "mute": False,
        "deaf": False,
    }


def member_json(member: Member) -> Json:
    """Return a whole member object."""
    return {**bare_member_json(member), "user": user_json(member.account)}


def role_json(role: Role) -> Json:
    """Return a role object."""
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(int(role.permissions)),
        "position": role.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel_json(channel: Channel) -> Json:
    """Return a channel, thread or DM object."""
    if channel.thread is not None:
        return _thread_json(channel)
    if channel.recipient is not None:
        return _dm_json(channel)
    assert channel.guild is not None
    voice = {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    return {
        **(voice if channel.type is ChannelType.VOICE else {}),
        "id": str(channel.id),
        "type": int(channel.type),
        "guild_id": str(channel.guild.id),
        "name": channel.name,
        "topic": channel.topic,
        "position": channel.position,
        "parent_id": None,
        "last_message_id": _text(channel.last_message_id),
        "rate_limit_per_user": 0,
        "nsfw": False,
        "flags": 0,
        "permission_overwrites": [
            {
                "id": str(key),
                "type": overwrite.kind,
                "allow": str(int(overwrite.allow)),
                "deny": str(int(overwrite.deny)),
            }
            for key, overwrite in channel.overwrites.items()
        ],
    }


def thread_member_json(channel: Channel, account_id: int) -> Json:
    """Return a thread member object."""
    assert channel.thread is not None
    return {
        "id": str(channel.id),
        "user_id": str(account_id),
        "join_timestamp": stamp(channel.thread.members[account_id]),
        "flags": 0,
    }


def guild_json(guild: Guild) -> Json:
    """Return a guild object as GET /guilds/{id} has it."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "roles": [role_json(role) for role in guild.roles.values()],
        "region": "loopback",
        "afk_timeout": 300,
        "max_members": 250_000,
        "preferred_locale": "en-US",
        "widget_enabled": False,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "features": [],
        "emojis": [],
        "stickers": [],
        **dict.fromkeys(_GUILD_NULLS),
        **dict.fromkeys(_GUILD_ZEROS, 0),
    }


def attachment_json(attachment: Attachment) -> Json:
    """Return an attachment object."""
    answer: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.data),
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    }
    if attachment.description is not None:
        answer["description"] = attachment.description
    if attachment.size is not None:
        answer["width"], answer["height"] = attachment.size
    return answer


def post_json(post: Post) -> Json:
    """Return a message object."""
    answer: Json = {
        "id": str(post.id),
        "channel_id": str(post.channel.id),
        "type": post.type,
        "author": user_json(post.author),
        "content": post.content,
        "embeds": post.embeds,
        "components": post.components,
        "attachments": [attachment_json(attachment) for attachment in post.attachments],
        "mentions": [user_json(account) for account in post.mentions],
        "mention_roles": [str(role_id) for role_id in post.mention_roles],
        "mention_everyone": post.mention_everyone,
        "timestamp": stamp(post.created_at),
        "edited_timestamp": stamp(post.edited_at) if post.edited_at else None,
        "flags": int(post.flags),
        "pinned": False,
        "tts": False,
    }
    if post.nonce is not None:
        answer["nonce"] = post.nonce
    if post.thread is not None:
        answer["thread"] = channel_json(post.thread)
    if post.reply_to is not None:
        answer |= _reply_json(post.reply_to)
    if post.interaction is not None:
        answer |= _origin_json(post, post.interaction)
    return answer


def posted_json(post: Post) -> Json:
    """Return a message as the gateway sends it: with guild and member."""
    answer = post_json(post)
    guild = post.channel.guild
    if guild is not None:
        answer["guild_id"] = str(guild.id)
        member = guild.members.get(post.author.id)
        if member is not None:
            answer["member"] = bare_member_json(member)
    return answer


def seen_channel_json(channel: Channel, account: Account) -> Json:
    """Return a channel as interactions carry it: with the account's permissions in it."""
    return {**channel_json(channel), "permissions": str(int(permissions_of(account, channel)))}


def _dm_json(channel: Channel) -> Json:
    assert channel.recipient is not None
    return {
        "id": str(channel.id),
        "type": int(channel.type),
        "last_message_id": _text(channel.last_message_id),
        "flags": 0,
        "recipients": [user_json(channel.recipient)],
    }


def _thread_json(channel: Channel) -> Json:
    state = channel.thread
    assert state is not None
    assert channel.guild is not None
    assert channel.parent is not None
    metadata: Json = {
        "archived": state.archived,
        "archive_timestamp": stamp(state.archived_at),
        "auto_archive_duration": state.auto_archive_minutes,
        "locked": state.locked,
        "create_timestamp": stamp(state.created_at),
    }
    if channel.type is ChannelType.PRIVATE_THREAD:
        metadata["invitable"] = state.invitable
    return {
        "id": str(channel.id),
        "type": int(channel.type),
        "guild_id": str(channel.guild.id),
        "parent_id": str(channel.parent.id),
        "owner_id": str(state.owner_id),
        "name": channel.name,
        "last_message_id": _text(channel.last_message_id),
        "rate_limit_per_user": 0,
        "flags": 0,
        "message_count": min(state.sent, 50),
        "member_count": min(len(state.members), 50),
        "total_message_sent": state.sent,
        "thread_metadata": metadata,
    }


def _reply_json(target: Post) -> Json:
    return {
        "message_reference": {
            "type": 0,
            "message_id": str(target.id),
            "channel_id": str(target.channel.id),
        },
        "referenced_message": None if target.deleted else post_json(target),
    }


def _origin_json(post: Post, interaction: Interaction) -> Json:
    answer: Json = {
        "application_id": str(post.author.id),
        "webhook_id": str(post.author.id),
        "interaction_metadata": _metadata_json(interaction),
    }
    if post is not interaction.original and interaction.original is not None:
        original = str(interaction.original.id)
        answer["interaction_metadata"]["original_response_message_id"] = original
    if interaction.type is InteractionType.COMMAND:
        answer["interaction"] = {
            "id": str(interaction.id),
            "type": int(interaction.type),
            "name": interaction.data["name"],
            "user": user_json(interaction.account),
        }
    return answer


def _metadata_json(interaction: Interaction) -> Json:
    answer: Json = {
        "id": str(interaction.id),
        "type": int(interaction.type),
        "user": user_json(interaction.account),
        "authorizing_integration_owners": {},
    }
    if interaction.type is InteractionType.COMPONENT and interaction.source is not None:
        answer["interacted_message_id"] = str(interaction.source.id)
    if interaction.trigger is not None:
        answer["triggering_interaction_metadata"] = _metadata_json(interaction.trigger)
    return answer


def _text(number: int | None) -> str | None:
    return None if number is None else str(number)
