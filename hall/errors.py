"""Refusals of the hall: to the bot as Discord's API would, to a user as the client would.

    ApiError            an answer with a status and a code
    └── InvalidForm     400/50035, naming the field

    ClientRefusal       the real client would not let a user do that

The codes are those of https://docs.discord.com/developers/topics/opcodes-and-status-codes#json
unless a function says otherwise. The texts are only near the real ones: assert on the codes.
"""

from typing import Any

Path = tuple[str | int, ...]


class ApiError(Exception):
    """The API refuses a request."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status}/{code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.extra: dict[str, Any] = {}

    @property
    def reason(self) -> str:
        """The sentence for a person."""
        return self.message

    def body(self) -> dict[str, Any]:
        """Return what the client reads."""
        return {"message": self.message, "code": self.code, **self.extra}


class InvalidForm(ApiError):
    """A field of the request is wrong (docs/discord.md, Refusals).

    Args:
        path: where the field is, outermost first.
        code: the sub-code, such as ``BASE_TYPE_BAD_LENGTH``.
        text: what is wrong with it.
    """

    def __init__(self, path: Path, code: str, text: str) -> None:
        super().__init__(400, 50035, "Invalid Form Body")
        self.path = path
        self.sub_code = code
        self.text = text
        self.args = (f"400/50035 {'.'.join(map(str, path))}: {text}",)

    @property
    def reason(self) -> str:
        """The fault in the field, as a person would read it."""
        return self.text

    def under(self, *parents: str | int) -> "InvalidForm":
        """Return the same refusal as seen from further outside."""
        return InvalidForm((*parents, *self.path), self.sub_code, self.text)

    def body(self) -> dict[str, Any]:
        """Return what the client reads: the error nested under its path."""
        errors: dict[str, Any] = {"_errors": [{"code": self.sub_code, "message": self.text}]}
        for step in reversed(self.path):
            errors = {str(step): errors}
        return {**super().body(), "errors": errors}


class ClientRefusal(Exception):
    """A user tried what the real client does not offer, such as pressing a disabled button."""


def unauthorized() -> ApiError:
    """Return the refusal of a wrong token (docs: HTTP response codes, 401)."""
    return ApiError(401, 0, "401: Unauthorized")


def unknown_channel() -> ApiError:
    """Return 404/10003."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """Return 404/10004."""
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    """Return 404/10007."""
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    """Return 404/10008."""
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    """Return 404/10013."""
    return ApiError(404, 10013, "Unknown User")


def unknown_emoji() -> ApiError:
    """Return 404/10014."""
    return ApiError(404, 10014, "Unknown Emoji")


def unknown_webhook() -> ApiError:
    """Return 404/10015, also for what comes too early (docs/discord.md, Acknowledging)."""
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    """Return 404/10062, also after the three seconds (docs/discord.md, Acknowledging)."""
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    """Return 404/10063."""
    return ApiError(404, 10063, "Unknown application command")


def already_acknowledged() -> ApiError:
    """Return 400/40060 (docs/discord.md, Acknowledging)."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def expired_token() -> ApiError:
    """Return 401/50027: a follow-up after fifteen minutes (docs/discord.md, Acknowledging)."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def too_large() -> ApiError:
    """Return 413/40005: a file above 10 MiB (docs/discord.md, Limits)."""
    return ApiError(413, 40005, "Request entity too large")


def missing_access() -> ApiError:
    """Return 403/50001."""
    return ApiError(403, 50001, "Missing Access")


def not_the_author() -> ApiError:
    """Return 403/50005."""
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    """Return 400/50006 (docs/discord.md, Limits)."""
    return ApiError(400, 50006, "Cannot send an empty message")


def cannot_message_user() -> ApiError:
    """Return 403/50007."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ApiError:
    """Return 403/50013."""
    return ApiError(403, 50013, "Missing Permissions")


def wrong_channel_type() -> ApiError:
    """Return 400/50024."""
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def thread_archived() -> ApiError:
    """Return 400/50083 (docs/discord.md, Threads)."""
    return ApiError(400, 50083, "Thread is archived")


def thread_exists() -> ApiError:
    """Return 400/160004: a message starts one thread at most."""
    return ApiError(400, 160004, "A thread has already been created for this message")


def too_many_emojis() -> ApiError:
    """Return 400/30008."""
    return ApiError(400, 30008, "Maximum number of emojis reached")


def too_many_commands() -> ApiError:
    """Return 400/30032."""
    return ApiError(400, 30032, "Maximum number of application commands reached")
