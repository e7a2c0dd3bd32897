"""The cluster is played on where the lock brings Ray, which is on Linux."""

from __future__ import annotations

import sys

collect_ignore = [] if sys.platform == "linux" else ["test_ray.py"]
