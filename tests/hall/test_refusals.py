"""What Discord refuses, by status and error code, sent as plain HTTP."""

import asyncio

import pytest

from hall import Channel, Intent, Permission
from hall.interactions import ask
from hall.message_limits import FILE_BYTES
from hall.model import InteractionType
from tests.patience import PATIENCE

FORM = (400, 50035)
V2 = 1 << 15


def row(*parts):
    return {"type": 1, "components": list(parts)}


def button(custom_id="a", label="A", **more):
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label, **more}


def menu(number=1, **more):
    options = [{"label": str(n), "value": str(n)} for n in range(number)]
    return {"type": 3, "custom_id": "m", "options": options, **more}


def text(content="x"):
    return {"type": 10, "content": content}


def gallery(url):
    return {"type": 12, "items": [{"media": {"url": url}}]}


def v2(*parts, **more):
    return {"flags": V2, "components": list(parts), **more}


BAD_MESSAGES = {
    "empty": ({}, (400, 50006)),
    "blank": ({"content": " \n"}, (400, 50006)),
    "content 2001": ({"content": "x" * 2001}, FORM),
    "11 embeds": ({"embeds": [{"title": "x"}] * 11}, FORM),
    "embed title 257": ({"embeds": [{"title": "x" * 257}]}, FORM),
    "embed description 4097": ({"embeds": [{"description": "x" * 4097}]}, FORM),
    "embeds 6001": ({"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]}, FORM),
    "26 fields": ({"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]}, FORM),
    "6 rows": ({"content": "x", "components": [row(button(str(n))) for n in range(6)]}, FORM),
    "6 buttons": ({"content": "x", "components": [row(*(button(str(n)) for n in range(6)))]}, FORM),
    "no row": ({"content": "x", "components": [button()]}, FORM),
    "empty row": ({"content": "x", "components": [row()]}, FORM),
    "button and menu": ({"content": "x", "components": [row(button(), menu())]}, FORM),
    "26 options": ({"content": "x", "components": [row(menu(26))]}, FORM),
    "no options": ({"content": "x", "components": [row(menu(0))]}, FORM),
    "duplicate option": (
        {"components": [row({**menu(), "options": [{"label": "x", "value": "x"}] * 2})]},
        FORM,
    ),
    "duplicate custom id": ({"content": "x", "components": [row(button(), button())]}, FORM),
    "no custom id": ({"content": "x", "components": [row(button(None))]}, FORM),
    "custom id 101": ({"content": "x", "components": [row(button("x" * 101))]}, FORM),
    "label 81": ({"content": "x", "components": [row(button(label="x" * 81))]}, FORM),
    "placeholder 151": ({"components": [row(menu(placeholder="x" * 151))]}, FORM),
    "min above max": ({"components": [row(menu(3, min_values=3, max_values=2))]}, FORM),
    "required and empty": ({"components": [row(menu(3, min_values=0, required=True))]}, FORM),
    "v2 without flag": ({"components": [text()]}, FORM),
    "v2 with content": (v2(text(), content="x"), FORM),
    "v2 with embed": (v2(text(), embeds=[{"title": "x"}]), FORM),
    "v2 41 nested": (v2({"type": 17, "components": [text()] * 40}), FORM),
    "v2 4001 letters": (v2(text("x" * 2001), text("x" * 2000)), FORM),
    "v2 same id": (v2({**text(), "id": 7}, {**text(), "id": 7}), FORM),
    "v2 empty text": (v2(text("")), FORM),
    "v2 unknown file": (v2(gallery("attachment://no.png")), FORM),
    "v2 nothing": (v2(), (400, 50006)),
    "container in container": (v2({"type": 17, "components": [{"type": 17}]}), FORM),
    "alt text 1025": (
        v2({"type": 12, "items": [{"media": {"url": "https://x/"}, "description": "x" * 1025}]}),
        FORM,
    ),
    "embed of unknown file": ({"embeds": [{"image": {"url": "attachment://no.png"}}]}, FORM),
    "parse and list": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        FORM,
    ),
}


@pytest.mark.parametrize("name", BAD_MESSAGES)
async def test_a_bad_message_is_refused_everywhere(name, api, hall, ann, room):
    payload, expected = BAD_MESSAGES[name]
    interaction = ask(hall.world, InteractionType.COMMAND, ann.account, room, {"name": "x"})
    callback = f"/interactions/{interaction.id}/{interaction.token}/callback"

    assert await api.code("POST", f"/channels/{room.id}/messages", payload) == expected
    assert await api.code("POST", callback, {"type": 4, "data": payload}) == expected
    assert ann.sees(room) == []
    assert (await api.send("POST", callback, {"type": 5}))[0] == 204
    webhook = f"/webhooks/{hall.bot.id}/{interaction.token}"
    assert await api.code("PATCH", f"{webhook}/messages/@original", payload) == expected


async def test_the_largest_message_passes(api, room):
    payload = {"content": "x" * 2000, "components": [row(*(button(str(n)) for n in range(5)))] * 1}
    payload["components"] += [row({**menu(25), "custom_id": f"m{n}"}) for n in range(4)]

    assert (await api.send("POST", f"/channels/{room.id}/messages", payload))[0] == 200


async def test_large_and_many_files_are_refused(api, room):
    path = f"/channels/{room.id}/messages"
    largest = b"x" * (10 * 1024 * 1024)

    assert (await api.send("POST", path, {}, files={"a": largest}))[0] == 200
    assert await api.code("POST", path, {}, files={"a": largest + b"x"}) == (413, 40005)
    assert await api.code("POST", path, {}, files={str(n): b"x" for n in range(11)}) == FORM


def field(**more):
    return {
        "type": 18,
        "label": "L",
        "component": {"type": 4, "custom_id": "f", "style": 1},
        **more,
    }


def modal(*rows, title="T", custom_id="m"):
    return {"type": 9, "data": {"title": title, "custom_id": custom_id, "components": list(rows)}}


def group(kind, options, **more):
    some = [{"label": str(one), "value": str(one)} for one in range(options)]
    return field(component={"type": kind, "custom_id": "f", "options": some, **more})


RADIO, TICKS = 21, 22
BAD_CALLBACKS = {
    "radio group with 1 option": modal(group(RADIO, 1)),
    "radio group with 11 options": modal(group(RADIO, 11)),
    "checkbox group without options": modal(group(TICKS, 0)),
    "checkbox group with 11 options": modal(group(TICKS, 11)),
    "checkbox group with more to choose than it has": modal(group(TICKS, 2, max_values=3)),
    "checkbox group that is required and may stay empty": modal(group(TICKS, 2, min_values=0)),
    "checkbox group with least above most": modal(group(TICKS, 3, min_values=2, max_values=1)),
    "menu in a modal that is off": modal(group(3, 1, disabled=True)),
    "menu in a modal that is required and may stay empty": modal(group(3, 1, min_values=0)),
    "radio group outside of a label": modal(group(RADIO, 2)["component"]),
    "radio group with two that are chosen": modal(
        field(
            component={
                "type": RADIO,
                "custom_id": "f",
                "options": [{"label": one, "value": one, "default": True} for one in "ab"],
            }
        )
    ),
    "modal title 46": modal(field(), title="x" * 46),
    "modal label 46": modal(field(label="x" * 46)),
    "modal without fields": modal(),
    "modal with 6 fields": modal(
        *(field(component={"type": 4, "custom_id": f"{n}", "style": 1}) for n in range(6))
    ),
    "modal with the same field twice": modal(field(), field()),
    "update of nothing": {"type": 7, "data": {"content": "x"}},
    "suggestions for a command": {"type": 8, "data": {"choices": []}},
    "unknown type": {"type": 99},
    "no type": {},
}


@pytest.mark.parametrize("name", BAD_CALLBACKS)
async def test_a_bad_answer_is_refused(name, api, hall, ann, room):
    interaction = ask(hall.world, InteractionType.COMMAND, ann.account, room, {"name": "x"})
    callback = f"/interactions/{interaction.id}/{interaction.token}/callback"

    assert await api.code("POST", callback, BAD_CALLBACKS[name]) == FORM
    assert interaction.callback is None


async def test_the_largest_modal_passes(api, hall, ann, room):
    """Five fields, as full as they may be."""
    rows = [
        group(RADIO, 10),
        group(TICKS, 10),
        group(TICKS, 1, min_values=0, required=False),
        group(3, 25, min_values=0, max_values=25, required=False),
        field(label="x" * 45, description="x" * 100, component={"type": 23, "custom_id": "f"}),
    ]
    for number, row in enumerate(rows):
        row["component"]["custom_id"] = f"{number}"
    interaction = ask(hall.world, InteractionType.COMMAND, ann.account, room, {"name": "x"})
    callback = f"/interactions/{interaction.id}/{interaction.token}/callback"

    assert (await api.send("POST", callback, modal(*rows, title="x" * 45)))[0] == 204


@pytest.mark.parametrize(
    "suggested",
    [[{"name": str(n), "value": "x"} for n in range(26)], [{"name": "x" * 101, "value": "x"}]],
)
async def test_bad_suggestions_are_refused(suggested, api, hall, ann, room):
    interaction = ask(hall.world, InteractionType.AUTOCOMPLETE, ann.account, room, {"name": "x"})
    callback = f"/interactions/{interaction.id}/{interaction.token}/callback"

    payload = {"type": 8, "data": {"choices": suggested}}
    assert await api.code("POST", callback, payload) == FORM


async def test_the_clock_rules_interactions(api, hall, clock, ann, room):
    interaction = ask(hall.world, InteractionType.COMMAND, ann.account, room, {"name": "x"})
    callback = f"/interactions/{interaction.id}/{interaction.token}/callback"
    webhook = f"/webhooks/{hall.bot.id}/{interaction.token}"
    message = {"content": "x"}

    assert await api.code("POST", webhook, message) == (404, 10015)
    clock.advance(seconds=2.9)
    assert (await api.send("POST", callback, {"type": 4, "data": message}))[0] == 204
    assert await api.code("POST", callback, {"type": 5}) == (400, 40060)
    clock.advance(minutes=14)
    assert (await api.send("POST", webhook, message))[0] == 200
    clock.advance(minutes=1)
    assert await api.code("POST", webhook, message) == (401, 50027)
    assert await api.code("PATCH", f"{webhook}/messages/@original", message) == (401, 50027)


async def test_a_late_first_answer_is_unknown(api, hall, clock, ann, room):
    interaction = ask(hall.world, InteractionType.COMMAND, ann.account, room, {"name": "x"})
    callback = f"/interactions/{interaction.id}/{interaction.token}/callback"
    clock.advance(seconds=3.1)

    assert await api.code("POST", callback, {"type": 5}) == (404, 10062)


async def test_what_is_not_there_is_unknown(api, hall, room):
    messages = f"/channels/{room.id}/messages"

    assert await api.code("GET", "/channels/1") == (404, 10003)
    assert await api.code("PATCH", f"{messages}/1", {"content": "x"}) == (404, 10008)
    assert await api.code("GET", "/guilds/1") == (404, 10004)
    assert await api.code("GET", f"/guilds/{hall.guild.id}/members/1") == (404, 10007)
    assert await api.code("GET", "/users/1") == (404, 10013)
    assert await api.code("POST", f"/webhooks/{hall.bot.id}/no", {"content": "x"}) == (404, 10015)
    assert await api.code("POST", "/interactions/1/no/callback", {"type": 5}) == (404, 10062)
    assert await api.code("GET", "/channels/x") == FORM


async def test_a_wrong_token_is_unauthorized(api):
    async with api.session.get(f"{api.hall.url}/api/v10/users/@me") as response:
        assert response.status == 401


@pytest.mark.parametrize(
    ("path", "refusal"), [("interactions/1/no/callback", 10062), ("webhooks/{bot}/no", 10015)]
)
async def test_a_stranger_s_body_is_not_read(api, hall, path, refusal):
    """The answer comes while the body does not: a stranger could send as much as they like."""
    going_on = asyncio.Event()

    async def endless():
        yield b"x"
        await going_on.wait()

    url = f"{api.hall.url}/api/v10/{path.format(bot=hall.bot.id)}"
    async with asyncio.timeout(PATIENCE), api.session.post(url, data=endless()) as response:
        assert (await response.json())["code"] == refusal
    going_on.set()


async def test_of_a_file_no_more_is_read_than_it_may_hold(api, room):
    """The answer comes in the midst of it."""
    going_on = asyncio.Event()

    async def endless():
        yield b'--x\r\nContent-Disposition: form-data; name="files[0]"; filename="a"\r\n\r\n'
        yield bytes(FILE_BYTES + 100_000)
        await going_on.wait()

    told = {"Content-Type": "multipart/form-data; boundary=x"}
    url = f"{api.hall.url}/api/v10/channels/{room.id}/messages"
    told["Authorization"] = f"Bot {api.hall.token}"
    async with (
        asyncio.timeout(PATIENCE),
        api.session.post(url, data=endless(), headers=told) as response,
    ):
        assert (response.status, (await response.json())["code"]) == (413, 40005)
    going_on.set()


@pytest.mark.parametrize(
    ("denied", "expected"),
    [
        (Permission.VIEW_CHANNEL, (403, 50001)),
        (Permission.SEND_MESSAGES, (403, 50013)),
        (Permission.ATTACH_FILES, (403, 50013)),
    ],
)
async def test_missing_permissions_are_refused(denied, expected, api, hall, room):
    hall.deny(room, hall.bot, denied)

    path = f"/channels/{room.id}/messages"
    assert await api.code("POST", path, {"content": "x"}, files={"a": b"x"}) == expected


async def test_other_people_s_messages_are_theirs(api, hall, ann, room):
    message = await ann.send(room, "mine")
    path = f"/channels/{room.id}/messages/{message.id}"

    assert await api.code("PATCH", path, {"content": "x"}) == (403, 50005)
    assert await api.code("DELETE", path) == (403, 50013)
    hall.allow(room, hall.bot, Permission.MANAGE_MESSAGES)
    assert (await api.send("DELETE", path))[0] == 204
    assert ann.sees(room) == []


async def test_threads_start_in_channels_only_and_once(api, room):
    _, message = await api.send("POST", f"/channels/{room.id}/messages", {"content": "x"})
    path = f"/channels/{room.id}/messages/{message['id']}/threads"

    assert await api.code("POST", path, {"name": "x", "auto_archive_duration": 61}) == FORM
    assert await api.code("POST", path, {"name": "x" * 101}) == FORM
    assert (await api.send("POST", path, {"name": "x"}))[0] == 201
    assert await api.code("POST", path, {"name": "x"}) == (400, 160004)
    inside = f"/channels/{message['id']}/threads"
    assert await api.code("POST", inside, {"name": "x", "type": 11}) == (400, 50024)


async def test_a_voice_channel_has_a_chat_and_no_threads(api, hall, ann):
    room = hall.add_channel("talk", voice=True)
    _, message = await api.send("POST", f"/channels/{room.id}/messages", {"content": "x"})
    path = f"/channels/{room.id}/messages/{message['id']}/threads"

    assert [one.content for one in ann.sees(room)] == ["x"]
    assert await api.code("POST", path, {"name": "x"}) == (400, 50024)
    assert (await api.send("GET", f"/channels/{room.id}"))[1]["type"] == 2


async def test_a_nonce_is_remembered_for_three_minutes(api, clock, ann, room):
    path = f"/channels/{room.id}/messages"
    payload = {"content": "once", "nonce": "7", "enforce_nonce": True}

    _, first = await api.send("POST", path, payload)
    _, again = await api.send("POST", path, payload)
    assert first["id"] == again["id"]
    assert len(ann.sees(room)) == 1
    clock.advance(minutes=4)
    await api.send("POST", path, payload)
    assert len(ann.sees(room)) == 2


async def test_ephemeral_messages_are_not_in_the_channel(api, hall, ann, bo, room):
    interaction = ask(hall.world, InteractionType.COMMAND, ann.account, room, {"name": "x"})
    callback = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=true"
    payload = {"type": 4, "data": {"content": "secret", "flags": 64}}

    _, answer = await api.send("POST", callback, payload)

    (seen,) = ann.sees(room)
    assert answer["resource"]["message"]["id"] == str(seen.id)
    assert await api.code("GET", f"/channels/{room.id}/messages/{seen.id}") == (404, 10008)
    assert await api.send("GET", f"/channels/{room.id}/messages") == (200, [])
    assert bo.sees(room) == []


async def test_members_are_listed_with_the_privileged_intent_only(api, hall):
    path = f"/guilds/{hall.guild.id}/members"
    assert await api.code("GET", path) == (403, 50001)

    hall.world.granted |= Intent.GUILD_MEMBERS
    assert (await api.send("GET", path))[0] == 200


async def test_broken_json_is_refused(api, room):
    url = f"{api.hall.url}/api/v10/channels/{room.id}/messages"
    headers = {"Authorization": f"Bot {api.hall.token}"}
    async with api.session.post(url, data="{", headers=headers) as response:
        assert response.status == 400
        assert (await response.json())["code"] == 50109
        assert response.headers["Content-Type"] == "application/json"


async def test_a_private_channel_is_hidden_from_others(hall, ann, bo):
    private: Channel = hall.add_channel("private", only=[ann])
    await ann.send(private, "hello")

    assert len(ann.sees(private)) == 1
    assert bo.sees(private) == []
