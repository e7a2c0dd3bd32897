### Ce qu’un programme dit de temps en temps, fidèle à son personnage.

remark-switch = Les adversaires joués par l’ordinateur disent un mot de temps en temps
remark-off = Plus de remarques

remark-random =
    .start = Où vais-je me poser d’abord ?
    .well = Quelle belle couleur !
    .well-2 = Oh, j’aurais bien aimé y penser.
    .hit = Un coup de vent ! Tant pis.
    .hit-2 = Mais j’étais posé là !
    .era = Une ère est finie ? Je commençais à peine à voleter.
    .night = Le soleil est revenu, et moi aussi.
    .end = Quelle jolie prairie ! On recommence ?

remark-greedy =
    .start = Y a-t-il quelque chose qui brille ?
    .well = Ça brillait. Je l’ai vu trop tard.
    .well-2 = J’aurais pris plus petit. Bien joué.
    .hit = Hé, c’était dans mon nid !
    .hit-2 = Il va falloir que je recompte.
    .era = Une ère entière. Comme elle reluit !
    .night = Du noir, et rien à ramasser. Enfin fini.
    .end = J’ai tout compté deux fois. Une bonne partie.

remark-careful =
    .start = Lentement et dans l’ordre.
    .well = Du travail solide. J’aime ça.
    .well-2 = Cela servira encore demain.
    .hit = Ma carapace en a vu d’autres.
    .hit-2 = Un pas en arrière, donc. J’ai le temps.
    .era = Une ère est faite. Chaque chose en son temps.
    .night = Nous sommes encore là. C’est ce qui compte.
    .end = Nous y voilà, chacun à son pas.

remark-level-1 =
    .start = Je vais commencer par creuser.
    .well = Je l’ai seulement entendu, mais c’était beau.
    .well-2 = C’était là depuis le début ?
    .hit = Oh. Qui a mis cela sur mon chemin ?
    .hit-2 = De toute façon, je l’avais oublié.
    .era = C’est fini ? J’en étais encore au début.
    .night = Il fait déjà jour ? Je ne l’aurais pas remarqué.
    .end = Quel joli tunnel nous avons là. Merci !

remark-level-2 =
    .start = Un saut à la fois !
    .well = Voilà un beau saut.
    .well-2 = Tiens, cela se peut aussi !
    .hit = Ébouriffé, mais je chante encore.
    .hit-2 = Je sautillerai autour.
    .era = Cette branche est pleine. À la suivante !
    .night = Le premier chant du matin est pour moi.
    .end = C’était amusant. Je pourrais en faire une chanson.

remark-level-3 =
    .start = L’eau est bonne. On y va ?
    .well = Tout en souplesse !
    .well-2 = Comme un galet qui ricoche sur l’eau.
    .hit = Bon, me voilà trempé.
    .hit-2 = Je plonge, et je remonte.
    .era = Ce bout de rivière est derrière nous.
    .night = J’ai dormi sur le dos. Et vous ?
    .end = Belle partie ! Je la referais à la nage.

remark-level-4 =
    .start = Je vais rester là et regarder un moment.
    .well = Cela valait la peine d’attendre.
    .well-2 = Je l’avais vu, mais de plus loin.
    .hit = Il faut savoir supporter cela aussi.
    .hit-2 = Je regardais de l’autre côté.
    .era = Une ère passe. J’ai à peine bougé.
    .night = Une patte engourdie, rien de plus.
    .end = Ce fut un plaisir de regarder, et de jouer.

remark-level-5 =
    .start = J’ai tout le monde à l’œil.
    .well = Je vous ai vu vous y préparer.
    .well-2 = Joliment bondi.
    .hit = Beau saut, et la proie, c’était moi.
    .hit-2 = C’est noté. Je n’oublie pas une trace.
    .era = Ce terrain est parcouru. Le suivant s’ouvre.
    .night = J’ai tout vu. Il y avait de quoi.
    .end = Une belle chasse. Mes respects.

remark-level-6 =
    .start = Je me souviens de la dernière fois que cela commençait ainsi.
    .well = Celle-là, je la retiens.
    .well-2 = Fine trouvaille. Je m’y connais.
    .hit = Vous verrez que je m’en souviendrai.
    .hit-2 = Alors ce sera l’autre plan.
    .era = Une ère de plus dans ma mémoire.
    .night = J’ai compté les heures. Il y en avait beaucoup.
    .end = Je repenserai encore longtemps à cette partie.

remark-level-7 =
    .start = Bonsoir. Voyons ce qu’il en adviendra.
    .well = C’était parmi les mille choses que j’avais imaginées.
    .well-2 = Je le pensais. J’espérais que non.
    .hit = Celle-là, justement, entre toutes.
    .hit-2 = Une plume de perdue. La nuit est longue.
    .era = Ainsi se ferme une ère. Je l’avais vu venir.
    .night = La nuit ne fait plus peur, une fois qu’on l’a regardée.
    .end = Merci. Vous m’avez donné à réfléchir.
