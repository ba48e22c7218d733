"""`/norsaga`: Norsaga by slash commands.

An embellishment whose details are known beforehand is one command; what its question may leave
out is optional here.
"""

from cogs.gate.access import where_played
from cogs.titles.command_group import Form, TitleCog
from games.norsaga import actions as do
from games.norsaga.tree import PLACES, Place
from play.library import words_of
from play.services import Services

TITLE = "norsaga"
GROUP = "norsaga"
FORMS = {
    "saga": Form((do.ChooseSaga,)),
    "pass": Form((do.Skip, do.Done)),
    "play": Form((do.Play,)),
    "adapt": Form((do.Adapt,)),
    "assault": Form((do.Assault,)),
    "invade": Form((do.Invade,)),
    "plunder": Form((do.Plunder,)),
    "swap": Form((do.SwapCards,)),
    "turncoat": Form((do.Turncoat,)),
    "infiltrate": Form((do.Infiltrate,)),
    "plant": Form((do.Plant,)),
    "augur": Form((do.Augur,)),
    "discard": Form((do.DiscardOne,)),
    "offering": Form((do.Offering, do.OfferOnly), optional=("card", "place")),
    "possess": Form((do.Possess,)),
    "chant": Form((do.Chant,)),
    "prayer": Form((do.Prayer,)),
    "reveal": Form((do.PlayRevealed,)),
    "martyr": Form((do.Martyr,)),
    "succeed": Form((do.Succeed,)),
    "whisper": Form((do.Whisper,)),
    "nix": Form((do.Nix,)),
    "ragnarok": Form((do.Ragnarok,)),
    "dismiss": Form((do.Dismiss,)),
}
"""Every kind of action stands in exactly one of them."""


def known(seats: int) -> dict[str, tuple[Place, ...]]:
    """Every spot of every tree: where a hero could stand, the rules say whether one does."""
    places = tuple(place for tree in PLACES[:seats] for place in tree.values())
    return {"place": places, "hero": places, "other": places}


@where_played
class NorsagaCog(
    TitleCog, group_name=GROUP, group_description=words_of(TITLE).text("command-norsaga")
):
    """The commands of the title."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, TITLE, FORMS, known)


COG = NorsagaCog
"""By this name the client finds it."""
