"""Flash: no fixed order of turns; after each placed card Bis or Me (rules Q01 to Q10)."""
