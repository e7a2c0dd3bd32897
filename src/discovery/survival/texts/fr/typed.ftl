### Les mots des coups tapés, sur la page et dans le terminal.

# nord, nord-est, sud-est, sud, sud-ouest, nord-ouest ; ce qui est entre barres vaut de même
discover-words-ways = n, ne, se, s, so/sw, no/nw
