"""Permissions of members, by their roles and the channel.

https://docs.discord.com/developers/topics/permissions
"""

from enum import IntFlag

from hall.errors import cannot_message_user, missing_access, missing_permissions
from hall.model import Account, Channel, ChannelType, Guild


class Permission(IntFlag):
    """The permissions that the hall minds."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


EVERYTHING = Permission((1 << 53) - 1)
EVERYONE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
DIRECT = EVERYONE


def permissions_of(account: Account, channel: Channel) -> Permission:
    """Return what an account may do in a channel; nothing if it does not see it."""
    if channel.guild is None:
        return DIRECT if account.bot or account is channel.recipient else Permission(0)
    granted = _in_guild(account, channel.guild, channel.parent or channel)
    hidden = channel.type is ChannelType.PRIVATE_THREAD and not _joined(account, channel)
    if hidden and Permission.MANAGE_THREADS not in granted:
        return Permission(0)
    return granted if Permission.VIEW_CHANNEL in granted else Permission(0)


def may(account: Account, channel: Channel, wanted: Permission) -> bool:
    """Tell whether an account has all the wanted permissions in a channel."""
    return wanted in permissions_of(account, channel)


def sees(account: Account, channel: Channel) -> bool:
    """Tell whether an account sees a channel at all."""
    return may(account, channel, Permission.VIEW_CHANNEL)


def require(account: Account, channel: Channel, wanted: Permission) -> None:
    """Refuse with 403/50001 who does not see the channel, with 403/50013 who may not act in it.

    Raises:
        ApiError: what Discord answers instead.
    """
    if not sees(account, channel):
        raise missing_access()
    if wanted not in permissions_of(account, channel):
        raise missing_permissions()


def require_sending(account: Account, channel: Channel) -> None:
    """Refuse who may not write here: 403/50001, 403/50013, or 403/50007 for closed DMs.

    Raises:
        ApiError: what Discord answers instead.
    """
    if channel.recipient is not None and not channel.recipient.dms_open:
        raise cannot_message_user()
    require(account, channel, sending(channel))


def sending(channel: Channel) -> Permission:
    """Return the permission that writing in this channel takes."""
    if channel.thread is not None:
        return Permission.SEND_MESSAGES_IN_THREADS
    return Permission.SEND_MESSAGES


def _joined(account: Account, channel: Channel) -> bool:
    return channel.thread is not None and account.id in channel.thread.members


def _in_guild(account: Account, guild: Guild, channel: Channel) -> Permission:
    member = guild.members.get(account.id)
    if member is None:
        return Permission(0)
    role_ids = member.role_ids | {guild.id}
    granted = 0
    for role_id in role_ids:
        granted |= guild.roles[role_id].permissions
    if account.id == guild.owner_id or granted & Permission.ADMINISTRATOR:
        return EVERYTHING
    for layer in ({guild.id}, member.role_ids, {account.id}):
        overwrites = [channel.overwrites[key] for key in layer if key in channel.overwrites]
        for overwrite in overwrites:
            granted &= ~overwrite.deny
        for overwrite in overwrites:
            granted |= overwrite.allow
    return Permission(granted)
