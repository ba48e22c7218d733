"""Menus and modals as a user fills them in: what the real client would let through."""

from collections.abc import Mapping, Sequence
from typing import Any

from hall.components import Kind
from hall.errors import ClientRefusal
from hall.model import Account, Channel, Json, Role
from hall.sights import Field, Menu, Modal
from hall.typed import Resolved
from hall.world import World

_CHOOSABLE: dict[Kind, tuple[type, ...]] = {
    Kind.USER_SELECT: (Account,),
    Kind.ROLE_SELECT: (Role,),
    Kind.MENTIONABLE_SELECT: (Account, Role),
    Kind.CHANNEL_SELECT: (Channel,),
}


def choose(menu: Menu, values: Sequence[Any], resolved: Resolved) -> list[str]:
    """Return the values that a choice in a menu stands for.

    Raises:
        ClientRefusal: the menu is disabled, or does not offer that, or not so many.
    """
    if menu.disabled:
        raise ClientRefusal(f"the menu {menu.custom_id!r} is disabled")
    if not menu.least <= len(values) <= menu.most:
        raise ClientRefusal(f"choose {menu.least} to {menu.most}, not {len(values)}")
    if menu.kind is Kind.STRING_SELECT:
        return [_offered(menu.options, value) for value in values]
    return [_resolve(menu.kind, value, resolved) for value in values]


def fill_in(
    modal: Modal, values: Mapping[str, Any], resolved: Resolved, world: World
) -> list[Json]:
    """Return the components of a submitted modal; what is not filled in keeps its default.

    Raises:
        ClientRefusal: there is no such field, or a value does not fit.
    """
    given = {_field(modal, name).custom_id: value for name, value in values.items()}
    filled: dict[str, Json] = {}
    for field in modal.fields:
        value = given.get(field.custom_id)
        if value is None and field.kind in _CHOOSABLE:
            value = _defaults(field, world)
        filled[field.custom_id] = _submitted(field, value, resolved)
    return [_row(part, filled) for part in modal.components]


def _row(part: Json, filled: Mapping[str, Json]) -> Json:
    """A part as Discord sends it off (docs, Component Reference: interaction responses)."""
    bare = {"type": part["type"], "id": part["id"]}
    match part["type"]:
        case Kind.ROW:
            return {**bare, "components": [filled[part["components"][0]["custom_id"]]]}
        case Kind.LABEL:
            return {**bare, "component": filled[part["component"]["custom_id"]]}
    return bare


def _field(modal: Modal, name: str) -> Field:
    for field in modal.fields:
        if name in (field.custom_id, field.label) or _plain(field.label) == _plain(name):
            return field
    known = [(field.custom_id, field.label) for field in modal.fields]
    raise ClientRefusal(f"the modal has no field {name!r}, only {known}")


def _plain(label: str) -> str:
    return label.casefold().replace("_", " ").replace("-", " ").strip()


def _submitted(field: Field, value: Any, resolved: Resolved) -> Json:
    answer: Json = {"type": int(field.kind), "id": field.data["id"], "custom_id": field.custom_id}
    if field.kind is Kind.TEXT_INPUT:
        return {**answer, "value": _text(field, value)}
    if field.kind is Kind.CHECKBOX:
        default = field.data.get("default", False)
        return {**answer, "value": bool(default if value is None else value)}
    chosen = _chosen(field, value, resolved)
    if field.kind is Kind.RADIO_GROUP:
        return {**answer, "value": chosen[0] if chosen else None}
    return {**answer, "values": chosen}


def _text(field: Field, value: Any) -> str:
    text = str(field.data.get("value") or "") if value is None else str(value)
    if not text and not field.data.get("required", True):
        return text
    low = max(field.data.get("min_length") or 0, 1)
    high = field.data.get("max_length") or 4000
    if not low <= len(text) <= high:
        raise ClientRefusal(f"{field.label!r} takes {low} to {high} letters")
    return text


def _defaults(field: Field, world: World) -> list[Any]:
    """Return the people, roles and channels that are chosen from the beginning."""
    numbers = [int(each["id"]) for each in field.data.get("default_values") or ()]
    roles = {key: role for guild in world.guilds.values() for key, role in guild.roles.items()}
    known: dict[int, Any] = {**world.accounts, **roles, **world.channels}
    return [known[number] for number in numbers if number in known]


def _chosen(field: Field, value: Any, resolved: Resolved) -> list[str]:
    options = field.options
    if value is None:
        chosen = [option.value for option in options if option.default]
    else:
        wanted = value if isinstance(value, (list, tuple)) else [value]
        if field.kind in _CHOOSABLE:
            chosen = [_resolve(field.kind, each, resolved) for each in wanted]
        else:
            chosen = [_offered(options, each) for each in wanted]
    required = field.data.get("required", True)
    low = field.data.get("min_values", 1 if required else 0)
    high = field.data.get("max_values", _most(field))
    if len(set(chosen)) != len(chosen):
        raise ClientRefusal(f"{field.label!r} takes each entry once")
    if not (low if chosen or required else 0) <= len(chosen) <= max(high, 1):
        raise ClientRefusal(f"{field.label!r} takes {low} to {high} entries")
    return chosen


def _most(field: Field) -> int:
    """Return how many entries may be chosen where the field does not say it."""
    return len(field.options) if field.kind is Kind.CHECKBOX_GROUP else 1


def _offered(options: Sequence[Any], value: Any) -> str:
    for option in options:
        if option.value == value:
            return str(value)
    for option in options:
        if option.label == value:
            return str(option.value)
    raise ClientRefusal(f"{value!r} is not offered, only {[option.label for option in options]}")


def _resolve(kind: Kind, value: Any, resolved: Resolved) -> str:
    if not isinstance(value, _CHOOSABLE[kind]):
        raise ClientRefusal(f"{value!r} cannot be chosen here")
    return resolved.add(value)
