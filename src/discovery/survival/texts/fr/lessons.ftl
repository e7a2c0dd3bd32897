### Lessons: their titles, what each step says, and what was learnt.

lesson-family-discover = Discover, le jeu de survie
lesson-topic-days = Jours et nuits
lesson-topic-fights = Ennemis et combats
lesson-topic-things = Objets, projets et quêtes
lesson-topic-group = Ensemble, ou l’un contre l’autre
lesson-topic-ends = Comment cela finit

lesson-survival-day = Discover : un premier jour
lesson-survival-day-choose = Vous êtes seul en terre inconnue. Chaque personnage fait une chose mieux que les autres : prenez la Cueilleuse.
lesson-survival-day-move = Marcher coûte de l’endurance, davantage en terrain accidenté. Touchez une case voisine et allez-y.
lesson-survival-day-explore = Les tuiles alentour sont face cachée. Explorez celle d’à côté, pour 1 endurance.
lesson-survival-day-go = Vous avez marché et exploré. Il y a un jeton au sud : allez-y.
lesson-survival-day-collect = Vous êtes sur un jeton : collectez-le. Vous pouvez porter dix pièces.
lesson-survival-day-investigate = Voici un repère. Fouillez-le : il cache peut-être un indice pour la quête.
lesson-survival-day-end-of = Explorez, collectez, fouillez, et gardez un peu d’endurance. La nuit, chacun a besoin de quelque chose.

lesson-survival-night = Discover : un combat, et une nuit
lesson-survival-night-track = Une trace : l’animal qui l’a laissée est face cachée, et se battra peut-être. Collectez-la.
lesson-survival-night-dice = Vous avez lancé les dés. Le gris touche à partir de la défense, le rouge blesse à partir de l’attaque. Vous pouvez changer les dés avec des ressources, ou choisir Terminé.
lesson-survival-night-deliver = C’est ici que la quête avance : livrez une pierre.
lesson-survival-night-end = Gardez ce qu’il vous faut pour la nuit. Finissez le jour.
lesson-survival-night-water = La carte de nuit demande de l’eau. Payez, ou souffrez.
lesson-survival-night-food = Et de la nourriture. Quatre dégâts, de quelque type que ce soit, tuent : payez.
lesson-survival-night-end-of = Vous avez survécu à un combat et à une nuit. Plus que neuf.

lesson-setting-out = Le départ, à deux
lesson-setting-out-choose = Le Fanal, un des cinq scénarios, avec Bo : chacun de vous gagne en sortant, et davantage si tous deux sortent. Vous avez pioché deux projets que vous seul voyez. Gardez un de vos deux personnages : la Porteuse.
lesson-setting-out-camp = Vous partez du camp, dont le feu ne s’éteint jamais, avec chacun une nourriture, une eau pure et, à deux, 10 endurance. La première place est celle du premier joueur : vous. Allez en 1,0.
lesson-setting-out-tile = Autour de la tuile de départ, toutes sont face cachée, les proches, les moyennes et les lointaines. Explorez-en une : chaque marque reçoit le jeton suivant de sa classe, face cachée.
lesson-setting-out-turn = Il vous reste de l’endurance, c’est donc encore votre tour : aller, explorer, collecter, dans l’ordre que vous voulez. Plus rien ne sera mélangé ; seuls les dés dépendent encore du hasard. Explorez la tuile suivante.
lesson-setting-out-where = Les cases se disent par leur colonne et leur rangée, et le camp est 0,0. Celles qui se touchent sont voisines, et la distance compte les pas de l’une à l’autre. Allez en 2,-1, où se trouve un jeton.
lesson-setting-out-end-of = Collectez, suivez la quête et veillez l’un sur l’autre : sa première étape est connue dès le début, et la dernière est la sortie.

lesson-water = L’eau, pure et sale
lesson-water-spring = Une source, retournée depuis longtemps : pure. Avec votre outre, chaque collecte donne une eau de plus ; une gourde en donnerait une autre encore. Collectez.
lesson-water-drop = Onze pièces, c’est une de trop. Déposez la pierre : elle reste ici, et une collecte la reprendrait.
lesson-water-drink = La nuée : chacun boit, ou subit une soif. Payez de l’eau pure ; une autre nuit en redemandera.
lesson-water-dirty = Cette source est la sale des trois. Son eau apaise aussi la soif, mais de 1 à 3 au dé, elle rend malade. Collectez quand même.
lesson-water-bo = Bo est sur votre case et a soif. Reposez-vous pour Bo : votre endurance, votre eau pure, la soif de Bo.
lesson-water-wind = Une menace dans la nuit, un vent sec : buvez, ou subissez une soif. Il ne reste que de l’eau sale. Payez-la, et lancez le dé.
lesson-water-mend = Un 3 : vous voilà malade. Mais le repère ici soigne un dégât à chacun. Soignez la maladie.
lesson-water-skin = Vous avez déposé votre outre, et personne ne porte deux objets du même nom. Son projet est en jeu : fabriquez-en une autre. Cette fois, vous ne piochez rien.
lesson-water-end-of = Avec un médicament, personne ne lance le dé pour l’eau sale, et un filtre à sable la rend sans danger.

lesson-company = Une nuit en compagnie
lesson-company-home = Le camp, son feu, et Bo : ici, vous passerez la nuit à l’abri. Allez en 0,0.
lesson-company-evening = À deux, vous finirez le jour sur une même case, à un feu allumé. Finissez le tour.
lesson-company-pot = Chacun mange, mais au pot commun, la première nourriture est remise à Bo, qui en a le moins. Payez la vôtre.
lesson-company-end-of = Grâce à la compagnie, vous vous êtes réveillés plus forts, d’une endurance chacun. Et dans ce scénario, dès la deuxième nuit, ceux qui sont ensemble en gagnent deux de plus chaque nuit et soignent un dégât.

lesson-helping-hand = Un combat, et une main secourable
lesson-helping-hand-track = Les jetons viennent d’une pile par classe ; celui-ci est une trace. Collectez-le. Quel que soit l’ennemi, un combat oppose toujours un survivant à un ennemi : ici vous, qui avez collecté le jeton.
lesson-helping-hand-dice = Une chèvre des éboulis. Bo, à deux cases, a joué la carte de soutien Assaut : 2 de plus au dé gris. Puis les dés ont été lancés aussitôt, car nul ne peut s’y refuser. Gris 6 et 2 de plus touchent. Choisissez Terminé.
lesson-helping-hand-share = La chèvre est morte, et sa récompense est à vous : deux viandes. Bo a eu la ligne d’aide, une viande. Vous pouvez encore partager la vôtre avec ceux qui ont soutenu, à quelque distance que ce soit. Choisissez Terminé.
lesson-helping-hand-on = Un animal battu sort du jeu ; seuls les monstres retournent sous leur pile. Votre tour continue : allez en 3,-2.
lesson-helping-hand-evening = Gardez l’endurance qui reste pour les jours suivants. Finissez votre tour : Bo joue, puis la nuit tombe.
lesson-helping-hand-night = La première nuit, une des quatre clémentes : 7 endurance chacun et, à deux, 3 de plus. Un jeton plante a poussé au camp, car il n’y en avait pas là. Maintenant, chacun boit : payez.
lesson-helping-hand-clock = Le temps de Bo s’est écoulé : les règles ont donc payé pour Bo, comme toujours quand c’est possible. Un nouveau jour : fouillez le cairn ici. Chacun des six repères d’une terre a un indice.
lesson-helping-hand-end-of = Un soutien ne coûte que sa carte, et à l’aube elle est prête de nouveau.

lesson-two-supporters = Qui a aidé a sa part
lesson-two-supporters-track = Une trace, et d’autres survivants sont tout près. Collectez-la.
lesson-two-supporters-done = Cem et Dee ont chacun joué Assaut : gris 2 et deux fois 2 font 6, tout juste la défense de la chèvre. Choisissez Terminé.
lesson-two-supporters-help = La ligne d’aide va à l’un de ceux qui ont soutenu, et c’est vous qui le nommez. Nommez Cem.
lesson-two-supporters-share = Dee a aidé aussi. Partagez une pièce de votre propre récompense : une viande pour Dee.
lesson-two-supporters-enough = Assez partagé. Choisissez Terminé.
lesson-two-supporters-end-of = Personne n’est obligé d’aider. Qui a été remercié recommence.

lesson-fleeing = Changer les dés, et prendre la fuite
lesson-fleeing-walk = Quelque chose est face cachée en -3,4. Qui y entre combat aussitôt, avant toute autre chose. Osez : allez-y.
lesson-fleeing-staff = Un loup gris, défense 6, et un gris de 1. Les bonus s’additionnent, chacun une fois par combat. Utilisez votre bâton : 1 de plus.
lesson-fleeing-wood = Un bois relance le dé gris, qui garde ce qu’on y a ajouté.
lesson-fleeing-poison = 4 et 1 font 5. Il manque un point : un poison l’ajoute.
lesson-fleeing-flee = Vous toucheriez maintenant, mais il a deux vies, et il est rapide. Vous tenez une fusée de détresse, qui se dépense pour fuir : personne ne subit de dégât, et vous gagnez une case libre.
lesson-fleeing-end-of = Un ennemi rapide fait un pas de plus quand les monstres avancent. Soyez ailleurs d’ici là.

lesson-special-enemy = Un ennemi spécial
lesson-special-enemy-tile = Une voie de cette quête demande de battre l’anguille-lanterne. Un ennemi spécial se tient là où la quête le met, dès que la tuile est découverte. Explorez-la.
lesson-special-enemy-near = La voilà, en 6,-4. Approchez, en 5,-3.
lesson-special-enemy-in = Entrez, et combattez-la.
lesson-special-enemy-done = Gris 4 n’atteint pas 7, rouge 2 ne blesse pas. Un tel ennemi ne se retire pas. Choisissez Terminé.
lesson-special-enemy-beside = Elle reste, et ne fait rien d’elle-même. Vous pourriez la combattre encore pour 1 endurance, ou partir sans mal. Mieux : le repère ici a l’indice qui manque encore à l’autre voie. Fouillez-le.
lesson-special-enemy-end-of = L’étape a été faite par l’autre voie, et l’anguille s’en est allée.

lesson-prowling = La lune rouge
lesson-prowling-spear = Le soir vient, et des monstres rôdent. Fabriquez une lance : 2 de plus au dé gris, une fois par combat.
lesson-prowling-evening = Encore un pas, en -2,2, et votre jour est fini.
lesson-prowling-boar = Les monstres avancent de 3, visibles ou cachés : chacun va, dans l’ordre où ils sont venus, à la case découverte la plus proche d’un survivant, à égalité dans le sens des aiguilles d’une montre à partir du nord, et jamais sur un feu allumé. Le sanglier vous a rejoint et s’arrête là. Il combat : choisissez Terminé.
lesson-prowling-end-of = Aucun d’eux ne va en terre non découverte, et ils sont au plus huit à la fois sur la carte. Qui se couche près d’un feu dort bien.

lesson-the-wind = Rien que le vent
lesson-the-wind-tracks = Le chemin creux. Fouillez-le : des traces fraîches, un indice, une viande, et un monstre tout près, à deux cases de vous.
lesson-the-wind-nearer = Il est arrivé face cachée, en -1,4, et personne ne sait lequel c’est. Allez voir : d’abord en -1,5.
lesson-the-wind-wind = Il serait retourné dès que vous partageriez sa case, et vous devriez combattre. Entrez.
lesson-the-wind-end-of = Rien que le vent : un des huit jetons monstre ne montre que cela. Il va sous sa pile.

lesson-crafting = Fabriquer, et ce que cache la terre
lesson-crafting-mast = Le mât de fer. Fouillez-le : un indice pour la quête, qui n’est jamais dépensé, et ce que dit sa carte.
lesson-crafting-club = Vous avez le projet d’un gourdin, et les deux bois qu’il demande. Fabriquez-le pour 1 endurance : l’objet est à vous et fait ce que dit sa phrase, le projet reste en jeu, et vous en piochez un autre.
lesson-crafting-token = Un jeton dans les bouleaux, et juste après un pas, la collecte est gratuite. Tout jeton n’est pas une ressource : voyez.
lesson-crafting-choose = Un numéro : le jeton disparaît, et sa carte d’exploration vous interroge. Prenez deux trouvailles, pour 1 endurance de plus.
lesson-crafting-axe = Un projet peut avoir deux recettes. Fabriquez la hache de pierre par la seconde, avec une pierre et les trouvailles. Bo aussi peut fabriquer d’après vos projets en jeu.
lesson-crafting-post = Le poste de guet : son échelle est pourrie, et le dé décide.
lesson-crafting-tile = Un 7 : retournez deux tuiles, de loin. Les tuiles sont posées comme elles sont imprimées ; choisissez la première.
lesson-crafting-end-of = Les objets durent. Fabriquez tôt ce qui vous servira chaque jour.

lesson-bare-ground = Failles, feux et cartes
lesson-bare-ground-salvage = Un sanglier d’attaque 9, et rouge 5 : sans danger. Mais essayez : une trouvaille retire 1 au dé rouge.
lesson-bare-ground-done = Vous avez manqué : il vit donc, et se retire dans la direction du dé rouge tel qu’il est tombé, un 5, soit le sud-est. Si cette case était prise, ce serait la suivante dans le sens des aiguilles d’une montre. Choisissez Terminé.
lesson-bare-ground-map = La quête demande des relevés : le projet de la carte esquissée est donc en jeu depuis le début, pour tous. Fabriquez-la.
lesson-bare-ground-survey = Voici une hauteur, sur une tuile que personne n’a relevée. Carte en main, faites le relevé, pour 2 endurance. Vous gardez la carte.
lesson-bare-ground-fire = Un feu éteint. Un bois et 1 endurance le rallument, quel que soit le nombre de feux allumés sur la carte.
lesson-bare-ground-rift = En -1,6, une faille barre le terrain : 3 endurance et le dé gris, et à 6 ou moins, une blessure. Vous avez déjà trois dégâts. Osez, pour l’exemple.
lesson-bare-ground-end-of = Un 2, le quatrième dégât, et la fin. Avec une corde, c’étaient 2 endurance et aucun lancer. Le marqueur est passé à Bo.

lesson-many-hands = Beaucoup de mains
lesson-many-hands-road = Le mât de fer veut des trouvailles, et vous en portez deux. Il est en 1,4 : allez d’abord en 0,5.
lesson-many-hands-mast = Bo y est déjà et a livré une pierre. Allez en 1,4 ; le mât est sur une hauteur, le terrain qui coûte le plus.
lesson-many-hands-deliver = Avec un autre survivant sur la case, une livraison compte une pièce de plus. Livrez vos deux pièces.
lesson-many-hands-end-of = Deux pièces en ont fait trois. Avec un maillet, le bois ou la pierre compte encore une pièce de plus.

lesson-deciding-together = Décider ensemble, et rester seul
lesson-deciding-together-food = Lune montante : chacun mange. Qui ne paie pas subit la faim, un des quatre types de dégâts. Bo a payé : payez aussi.
lesson-deciding-together-name = Après chaque nuit, chacun peut nommer le premier joueur. Vous tenez le marqueur : c’est votre voix qui décide, sauf si tous les autres s’accordent. Nommez Bo.
lesson-deciding-together-again = Bo a joué en premier et tient depuis le marqueur. Le long vent a pris une endurance à qui était sans abri, et vous l’étiez : ni feu, ni tente, ni manteau. Nommez-vous.
lesson-deciding-together-vote = La querelle, une carte tribale : elle ne vient que tant que deux survivants ou plus sont sur la carte. Tous votent en même temps ; à égalité, la voix du premier joueur décide. Bo a choisi que chacun mange. Votez de même.
lesson-deciding-together-pay = Bo n’avait plus de nourriture et a aussitôt subi la faim. Vous en avez : payez.
lesson-deciding-together-rest = Deux dégâts de faim, et c’est le matin. Reposez-vous : pour une endurance et une nourriture, l’un des deux est soigné.
lesson-deciding-together-alone = Bo a subi un quatrième dégât dans la nuit et en est mort. Son pion est couché en -2,1, où vous pourriez prendre ce qui reste, une pièce par endurance. Le marqueur est à vous. Reposez-vous contre la soif.
lesson-deciding-together-end-of = Désormais seul, vous ne verrez plus de cartes tribales, ni personne pour vous aider. Dix-huit cartes sont prêtes, assez pour toutes les nuits à venir.

lesson-trading = Échanger
lesson-trading-open = Bo est sur votre case, au camp. Pour une endurance, ouvrez une séance d’échange.
lesson-trading-ask = Ressources, objets et projets changent de mains ; l’endurance et les personnages, non. Demandez de l’eau pure.
lesson-trading-propose = Parlez à votre guise ; seule une proposition compte. Proposez, sans rien en retour.
lesson-trading-give = Bo a accepté, et tout a été enlevé : vous pouvez poser de nouveau, quatre fois en tout. Offrez votre nourriture.
lesson-trading-stop = Tant que vous n’avez pas proposé, vous pouvez changer d’avis. Arrêtez l’échange.
lesson-trading-end-of = Échanger coûte une endurance ; donner est gratuit, et ne demande l’accord de personne.

lesson-barter = Parts égales : le troc, la nuit
lesson-barter-gift = Cem est près de vous, à la source. Donnez-lui une eau : c’est gratuit, et cela se fait de jour.
lesson-barter-evening = Échanger coûterait une endurance maintenant. Attendez la nuit : finissez le tour.
lesson-barter-guard = Bo combat un sanglier tout près, et Cem a joué Garde. Jouez la vôtre aussi : 3 de moins au dé rouge.
lesson-barter-trade = Cette nuit, ceux qui sont ensemble échangent gratuitement. Ouvrez une séance avec Cem.
lesson-barter-stop = Vous pouvez en ouvrir autant que vous voulez. Rien ne vous vient à l’esprit : arrêtez l’échange.
lesson-barter-over = Assez échangé : finissez, et l’effet suivant de la carte se résout.
lesson-barter-end-of = À l’un beaucoup d’eau, à l’autre beaucoup de nourriture : ainsi vivent les deux.

lesson-gone = Quand quelqu’un part
lesson-gone-walk = Vous explorez au nord, et Cem à l’est. Allez en 1,-2.
lesson-gone-left = Cem vient de quitter la table. Son pion se couche là où il était, comme mort, et qui y va peut le dépouiller. Le marqueur est passé à vous, la place suivante. Collectez.
lesson-gone-end-of = Le groupe continue, avec ce qui reste.

lesson-rivals = Un seul canoë : rivaux
lesson-rivals-scout = Dans Un seul canoë, un seul au plus peut gagner. Vous êtes l’Éclaireur : pour une endurance, une fois par jour, utilisez votre personnage.
lesson-rivals-token = Retournez un jeton proche. Il reste face visible, pour que tous le voient, mais ne fait rien avant que quelqu’un le collecte.
lesson-rivals-gift = De retour au camp, avec les autres. Un don ne coûte rien, et se fait sans l’accord de Bo : donnez une nourriture à Bo, pour la paix.
lesson-rivals-attack = Entre rivaux, vous pouvez attaquer un survivant de votre case, pour une endurance. Nul ne soutient, nul ne se retire. Voyez ce que cela donne.
lesson-rivals-done = Gris 1 manque, et rouge 10 vous blesse. Bo, sans trouvaille ni bonus, n’aurait même pas pu parer. Choisissez Terminé.
lesson-rivals-end-of = Une blessure pour rien. Et si deux d’entre vous ou plus sont encore là après la dernière nuit, personne ne gagne.

lesson-two-pieces = Le Fanal, jusqu’au bout
lesson-two-pieces-two = Un jeton plante près du camp. Certains montrent deux pièces : qui les collecte prend les deux. Voyez.
lesson-two-pieces-map = Chacun peut fabriquer la carte esquissée, que la quête demande : bois et trouvaille.
lesson-two-pieces-survey = Une hauteur, au mât de fer. Faites le relevé.
lesson-two-pieces-bring = L’étape 2 a commencé : apportez du bois ou des trouvailles au mât. Livrez une pièce.
lesson-two-pieces-escape = Bo a fait brûler le mât, et quatre nuits sont passées. Payez une endurance, une nourriture et une eau pure, et sortez.
lesson-two-pieces-end-of = Vous êtes dehors et avez gagné, avec trois honneurs : cinq, si Bo sort aussi. Vos ressources restent sur la case.

lesson-the-canoe = Un seul canoë : embarquer
lesson-the-canoe-wood = Un chien errant a une défense de 5, et votre dé gris montre 3. Un bois le relance : dépensez-en un.
lesson-the-canoe-bring = Le quatrième repère veut du bois ou des trouvailles, peu importe de qui ; une autre voie demande des indices. Livrez votre bois.
lesson-the-canoe-cook = Le feu du camp brûle sur votre case : pour une endurance, toute votre viande devient nourriture.
lesson-the-canoe-pay = La quatrième nuit : chacun boit. L’eau pure et l’eau sale conviennent, à votre choix. Payez de la pure ; dès demain, la sortie est ouverte.
lesson-the-canoe-water = Encore une eau pure en chemin, gratuite après le pas.
lesson-the-canoe-go = Le canoë. Il demande une endurance, deux nourritures et deux eaux pures, et n’emporte qu’une personne. Partez, et tous les autres perdent aussitôt.
lesson-the-canoe-end-of = Vous voilà dehors, avec neuf honneurs. Bo aurait encore pu gagner en étant le dernier sur la carte.

lesson-the-last-night = La dernière nuit
lesson-the-last-night-stage = Les buts sont ceux d’un départ à deux, bien que vous soyez seul maintenant : cinq indices. Ce repère a le cinquième. Fouillez-le, et l’étape est faite.
lesson-the-last-night-bowl = L’étape 2 demande une fusée de détresse : son projet a donc été mis en jeu. Le bol devant la porte veut une nourriture pour un indice de plus. Il ne vous en faut aucun : laissez-le.
lesson-the-last-night-omen = Mauvais présage : vous avez bu, mangez maintenant. Puis une menace est piochée pour le premier joueur, une des 24 qui ont été mélangées.
lesson-the-last-night-ankle = Une cheville tordue : 3 endurance perdues, pour autant que vous les aviez ; elle ne descend jamais sous 0 et ne dépasse jamais 15. Un paquet de menaces épuisé n’est pas remélangé. Avancez.
lesson-the-last-night-dusk = Cette nuit est la dixième, et la dernière de ce scénario. Il ne reste rien à faire : finissez le tour.
lesson-the-last-night-bear = Un monstre est arrivé à deux cases de vous, face cachée. Puis tous ont avancé, il vous a rejoint et a été retourné : un ours des cavernes, et aussitôt un combat, en pleine nuit. Les deux dés ont manqué. Choisissez Terminé.
lesson-the-last-night-axe = Un ennemi mortel ne se retire pas : il s’est de nouveau tourné vers vous, et les dés ont été relancés. Gris 9 touche. Utilisez votre hache de pierre, une fois par combat, pour 1 dégât de plus.
lesson-the-last-night-kill = Il garde ses deux dégâts, et il est encore revenu. Les deux côtés infligent les leurs en même temps : gris 9 touche, rouge 4 non. Il a une vie de 3. Choisissez Terminé.
lesson-the-last-night-drop = Quatre viandes, et plus que vous ne pouvez porter. Déposez jusqu’à ce que cela tienne : ce que vous déposez reste là, pour tous, jusqu’à la fin de la partie.
lesson-the-last-night-end-of = La dernière nuit est passée et vous êtes encore sur la carte : trop tard. On sort, on meurt, on part, ou l’on arrive trop tard : ainsi finit chacun.
