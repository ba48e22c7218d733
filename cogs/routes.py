"""All components and forms that the bot has ever sent, and what answers them."""

from collections.abc import Mapping

from cogs.commands.challenge import HANDLER as CHALLENGE
from cogs.commands.challenge import Challenges
from cogs.commands.my import HANDLER as MINE
from cogs.commands.my import MyMatches
from cogs.commands.own_data import HANDLER as DATA
from cogs.commands.own_data import OwnDataPanel
from cogs.commands.settings import SettingsPanel
from cogs.commands.staff.audit import HANDLER as AUDIT
from cogs.commands.staff.audit import AuditList
from cogs.commands.staff.house_choices import HANDLER as HOUSE
from cogs.commands.staff.house_panel import HousePanel
from cogs.gate.doorkeeper import Doorkeeper
from cogs.gate.router import Route
from cogs.gate.rule_link import OPEN as RULE
from cogs.panels.asking.asked import HANDLER as QUESTION
from cogs.panels.asking.hint import HANDLER as HINT
from cogs.panels.asking.hint import HintButton
from cogs.panels.board import HANDLER as BOARD
from cogs.panels.board import Boards
from cogs.panels.call import HANDLER as CALL
from cogs.panels.call import CallButtons
from cogs.panels.concede import HANDLER as CONCEDE
from cogs.panels.concede import ConcedeButton
from cogs.panels.epilogue import HANDLER as EPILOGUE
from cogs.panels.epilogue import EpilogueButtons
from cogs.panels.joining.open_tables import OPEN as TABLES
from cogs.panels.joining.open_tables import TURN as TABLES_PAGE
from cogs.panels.joining.open_tables import OpenTables
from cogs.panels.lobby import HANDLER as LOBBY
from cogs.panels.lobby import LobbyButtons
from cogs.panels.orders import HANDLER as ORDERS
from cogs.panels.orders import OrdersPanel
from cogs.panels.proposal import HANDLER as PROPOSAL
from cogs.panels.proposal import ProposalButtons
from cogs.panels.settings_view import HANDLER as SETTINGS
from cogs.panels.welcome import HANDLER as WELCOME
from cogs.panels.welcome import Welcome
from cogs.panels.your_move import DO, OFFER, UNDO, YourMove
from cogs.post.lost_thread import HANDLER as THREAD
from cogs.post.lost_thread import LostThreadButtons
from cogs.reading.look_up import OPEN as LOOK
from cogs.reading.look_up import TURN as CARD
from cogs.reading.look_up import LookUp
from cogs.reading.rulebook import TURN as RULES
from cogs.reading.rulebook import Rulebook
from cogs.reading.story import HANDLER as LOG
from cogs.reading.story import StoryPanel
from play.post.messenger import Usher
from play.services import Services
from play.table.instant_match import InstantMatches


def routes(
    services: Services,
    doorkeeper: Doorkeeper,
    usher: Usher,
    your_move: YourMove,
    boards: Boards,
    story: StoryPanel,
    orders: OrdersPanel,
    mine: MyMatches,
    settings: SettingsPanel,
    look_up: LookUp,
    tables: OpenTables,
    challenges: Challenges,
    house: HousePanel,
    audits: AuditList,
) -> Mapping[str, Route]:
    """The handlers of components by the names in their ids."""
    lobby = LobbyButtons(
        services.lobbies, services.gameplay, services.rematches, services.hosts, usher
    )
    instant = InstantMatches(services.registry, services.lobbies, services.gameplay)
    rulebook = Rulebook()
    return {
        LOBBY: Route(lobby.press, of_match=True),
        BOARD: Route(boards.press, of_match=True),
        QUESTION: Route(your_move.press, of_match=True, own=True),
        DO: Route(your_move.do, of_match=True, own=True),
        LOG: Route(story.press, of_match=True, own=True),
        OFFER: Route(your_move.offer, of_match=True, own=True),
        UNDO: Route(your_move.undo, of_match=True, own=True),
        HINT: Route(HintButton(services.hints).press, of_match=True, own=True, apart=True),
        CONCEDE: Route(ConcedeButton(services.concessions).press, of_match=True),
        PROPOSAL: Route(ProposalButtons(services.proposals).press, of_match=True),
        EPILOGUE: Route(
            EpilogueButtons(services.rematches, services.turning_points, doorkeeper, story).press,
            of_match=True,
        ),
        CALL: Route(CallButtons(services.clocks).press, of_match=True),
        ORDERS: Route(orders.press, of_match=True, own=True),
        MINE: Route(mine.press, own=True),
        DATA: Route(OwnDataPanel(services).press, own=True),
        SETTINGS: Route(settings.press, own=True, form=settings.form),
        RULE: Route(rulebook.open),
        RULES: Route(rulebook.press, own=True),
        LOOK: Route(look_up.open),
        CARD: Route(look_up.press, own=True),
        TABLES: Route(tables.open),
        TABLES_PAGE: Route(tables.press, own=True),
        CHALLENGE: Route(challenges.press, own=True),
        HOUSE: Route(house.press, own=True),
        AUDIT: Route(audits.press, own=True),
        THREAD: Route(LostThreadButtons(services).press, of_match=True),
        WELCOME: Route(Welcome(instant, doorkeeper).press),
    }


def forms(settings: SettingsPanel) -> Mapping[str, Route]:
    """The handlers of forms (modals) by the names in their ids."""
    return {SETTINGS: Route(settings.submit, own=True)}
