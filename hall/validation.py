"""Checking requests and answers against Discord's own OpenAPI file; needs jsonschema(-rs).

A switch for tests. What the file gets wrong or cannot say is in docs/discord.md, OpenAPI file.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator  # type: ignore[import-untyped,unused-ignore]
from jsonschema.exceptions import best_match  # type: ignore[import-untyped,unused-ignore]

from hall.calls import Route
from hall.errors import InvalidForm

_PARAMETER = re.compile(r"\{[^}]+\}")
# discord.py sends numbers where the file wants texts (docs/discord.md, OpenAPI file)
_REQUEST_SNOWFLAKE = {"type": ["string", "integer"]}


class Spec:
    """Discord's OpenAPI file, ready to be asked. :attr:`flaws` lists the hall's own mistakes."""

    def __init__(self, path: Path) -> None:
        self._file = _read(path)
        self.flaws: list[str] = []

    def check_request(self, route: Route, payload: Any) -> None:
        """Refuse a request that the file does not allow.

        Raises:
            InvalidForm: 400/50035.
        """
        error = self._file.mistake(route, "request", payload)
        if payload is not None and error is not None:
            path, text = error
            raise InvalidForm(path, "OPENAPI", text)

    def check_answer(self, route: Route, status: int, body: Any) -> None:
        """Note an answer of the hall that the file does not allow."""
        error = self._file.mistake(route, str(status), body) if status < 300 and body else None
        if error is not None:
            path, text = error
            self.flaws.append(f"{route.method} {route.path} {'.'.join(map(str, path))}: {text}")


class _File:
    """The file itself: it does not change, takes long to read, and is read once a process."""

    def __init__(self, path: Path) -> None:
        document = json.loads(path.read_text(encoding="utf-8"))
        self._operations: dict[tuple[str, str], Any] = {}
        for template, methods in document["paths"].items():
            for method, operation in methods.items():
                self._operations[method.upper(), _bare(template)] = operation
        schemas = document["components"]["schemas"]
        self._answer_parts = {"schemas": schemas}
        self._request_parts = {"schemas": {**schemas, "SnowflakeType": _REQUEST_SNOWFLAKE}}
        self._validators: dict[tuple[str, str, str], _Validator | None] = {}

    def mistake(self, route: Route, part: str, data: Any) -> tuple[tuple[Any, ...], str] | None:
        """Find where data are not as the file has them for a part of a route, and why."""
        key = route.method, _bare(route.path), part
        if key not in self._validators:
            schema = self._schema(key[:2], part)
            shared = self._request_parts if part == "request" else self._answer_parts
            self._validators[key] = (
                None if schema is None else _Validator({**schema, "components": shared})
            )
        validator = self._validators[key]
        return validator.mistake(data) if validator else None

    def _schema(self, key: tuple[str, str], part: str) -> Any:
        operation = self._operations.get(key, {})
        if part == "request":
            holder = operation.get("requestBody", {})
        else:
            holder = operation.get("responses", {}).get(part, {})
        return holder.get("content", {}).get("application/json", {}).get("schema")


class _Validator:
    """One schema, checked at a hundred times the speed; what is wrong, the slower one explains."""

    def __init__(self, schema: Any) -> None:
        self._fast = jsonschema_rs.Draft202012Validator(schema)
        self._telling = Draft202012Validator(schema)

    def mistake(self, data: Any) -> tuple[tuple[Any, ...], str] | None:
        if self._fast.is_valid(data):
            return None
        error = best_match(self._telling.iter_errors(data))
        return (tuple(error.absolute_path), error.message[:300]) if error is not None else None


@cache
def _read(path: Path) -> _File:
    return _File(path)


def _bare(template: str) -> str:
    return _PARAMETER.sub("{}", template)
