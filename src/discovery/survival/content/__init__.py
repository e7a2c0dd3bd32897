"""The contents of the game: lands, tiles, tokens, enemies, items, cards and scenarios, as tables of data.

No module outside this folder names a single one of them.
"""
