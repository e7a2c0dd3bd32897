# Was diesen Ordner zu einer Sprache des Hauses macht. Jede nennt sich selbst.
language-name = Deutsch
