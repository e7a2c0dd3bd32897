"""The options, one file each; the catalogue lists them in the order in which they are applied."""
