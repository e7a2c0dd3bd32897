"""Battle: the card placed last gives an asset, used at once or kept ready under a marker (section Y)."""
