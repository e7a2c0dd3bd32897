### La balade, d’après les clés de son jeu et de son programme.

game-walk-hills = Une balade dans les collines
    .text = Trouvez deux des six trésors sous dix-huit jetons, avec un dé, et opposez-vous quand d’autres en prennent un.
    .differs = Une carte au lieu d’un arbre, et aucune carte à jouer.

program-wanderer = Flâneur
