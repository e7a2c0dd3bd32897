"""Questions answered by playing: games of two sides in pairs, until all is settled (see ``running``)."""
