"""Mutants of the deals between seats."""

from tests.planted.mutant import Mutant

PACT_MUTANTS = (
    Mutant("silence-is-consent", "11.4", "encounter/bargaining.py",
           "        return RefuseDeal()\n", "        return AcceptDeal()\n"),
    Mutant("an-order-for-truces-takes-all", "21.2", "encounter/bargaining.py",
           " and self.deal.want is Want.TRUCE\n", "\n"),
    Mutant("deals-about-what-is-gone", "11.4", "encounter/bargaining.py",
           "return has_all(table, other, own, self.deal) and has_space", "return has_space"),
    Mutant("everybody-sees-the-gift", "21.4", "encounter/pacts.py",
           "    return replace(deal, card=None)", "    return deal"),
    Mutant("heroes-are-given-away", "11.4", "encounter/pacts.py",
           " and one.id not in heroes)", ")"),
    Mutant("nothing-makes-room", "11.4", "encounter/pacts.py",
           "without(own, deal.card, deal.name), without(other, None, deal.follower)", "own, other"),
    Mutant("every-deal-is-praised", "11.4", "encounter/pacts.py",
           "all(once(table, seat, DEED, pair) for seat in seats)", "seats and pair"),
    Mutant("a-truce-ends-where-all-attack", "11.4", "encounter/legality.py",
           "calm = own.is_spirit or at_peace", "calm = own.is_spirit"),
    Mutant("a-trade-is-known-beforehand", "21.4", "encounter/planning.py",
           "            return (replace(self, begun=action),)",
           "            referee.tell(PlanMade(seat=seat))\n"
           "            return (replace(self, begun=action),)"),
    Mutant("others-know-the-deal", "21.4", "encounter/planning.py",
           "deals=_some_deal(table, table.active, plan, referee))", "deals=step.deals)"),
    Mutant("what-was-shown-is-dealt-anew", "21.4", "redealing.py",
           "isinstance(step, Bargain) and step.seat == seat else", "False else"),
)  # fmt: skip
