# Ce qui fait de ce dossier une langue de la maison. Chacune se nomme elle-même.
language-name = Français
