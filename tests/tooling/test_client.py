"""The client is built once for each content of its sources."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tooling import client


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout: two sources in web/, one file of messages, one deck."""
    files = {
        "web/package-lock.json": "{}",
        "web/src/main.ts": "export {}",
        "src/discovery/i18n/en/web.ftl": "title = Discovery",
        "src/discovery/evolution/cards/data/small.csv": "id,icon",
    }
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content, encoding="utf-8")
    return tmp_path


@pytest.fixture
def orders(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The calls of npm; `ci` and `run build` create the folders that they would make."""
    asked: list[tuple[str, ...]] = []

    def npm(root: Path, *arguments: str) -> None:
        asked.append(arguments)
        made = root / "web" / ("node_modules" if arguments[0] == "ci" else "dist")
        shutil.rmtree(made, ignore_errors=True)
        made.mkdir()
        (made / "index.html").write_text(f"made by order {len(asked)}", encoding="utf-8")

    monkeypatch.setattr(client, "npm", npm)
    return asked


@pytest.mark.parametrize(
    "name",
    [
        "web/src/main.ts",
        "web/src/new.ts",
        "src/discovery/i18n/fr/web.ftl",
        "examples/hexwalk/texts/fr/table.ftl",
        "src/discovery/evolution/cards/data/small.csv",
    ],
)
def test_every_source_counts(checkout: Path, name: str) -> None:
    before = client.digest(checkout)
    (checkout / name).parent.mkdir(exist_ok=True, parents=True)
    (checkout / name).write_text("changed", encoding="utf-8")

    assert client.digest(checkout) != before


@pytest.mark.parametrize(
    "name", ["web/node_modules/svelte/index.js", "web/dist/index.html", "src/discovery/cli.py"]
)
def test_what_is_made_or_belongs_elsewhere_does_not_count(checkout: Path, name: str) -> None:
    before = client.digest(checkout)
    (checkout / name).parent.mkdir(parents=True, exist_ok=True)
    (checkout / name).write_text("made", encoding="utf-8")

    assert client.digest(checkout) == before


def test_a_renamed_source_counts(checkout: Path) -> None:
    before = client.digest(checkout)
    (checkout / "web/src/main.ts").rename(checkout / "web/src/start.ts")

    assert client.digest(checkout) != before


def test_building_puts_the_client_into_the_package(checkout: Path, orders: list[tuple[str, ...]]) -> None:
    client.build(checkout)

    assert [order[0] for order in orders] == ["ci", "run"]
    assert (client.built_folder(checkout) / "index.html").read_text(encoding="utf-8") == "made by order 2"
    assert client.is_built(checkout)


def test_a_changed_source_asks_for_a_new_build(checkout: Path, orders: list[tuple[str, ...]]) -> None:
    client.build(checkout)
    (checkout / "web/src/main.ts").write_text("export default 1", encoding="utf-8")
    assert not client.is_built(checkout)

    client.build(checkout)

    assert [order[0] for order in orders] == ["ci", "run", "run"]
    assert client.is_built(checkout)


def test_packages_are_installed_again_when_their_lock_changes(
    checkout: Path, orders: list[tuple[str, ...]]
) -> None:
    client.install(checkout)
    client.install(checkout)
    (checkout / "web/package-lock.json").write_text('{"lockfileVersion": 3}', encoding="utf-8")
    client.install(checkout)

    assert [order[0] for order in orders] == ["ci", "ci"]


def test_node_comes_with_the_installed_wheel() -> None:
    node, npm = client.node_and_npm()

    assert node.is_file()
    assert npm.is_file()
