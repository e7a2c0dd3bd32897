"""Applies a change to the last update, as a client does."""

from __future__ import annotations

from typing import Any

import msgspec

from discovery.server.protocol import Change, Update


def together(before: Update, change: Change) -> Update:
    """The update that a change stands for, its fields as Python's values or as JSON's."""
    news = msgspec.to_builtins(change, str_keys=True)
    known = msgspec.to_builtins(before)
    position: dict[str, Any] = {**known["position"], **news["position"]}
    if "seats" in news["position"]:
        changed = news["position"]["seats"]
        seats = enumerate(known["position"]["seats"])
        position["seats"] = [changed.get(str(number), seat) for number, seat in seats]
    whole = {
        "type": "update",
        "seq": change.seq,
        "fresh": False,
        "table": {**known["table"], **news["table"]},
        "position": position,
        "steps": news["steps"],
    }
    return msgspec.convert(whole, Update)
