"""The verbs in which cards say what they do (17.0 to 19.0) [house].

An effect is data; the rooms of the rules carry it out. *Own* is the side of whoever plays the
card, *foe* the other side of an encounter.
"""

from typing import TypeAlias

from msgspec import Struct


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    """One thing that a card does."""


class Speed(Effect, frozen=True, tag="speed"):
    """SPEED of the own counter in this player-turn."""

    add: int


class Costs(Effect, frozen=True, tag="costs"):
    """These costs of movement are nothing in this player-turn: `water`, `extra`."""

    free: tuple[str, ...]


class Heal(Effect, frozen=True, tag="heal"):
    """STAMINA comes back to a `group` or a `member`; 99 is all."""

    who: str
    amount: int


class Cure(Effect, frozen=True, tag="cure"):
    """Ailments leave a `group` or a `member`."""

    who: str
    of: tuple[str, ...]


class Harm(Effect, frozen=True, tag="harm"):
    """STAMINA is lost; never the last of a starting character (4.1.4)."""

    who: str
    amount: int
    type: str
    every: int = 1
    """In each own player-turn of that number."""
    on_roll: int | None = None
    """On this number of the die alone."""


class Rep(Effect, frozen=True, tag="rep"):
    """Tracked REPUTATION of a leader; it never falls below 0."""

    who: str
    amount: int
    every: int = 1


class Draw(Effect, frozen=True, tag="draw"):
    """Cards come from a deck."""

    deck: str
    count: int
    every: int = 1
    max_tier: int = 5
    check: str = ""
    """The Encounter card by whose check they are won."""
    add: int = 0
    price: float = 1.0
    """The share of a forged item's price that is paid."""
    keep: int = 0
    """How many of those that are drawn are kept; 0 is all."""


class Check(Effect, frozen=True, tag="check"):
    """The own T with an Encounter card in this encounter; `any`: with all."""

    card: str
    add: int


class Sway(Effect, frozen=True, tag="side"):
    """Something of one side of a battle is changed for a time."""

    who: str
    stat: str
    add: int
    lasts: str


class First(Effect, frozen=True, tag="first"):
    """The own card resolves first."""


class NoBar(Effect, frozen=True, tag="no_bar"):
    """No card is barred in the first round."""


class Foresee(Effect, frozen=True, tag="foresee"):
    """See the other's card before choosing."""


class Attitude(Effect, frozen=True, tag="attitude"):
    """The bearing of a leader whom no player leads."""

    add: int


class Treasure(Effect, frozen=True, tag="treasure"):
    """The die for a treasure."""

    add: int


class Force(Effect, frozen=True, tag="force"):
    """The other leader must play this card."""

    card: str


class Follow(Effect, frozen=True, tag="follow"):
    """Friendship also wins a follower."""


class Reroll(Effect, frozen=True, tag="reroll"):
    """The check just rolled is rolled again."""


class Cancel(Effect, frozen=True, tag="cancel"):
    """The card just played does nothing."""


class Standoff(Effect, frozen=True, tag="standoff"):
    """The encounter ends, and both part."""


class Save(Effect, frozen=True, tag="save"):
    """One who dies lives on in reserve."""

    left: int


class Strike(Effect, frozen=True, tag="strike"):
    """The slayer loses STAMINA."""

    amount: int


class Peek(Effect, frozen=True, tag="peek"):
    """Look at the top of a deck."""

    deck: str
    count: int
    reorder: bool


class Spy(Effect, frozen=True, tag="spy"):
    """See what a seat holds."""


class Take(Effect, frozen=True, tag="take"):
    """A card, an item, a rune or a follower changes hands."""

    what: str
    of: str
    to: str = ""
    """`discard`: out of the game; empty: to whoever plays the card."""
    tier: int = 5
    check: int = 0
    """T of the check that it takes; 0: none."""


class Leave(Effect, frozen=True, tag="leave"):
    """Followers go away."""

    tier: int
    everybody: bool = False
    captive: bool = False


class Go(Effect, frozen=True, tag="go"):
    """The own counter stands elsewhere at once."""

    to: str


class SecondMove(Effect, frozen=True, tag="second_move"):
    """Another own counter travels too."""


class Stop(Effect, frozen=True, tag="stop"):
    """The mover ends its movement."""


class Freeze(Effect, frozen=True, tag="freeze"):
    """A drop bears until the season changes."""


class Flood(Effect, frozen=True, tag="flood"):
    """A drop cannot be entered until the season changes."""


class Shut(Effect, frozen=True, tag="shut"):
    """A gate is closed until the season changes."""


class SeasonTurns(Effect, frozen=True, tag="season"):
    """The season marker moves."""

    add: int = 0
    becomes: str = ""


class Raise(Effect, frozen=True, tag="raise"):
    """One of the dead comes back at half STAMINA."""

    max_tier: int


class Lasting(Effect, frozen=True, tag="lasting"):
    """A named rule of 18.3 holds."""

    key: str
    until: str = ""
    """`season`, `own_turn`; empty: until Ragnarok."""


class Bonus(Effect, frozen=True, tag="bonus"):
    """Counts in the score of whoever has the card face up (13.2)."""

    per: str
    amount: int
    most: int


class Doom(Effect, frozen=True, tag="doom"):
    """Strength of a side at Ragnarok (12.6)."""

    side: str
    add: int


class Replace(Effect, frozen=True, tag="replace"):
    """The random group becomes these."""

    deck: str
    count: int


class Conceal(Effect, frozen=True, tag="conceal"):
    """An item of the foe is concealed."""


class Ragnarok(Effect, frozen=True, tag="ragnarok"):
    """The last battle (12.0)."""


class Surprise(Effect, frozen=True, tag="surprise"):
    """The foe is taken by surprise."""


class Ransom(Effect, frozen=True, tag="ransom"):
    """REPUTATION after a battle that is won."""

    amount: int


class Recon(Effect, frozen=True, tag="recon"):
    """Reconnaissance succeeds."""


class Grant(Effect, frozen=True, tag="grant"):
    """A member has an entry of the chart from now on."""

    code: str


class Heir(Effect, frozen=True, tag="heir"):
    """A member inherits the leader's tracked REPUTATION."""


class RuneWit(Effect, frozen=True, tag="rune_int"):
    """INTELLIGENCE for casting runes in this player-turn."""

    add: int


AnyEffect: TypeAlias = (
    Speed
    | Costs
    | Heal
    | Cure
    | Harm
    | Rep
    | Draw
    | Check
    | Sway
    | First
    | NoBar
    | Foresee
    | Attitude
    | Treasure
    | Force
    | Follow
    | Reroll
    | Cancel
    | Standoff
    | Save
    | Strike
    | Peek
    | Spy
    | Take
    | Leave
    | Go
    | SecondMove
    | Stop
    | Freeze
    | Flood
    | Shut
    | SeasonTurns
    | Raise
    | Lasting
    | Bonus
    | Doom
    | Replace
    | Conceal
    | Ragnarok
    | Surprise
    | Ransom
    | Recon
    | Grant
    | Heir
    | RuneWit
)
