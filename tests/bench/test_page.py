"""The table of the benchmark of the page tells what was found."""

from __future__ import annotations

from bench import page, report

FOUND = {
    "bytes": {"script": 90_000, "font": 58_000},
    "ready": {"start page": dict.fromkeys(page.CONDITIONS, 400)},
    "answers": {"Explore, 390 px": {name: {"p50": 24.0, "p95": 48.0, "cards": 8} for name in page.PHONES}},
    "at rest": {"per second": 60.0, "longest": 16.7},
    "dragged": {"per second": 59.1, "longest": 33.4},
    "motion": {"The Beacon": {"per second": 58.7, "longest": 21.5}},
    "heap": 8.1,
}


def test_the_table_tells_every_figure() -> None:
    told = page.table(FOUND)
    for figure in (
        "148.0 kB",
        "script 90.0",
        " 400 ",
        " 24 ",
        " 48",
        "59.1",
        "33.4 ms",
        "58.7",
        "8.1 MB",
    ):
        assert figure in told


def test_the_page_of_the_docs_has_its_place() -> None:
    assert "<!-- bench: page -->" in report.PAGE.read_text(encoding="utf-8")
