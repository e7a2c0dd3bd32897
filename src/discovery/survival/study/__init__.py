"""Figures of many games."""
