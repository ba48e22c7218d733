"""Limits of a message as a whole: sizes, emptiness, the V2 rules.

https://docs.discord.com/developers/resources/message and docs/discord.md, Limits.
"""

from collections.abc import Collection

from hall.component_limits import check_classic, check_v2
from hall.components import media, walk
from hall.errors import InvalidForm, Path, empty_message, too_large
from hall.fields import check_count, check_length, list_field, optional_text, text_field
from hall.model import Json, Upload

CONTENT = 2000
EMBEDS = 10
EMBED_TOTAL = 6000
FILES = 10
FILE_BYTES = 10 * 1024 * 1024


def check_message(
    *, content: str, embeds: list[Json], components: list[Json], attachments: int, v2: bool
) -> None:
    """Check a message as it would stand after the request.

    Raises:
        ApiError: 400/50035, or 400/50006 for an empty one.
    """
    check_length(content, ("content",), 0, CONTENT)
    check_embeds(embeds)
    if v2:
        _check_only_components(content, embeds)
        check_v2(components)
    else:
        check_classic(components)
    check_count(range(attachments), ("attachments",), 0, FILES)
    if not (content.strip() or embeds or components or (attachments and not v2)):
        raise empty_message()


def check_embeds(embeds: list[Json]) -> None:
    """Check embeds: ten of them, 6000 letters in all.

    Raises:
        InvalidForm: 400/50035.
    """
    check_count(embeds, ("embeds",), 0, EMBEDS)
    total = sum(_check_embed(embed, ("embeds", index)) for index, embed in enumerate(embeds))
    if total > EMBED_TOTAL:
        text = f"Embed size exceeds maximum size of {EMBED_TOTAL}"
        raise InvalidForm(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", text)


def check_uploads(uploads: Collection[Upload]) -> None:
    """Check files: ten of them, 10 MiB each (413/40005).

    Raises:
        ApiError: what Discord answers instead.
    """
    check_count(list(uploads), ("attachments",), 0, FILES)
    if any(len(upload.data) > FILE_BYTES for upload in uploads):
        raise too_large()


def check_references(components: list[Json], embeds: list[Json], names: Collection[str]) -> None:
    """Check that every `attachment://` names a file that this very request carries or keeps.

    Editing without passing the attachments again leaves the names unresolved
    (docs/discord.md, Messages).

    Raises:
        InvalidForm: 400/50035.
    """
    urls = [item["url"] for part in walk(components) for item in media(part)]
    for embed in embeds:
        urls += [(embed.get(key) or {}).get("url") or "" for key in ("image", "thumbnail")]
    for url in urls:
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            text = f"Referenced attachment not found: {url}"
            raise InvalidForm(("components",), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT", text)


def _check_only_components(content: str, embeds: list[Json]) -> None:
    # docs, Components Reference: content, embeds, poll and stickers are disabled by the V2 flag
    for key, value in (("content", content), ("embeds", embeds)):
        if value:
            text = f'The "{key}" field cannot be used when using MessageFlags.IS_COMPONENTS_V2'
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            raise InvalidForm((key,), code, text)


def _check_embed(embed: Json, path: Path) -> int:
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    fields = list_field(embed, "fields", path)
    check_count(fields, (*path, "fields"), 0, 25)
    parts = [
        optional_text(embed, "title", path, 256),
        optional_text(embed, "description", path, 4096),
        optional_text(footer, "text", (*path, "footer"), 2048),
        optional_text(author, "name", (*path, "author"), 256),
    ]
    for index, field in enumerate(fields):
        parts.append(text_field(field, "name", (*path, "fields", index), 1, 256))
        parts.append(text_field(field, "value", (*path, "fields", index), 1, 1024))
    return sum(len(part) for part in parts if part)
