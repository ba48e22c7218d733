"""The prospects of an action before it is done: costs, odds, what a card would change."""

from games.core.agenda import Position
from games.core.vocabulary import Action, Prompt, Seat
from games.norseheim import legal_orders
from games.norseheim.battle import prospects
from games.norseheim.battle.windows import After, Before
from games.norseheim.god_cards import PlayFavour
from games.norseheim.kinds import Kind
from games.norseheim.markers import GiveBack
from games.norseheim.orders.diplomacy import Diplomacy
from games.norseheim.orders.order import paid
from games.norseheim.persuasion import spare
from games.norseheim.prompts import DiplomacyHint
from games.norseheim.steps.council import Giving
from games.norseheim.steps.homes import ChooseHome
from games.norseheim.steps.homes import hint as of_home
from games.norseheim.steps.persuading import Persuading
from games.norseheim.steps.rewards import ChooseReward
from games.norseheim.steps.rewards import hint as of_reward
from games.norseheim.table import Table


def hint(position: Position[Table], action: Action) -> Prompt | None:
    """Tell what an action may bring; None: nothing that its name does not say."""
    table = position.table
    step = position.step if position.agenda else None
    match step, action:
        case _, ChooseHome():
            return of_home(table, action)
        case Before(seat), PlayFavour(card):
            assert table.battle is not None
            return prospects.hint_before(table, table.battle, seat, card)
        case After(seat), PlayFavour(card):
            assert table.battle is not None
            return prospects.hint(table, table.battle, seat, card)
        case Persuading(), Diplomacy(markers=markers):
            left = spare(table, step.seat, step.staged) - markers
            return DiplomacyHint(paid(table, Kind.DIPLOMACY, action), markers, left)
        case Giving(), GiveBack():
            return step.hint(table, action)
    return legal_orders.hint(table, action)


def own_hint(position: Position[Table], seat: Seat, action: Action) -> Prompt | None:
    """Tell what a reward brings a seat; all choose at once, and each has a board of its own."""
    return (
        of_reward(position.table, seat, action.reward) if isinstance(action, ChooseReward) else None
    )
