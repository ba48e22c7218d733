"""A Discord of one's own on loopback: HTTP API, gateway, and users to act as.

It knows nothing of any bot. It refuses what Discord refuses, by status and error code; where its
own clock matters (three seconds, fifteen minutes, archiving), the clock can be a virtual one.
"""

from hall.clock import Clock, TurnableClock, VirtualClock, WallClock
from hall.errors import ApiError, ClientRefusal
from hall.faults import Fault
from hall.hall import Hall
from hall.keeping import UnreadableHall
from hall.model import Account, Attachment, CallbackType, Channel, Guild
from hall.permissions import Permission
from hall.reply import Reply
from hall.sights import Button, Choice, Menu, Message, Modal
from hall.traffic import Sent
from hall.users import User
from hall.world import Intent

__all__ = (
    "Account",
    "ApiError",
    "Attachment",
    "Button",
    "CallbackType",
    "Channel",
    "Choice",
    "ClientRefusal",
    "Clock",
    "Fault",
    "Guild",
    "Hall",
    "Intent",
    "Menu",
    "Message",
    "Modal",
    "Permission",
    "Reply",
    "Sent",
    "TurnableClock",
    "UnreadableHall",
    "User",
    "VirtualClock",
    "WallClock",
)
