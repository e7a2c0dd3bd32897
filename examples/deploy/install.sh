#!/bin/sh
# Installs the server from this checkout into a new environment: examples/deploy/install.sh /opt/discovery
#
# Every package is pinned by its hash, those that build this one as well (they do not stay). What is there
# already is brought up to date.
set -eu

place=$1
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/build"
"$work/build/bin/python" -m tooling.builders > "$work/builders.lock"
"$work/build/bin/pip" install --quiet --no-deps --require-hashes --requirement "$work/builders.lock"
"$work/build/bin/pip" wheel --quiet --no-deps --no-build-isolation --wheel-dir "$work/wheels" .

python3 -m venv "$place"
"$place/bin/pip" install --quiet --no-deps --require-hashes --requirement requirements-server.lock
"$place/bin/pip" install --quiet --no-deps --no-index --force-reinstall "$work"/wheels/*.whl
