### Lessons: their titles, what each step says, and what was learnt.

lesson-family-evolution = Les jeux de cartes
lesson-topic-first = Premières parties
lesson-topic-turns = Tours et mains
lesson-topic-doubts = Stop et bluff
lesson-topic-jokers = Jokers
lesson-topic-bots = Bots
lesson-topic-options = Options
lesson-topic-more = Encore Select, Connect et Fusion
lesson-topic-company = Équipes, départs et horloge
lesson-topic-first-edition = La première édition

lesson-first-steps = Une première partie
lesson-first-steps-place = Voici votre main. Les cartes éclairées peuvent être placées : elles ne demandent rien, ou ce qu’elles demandent est déjà dans l’arbre. Touchez Charognage, puis Placer.
lesson-first-steps-end = Un point ! Aucune carte ne peut suivre celle-ci : appuyez sur Finir le tour. Vous piochez alors une carte, puis Bo joue.
lesson-first-steps-needs = La plupart des cartes en demandent d’autres ; les signes sur leur bord supérieur disent lesquelles sont là. Ce que demande le Galet taillé est maintenant dans l’arbre : placez-le.
lesson-first-steps-series = Un tour continue tant que la carte suivante est liée à la dernière : celle-ci y mène, ou toutes deux sont de la même famille. Placez la Peau. Elle ouvre une ère, et cela vous vaut un atout.
lesson-first-steps-trump = Vous tenez un atout, pour ce tour seulement. Il paie une chose parmi quatre. Servez-vous-en pour vous défausser d’une carte que vous ne placerez pas de sitôt : l’Épieu.
lesson-first-steps-again = Bo n’a rien trouvé et a dû se défausser de la Chasse : un tour sans carte en coûte une. À vous : placez la Bande.
lesson-first-steps-discard = Vous pouvez aussi prendre dans les défausses des autres. La Chasse, que Bo y a mise, peut suivre la Bande : placez-la.
lesson-first-steps-close = La pioche est épuisée, et le Troc est votre dernière carte. Placez-le : une main vidée vaut un atout, et ce tour est alors le dernier de la partie.
lesson-first-steps-call = Dépensez l’atout pour un appel : nommez une carte, et qui la tient doit la céder. Appelez le Biface. Il clôt son ère, et cela vous vaut un autre atout.
lesson-first-steps-pool = Les cartes de la réserve sont à tout le monde. Le Langage, qui s’y trouve, peut suivre le Biface : placez-le.
lesson-first-steps-win = Rien ne peut suivre le Langage. Dépensez le dernier atout pour rejouer : il place n’importe quelle carte dont les prérequis sont là. Prenez l’Outil sur éclat dans la réserve.
lesson-first-steps-count = C’est tout. Finissez le tour : on compte alors les points, moins un pour chaque carte qui reste à quelqu’un.
lesson-first-steps-end-of = Vous avez gagné ! Vous savez tout maintenant : placer, les prérequis, les séries, les atouts, les défausses et la fin de la partie.

lesson-intro = Intro : vider sa main en premier
lesson-intro-place = Dans Intro, personne ne compte de points : il s’agit de se débarrasser de ses cartes. Commencez par la Chasse.
lesson-intro-pool = La réserve vaut votre main. L’Épieu, qui s’y trouve, peut suivre la Chasse.
lesson-intro-close = Le Biface, dans la réserve lui aussi, clôt la première ère. Cela vous vaut un atout.
lesson-intro-replay = Rejouer : l’atout permet de placer une carte qui n’est pas liée à la dernière. Placez le Feu.
lesson-intro-discard = L’Abri est dans la défausse de Bo et peut suivre le Feu. Prenez-le là.
lesson-intro-empty = La Peau est votre dernière carte. La pioche dure encore, donc la partie continue : vous gagnez un atout et piochez deux cartes.
lesson-intro-exchange = Échanger : avec un atout, vous tirez une carte de la main de Bo, sans la voir.
lesson-intro-give = Donnez maintenant une des vôtres en retour.
lesson-intro-end-of = Voilà tout Intro. Une fois la pioche épuisée, la première main vide gagne aussitôt.

lesson-memory = Memory : retenir, ou bluffer
lesson-memory-place = Tout ce qui est placé disparaît dans une seule pile : on peut donc tenter n’importe quelle carte, vraie ou non. Australopithecus est vrai : placez-le.
lesson-memory-verify = Bo dit Stop et met votre parole en doute. Vous avez dit vrai : vérifiez, avec Chercher. Rien n’était demandé, et Bo paie son doute.
lesson-memory-stop = Bo place le Feu. Tout ce qu’il demande a-t-il été placé ? Vous avez vu que non : dites Stop.
lesson-memory-go-on = Bo a renoncé : le Feu est repris, et Bo a dû prendre une de vos cartes. À vous : placez le Charognage.
lesson-memory-doubt = Bo place le Langage. Si vous en doutez, dites Stop ; si vous avez raison, cela coûte une carte à Bo.
lesson-memory-give = Bo n’a pas trouvé. Donnez-lui une de vos cartes.
lesson-memory-announce = Une ère que l’on ouvre ou que l’on clôt doit être annoncée, et cela aussi peut être contesté. Bo dit que l’ère 1 est complète : dites Stop.
lesson-memory-end-of = Vous avez tout vu : une carte vraie, un mensonge, et ce que coûte un doute. Gardez l’œil sur la pile, et osez.

lesson-select = Select : des cartes mises à part en secret
lesson-select-pass = Dans une manche, chacun joue de sa sélection. Plus rien de la vôtre ne peut être placé : passez.
lesson-select-select = Une nouvelle manche : choisissez des cartes en secret. Elles sont révélées ensemble. Prenez la Cuisson, le Métal et l’Ocre.
lesson-select-place = Bo, qui mène, a joué. À votre tour dans la manche : la Cuisson, de votre sélection, clôt une ère.
lesson-select-pool = Pendant votre tour, la réserve vous est ouverte aussi : la Conservation peut suivre la Cuisson.
lesson-select-trump = L’atout permet de rejouer avec une carte de votre sélection : le Métal.
lesson-select-rest = L’Ocre peut le suivre. Ce qui reste d’une sélection à la fin d’une manche va dans votre défausse.
lesson-select-end-of = Sélectionner, révéler, jouer, passer : puis chacun complète sa main, et la place suivante mène.

lesson-connect = Connect : un arbre sur une grille
lesson-connect-spot = Les cartes se placent à côté de celles auxquelles elles sont liées, et chaque lien rapporte un point. Choisissez le Feu, puis une case éclairée.
lesson-connect-link = La Cuisson, dans une défausse, peut suivre le Feu : placez-la à côté.
lesson-connect-end = Rien ne peut suivre ici. Finissez le tour et piochez.
lesson-connect-close = Le Biface clôt une ère. Choisissez une case : le nombre qu’elle porte dit les points.
lesson-connect-series = La série repart de la carte que vous venez de placer. Placez le Langage.
lesson-connect-replay = L’atout permet de rejouer, sans lien avec la dernière carte : l’Épieu, sur n’importe quelle case qui lui convient.
lesson-connect-open = La Pêche ouvre une ère, et ses liens forts rapportent. Placez-la.
lesson-connect-end-of = Dans Connect, une bonne case vaut plus qu’une carte rapide.

lesson-fusion = Fusion : des piles à retenir
lesson-fusion-place = Ici, les cartes peuvent en recouvrir d’autres, et seules celles du dessus comptent pour les liens. Placez la Conservation.
lesson-fusion-trump = Bo en a douté à tort. Un atout vous permet maintenant de rejouer : placez la Tribu.
lesson-fusion-look = Bo dit Stop. Montrez ce que demande la Tribu en fouillant une pile : choisissez-en une.
lesson-fusion-pool = Vous l’avez trouvé : c’est Bo qui est en tort. Continuez : placez la Spécialisation, de la réserve.
lesson-fusion-announce = L’Outil sur lame a ouvert une ère, mais dans une pile cela ne se voit pas : annoncez que l’ère 5 est ouverte.
lesson-fusion-stop = Bo place le Chien. Ce qu’il demande n’a jamais été là : dites Stop.
lesson-fusion-end-of = Retenez ce qui est dessous, et doutez de qui l’oublie.

lesson-cards = Les cartes, la réserve et la pioche
lesson-cards-tree = Cinquante-quatre découvertes, en six ères et sept familles. Vous êtes à gauche du donneur : à vous de commencer. Quatre cartes de l’ère 1 ne demandent rien, et c’est d’elles que part l’arbre : placez la Cueillette.
lesson-cards-present = Un point. La Cueillette est maintenant présente, pour tout le monde ; qu’elle soit dans la rangée du bas n’est là que pour l’œil. Homo habilis la demande : placez-le, pour un point de plus.
lesson-cards-number = Le numéro d’une carte ne sert qu’à ranger les neuf de son ère. Australopithecus, numéro 5, est de la même famille qu’Homo habilis. Une série peut être aussi longue que vous y parvenez.
lesson-cards-pool = À chaque tournée de la distribution, la première carte est allée à la réserve. Le Galet taillé, qui s’y trouve, vaut une carte de votre main.
lesson-cards-refill = Le vide de la réserve a aussitôt été comblé par la pioche, et la nouvelle carte peut servir. La pioche avance d’ère en ère : le Troc est de l’ère 2. Placez-le, et ouvrez cette ère.
lesson-cards-hurry = L’atout a rapporté 3 points, que vous le dépensiez ou non. Rien ne presse : la Bande est de la famille du Troc, continuez donc d’abord la série.
lesson-cards-alternate = Dépensez maintenant l’atout. Le Charognage n’est pas lié à la Bande, et n’a pas à l’être : la série repart de lui.
lesson-cards-hidden = Personne d’autre ne savait que vous teniez la Peau. Bo ne voyait que le nombre de vos cartes. Placez-la.
lesson-cards-draw = Il vous reste une carte. Finissez le tour : vous piochez jusqu’à en tenir cinq. Tout le monde sait combien de cartes il reste dans la pioche, personne ne sait lesquelles. Puis Bo joue, dans le sens des aiguilles d’une montre.
lesson-cards-end-of = Huit cartes, un atout, onze points : en un seul tour. En petit comité, les séries s’allongent ; un bot ou deux les raccourcissent.

lesson-quiet-turns = Les tours sans carte
lesson-quiet-turns-pass = Avant la première carte de la partie, chaque place peut passer, une fois : rien de placé, rien de pioché, rien de perdu. Une seule fois, si bien que personne ne passe sans fin. Passez.
lesson-quiet-turns-keep = Bo a passé aussi. Cette table ne joue qu’avec les ères 1 et 2. Si vous tentiez le Feu, il serait refusé, sans rien vous coûter. Rien n’oblige non plus à placer une carte qui convient : pour une fois, finissez le tour.
lesson-quiet-turns-discard = Un tour sans placement coûte une carte de votre main, à votre choix. Puis vous piochez jusqu’à cinq. Défaussez-vous d’Homo habilis.
lesson-quiet-turns-spared = Bo a pris Homo habilis dans votre défausse : cette carte ne vous coûtera pas de point à la fin. Placez le Charognage, de la réserve. Une carte suffit pour tout le tour.
lesson-quiet-turns-own = La Chasse, dans votre propre défausse, est hors de votre portée : seul Bo peut la placer maintenant. Ce qui est placé reste placé, alors regardez bien. Placez la Bande.
lesson-quiet-turns-end-of = Chaque tour place une carte, réduit la pioche ou coûte une carte : toute partie à points finit donc d’elle-même.

lesson-early-empty = Une main vide, très tôt
lesson-early-empty-empty = Un long tour. La Peau est la dernière carte de votre main, et la pioche dure encore : cela rapporte un atout, trois points et cinq nouvelles cartes, à vous seul.
lesson-early-empty-on = Et le tour continue. Si vous vidiez aussi cette main, vous gagneriez un autre atout. Fil et corde peut suivre la Peau : placez cette carte.
lesson-early-empty-end-of = Une main vidée tôt est ce qui peut vous arriver de mieux, tant qu’il y a une pioche.

lesson-two-trumps = Deux atouts avec une seule carte
lesson-two-trumps-open = Il n’y a plus de pioche. Il vous reste trois cartes, et un plan : placez d’abord la Peau, qui ouvre l’ère 2.
lesson-two-trumps-replay = Dépensez l’atout pour l’Épieu. C’est un outil, comme votre dernière carte.
lesson-two-trumps-both = Le Biface vide votre main, et il clôt aussi l’ère 1 : deux atouts d’un coup.
lesson-two-trumps-spend = Votre main est vide, mais vous pouvez finir ce dernier tour, avec des cartes de la réserve. Dépensez un atout pour le Langage.
lesson-two-trumps-end-of = Six points pour deux atouts, dépensés ou non. Bien choisir sa dernière carte en vaut la peine.

lesson-last-discard = Se défausser de sa dernière carte
lesson-last-discard-nothing = Vous ne tenez que l’Abri, la pioche est épuisée, et rien ne peut être placé. Finissez le tour.
lesson-last-discard-discard = Une défausse que les règles imposent peut emporter votre dernière carte. Elle ne rapporte pas d’atout, mais elle finit la partie.
lesson-last-discard-end-of = Chaque carte restée dans une main ou une défausse a coûté un point, et vous avez gagné avec 16. Sur plusieurs parties, votre handicap monterait maintenant de un et celui de Bo baisserait d’autant ; il est tenu à part pour chaque jeu et chaque nombre de places.

lesson-thieves = Intro, la pioche épuisée : les voleurs
lesson-thieves-empty-handed = Intro se joue sans points, et la première main vide gagne. Un tour sans carte ne coûte pas de défausse ici : il apporte une carte. Voyez vous-même : finissez le tour.
lesson-thieves-gap = La réserve a pris la dernière carte de la pioche. Placez l’Embarcation, qui s’y trouve : cette fois, le vide ne sera pas comblé.
lesson-thieves-turn = Bo n’a rien placé et vous a volé une carte : sans pioche, piocher devient voler. Vous n’avez rien de mieux à faire non plus : finissez le tour, et faites-en autant.
lesson-thieves-steal = Vous choisissez qui voler, le hasard choisit la carte. Cem n’en tient qu’une, et qui perd ainsi sa dernière carte a gagné. Volez donc Bo.
lesson-thieves-end-of = Bo a volé la dernière carte de Cem, et Cem a gagné sur-le-champ. Épargnez les places qui n’ont qu’une carte, tant que vous le pouvez.

lesson-together = Intro : tous piochent ensemble
lesson-together-empty = La Peau vide votre main. Il reste une carte dans la pioche, personne n’a donc gagné : tous piochent, vous d’abord. Placez-la.
lesson-together-exchange = Vous avez pioché la dernière carte ; Bo n’a rien eu, et ne vole pas pour autant. Dépensez l’atout : échangez avec Bo. Cela ne vide aucune main, pas même une main d’une seule carte.
lesson-together-end-of = Désormais il n’y a plus de pioche, et la prochaine main vide gagne.

lesson-emptied-by-others = Vider la main d’un autre
lesson-emptied-by-others-open = Bo tient une carte, et vous pouvez en déduire laquelle : de l’ère 1, seul le Nomadisme n’a pas été vu. Fil et corde est dans la réserve ; cette carte ouvre l’ère 3, et l’on peut donc appeler les cartes de l’ère 2 et d’avant. Placez-la.
lesson-emptied-by-others-call = Appelez le Nomadisme. Il est placé, et la main de Bo est vide. Tant qu’il y a une pioche, cela ne finit rien : chacun pioche une carte, Bo en premier.
lesson-emptied-by-others-end-of = Bo n’y a gagné aucun atout, et a pioché comme tout le monde. Sans pioche, Bo aurait gagné : comptez avant d’appeler.

lesson-stop = Stop : contester les autres
lesson-stop-wrong = Bo a dit Stop à Australopithecus, qui ne demande rien. Bo était donc en tort : une carte de son choix défaussée, puis une pioche. Continuez : placez le Galet taillé.
lesson-stop-stop = Avec l’option Stop, on peut tenter des cartes sans leurs prérequis, et cette fenêtre attend votre réponse, quoi que vous ayez en main. Bo place la Chasse. La Bande et le Charognage sont-ils dans l’arbre ? Dites Stop.
lesson-stop-bluff = L’arbre est visible, la table a donc vérifié d’elle-même : Bo a dû se défausser de la Chasse, et son tour était fini. À vous d’oser : la Peau demande le Charognage, qui n’est pas là. Placez-la quand même.
lesson-stop-call = Bo a laissé passer : la Peau reste pour de bon, et c’est maintenant seulement que comptent son point et son atout. Dépensez-le pour un autre bluff : appelez la Tribu, que l’on ne pourrait pas placer et qui, sans Stop, ne serait jamais proposée.
lesson-stop-failed = Bo avait la Tribu et l’a remise, mais elle ne convenait pas : elle est allée dans votre défausse, et votre tour a fini aussitôt, en piochant. Cette seule défausse était tout le prix. Placez le Charognage.
lesson-stop-end-of = Doutez quand il manque quelque chose, et bluffez quand personne ne regarde.

lesson-stop-calls = Stop : un appel sans réponse
lesson-stop-calls-call = Votre Joker vous a valu un atout. Appelez le Métal : il est peut-être dans la main de Bo, ou dans la pioche. Un appel ne peut réussir que si l’ère suivante est ouverte, mais là où le Stop est en jeu, vous pouvez essayer.
lesson-stop-calls-price = Personne n’a dit Stop, et personne n’avait la carte. Vous n’avez rien placé pendant ce tour : le Joker à côté de l’arbre n’était pas un placement. Il vous en coûte donc une carte, à votre choix. Défaussez-vous de l’Outil sur éclat.
lesson-stop-calls-stop = Le Troc demande le Galet taillé et la Cueillette. Seule la Cueillette est là : dites Stop.
lesson-stop-calls-right = Bo n’y a rien gagné : ni point, ni ère ouverte, ni atout. À vous de placer le Galet taillé.
lesson-stop-calls-end-of = Un appel interroge toute la table : appelez quand vous savez la réponse.

lesson-stop-intro = Stop dans Intro
lesson-stop-intro-stop = Bo commence par le Feu, et Homo erectus n’est pas dans l’arbre. Dites Stop. Si plusieurs le disent, c’est le premier dans le sens des aiguilles d’une montre qui compte.
lesson-stop-intro-give = Vous aviez raison : Bo vous demande une carte, se défausse du Feu et pioche. Quand on veut une main vide, c’est une belle récompense : donnez l’Outil sur éclat.
lesson-stop-intro-place = Une première carte a été placée, même si elle n’est pas restée : personne ne peut plus passer. Placez Australopithecus.
lesson-stop-intro-paid = Le Stop de Bo était infondé et lui a coûté une carte à piocher. Continuez avec le Galet taillé.
lesson-stop-intro-end-of = Dans Intro, les torts font venir des cartes, alors que l’on cherche à s’en débarrasser.

lesson-memory-claims = Memory : ce que d’autres ont oublié d’annoncer
lesson-memory-claims-claim = Bo a placé le Troc, première carte de l’ère 2, sans l’annoncer. L’atout ira au premier qui l’annonce pendant son propre tour : annoncez que l’ère 2 est ouverte.
lesson-memory-claims-lie = Personne n’a protesté : l’atout est à vous. Rejouez avec la Peau. Le Charognage a-t-il été placé ? Non, mais Bo le sait-il ?
lesson-memory-claims-verify = Oui : Bo dit Stop. Vous pourriez renoncer, et vous voleriez une carte à Bo. Ou vérifier : si rien n’est trouvé, Bo vous donne une carte de son choix. Dans la première édition, on se défaussait, piochait et volait. Vérifiez, avec Chercher.
lesson-memory-claims-wrong = La Peau est allée dans votre défausse, vous avez pioché une autre carte, et le tour était fini. Bo n’a rien placé et a pioché : un tour est ici un tour d’Intro. Placez le Charognage.
lesson-memory-claims-series = On ne bluffe jamais sur un lien : chacun voit que la Chasse est de la famille alimentation, comme le Charognage. La Bande a-t-elle jamais été placée ? C’est une autre affaire. Osez.
lesson-memory-claims-end-of = Guettez ce que les autres oublient, et ne mentez que sur ce qu’ils ont oublié.

lesson-memory-last = Memory : l’attention récompensée
lesson-memory-last-stop = Bo place le Langage. Vous tenez une carte, et la pioche est vide. Le Biface a-t-il jamais été placé ? Dites Stop.
lesson-memory-last-give = Bo n’a pas trouvé de Biface et vous demande une carte. Le Nomadisme est la seule que vous ayez : donnez-la.
lesson-memory-last-end-of = Vous aviez raison, et votre main est vide : vous avez gagné. L’attention paie.

lesson-jokers = Les Jokers : trois usages
lesson-jokers-trump = Cette table joue avec trois Jokers, glissés dans la pioche après la distribution. Vous en avez pioché un. Premier usage : posez-le à côté de l’arbre. Il rapporte un atout et trois points, mais aucun point pour lui-même.
lesson-jokers-normal = Ce n’était pas un placement. Le placement normal de votre tour vous reste, et l’atout aussi. Placez Australopithecus.
lesson-jokers-interrupted = Deuxième usage : Bo vous a interrompu avec un Joker, et a joué un tour entier dans l’intervalle. Votre série repart de la dernière carte de Bo, la Chasse, et votre atout a attendu. Placez l’Épieu.
lesson-jokers-replay = Après chacune de vos actions, Bo peut de nouveau interrompre, tant qu’il y a des Jokers. Dépensez un atout : rejouez avec Homo habilis.
lesson-jokers-stands = Un Joker est arrivé dans la réserve, et il y reste jusqu’à ce que quelqu’un s’en serve. Troisième usage : dans l’arbre, il représente une carte dont les prérequis sont là et qui n’est visible nulle part. Faites-en le Biface.
lesson-jokers-real = Il a suivi Homo habilis, que demande le Biface : un Joker n’a pas de famille. Il a complété les neuf cartes de l’ère 1 et vous a valu un atout. On n’appelle pas un Joker, mais on peut appeler la vraie carte : appelez le Biface.
lesson-jokers-hand = La vraie carte a pris la place du Joker et n’a plus rien clos, et le Joker est venu dans votre main. Voulez-vous voir ce que d’autres peuvent en faire ? Dépensez le dernier atout : défaussez-vous-en.
lesson-jokers-end-of = Bo a pris le Joker dans votre défausse : là aussi, il peut servir. Deux usages valent depuis la main, la réserve ou une défausse ; seule l’interruption en demande un en main.

lesson-joker-last = Jokers : la dernière carte
lesson-joker-last-once = La Chasse est la dernière carte de votre main, et le Troc vous a valu un atout : rejouez avec elle. Il y a encore une pioche, vous gagnez donc un autre atout, et chacun pioche une carte.
lesson-joker-last-again = Vous avez pioché la Peau, et elle convient. Videz votre main encore une fois dans le même tour.
lesson-joker-last-win = Vous venez de piocher un Joker, la dernière carte de la pioche. C’est votre seule carte, et de quelque façon que vous l’utilisiez, votre main sera vide. Posez-le à côté de l’arbre.
lesson-joker-last-end-of = Un Joker était votre dernière carte, et vous avez gagné. Une interruption l’aurait permis aussi.

lesson-joker-end = Jokers : trop tard pour interrompre
lesson-joker-end-pool = Vous tenez une carte, le Biface, qui demande Homo habilis, lequel est dans la réserve. Un Joker s’y trouve aussi : prenez-le pour son atout.
lesson-joker-end-replay = Avec l’atout, rejouez avec Homo habilis. Bo tient une carte ou deux, et l’une d’elles est peut-être un Joker.
lesson-joker-end-win = Bo a laissé passer. Le Biface est votre dernière carte, la pioche est épuisée : placez-le, et plus personne ne peut vous interrompre.
lesson-joker-end-end-of = Bo tenait bien un Joker. Une action qui met aussitôt fin à la partie ne laisse pas le temps de s’en servir.

lesson-memory-jokers = Un Joker dans la pile
lesson-memory-jokers-declare = Dans Memory, vous dites tout haut ce que représente un Joker, et il se trouve dans la pile comme cette carte. Ce qui ne demande rien et n’est visible nulle part est toujours juste : faites-en le Charognage.
lesson-memory-jokers-verify = Bo en doute, et c’est son droit : déclarer une carte fausse est un tort. La vôtre est juste, vérifiez donc.
lesson-memory-jokers-counts = Le Joker vaut le Charognage pour tous. Le Galet taillé est venu depuis. La Peau, qui demande les deux, est donc vraie : placez-la.
lesson-memory-jokers-end-of = Retenez le Joker comme n’importe quelle autre carte : il est sous toutes les autres.

lesson-connect-joker = Connect : un Joker sur la grille
lesson-connect-joker-joker = Un Joker dans l’arbre occupe une case à lui et a l’ère et les prérequis de la carte qu’il représente, mais pas de famille. Faites-en le Charognage, à côté de la Cueillette.
lesson-connect-joker-real = Bo a placé le vrai Charognage : il devait aller dans cette case même, et le Joker est maintenant dans la main de Bo. Placez Homo habilis.
lesson-connect-joker-end-of = Un Joker fait gagner du temps et une case, et il revient à qui a la vraie carte.

lesson-bot = Un bot à la table
lesson-bot-row = Bo est un bot : personne ne décide pour lui, ce sont les règles qui le jouent. Ses cartes forment une rangée fermée, la plus ancienne en tête, et personne ne les réarrange. Une personne contre des bots : cela s’appelle jouer en solitaire. Placez Australopithecus.
lesson-bot-flips = Bo a retourné sa première carte : la Cueillette convenait et a été placée, pour un point, comme pour tout le monde. Il a rejoué : la Chasse ne convenait pas. Elle est allée dans sa défausse, et le tour était fini. Placez le Charognage.
lesson-bot-call = La Peau vous a valu un atout. Homo habilis doit être dans la rangée de Bo : appelez-le. La table sort la carte, qui ne passe pas par votre main, et les autres se resserrent.
lesson-bot-dry = La Cuisson ne convenait pas. La pioche est épuisée : Bo a fini son tour sans piocher et sans voler. Placez la Bande.
lesson-bot-took = Les bots ne jouent pas de séries et ne prennent rien dans la réserve ni dans les défausses. Vous, si : prenez la Chasse dans celle de Bo.
lesson-bot-rob = Vous avez clos la première ère et tenez un atout. Un échange avec un bot ne laisse rien au hasard : c’est la dernière carte de sa rangée qui vient à vous.
lesson-bot-give = La carte que vous donnez va au bout de sa rangée. Donnez l’Outil sur éclat, et retenez-le : c’est la dernière carte que l’on peut reprendre.
lesson-bot-end-of = Un bot est un livre ouvert, une fois qu’on a vu passer ses cartes.

lesson-bot-trump = L’atout d’un bot
lesson-bot-trump-before = Deux personnes et un bot. Le Galet taillé, dans la réserve, peut suivre Australopithecus. Placez-le, et songez que Bo peut en avoir besoin aussi.
lesson-bot-trump-trump = La troisième carte de Bo, le Troc, a ouvert l’ère 2 : pour l’atout, Bo a retourné les deux suivantes ensemble. La Peau convenait, l’Ocre est allée dans sa défausse. Sa rangée était alors vide, mais pas la pioche : Bo a donc pioché pour finir son tour. Placez la Bande.
lesson-bot-trump-end-of = Ce qui convient fait avancer un bot, ce qui ne convient pas lui coûte. Deux chances par atout : ne lui préparez pas d’ère à ouvrir.

lesson-bot-joker = Un bot et un Joker
lesson-bot-joker-place = Trois cartes de la rangée de Bo convenaient, la Cuisson non. Bo a pioché. Quand il y a des Jokers, chaque carte retournée est une étape à part. Placez le Galet taillé.
lesson-bot-joker-joker = Le Troc convenait, puis Bo a retourné un Joker : un bot le pose toujours à côté de l’arbre. Pour cet atout, il retourne les deux cartes suivantes. Placez le Biface.
lesson-bot-joker-end-of = Les bots n’interrompent jamais et ne font jamais représenter une carte par un Joker : pour eux, c’est un atout.

lesson-bot-plus = Bot+ : il regarde autour de lui
lesson-bot-plus-place = Bo est un bot+ : avant de retourner une carte, il cherche dans la réserve et dans toutes les défausses, même la sienne, les cartes qui conviennent vraiment, et place la plus basse. Placez Australopithecus.
lesson-bot-plus-stop = Bo a pris la Bande dans la réserve, retourné la Cueillette, pris le Galet taillé, retourné Homo habilis, pris le Biface, et retourne maintenant la Chasse, comme tout bot, vraie ou non. Le Charognage est encore dans votre main : dites Stop.
lesson-bot-plus-again = Vous aviez raison : pour le reste, il se comporte comme un bot simple, et son tour est fini. Placez maintenant le Charognage : la Chasse sera alors parmi ce qu’il trouve.
lesson-bot-plus-end-of = La première chose que Bo ait faite a été de reprendre la Chasse dans sa propre défausse. Un bot+ laisse peu de chose traîner.

lesson-bot-plus-empty = Un bot+ qui vide sa main
lesson-bot-plus-empty-emptied = Bo a placé les cinq cartes de sa rangée et, entre elles, la Bande et le Galet taillé. En tant que bot+, il a alors pioché deux cartes, et vous une. Des deux qu’il a retournées, aucune ne convenait. Placez la Chasse.
lesson-bot-plus-empty-next = Tout ce qui convient dans la réserve, Bo le prendra à son tour. Prenez donc vous-même l’Épieu.
lesson-bot-plus-empty-end-of = Sans pioche, cette main vidée aurait fait gagner Bo.

lesson-memory-bot = Memory avec un bot
lesson-memory-bot-place = Un bot place chaque carte qu’il retourne, vraie ou non, et c’est à vous d’avoir l’œil. Chaque carte retournée est une étape à part, pour que vous puissiez y répondre. Placez le Charognage.
lesson-memory-bot-wrong = La Cueillette ne demande rien. Contestez-la quand même, pour voir ce que coûte un Stop infondé.
lesson-memory-bot-right = Il vous en a coûté une carte à piocher. Vous avez laissé passer Homo habilis, qui était vrai : cela ne laisse pas de ligne dans la partie notée, et la carte suivante a fermé la fenêtre. Maintenant la Chasse : la Bande n’a jamais été placée. Dites Stop.
lesson-memory-bot-alone = La Chasse est dans la défausse de Bo, qui a pioché, et son tour était fini. À plusieurs, vous auriez donné une carte à Bo ; en solitaire, vous la gardez. Placez Australopithecus.
lesson-memory-bot-last = Vous avez laissé passer la Cuisson, et la table a annoncé pour Bo que l’ère 2 est ouverte. La main de Bo est maintenant vide, la pioche aussi : une fois cette fenêtre fermée, Bo aura gagné. L’Outil sur éclat demande Homo erectus. Dites Stop.
lesson-memory-bot-end-of = Bo n’a plus de carte, mais n’a pas gagné, et ne fera plus rien. Un bot que personne n’arrête joue sa main une fois : ses tours ont donc une fin.

lesson-select-bot = Select avec un bot et un Joker
lesson-select-bot-select = Bo est un bot et ne sélectionne rien : il joue une fois par tour de table, comme dans Explore. Sélectionnez la Cueillette et Homo habilis.
lesson-select-bot-pass = Le Charognage convenait, la Chasse non, et le tour de Bo était fini. Votre sélection est vide : passez, comme on le fait quand on n’a rien placé pendant son tour ; sinon, on le finit. Vous êtes la seule personne ici : cela met donc fin à la manche.
lesson-select-bot-joker = Tous ont pioché jusqu’à cinq cartes, et un Joker vous est venu. Vous pouvez le sélectionner comme n’importe quelle carte, ou le jouer plus tard depuis votre main. Prenez-le avec le Biface.
lesson-select-bot-left = Si la manche finissait maintenant, le Joker de votre sélection serait défaussé comme n’importe quelle autre carte, et coûterait un point. Voyez : passez.
lesson-select-bot-end-of = Jouez un Joker à temps, ou gardez-le en main pour la manche suivante.

lesson-connect-bot = Connect avec un bot, et Stop
lesson-connect-bot-bot = Un bot place une carte là où elle rapporte le plus, à égalité près de la carte la plus basse. À la Chasse, il manquait la Bande : elle est allée dans sa défausse. Tout cela est l’édition actuelle ; le Connect de la première était un autre jeu. Placez Homo habilis.
lesson-connect-bot-bluff = Avec le Stop, vous pouvez tenter une carte sans ses prérequis, mais jamais une case fausse : cela, tout le monde le voit. Le Biface demande le Galet taillé. Tentez-le, à côté d’Homo habilis.
lesson-connect-bot-end-of = Contre un seul bot, personne ne dit Stop, et un bluff ne risque rien ; contre des personnes, il a son prix.

lesson-fusion-bot = Fusion avec un bot
lesson-fusion-bot-stop = Un bot place ce qu’il retourne, vrai ou non, là où cela rapporte le plus. Voici la Chasse, à qui il manque la Bande. Dites Stop : la table regarde pour Bo dans toutes les piles.
lesson-fusion-bot-gap = La Chasse est allée dans la défausse de Bo. Bo ne paie pas d’indemnité, et vous ne recevez rien. Là où elle était, un trou peut rester. Placez Homo habilis sur la Cueillette.
lesson-fusion-bot-end-of = Avec un bot dans Fusion, c’est vous la mémoire de la table.

lesson-series-plus = Série+ : plus c’est long, mieux c’est
lesson-series-plus-second = Avec Série+, la première carte d’une série rapporte 1 point, la deuxième 2, la troisième 3. La Cueillette vous a valu un point : placez Homo habilis.
lesson-series-plus-fifth = Quatre cartes ont fait dix points. La cinquième en rapporte cinq, et elle ouvre une ère, pour trois de plus.
lesson-series-plus-again = Une carte rejouée commence une nouvelle série, à 1. Placez le Charognage avec l’atout.
lesson-series-plus-two = La Peau suit le Charognage et en rapporte donc deux.
lesson-series-plus-end-of = Vingt et un points en sept cartes. Gardez les séries courtes pour les mauvais jours.

lesson-trump-plus = Atout+ : quatre usages de plus
lesson-trump-plus-draw = Votre Joker vous a valu un atout. Avec Atout+, il permet aussi de piocher, de voler, de demander ou de remplacer une carte. Piochez-en une : une seule, quel que soit le nombre de vos cartes.
lesson-trump-plus-ask = Un second Joker, et encore un atout. Demandez une carte à Bo : Bo doit en donner une, et choisit laquelle.
lesson-trump-plus-granted = Le Biface est à vous. Chaque nouvelle carte vous donne aussi le droit de rejouer, à tout moment de ce tour. D’abord le placement normal : Homo habilis.
lesson-trump-plus-any = Le Troc est arrivé à point dans la réserve et a ouvert l’ère 2. Servez-vous maintenant d’un droit de rejouer pour la Peau : ce peut être n’importe quelle carte, pas seulement la nouvelle.
lesson-trump-plus-replace = Il vous reste l’atout de l’ère. Remplacez une carte : l’Épieu va à votre défausse, et une autre est piochée.
lesson-trump-plus-end-of = Chaque carte qu’Atout+ apporte peut être jouée sur-le-champ. De longs tours en vue !

lesson-sos = SOS : un appel sans atout
lesson-sos-dry = La pioche est épuisée. On continue comme avant, mais personne ne pioche plus. Placez Homo habilis.
lesson-sos-sos = Vous n’avez encore rien placé pendant ce tour. Avec SOS, que de vieux aide-mémoire appellent Revers, vous pouvez le finir en appelant une carte, comme si vous aviez un atout. Le Nomadisme doit être dans la main de Bo : appelez-le.
lesson-sos-end-of = Le Nomadisme a été placé, sans point ni atout, bien qu’il ait clos l’ère 1 : cet atout est perdu pour tous. C’était aussi la dernière carte de Bo, et il n’y a plus de pioche : la partie s’est donc arrêtée aussitôt. Ce sont les scores qui décident.

lesson-flash = Flash : qui dira Moi en premier ?
lesson-flash-place = Avec Flash, nul ne sait qui jouera ensuite. Après chaque carte placée, on a dix secondes pour répondre. Placez la Cueillette.
lesson-flash-bis = Vous avez placé une carte : vous pouvez dire Bis, qui passe avant tout Moi. Vous gardez le tour, mais vous devez alors continuer. Dites Bis.
lesson-flash-promise = Vous avez promis de continuer. Le Charognage est lui aussi de la famille alimentation : placez-le.
lesson-flash-me = Personne n’a rien dit ensuite : c’est donc Bo, à la place suivante, qui a joué. Bo a placé Homo habilis. À vous d’aller plus vite : dites Moi.
lesson-flash-normal = Votre Moi était le premier, ce tour est à vous : un tour complet et normal, dont la première carte se passe de lien. Placez la Bande.
lesson-flash-nothing = Cem a dit Moi, puis n’a rien placé : une défausse, une pioche, et la place suivante joue. C’est la vôtre. Placez Australopithecus.
lesson-flash-stay = Vous avez de nouveau dit Bis : le Galet taillé peut suivre. Mains vidées, atouts et fin de partie sont comme toujours.
lesson-flash-end-of = Bis pour continuer, Moi pour prendre la main, le silence pour laisser la place suivante. Soyez rapide, mais ayez une carte.

lesson-flash-bot = Flash avec Stop et un bot
lesson-flash-bot-stop = Vous n’avez rien dit, donc Bo joue. Dans Flash aussi, un Stop passe avant tout le reste. La Chasse demande le Charognage et la Bande : dites Stop.
lesson-flash-bot-bot = Le tour de Bo était fini, tous les Moi étaient nuls, et Cem, à la place suivante, a joué. Cem est un bot : il a retourné le Nomadisme, qui ne convenait pas. Un bot dit Bis quand il peut rejouer, et jamais Moi. À vous : placez la Bande.
lesson-flash-bot-trump = Le Troc était un bluff, et personne n’en a douté : il a ouvert l’ère 2 et vous a valu un atout. Vous ne le gardez qu’en continuant ; dès qu’un autre joue, il est perdu. Dites Bis.
lesson-flash-bot-replay = Une carte en série ou un atout dépensé tient la promesse. Rejouez avec la Cueillette.
lesson-flash-bot-end-of = Le prochain tour n’est à personne : regardez, doutez, et prenez la main.

lesson-free-placement = Placement libre, bonus de lien, strates
lesson-free-placement-free = Des options pour les jeux à points : avec le placement libre, l’arbre est une grille, et une carte va dans n’importe quelle case libre à côté d’une autre. La case n’exige pas de lien. Placez Homo habilis.
lesson-free-placement-bonus = Avec le bonus de lien, chaque lien fort avec une carte touchée, même par un coin, vaut un point. Le Biface en a trois ici : Homo habilis y mène, le Galet taillé aussi, qui est en outre un outil. Placez-le là où il touche les deux.
lesson-free-placement-strata = Bo a clos l’ère 1. Avec les strates, ses cartes peuvent être recouvertes : placez Homo erectus sur le Nomadisme. La carte recouverte reste présente, et ne rapporte rien.
lesson-free-placement-end-of = Jouxter, toucher et recouvrir ont le même sens dans tous les jeux à grille, quoi que taise un glossaire imprimé.

lesson-advantage = Un avantage pour les débutants
lesson-advantage-seven = Vous avez deux cartes d’avantage : sept dès la distribution, alors que Bo en a cinq. Avec les cinq de la réserve, cela fait dix-sept des dix-huit cartes de deux ères. Il en reste une pour la pioche : moins serait refusé. Placez la Cueillette.
lesson-advantage-refill = Finissez le tour : vous piochez jusqu’à sept, et non cinq. Aujourd’hui, la pioche n’a plus qu’une carte.
lesson-advantage-end-of = Débutants et experts peuvent ainsi jouer ensemble, et chacun a sa chance.

lesson-truncated = Un paquet tronqué
lesson-truncated-side = Ici, on joue avec les ères 2 à 4. L’ère 1 forme une pile annexe, face cachée, et chaque tour commence par sa carte du dessus : la Cueillette, la Bande et le Galet taillé sont ainsi entrés dans l’arbre, sans points pour personne. Le Troc convient donc maintenant : placez-le.
lesson-truncated-lowest = Pas d’atout : l’ère la plus basse en jeu compte comme ouverte dès le début. Finissez le tour, et voyez la suite.
lesson-truncated-fits = Le Charognage est venu au tour de Bo, le Nomadisme au vôtre. Homo erectus demande les deux : placez-le.
lesson-truncated-end-of = Neuf tours commencent par un cadeau. Ensuite, l’arbre a tout ce qu’il lui faut.

lesson-antiquity = L’Antiquité : le paquet continue
lesson-antiquity-starters = Ce paquet prolonge la Préhistoire par les ères 7 à 12. Joué seul, il compte les six ères d’avant comme placées : l’Agriculture ne demande rien d’autre. Placez-la.
lesson-antiquity-sisters = L’Élevage est aussi de la famille alimentation et continue donc la série. Ce qu’il demande est dans les ères d’avant : l’Enclos et le Chien.
lesson-antiquity-end-of = Les deux paquets réunis en font un de 108 cartes, de la Cueillette aux grandes villes.

lesson-select-stop = Select : ce qu’une manche ne permet pas
lesson-select-stop-stop = Select, c’est Explore en manches, pour trois à neuf joueurs et un quart d’heure environ. Bo passe, alors qu’Australopithecus, dans sa sélection, ne demande rien. Avec l’option Stop, c’est un tort : dites Stop.
lesson-select-stop-wait = Bo s’est défaussé d’une carte et n’en pioche pas avant la fin de la manche : seule la réserve est complétée. Votre Biface demande le Galet taillé, et celui-ci Australopithecus, qui n’est pas présent tant que Bo l’a seulement sélectionné. Placez la Bande.
lesson-select-stop-now = Le voilà. Le Galet taillé, de la réserve, est maintenant possible. Placez-le.
lesson-select-stop-links = Le Biface de votre sélection est un outil comme le Galet taillé, et le demande aussi. Dans une série, deux liens ne valent pas mieux qu’un : placez-le.
lesson-select-stop-end-of = Dans une manche, chacun voit ce que vous attendez. Flash, où nul ne sait à qui sera le tour, ne se combine pas avec Select.

lesson-select-end = Select : la dernière carte
lesson-select-end-select = Vous menez cette manche. Gardez une carte en main : sélectionnez tout sauf la Peau.
lesson-select-end-last = En série, rien ne peut venir de la main, mais une carte rejouée le peut. La Peau est votre dernière carte, main et sélection ensemble : rejouez avec elle, et gagnez l’atout de la main vidée.
lesson-select-end-call = Finissez votre tour avec cet atout : appelez la Chasse. Elle est dans la main de Bo ; une carte de sa sélection ne pourrait pas être appelée.
lesson-select-end-end-of = La pioche est vide et vous n’avez plus de carte : votre tour une fois fini, la partie l’était aussi. Ce que Bo avait encore dans sa sélection a compté comme défaussé. Si l’on avait mis des mises au pot, en jetons et d’un chacun pour commencer, le vainqueur le prendrait maintenant.

lesson-connect-strata = Connect : une carte sur une autre
lesson-connect-strata-first = La première carte de la partie va au milieu : elle n’a encore rien à jouxter. Une partie de Connect dure environ une heure. Placez la Cueillette.
lesson-connect-strata-border = Une carte rejouée n’a pas besoin de lien avec la dernière pour la série, mais sa case doit la jouxter. Sans une telle case, une carte ne peut pas être placée maintenant, quoi qu’elle demande. Le Biface en a une à côté de l’Épieu.
lesson-connect-strata-higher = Le Nomadisme a clos l’ère 1 en recouvrant Homo habilis : les deux peuvent se faire à la fois. Les cartes recouvertes restent présentes. Placez Homo erectus par-dessus les deux ; la hauteur n’a pas de limite.
lesson-connect-strata-end-of = On ne recouvre que des cartes d’ères closes, et ce qui est recouvert ne donne plus de liens : choisissez ce que vous cachez.

lesson-connect-call = Connect : une carte appelée sans case
lesson-connect-call-call = La Peau a ouvert l’ère 2. Avec le Stop, vous pouvez aussi appeler une carte qui n’ira sans doute pas : le Nomadisme a ce qu’il demande, mais aucun lien avec la Peau. Appelez-le.
lesson-connect-call-stop = Bo a remis le Nomadisme, mais il n’avait pas de case à côté de la Peau : l’appel a échoué, et votre tour était fini. Bo place maintenant Homo habilis. La Cueillette est-elle dans l’arbre ? Dites Stop.
lesson-connect-call-on = Bo a dû reprendre la carte. La Cueillette ne demande rien, sauf une case qui ait un lien avec chaque voisine : trouvez-en une.
lesson-connect-call-end-of = Avant d’appeler une carte sur une grille, cherchez la case où elle irait.

lesson-fusion-deposit = Fusion avec une caution
lesson-fusion-deposit-place = Une partie de Fusion dure environ trois quarts d’heure. Homo habilis est dans la pile, le Galet taillé sur la grille : le Biface, qui demande les deux, est vrai. Placez-le sur le Galet taillé.
lesson-fusion-deposit-look = Bo en doute. Avec l’option Caution, chaque pile où vous regardez coûte un point, mis de côté ; ce qui est sur le dessus ne coûte rien. Regardez dans la première.
lesson-fusion-deposit-found = Homo habilis est trouvé. Le Galet taillé est sous le Biface même : regardez là aussi.
lesson-fusion-deposit-end-of = Vous avez tout trouvé : les deux points vous sont revenus, et Bo a dû se défausser d’une carte. Sinon, ils auraient été perdus.

lesson-teams = Équipes : demander à un coéquipier
lesson-teams-ask = Vous formez une équipe avec Cem, et Bo avec Dan : les coéquipiers sont assis en alternance avec les autres. Une fois par tour, avant toute autre chose, vous pouvez demander une carte au vôtre. Demandez à Cem.
lesson-teams-got = Cem a choisi quoi donner et a pioché une autre carte, et vous en tenez six pour un temps. Placez Australopithecus.
lesson-teams-bot = Bo a demandé aussi. Dan est un bot : il ne demande jamais, mais quand on lui demande, il donne la dernière carte de sa rangée. Placez la Cueillette.
lesson-teams-end-of = Les points d’une équipe s’additionnent à la fin, peu importe qui les a gagnés.

lesson-team-out = Équipes : une main vide
lesson-team-out-ask = Cem a appelé votre dernière carte, et la pioche est épuisée. Mais Cem tient encore des cartes : votre équipe joue donc toujours, et vous gardez vos tours. Vous pouvez placer depuis la réserve et les défausses, et demander. Demandez une carte à Cem.
lesson-team-out-pool = Sans aucune carte, vous ne piocheriez pas et ne vous défausseriez de rien à la fin de votre tour. Mais l’Ocre, dans la réserve, est un point pour vous deux.
lesson-team-out-end-of = Cem a placé la dernière carte de votre équipe et fini son tour, et la partie était finie. Ce sont les sommes qui décident.

lesson-leaving = Quand quelqu’un s’en va
lesson-leaving-left = Bo venait de vous voler la Peau dans un échange, puis a quitté la table pour de bon. La Peau vous est revenue, la main de Bo a rejoint sa défausse, et le tour était fini. Vous pouvez prendre ces cartes : placez Homo habilis. Un programme, ou quelqu’un d’autre, aurait aussi pu reprendre la place.
lesson-leaving-nobody = La pioche est épuisée : un tour sans carte finirait par un vol. Mais personne d’autre ne tient de carte, et rien n’est volé. Essayez, finissez le tour.
lesson-leaving-standstill = Un tour de table sans carte. La place de Bo ne compte plus : votre prochain tour fait donc le second, et cela finit la partie. Finissez-le.
lesson-leaving-end-of = Sans pioche, deux tours de table sans carte finissent une partie sans points : qui a le moins de cartes gagne. Ainsi finit aussi une partie où chacun n’a ce qui convient que dans sa propre défausse, et où personne ne peut placer.

lesson-clock = Quand le temps est écoulé
lesson-clock-time = Cette table joue avec une horloge, et le temps de Bo s’est écoulé : son tour a fini comme si Bo l’avait dit, et la carte la plus récente de sa main a été défaussée. Placez Homo habilis avant que le vôtre ne s’écoule.
lesson-clock-decision = Bo vous a volé une carte dans un échange, et le temps s’est écoulé quand il fallait en rendre une. La table a donc donné la plus récente des cartes de Bo, mais pas celle qui venait d’être volée. Placez le Biface.
lesson-clock-end-of = L’horloge ne décide que ce que l’on a laissé en suspens.

lesson-classic-simple = Classic Simple : autant de cartes que possible
lesson-classic-simple-place = Dans la première édition, on place par tour autant de cartes que l’on peut. Commencez par la Cueillette.
lesson-classic-simple-needs = Le Nomadisme a maintenant tout ce qu’il demande. Placez-le.
lesson-classic-simple-end = Rien d’autre ne convient. Finissez le tour.
lesson-classic-simple-draw = Piochez maintenant : une carte au moins, jusqu’à cinq en main, à votre choix. Prenez-en cinq.
lesson-classic-simple-free = Bo s’est défaussé de la Chasse. De telles cartes peuvent être libérées : placez-la de là.
lesson-classic-simple-open = Homo erectus ouvre la deuxième ère. Cela vaut 2 points et une récolte.
lesson-classic-simple-harvest = Récolte : piochez, prenez une carte visible, ou volez une carte à Bo. Volez-en une à Bo.
lesson-classic-simple-end-of = Placer, libérer, ouvrir, récolter. La première main vidée après la fin de la pioche est celle du finaliste, qui gagne 4 points.

lesson-classic-select = Classic Select : les manches de la première édition
lesson-classic-select-pass = Vous avez placé tout ce que vous pouviez de votre sélection. Passez.
lesson-classic-select-draw = La manche est finie : piochez une carte au moins, jusqu’à cinq en main. Prenez-en cinq.
lesson-classic-select-select = Choisissez en secret les cartes de la manche suivante : H. neanderthalensis, Conservation, Ocre, Homo sapiens.
lesson-classic-select-free = L’Abri est visible et convient : libérez-le.
lesson-classic-select-open = H. neanderthalensis ouvre une ère : 2 points, et une récolte.
lesson-classic-select-harvest = Récolte : volez une carte à Bo. Vous pourriez même la placer dans ce tour.
lesson-classic-select-end-of = Une manche dure tant que quelqu’un peut et veut encore placer.

lesson-classic-connect = Classic Connect : des voisines apparentées
lesson-classic-connect-spot = Ici, les cartes n’ont pas besoin de prérequis : elles rapportent avec leurs voisines. Placez la Cueillette.
lesson-classic-connect-end = Les cartes d’un tour forment un serpent : chacune jouxte la précédente. Finissez le vôtre.
lesson-classic-connect-draw = Piochez une carte au moins, jusqu’à cinq en main. Prenez-en deux.
lesson-classic-connect-open = Fil et corde ouvre son ère : 2 points et une récolte. Placez cette carte.
lesson-classic-connect-harvest = Récolte : volez une carte à Bo.
lesson-classic-connect-points = Homo sapiens continue à côté. Une voisine de la même ère rapporte un point, et une découverte commune aussi.
lesson-classic-connect-end-of = Entourez une carte de tous ses prérequis, et chacun d’eux rapporte un point.

lesson-classic-memory = Classic Memory : une carte par tour
lesson-classic-memory-place = Une action par tour : placez une carte sur la pile, vraie ou non. Australopithecus ne demande rien.
lesson-classic-memory-one = Bo s’est défaussé d’une carte, en a pioché une et vous en a volé une. À vous de nouveau : placez la Cueillette.
lesson-classic-memory-stop = Bo place la Cuisson. Le Feu a-t-il jamais été là ? Dites Stop.
lesson-classic-memory-discard = Au lieu d’une carte de votre main, vous pouvez en placer une qui se trouve dans une défausse : la Bande.
lesson-classic-memory-end-of = La première main vide gagne aussitôt, quoi qu’il reste dans la pioche.

lesson-classic-finalist = La première édition : le finaliste
lesson-classic-finalist-free = Tant que durait la pioche, chaque tour finissait par piocher. Elle est épuisée : plus personne ne pioche. Libérez la Sculpture de la défausse de Bo.
lesson-classic-finalist-full = Le Mythe complète l’ère 5. Cela ne rapporte rien, mais une telle ère peut être rangée ; ses cartes comptent toujours comme placées.
lesson-classic-finalist-decline = Vous avez ouvert l’ère 6, pour 2 points de plus, et vous pouvez récolter aussitôt ou y renoncer. Une carte de plus en main serait maintenant un fardeau : renoncez-y.
lesson-classic-finalist-last = Cem a placé la dernière carte de sa main, la pioche épuisée : Cem est finaliste et a gagné 4 points. Toutes les défausses ont été enterrées, et les autres ont un dernier tour. Placez la Poterie : votre main sera vide aussi, mais seule la première main vidée gagne le bonus.
lesson-classic-finalist-end-of = La dernière carte de Bo a été enterrée et a coûté un point. Vous avez gagné : vous commenceriez donc la partie suivante. À égalité de points, la victoire aurait été partagée, quelles que soient les cartes qui restent.

lesson-classic-out = La première édition : sortir sans bonus
lesson-classic-out-nothing = La pioche est épuisée, vous tenez la Pêche, et ce qu’elle demande n’est pas là. Chaque tour prend désormais une carte à une main ou en ajoute une à l’arbre : la partie finira donc d’elle-même. Finissez le tour.
lesson-classic-out-out = Aucune carte de votre main placée : défaussez-en une. C’est la dernière : vous êtes sorti, sans le bonus qu’aurait un finaliste. Vos points restent.
lesson-classic-out-end-of = Vous n’avez plus de tours, mais Cem a libéré la Pêche de votre défausse. Elle vous aurait coûté un point : ce qui s’y trouve à la fin est enterré.

lesson-classic-virtual = La première édition : un joueur virtuel
lesson-classic-virtual-place = La première édition est un ensemble de jeux à part, sans réserve et avec ses propres joueurs virtuels. On joue ici avec trois ères. Placez la Bande.
lesson-classic-virtual-flips = Bo a retourné la Cueillette et Homo habilis, qui convenaient, puis la Chasse, qui ne convenait pas : elle est allée dans sa défausse, et Bo a pioché jusqu’à cinq. Placez le Charognage.
lesson-classic-virtual-two = Avant de retourner une carte, Bo a libéré la Chasse de sa propre défausse. Le Troc a ensuite ouvert une ère : Bo en a donc retourné deux à la fois, et aucune ne convenait. Il ne récolte jamais. Dans un championnat, un champion joue avec tous les joueurs virtuels contre tous les autres. Placez la Peau.
lesson-classic-virtual-end-of = Un joueur virtuel prend ce qui est visible et gâche ce qui ne convient pas. Laissez-lui peu.

lesson-classic-join = La première édition : rejoindre une partie en cours
lesson-classic-join-give = Cem arrive en cours de partie et s’assied avant vous. Celui dont c’est le tour donne le premier : une de vos cartes pour Cem, et vous en piochez une. Donnez le Biface.
lesson-classic-join-on = Bo en a donné une aussi, et a pioché. Cem a ensuite pioché jusqu’à cinq, n’a pas encore de points, et jouera après tous les autres. Placez le Charognage.
lesson-classic-join-end-of = Plus on est de fous, plus on rit : jusqu’à neuf, tant que la pioche a assez de cartes.

lesson-classic-objection = La première édition : l’objection tardive
lesson-classic-objection-dare = Avec l’objection tardive, on peut placer des cartes sans leurs prérequis. Personne n’a vu Homo habilis ni le Galet taillé. Osez : le Biface.
lesson-classic-objection-object = Bo a fait objection à temps : le Biface est allé dans votre défausse, et son point avec lui. Bo vient de placer le Galet taillé, à qui il manque Australopithecus. Jusqu’à la fin de votre tour, vous pouvez faire objection : faites-le.
lesson-classic-objection-end-of = Ce qui n’a pas reçu d’objection à temps reste, et compte.

lesson-classic-teams = La première édition : en équipes
lesson-classic-teams-team = Vous formez une équipe avec Cem : vos points s’additionnent à la fin. Dans la première édition, on ne demande pas de cartes à un coéquipier, et la première main vidée de toutes fait le finaliste. Le paquet tronqué, l’avantage et le championnat vont aussi avec ses jeux. Placez la Cueillette.
lesson-classic-teams-any = Il n’y faut pas de lien, et autant de cartes qui conviennent peuvent suivre. La Bande est un point de plus pour vous deux.
lesson-classic-teams-end-of = Jouez l’un pour l’autre : ce que vous laissez visible, Cem peut le libérer.

lesson-battle = Bataille : les pouvoirs des cartes
lesson-battle-first = Avec l’option Bataille, chaque carte porte un pouvoir : raid, garde, butin, marché, éclaireur ou festin. La carte que vous placez en dernier dans un tour donne le sien ; seul le tour de la première carte n’en donne pas. Placez la Bande.
lesson-battle-won = Bo a placé le Charognage en dernier sans l’utiliser : la marque de Bo est dessus, ce butin est prêt. Chaque place a deux marques. Homo erectus ouvre l’ère 2 et porte un éclaireur, que vous gagnez, d’où que vienne la carte. Placez-le.
lesson-battle-scout = Une fois par tour, comme dernier acte, vous pouvez utiliser un pouvoir ; l’atout est alors perdu. Un éclaireur regarde la pioche. Elle est vide : visez Bo, qui a des cartes et n’est pas à l’abri, et regardez sa main.
lesson-battle-found = Vous voyez la main de Bo. Une carte qui convient va droit dans l’arbre et rapporte un point de plus ; Bo la perd. Placez Homo habilis.
lesson-battle-series = Un tour permet une seule carte en série. Ce sera le Galet taillé, qui porte un raid. Placez-le.
lesson-battle-raid = Un raid vise le joueur qui a le plus de points parmi ceux qui ont une carte. Bo peut parer avec une garde ; ensuite personne ne vise Bo jusqu’à la fin de son prochain tour. Utilisez le Galet taillé contre Bo.
lesson-battle-stolen = Bo a laissé faire et perd un point, que vous gagnez, pour un raid de force 1. Volez maintenant une carte ; avec une pioche, Bo en tirerait aussitôt une autre.
lesson-battle-trade = Bo a trois pouvoirs et deux marques seulement : celle du Charognage est revenue. Le Langage vous a donné un marché. Utilisez-le avec Bo.
lesson-battle-traded = Vous avez pris une carte et rendu une autre. Vous pouvez maintenant placer une carte sans lien, pour un point de plus : le Troc.
lesson-battle-ward = L’Épieu de Bo est un raid de force 2, qui vous vise. L’Abri, dans votre main, est une garde : il va dans votre défausse, et le raid est dépensé pour rien. Parez avec lui.
lesson-battle-empty = La Peau est votre dernière carte, et il n’y a plus de pioche. Elle gagne son atout, mais ne finit rien : avec les pouvoirs, vous jouez encore. Placez-la.
lesson-battle-loot = La Peau porte un butin : visez un pouvoir prêt. Les usages qui ne peuvent rien apporter ne sont jamais proposés. Bo a un festin prêt sur le Biface : prenez-le, avec un point.
lesson-battle-feast = Le festin est à vous. Utilisez-le aussitôt ; sinon il devient prêt pour vous à la fin du tour.
lesson-battle-own = Un festin place toute carte à portée, même de votre propre défausse. Placez l’Abri : il ne reste ensuite qu’à finir votre tour.
lesson-battle-end-of = Sans pioche, la partie finit quand personne n’a plus de carte, ou quand un tour de table entier n’en a pas placé. Elle finit toujours : aucune carte ne revient.

lesson-battle-company = Bataille avec une équipe, un bot et un départ
lesson-battle-company-bot = Bo a le plus de points mais reste à l’abri : Dan, de votre équipe, vient de viser Bo. On ne vise jamais son équipe ; votre raid va donc à Cem, qui a moins de points que Dan. Utilisez le Galet taillé contre Cem.
lesson-battle-company-last = Cem est un bot : il ne pare qu’avec une garde prête, et n’en a pas. Il perd un point et sa dernière carte. Volez-la.
lesson-battle-company-left = La dernière carte de Cem était l’Outil sur éclat, un raid, que le bot a aussitôt utilisé contre vous. Puis Bo est parti : sa marque est revenue de la Pêche, et Bo ne compte plus. Recouvrez le Galet taillé avec le Métal.
lesson-battle-company-cover = La marque de Dan est sur l’Abri, carte d’une ère fermée. La recouvrir renvoie la marque, même celle d’un équipier. Mettez H. neanderthalensis dessus.
lesson-battle-company-end-of = Vos points et ceux de Dan s’additionnent ; un raid regarde chaque place à part.
