"""Does chance follow from the key? `python examples/check_dice.py RECORD DECK.csv` checks a record of a
card game and uses nothing of this project. docs/fair-dice.md describes what is checked here, and what not.
"""

import csv
import hashlib
import hmac
import re
import sys
from pathlib import Path


def number(key: bytes, purpose: str, count: list[int], stop: int) -> int:
    """The next number below `stop` for this purpose; `count` holds how many words it has taken."""
    while True:
        message = f"{purpose} {count[0]}".encode()
        word = int.from_bytes(hmac.new(key, message, hashlib.sha256).digest()[:8], "big")
        count[0] += 1
        if word < 2**64 - 2**64 % stop:
            return word % stop


def draws(record: str) -> list[tuple[int, str]]:
    """The lines that chance decided, each with the number of its draw: what was taken back does not count."""
    found, stand = [], [False]
    for line in re.findall(r"^[^\[\n#]+: [^\n#]+", record, re.MULTILINE):
        back = re.search(r": undo ?(\d*)\s*$", line)
        stand = stand[: -int(back[1] or 1)] if back else [*stand, " = " in line]
        if " = " in line:
            found.append((sum(stand), line))
    return found


def main(record: str, deck: str) -> None:
    """Compare the commitment, then the order; list what each outcome was drawn by."""
    head = dict(re.findall(r'^\[(\w+) "(.*)"\]', record, re.MULTILINE))
    key, count = bytes.fromhex(head["Key"]), [0]
    digest = hashlib.sha256(b"discovery commitment 1\n" + key).hexdigest()
    print("commitment:", "right" if head["Commitment"] == f"sha256:{digest}" else "WRONG")
    cards = list(csv.DictReader(row for row in deck.splitlines() if not row.startswith("#")))
    order = [card for card in head["Order"].split(", ") if not card.startswith("joker-")]
    used = [card for card in cards if card["id"] in order]
    mixed = head["Game"] == "classic-connect"
    dealt = []
    for era in [""] if mixed else sorted({card["era"] for card in used}, key=int):
        pack = [card["id"] for card in used if mixed or card["era"] == era]
        for last in range(len(pack) - 1, 0, -1):
            other = number(key, "deal", count, last + 1)
            pack[last], pack[other] = pack[other], pack[last]
        dealt += pack
    print("order:", "right" if order == dealt else "WRONG")
    for draw, line in draws(record):
        places = ", ".join(f"{number(key, f'draw {draw}', [0], stop) + 1} of {stop}" for stop in range(2, 10))
        print(f"draw {draw}, {line.strip()}: {places}")


if __name__ == "__main__":
    main(*(Path(name).read_text(encoding="utf-8-sig") for name in sys.argv[1:3]))
