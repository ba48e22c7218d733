"""Ragnarok is drawn, and the seats muster in secret (12.1, 12.2)."""

import msgspec
import pytest

from games.core.errors import IllegalAction
from games.core.vocabulary import Action
from games.hammer_of_thor.cards.deck import ITEMS
from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Icon, Side, Stat
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.ragnarok.events import (
    ChampionNamed,
    MusterGiven,
    RagnarokBegan,
    SideSworn,
    UnboundGathered,
)
from games.hammer_of_thor.ragnarok.muster import (
    LeaveToLot,
    Muster,
    Mustering,
    RagnarokBegins,
    Sworn,
)
from games.hammer_of_thor.ragnarok.prompts import ChoosingChampion, MusterHint
from games.hammer_of_thor.ragnarok.refusals import NoChampion, NotToBeSought, NotYourSide
from tests.games.hammer_of_thor.builder import Halt, at, group, member, running, table
from tests.games.hammer_of_thor.dooming import fairly, lonely
from tests.games.loaded_dice import act
from tests.games.looking import kinds, offered, told

N = NUMBERS
TRIO = {0: "Thor", 1: "Surt", 2: "Starkad the Old"}
FATED = {N[name] for name in ("Fenrir", "Jormungand", "Surt", "Loki", "Garm")}
GIANTS = ("Utgard-Loki", "Hrym", "Skrymir", "Hymir", "Thrym", "Thjazi", "Fornjot", "Hyrrokkin")


def three_seats(**rest):
    """Good, evil and neutral, with a follower each who goes, and one who does not."""
    return table(
        group(0, Place.IDAS_PLAIN, "Thor", "Bragi", "Andhrimnir"),
        group(1, Place.MYRKWOOD, "Surt", "Hati"),
        group(2, Place.KALLOVA, "Starkad the Old", "Egil"),
        heroes=TRIO,
        **rest,
    )


def mustering(found):
    return at(found, Mustering(found.seats), Halt())


@pytest.mark.rule("12.1", "12.3", "T38")
def test_held_cards_are_gone_and_all_are_asked_at_once():
    """The twelve strangers of highest REPUTATION of each side are shown before."""
    found = three_seats(players={0: {"held": "2001"}, 1: {"held": "2002", "asleep": True}})
    position, events = running(found, RagnarokBegins())
    assert told(events, RagnarokBegan) == [RagnarokBegan(game_turn=2)]
    assert [player.held for player in position.table.players] == [None, None, None]
    assert set(position.table.removed) == {"2001", "2002"}
    assert not position.table.players[1].asleep
    assert position.awaited == (0, 1, 2)
    for event in told(events, UnboundGathered):
        known = {
            figure.id: figure.stats[Stat.REPUTATION] + sum(ITEMS[item].rep for item in figure.items)
            for figure in FIGURES.values()
            if Icon.RAGNAROK in figure.icons and figure.side is event.side
        }
        strangers = [name for name in known if found.home_of(name) is None]
        assert len(event.names) == 12
        assert list(event.names) == sorted(strangers, key=lambda name: (-known[name], name))[:12]


@pytest.mark.rule("12.2")
def test_a_seat_names_one_of_its_own_and_one_of_eight():
    """The strongest by MIGHT; Bragi stays at home with nobody, Andhrimnir does not go."""
    found = three_seats()
    position = mustering(found)
    asked = offered(position, 0, Muster)
    assert {one.side for one in asked} == {Side.GOOD}
    assert {one.champion for one in asked} == {N["Thor"], N["Bragi"]}
    foes = [one.foe for one in asked if one.champion == N["Thor"]]
    assert len(foes) == len(set(foes)) == 8
    assert {N["Jormungand"], N["Surt"]} < set(foes)
    free = [foe for foe in foes if foe not in FATED]
    assert foes[: len(free)] == free, "those who meet another by name come last"
    for some in (free, [foe for foe in foes if foe not in free and foe != N["Surt"]]):
        strangers = [FIGURES[foe] for foe in some]
        strong = [might(member(one.name, shown=one.items), found.season) for one in strangers]
        assert strong == sorted(strong, reverse=True)


@pytest.mark.rule("12.4", "12.5")
def test_those_who_meet_another_by_name_come_last_and_it_is_told():
    """Tyr meets Garm before all vows; Vidar only avenges Odin, so nothing is sure of him."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, "Tyr", "Vidar"),
        group(1, Place.MYRKWOOD, "Garm", "Fenrir", "Beli"),
        heroes={0: "Tyr", 1: "Surt"},
    )
    asked = offered(mustering(found), 0, Muster)
    free, last = ("Fenrir", "Beli", "Garm"), ("Vidar", "Tyr")
    assert [(one.champion, one.foe) for one in asked] == [
        (N[champion], N[foe]) for champion in last for foe in free
    ]
    hints = {(one.champion, one.foe): one.hint(found) for one in asked}
    told_ = {pair: (hint.busy, hint.meets, hint.fated) for pair, hint in hints.items()}
    assert told_[N["Vidar"], N["Fenrir"]] == (None, None, False)
    assert told_[N["Vidar"], N["Garm"]] == (N["Garm"], N["Tyr"], False)
    assert told_[N["Tyr"], N["Beli"]] == (N["Tyr"], N["Garm"], False)
    assert told_[N["Tyr"], N["Garm"]] == (None, None, True)


@pytest.mark.rule("12.4", "12.2")
def test_a_neutral_seat_is_told_of_its_own_people_too():
    """On the side of evil its Loki meets Heimdall; on that of good they do not fight."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, "Heimdall", "Bragi"),
        group(1, Place.MYRKWOOD, "Beli"),
        group(2, Place.KALLOVA, "Loki"),
        heroes={0: "Heimdall", 1: "Beli", 2: "Starkad the Old"},
    )
    asked = offered(mustering(found), 2, Muster)
    assert [(one.side, one.foe) for one in asked] == [
        (Side.GOOD, N["Beli"]),
        (Side.EVIL, N["Bragi"]),
        (Side.EVIL, N["Heimdall"]),
    ]
    assert [one.hint(found).busy for one in asked] == [None, N["Loki"], None]
    assert [one.hint(found).fated for one in asked] == [False, False, True]


@pytest.mark.rule("12.2", "2.1A", "2.1B")
def test_nobody_seeks_parents_children_or_friends():
    """Thor has made a friend of Surt, who has Hati beside him; Magni is the son of another Thor."""
    first, second = sorted((N["Thor"], N["Surt"]))
    position = mustering(
        lonely(
            group(0, Place.IDAS_PLAIN, "Thor"),
            group(1, Place.MYRKWOOD, "Surt", "Hati"),
            heroes={0: "Thor", 1: "Surt"},
            friendships=((first, second),),
        )
    )
    assert 0 not in position.asks, "only Hati is left to seek"
    position = mustering(
        lonely(
            group(0, Place.IDAS_PLAIN, "Magni", "Odin"),
            group(1, Place.MYRKWOOD, "Surt", "Thor"),
            heroes={0: "Odin", 1: "Surt"},
        )
    )
    sought = {(one.champion, one.foe) for one in offered(position, 0, Muster)}
    assert sought == {(N["Magni"], N["Surt"]), (N["Odin"], N["Surt"])}, "Thor: father and son"


@pytest.mark.rule("12.2")
def test_a_neutral_seat_also_names_its_side():
    """Its own side tells who its enemies are; nobody else may seek its people yet."""
    position = mustering(three_seats())
    asked = offered(position, 2, Muster)
    assert {one.side for one in asked} == {Side.GOOD, Side.EVIL}
    enemies = {one.foe for one in asked if one.side is Side.EVIL}
    assert N["Thor"] in enemies
    assert N["Surt"] not in enemies
    assert N["Starkad the Old"] not in {one.foe for one in offered(position, 0, Muster)}
    assert position.prompt(2) == ChoosingChampion(2, neutral=True)
    assert position.prompt(0) == ChoosingChampion(0, neutral=False)


@pytest.mark.rule("12.2")
def test_who_has_nothing_to_choose_is_not_asked():
    """Hel does not go, and captives stay; a neutral seat without fighters still takes a side."""
    position = mustering(
        lonely(
            group(0, Place.IDAS_PLAIN, "Thor"),
            group(1, Place.ELIUDNIR, "Hel", member("Hati", captive=True)),
            group(2, Place.KALLOVA, "Lif"),
            heroes={0: "Thor", 1: "Hel", 2: "Starkad the Old"},
        )
    )
    assert position.awaited == (2,), "nor is Thor's seat asked: there is no foe at all"
    assert offered(position, 2, Muster) == [Muster(Side.GOOD), Muster(Side.EVIL)]
    assert 1 not in position.asks
    position, _ = position.apply(2, Muster(Side.EVIL))
    assert position.table.doom.sides == (Side.GOOD, Side.EVIL, Side.EVIL)


@pytest.mark.rule("12.2")
def test_by_default_the_mightiest_meets_its_named_foe():
    """Thor Jormungand, though there may be stronger ones; Bragi alone the strongest."""
    found = three_seats()
    assert mustering(found).default(0) == Muster(Side.GOOD, N["Thor"], N["Jormungand"])
    giants = (group(None, Place.UTGARD, name) for name in GIANTS)
    found = lonely(group(0, Place.IDAS_PLAIN, "Bragi"), *giants, heroes={0: "Bragi", 1: "Hrym"})
    foes = offered(mustering(found), 0, Muster)
    assert mustering(found).default(0) == foes[0]
    found = lonely(
        group(0, Place.IDAS_PLAIN, "Tyr"),
        group(1, Place.MYRKWOOD, "Garm", "Fenrir"),
        heroes={0: "Tyr", 1: "Surt"},
    )
    assert mustering(found).default(0) == Muster(Side.GOOD, N["Tyr"], N["Garm"])


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(("face", "side"), [(1, Side.GOOD), (2, Side.EVIL)])
def test_a_neutral_seat_that_is_silent_follows_the_lot(face, side):
    """The lot is drawn when all are in; panels offer it to nobody."""
    found = lonely(group(2, Place.KALLOVA, "Lif"), heroes={2: "Starkad the Old"})
    position = mustering(found)
    assert position.default(2) == LeaveToLot()
    assert LeaveToLot in kinds(position, 2)
    assert LeaveToLot.silent
    over, events = act(position, 2, LeaveToLot(), face)
    assert told(events, SideSworn) == [SideSworn(seat=2, side=side, lot=True)]
    assert over.table.doom.sides == (None, None, side)


@pytest.mark.rule("12.2", "21.4")
def test_musters_stay_secret_until_all_are_in():
    """The events tell that a seat has mustered, and no more; the order leaves no trace."""
    assert Mustering.carries_wishes
    found = three_seats()
    thor = Muster(Side.GOOD, N["Thor"], N["Surt"])
    surt = offered(mustering(found), 1, Muster)[3]
    one, events = mustering(found).apply(0, thor)
    assert events == (MusterGiven(seat=0),)
    assert one.awaited == (1, 2)
    one, _ = one.apply(1, surt)
    other, _ = mustering(found).apply(1, surt)
    other, _ = other.apply(0, thor)
    assert one.step == other.step == Mustering((2,), (Sworn(0, thor), Sworn(1, surt)))
    again = msgspec.json.decode(msgspec.json.encode(one.step), type=Mustering)
    assert again == one.step


@pytest.mark.rule("12.2")
def test_then_all_are_shown():
    """In turn order, the neutral seat with its side."""
    found = three_seats()
    found.circle = (1, 2, 0)
    position = mustering(found)
    chosen = {
        0: Muster(Side.GOOD, N["Bragi"], N["Fenrir"]),
        1: Muster(Side.EVIL, N["Hati"], N["Odin"]),
        2: Muster(Side.EVIL, N["Egil"], N["Thor"]),
    }
    for seat in (0, 1):
        position, _ = position.apply(seat, chosen[seat])
    position, events = position.apply(2, chosen[2])
    assert told(events, SideSworn) == [SideSworn(seat=2, side=Side.EVIL, lot=False)]
    assert told(events, ChampionNamed) == [
        ChampionNamed(seat=seat, champion=chosen[seat].champion, foe=chosen[seat].foe)
        for seat in (1, 2, 0)
    ]
    assert position.table.doom.sides == (Side.GOOD, Side.EVIL, Side.EVIL)


@pytest.mark.rule("13.6")
def test_nobody_waits_for_a_seat_that_has_left():
    """Its people are nobody's then, and may be among the twelve."""
    found = lonely(
        group(None, Place.IDAS_PLAIN, "Thor"),
        group(1, Place.MYRKWOOD, "Surt", "Hati"),
        heroes={0: "Thor", 1: "Surt"},
        players={0: {"out": True}},
    )
    position, events = fairly(found, RagnarokBegins())
    assert position.awaited == (1,)
    assert told(events, UnboundGathered)[0] == UnboundGathered(side=Side.GOOD, names=(N["Thor"],))
    position, _ = position.apply(1, position.default(1))
    assert position.table.doom.sides == (None, Side.EVIL, None)


@pytest.mark.rule("12.2")
def test_refusals_say_what_is_wrong():
    """Another side, a character who does not go or is another's, a foe who is none."""
    position = mustering(three_seats())
    wrong = {
        Muster(Side.EVIL, N["Thor"], N["Surt"]): NotYourSide(Side.EVIL),
        Muster(Side.GOOD, N["Andhrimnir"], N["Surt"]): NoChampion(N["Andhrimnir"]),
        Muster(Side.GOOD, N["Surt"], N["Surt"]): NoChampion(N["Surt"]),
        Muster(Side.GOOD, N["Thor"], N["Hyr"]): NotToBeSought(N["Hyr"]),
        Muster(Side.GOOD, N["Thor"], N["Bragi"]): NotToBeSought(N["Bragi"]),
        Muster(Side.GOOD, N["Thor"]): None,
        Muster(Side.GOOD): None,
        LeaveToLot(): None,
        Action(): None,
    }
    for action, refusal in wrong.items():
        with pytest.raises(IllegalAction) as caught:
            position.apply(0, action)
        assert caught.value.refusal == refusal
    with pytest.raises(IllegalAction) as caught:
        position.apply(2, Muster(Side.NEUTRAL, N["Egil"], N["Surt"]))
    assert caught.value.refusal == NotYourSide(Side.NEUTRAL)


@pytest.mark.rule("0.0.6")
def test_the_hint_tells_both_mights():
    """The foe as it will stand there, half healed."""
    found = lonely(
        group(0, Place.IDAS_PLAIN, member("Thor", wounds=5)),
        group(1, Place.MYRKWOOD, member("Surt", wounds=6)),
        heroes={0: "Thor", 1: "Surt"},
    )
    hint = Muster(Side.GOOD, N["Thor"], N["Surt"]).hint(found)
    assert hint == MusterHint(
        might=might(member("Thor", wounds=3), found.season),
        foe=might(member("Surt", wounds=3), found.season),
    )
    assert Muster(Side.GOOD).hint(found) is None
