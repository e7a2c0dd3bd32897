"""The page's words in its languages, as a player knows them."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """What the page says in one language; ``kinds`` tells what a button does by how its name begins."""

    quick: str
    make: str
    legal: re.Pattern[str]
    place: re.Pattern[str]
    end: re.Pattern[str]
    anyway: str
    lost: re.Pattern[str]
    won: re.Pattern[str]
    again: str
    kinds: dict[str, str]

    def kind(self, name: str) -> str:
        """What a button of this name does."""
        found = (kind for kind, begins in self.kinds.items() if re.match(begins, name, re.IGNORECASE))
        return next(found, "other")


ENGLISH = Words(
    quick="Play against the computer",
    make="Create the table",
    legal=re.compile(r"legal: "),
    place=re.compile(r"legal: .*(place|discard|give back)"),
    end=re.compile(r"^End turn"),
    anyway="End turn anyway",
    lost=re.compile(r"You lose your .*at the end of the turn"),
    won=re.compile(r"wins? the game"),
    again="New game, same table",
    kinds={
        "trumps": r"(No|\d+) trump",
        "announce": r"Announce …",
        "announce-open": r"Announce: era \d is open",
        "announce-close": r"Announce: era \d is closed",
        "joker-trump": r"(.*Joker: trump|Win a trump)",
        "joker-as": r"(.*Joker: as a card|Place the Joker)",
        "sos": r"(SOS|Call by SOS)",
        "place": r"Place",
        "replay": r"Replay",
        "exchange": r"Exchange",
        "discard": r"Discard",
        "call": r"Call",
        "harvest-draw": r"Draw a card",
        "harvest-none": r"Harvest nothing",
        "harvest-take": r"Harvest",
        "amount": r"\d+ cards?$",
        "draw": r"Draw",
        "replace": r"Replace",
        "steal": r"(Steal|Rob)",
        "ask": r"Ask",
        "give": r"Give back",
        "verify": r"Look for it",
        "concede": r"Give up",
        "fail": r"Let the call fail",
        "stop": r"Stop",
        "interrupt": r"Interrupt",
        "bis": r"Bis",
        "me": r"Me",
        "let": r"Let it pass",
        "prepare": r"Prepare",
        "pass": r"Pass",
        "use": r"Use (Raid|Loot|Trade|Scout|Feast)\b",
        "ward": r"Ward off",
        "end": r"End turn",
    },
)
FRENCH = Words(
    quick="Jouer contre l’ordinateur",
    make="Créer la table",
    legal=re.compile(r"possible\s*: "),
    place=re.compile(r"possible\s*: .*(placer|défausser|rendre)"),
    end=re.compile(r"^Finir (le tour|quand)"),
    anyway="Finir quand même",
    lost=re.compile(r"perdus? à la fin du tour"),
    won=re.compile(r"gagne[a-z]* la partie"),
    again="Nouvelle partie, même table",
    kinds={
        "trumps": r"(Aucun|\d+) atout",
        "announce": r"Annoncer…",
        "announce-open": r"Annoncer\s: l’ère \d est ouverte",
        "announce-close": r"Annoncer\s: l’ère \d est close",
        "joker-trump": r"(Joker.*\s: atout|Gagner un atout)",
        "joker-as": r"(Joker.*\s: pour une carte|Placer le Joker)",
        "sos": r"(SOS|Appeler par SOS)",
        "place": r"Placer",
        "replay": r"Rejouer",
        "exchange": r"Échanger",
        "discard": r"Défausser",
        "call": r"Appeler",
        "harvest-draw": r"Piocher une carte",
        "harvest-none": r"Ne rien récolter",
        "harvest-take": r"Récolter",
        "amount": r"\d+ cartes?$",
        "draw": r"Piocher",
        "replace": r"Remplacer",
        "steal": r"Voler",
        "ask": r"Demander",
        "give": r"Rendre",
        "verify": r"Chercher",
        "concede": r"Renoncer",
        "fail": r"Laisser l’appel",
        "stop": r"Stop",
        "interrupt": r"Interrompre",
        "bis": r"Bis",
        "me": r"Moi",
        "let": r"Laisser passer",
        "prepare": r"Préparer",
        "pass": r"Passer",
        "use": r"Utiliser (Raid|Butin|Marché|Éclaireur|Festin)\b",
        "ward": r"Parer",
        "end": r"Finir",
    },
)
GERMAN = Words(
    quick="Gegen den Computer spielen",
    make="Tisch eröffnen",
    legal=re.compile(r"möglich: "),
    place=re.compile(r"möglich: .*(anlegen|ablegen|zurückgeben)"),
    end=re.compile(r"^(Zug|Trotzdem) beenden"),
    anyway="Trotzdem beenden",
    lost=re.compile(r"Am Ende des Zuges verlierst du"),
    won=re.compile(r"gewinn(s?t|en) die Partie"),
    again="Neue Partie, selber Tisch",
    kinds={
        "trumps": r"(Kein|\d+) Tr[uü]mpf",
        "announce": r"Ansagen …",
        "announce-open": r"Ansagen: Epoche \d ist eröffnet",
        "announce-close": r"Ansagen: Epoche \d ist abgeschlossen",
        "joker-trump": r"(Joker.*: Trumpf|Damit einen Trumpf)",
        "joker-as": r"(Joker.*: als eine Karte|Den Joker als)",
        "sos": r"(SOS|Mit SOS rufen)",
        "place": r"Anlegen",
        "replay": r"Nachlegen",
        "exchange": r"(Tauschen|Mit .* tauschen)",
        "discard": r"Ablegen",
        "call": r"Rufen",
        "harvest-draw": r"Eine Karte ziehen",
        "harvest-none": r"Nichts ernten",
        "harvest-take": r"Ernten",
        "amount": r"\d+ Karten?$",
        "replace": r"(Ziehen und ersetzen|Aus der Hand von .* ersetzen)",
        "draw": r"Ziehen",
        "steal": r"(Stehlen|Bei .* (stehlen|rauben))",
        "ask": r"(Bitten|.* um eine Karte bitten)",
        "give": r"Zurückgeben",
        "verify": r"Danach suchen",
        "concede": r"Zugeben",
        "fail": r"Den Ruf scheitern",
        "stop": r"Stopp",
        "interrupt": r"Unterbrechen",
        "bis": r"Bis",
        "me": r"Ich",
        "let": r"(Durchgehen|Geschehen) lassen",
        "prepare": r"(Bereitlegen|.* bereitlegen|Vorbereiten)",
        "use": r"(Raubzug|Beute|Handel|Späher|Festmahl)\b",
        "ward": r"Mit .* abwehren",
        "pass": r"Passen",
        "end": r"Zug beenden",
    },
)
WORDS = {"de": GERMAN, "en": ENGLISH, "fr": FRENCH}
