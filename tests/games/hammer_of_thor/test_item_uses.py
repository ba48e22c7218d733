"""Items with a use of their own, that bind, frighten or thirst, and showing by word (18.1)."""

import pytest

from games.core.dice import seeded
from games.core.errors import IllegalAction
from games.hammer_of_thor.battle.battle import Battle
from games.hammer_of_thor.battle.beginning import fight
from games.hammer_of_thor.battle.captives import Captives, Settle
from games.hammer_of_thor.battle.deciding import Fight
from games.hammer_of_thor.battle.events import FighterDown
from games.hammer_of_thor.battle.settling import Lot
from games.hammer_of_thor.belongings.events import (
    BindingTried,
    ItemObeyed,
    ItemRolled,
    ItemsHidden,
    ItemsRevealed,
    ItemsRuled,
    ItemUsed,
)
from games.hammer_of_thor.belongings.prompts import BindHint, RevealHint
from games.hammer_of_thor.belongings.refusals import NotShownNow, NotUsedNow, SameRule
from games.hammer_of_thor.belongings.revealing import mastered, reveal_all
from games.hammer_of_thor.belongings.showing import Conceal, Reveal, Treat, showings
from games.hammer_of_thor.belongings.using import Use, use, uses
from games.hammer_of_thor.cards.deck import ITEMS, When
from games.hammer_of_thor.encounter.aids import added
from games.hammer_of_thor.encounter.nonplayers import chosen
from games.hammer_of_thor.encounter.rounds import Facing
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.events import StaminaLost
from games.hammer_of_thor.fate.playing import OWN_TURN
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.runes.wit import wit
from games.hammer_of_thor.table import ItemsRule
from games.hammer_of_thor.travel.manners import Manner, Sitting
from games.hammer_of_thor.travel.meeting import may_meet
from games.hammer_of_thor.turns.turn import Turn
from tests.games.hammer_of_thor.builder import Halt, at, group, member, running
from tests.games.hammer_of_thor.fates import HEROES, holding, loaded, meeting, told
from tests.games.hammer_of_thor.fights import SUBDUE, facing, fought, one_of
from tests.games.loaded_dice import act

IDA = Place.IDAS_PLAIN
DEALS = 20
MEET = frozenset({When.MEET})
HORN, APPLES, MIMIR, MEAD, MILL, STONE = "1067", "1069", "1075", "1080", "1090", "1093"
BOND, DREAD, TYRFING, BARK = "1070", "1082", "1085", "1084"


def bearing(item, *people, **rest):
    """Odin of seat 0 bears a revealed item."""
    found = holding({}, group(0, IDA, member("Odin", shown=(item,)), *people, **rest))
    for deck in ("magic", "aside", "forged"):
        setattr(found, deck, tuple(card for card in getattr(found, deck) if card != item))
    return found


def ways(found, when=OWN_TURN):
    return list(uses(found, 0, when))


def used(found, action, *rolls):
    """The events of an item that is used."""
    assert action in [*ways(found), *ways(found, MEET)]
    referee = loaded(found, *rolls)
    use(found, 0, action, referee)
    assert not referee.faces
    return referee.events


def refusal(position, action):
    with pytest.raises(IllegalAction) as caught:
        position.apply(0, action)
    return caught.value.refusal


@pytest.mark.rule("18.1")
def test_only_what_is_revealed_can_be_used_and_once_a_turn():
    """18.1: by its bearer, who is no captive."""
    found = bearing(APPLES, member("Thor", wounds=9))
    action = Use(APPLES, N["Thor"])
    events = used(found, action)

    assert events[0] == ItemUsed(seat=0, name=N["Odin"], card=APPLES)
    assert events[0].explained_by == f"card-{APPLES}"
    assert found.counter(1).member(N["Thor"]).wounds == 0
    found.change_member(N["Thor"], wounds=3)
    assert ways(found) == []
    found.used = ()
    assert ways(found) == [action]
    for changes in ({"captive": True}, {"shown": (), "hidden": (APPLES,)}):
        found.change_member(N["Odin"], **({"captive": False} | changes))
        assert ways(found) == []


@pytest.mark.rule("18.1", "12.0D")
def test_the_healing_stone_heals_three_and_draws_venom():
    """1093."""
    found = bearing(STONE, member("Thor", wounds=5, venom=2), member("Loki", venom=1))
    assert {one.name for one in ways(found)} == {N["Thor"], N["Loki"]}
    used(found, Use(STONE, N["Thor"]))
    thor = found.counter(1).member(N["Thor"])

    assert (thor.wounds, thor.venom) == (2, 0)


@pytest.mark.rule("18.1", "2.2B")
def test_the_horn_of_mimir_serves_those_who_have_runes():
    """1075: until the turn ends."""
    found = bearing(MIMIR)
    assert ways(found) == []
    found.change_member(N["Odin"], runes=("1201",), intelligence=4)
    before = wit(found, one_of(found, "Odin"))
    used(found, Use(MIMIR))

    assert wit(found, one_of(found, "Odin")) == before + 3


@pytest.mark.rule("18.1", "18.3", "4.6.2")
def test_gjallarhorn_wards_a_seat_until_its_next_turn():
    """1067: once a match."""
    found = bearing(HORN)
    used(found, Use(HORN))
    found.sitting = Sitting(2, IDA, Manner.PLAIN)

    assert [rule.until for rule in found.rules] == ["own_turn"]
    assert not may_meet(found, 1, found.counter(1))
    found.used = ()
    assert ways(found) == []
    assert found.spent == (HORN,)


@pytest.mark.rule("18.1")
@pytest.mark.parametrize(("roll", "lost"), [(8, 0), (9, 1)])
def test_the_mill_grinds_a_rune_for_those_who_rest(roll, lost):
    """1090: on a 9 each loses 1, never the last."""
    assert ways(bearing(MILL, moved=True)) == []
    weak = member("Thor")
    last = member("Loki", wounds=one_of(bearing(MILL, "Loki"), "Loki").stamina - 1)
    found = bearing(MILL, weak, last)
    events = used(found, Use(MILL), roll)

    assert sum(len(one.runes) for one in found.counter(1).members) == 1
    assert told(events, ItemRolled) == [ItemRolled(card=MILL, roll=roll, harms=lost > 0)]
    assert [one.name for one in told(events, StaminaLost)] == [N["Odin"], N["Thor"]][: 2 * lost]
    assert one_of(found, "Thor").wounds == lost


@pytest.mark.rule("18.1")
def test_odrerir_helps_all_cards_of_one_encounter():
    """1080: beside an Encounter card, once a match."""
    found = holding({}, group(0, IDA, member("Odin", shown=(MEAD,))), group(None, IDA, "Thrym"))
    assert ways(found) == []
    found = meeting(found)
    assert ways(found) == []
    used(found, Use(MEAD))

    assert {added(found, 0, card) for card in Card} == {3}
    assert ways(found, MEET) == []


@pytest.mark.rule("18.1")
def test_an_item_that_cannot_be_used_is_refused():
    """18.1."""
    position = at(bearing(APPLES), Turn(0))
    assert refusal(position, Use(APPLES, N["Odin"])) == NotUsedNow(APPLES)


@pytest.mark.rule("18.1", "21.1")
def test_an_item_is_used_beside_the_turn():
    """21.1."""
    position = at(bearing(APPLES, member("Thor", wounds=2)), Turn(0))
    after, events = act(position, 0, Use(APPLES, N["Thor"]))

    assert isinstance(after.step, Turn)
    assert told(events, ItemUsed)


# Binding, dread, thirst


def bound(roll, foe="Garm"):
    """Odin, with Gleipnir, is asked for an order against somebody."""
    found = facing((member("Odin", shown=(BOND,)),), (foe,))
    found.forged = tuple(card for card in found.forged if card != BOND)
    position, _ = running(found, *fight(found, 1, {}))
    assert isinstance(position.step, Battle)
    action = Use(BOND, N[foe])
    assert action in position.asks[0]
    return act(position, 0, action, *[one + 1 for one in roll])


@pytest.mark.rule("18.1", "11.1C")
def test_gleipnir_binds_a_beast_or_a_giant():
    """1070: a check of 6; whoever lies bound is subdued, and the battle won."""
    after, events = bound((6,))
    assert told(events, BindingTried)[0].success
    assert told(events, FighterDown) == [FighterDown(name=N["Garm"])]
    assert isinstance(after.step, Captives)
    assert Settle(N["Garm"], Lot.TAKE) in after.asks[0]


@pytest.mark.rule("18.1")
def test_gleipnir_slips_off_once_for_all():
    """1070: on a 7 it does not hold, and has no second use."""
    after, events = bound((7,))

    assert not told(events, BindingTried)[0].success
    assert isinstance(after.step, Battle)
    assert not any(isinstance(one, Use) for one in after.asks[0])
    assert after.table.spent == (BOND,)


@pytest.mark.rule("18.1")
def test_gleipnir_binds_neither_gods_nor_those_in_reserve():
    """1070."""
    found = facing((member("Odin", shown=(BOND,)),), ("Freyr", "Thrym", "Hymir", "Garm", "Baugi"))
    position, _ = running(found, *fight(found, 1, {}))
    named = {one.name for one in position.asks[0] if isinstance(one, Use)}

    assert len(named) < 4
    assert N["Freyr"] not in named
    assert Use(BOND, N["Thrym"]).hint(found) == BindHint(70)


@pytest.mark.rule("18.1", "4.4")
def test_dread_makes_leaders_of_nobody_rather_go():
    """1082: two more results of their die mean EVADE."""
    cards = {}
    for shown in ((), (DREAD,)):
        bearer = member("Odin", shown=shown)
        found = meeting(holding({}, group(0, IDA, bearer), group(None, IDA, "Thrym")))
        own, other = found.counters
        cards[shown] = [chosen(found, other, own, 1, roll, 4) for roll in range(10)]
    usual, afraid = cards.values()
    bold = {Card.ATTACK, Card.CHALLENGE}

    assert sum(card in bold for card in usual) - sum(card in bold for card in afraid) == 2
    mild = [n for n, card in enumerate(usual) if card not in bold and card is not Card.EVADE]
    assert [usual[n] for n in mild] == [afraid[n] for n in mild]


@pytest.mark.rule("18.1")
@pytest.mark.parametrize(("shown", "lives"), [((), True), ((TYRFING,), False)])
def test_tyrfing_knows_no_mercy(shown, lives):
    """1085: its bearer cannot subdue."""
    weak = member("Baugi", wounds=one_of(facing(("Odin",), ("Baugi",)), "Baugi").stamina - 1)
    found = facing((member("Thor", shown=shown),), (weak,))
    after, events = fought(found, 0, 5, order=SUBDUE, attacker=2)

    assert (after.table.home_of(N["Baugi"]) is not None) is lives
    assert bool(told(events, FighterDown)) is lives


# Showing by word


def met(bearer, foe="Thrym", seat=None):
    """Somebody of seat 0 faces somebody."""
    return meeting(holding({}, group(0, IDA, bearer), group(seat, IDA, foe)))


def facing_step(found):
    return at(found, Facing(0), Halt())


@pytest.mark.rule("2.2A2", "T46")
def test_items_are_revealed_and_concealed_beside_the_own_card():
    """2.2A2: each once a player-turn."""
    found = met(member("Odin", hidden=("1005",), shown=("1001",)))
    position = facing_step(found)
    assert {Reveal("1005"), Conceal("1001")} <= set(position.asks[0])

    position, events = act(position, 0, Reveal("1005"))
    assert told(events, ItemsRevealed) == [ItemsRevealed(seat=0, name=N["Odin"], cards=("1005",))]
    position, events = act(position, 0, Conceal("1001"))
    assert told(events, ItemsHidden) == [ItemsHidden(seat=0, name=N["Odin"], card="1001")]
    odin = one_of(position.table, "Odin")
    assert (odin.shown, odin.hidden) == (("1005",), ("1001",))
    assert list(showings(position.table, 0)) == []
    assert refusal(position, Reveal("1001")) == NotShownNow("1001")


@pytest.mark.rule("2.2A3")
def test_what_asks_for_wisdom_tells_its_chance_and_rolls_once():
    """2.2A3: mastered or refused, a character rolls no second time."""
    found = met(member("Odin", hidden=("1091",)))
    wisdom = found.stat(one_of(found, "Odin"), Stat.WISDOM)
    assert Reveal("1091").hint(found) == RevealHint(min(10, wisdom + 1) * 10)
    position, events = act(facing_step(found), 0, Reveal("1091"), 1)
    odin = one_of(position.table, "Odin")

    assert told(events, ItemObeyed)[0].success
    assert odin.shown == ("1091",)
    assert odin.spent == (mastered("1091"),)
    position.table.change_member(N["Odin"], shown=(), hidden=("1091",))
    assert Reveal("1091").hint(position.table) is None


@pytest.mark.rule("2.2A1")
def test_nothing_is_revealed_beside_another_of_its_class():
    """2.2A1: whoever steals has more than fits."""
    found = met(member("Odin", shown=("1001",), hidden=("1011", "1005")))
    assert Reveal("1011") not in list(showings(found, 0))
    reveal_all(found, 1, loaded(found))

    assert one_of(found, "Odin").shown == ("1001", "1005")
    assert one_of(found, "Odin").hidden == ("1011",)


@pytest.mark.rule("T46", "2.2A4")
def test_a_seat_may_keep_new_items_concealed():
    """T46: changed in the own turn; nobody else is told."""
    position = at(holding({}, group(0, IDA, member("Odin", hidden=("1005",)))), Turn(0))
    assert refusal(position, Treat(ItemsRule.AT_ONCE)) == SameRule()
    after, events = act(position, 0, Treat(ItemsRule.ASK))
    assert told(events, ItemsRuled) == [ItemsRuled(items=ItemsRule.ASK, secret_to=0)]
    reveal_all(after.table, 1, loaded(after.table))
    assert one_of(after.table, "Odin").shown == ()
    assert Treat(ItemsRule.AT_ONCE) in after.asks[0]
    assert RULES.view(after, 1) == RULES.view(position, 1)


@pytest.mark.rule("21.4")
def test_nobody_sees_who_keeps_items_concealed():
    """21.4: it is dealt anew."""
    found = holding({}, group(0, IDA, "Odin"), group(1, IDA, "Loki"), heroes=HEROES)
    position = at(found, Turn(0))
    dealt = [RULES.redeal(position, 1, seeded(str(n))).table.players for n in range(DEALS)]

    assert {players[0].items for players in dealt} == set(ItemsRule)
    assert {players[1].items for players in dealt} == {ItemsRule.AT_ONCE}


@pytest.mark.rule("4.1.2", "2.2B")
def test_cards_and_runes_stand_beside_a_battle_order():
    """4.1.2: one try in each round of a battle, too."""
    found = facing((member("Odin", runes=("1217", "1202")),), ("Thrym",))
    found.change_player(0, held="2032")
    position, _ = running(found, *fight(found, 1, {}))
    kinds = {type(one).__name__ for one in position.asks[0]}
    assert {"Cast", "Play", "Fight"} <= kinds

    cast = next(one for one in position.asks[0] if type(one).__name__ == "Cast")
    after, _ = act(position, 0, cast, 1)
    assert isinstance(after.step, Battle)
    assert not any(type(one).__name__ == "Cast" for one in after.asks[0])
    assert any(isinstance(one, Fight) for one in after.asks[0])


@pytest.mark.rule("2.2A8")
def test_the_bark_waits_for_a_word():
    """2.2A8: it is never shown by itself."""
    found = met(member("Odin", hidden=(BARK,)))
    reveal_all(found, 1, loaded(found))

    assert one_of(found, "Odin").hidden == (BARK,)
    assert Reveal(BARK) in list(showings(found, 0))
    assert ITEMS[BARK].madness
