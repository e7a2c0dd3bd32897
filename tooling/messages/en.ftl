# What ./play and ./check say before the package and its own messages are there. One line a message.

setting-up = Setting up, this once: a minute or two, longer on a slow connection.
setting-up-tests = Setting up for the tests, this once: two to five minutes, longer on a slow connection. The engine takes most of it.
setting-up-again = Something changed: setting up again, usually in less than a minute.
step-environment = a place for Python packages, .venv
step-compiler = the engine begins to compile
step-packages = Python packages
step-engine = the engine, compiled
step-project = Discovery and its page
step-browser = a browser for the tests
start-afresh = The environment in .venv is damaged and is being rebuilt.
waiting = Another setup is running in this folder; waiting for it to finish.

engine-later = You can play now. The engine is being compiled in the background, for one to eight minutes, this once; until then the computer players think more slowly.
engine-ready = The engine is compiled: the computer players think at full speed from now on.

engine-plain = The engine runs as plain Python: there is no C compiler with Python's headers here. On Debian and Ubuntu: sudo apt install gcc python3-dev
engine-failed = The engine does not compile here, so it runs as plain Python. Why: python -m tooling.compiled
engine-missing = The engine is not compiled from these sources. To compile it: python -m tooling.compiled

setup-failed = Setting up failed at this step: { $step }. The end of { $log } says:
no-venv = This Python cannot make virtual environments. On Debian and Ubuntu: sudo apt install python3-venv
browser-missing = DISCOVERY_BROWSER names { $path }, and there is no such program.
no-browser = No browser for the tests could be found or installed. Install Chromium or Chrome, or set DISCOVERY_BROWSER to its path.

dev-usage = ./dev [--port N] [options of discovery serve]: the table while you work on it, on port N, else on 5173 or the next free one. A saved file of the client shows in the open page at once; a saved file of the server starts the server again. Tables lie in .setup/dev unless --data says otherwise.
dev-ready = Open { $address }. What you save in web/ shows there at once, what you save in src/ starts the server again. Ctrl+C stops both.
dev-again = A source of the server has changed: starting it again.
dev-failed = The server has stopped. It starts again when a source changes.
dev-port-taken = Something else listens on port { $port }. Choose another one: ./dev --port N

wheels-archive = the source archive
wheels-plain = the plain wheel, for every machine
wheels-compiled = the compiled wheel, for this system and Python 3.11 and later
wheels-try = both installed, and the same games played
wheels-plain-only = Only the plain wheel was made: there is no C compiler with Python's headers here.
wheels-wrong-engine = The engine is not compiled where it should be, or is where it should not.
wheels-differ = The wheels do not play the same games.

changelog-usage = python -m tooling.changelog VERSION: move the files of changelog.d into CHANGELOG.md under this version, such as 1.2.0.
changelog-name = the name is not small letters, digits and hyphens before .md
changelog-length = it must hold a sentence, 600 letters at most, and end with a line's end
changelog-form = it must be plain sentences in lines of at most 158 letters, without heading, bullet or empty line

check-usage = ./check [--fast | --long] [-- options of pytest]: --fast leaves out what starts servers or a browser, --long adds those that take long, and the drills. ./check TEST ... [-- options of pytest]: only these, as tests/FILE.py, tests/FILE.py::TEST, a folder of tests, or web/src/FILE.test.ts. ./check --drill [-- options of python -m drills]: only the drills, minutes each.
check-unknown = ./check does not know { $argument }.
check-engine = the engine is compiled (tooling.compiled)
check-ruff = lint (ruff check)
check-format = format (ruff format)
check-types = types (mypy)
check-imports = who may import whom (lint-imports)
check-collected = the tests can be imported (pytest --collect-only)
check-client-types = format, lint and types of the client (prettier, eslint, svelte-check)
check-client-tests = tests of the client (vitest)
check-engine-tests = tests of the engine on its plain modules (pytest)
check-browser-tests = tests in the browser (pytest)
check-tests = all other tests (pytest)
check-order = Tests run in the order of seed { $seed }; ./check -- --randomly-seed={ $seed } repeats it.
check-again = Once more, alone: what has failed in the browser ({ $count }).
check-flaky = FLAKY (failed, then passed alone): { $name }
check-too-flaky = More than { $most } flaky tests are a failure.
check-failing = What failed, each to be run by itself:
check-too-long = The check was ended after { $minutes } minutes. What was running:
check-failed = failed
check-not-run = not run
check-passed = passed
coverage-missing = Nothing was counted: there is no { $path }.
