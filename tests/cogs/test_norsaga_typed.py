"""Norsaga by typing: thousands of forms are suggested field by field, and read back."""

from cogs.titles.norsaga import FORMS, known
from cogs.titles.typed_action import TypedAction
from db import MatchRecord, SeatRecord, Status
from games.norsaga import actions as do
from games.norsaga.tree import Spot
from play.match.match import Match
from tests.cogs.scene import empty, typed
from tests.e2e.table import opened
from tests.games.norsaga.builder import CRAFT2, FULL, board, embellishing, place, telling

SEATS = (SeatRecord(0, 10, "Ann"), SeatRecord(1, 11, "Bo"))
RECORD = MatchRecord(
    1, "norsaga", Status.RUNNING, 2, 3, 10, b"", b"", 1, 1, 0.0, 4, None, seats=SEATS
)
TRAITOR = embellishing(board((CRAFT2, FULL), hands=("K B/R Y/R P/R R/B",), doomed=(1,)))


def typing(standing, command, seat=0):
    """A command of the title, typed at a position."""
    return TypedAction(Match(RECORD, standing), seat, FORMS[command].kinds, known(2))


def test_a_turncoat_is_suggested_field_by_field_and_read_back():
    one, texts = typing(TRAITOR, "turncoat"), {}

    assert len(TRAITOR.asks[0].kinds[do.Turncoat]) > 1000
    for field in do.Turncoat.__struct_fields__:
        choices = one.suggest(field, "", texts)
        assert choices
        texts[field] = choices[-1].value
    action = one.read(texts)

    assert action in TRAITOR.asks[0]
    assert action.discards


def test_no_suggestion_of_a_turncoat_says_thousands_of_orders(monkeypatch):
    """The forms are told apart by their first fields; the last field is not listed for them."""
    listed = []
    crossed = type(TRAITOR.asks[0].kinds[do.Turncoat])
    monkeypatch.setattr(crossed, "__iter__", lambda self: listed.append(self) or iter(()))

    assert typing(TRAITOR, "turncoat").suggest("hero", "", {})
    assert listed == []


def test_cards_that_are_left_out_are_none():
    hero = place(0, Spot.YOU)
    card = TRAITOR.table.hands[0][1]
    texts = {"hero": str(hero), "card": card.value, "place": "0:a1", "discards": ""}

    action = typing(TRAITOR, "turncoat").read(texts)

    assert action == do.Turncoat(hero, card, place(0, Spot.A1), ())


def test_a_spot_is_read_as_it_is_said():
    at = telling(board((CRAFT2, FULL), hands=("B/R",)))
    card = at.table.hands[0][0]

    action = typing(at, "play").read({"card": card.value, "place": "ann's parent p2"})

    assert action == do.Play(card, place(0, Spot.P2))


def test_what_is_given_tells_the_kind():
    offering = typing(TRAITOR, "offering")
    card, other = (one.value for one in TRAITOR.table.hands[0][:2])

    assert offering.read({"discard": card}) == do.OfferOnly(TRAITOR.table.hands[0][0])
    whole = {"discard": card, "card": other, "place": "0:p1"}
    assert type(offering.read(whole)) is do.Offering


async def test_a_card_is_played_by_typing_what_is_suggested(tmp_path):
    """Through the hall: suggestions, the play, and what comes next."""
    async with empty(tmp_path) as scene:
        scene.thread = await opened(scene.ann, scene.bo, scene.room, "norsaga")
        await scene.quiet()
        await scene.stand(telling(board((CRAFT2, FULL), hands=("B/R", "Y/R"))))
        cards = await scene.ann.autocomplete(scene.thread, "norsaga play", focused="card", value="")
        assert [choice.value for choice in cards] == ["hamal-blood-chisel"]
        places = await scene.ann.autocomplete(
            scene.thread, "norsaga play", focused="place", value="p2", card=cards[0].value
        )
        assert "parent P2" in places[0].name
        assert "of 6 markers" in places[0].name

        answer = await typed(
            scene.ann, scene.thread, "norsaga play", card=cards[0].value, place=places[0].value
        )
        assert "Hamal Blood-Chisel" in answer
        assert "Bo" in answer


async def test_whoever_types_what_is_not_asked_reads_what_is(tmp_path):
    """There is nothing to pass in an own turn without an embellishment."""
    async with empty(tmp_path) as scene:
        scene.thread = await opened(scene.ann, scene.bo, scene.room, "norsaga")
        await scene.quiet()
        await scene.stand(telling(board((CRAFT2, FULL), hands=("B/R", "Y/R"))))

        refused = await typed(scene.ann, scene.thread, "norsaga pass")
        asked = "Play a card. Your saga still needs 3 Might and 1 Craft."
        assert refused == f"The rules don't allow that now. {asked}"


async def test_whoever_types_a_saga_where_none_is_chosen_reads_what_is_asked(tmp_path):
    """Nothing is suggested then, so whatever is typed cannot be read."""
    async with empty(tmp_path) as scene:
        scene.thread = await opened(scene.ann, scene.bo, scene.room, "norsaga")
        await scene.quiet()
        await scene.stand(telling(board((CRAFT2, FULL), hands=("B/R", "Y/R"))))

        refused = await typed(scene.ann, scene.thread, "norsaga saga", saga="a clan of raiders")
        assert refused.startswith("The rules don't allow that now. Play a card.")
