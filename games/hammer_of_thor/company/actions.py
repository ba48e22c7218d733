"""The actions by which a player orders groups (8.1 to 8.5, 21.1)."""

from typing import ClassVar

from games.core.vocabulary import Action, Prompt
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.company.prompts import DismissHint, GroupHint, JoinHint, LineHint
from games.hammer_of_thor.encounter.following import space
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import GROUP, WHOLE
from games.hammer_of_thor.table import Table


class SeeTo(Action, frozen=True, tag="see-to"):
    """Take a group of the own ones in hand."""

    leader: Name

    def hint(self, table: Table) -> Prompt | None:
        """Its size, and its room."""
        own = table.led_by(self.leader)
        members = len(own.members)
        return GroupHint(members, max(0, min(space(table, own) // WHOLE, GROUP - members)))


class BackToTurn(Action, frozen=True, tag="back-to-turn"):
    """All is well with that group."""


class Split(Action, frozen=True, tag="split"):
    """Some members go on as a group of their own (8.2)."""

    members: tuple[Name, ...]


class Join(Action, frozen=True, tag="join"):
    """A group joins another one of the seat in the same place (8.3)."""

    leader: Name
    to: Name
    """The leader of the other one."""

    def hint(self, table: Table) -> Prompt | None:
        """How many they are then."""
        groups = (table.led_by(name) for name in (self.leader, self.to))
        return JoinHint(sum(len(one.members) for one in groups))


class Dismiss(Action, frozen=True, tag="dismiss"):
    """Send a member away for good (8.4)."""

    weighty: ClassVar[bool] = True
    name: Name

    def hint(self, table: Table) -> Prompt | None:
        """The REPUTATION that it costs."""
        home = table.home_of(self.name)
        if home is None:
            return None
        return DismissHint(dear(table, table.leader(home).id, self.name))


class Give(Action, frozen=True, tag="give"):
    """Hand an item or a rune over to somebody of the own people in the same place (8.5)."""

    giver: Name
    card: Number
    to: Name


class NameSubLeaders(Action, frozen=True, tag="name-sub-leaders"):
    """Name those who help the leader, and lead on in an encounter (8.1)."""

    names: tuple[Name, ...]


class LineUp(Action, frozen=True, tag="line-up"):
    """Say who stands second and third in the line, behind the leader (5.1.1, 8.5)."""

    second: Name
    third: Name

    def hint(self, table: Table) -> Prompt | None:
        """MIGHT of the third."""
        home = table.home_of(self.third)
        return LineHint(might(home.member(self.third), table.season)) if home is not None else None


def dear(table: Table, leader: Name, name: Name) -> bool:
    """Whether somebody is a friend or a relative of a leader (8.4)."""
    kin = table.are_kin(leader, name) or table.are_kin(name, leader)
    return kin or table.are_friends(leader, name)


CompanyAction = SeeTo | BackToTurn | Split | Join | Dismiss | Give | NameSubLeaders | LineUp
