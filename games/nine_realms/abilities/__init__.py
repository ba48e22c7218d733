"""The abilities of all figures: one module for each Realm Card."""

from games.nine_realms.abilities import aesir, norsemen
from games.nine_realms.abilities.ability import Ability
from games.nine_realms.forces import Figure

ABILITIES: dict[Figure, Ability] = {**aesir.ABILITIES, **norsemen.ABILITIES}
