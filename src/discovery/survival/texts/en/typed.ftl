### Words of typed moves, on the page and in the terminal.

# north, north-east, south-east, south, south-west, north-west; a slash stands between several words for one
discover-words-ways = n, ne, se, s, sw, nw
