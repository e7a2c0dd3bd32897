"""Deposit: a point for each pile looked into, back if everything is found (rule M10)."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.model.ruleset import Option, Rules


def _apply(rules: Rules, value: str) -> Rules:
    return replace(rules, deposit=1)


DEPOSIT = Option(key="deposit", suits=lambda rules: rules.searching, rules=("M10", "M11"), apply=_apply)
