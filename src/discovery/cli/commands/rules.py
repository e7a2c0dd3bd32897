"""``discovery rules [NUMBER]``: a rule, or the table of contents of every rule book."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, InvalidInput
from discovery.i18n.rulebook import Rule, books, find


def run(options: Namespace, terminal: Terminal) -> int:
    """Print a rule; without a number, the titles of all rules."""
    if options.number:
        terminal.line(rule_text(options.number, terminal.language))
        return 0
    for book in books():
        for section in book.sections(terminal.language):
            terminal.line(f"{section.letter} · {section.title}")
            for rule in section.rules:
                terminal.line(f"  {heading(rule)}")
    return 0


def rule_text(number: str, language: str) -> str:
    """A rule with its title. ``InvalidInput`` if there is no such number."""
    try:
        rule = find(number.strip().upper(), language)
    except LookupError:
        raise InvalidInput(Code.BAD_VALUE, given=number[:20]) from None
    return f"{heading(rule)}\n\n{rule.text.replace('**', '')}"


def heading(rule: Rule) -> str:
    """The heading of a rule: its number and its title."""
    return f"{rule.number} · {rule.title}"
