"""``discovery rules [NUMBER]``: a rule, or the table of contents of every rule book."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict

from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, InvalidInput
from discovery.i18n.rulebook import Rule, Section, books, find


def run(options: Namespace, terminal: Terminal) -> int:
    """Print a rule; without a number, the titles of all rules."""
    if options.json:
        terminal.show({"rules": [asdict(rule) for rule in _asked(options.number, terminal.language)]})
    elif options.number:
        terminal.line(rule_text(options.number, terminal.language))
    else:
        for section in _sections(terminal.language):
            terminal.line(f"{section.letter} · {section.title}")
            for rule in section.rules:
                terminal.line(f"  {heading(rule)}")
    return 0


def _sections(language: str) -> list[Section]:
    """Those of all rule books."""
    return [section for book in books() for section in book.sections(language)]


def _asked(number: str, language: str) -> list[Rule]:
    """The rule of that number, all rules without one. ``InvalidInput`` if there is no such number."""
    if number:
        return [_known(number, language)]
    return [rule for section in _sections(language) for rule in section.rules]


def rule_text(number: str, language: str) -> str:
    """A rule with its title. ``InvalidInput`` if there is no such number."""
    rule = _known(number, language)
    return f"{heading(rule)}\n\n{rule.text.replace('**', '')}"


def _known(number: str, language: str) -> Rule:
    try:
        return find(number.strip().upper(), language)
    except LookupError:
        raise InvalidInput(Code.BAD_VALUE, given=number[:20]) from None


def heading(rule: Rule) -> str:
    """Number and title."""
    return f"{rule.number} · {rule.title}"
