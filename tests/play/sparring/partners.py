"""All scripted players, by title."""

from collections.abc import Mapping

from tests.play.sparring import nine_realms, norsaga, norseheim
from tests.play.sparring.sparring import Partner

PARTNERS: Mapping[str, Mapping[str, Partner]] = {
    "nine_realms": {"waiter": nine_realms.waiter, "rusher": nine_realms.rusher},
    "norsaga": {"collector": norsaga.collector, "raider": norsaga.raider},
    "norseheim": {"settler": norseheim.settler, "raider": norseheim.raider},
}
