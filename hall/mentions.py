"""Mentions in a message, and the people whom it pings.

https://docs.discord.com/developers/resources/message#allowed-mentions-object
"""

import re
from dataclasses import dataclass, field
from typing import Any

from hall.errors import InvalidForm
from hall.fields import check_count, snowflake
from hall.model import Account, Channel, Json
from hall.permissions import Permission, may, sees

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass
class Mentions:
    """The mentions of a text, after the sender's own restrictions."""

    accounts: list[Account] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    everyone: bool = False


def check_allowed(allowed: Any) -> None:
    """Refuse a contradiction: parsing all users, and a list of users (400/50035).

    Raises:
        InvalidForm: 400/50035.
    """
    if allowed is None:
        return
    for key in ("users", "roles"):
        listed = allowed.get(key) or []
        check_count(listed, ("allowed_mentions", key), 0, 100)
        for index, value in enumerate(listed):
            snowflake(value, ("allowed_mentions", key, index))
        if listed and key in (allowed.get("parse") or ()):
            text = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            raise InvalidForm(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE", text)


def find_mentions(text: str, author: Account, channel: Channel, allowed: Json | None) -> Mentions:
    """Return what a text mentions, as far as the sender allows it and may do it."""
    found = Mentions()
    if channel.guild is not None:
        people = {key: member.account for key, member in channel.guild.members.items()}
        roles = channel.guild.roles
    else:
        people = {channel.recipient.id: channel.recipient} if channel.recipient else {}
        roles = {}
    for account_id in dict.fromkeys(int(key) for key in _USER.findall(text)):
        if account_id in people and _allows(allowed, "users", account_id):
            found.accounts.append(people[account_id])
    for role_id in dict.fromkeys(int(key) for key in _ROLE.findall(text)):
        if role_id in roles and _allows(allowed, "roles", role_id):
            found.roles.append(role_id)
    loud = allowed is None or "everyone" in (allowed.get("parse") or ())
    found.everyone = bool(
        loud and _EVERYONE.search(text) and may(author, channel, Permission.MENTION_EVERYONE)
    )
    return found


def pinged_by(mentions: Mentions, author: Account, channel: Channel) -> list[Account]:
    """Return the people whose device rings: mentioned, or in a mentioned role, and seeing it."""
    if channel.guild is None:
        return [channel.recipient] if channel.recipient and author.bot else []
    return [
        member.account
        for member in channel.guild.members.values()
        if not member.account.bot
        and member.account is not author
        and _concerns(mentions, member.account, member.role_ids)
        and sees(member.account, channel)
    ]


def _concerns(mentions: Mentions, account: Account, role_ids: set[int]) -> bool:
    return (
        mentions.everyone or account in mentions.accounts or not role_ids.isdisjoint(mentions.roles)
    )


def _allows(allowed: Json | None, key: str, identifier: int) -> bool:
    if allowed is None or key in (allowed.get("parse") or ()):
        return True
    return str(identifier) in {str(value) for value in allowed.get(key) or ()}
