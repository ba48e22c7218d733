"""All scripted players, by title."""

from collections.abc import Mapping

from tests.play.sparring import fallen_kingdoms, hammer_of_thor, nine_realms, norsaga, norseheim
from tests.play.sparring.sparring import Partner

PARTNERS: Mapping[str, Mapping[str, Partner]] = {
    "nine_realms": {"waiter": nine_realms.waiter, "rusher": nine_realms.rusher},
    "norsaga": {"collector": norsaga.collector, "raider": norsaga.raider},
    "norseheim": {"settler": norseheim.settler, "raider": norseheim.raider},
    "hammer_of_thor": {"quester": hammer_of_thor.quester, "gatherer": hammer_of_thor.gatherer},
    "fallen_kingdoms": {"rusher": fallen_kingdoms.rusher, "builder": fallen_kingdoms.builder},
}
