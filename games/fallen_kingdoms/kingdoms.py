"""The fate of kingdoms, whoever causes it: rumors, temples, falls (5.2.2 to 5.4, F-63 to F-67)."""

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.fallen_kingdoms.decision import KingdomStep
from games.fallen_kingdoms.events import (
    KingdomFell,
    MadePublic,
    NoRumorLeft,
    PointsCarried,
    RumorTaken,
    TempleDestroyed,
)
from games.fallen_kingdoms.field import VICTORIES
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.last_round import is_last_round, tell_last_round
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.production.tracks import Pushing
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.teaching import teach
from games.fallen_kingdoms.trophies import GLORY, NO_RUMOR, Track


def draw_rumor(table: Table, seat: Seat, referee: Referee) -> None:
    """Take the top rumor, and its glory at once (5.3, F-65); or the glory for none left (4.3)."""
    if not table.rumors:
        table.gain(seat, NO_RUMOR)
        referee.tell(NoRumorLeft(seat=seat, glory=NO_RUMOR))
        return
    was_last = is_last_round(table)
    *left, rumor = table.rumors
    table.rumors = tuple(left)
    table.change_player(seat, rumors=(*table.players[seat].rumors, rumor))
    table.gain(seat, GLORY)
    fear = table.intimidation(seat)
    referee.tell(RumorTaken(seat=seat, rumor=rumor, glory=GLORY, intimidation=fear))
    tell_last_round(table, referee, was_last=was_last)
    teach(table, Lesson.RUMOR, referee)


def win(table: Table, seat: Seat, referee: Referee) -> None:
    """Count one victory; the sixth brings a rumor (5.2.2)."""
    victories = table.players[seat].victories + 1
    table.change_player(seat, victories=victories % VICTORIES)
    if victories == VICTORIES:
        draw_rumor(table, seat, referee)


def destroy_temple(table: Table, seat: Seat, city: City, referee: Referee) -> None:
    """Take an enemy's temple off a city, for a rumor; a building below it wakes (5.3)."""
    owner = table.sites[city].temple
    if owner is None or owner == seat:
        return
    table.change_site(city, temple=None)
    referee.tell(TempleDestroyed(seat=seat, owner=owner, city=city))
    draw_rumor(table, seat, referee)


def fall(table: Table, loser: Seat, by: Seat, referee: Referee) -> Steps[Table]:
    """A kingdom without units falls to whoever removed the last of them (5.4, F-67, K18).

    The rumor of a temple that went in the same blow is drawn before. The knowledge points may fill
    a track, and so ask for a card (K6): those steps come before anything else goes on.

    Returns:
        what the winner has to decide; nothing if the loser has units, waiting ones aside.
    """
    if table.on_board(loser):
        return ()
    referee.tell(KingdomFell(seat=loser, by=by))
    draw_rumor(table, by, referee)
    return bequeath(table, loser, by, referee)


def emptied(table: Table, by: Seat, owner: Seat, city: City, referee: Referee) -> Steps[Table]:
    """The last enemy unit of a city is gone: what becomes of its temple and its kingdom (F-67).

    Returns:
        what the one who did it has to decide.
    """
    destroy_temple(table, by, city, referee)
    return fall(table, owner, by, referee)


def bequeath(table: Table, loser: Seat, heir: Seat, referee: Referee) -> Steps[Table]:
    """Tracks are empty, waiting pieces lost, knowledge points go over; then cards are public (5.4).

    So a card that the points bring is taken without what becomes public by the same fall (F-67). A
    kingdom that is surrendered ends the same way (7.2.2); the rumor is drawn by the caller.
    """
    points = table.players[loser].points.get(Track.KNOWLEDGE, 0)
    _clear_sheet(table, loser, referee)
    if not points:
        return (MakingPublic(loser),)
    referee.tell(PointsCarried(seat=heir, owner=loser, points=points))
    return (Pushing(heir, Track.KNOWLEDGE, points), MakingPublic(loser))


class MakingPublic(KingdomStep, frozen=True, tag="making-public"):
    """The knowledge of a kingdom that has ended belongs to all (5.4.1)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The player of a lost kingdom may still use it, as all may."""
        make_public(table, self.seat, referee)
        return ()


def make_public(table: Table, seat: Seat, referee: Referee) -> None:
    """All private cards of a player lie in the middle (5.4.1)."""
    for card in table.players[seat].knowledge:
        table.public = (*table.public, card)
        referee.tell(MadePublic(seat=seat, card=card))
    table.change_player(seat, knowledge=())


def end_kingdom(table: Table, loser: Seat, referee: Referee) -> None:
    """A kingdom ends to nobody's good (F-74)."""
    _clear_sheet(table, loser, referee)
    make_public(table, loser, referee)


def _clear_sheet(table: Table, loser: Seat, referee: Referee) -> None:
    """Take what a kingdom loses with its last unit; all else its player keeps (5.4, K18)."""
    player = table.players[loser]
    temple = table.temple(loser)
    if temple is not None:
        table.change_site(temple, temple=None)
    table.lost = (*table.lost, *player.waiting_buildings)
    table.change_player(
        loser,
        points={},
        waiting_units=0,
        waiting_buildings=(),
        fallen=player.fallen + 1,
    )
    teach(table, Lesson.FALL, referee)
