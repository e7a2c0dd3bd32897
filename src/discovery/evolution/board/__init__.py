"""How the tree lies on the table where that matters: the plane of cells, the rules for a spot, the links."""
