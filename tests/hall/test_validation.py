"""Requests and answers are held against Discord's OpenAPI file, and what is wrong is named."""

import json

import pytest

from hall.calls import Route
from hall.errors import InvalidForm
from hall.routes_messages import send_message
from hall.validation import Spec

PATH = "/channels/{channel_id}/messages"
POST = Route("POST", PATH, send_message)
PARTS = "#/components/schemas/"
SNOWFLAKE = {"type": "string", "pattern": "^[1-9][0-9]*$"}
EMBED = {"type": "object", "properties": {"title": {"type": ["string", "null"], "maxLength": 256}}}
MESSAGE = {
    "type": "object",
    "properties": {
        "content": {"type": ["string", "null"], "maxLength": 4000},
        "sticker_ids": {"type": "array", "items": {"$ref": f"{PARTS}SnowflakeType"}, "maxItems": 3},
        "embeds": {
            "oneOf": [{"type": "null"}, {"type": "array", "items": {"$ref": f"{PARTS}Embed"}}]
        },
        "id": {"$ref": f"{PARTS}SnowflakeType"},
    },
}
FORM = {"content": {"application/json": {"schema": MESSAGE}}}
OPERATION = {"requestBody": FORM, "responses": {"200": FORM}}


@pytest.fixture
def spec(file):
    return Spec(file)


@pytest.fixture
def file(tmp_path):
    """A file as Discord's: its real one is held against everything else that the tests do."""
    schemas = {"SnowflakeType": SNOWFLAKE, "Embed": EMBED}
    document = {"paths": {PATH: {"post": OPERATION}}, "components": {"schemas": schemas}}
    path = tmp_path / "openapi.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "payload",
    [
        {"content": "Hail"},
        {"content": "Hail", "sticker_ids": [2**63]},
        {"content": "Hail", "sticker_ids": [str(2**63)]},
        None,
    ],
)
def test_what_the_file_allows_passes(spec, payload):
    spec.check_request(POST, payload)


@pytest.mark.parametrize(
    ("payload", "path"),
    [
        ({"content": 7}, ("content",)),
        ({"content": "x" * 4001}, ("content",)),
        ({"sticker_ids": [1, 2, 3, 4]}, ("sticker_ids",)),
        ({"embeds": [{"title": "Odin"}, {"title": ["Thor"]}]}, ("embeds", 1, "title")),
        ([], ()),
    ],
)
def test_a_request_is_refused_where_it_is_wrong(spec, payload, path):
    with pytest.raises(InvalidForm) as refused:
        spec.check_request(POST, payload)
    assert refused.value.path == path


def test_a_wrong_answer_is_noted_and_another_spec_knows_nothing_of_it(spec, file):
    spec.check_answer(POST, 200, {"id": "seven"})
    assert len(spec.flaws) == 1
    assert spec.flaws[0].startswith("POST /channels/")
    assert Spec(file).flaws == []
