"""What the README promises runs as it stands there."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tests.support.deadlines import run

ROOT = Path(__file__).parents[2]


def test_the_ten_lines_of_python_run_and_print_a_record_and_its_end() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    done = run([sys.executable, "-W", "error", "-c", blocks[0]])
    assert done.stderr == ""
    assert done.stdout.startswith('[Format "1"]\n[Game "explore"]')
    assert "Outcome(winners=" in done.stdout


def test_the_pictures_of_the_readme_are_there() -> None:
    shown = re.findall(r"!\[[^]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert shown
    assert [path for path in shown if not (ROOT / path).is_file()] == []
