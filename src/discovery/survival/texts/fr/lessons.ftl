### Lessons: their titles, what each step says, and what was learnt.

lesson-family-discover = Discover, le jeu de survie
lesson-topic-days = Jours et nuits
lesson-topic-fights = Ennemis et combats
lesson-topic-things = Objets, projets et quêtes
lesson-topic-group = Ensemble, ou l’un contre l’autre
lesson-topic-ends = Comment cela finit

lesson-survival-day = Discover : un premier jour
lesson-survival-day-choose = Vous êtes seul en terre inconnue. Chaque personnage fait mieux une chose : soyez le premier proposé.
lesson-survival-day-move = Marcher coûte de l’endurance, plus sur un terrain difficile. Touchez une case voisine et allez-y.
lesson-survival-day-explore = Les tuiles autour sont face cachée. Explorez celle d’à côté, pour un point d’endurance.
lesson-survival-day-go = Vous avez marché et exploré. Un jeton est au sud : allez-y.
lesson-survival-day-collect = Vous êtes sur un jeton : ramassez-le. Vous pouvez porter dix objets.
lesson-survival-day-investigate = Voici un lieu remarquable. Examinez-le : il cache peut-être un indice pour la quête.
lesson-survival-day-end-of = Explorer, ramasser, examiner, et garder un peu d’endurance. La nuit, chacun a besoin de quelque chose.

lesson-survival-night = Discover : un combat, et une nuit
lesson-survival-night-track = Une trace : ce qui l’a laissée est face cachée, et se bat peut-être. Ramassez-la.
lesson-survival-night-dice = Vous avez lancé les dés. Le gris touche à partir de la défense, le rouge blesse à partir de l’attaque. Changez les dés avec des ressources, ou terminez.
lesson-survival-night-deliver = C’est ici que l’on sert la quête : livrez une pierre.
lesson-survival-night-end = Gardez ce qu’il faut pour la nuit. Finissez le jour.
lesson-survival-night-water = La carte de nuit demande de l’eau. Payez, ou souffrez.
lesson-survival-night-food = Et à manger. Quatre dégâts, de quelque type que ce soit, tuent : payez.
lesson-survival-night-end-of = Vous avez survécu à un combat et à une nuit. Encore neuf.

lesson-setting-out = Le départ, à deux
lesson-setting-out-choose = Le Fanal, un des cinq scénarios, avec Bo : chacun gagne en sortant, et davantage si tous deux sortent. Vous avez pioché deux projets, vus de vous seul. Gardez un de vos deux personnages : la Porteuse.
lesson-setting-out-camp = Vous partez du camp, dont le feu ne s’éteint jamais, avec une nourriture, une eau pure et, à deux, 10 endurance chacun. La première place commence : vous. Allez en 1,0.
lesson-setting-out-tile = Autour de la tuile de départ, toutes sont face cachée, proches, moyennes et lointaines. Explorez-en une : chaque marque reçoit le jeton suivant de sa classe, face cachée.
lesson-setting-out-turn = Il vous reste de l’endurance, c’est donc encore votre tour : aller, explorer, collecter, dans l’ordre voulu. Plus rien ne sera mélangé ; seuls les dés restent au hasard. Explorez la tuile suivante.
lesson-setting-out-where = Les cases se nomment par colonne et ligne, et le camp est 0,0. Celles qui se touchent sont voisines, et la distance compte les pas. Allez en 2,-1, où est un jeton.
lesson-setting-out-end-of = Récoltez, suivez la quête et veillez l’un sur l’autre : sa première étape est ouverte dès le début, et la dernière est la sortie.

lesson-water = L’eau, pure et sale
lesson-water-spring = Une source, retournée depuis longtemps : pure. Avec votre outre, chaque collecte en donne une de plus ; une gourde en ajouterait une. Collectez.
lesson-water-drop = Onze objets, c’est un de trop. Lâchez la pierre : elle reste ici, et une collecte la reprendrait.
lesson-water-drink = La nuée : chacun boit, ou subit une soif. Payez de l’eau pure ; une autre nuit redemandera.
lesson-water-dirty = Cette source est la sale des trois. Elle étanche aussi la soif, mais sur 1 à 3 au dé elle rend malade. Collectez quand même.
lesson-water-bo = Bo est sur votre case et a soif. Reposez-vous pour Bo : votre endurance, votre eau pure, la soif de Bo.
lesson-water-wind = Une menace dans la nuit, un vent sec : buvez, ou subissez une soif. Il ne reste que de l’eau sale. Payez, et lancez.
lesson-water-mend = Un 3 : vous êtes malade. Mais le repère ici soigne un dégât à chacun. Soignez la maladie.
lesson-water-skin = Vous avez lâché votre outre, et nul ne porte deux objets d’un nom. Son projet est en jeu : fabriquez-en une autre. Cette fois, vous ne piochez rien.
lesson-water-end-of = Avec un médicament, on ne lance pas pour l’eau sale, et un filtre à sable la rend sûre.

lesson-company = Une nuit en compagnie
lesson-company-home = Le camp, son feu, et Bo : une nuit ici est à l’abri. Allez en 0,0.
lesson-company-evening = Vous finirez le jour à deux sur une case, près d’un feu allumé. Finissez le tour.
lesson-company-pot = Chacun mange, mais au pot commun la première nourriture est remise, à Bo, qui en a le moins. Payez la vôtre.
lesson-company-end-of = La compagnie vous a réveillés plus forts, d’une endurance chacun. Et dans ce scénario, ceux qui sont ensemble en gagnent deux de plus chaque nuit dès la deuxième, et se soignent.

lesson-helping-hand = Un combat, et une main secourable
lesson-helping-hand-track = Les jetons viennent d’une pile par classe ; celui-ci est une trace. Ramassez-le. Quoi qui se batte, c’est un survivant contre un ennemi : vous, qui avez pris le jeton.
lesson-helping-hand-dice = Une chèvre des éboulis. Bo, à deux cases, a joué la carte de soutien Assaut : 2 de plus au dé gris. Puis les dés furent lancés aussitôt, car nul ne peut s’y refuser. Gris 6, et 2 de plus, touche. Terminez.
lesson-helping-hand-share = La chèvre est morte, et sa récompense est à vous : deux viandes. Bo a eu la ligne d’aide, une viande. Vous pouvez encore partager la vôtre avec qui a soutenu, à toute distance. Terminez.
lesson-helping-hand-on = Un animal battu est hors du jeu ; seuls les monstres retournent sous leur pile. Votre tour continue : allez en 3,-2.
lesson-helping-hand-evening = Gardez l’endurance qui reste pour d’autres jours. Finissez votre tour : Bo joue, puis la nuit tombe.
lesson-helping-hand-night = La première nuit, une des quatre clémentes : 7 endurance chacun et, à deux, 3 de plus. Un jeton plante a poussé au camp, car il n’y en avait pas. Maintenant chacun boit : payez.
lesson-helping-hand-clock = Le temps de Bo s’est écoulé : les règles ont payé pour Bo, comme toujours quand on le peut. Un nouveau jour : fouillez le cairn ici. Chacun des six repères d’un pays a un indice.
lesson-helping-hand-end-of = Un soutien ne coûte que sa carte, et à l’aube elle est prête de nouveau.

lesson-two-supporters = Qui a aidé a sa part
lesson-two-supporters-track = Une trace, et d’autres sont tout près. Ramassez-la.
lesson-two-supporters-done = Cem et Dee ont joué chacun Assaut : gris 2 et deux fois 2, et 6 est juste la défense de la chèvre. Terminez.
lesson-two-supporters-help = La ligne d’aide va à un seul de ceux qui ont soutenu, nommé par vous. Nommez Cem.
lesson-two-supporters-share = Dee a aidé aussi. Partagez une pièce de votre récompense : une viande pour Dee.
lesson-two-supporters-enough = Assez partagé. Terminez.
lesson-two-supporters-end-of = Personne n’est obligé d’aider. Ceux qu’on a remerciés recommencent.

lesson-fleeing = Changer les dés, et prendre la fuite
lesson-fleeing-walk = Quelque chose est face cachée en -3,4. Qui y entre se bat aussitôt, avant tout. Osez : allez-y.
lesson-fleeing-staff = Un loup gris, défense 6, et un gris de 1. Les bonus s’ajoutent, chacun une fois par combat. Utilisez le bâton : un de plus.
lesson-fleeing-wood = Un bois relance le dé gris, qui garde ce qu’on y a ajouté.
lesson-fleeing-poison = 4 et un font 5. Il manque un : un poison l’ajoute.
lesson-fleeing-flee = Vous toucheriez, mais il a deux vies et il est vif. Vous tenez une fusée, qu’on dépense pour fuir : aucun dégât de part et d’autre, et vous gagnez une case libre.
lesson-fleeing-end-of = Un ennemi vif fait un pas de plus quand les monstres avancent. Soyez ailleurs d’ici là.

lesson-special-enemy = Un ennemi spécial
lesson-special-enemy-tile = Une voie de cette quête est de battre l’anguille-lanterne. Un ennemi spécial se tient où la quête le met, dès que la tuile est découverte. Explorez-la.
lesson-special-enemy-near = La voilà, en 6,-4. Approchez, en 5,-3.
lesson-special-enemy-in = Entrez, et combattez-la.
lesson-special-enemy-done = Gris 4 n’atteint pas 7, rouge 2 ne blesse pas. Un tel ennemi ne se retire pas. Terminez.
lesson-special-enemy-beside = Elle reste, et ne fait rien d’elle-même. Vous pourriez combattre encore pour une endurance, ou partir sans mal. Mieux : le repère ici a l’indice qui manque à l’autre voie. Fouillez.
lesson-special-enemy-end-of = L’étape fut achevée par l’autre voie, et l’anguille est partie.

lesson-prowling = La lune rouge
lesson-prowling-spear = Le soir vient, et des monstres rôdent. Fabriquez une lance : 2 de plus au dé gris, une fois par combat.
lesson-prowling-evening = Un pas encore, en -2,2, et votre jour est fini.
lesson-prowling-boar = Les monstres avancent de 3, visibles ou non : chacun va, dans l’ordre de sa venue, à la case découverte la plus proche d’un survivant, en tournant depuis le nord si plusieurs se valent, jamais dans un feu allumé. Le sanglier vous a rejoint et s’arrête là. Il se bat : terminez.
lesson-prowling-end-of = Aucun ne va sur une terre inconnue, et il y en a au plus huit à la fois sur la carte. Qui dort près d’un feu dort bien.

lesson-the-wind = Rien que le vent
lesson-the-wind-tracks = Le chemin creux. Fouillez-le : des traces fraîches, un indice, une viande, et un monstre à deux cases de vous.
lesson-the-wind-nearer = Il est venu face cachée, en -1,4, et nul ne sait lequel c’est. Allez voir : d’abord en -1,5.
lesson-the-wind-wind = Il serait retourné dès que vous partagez sa case, et il faudrait vous battre. Entrez.
lesson-the-wind-end-of = Rien que le vent : un des huit jetons monstres ne montre que cela. Il va sous sa pile.

lesson-crafting = Fabriquer, et ce que cache le pays
lesson-crafting-mast = Le mât de fer. Fouillez-le : un indice pour la quête, qu’on ne dépense jamais, et ce que dit sa carte.
lesson-crafting-club = Vous avez le projet d’un gourdin, et les deux bois qu’il faut. Fabriquez-le pour une endurance : l’objet est à vous et fait ce que dit sa phrase, le projet est en jeu, et vous en piochez un autre.
lesson-crafting-token = Un jeton dans les bouleaux, et collecter juste après un pas est gratuit. Tous les jetons ne sont pas des choses : voyez.
lesson-crafting-choose = Un numéro : le jeton a disparu, et sa carte d’exploration vous interroge. Prenez deux trouvailles, pour une endurance de plus.
lesson-crafting-axe = Un projet peut avoir deux recettes. Fabriquez la hache de pierre par la seconde, avec une pierre et les trouvailles. Bo aussi peut fabriquer d’après vos projets en jeu.
lesson-crafting-post = Le poste de guet : son échelle est pourrie, et le dé décide.
lesson-crafting-tile = Un 7 : retournez deux tuiles, de loin. Les tuiles restent comme elles sont imprimées ; choisissez la première.
lesson-crafting-end-of = Les objets durent. Fabriquez tôt ce qui sert chaque jour.

lesson-bare-ground = Failles, feux et cartes
lesson-bare-ground-salvage = Un sanglier d’attaque 9, et rouge 5 : sans danger. Mais essayez : une trouvaille retire 1 au dé rouge.
lesson-bare-ground-done = Vous avez manqué : il vit et se retire, dans la direction du dé rouge tel qu’il est tombé, un 5, donc au sud-est. Si la case était prise, ce serait la suivante. Terminez.
lesson-bare-ground-map = La quête demande des relevés : le projet de la carte esquissée est donc en jeu dès le début, pour tous. Fabriquez-la.
lesson-bare-ground-survey = Voici une hauteur d’une tuile que nul n’a relevée. La carte en main, faites le relevé, pour 2 endurance. Vous gardez la carte.
lesson-bare-ground-fire = Un feu éteint. Un bois et une endurance le rallument, quel que soit le nombre de feux sur la carte.
lesson-bare-ground-rift = En -1,6, une faille barre le terrain : 3 endurance et le dé gris, et à 6 ou moins une blessure. Vous avez déjà trois dégâts. Osez, pour l’exemple.
lesson-bare-ground-end-of = Un 2, le quatrième dégât, et la fin. Avec une corde, 2 endurance et aucun lancer. Le marqueur est passé à Bo.

lesson-many-hands = Beaucoup de mains
lesson-many-hands-road = Le mât de fer veut des trouvailles, et vous en portez deux. Il est en 1,4 : allez d’abord en 0,5.
lesson-many-hands-mast = Bo y est déjà et a livré une pierre. Allez en 1,4 ; le mât est sur une hauteur, ce qui coûte le plus.
lesson-many-hands-deliver = Avec un autre survivant sur la case, une livraison compte une pièce de plus. Livrez vos deux.
lesson-many-hands-end-of = Deux pièces en ont fait trois. Avec un maillet, le bois ou la pierre en compte encore une.

lesson-deciding-together = Décider ensemble, et rester seul
lesson-deciding-together-food = Lune montante : chacun mange. Qui ne paie pas subit la faim, un des quatre types de dégâts. Bo a payé : payez aussi.
lesson-deciding-together-name = Après chaque nuit, chacun peut nommer qui commencera. Vous tenez le marqueur : votre mot décide, sauf si tous les autres s’accordent. Nommez Bo.
lesson-deciding-together-again = Bo est passé devant et tient depuis le marqueur. Le long vent a pris une endurance à qui était sans abri, et vous l’étiez : ni feu, ni tente, ni manteau. Nommez-vous.
lesson-deciding-together-vote = La querelle, une carte tribale : elle ne vient que s’il reste deux survivants au moins. Tous votent à la fois ; à égalité, la voix du premier joueur compte. Bo a choisi que chacun mange. Votez de même.
lesson-deciding-together-pay = Bo n’avait plus rien à manger et a subi la faim aussitôt. Vous en avez : payez.
lesson-deciding-together-rest = Deux dégâts de faim, et c’est le matin. Reposez-vous : pour une endurance et une nourriture, l’un est soigné.
lesson-deciding-together-alone = Le quatrième dégât de Bo est venu dans la nuit : Bo est mort, étendu en -2,1, où vous pourriez prendre ce qui reste, une pièce par endurance. Le marqueur est à vous. Reposez-vous contre la soif.
lesson-deciding-together-end-of = Seul, vous ne verrez plus de cartes tribales, ni personne qui aide. Dix-huit cartes sont prêtes, assez pour toutes les nuits.

lesson-trading = Échanger
lesson-trading-open = Bo est sur votre case, le camp. Pour une endurance, ouvrez une séance d’échange.
lesson-trading-ask = Ressources, objets et projets changent de main ; endurance et personnages, non. Demandez de l’eau pure.
lesson-trading-propose = Parlez à votre guise ; seule une proposition compte. Proposez, sans rien en retour.
lesson-trading-give = Bo a accepté et tout fut enlevé : vous pouvez poser de nouveau, quatre fois en tout. Offrez votre nourriture.
lesson-trading-stop = Tant que vous n’avez pas proposé, vous pouvez changer d’avis. Annulez la séance.
lesson-trading-end-of = Échanger coûte une endurance ; donner est gratuit, et ne demande l’avis de personne.

lesson-barter = Parts égales : le troc, la nuit
lesson-barter-gift = Cem est près de vous, à la source. Donnez-lui une eau : c’est gratuit, et de jour.
lesson-barter-evening = Échanger coûterait une endurance maintenant. Attendez la nuit : finissez le tour.
lesson-barter-guard = Bo combat un sanglier tout près, et Cem a joué Garde. Jouez la vôtre aussi : 3 de moins au dé rouge.
lesson-barter-trade = Cette nuit, ceux qui sont ensemble échangent gratuitement. Ouvrez une séance avec Cem.
lesson-barter-stop = Vous pouvez en ouvrir autant que vous voulez. Rien ne vous vient : annulez.
lesson-barter-over = Assez échangé : finissez, et vient le pas suivant de la carte.
lesson-barter-end-of = L’un a beaucoup d’eau, l’autre à manger : tous deux vivent.

lesson-gone = Quand quelqu’un part
lesson-gone-walk = Vous explorez au nord, et Cem à l’est. Allez en 1,-2.
lesson-gone-left = Cem vient de quitter la table. Son pion est étendu où il était, comme mort, et qui y va peut le dépouiller. Le marqueur est passé à vous, la place suivante. Collectez.
lesson-gone-end-of = Le groupe continue, avec ce qui reste.

lesson-rivals = Un seul canoë : rivaux
lesson-rivals-scout = Dans Un seul canoë, un seul au plus peut gagner. Vous êtes l’Éclaireur : pour une endurance, une fois par jour, utilisez votre personnage.
lesson-rivals-token = Retournez un jeton proche. Il reste visible pour tous, mais ne fait rien tant qu’on ne le ramasse pas.
lesson-rivals-gift = De retour au camp, avec les autres. Un don ne coûte rien, et l’on ne demande rien à Bo : donnez une nourriture à Bo, pour la paix.
lesson-rivals-attack = Entre rivaux, vous pouvez attaquer un survivant de votre case, pour une endurance. Nul ne soutient, nul ne se retire. Voyez ce que cela donne.
lesson-rivals-done = Gris 1 manque, et rouge 10 vous blesse. Bo, sans trouvaille ni bonus, n’aurait pu parer. Terminez.
lesson-rivals-end-of = Une blessure pour rien. Et si deux d’entre vous ou plus sont encore là après la dernière nuit, personne ne gagne.

lesson-two-pieces = Le Fanal, jusqu’au bout
lesson-two-pieces-two = Un jeton plante près du camp. Certains montrent deux pièces : qui collecte prend les deux. Voyez.
lesson-two-pieces-map = Chacun peut fabriquer la carte esquissée, utile à la quête : bois et trouvaille.
lesson-two-pieces-survey = Une hauteur, au mât de fer. Faites le relevé.
lesson-two-pieces-bring = L’étape 2 est ouverte : apportez du bois ou des trouvailles au mât. Livrez-en une.
lesson-two-pieces-escape = Bo a allumé le mât, et quatre nuits sont passées. Payez une endurance, une nourriture et une eau pure, et sortez.
lesson-two-pieces-end-of = Vous êtes dehors et avez gagné, avec trois honneurs : cinq, si Bo sort aussi. Vos ressources restent sur la case.

lesson-the-canoe = Un seul canoë : dedans
lesson-the-canoe-wood = Un chien errant a 5 de défense, et votre dé gris montre 3. Un bois le relance : dépensez-en un.
lesson-the-canoe-bring = Le quatrième repère veut du bois ou des trouvailles, d’où qu’ils viennent ; une autre voie demande des indices. Livrez votre bois.
lesson-the-canoe-cook = Le feu du camp brûle sur votre case : pour une endurance, toute votre viande devient nourriture.
lesson-the-canoe-pay = La quatrième nuit : chacun boit. De l’eau pure ou sale convient, à votre choix. Payez de la pure ; dès demain, la sortie est ouverte.
lesson-the-canoe-water = Encore une eau pure en chemin, gratuite après le pas.
lesson-the-canoe-go = Le canoë. Il demande une endurance, deux nourritures et deux eaux pures, et n’emporte qu’une personne. Partez, et tous les autres perdent aussitôt.
lesson-the-canoe-end-of = Vous voilà dehors, avec neuf honneurs. Bo aurait encore pu gagner en restant le dernier debout.

lesson-the-last-night = La dernière nuit
lesson-the-last-night-stage = Les objectifs sont ceux des deux qui sont partis, bien que vous soyez seul : cinq indices. Ce repère a le cinquième. Fouillez-le, et l’étape est achevée.
lesson-the-last-night-bowl = L’étape 2 demande une fusée de détresse : son projet est donc en jeu. Le bol devant la porte veut une nourriture pour un indice de plus. Inutile : laissez-le.
lesson-the-last-night-omen = Mauvais présage : vous avez bu, mangez maintenant. Puis une menace est piochée pour le premier joueur, une des 24 du paquet.
lesson-the-last-night-ankle = Une cheville foulée : 3 endurance perdues, autant que vous en aviez ; elle ne descend jamais sous zéro ni ne passe 15. Un paquet de menaces vide n’est pas remélangé. Avancez.
lesson-the-last-night-dusk = Ce soir vient la dixième nuit, la dernière du scénario. Il ne reste rien à faire : finissez le tour.
lesson-the-last-night-bear = Un monstre est venu à deux cases de vous, face cachée. Puis tous ont avancé, il vous a rejoint et fut retourné : un ours des cavernes, et un combat aussitôt, en pleine nuit. Les deux dés ont manqué. Terminez.
lesson-the-last-night-axe = Un ennemi mortel ne se retire pas : il s’est retourné vers vous, et l’on a relancé. Gris 9 touche. Utilisez la hache de pierre, une fois par combat, pour 1 dégât de plus.
lesson-the-last-night-kill = Deux dégâts lui restent, et il est revenu encore. Les deux camps infligent les leurs en même temps : gris 9 touche, rouge 4 non. Il a 3 de vie. Terminez.
lesson-the-last-night-drop = Quatre viandes, et plus que vous ne pouvez porter. Lâchez jusqu’à ce que cela tienne : ce que vous lâchez reste là, pour tous, jusqu’à la fin.
lesson-the-last-night-end-of = La dernière nuit est passée et vous êtes encore sur la carte : trop tard. On sort, on meurt, on part, ou l’on arrive trop tard : ainsi finit chacun.
