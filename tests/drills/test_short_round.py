"""A short round of every drill finds no fault; the long round is `./check --drill`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from drills.__main__ import DRILLS, PAGE, as_markdown, as_object, carry_out, options_of, verdict
from drills.drill import Drill, Findings, Round

pytestmark = pytest.mark.anyio


@pytest.mark.long
@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.name)
async def test_a_short_round_finds_no_fault(drill: Drill, tmp_path: Path) -> None:
    findings = await drill.run(Round(tmp_path))

    assert findings.faults == []
    assert findings.figures


async def test_a_drill_that_breaks_off_has_found_a_fault() -> None:
    async def breaks(around: Round) -> Findings:
        raise OSError(f"no room in {around.folder.name[:15]}")

    options = options_of([])
    done = await carry_out(Drill("rooms", (14,), "Is there room?", breaks), options)

    assert verdict(done) == "1 fault"
    assert as_object([done])[0]["faults"] == ["broke off: OSError: no room in discovery-drill"]
    assert "| rooms | 14 | 1 fault |" in as_markdown([done], options)


def test_the_page_tells_of_every_requirement_and_every_drill() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert re.findall(r"^\| (\d+) \|", page, re.MULTILINE) == [str(number) for number in range(1, 27)]
    for drill in DRILLS:
        for number in drill.requirements:
            row = re.search(rf"^\| {number} \|.*", page, re.MULTILINE)
            assert row is not None
            assert f"`{drill.name}`" in row[0], drill.name
