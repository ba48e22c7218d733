"""A leak for every way out of the bot; each must be heard by somebody for whom it is not meant."""

import io
import logging

import discord
from PIL import Image, PngImagePlugin

from cogs.gate import ids, match_option
from cogs.panels import board
from cogs.titles import typed_action
from play.match import action_log
from play.match.gameplay import Gameplay
from play.post import posting, sentences
from play.post.studio import Studio
from words import Words

log = logging.getLogger(__name__)
FEW = 8


def in_a_component_id(patch, secret):
    made = ids.made
    patch.setattr(ids, "made", lambda *parts: made(*parts, secret[:FEW])[: ids.LENGTH])


def in_a_file_name(patch, secret):
    async def show(interaction, picture, alt, *rows):
        file = discord.File(io.BytesIO(picture), f"{secret}.png")
        await interaction.edit_original_response(attachments=[file])

    patch.setattr(board, "_show", show)


def in_an_alternative_text(patch, secret):
    alt_text = posting.alt_text
    patch.setattr(posting, "alt_text", lambda *at: f"{alt_text(*at)[:200]} {secret[:FEW]}")


def in_an_edit_of_a_board(patch, secret):
    awaited = sentences.awaited
    patch.setattr(sentences, "awaited", lambda *at: f"{awaited(*at)} {secret[:FEW]}")


def in_a_private_answer(patch, secret):
    say = Words.say
    patch.setattr(Words, "say", lambda *at, **more: f"{say(*at, **more)} {secret[:1]}")


def in_the_order_of_suggestions(patch, secret):
    suggested = match_option.choices

    def sorted_by_secret(records, current):
        found = suggested(records, current)
        return sorted(found, key=lambda one: str(hash((secret, one.value))))

    patch.setattr(match_option, "choices", sorted_by_secret)
    whole = typed_action.suggested

    def shuffled(named, current):
        return sorted(whole(named, current), key=lambda one: hash((secret, one.value)))

    patch.setattr(typed_action, "suggested", shuffled)


def in_a_pixel(patch, secret):
    def change(image):
        image.putpixel((0, 0), int(secret[:2], 16))
        return image, None

    _redraw(patch, change)


def in_the_metadata_of_a_picture(patch, secret):
    def change(image):
        info = PngImagePlugin.PngInfo()
        info.add_text("Comment", secret)
        return image, info

    _redraw(patch, change)


def _redraw(patch, change):
    draw = Studio.board

    async def changed(self, *at):
        image, info = change(Image.open(io.BytesIO(await draw(self, *at))))
        image.save(to := io.BytesIO(), "PNG", pnginfo=info)
        return to.getvalue()

    patch.setattr(Studio, "board", changed)


def in_a_line_of_the_log(patch, secret):
    commit = Gameplay.commit

    async def talkative(self, *at, **more):
        log.debug("the hidden cards are %s", secret)
        return await commit(self, *at, **more)

    patch.setattr(Gameplay, "commit", talkative)


def in_what_a_line_of_the_log_tells_besides(patch, secret):
    patch.setattr(action_log, "kind_of", lambda *_: secret)


LEAKS = (
    in_a_component_id,
    in_a_file_name,
    in_an_alternative_text,
    in_an_edit_of_a_board,
    in_a_private_answer,
    in_the_order_of_suggestions,
    in_a_pixel,
    in_the_metadata_of_a_picture,
    in_a_line_of_the_log,
    in_what_a_line_of_the_log_tells_besides,
)
