"""Every message between the server and a client; the client's TypeScript types are generated from it.

Cards travel by id (``"fire"``), seats by number (0 is the first player), moves in the record's notation
without outcomes (``"place fire"``). Server messages have no defaults, so that every field is always there.
A ``Position`` is made from one viewer's view and from nothing else.
"""

from __future__ import annotations

from discovery.server.messages.from_client import (
    ClientMessage,
    Close,
    Explain,
    Hello,
    Language,
    Leave,
    Play,
    Reissue,
    Rename,
    Start,
    Substitute,
)
from discovery.server.messages.from_server import (
    Accepted,
    Explained,
    Goodbye,
    Refused,
    Reissued,
    ServerMessage,
    Update,
    Welcome,
)
from discovery.server.messages.game import Frame, Happening, Position, Ranking, Replay, SeatView, Step
from discovery.server.messages.printed import (
    CardInfo,
    Catalogue,
    DeckInfo,
    FamilyInfo,
    GameInfo,
    OptionInfo,
    RuleBook,
    RuleSection,
    RuleText,
)
from discovery.server.messages.setup import Checked, Created, Fault, Issued, SeatPlan, TablePlan
from discovery.server.messages.tables import SeatInfo, TableInfo
from discovery.server.messages.words import (
    MAX_FRAME,
    WIRE,
    CommandId,
    Key,
    Name,
    Phase,
    SeatKind,
    SeatNumber,
    Status,
    Text,
    Token,
)

__all__ = [
    "MAX_FRAME",
    "WIRE",
    "Accepted",
    "CardInfo",
    "Catalogue",
    "Checked",
    "ClientMessage",
    "Close",
    "CommandId",
    "Created",
    "DeckInfo",
    "Explain",
    "Explained",
    "FamilyInfo",
    "Fault",
    "Frame",
    "GameInfo",
    "Goodbye",
    "Happening",
    "Hello",
    "Issued",
    "Key",
    "Language",
    "Leave",
    "Name",
    "OptionInfo",
    "Phase",
    "Play",
    "Position",
    "Ranking",
    "Refused",
    "Reissue",
    "Reissued",
    "Rename",
    "Replay",
    "RuleBook",
    "RuleSection",
    "RuleText",
    "SeatInfo",
    "SeatKind",
    "SeatNumber",
    "SeatPlan",
    "SeatView",
    "ServerMessage",
    "Start",
    "Status",
    "Step",
    "Substitute",
    "TableInfo",
    "TablePlan",
    "Text",
    "Token",
    "Update",
    "Welcome",
]
