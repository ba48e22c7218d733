"""What Fate cards and abilities do to a pending roll (dossier §5, R-22 to R-26, R-49, N18)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from games.core.asks import Ask, OneOf, SomeOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Refusal, Seat
from games.nine_realms.actions import AddBonus, GainActions, ReRollAll, ReRollOne, ReRollSome
from games.nine_realms.combat import SIDES, Roll, ability
from games.nine_realms.events import BonusAdded, DiceReRolled
from games.nine_realms.fate import ATTACK_BONUS, DEFENCE_BONUS, Card, Power
from games.nine_realms.hands import discard
from games.nine_realms.refusals import CardNotHeld, WrongSide
from games.nine_realms.table import Table

PLAYED_FOR: dict[Power, Card] = {
    Power.RE_ROLL_ALL: Card.RE_ROLL_ALL,
    Power.ACTIONS_OR_RE_ROLL: Card.ACTIONS_OR_RE_ROLL,
}
"""The powers that are cards; the others are abilities of figures."""


def plays(table: Table, roll: Roll, seat: Seat) -> Sequence[Ask]:
    """All that a seat may do to the roll, cards and abilities."""
    hand = table.hands[seat]
    rolled = seat == table.seat_of(roll.figure)
    bonuses = ATTACK_BONUS if rolled else DEFENCE_BONUS
    own = ability(table, roll) if rolled else None
    actions: list[Action] = [AddBonus(card) for card in bonuses if card in hand]
    if Card.RE_ROLL_ALL in hand:
        actions.append(ReRollAll(Power.RE_ROLL_ALL))
    if own in (Power.FORESIGHT, Power.BATTLE_BORN):
        actions.append(ReRollAll(own))
        actions += _one_die(roll, own)
    if Card.ACTIONS_OR_RE_ROLL in hand:
        actions += _one_die(roll, Power.ACTIONS_OR_RE_ROLL)
        if seat == table.active or not roll.counter:
            actions.append(GainActions())
    hunting = [SomeOf(ReRollSome, "dice", _numbers(roll))] if own is Power.THE_HUNTER else []
    return (OneOf(actions), *hunting)


def play(table: Table, roll: Roll, seat: Seat, action: Action, referee: Referee) -> Roll:
    """The roll after a card or an ability."""
    match action:
        case AddBonus(card):
            return _add(table, roll, seat, card, referee)
        case ReRollOne(power, die):
            return _re_roll(table, roll, seat, power, {die}, referee)
        case ReRollAll(power):
            return _re_roll(table, roll, seat, power, _numbers(roll), referee)
        case ReRollSome(dice):
            return _re_roll(table, roll, seat, Power.THE_HUNTER, dice, referee)
        case _:
            raise AssertionError(action)


def no_play(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """Why a card does not help here."""
    match action:
        case AddBonus(card):
            return WrongSide(card) if card in table.hands[seat] else CardNotHeld(card)
        case ReRollAll(power) | ReRollOne(power) if power in PLAYED_FOR:
            held = PLAYED_FOR[power] in table.hands[seat]
            return None if held else CardNotHeld(PLAYED_FOR[power])
        case GainActions() if Card.ACTIONS_OR_RE_ROLL not in table.hands[seat]:
            return CardNotHeld(Card.ACTIONS_OR_RE_ROLL)
        case _:
            return None


def _numbers(roll: Roll) -> tuple[int, ...]:
    return tuple(range(1, len(roll.dice) + 1))


def _one_die(roll: Roll, power: Power) -> list[Action]:
    return [ReRollOne(power, die) for die in _numbers(roll)]


def _add(table: Table, roll: Roll, seat: Seat, card: Card, referee: Referee) -> Roll:
    """A bonus stays on the roll, also when dice are rolled again (R-24)."""
    discard(table, seat, card)
    if seat == table.seat_of(roll.figure):
        roll = replace(roll, attack_bonus=roll.attack_bonus + ATTACK_BONUS[card])
    else:
        roll = replace(roll, defence_bonus=roll.defence_bonus + DEFENCE_BONUS[card])
    referee.tell(
        BonusAdded(seat=seat, card=card, total=roll.total, defence=roll.against, wounds=roll.wounds)
    )
    return roll


def _re_roll(
    table: Table, roll: Roll, seat: Seat, power: Power, numbers: Iterable[int], referee: Referee
) -> Roll:
    """Twelves that were set aside are thrown again too (R-24)."""
    dice = list(roll.dice)
    for number in sorted(numbers):
        dice[number - 1] = referee.roll(SIDES)
    after = replace(roll, dice=tuple(dice))
    if power in PLAYED_FOR:
        discard(table, seat, PLAYED_FOR[power])
    else:
        after = replace(after, ability_used=True)
    referee.tell(
        DiceReRolled(
            seat=seat,
            power=power,
            before=roll.dice,
            dice=after.dice,
            total=after.total,
            defence=after.against,
            wounds=after.wounds,
        )
    )
    return after
