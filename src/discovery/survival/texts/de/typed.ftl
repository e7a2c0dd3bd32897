### Wörter getippter Züge, auf der Seite und im Terminal.

# Norden, Nordosten, Südosten, Süden, Südwesten, Nordwesten; mit Schrägstrich mehrere Wörter dafür
discover-words-ways = n, no/ne, so/se, s, sw, nw
