"""Refusals of the application itself; the rules' own are in `games.core.errors`."""

from games.core.errors import GameError, InvalidAction


class NoMatchHere(GameError):
    """No match lives in this channel, or there is none of this number."""

    tag = "no-match-here"


class MatchNotKnown(NoMatchHere):
    """A button belongs to a match that is none for this user: a restore may have undone it."""

    tag = "match-not-known"


class NoThreadsHere(GameError):
    """A match lives in a thread, and in a channel of this kind none can be started."""

    tag = "no-threads-here"


class OneAtATime(GameError):
    """In direct messages somebody has one match at a time, and has one."""

    tag = "one-at-a-time"

    def __init__(self, match: int) -> None:
        super().__init__(match)
        self.match = match


class NobodyElseHere(GameError):
    """A match in direct messages has no room for others."""

    tag = "nobody-else-here"


class NoSuchTitle(GameError):
    """No title has this name."""

    tag = "no-such-title"


class OtherGame(GameError):
    """A match of another title is played in this thread; its commands are of another group."""

    tag = "other-game"

    def __init__(self, title: str, group: str) -> None:
        super().__init__(title, group)
        self.title = title
        self.group = group


class NotAPlayer(GameError):
    """The user has no seat in this match."""

    tag = "not-a-player"


class HasLeft(GameError):
    """The user has left this match for good."""

    tag = "has-left"


class SeatIsOut(GameError):
    """The seat has left this match for good, and is of use to nobody."""

    tag = "seat-is-out"


class NotInLobby(GameError):
    """The match has started already."""

    tag = "not-in-lobby"


class NotStarted(GameError):
    """The match has not started yet."""

    tag = "not-started"


class SeatTaken(GameError):
    """The user has a seat in this match already."""

    tag = "seat-taken"


class GuestSeated(GameError):
    """The person who was named to take a seat has one in this match already."""

    tag = "guest-seated"


class OwnChallenge(GameError):
    """One challenges nobody by challenging oneself."""

    tag = "own-challenge"


class NoBoard(GameError):
    """The message that was chosen is no board in play."""

    tag = "no-board"


class NoSeatHere(GameError):
    """Somebody who sits there has blocked the user, or is blocked: it is not told which."""

    tag = "no-seat-here"


class NoSeatForGuest(GameError):
    """The same about the person who was named to take a seat."""

    tag = "no-seat-for-guest"


class OwnSeat(GameError):
    """One gives no time to oneself."""

    tag = "own-seat"


class MatchFull(GameError):
    """No seat is left."""

    tag = "match-full"


class TooFewPlayers(GameError):
    """More players are needed before the start."""

    tag = "too-few-players"


class DamagedMatch(GameError):
    """The match isn't what was written, or its save is newer than this program."""

    tag = "damaged-match"


class TryAgain(GameError):
    """Somebody else was faster, twice."""

    tag = "try-again"


class NothingProposed(GameError):
    """Nothing is proposed, or nothing that this player is asked."""

    tag = "nothing-proposed"


class ProposalGone(NothingProposed):
    """The proposal was answered, withdrawn or overtaken; others may stand."""

    tag = "proposal-gone"


class ProposalStands(GameError):
    """The same is proposed already."""

    tag = "proposal-stands"


class RefusedAlready(GameError):
    """The same was proposed and refused before, and the match has not moved since."""

    tag = "refused-already"


class PermissionsMissing(GameError):
    """The bot may not do here what a match needs; `missing` names it in Discord's own words."""

    tag = "permissions-missing"

    def __init__(self, missing: tuple[str, ...]) -> None:
        super().__init__(missing)
        self.missing = missing


class TooOften(GameError):
    """The user has called many others of late, or these others were called already."""

    tag = "too-often"


class CannotCall(GameError):
    """Discord would not have a message that calls somebody."""

    tag = "cannot-call"


class NoRobotHere(GameError):
    """No robot sits there, or plays for this user."""

    tag = "no-robot-here"


class NobodyToAsk(GameError):
    """There is nobody to draw with for somebody who plays alone."""

    tag = "nobody-to-ask"


class RobotRefuses(GameError):
    """A robot that stands better agrees to no draw."""

    tag = "robot-refuses"


class RematchUnderWay(GameError):
    """The rematch has begun, or goes on, and this user has asked for it again."""

    tag = "rematch-under-way"


class ShowGoesOn(GameError):
    """Two robots of this user, or in this channel, play against each other already."""

    tag = "show-goes-on"


class NoOrders(GameError):
    """The title asks nothing that could be answered in advance."""

    tag = "no-orders"


class TooManyOpen(GameError):
    """Many invitations of this user, or on this server, wait for players already."""

    tag = "too-many-open"


class NotTheHost(GameError):
    """Only the host may choose how the match is played."""

    tag = "not-the-host"


class UnfitWord(GameError):
    """The word that a player would mix into the dice is empty, too long, or cannot be shown."""

    tag = "unfit-word"


class AskedLately(GameError):
    """The same was proposed a short while ago."""

    tag = "asked-lately"


class NoLimit(GameError):
    """This match has no limit of time: there is nothing to give or to ask for."""

    tag = "no-limit"


class EnoughTime(GameError):
    """The seat has so much time that it may be given no more."""

    tag = "enough-time"


class AlreadyPaused(GameError):
    """The match is paused."""

    tag = "already-paused"


class NotPaused(GameError):
    """The match is not paused."""

    tag = "not-paused"


class NotAbandoned(GameError):
    """The seat's player is still there."""

    tag = "not-abandoned"


class NoSuchSeat(GameError):
    """Nobody of this name sits there, or nobody whom it could be about."""

    tag = "no-such-seat"


class NoGuest(GameError):
    """The person who was named cannot take a seat."""

    tag = "no-guest"


class UnreadableDate(GameError):
    """A moment that is not written in a way that is understood."""

    tag = "unreadable-date"


class AwayBackwards(GameError):
    """A vacation that would end before it begins, or is over already."""

    tag = "away-backwards"


class AwayTooLong(GameError):
    """A vacation that is too long, or begins too far ahead."""

    tag = "away-too-long"


class NotAway(GameError):
    """The user is on no vacation, and has announced none."""

    tag = "not-away"


class NotOverYet(GameError):
    """While a match goes on its secret stays secret, so that its dice cannot be checked."""

    tag = "not-over-yet"


class NothingAsked(GameError):
    """Nothing in this match waits for the user, so there is nothing to be reminded of."""

    tag = "nothing-asked"


class ReminderTooLate(GameError):
    """The time for the question is up before the reminder would come."""

    tag = "reminder-too-late"


class UnreadableTime(GameError):
    """A time that cannot be read, has passed, or is too far away."""

    tag = "unreadable-time"


class UnreadableHours(GameError):
    """Hours of the day that cannot be read, or that begin when they end."""

    tag = "unreadable-hours"


class UnknownZone(InvalidAction):
    """No time zone has the name that was `given`; `near` may be meant."""

    tag = "unknown-zone"


class NoSuchHourAnywhere(GameError):
    """In no place that is suggested do the clocks show the time that the user sees."""

    tag = "no-such-hour-anywhere"


class NoThought(GameError):
    """A robot that is asked cannot make up its mind in time."""

    tag = "no-thought"


class TooBusy(GameError):
    """So many jobs wait that this one would come too late."""

    tag = "too-busy"


class NotLost(GameError):
    """Only a match whose channel is gone may be moved."""

    tag = "not-lost"
