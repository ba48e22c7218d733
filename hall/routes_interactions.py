"""Answers to interactions. The token in the path is all the authorization they need.

https://docs.discord.com/developers/interactions/receiving-and-responding
"""

from hall import interactions
from hall.calls import Answer, Call, Routes
from hall.model import CallbackType, Interaction, Json, MessageFlag
from hall.payloads import post_json
from hall.world import World

routes = Routes()

_WEBHOOK = "/webhooks/{application_id}/{token}"
_ORIGINAL = _WEBHOOK + "/messages/@original"
_MESSAGE = _WEBHOOK + "/messages/{message_id}"


@routes.add("POST", "/interactions/{interaction_id}/{token}/callback", with_token=False)
def callback(world: World, call: Call) -> Answer:
    """Take the first answer; tell what became of it if asked to."""
    interaction = world.interaction(call.id("interaction_id"), call.params["token"])
    interactions.acknowledge(world, interaction, call.body, call.files)
    if call.query.get("with_response") not in ("true", "1"):
        return Answer(204)
    return Answer(200, _callback_json(interaction))


@routes.add("POST", _WEBHOOK, with_token=False)
def follow_up(world: World, call: Call) -> Json:
    """Send a further message."""
    interaction = _interaction(world, call)
    return post_json(interactions.follow_up(world, interaction, call.body, call.files))


@routes.add("GET", _ORIGINAL, with_token=False)
def get_original(world: World, call: Call) -> Json:
    """Return the first answer."""
    return post_json(interactions.original(world, _interaction(world, call)))


@routes.add("PATCH", _ORIGINAL, with_token=False)
def edit_original(world: World, call: Call) -> Json:
    """Edit the first answer."""
    interaction = _interaction(world, call)
    post = interactions.original(world, interaction)
    return post_json(interactions.edit(world, interaction, post, call.body, call.files))


@routes.add("DELETE", _ORIGINAL, with_token=False)
def delete_original(world: World, call: Call) -> None:
    """Delete the first answer."""
    interaction = _interaction(world, call)
    interactions.delete(world, interaction, interactions.original(world, interaction))


@routes.add("GET", _MESSAGE, with_token=False)
def get_followup(world: World, call: Call) -> Json:
    """Return a further message."""
    return post_json(interactions.followup(world, _interaction(world, call), call.id("message_id")))


@routes.add("PATCH", _MESSAGE, with_token=False)
def edit_followup(world: World, call: Call) -> Json:
    """Edit a further message."""
    interaction = _interaction(world, call)
    post = interactions.followup(world, interaction, call.id("message_id"))
    return post_json(interactions.edit(world, interaction, post, call.body, call.files))


@routes.add("DELETE", _MESSAGE, with_token=False)
def delete_followup(world: World, call: Call) -> None:
    """Delete a further message."""
    interaction = _interaction(world, call)
    post = interactions.followup(world, interaction, call.id("message_id"))
    interactions.delete(world, interaction, post)


def _interaction(world: World, call: Call) -> Interaction:
    return world.webhook(call.id("application_id"), call.params["token"])


def _callback_json(interaction: Interaction) -> Json:
    assert interaction.callback is not None
    about: Json = {"id": str(interaction.id), "type": int(interaction.type)}
    post = interaction.original
    if post is not None:
        about["response_message_id"] = str(post.id)
        about["response_message_loading"] = MessageFlag.LOADING in post.flags
        about["response_message_ephemeral"] = post.audience is not None
    answer: Json = {"interaction": about}
    # docs/discord.md, Acknowledging: a resource goes with types 4 and 7 only
    if post is not None and interaction.callback in (CallbackType.MESSAGE, CallbackType.UPDATE):
        answer["resource"] = {"type": int(interaction.callback), "message": post_json(post)}
    return answer
