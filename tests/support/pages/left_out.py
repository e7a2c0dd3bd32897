"""What the pages show and no test types, each with its reason.

A key is a page, ``""`` for all of them, with how the block or the command begins. Who leaves something out
says what holds it instead, or what it needs that a test has not.
"""

from __future__ import annotations

SETS_UP = "sets up an environment: tests/tooling, and tests/architecture that the named tests are there"
INSTALLS = "installs packages from the net"
NEEDS_UV = "needs uv and the net, for maintainers"
POSTGRESQL = "needs a PostgreSQL: tests/store and tests/cli/hosting/test_move.py"
A_CLUSTER = "needs a Ray cluster: tests/lab"
NO_MAIL_SERVER = "needs a mail server: tests/server/mail"
HOURS = "takes hours: programs think; tests/cli/commands and tests/lab have programs that do not"
MINUTES = "takes minutes: tests/evolution/whole_games/test_random_games.py plays a sample"
BALANCE = "takes minutes: tests/cli/commands/test_balance_and_lab.py asks with few games"
STEP_BY_STEP = "tests/architecture/test_guides.py makes the change and commits it"
MEASURED = "what was measured"
ANSWER = "what a program says or reads: the tests of the page or of the command compare it"
FILE = "lines of a file"
SETTINGS = "settings of another program"
OTHER_SHELL = "is typed in another shell: tests/cli/parsing/test_completion.py"
POSTS = "curl -H 'X-Discovery: 1' -H 'Content-Type: application/json'"

LEFT_OUT = {
    ("", "./check"): SETS_UP,
    ("", "pip install"): INSTALLS,
    ("", ".venv/bin/python -m tests.support.engine.every_set"): MINUTES,
    ("README.md", "./play"): SETS_UP,
    ("CONTRIBUTING.md", "./dev"): SETS_UP,
    ("docs/api.md", "curl http://127.0.0.1:8000/api/tables/TABLE/commands"):
        "a move in a position of its own",
    ("docs/api.md", "curl http://127.0.0.1:8000/api/account/key"): "needs a token of an account",
    ("docs/api.md", "curl -N"): "does not end",
    ("docs/api.md", '{"id"'): ANSWER,
    ("docs/api.md", f"{POSTS} http://127.0.0.1:8000/api/classes/join"):
        "needs the code that the command before it was told",
    ("docs/benchmarks.md", "AMD EPYC, CPython"): MEASURED,
    ("docs/benchmarks.md", "        "): MEASURED,
    ("docs/benchmarks.md", "AMD EPYC, Linux"): MEASURED,
    ("docs/command-line.md", "game.record:12"): ANSWER,
    ("docs/command-line.md", "ours.match:31"): ANSWER,
    ("docs/command-line.md", "{"): ANSWER,
    ("docs/command-line.md", "source <(discovery completion zsh)"): OTHER_SHELL,
    ("docs/command-line.md", "discovery completion fish | source"): OTHER_SHELL,
    ("docs/compiled-engine.md", ".venv/bin/python -m tests.support.engine.builds"):
        "needs the compiled engine: tests/evolution/whole_games/test_builds.py",
    ("docs/development.md", "uv "): NEEDS_UV,
    ("docs/development.md", '.venv/bin/python -c "from tooling import client'): INSTALLS,
    ("docs/development.md", ".venv/bin/python -m tests.support.engine.every_position connect"): "takes hours",
    ("docs/development.md", ".venv/bin/python -m tests.support.lab.every_environment"):
        "takes minutes: tests/lab/test_environments.py has a sample",
    ("docs/fair-dice.md", "[Format"): FILE,
    ("docs/first-change.md", "git "): STEP_BY_STEP,
    ("docs/hosting.md", "discovery admin move --data DIR --to postgresql:"): POSTGRESQL,
    ("docs/hosting.md", "discovery admin move --database URL"): POSTGRESQL,
    ("docs/hosting.md", "30 4 * * *"): SETTINGS,
    ("docs/hosting.md", "location /"): SETTINGS,
    ("docs/hosting.md", "<iframe"): SETTINGS,
    ("docs/line-protocol.md", "discovery simulate"):
        "takes minutes, with a hundred games: tests/server/lines/test_headless.py plays some",
    ("docs/line-protocol.md", "{"): ANSWER,
    ("docs/mail.md", "discovery serve --mail"): NO_MAIL_SERVER,
    ("docs/mail.md", "discovery admin mail"): NO_MAIL_SERVER,
    ("docs/matches.md", "[Match"): FILE,
    ("docs/opponents.md", "discovery calibrate"): HOURS,
    ("docs/opponents.md", "discovery tournament"): HOURS,
    ("docs/programs.md", "discovery: program-failed"): ANSWER,
    ("docs/records.md", "[Format"): FILE,
    ("docs/records.md", "#deck garden"): FILE,
    ("docs/releasing.md", ".venv/bin/python -m tooling.changelog"):
        "moves files of the checkout: tests/tooling/test_changelog.py",
    ("docs/releasing.md", ".venv/bin/python -m tooling.wheels"):
        "builds and installs packages: tests/tooling/test_package.py",
    ("docs/scaling.md", "discovery serve --database"): POSTGRESQL,
    ("docs/scaling.md", "map $uri"): SETTINGS,
    ("docs/simulations.md", "discovery simulate --games 1000000 --ray"): A_CLUSTER,
    ("docs/simulations.md", "discovery calibrate --game all --games 400 --ray"): A_CLUSTER,
    ("docs/simulations.md", "python -m bench.assets"):
        "takes minutes: tests/bench/test_assets.py asks with few games",
    ("docs/simulations.md", '{"results"'): FILE,
    ("docs/how-to/balance.md", "discovery deck balance"): BALANCE,
    ("docs/how-to/balance.md", "discovery lab run plan.toml --resume"): BALANCE,
    ("docs/how-to/balance.md", "discovery lab run plan.toml --ray"): A_CLUSTER,
    ("docs/how-to/content.md", "# id: lantern"): FILE,
    ("docs/how-to/content.md", "[nights]"): FILE,
    ("docs/how-to/content.md", "[quests]"): FILE,
    ("docs/how-to/deck.md", "discovery deck balance"): BALANCE,
    ("docs/how-to/game.md", "DISCOVERY_FAMILIES=walk=examples.hexwalk.family:FAMILY python -m"):
        "writes into the checkout",
    ("docs/how-to/language.md", "language-name"): FILE,
    ("docs/how-to/print.md", "discovery deck print prehistory"):
        "draws for minutes: tests/cli/commands/test_print.py",
}  # fmt: skip

LATER = {
    ("docs/survival.md", "python -m bench.survival"): "measures for ten seconds, however few the games",
    ("docs/development.md", ".venv/bin/python -m tests.support.survival"): "plays for a minute",
    ("docs/opponents.md", "discovery simulate"): "programs think for a minute",
    ("docs/how-to/print.md", "discovery deck print lands-3"): "draws for half a minute",
    ("docs/how-to/print.md", "discovery deck print lantern.csv"): "draws for half a minute",
}
"""What only the long round types."""
