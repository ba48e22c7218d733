"""Routes that tell a bot who it is, and where its gateway is."""

from typing import Any

from hall.calls import Call, Routes
from hall.model import Json
from hall.payloads import channel_json, guild_json, user_json
from hall.world import PRIVILEGED, Intent, World

routes = Routes()


def gateway_url(world: World) -> str:
    """Return the address of the gateway."""
    return world.url.replace("http://", "ws://", 1) + "/gateway/"


def application_flags(granted: Intent) -> int:
    """Return the application's flags: which privileged intents it was granted (limited form)."""
    flags = {
        Intent.GUILD_PRESENCES: 1 << 13,
        Intent.GUILD_MEMBERS: 1 << 15,
        Intent.MESSAGE_CONTENT: 1 << 19,
    }
    return sum(flag for intent, flag in flags.items() if intent in granted & PRIVILEGED)


@routes.add("GET", "/gateway", with_token=False)
def get_gateway(world: World, _call: Call) -> Json:
    """Return the gateway's address."""
    return {"url": gateway_url(world)}


@routes.add("GET", "/gateway/bot")
def get_bot_gateway(world: World, _call: Call) -> Json:
    """Return the gateway's address, one shard."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
    return {"url": gateway_url(world), "shards": 1, "session_start_limit": limit}


@routes.add("GET", "/users/@me")
def get_me(world: World, _call: Call) -> Json:
    """Return the bot's account."""
    return {**user_json(world.bot), "mfa_enabled": False, "locale": "en-US", "verified": True}


@routes.add("GET", "/users/{user_id}")
def get_user(world: World, call: Call) -> Json:
    """Return an account."""
    return user_json(world.account(call.id("user_id")))


@routes.add("GET", "/users/@me/guilds")
def get_my_guilds(world: World, _call: Call) -> list[Json]:
    """Return the bot's guilds."""
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(guild.roles[guild.id].permissions),
            "features": guild_json(guild)["features"],
        }
        for guild in world.own_guilds()
    ]


@routes.add("POST", "/users/@me/channels")
def open_direct(world: World, call: Call) -> Json:
    """Open a conversation. Closed ones are refused on sending only (403/50007), as in the docs."""
    recipient: Any = call.body.get("recipient_id")
    account = world.account(int(recipient or 0))
    return channel_json(world.direct(account))


@routes.add("GET", "/oauth2/applications/@me")
@routes.add("GET", "/applications/@me")
def get_application(world: World, _call: Call) -> Json:
    """Return the bot's application."""
    flags = application_flags(world.granted)
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user_json(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": flags,
        "flags_new": str(flags),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_json(world.owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }
