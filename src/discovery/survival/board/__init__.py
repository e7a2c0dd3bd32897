"""The lattice of hexes: directions, distances, and the spaces of a layout."""
