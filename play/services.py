"""The application as one record, as Discord's side is given it; `bot.program` wires it."""

from dataclasses import dataclass

from play.clock import TimeSource
from play.match.gameplay import Gameplay
from play.match.lobby.lobbies import Lobbies
from play.match.probes import Probes
from play.match.registry import MatchRegistry
from play.own.blocks import Blocks
from play.own.forgetting import Forgetter
from play.post.delivery import Delivery
from play.post.digest import Digests
from play.post.lists.signposts import Signposts
from play.post.looks.emojis import Emojis
from play.post.places import Places
from play.post.studio import Studio
from play.table.advice.hints import Hints
from play.table.advice.turning_points import TurningPoints
from play.table.concession import Concessions
from play.table.hosting import Hosts
from play.table.moderation import Moderation
from play.table.proposals.engine import Proposals
from play.table.rematch import Rematches
from play.table.vacations import Vacations
from play.watch.announcements import Announcements
from play.watch.clocks import Clocks


@dataclass(frozen=True)
class Services:
    """The services that a Discord client is given."""

    clock: TimeSource
    registry: MatchRegistry
    lobbies: Lobbies
    hosts: Hosts
    gameplay: Gameplay
    studio: Studio
    emojis: Emojis
    delivery: Delivery
    signposts: Signposts
    clocks: Clocks
    places: Places
    digests: Digests
    probes: Probes
    proposals: Proposals
    concessions: Concessions
    rematches: Rematches
    vacations: Vacations
    forgetter: Forgetter
    blocks: Blocks
    hints: Hints
    turning_points: TurningPoints
    moderation: Moderation
    announcements: Announcements
