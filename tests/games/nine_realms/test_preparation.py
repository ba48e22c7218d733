"""Preparation: realms, who begins, cards, and the secret deployment."""

import pytest

from games.core.dice import seeded
from games.core.errors import IllegalAction, NotYourDecision, SetupError
from games.nine_realms import refusals as no
from games.nine_realms.abilities import ABILITIES, aesir, norsemen
from games.nine_realms.actions import Deploy, DeployAsUsual, Ready, RedeployAsUsual
from games.nine_realms.board import TILE, Tile
from games.nine_realms.events import Deployed, FateDrawn, FirstChosen, RealmTaken, SeatReady
from games.nine_realms.fate import COPIES, DECK, Card
from games.nine_realms.forces import PROFILES, Figure, Realm, Role
from games.nine_realms.options import Options
from games.nine_realms.prompts import Deploying
from games.nine_realms.rules import RULES
from tests.games.looking import told
from tests.games.nine_realms.builder import (
    AESIR,
    FRIGG,
    NORSEMEN,
    ODIN,
    SECOND_VANGUARD,
    SIGMUND,
    THOR,
    VALKYRIE,
    offered,
    places,
)

FIXED = Options(wishes=(Realm.AESIR, Realm.NORSEMEN), first=AESIR)


def started(options: Options = FIXED, seed: str = "preparation"):
    return RULES.start(2, options, seeded(seed))


def placed(position, seat, **where):
    """The position after a seat put figures on hexes, one by one."""
    for name, hex in where.items():
        position, _ = position.apply(seat, Deploy(Figure[name.upper()], hex))
    return position


def seen(position, seat):
    """Where figures stand as a seat sees it."""
    return {f.figure: f.hex for f in RULES.view(position, seat).figures if f.hex}


@pytest.mark.rule("Preparation")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_match_is_a_duel(seats):
    """The Print & Play edition is for two."""
    with pytest.raises(SetupError):
        RULES.start(seats, FIXED, seeded("duel"))


@pytest.mark.rule("R-03")
@pytest.mark.parametrize("first", [-1, 2])
def test_the_beginner_is_one_of_the_two_players(first):
    """Rather than a failure in the middle of the first turn."""
    with pytest.raises(SetupError):
        started(Options(first=first))


@pytest.mark.rule("Preparation", "Figures", "Realm Cards")
def test_each_realm_has_four_figures_of_four_roles():
    """Ruler, Companion, Champion and Warrior."""
    table = started()[0].table

    for seat in (AESIR, NORSEMEN):
        assert set(Role) == {PROFILES[figure].role for figure in table.force(seat)}
        assert len(table.force(seat)) == 4


@pytest.mark.rule("Realm Cards")
def test_every_figure_has_an_ability_on_the_card_of_its_realm():
    """Each realm's module names its own figures alone, and all of them."""
    for realm, abilities in ((Realm.AESIR, aesir.ABILITIES), (Realm.NORSEMEN, norsemen.ABILITIES)):
        assert set(abilities) == {f for f in Figure if PROFILES[f].realm is realm}
    assert set(ABILITIES) == set(Figure)


@pytest.mark.rule("Realm Cards", "Figures", "Odin", "Frigg", "Thor", "Valkyrie")
@pytest.mark.rule("Sigmund", "Hjordis", "Sinfjotli the Lycan", "The Vanguard")
@pytest.mark.parametrize(
    ("figure", "role", "printed"),
    [
        ("odin", "ruler", (4, 0, 20, 5, 5)),
        ("frigg", "companion", (2, 3, 16, 5, 4)),
        ("thor", "champion", (4, 0, 18, 5, 4)),
        ("valkyrie", "warrior", (3, 3, 17, 6, 1)),
        ("sigmund", "ruler", (3, 3, 19, 5, 5)),
        ("hjordis", "companion", (3, 3, 17, 5, 4)),
        ("sinfjotli", "champion", (4, 0, 18, 6, 4)),
        ("vanguard", "warrior", (3, 2, 17, 5, 1)),
        ("second-vanguard", "warrior", (3, 2, 17, 5, 1)),
    ],
)
def test_the_realm_cards_say_what_each_figure_can_do(figure, role, printed):
    """Close dice, ranged dice, Defence, Movement and Health."""
    card = PROFILES[Figure(figure)]

    assert printed == (card.close, card.ranged, card.defence, card.move, card.health)
    assert role == card.role


@pytest.mark.rule("Figures")
def test_aesir_and_norsemen_are_the_two_realms():
    """Who belongs where."""
    aesir = {figure for figure in Figure if PROFILES[figure].realm is Realm.AESIR}

    assert {ODIN, FRIGG, THOR, VALKYRIE} == aesir


@pytest.mark.rule("Action Markers", "R-05")
def test_the_action_markers_start_at_zero():
    """Before the first turn nobody has an action, the second player not even then."""
    assert started()[0].table.actions == [0, 0]


@pytest.mark.rule("Blood Markers", "Preparation", "R-02", "R-52")
def test_each_realm_has_one_count_of_blood_and_it_starts_at_zero():
    """Counter or marker, one or two coins: it is one number a realm."""
    assert RULES.view(started()[0], None).blood == (0, 0)


@pytest.mark.rule("Fate Cards", "R-01")
def test_the_fate_deck_has_fourteen_cards_of_five_kinds():
    """Two, two, four, two and four; the sixth kind does not exist."""
    assert [COPIES[card] for card in Card] == [2, 2, 4, 2, 4]
    assert len(DECK) == 14
    assert all(DECK.count(card) == COPIES[card] for card in Card)


@pytest.mark.rule("Preparation", "Fate Cards", "R-40")
def test_each_player_is_dealt_three_cards_in_secret():
    """Three each, also for the Aesir; only their owner is told which."""
    position, events = started()

    assert [len(hand) for hand in position.table.hands] == [3, 3]
    assert len(position.table.deck) == 8
    drawn = told(events, FateDrawn)
    assert [(event.seat, event.secret_to) for event in drawn] == [(0, 0), (1, 1)]
    assert [sorted(hand) for hand in position.table.hands] == [list(e.cards) for e in drawn]


@pytest.mark.rule("Preparation")
def test_the_deck_is_shuffled():
    """Other dice, other cards."""
    hands = {str(started(seed=str(seed))[0].table.hands) for seed in range(10)}

    assert len(hands) > 5


@pytest.mark.rule("R-03", "N10", "Preparation")
@pytest.mark.parametrize(
    ("wishes", "realms"),
    [
        ((Realm.AESIR, Realm.NORSEMEN), "aesir norsemen"),
        ((Realm.NORSEMEN, Realm.AESIR), "norsemen aesir"),
        ((None, Realm.AESIR), "norsemen aesir"),
        ((Realm.NORSEMEN, None), "norsemen aesir"),
    ],
)
def test_wishes_that_do_not_clash_are_granted(wishes, realms):
    """Both get the realm that they asked for, and who asked for none gets the other."""
    for seed in "abc":
        position, events = started(Options(wishes=wishes), seed)

        assert realms.split() == list(position.table.realms)
        assert realms.split() == [event.realm for event in told(events, RealmTaken)]


@pytest.mark.rule("R-03", "N10")
@pytest.mark.parametrize("wish", [None, Realm.AESIR, Realm.NORSEMEN])
def test_equal_wishes_and_no_wishes_are_drawn_by_chance(wish):
    """Both ways round come up, and nobody ever shares a realm."""
    found = {started(Options(wishes=(wish, wish)), str(n))[0].table.realms for n in range(20)}

    assert {tuple(Realm), tuple(reversed(Realm))} == found


@pytest.mark.rule("R-03")
def test_a_coin_decides_who_begins():
    """Either may."""
    first = {started(Options(), str(n))[0].table.active for n in range(20)}

    assert {0, 1} == first


@pytest.mark.rule("R-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_rematch_names_who_begins(seat):
    """Then no coin is thrown, and the named one has the first turn."""
    position, events = started(Options(first=seat))
    for ready in (0, 1):
        position, _ = position.apply(ready, DeployAsUsual())

    assert [FirstChosen(seat=seat)] == told(events, FirstChosen)
    assert (seat, 1) == (position.table.active, position.table.turn)
    assert position.awaited == (seat,)


@pytest.mark.rule("R-03")
@pytest.mark.parametrize("turns", [0, 1, 2, 5])
def test_in_a_rematch_the_seats_stay_what_they_were(turns):
    """Their realms and who begins; as the players change seats, they swap both."""
    position, _ = started(Options(first=1, stall_limit=0))
    table = position.table
    while table.turn < turns:
        (seat, *_) = position.awaited
        position, _ = position.apply(seat, position.default(seat))
        table = position.table

    again, _ = started(RULES.rematch(position, Options(stall_limit=0)), "another match")

    assert again.table.realms == table.realms
    assert again.table.active == 1
    assert again.table.options.stall_limit == 0


@pytest.mark.rule("R-04", "N8")
def test_both_players_deploy_at_the_same_time():
    """The match waits for both."""
    position, _ = started()

    assert position.awaited == (0, 1)
    assert Deploying(1) == position.prompt(1)


@pytest.mark.rule("R-04", "Realm Tiles")
def test_figures_start_on_the_realm_tile_of_their_realm():
    """Any of its eighteen hexes, and nowhere else: not even on a seam."""
    position, _ = started()

    hexes = {deploy.hex for deploy in offered(position, NORSEMEN, Deploy)}

    assert places(TILE[Tile.NORSEMEN]) == hexes
    assert len(offered(position, NORSEMEN, Deploy)) == 4 * 18


@pytest.mark.rule("R-04")
@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (Deploy(ODIN, "D5"), no.NotOnYourTile("D5")),
        (Deploy(ODIN, "E15"), no.NotOnYourTile("E15")),
        (Deploy(ODIN, "Z9"), no.NotOnYourTile("Z9")),
        (Deploy(ODIN, "C1"), no.HexTaken("C1")),
        (Deploy(SIGMUND, "C2"), no.NotYourFigure(SIGMUND)),
        (Deploy(SECOND_VANGUARD, "C2"), no.NotYourFigure(SECOND_VANGUARD)),
        (Ready(), no.NotDeployedYet((ODIN, FRIGG, VALKYRIE))),
    ],
)
def test_a_deployment_is_refused_with_its_reason(action, refusal):
    """Thor stands on C1 already; the other three are missing."""
    position = placed(started()[0], AESIR, thor="C1")

    with pytest.raises(IllegalAction) as refused:
        position.apply(AESIR, action)

    assert refusal == refused.value.refusal


@pytest.mark.rule("R-04")
def test_a_stranger_action_is_refused_without_a_word():
    """What never belongs to deploying has no reason of its own."""
    with pytest.raises(IllegalAction) as refused:
        started()[0].apply(AESIR, Deploy)

    assert refused.value.refusal is None


@pytest.mark.rule("R-04", "Figures")
def test_each_figure_has_a_hex_of_its_own():
    """A hex that is taken is not offered again."""
    position = placed(started()[0], AESIR, thor="C1")

    assert "C1" not in {deploy.hex for deploy in offered(position, AESIR, Deploy)}


@pytest.mark.rule("N20")
def test_a_placement_may_be_changed_until_ready():
    """Thor goes to C1 and then rather to C2; C1 is free again."""
    position = placed(started()[0], AESIR, thor="C1")

    position = placed(position, AESIR, thor="C2")

    assert seen(position, AESIR) == {THOR: "C2"}
    assert "C1" in {deploy.hex for deploy in offered(position, AESIR, Deploy)}


@pytest.mark.rule("N20")
def test_ready_is_offered_only_when_all_figures_are_placed():
    """Three of four are not enough."""
    position = placed(started()[0], AESIR, thor="C1", odin="C2", frigg="C3")
    complete = placed(position, AESIR, valkyrie="C4")

    assert not offered(position, AESIR, Ready)
    assert offered(complete, AESIR, Ready)


@pytest.mark.rule("N20")
def test_who_is_ready_is_not_asked_again():
    """Ready is final but for taking it back."""
    position, _ = started()[0].apply(AESIR, DeployAsUsual())

    assert position.awaited == (NORSEMEN,)
    with pytest.raises(NotYourDecision):
        position.apply(AESIR, Deploy(THOR, "C1"))


@pytest.mark.rule("R-04", "N15", "N20")
def test_a_deployment_is_secret_and_only_ready_is_public():
    """Neither the enemy nor a spectator sees a figure before both are ready."""
    position = placed(started()[0], AESIR, odin="C1", frigg="C2", thor="C3", valkyrie="C4")

    position, events = position.apply(AESIR, Ready())

    assert (SeatReady(seat=AESIR),) == events
    assert seen(position, AESIR) == {ODIN: "C1", FRIGG: "C2", THOR: "C3", VALKYRIE: "C4"}
    assert {} == seen(position, NORSEMEN) == seen(position, None)
    assert RULES.view(position, NORSEMEN).ready == (AESIR,)


@pytest.mark.rule("R-04", "N20")
def test_placing_a_figure_tells_nobody_anything():
    """Not even that something was done."""
    _, events = started()[0].apply(AESIR, Deploy(THOR, "C1"))

    assert events == ()


@pytest.mark.rule("R-04", "N15")
def test_all_figures_are_revealed_together():
    """When the second player is ready, the board is shown and the first turn begins."""
    position = placed(started()[0], AESIR, odin="C1", frigg="C2", thor="C3", valkyrie="C4")
    position, _ = position.apply(AESIR, Ready())

    position, events = position.apply(NORSEMEN, DeployAsUsual())

    aesir, norsemen = told(events, Deployed)
    shown = {place.figure: place.hex for side in (aesir, norsemen) for place in side.places}
    assert (aesir.seat, norsemen.seat) == (AESIR, NORSEMEN)
    assert len(shown) == 8
    assert shown[THOR] == "C3"
    assert shown == seen(position, NORSEMEN) == seen(position, None)


@pytest.mark.rule("R-04", "N8")
def test_the_default_deployment_is_used_for_a_silent_player():
    """An incomplete placement counts as none."""
    position = placed(started()[0], AESIR, thor="C1")

    for seat in (AESIR, NORSEMEN):
        position, _ = position.apply(seat, position.default(seat))

    usual = ["D1", "E2", "D3", "C4", "D14", "E14", "D12", "C12"]
    assert usual == list(seen(position, None).values())
    assert list(Figure)[:8] == list(seen(position, None))


@pytest.mark.rule("N8")
def test_a_complete_placement_is_kept_for_a_silent_player():
    """Only "ready" was missing: what was placed stands."""
    position = placed(started()[0], AESIR, odin="C1", frigg="C2", thor="C3", valkyrie="C5")

    for seat in (AESIR, NORSEMEN):
        position, _ = position.apply(seat, position.default(seat))

    assert list(seen(position, None).values())[:4] == ["C1", "C2", "C3", "C5"]


@pytest.mark.rule("N16", "R-48")
def test_in_the_variant_the_norsemen_deploy_a_second_vanguard():
    """Five figures against four; by default it stands on C13."""
    position, _ = started(Options(wishes=FIXED.wishes, first=0, two_vanguards=True))

    for seat in (AESIR, NORSEMEN):
        position, _ = position.apply(seat, DeployAsUsual())

    assert seen(position, None)[SECOND_VANGUARD] == "C13"
    assert [len(position.table.force(seat)) for seat in (AESIR, NORSEMEN)] == [4, 5]


@pytest.mark.rule("R-48", "The Vanguard")
def test_without_the_variant_there_is_one_vanguard():
    """The second one is no part of the match at all."""
    assert SECOND_VANGUARD not in started()[0].table.figures


@pytest.mark.rule("N20")
def test_two_figures_change_places():
    """Thor takes Odin's hex, and Odin Thor's; who has no hex yet takes none."""
    at, _ = started()
    at, _ = at.apply(AESIR, Deploy(THOR, "C1"))
    with pytest.raises(IllegalAction) as refused:
        at.apply(AESIR, Deploy(ODIN, "C1"))
    assert refused.value.refusal == no.HexTaken("C1")
    at, _ = at.apply(AESIR, Deploy(ODIN, "C2"))

    at, _ = at.apply(AESIR, Deploy(THOR, "C2"))

    assert at.step.placed[AESIR] == {THOR: "C2", ODIN: "C1"}
    with pytest.raises(IllegalAction) as refused:
        at.apply(AESIR, Deploy(THOR, "C2"))
    assert refused.value.refusal == no.StandsThere(THOR, "C2")


@pytest.mark.rule("N20", "R-04")
def test_the_usual_places_are_asked_twice_where_they_overwrite_ones_own():
    """Not before anything is placed, nor where it stands as usual already."""
    at, _ = started()
    usual, _ = at.apply(AESIR, Deploy(THOR, "D3"))
    own, _ = at.apply(AESIR, Deploy(THOR, "C1"))

    both = {DeployAsUsual(), RedeployAsUsual()}
    offered = [both & set(one.asks[AESIR]) for one in (at, usual, own)]

    assert offered == [{DeployAsUsual()}, {DeployAsUsual()}, {RedeployAsUsual()}]
    assert RedeployAsUsual.weighty
    assert own.default(AESIR) == RedeployAsUsual()
