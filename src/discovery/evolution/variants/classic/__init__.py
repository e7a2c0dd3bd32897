"""The first edition: harvests, the finalist, last turns (section S)."""
