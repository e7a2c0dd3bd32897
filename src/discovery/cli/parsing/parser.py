"""A command-line parser with messages in the user's language, and help in sections.

Messages are only looked up when they are shown, so that a replay starts at once.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NoReturn

from discovery.cli.parsing.sections import in_sections
from discovery.cli.terminal import language_of_system
from discovery.core.errors import Code
from discovery.i18n import LANGUAGES, NO_NAMES, translate

MISUSED = 2
OLD_ID = re.compile(r"-(?:\w[\w-]+|-[\w-]{14})")
"""An id that begins with a hyphen, as those of older tables and contests may: sixteen letters, digits,
hyphens and underscores. What begins with two hyphens has to be as long as one, so that most typing errors of
options are still told as such."""


def language_in(arguments: Sequence[str]) -> str:
    """The language that the command line names, else the system's."""
    asked = ""
    for place, argument in enumerate(arguments):
        if argument == "--language" and place + 1 < len(arguments):
            asked = arguments[place + 1]
        if argument.startswith("--language="):
            asked = argument.partition("=")[2]
    return asked if asked in LANGUAGES else language_of_system()


class Parser(argparse.ArgumentParser):
    """``ArgumentParser`` with messages in the language of the arguments; with ``--json``, errors are also
    objects. ``groups`` of commands get sections of their own in the help, as options do. ``takes_id``: an
    argument may be an id that begins with a hyphen.

    The library has sentences in English only, which change with its versions. So every fault is refused where
    the library finds it, and its sentences are neither shown nor read.
    """

    def __init__(self, prog: str | None = None, **options: Any) -> None:
        super().__init__(prog, **{"allow_abbrev": False, "exit_on_error": False} | options)
        self._arguments: Sequence[str] = ()
        self._given: list[argparse.Action] = []
        self._variables: dict[str, str] = {}
        self.groups: Mapping[str, Sequence[str]] = {}
        self.takes_id = False

    def add_from(self, variable: str, flag: str, usual: str = "", **options: Any) -> None:
        """Add an option that may stand in the environment, too: in ``variable``, which counts if it is not
        blank, without the spaces around it. Faults there name the variable."""
        given = os.environ.get(variable, "").strip()
        self.add_argument(flag, default=given or usual, **options)
        if given:
            self._variables[flag] = variable

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """The options of a command line; arguments that no command knows are refused."""
        options, unknown = self.parse_known_args(args, namespace)
        if unknown:
            self._refuse("unknown", given=" ".join(unknown))
        return options

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Remember the arguments, which determine the language of messages."""
        self._arguments = sys.argv[1:] if args is None else list(args)
        self._given = []
        self._look_at_choices()
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as error:
            self._refuse_rest(error.argument_name)

    def _parse_optional(self, arg_string: str) -> Any:
        """The library takes whatever begins with a hyphen for an option; ``None`` for what is none."""
        if self.takes_id and OLD_ID.fullmatch(arg_string) and arg_string not in self._option_string_actions:
            return None
        return super()._parse_optional(arg_string)

    def _look_at_choices(self) -> None:
        """The library looks at the choices of what is typed only."""
        for action in self._actions:
            if self._in_environment(*action.option_strings):
                self._check_value(action, action.default)

    def _check_value(self, action: argparse.Action, value: object) -> None:
        if action.choices is not None and value not in action.choices:
            self._refuse("choice", action, given=repr(value), choices=", ".join(map(repr, action.choices)))

    def _get_value(self, action: argparse.Action, arg_string: str) -> object:
        """The value of what is typed; every type of ours raises ``ArgumentTypeError`` with a message's id."""
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError as error:
            self._refuse("value", action, given=self._say(error.message))

    def _match_argument(self, action: argparse.Action, arg_strings_pattern: str) -> int:
        """The number of following arguments that an option takes."""
        try:
            return super()._match_argument(action, arg_strings_pattern)
        except argparse.ArgumentError:
            self._refuse("alone", action)

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> object:
        """The values of an option or an argument that is given, unless it does not go with one before."""
        values = super()._get_values(action, arg_strings)
        if values is not action.default:
            for group in self._mutually_exclusive_groups:
                for other in group._group_actions if action in group._group_actions else ():
                    if other is not action and other in self._given:
                        self._refuse("together", action, given=_name_of(other))
            self._given.append(action)
        return values

    def _in_environment(self, *flags: str) -> str:
        """The variable that an option comes from, ``""`` if it is typed or has its usual value."""
        typed = {argument.partition("=")[0] for argument in self._arguments}
        return next((self._variables.get(flag, "") for flag in flags if flag not in typed), "")

    def error(self, message: str) -> NoReturn:
        """Report that arguments are missing: the library calls this for nothing else."""
        self._refuse_missing()

    def _refuse_missing(self) -> NoReturn:
        missing = [action for action in self._actions if action.required and action not in self._given]
        if any(isinstance(action, argparse._SubParsersAction) for action in missing):
            self._refuse("command", given=f"{self.prog} --help")
        self._refuse("missing", given=", ".join(map(_name_of, missing)))

    def _refuse(self, fault: str, action: argparse.Action | None = None, **parts: str) -> NoReturn:
        """Report a misused command line; status 2."""
        if action is not None:
            parts["option"] = self._in_environment(*action.option_strings) or _name_of(action)
        sentence = self._say(f"usage-{fault}", **parts)
        if "--json" in self._arguments:
            report = {"line": 0, "code": str(Code.BAD_VALUE), "rule": None, "message": sentence}
            print(json.dumps({"error": report}))
        self.print_usage(sys.stderr)
        self.exit(MISUSED, f"discovery: {Code.BAD_VALUE}: {sentence}\n")

    def _refuse_rest(self, flags: str | None) -> NoReturn:
        """The faults of the library that no method here has refused. ``flags`` are those of the option, with
        slashes between them; ``None`` where arguments are missing, since Python 3.13."""
        if flags is None:
            self._refuse_missing()
        self._refuse("surplus", option=flags, given=repr(self._joined_to(flags.split("/"))))

    def _joined_to(self, flags: Sequence[str]) -> str:
        """The value that is joined to a flag: ``x`` of ``--json=x`` and of ``-hx``."""
        for argument in self._arguments:
            for flag in flags:
                if argument.startswith(f"{flag}=" if flag.startswith("--") else flag) and argument != flag:
                    return argument.removeprefix(flag).removeprefix("=")
        return ""

    def format_usage(self) -> str:
        """How the command is written."""
        return self._framed(super().format_usage())

    def format_help(self) -> str:
        """Usage, arguments and options."""
        self._positionals.title = self._say("usage-arguments")
        self._optionals.title = self._say("usage-options")
        for action in self._actions:
            if isinstance(action, argparse._HelpAction):
                action.help = self._say("usage-help")
            if isinstance(action, argparse._VersionAction):
                action.help = self._say("help-version")
        return self._framed(self._in_sections())

    def _in_sections(self) -> str:
        """As ``format_help`` of the library, with a section for each group of commands and of options."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        formatter.add_text(self.description)
        for title, actions in self._sections():
            formatter.start_section(title)
            formatter.add_arguments(actions)
            formatter.end_section()
        return formatter.format_help()

    def _sections(self) -> Iterator[tuple[str | None, Sequence[argparse.Action]]]:
        commands = [action for action in self._actions if isinstance(action, argparse._SubParsersAction)]
        listed = {shown.dest: shown for action in commands for shown in action._get_subactions()}
        for group, names in self.groups.items():
            yield self._say(f"usage-group-{group}"), [listed[name] for name in names]
        if not self.groups:
            yield self._positionals.title, self._positionals._group_actions
        command = self.prog.partition(" ")[2]
        for section, options in in_sections(command, self._optionals._group_actions).items():
            title = self._say(f"usage-section-{section}") if section else self._optionals.title
            yield title, options

    def _framed(self, text: str) -> str:
        return text.replace("usage: ", self._say("usage-prefix") + " ", 1)

    def _say(self, message: str, **arguments: str) -> str:
        return translate(language_in(self._arguments), f"cli-{message}", NO_NAMES, **arguments)


def _name_of(action: argparse.Action) -> str:
    """The name of an option or an argument in the usage line."""
    return argparse.ArgumentError(action, "").argument_name or ""
