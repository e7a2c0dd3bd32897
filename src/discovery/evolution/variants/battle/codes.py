"""Refusals by the rules on assets, beside ``core.errors.Code``."""

from __future__ import annotations

from enum import StrEnum


class AssetCode(StrEnum):
    """The closed list of error codes that only games with assets have; none is ever renamed."""

    NO_ASSETS = "no-assets"
    NOT_READY = "not-ready"
    ASSET_USED = "asset-used"
    NO_AIM = "no-aim"
    SAFE_SEAT = "safe-seat"
    NOT_RICHEST = "not-richest"
    NO_GUARD = "no-guard"
    SERIES_FULL = "series-full"
