"""The help of a command lists its options in sections."""

from __future__ import annotations

import re

import pytest

from discovery.cli.parsing.sections import ELSEWHERE, SECTIONS, in_sections, section_of
from discovery.i18n import LANGUAGES, NO_NAMES, translate
from tests.cli.conftest import Run
from tests.support.testing.commands import parsers

EVERYWHERE = {"--help", "--language"}
SHOWN = [["play"], ["deck", "print"], ["serve"], ["admin", "account"]]


COMMANDS = {path: parser._optionals._group_actions for path, parser in parsers().items() if path}
"""Every command and verb with its options."""


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_has_a_section_but_those_that_every_command_has(command: str) -> None:
    flags = {option.option_strings[-1] for option in COMMANDS[command]}
    assert {flag for flag in flags if not section_of(command, flag)} <= EVERYWHERE
    grouped = in_sections(command, COMMANDS[command])
    assert sorted(map(id, COMMANDS[command])) == sorted(
        id(one) for those in grouped.values() for one in those
    )


def test_no_section_names_an_option_that_is_gone_or_is_named_twice() -> None:
    flags = {option.option_strings[-1] for options in COMMANDS.values() for option in options}
    named = [f"--{option}" for options in SECTIONS.values() for option in options]
    assert len(named) == len({*named})
    assert {*named} <= flags
    for command, options in ELSEWHERE.items():
        assert {f"--{option}" for option in options} <= {one.option_strings[-1] for one in COMMANDS[command]}
        assert {*options.values()} <= {*SECTIONS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", SHOWN, ids=" ".join)
def test_sections_have_headings_and_every_option_stands_once(
    run: Run, command: list[str], language: str
) -> None:
    told = run(*command, "--help", "--language", language).out
    name, options = " ".join(command), COMMANDS[" ".join(command)]
    headings = [
        translate(language, f"cli-usage-section-{section}", NO_NAMES)
        for section in in_sections(name, options)
        if section
    ]
    places = [told.index(f"\n{heading}:\n") for heading in headings]
    assert places == sorted(places)
    shown = re.findall(r"^  (?:-h, )?(--[a-z-]+)", told, re.MULTILINE)
    assert sorted(shown) == sorted(option.option_strings[-1] for option in options)
