"""Doing what the page asks for, as the user who acts; what a client would not offer is refused."""

import contextlib
from typing import Any, assert_never

from hall.command_limits import OptionType
from hall.components import Kind
from hall.errors import ClientRefusal
from hall.model import Account, Channel, Json, Role
from hall.page import requests
from hall.page.desk import Desk
from hall.page.scene import form_json
from hall.reply import Reply
from hall.sights import Message
from hall.typed import find_command
from hall.users import User

BRIEFLY = 3.0
"""Seconds for which an announced change is waited for at most."""
_BY_NUMBER = frozenset(
    (Kind.USER_SELECT, Kind.ROLE_SELECT, Kind.MENTIONABLE_SELECT, Kind.CHANNEL_SELECT)
)


async def act(desk: Desk, request: requests.Deed) -> Json:
    """Do something, wait for the bot's first answer, and return what the page must know of it.

    Raises:
        ClientRefusal: the real client would not let this user do that.
        ApiError: what was written is empty or too long.
        TimeoutError: the bot is connected but silent, and the clock stands still.
    """
    user = desk.user(request.who)
    place = _here(desk, user, request.where)
    match request:
        case requests.Say():
            return {"message": str((await user.send(place, request.text)).id)}
        case requests.Press():
            message = _message(desk, user, place, request.message)
            return await _answer(desk, await user.press(message, request.button))
        case requests.Choose():
            message = _message(desk, user, place, request.message)
            kind = message.menu(request.menu).kind
            by_number = kind in _BY_NUMBER
            chosen = [_thing(desk, user, v) if by_number else v for v in request.values]
            return await _answer(desk, await user.choose(message, request.menu, *chosen))
        case requests.Submit():
            return await _submit(desk, user, request)
        case requests.Use():
            values = _options(desk, user, place, request.path, request.options)
            return await _answer(desk, await user.command(place, request.path, **values))
        case requests.Suggest():
            return await _suggest(desk, user, place, request)
        case requests.Dismiss():
            message = _message(desk, user, place, request.message)
            if not message.ephemeral:
                raise ClientRefusal("others see that message too")
            desk.dismissed.add(message.id)
            desk.world.stir()
            return {}
    assert_never(request)


async def _submit(desk: Desk, user: User, request: requests.Submit) -> Json:
    form = desk.forms.get(request.form)
    if form is None or form.interaction.account is not user.account:
        raise ClientRefusal("that form is closed")
    by_number = {field.custom_id for field in form.fields if field.kind in _BY_NUMBER}
    values = {
        name: [_thing(desk, user, each) for each in value] if name in by_number else value
        for name, value in request.fields.items()
    }
    answer = await _answer(desk, await user.submit(form, **values))
    if "failed" not in answer:
        del desk.forms[request.form]
    return answer


async def _suggest(desk: Desk, user: User, place: Channel, request: requests.Suggest) -> Json:
    values = _options(desk, user, place, request.path, request.options)
    choices = await user.autocomplete(
        place, request.path, focused=request.focused, value=request.typed, **values
    )
    return {"choices": [{"name": each.name, "value": each.value} for each in choices]}


async def _answer(desk: Desk, reply: Reply) -> Json:
    if reply.failed:
        return {"failed": True}
    if reply.updated:
        # what was pressed stays busy until its message has changed, if that was announced
        with contextlib.suppress(TimeoutError):
            await reply.settled(BRIEFLY)
    if (modal := reply.opened) is not None:
        desk.forms[modal.interaction.id] = modal
        return {"form": form_json(modal)}
    fresh = [] if reply.updated else reply.messages
    return {"message": str(fresh[0].id)} if fresh else {}


def _here(desk: Desk, user: User, identifier: int) -> Channel:
    place = desk.place(user, identifier)
    if place.id != identifier:
        raise ClientRefusal(f"{user.name} sees no such place")
    return place


def _message(desk: Desk, user: User, place: Channel, identifier: int) -> Message:
    for message in desk.messages(user, place):
        if message.id == identifier:
            return message
    raise ClientRefusal("that message is gone")


def _options(
    desk: Desk, user: User, place: Channel, path: str, given: requests.Values
) -> dict[str, Any]:
    """Return the options with people, roles and channels for their numbers."""
    kinds = {
        option["name"]: OptionType(option["type"])
        for option in find_command(desk.world, place, path).options
    }
    return {name: _value(desk, user, kinds.get(name), value) for name, value in given.items()}


def _value(desk: Desk, user: User, kind: OptionType | None, value: Any) -> Any:
    match kind:
        case OptionType.USER | OptionType.ROLE | OptionType.MENTIONABLE | OptionType.CHANNEL:
            return _thing(desk, user, value)
        case OptionType.INTEGER | OptionType.NUMBER if isinstance(value, str):
            return _number(value)
    return value


def _thing(desk: Desk, user: User, identifier: Any) -> Account | Role | Channel:
    """Return who or what has this number, among all that a user may know."""
    number = int(identifier) if str(identifier).isdecimal() else 0
    members = {key: member.account for key, member in desk.guild.members.items()}
    channels = {place.id: place for place in desk.places(user)}
    for known in (members, desk.guild.roles, channels):
        if number in known:
            return known[number]
    raise ClientRefusal("nobody and nothing here has that number")


def _number(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
