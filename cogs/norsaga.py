"""`/norsaga`: Norsaga by slash commands.

An embellishment whose details are known beforehand is one command; what its question may leave
out is optional here.
"""

from collections.abc import Callable
from typing import TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.library import words_of
from bot.matches import Matches
from cogs.desk import Desk
from cogs.finding import Choices, told
from cogs.typed import Kinds
from games.core.vocabulary import Action, tag
from games.norsaga import actions as do
from games.norsaga.tree import PLACES, Place

T = TypeVar("T")
TITLE = "norsaga"
GROUP = "norsaga"
COMMANDS: dict[str, Kinds] = {
    "saga": (do.ChooseSaga,),
    "pass": (do.Skip, do.Done),
    "play": (do.Play,),
    "adapt": (do.Adapt,),
    "assault": (do.Assault,),
    "invade": (do.Invade,),
    "plunder": (do.Plunder,),
    "swap": (do.SwapCards,),
    "turncoat": (do.Turncoat,),
    "infiltrate": (do.Infiltrate,),
    "plant": (do.Plant,),
    "augur": (do.Augur,),
    "discard": (do.DiscardOne,),
    "offering": (do.Offering, do.OfferOnly),
    "possess": (do.Possess,),
    "chant": (do.Chant,),
    "prayer": (do.Prayer,),
    "reveal": (do.PlayRevealed,),
    "martyr": (do.Martyr,),
    "succeed": (do.Succeed,),
    "whisper": (do.Whisper,),
    "nix": (do.Nix,),
    "ragnarok": (do.Ragnarok,),
    "dismiss": (do.Dismiss,),
    "order": (do.LeaveOrder, do.ForgetOrder),
}
"""The kinds of action that each command stands for; every kind has exactly one."""
MATCH = told("match-option")
NONE = ""
"""No cards, as a list of them is typed."""


def _told(kind: type[Action]) -> str:
    """A command is described as the panel names the kind of action."""
    return words_of(TITLE).text(tag(kind), "kind")


def _described(kind: type[Action]) -> Callable[[T], T]:
    """The options of a command are described by the questions that the panel asks for them."""
    words = words_of(TITLE)
    questions = {field: words.text(tag(kind), field) for field in kind.__struct_fields__}
    return app_commands.describe(**questions, match=MATCH)


def _known(seats: int) -> dict[str, tuple[Place, ...]]:
    """Every spot of every tree: where a hero could stand, the rules say whether one does."""
    places = tuple(place for tree in PLACES[:seats] for place in tree.values())
    return {"place": places, "hero": places, "other": places}


@app_commands.guild_only()
class NorsagaCog(
    commands.GroupCog, group_name=GROUP, group_description=words_of(TITLE).text("command-norsaga")
):
    """The commands of the title."""

    def __init__(self, matches: Matches) -> None:
        super().__init__()
        self._desk = Desk(matches, TITLE, GROUP, COMMANDS, _known)

    @app_commands.command(description=_told(do.ChooseSaga))
    @_described(do.ChooseSaga)
    async def saga(
        self, interaction: discord.Interaction, saga: str, match: str | None = None
    ) -> None:
        """Keep one of two sagas."""
        await self._desk.act(interaction, match, saga=saga)

    @app_commands.command(name="pass", description=words_of(TITLE).text("command-norsaga-pass"))
    @_described(do.Skip)
    async def leave_it(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Let an embellishment be, or leave it at that."""
        await self._desk.act(interaction, match)

    @app_commands.command(description=_told(do.Play))
    @_described(do.Play)
    async def play(
        self, interaction: discord.Interaction, card: str, place: str, match: str | None = None
    ) -> None:
        """Continue the tale."""
        await self._desk.act(interaction, match, card=card, place=place)

    @app_commands.command(description=_told(do.Adapt))
    @_described(do.Adapt)
    async def adapt(
        self, interaction: discord.Interaction, place: str, card: str, match: str | None = None
    ) -> None:
        """Replace an own hero."""
        await self._desk.act(interaction, match, place=place, card=card)

    @app_commands.command(description=_told(do.Assault))
    @_described(do.Assault)
    async def assault(
        self,
        interaction: discord.Interaction,
        target: str,
        discards: str | None = None,
        match: str | None = None,
    ) -> None:
        """Make somebody dismiss a hero; a hand may be empty."""
        await self._desk.act(interaction, match, target=target, discards=discards or NONE)

    @app_commands.command(description=_told(do.Invade))
    @_described(do.Invade)
    async def invade(
        self, interaction: discord.Interaction, card: str, place: str, match: str | None = None
    ) -> None:
        """Play a card on another player's tree."""
        await self._desk.act(interaction, match, card=card, place=place)

    @app_commands.command(description=_told(do.Plunder))
    @_described(do.Plunder)
    async def plunder(
        self, interaction: discord.Interaction, target: str, match: str | None = None
    ) -> None:
        """Look at another player's hand."""
        await self._desk.act(interaction, match, target=target)

    @app_commands.command(description=_told(do.SwapCards))
    @_described(do.SwapCards)
    async def swap(
        self, interaction: discord.Interaction, give: str, take: str, match: str | None = None
    ) -> None:
        """Swap a card with the hand that one looks at."""
        await self._desk.act(interaction, match, give=give, take=take)

    @app_commands.command(description=_told(do.Turncoat))
    @_described(do.Turncoat)
    async def turncoat(
        self,
        interaction: discord.Interaction,
        hero: str,
        card: str,
        place: str,
        discards: str | None = None,
        match: str | None = None,
    ) -> None:
        """Take a hero back, play a card, discard any number."""
        await self._desk.act(
            interaction, match, hero=hero, card=card, place=place, discards=discards or NONE
        )

    @app_commands.command(description=_told(do.Infiltrate))
    @_described(do.Infiltrate)
    async def infiltrate(
        self, interaction: discord.Interaction, target: str, match: str | None = None
    ) -> None:
        """Look at anybody's hand, to place its cards."""
        await self._desk.act(interaction, match, target=target)

    @app_commands.command(description=_told(do.Plant))
    @_described(do.Plant)
    async def plant(
        self, interaction: discord.Interaction, card: str, place: str, match: str | None = None
    ) -> None:
        """Place a card of that hand."""
        await self._desk.act(interaction, match, card=card, place=place)

    @app_commands.command(description=_told(do.Augur))
    @_described(do.Augur)
    async def augur(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Draw a card, then discard one."""
        await self._desk.act(interaction, match)

    @app_commands.command(description=_told(do.DiscardOne))
    @_described(do.DiscardOne)
    async def discard(
        self, interaction: discord.Interaction, card: str, match: str | None = None
    ) -> None:
        """Discard a card for Augur."""
        await self._desk.act(interaction, match, card=card)

    @app_commands.command(description=_told(do.Offering))
    @_described(do.Offering)
    async def offering(
        self,
        interaction: discord.Interaction,
        discard: str,
        card: str | None = None,
        place: str | None = None,
        match: str | None = None,
    ) -> None:
        """Discard a card, and play another one of its colour or none."""
        await self._desk.act(interaction, match, discard=discard, card=card, place=place)

    @app_commands.command(description=_told(do.Possess))
    @_described(do.Possess)
    async def possess(
        self, interaction: discord.Interaction, place: str, other: str, match: str | None = None
    ) -> None:
        """Swap an own hero with another player's."""
        await self._desk.act(interaction, match, place=place, other=other)

    @app_commands.command(description=_told(do.Chant))
    @_described(do.Chant)
    async def chant(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Discard the hand and draw three cards."""
        await self._desk.act(interaction, match)

    @app_commands.command(description=_told(do.Prayer))
    @_described(do.Prayer)
    async def prayer(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Reveal the top card, and play it."""
        await self._desk.act(interaction, match)

    @app_commands.command(description=_told(do.PlayRevealed))
    @_described(do.PlayRevealed)
    async def reveal(
        self, interaction: discord.Interaction, place: str, match: str | None = None
    ) -> None:
        """Play the card that Prayer revealed."""
        await self._desk.act(interaction, match, place=place)

    @app_commands.command(description=_told(do.Martyr))
    @_described(do.Martyr)
    async def martyr(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Everybody dismisses a hero, drawn cards replace them."""
        await self._desk.act(interaction, match)

    @app_commands.command(description=_told(do.Succeed))
    @_described(do.Succeed)
    async def succeed(
        self, interaction: discord.Interaction, card: str, match: str | None = None
    ) -> None:
        """Choose which of Martyr's cards goes to the spot in question."""
        await self._desk.act(interaction, match, card=card)

    @app_commands.command(description=_told(do.Whisper))
    @_described(do.Whisper)
    async def whisper(
        self, interaction: discord.Interaction, card: str, place: str, match: str | None = None
    ) -> None:
        """Play one more card, for a Doom token."""
        await self._desk.act(interaction, match, card=card, place=place)

    @app_commands.command(description=_told(do.Nix))
    @_described(do.Nix)
    async def nix(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Everybody dismisses a hero, for a Doom token."""
        await self._desk.act(interaction, match)

    @app_commands.command(description=_told(do.Ragnarok))
    @_described(do.Ragnarok)
    async def ragnarok(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """All grandparents go, for a Doom token."""
        await self._desk.act(interaction, match)

    @app_commands.command(description=_told(do.Dismiss))
    @_described(do.Dismiss)
    async def dismiss(
        self, interaction: discord.Interaction, place: str, match: str | None = None
    ) -> None:
        """Choose, in secret, which own hero goes."""
        await self._desk.act(interaction, match, place=place)

    @app_commands.command(description=words_of(TITLE).text("command-norsaga-order"))
    @_described(do.LeaveOrder)
    async def order(
        self,
        interaction: discord.Interaction,
        first: str | None = None,
        second: str | None = None,
        third: str | None = None,
        match: str | None = None,
    ) -> None:
        """Leave an order for dismissals, or forget it."""
        await self._desk.act(interaction, match, first=first, second=second, third=third)

    @saga.autocomplete("saga")
    async def _sagas(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "saga", current)

    @play.autocomplete("card")
    @adapt.autocomplete("card")
    @invade.autocomplete("card")
    @turncoat.autocomplete("card")
    @plant.autocomplete("card")
    @discard.autocomplete("card")
    @offering.autocomplete("card")
    @succeed.autocomplete("card")
    @whisper.autocomplete("card")
    async def _cards(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "card", current)

    @play.autocomplete("place")
    @adapt.autocomplete("place")
    @invade.autocomplete("place")
    @turncoat.autocomplete("place")
    @plant.autocomplete("place")
    @offering.autocomplete("place")
    @possess.autocomplete("place")
    @reveal.autocomplete("place")
    @whisper.autocomplete("place")
    @dismiss.autocomplete("place")
    async def _places(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "place", current)

    @assault.autocomplete("target")
    @plunder.autocomplete("target")
    @infiltrate.autocomplete("target")
    async def _targets(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "target", current)

    @assault.autocomplete("discards")
    @turncoat.autocomplete("discards")
    async def _discards(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "discards", current)

    @swap.autocomplete("give")
    async def _gifts(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "give", current)

    @swap.autocomplete("take")
    async def _takings(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "take", current)

    @turncoat.autocomplete("hero")
    async def _heroes(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "hero", current)

    @offering.autocomplete("discard")
    async def _costs(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "discard", current)

    @possess.autocomplete("other")
    async def _others(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "other", current)

    @order.autocomplete("first")
    async def _firsts(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "first", current)

    @order.autocomplete("second")
    async def _seconds(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "second", current)

    @order.autocomplete("third")
    async def _thirds(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.suggest(interaction, "third", current)

    @saga.autocomplete("match")
    @leave_it.autocomplete("match")
    @play.autocomplete("match")
    @adapt.autocomplete("match")
    @assault.autocomplete("match")
    @invade.autocomplete("match")
    @plunder.autocomplete("match")
    @swap.autocomplete("match")
    @turncoat.autocomplete("match")
    @infiltrate.autocomplete("match")
    @plant.autocomplete("match")
    @augur.autocomplete("match")
    @discard.autocomplete("match")
    @offering.autocomplete("match")
    @possess.autocomplete("match")
    @chant.autocomplete("match")
    @prayer.autocomplete("match")
    @reveal.autocomplete("match")
    @martyr.autocomplete("match")
    @succeed.autocomplete("match")
    @whisper.autocomplete("match")
    @nix.autocomplete("match")
    @ragnarok.autocomplete("match")
    @dismiss.autocomplete("match")
    @order.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._desk.own_matches(interaction, current)


COG = NorsagaCog
"""By this name the client finds it."""
