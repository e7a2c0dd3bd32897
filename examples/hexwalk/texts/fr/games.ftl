### La balade : son jeu, son programme et sa préparation.

game-walk-hills = Une balade dans les collines
    .text = Trouvez deux des six trésors sous dix-huit jetons, avec un dé, et opposez-vous quand d’autres en prennent un.
    .differs = Une carte au lieu d’un arbre, et aucune carte à jouer.

program-wanderer = Flâneur

## La préparation

configuration-alone = Contre l’ordinateur
    .text = vous contre l’ordinateur
configuration-two = À deux
    .text = vous et un invité, par lien
walk-setup-more = Autres réglages : temps, spectateurs
walk-setup-deck = Carte
walk-map-name = Les collines
walk-setup-leaving-discard = sa figurine quitte la carte
walk-setup-windows-text = À côté de qui veut prendre un jeton, on peut s’y opposer. Tous ont le même temps pour le faire.
walk-manage-leave-discard = Votre figurine quittera la carte et vous ne pourrez pas revenir.
walk-pass-text = Ce qui a été regardé reste caché tant que vous n’êtes pas prêt.
