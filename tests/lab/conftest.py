"""Ray and OpenSpiel are tested where the lock brings them, which is on Linux."""

from __future__ import annotations

import sys

collect_ignore = [] if sys.platform == "linux" else ["test_openspiel.py", "test_ray.py"]
