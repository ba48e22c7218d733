"""A round of a battle is fought (5.1, 5.2, 5.3)."""

from msgspec.structs import replace

from games.core.agenda import Steps
from games.core.dice import Referee
from games.hammer_of_thor.battle.clash import Clash
from games.hammer_of_thor.battle.falling import Harm, fallen, write_back
from games.hammer_of_thor.battle.lines import nobodys_stance, usual_order
from games.hammer_of_thor.battle.melee import Front, Melee, exchange_of, front
from games.hammer_of_thor.battle.stun import as_stun
from games.hammer_of_thor.battle.telling import tell_round, trace_round
from games.hammer_of_thor.encounter.current import is_scouted, sides
from games.hammer_of_thor.encounter.nonplayers import line_might
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.table import Table


def fought(table: Table, clash: Clash, referee: Referee, *, again: bool = False) -> Steps[Table]:
    """A round is fought; then the mover thinks again if its point has come."""
    met = sides(table)
    assert met is not None, clash
    fronts = _fronts(table, clash, *met)
    exchange = exchange_of(fronts, clash.stunned, clash.lucky, referee)
    Melee(table, clash.round, fronts, scouted=is_scouted(table)).fight(exchange)
    tell_round(table, fronts, clash.round, exchange.blows, referee)
    write_back(table, exchange)
    harms = (*clash.harms, *(Harm(b.striker, b.target, b.lost) for b in exchange.blows))
    gone = fallen(table, fronts, exchange, harms, referee)
    after = replace(
        clash,
        round=clash.round + 1,
        down=(*clash.down, *gone.down),
        bereaved=tuple(sorted({*clash.bereaved, *gone.bereaved})),
        stun=as_stun(exchange.stun),
        lucky=tuple(sorted(exchange.lucky)),
        harms=tuple(one for one in harms if one.target not in gone.risen),
    )
    trace_round(table, clash.round, fronts, exchange.blows, after.able(table), referee)
    if clash.reply is None and (again or after.is_weary(table)):
        after = replace(after, order=None)
    return (after,)


def _fronts(table: Table, clash: Clash, own: Counter, other: Counter) -> tuple[Front, Front]:
    """Both lines, with the orders by which they fight; a surprise is one in the first round."""
    mine, theirs = clash.able(table)
    assert clash.order is not None, clash
    reply = clash.reply
    if reply is None:
        might_of = line_might(table, other, own), line_might(table, own, other)
        reply = replace(usual_order(table, other, own), stance=nobodys_stance(*might_of))
    return (
        front(table, own, clash.order, mine, surprised=clash.is_caught(table, other)),
        front(table, other, reply, theirs, surprised=clash.is_caught(table, own)),
    )
