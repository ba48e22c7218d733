"""The Reward phase: all choose at once, and are served in player order (Reward, R19, R72)."""

from collections.abc import Sequence

from games.core.agenda import Step, Steps
from games.core.asks import AnyOf, Ask, Lazily, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.norseheim.changes import take_booster
from games.norseheim.events import ApGained, FavourKept, Raised
from games.norseheim.god_cards import PlayFavour, spend
from games.norseheim.gods import Favour
from games.norseheim.lessons import Lesson
from games.norseheim.options import Rewards as RewardsOption
from games.norseheim.prompts import (
    ApRewardHint,
    CardRewardHint,
    ChoosingReward,
    ListedReward,
    ListingRewards,
    StepRewardHint,
)
from games.norseheim.rewards import BOOSTERS, REWARDS, UPGRADES, Reward, Sort, sort_of
from games.norseheim.steps.secret import Secret
from games.norseheim.table import Phase, Table
from games.norseheim.teaching import teach

WORD = PlayFavour(Favour.WORD_OF_THE_ALL_FATHER)


class ChooseReward(Action, frozen=True, tag="choose-reward"):
    """Wish for a reward; if it may be gone by then, for another one after it (R72)."""

    reward: Reward


class RewardPhase(Step[Table], frozen=True, tag="reward-phase"):
    """Each player is rewarded."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """All choose at the same time."""
        table.phase = Phase.REWARD
        teach(table, Lesson.REWARD, referee)
        return (Rewards(table.seats),)


class Rewards(Secret[ChooseReward | PlayFavour], frozen=True, tag="rewards"):
    """Each lists rewards, best first, until one of them is sure; by Odin's word until two are."""

    def ask(self, table: Table, seat: Seat) -> Ask:
        """Whatever may still be there, and is not on the list."""
        rewards = Lazily(
            ChooseReward,
            lambda: [ChooseReward(reward) for reward in self._left(table, seat)],
            lambda choice: bool(self._left(table, seat, (choice.reward,))),
        )
        held = WORD.card in table.players[seat].favours
        if held and not self.wishes_of(seat):
            return AnyOf((rewards, OneOf((WORD,))))
        return rewards

    def is_done(self, table: Table, seat: Seat) -> bool:
        """Enough is sure, or nothing else is there."""
        wanted = 2 if WORD in self.wishes_of(seat) else 1
        return len(self._sure(table, seat)) >= wanted or not self._left(table, seat)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """In player order: the last copy of a booster goes to the first who wants it."""
        for seat in table.in_order:
            self._serve(table, seat, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """AP."""
        left = self._left(table, seat)
        return ChooseReward(Reward.AP if Reward.AP in left else left[0])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which? Nothing in it tells what is on the list already."""
        steps = any(_is_there(table, seat, reward) for reward in UPGRADES)
        return ChoosingReward(seat, table.players[seat].character.strength, steps)

    def aside(self, table: Table, seat: Seat) -> Prompt | None:
        """For a seat that has begun a list: with all that is on it already."""
        if not self.wishes_of(seat):
            return None
        strength = table.players[seat].character.strength
        return ListingRewards(
            tuple(
                ListedReward(
                    reward,
                    strength if reward is Reward.AP else 0,
                    _is_sure(table, seat, reward),
                )
                for reward in self._listed(seat)
            ),
            WORD in self.wishes_of(seat),
        )

    def _listed(self, seat: Seat) -> list[Reward]:
        return [one.reward for one in self.wishes_of(seat) if isinstance(one, ChooseReward)]

    def _left(self, table: Table, seat: Seat, wanted: Sequence[Reward] = REWARDS) -> list[Reward]:
        """Rewards that may go on the list: none of a sort that is sure already (H6)."""
        listed, sure = self._listed(seat), self._sure(table, seat)
        return [
            reward
            for reward in wanted
            if reward not in listed
            and sort_of(reward) not in sure
            and _is_there(table, seat, reward)
        ]

    def _sure(self, table: Table, seat: Seat) -> set[Sort]:
        """The sorts of which the seat gets one whatever the others choose."""
        listed = self._listed(seat)
        return {sort_of(reward) for reward in listed if _is_sure(table, seat, reward)}

    def _serve(self, table: Table, seat: Seat, referee: Referee) -> None:
        """The first on the list that is there; by Odin's word two of different sorts (O6)."""
        wanted = 2 if WORD in self.wishes_of(seat) else 1
        got: list[Reward] = []
        for reward in self._listed(seat):
            new = sort_of(reward) not in map(sort_of, got)
            if len(got) < wanted and new and _is_there(table, seat, reward):
                got.append(reward)
        if wanted == 2:
            if len(got) == wanted:
                spend(table, seat, WORD.card, referee)
            else:
                referee.tell(FavourKept(seat=seat, card=WORD.card))
        for reward in got:
            _grant(table, seat, reward, referee)


def hint(table: Table, seat: Seat, reward: Reward) -> Prompt:
    """Tell what a seat has with a reward; two spaces may show the same value."""
    player = table.players[seat]
    if reward in BOOSTERS:
        kind = BOOSTERS[reward]
        return CardRewardHint(player.cards[kind] + 1, table.boosters[kind])
    strength = player.character.strength
    if reward is Reward.AP:
        return ApRewardHint(strength, player.ap + strength)
    track, before = UPGRADES[reward], player.character
    after = before.raised(track)
    now, then = before.value(track), after.value(track)
    later = after.raised(track).value(track) if then == now else then
    return StepRewardHint(now, then, abs(then - now), later)


def _is_there(table: Table, seat: Seat, reward: Reward) -> bool:
    """A booster must be left, and a track must have a space to the right."""
    if reward in BOOSTERS:
        return table.boosters[BOOSTERS[reward]] > 0
    if reward in UPGRADES:
        three = table.options.rewards is RewardsOption.THREE
        return three and table.players[seat].character.can_rise(UPGRADES[reward])
    return True


def _is_sure(table: Table, seat: Seat, reward: Reward) -> bool:
    """Those who choose before the seat cannot take the last copy of it."""
    if reward not in BOOSTERS:
        return True
    return table.boosters[BOOSTERS[reward]] > table.in_order.index(seat)


def _grant(table: Table, seat: Seat, reward: Reward, referee: Referee) -> None:
    character = table.players[seat].character
    if reward in BOOSTERS:
        take_booster(table, seat, BOOSTERS[reward], referee)
    elif reward in UPGRADES:
        track = UPGRADES[reward]
        raised = character.raised(track)
        table.change_player(seat, character=raised)
        referee.tell(Raised(seat=seat, track=track, value=raised.value(track)))
    else:
        table.gain(seat, character.strength)
        total = table.players[seat].ap
        referee.tell(ApGained(seat=seat, ap=character.strength, total=total))
