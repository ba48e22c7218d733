"""`/norsaga`: Norsaga by slash commands.

An embellishment whose details are known beforehand is one command; what its question may leave
out is optional here.
"""

import discord
from discord import app_commands
from discord.ext import commands

from bot.library import words_of
from bot.matches import Matches
from cogs.desk import Desk
from cogs.finding import Choices, told
from cogs.typed import Kinds
from games.core.vocabulary import Action, tag
from games.norsaga.actions import (
    Adapt,
    Assault,
    Augur,
    Chant,
    ChooseSaga,
    DiscardOne,
    Dismiss,
    Done,
    ForgetOrder,
    Infiltrate,
    Invade,
    LeaveOrder,
    Martyr,
    Nix,
    Offering,
    OfferOnly,
    Plant,
    Play,
    PlayRevealed,
    Plunder,
    Possess,
    Prayer,
    Ragnarok,
    Skip,
    Succeed,
    SwapCards,
    Turncoat,
    Whisper,
)
from games.norsaga.tree import PLACES, Place

TITLE = "norsaga"
GROUP = "norsaga"
COMMANDS: dict[str, Kinds] = {
    "saga": (ChooseSaga,),
    "pass": (
        Skip,
        Done,
    ),
    "play": (Play,),
    "adapt": (Adapt,),
    "assault": (Assault,),
    "invade": (Invade,),
    "plunder": (Plunder,),
    "swap": (SwapCards,),
    "turncoat": (Turncoat,),
    "infiltrate": (Infiltrate,),
    "plant": (Plant,),
    "augur": (Augur,),
    "discard": (DiscardOne,),
    "offering": (
        Offering,
        OfferOnly,
    ),
    "possess": (Possess,),
    "chant": (Chant,),
    "prayer": (Prayer,),
    "reveal": (PlayRevealed,),
    "martyr": (Martyr,),
    "succeed": (Succeed,),
    "whisper": (Whisper,),
    "nix": (Nix,),
    "ragnarok": (Ragnarok,),
    "dismiss": (Dismiss,),
    "order": (
        LeaveOrder,
        ForgetOrder,
    ),
}
"""The kinds of action that each command stands for; every kind has exactly one."""
NONE = ""
"""No cards, as a list of them is typed."""


def _told(kind: type[Action]) -> str:
    """A command is described as the panel names the kind of action."""
    return words_of(TITLE).text(tag(kind), "kind")


def _question(kind: type[Action], field: str) -> str:
    """An option is described by the question that the panel asks for it."""
    return words_of(TITLE).text(tag(kind), field)


def _known(seats: int) -> dict[str, tuple[Place, ...]]:
    """Every spot of every tree: where a hero could stand, the rules say whether one does."""
    places = tuple(place for tree in PLACES[:seats] for place in tree.values())
    return {"place": places, "hero": places, "other": places}


MATCH = told("match-option")


@app_commands.guild_only()
class NorsagaCog(
    commands.GroupCog, group_name=GROUP, group_description=words_of(TITLE).text("command-norsaga")
):
    """The commands of the title."""

    def __init__(self, matches: Matches) -> None:
        super().__init__()
        self._desk = Desk(matches, TITLE, GROUP, COMMANDS, _known)

    @app_commands.command(name="saga", description=_told(ChooseSaga))
    @app_commands.describe(saga=_question(ChooseSaga, "saga"), match=MATCH)
    async def saga(
        self, interaction: discord.Interaction, saga: str, match: str | None = None
    ) -> None:
        """Keep one of two sagas."""
        await self._desk.act(interaction, match, saga=saga)

    @app_commands.command(name="pass", description=words_of(TITLE).text("command-norsaga-pass"))
    @app_commands.describe(match=MATCH)
    async def leave_it(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Let an embellishment be, or leave it at that."""
        await self._desk.act(interaction, match)

    @app_commands.command(name="play", description=_told(Play))
    @app_commands.describe(
        card=_question(Play, "card"), place=_question(Play, "place"), match=MATCH
    )
    async def play(
        self, interaction: discord.Interaction, card: str, place: str, match: str | None = None
    ) -> None:
        """Continue the tale."""
        await self._desk.act(interaction, match, card=card, place=place)

    @app_commands.command(name="adapt", description=_told(Adapt))
    @app_commands.describe(
        place=_question(Adapt, "place"), card=_question(Adapt, "card"), match=MATCH
    )
    async def adapt(
        self, interaction: discord.Interaction, place: str, card: str, match: str | None = None
    ) -> None:
        """Replace an own hero."""
        await self._desk.act(interaction, match, place=place, card=card)

    @app_commands.command(name="assault", description=_told(Assault))
    @app_commands.describe(
        target=_question(Assault, "target"), discards=_question(Assault, "discards"), match=MATCH
    )
    async def assault(
        self,
        interaction: discord.Interaction,
        target: str,
        discards: str | None = None,
        match: str | None = None,
    ) -> None:
        """Make somebody dismiss a hero; a hand may be empty."""
        await self._desk.act(interaction, match, target=target, discards=discards or NONE)

    @app_commands.command(name="invade", description=_told(Invade))
    @app_commands.describe(
        card=_question(Invade, "card"), place=_question(Invade, "place"), match=MATCH
    )
    async def invade(
        self, interaction: discord.Interaction, card: str, place: str, match: str | None = None
    ) -> None:
        """Play a card on another player's tree."""
        await self._desk.act(interaction, match, card=card, place=place)

    @app_commands.command(name="plunder", description=_told(Plunder))
    @app_commands.describe(target=_question(Plunder, "target"), match=MATCH)
    async def plunder(
        self, interaction: discord.Interaction, target: str, match: str | None = None
    ) -> None:
        """Look at another player's hand."""
        await self._desk.act(interaction, match, target=target)

    @app_commands.command(name="swap", description=_told(SwapCards))
    @app_commands.describe(
        give=_question(SwapCards, "give"), take=_question(SwapCards, "take"), match=MATCH
    )
    async def swap(
        self, interaction: discord.Interaction, give: str, take: str, match: str | None = None
    ) -> None:
        """Swap a card with the hand that one looks at."""
        await self._desk.act(interaction, match, give=give, take=take)

    @app_commands.command(name="turncoat", description=_told(Turncoat))
    @app_commands.describe(
        hero=_question(Turncoat, "hero"),
        card=_question(Turncoat, "card"),
        place=_question(Turncoat, "place"),
        discards=_question(Turncoat, "discards"),
        match=MATCH,
    )
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

    @app_commands.command(name="infiltrate", description=_told(Infiltrate))
    @app_commands.describe(target=_question(Infiltrate, "target"), match=MATCH)
    async def infiltrate(
        self, interaction: discord.Interaction, target: str, match: str | None = None
    ) -> None:
        """Look at anybody's hand, to place its cards."""
        await self._desk.act(interaction, match, target=target)

    @app_commands.command(name="plant", description=_told(Plant))
    @app_commands.describe(
        card=_question(Plant, "card"), place=_question(Plant, "place"), match=MATCH
    )
    async def plant(
        self, interaction: discord.Interaction, card: str, place: str, match: str | None = None
    ) -> None:
        """Place a card of that hand."""
        await self._desk.act(interaction, match, card=card, place=place)

    @app_commands.command(name="augur", description=_told(Augur))
    @app_commands.describe(match=MATCH)
    async def augur(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Draw a card, then discard one."""
        await self._desk.act(interaction, match)

    @app_commands.command(name="discard", description=_told(DiscardOne))
    @app_commands.describe(card=_question(DiscardOne, "card"), match=MATCH)
    async def discard(
        self, interaction: discord.Interaction, card: str, match: str | None = None
    ) -> None:
        """Discard a card for Augur."""
        await self._desk.act(interaction, match, card=card)

    @app_commands.command(name="offering", description=_told(Offering))
    @app_commands.describe(
        discard=_question(Offering, "discard"),
        card=_question(Offering, "card"),
        place=_question(Offering, "place"),
        match=MATCH,
    )
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

    @app_commands.command(name="possess", description=_told(Possess))
    @app_commands.describe(
        place=_question(Possess, "place"), other=_question(Possess, "other"), match=MATCH
    )
    async def possess(
        self, interaction: discord.Interaction, place: str, other: str, match: str | None = None
    ) -> None:
        """Swap an own hero with another player's."""
        await self._desk.act(interaction, match, place=place, other=other)

    @app_commands.command(name="chant", description=_told(Chant))
    @app_commands.describe(match=MATCH)
    async def chant(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Discard the hand and draw three cards."""
        await self._desk.act(interaction, match)

    @app_commands.command(name="prayer", description=_told(Prayer))
    @app_commands.describe(match=MATCH)
    async def prayer(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Reveal the top card, and play it."""
        await self._desk.act(interaction, match)

    @app_commands.command(name="reveal", description=_told(PlayRevealed))
    @app_commands.describe(place=_question(PlayRevealed, "place"), match=MATCH)
    async def reveal(
        self, interaction: discord.Interaction, place: str, match: str | None = None
    ) -> None:
        """Play the card that Prayer revealed."""
        await self._desk.act(interaction, match, place=place)

    @app_commands.command(name="martyr", description=_told(Martyr))
    @app_commands.describe(match=MATCH)
    async def martyr(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Everybody dismisses a hero, drawn cards replace them."""
        await self._desk.act(interaction, match)

    @app_commands.command(name="succeed", description=_told(Succeed))
    @app_commands.describe(card=_question(Succeed, "card"), match=MATCH)
    async def succeed(
        self, interaction: discord.Interaction, card: str, match: str | None = None
    ) -> None:
        """Choose which of Martyr's cards goes to the spot in question."""
        await self._desk.act(interaction, match, card=card)

    @app_commands.command(name="whisper", description=_told(Whisper))
    @app_commands.describe(
        card=_question(Whisper, "card"), place=_question(Whisper, "place"), match=MATCH
    )
    async def whisper(
        self, interaction: discord.Interaction, card: str, place: str, match: str | None = None
    ) -> None:
        """Play one more card, for a Doom token."""
        await self._desk.act(interaction, match, card=card, place=place)

    @app_commands.command(name="nix", description=_told(Nix))
    @app_commands.describe(match=MATCH)
    async def nix(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Everybody dismisses a hero, for a Doom token."""
        await self._desk.act(interaction, match)

    @app_commands.command(name="ragnarok", description=_told(Ragnarok))
    @app_commands.describe(match=MATCH)
    async def ragnarok(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """All grandparents go, for a Doom token."""
        await self._desk.act(interaction, match)

    @app_commands.command(name="dismiss", description=_told(Dismiss))
    @app_commands.describe(place=_question(Dismiss, "place"), match=MATCH)
    async def dismiss(
        self, interaction: discord.Interaction, place: str, match: str | None = None
    ) -> None:
        """Choose, in secret, which own hero goes."""
        await self._desk.act(interaction, match, place=place)

    @app_commands.command(name="order", description=words_of(TITLE).text("command-norsaga-order"))
    @app_commands.describe(
        first=_question(LeaveOrder, "first"),
        second=_question(LeaveOrder, "second"),
        third=_question(LeaveOrder, "third"),
        match=MATCH,
    )
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
