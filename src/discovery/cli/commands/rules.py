"""``discovery rules [NUMBER]``: a rule, or the table of contents of every rule book."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, InvalidInput
from discovery.i18n.rulebook import Rule, Section, books, find


def run(options: Namespace, terminal: Terminal) -> int:
    """Print a rule; without a number, the titles of all rules."""
    if options.number:
        rule = _rule(options.number, terminal.language)
        if options.json:
            terminal.show({"number": rule.number, "title": rule.title, "text": rule.text})
        else:
            terminal.line(_in_full(rule))
        return 0
    if options.json:
        terminal.show({"sections": [_as_object(section) for section in _sections(terminal.language)]})
        return 0
    for section in _sections(terminal.language):
        terminal.line(f"{section.letter} · {section.title}")
        for rule in section.rules:
            terminal.line(f"  {heading(rule)}")
    return 0


def _sections(language: str) -> list[Section]:
    """Those of every rule book."""
    return [section for book in books() for section in book.sections(language)]


def rule_text(number: str, language: str) -> str:
    """A rule with its title. ``InvalidInput`` if there is no such number."""
    return _in_full(_rule(number, language))


def _rule(number: str, language: str) -> Rule:
    try:
        return find(number.strip().upper(), language)
    except LookupError:
        raise InvalidInput(Code.BAD_VALUE, given=number[:20]) from None


def _in_full(rule: Rule) -> str:
    return f"{heading(rule)}\n\n{rule.text.replace('**', '')}"


def _as_object(section: Section) -> dict[str, object]:
    rules = [{"number": rule.number, "title": rule.title} for rule in section.rules]
    return {"letter": section.letter, "title": section.title, "rules": rules}


def heading(rule: Rule) -> str:
    """The heading of a rule: its number and its title."""
    return f"{rule.number} · {rule.title}"
