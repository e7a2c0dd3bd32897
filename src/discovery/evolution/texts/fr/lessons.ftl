### Lessons: their titles, what each step says, and what was learnt.

lesson-first-steps = Une première partie
lesson-first-steps-place = Voici votre main. Les cartes éclairées peuvent être placées : elles ne demandent rien, ou ce qu’elles demandent est déjà dans l’arbre. Touchez Charognage, puis Placer.
lesson-first-steps-end = Un point ! Rien ne suit cette carte : appuyez sur Finir le tour. Vous piochez alors une carte, et Bo joue.
lesson-first-steps-needs = La plupart des cartes en demandent d’autres ; les signes de leur bord supérieur disent lesquelles sont là. Ce que demande le Galet taillé est maintenant dans l’arbre : placez-le.
lesson-first-steps-series = Un tour continue tant que la carte suivante est liée à la dernière : celle-ci y mène, ou toutes deux sont de la même famille. Placez la Peau. Elle ouvre une ère, et cela gagne un atout.
lesson-first-steps-trump = Vous tenez un atout, pour ce tour seulement. Il achète une chose sur quatre. Servez-vous-en pour défausser une carte que vous ne placerez pas bientôt : l’Épieu.
lesson-first-steps-again = Bo n’a rien trouvé et a dû défausser la Chasse : un tour sans carte en coûte une. À vous : placez la Bande.
lesson-first-steps-discard = Les cartes des défausses sont aussi à prendre. La Chasse, que Bo a défaussée, suit la Bande : placez-la.
lesson-first-steps-close = La pioche est vide, et le Troc est votre dernière carte. Placez-le : une main vidée gagne un atout, et ce tour est alors le dernier de la partie.
lesson-first-steps-call = Dépensez l’atout pour un appel : nommez une carte, et qui la tient doit la céder. Appelez le Biface. Il complète son ère, et cela gagne un autre atout.
lesson-first-steps-pool = Les cartes de la réserve sont à tout le monde. Le Langage, qui s’y trouve, suit le Biface : placez-le.
lesson-first-steps-win = Rien ne suit le Langage. Dépensez le dernier atout pour rejouer : il place toute carte dont les besoins sont là. Prenez l’Outil sur éclat dans la réserve.
lesson-first-steps-count = C’est tout. Finissez le tour : on compte alors les points, moins un par carte qui reste à quelqu’un.
lesson-first-steps-end-of = Vous avez gagné ! Vous savez tout : placer, les besoins, les séries, les atouts, les défausses et la fin.

lesson-intro = Intro : vider sa main en premier
lesson-intro-place = Dans Intro personne ne compte de points : il s’agit de se défaire de ses cartes. Commencez par la Chasse.
lesson-intro-pool = La réserve compte comme votre main. L’Épieu, qui s’y trouve, suit la Chasse.
lesson-intro-close = Le Biface, aussi dans la réserve, complète la première ère. Cela gagne un atout.
lesson-intro-replay = Rejouer : l’atout achète une carte qui n’est pas liée à la dernière. Placez le Feu.
lesson-intro-discard = L’Abri est dans la défausse de Bo et suit le Feu. Prenez-le là.
lesson-intro-empty = La Peau est votre dernière carte. La pioche dure encore, donc la partie aussi : vous gagnez un atout et piochez deux cartes.
lesson-intro-exchange = Échanger : avec un atout vous tirez une carte de la main de Bo, sans la voir.
lesson-intro-give = Rendez maintenant une des vôtres.
lesson-intro-end-of = Voilà tout Intro. Une fois la pioche épuisée, la première main vide gagne aussitôt.

lesson-memory = Memory : retenir, ou bluffer
lesson-memory-place = Tout ce qui est placé disparaît dans une pile : on peut donc tenter toute carte, vraie ou non. Australopithecus est vraie : placez-la.
lesson-memory-verify = Bo dit Stop et doute de vous. Vous avez dit vrai : vérifiez. Rien n’était demandé, et Bo paie son doute.
lesson-memory-stop = Bo place le Feu. Tout ce qu’il demande a-t-il été placé ? Vous avez vu que non : dites Stop.
lesson-memory-go-on = Bo a avoué : le Feu est repris, et Bo a dû prendre une de vos cartes. À vous : placez Charognage.
lesson-memory-doubt = Bo prétend placer le Langage. Si vous en doutez, dites Stop ; si vous avez raison, cela coûte une carte à Bo.
lesson-memory-give = Bo n’a pas trouvé. Donnez-lui une de vos cartes.
lesson-memory-announce = Ouvrir ou compléter une ère s’annonce, et cela peut se contester aussi. Bo dit que l’ère 1 est complète : dites Stop.
lesson-memory-end-of = Vous avez tout vu : une vraie carte, un mensonge, et ce que coûte un doute. Gardez l’œil sur la pile, et osez.

lesson-select = Select : des cartes mises à part en secret
lesson-select-pass = Dans une manche, chacun joue de sa sélection. Rien de la vôtre ne va plus : passez.
lesson-select-select = Une nouvelle manche : choisissez des cartes en secret. Elles sont révélées ensemble. Prenez la Cuisson, le Métal et l’Ocre.
lesson-select-place = Bo, qui mène, a joué. À vous dans la manche : la Cuisson, de votre sélection, complète une ère.
lesson-select-pool = Pendant le tour la réserve vous est ouverte aussi : la Conservation suit la Cuisson.
lesson-select-trump = L’atout achète une carte de plus de votre sélection : le Métal.
lesson-select-rest = L’Ocre le suit. Ce qui reste d’une sélection à la fin d’une manche va dans votre défausse.
lesson-select-end-of = Sélectionner, révéler, jouer, passer : puis les mains se remplissent, et le suivant mène.

lesson-connect = Connect : un arbre sur une grille
lesson-connect-spot = Les cartes se placent à côté de celles auxquelles elles sont liées, et chaque lien vaut un point. Choisissez le Feu, puis une case éclairée.
lesson-connect-link = La Cuisson, dans une défausse, suit le Feu : placez-la à côté.
lesson-connect-end = Rien ne suit d’ici. Finissez le tour et piochez.
lesson-connect-close = Le Biface complète une ère. Choisissez une case : son nombre dit les points.
lesson-connect-series = La série continue depuis la carte placée. Placez le Langage.
lesson-connect-replay = L’atout achète une carte ailleurs : l’Épieu, sur toute case qui lui convient.
lesson-connect-open = La Pêche ouvre une ère, et ses liens forts rapportent. Placez-la.
lesson-connect-end-of = Dans Connect, une bonne case vaut plus qu’une carte rapide.

lesson-fusion = Fusion : des piles à retenir
lesson-fusion-place = Ici les cartes peuvent en couvrir d’autres, et seul le dessus compte pour les liens. Placez la Conservation.
lesson-fusion-trump = Bo en a douté à tort. Un atout achète maintenant une carte de plus : placez la Tribu.
lesson-fusion-look = Bo dit Stop. Montrez ce que demande la Tribu en fouillant une pile : choisissez-en une.
lesson-fusion-pool = Vous l’avez trouvé : la faute est à Bo. Continuez : placez la Spécialisation, de la réserve.
lesson-fusion-announce = Une ère s’est ouverte, mais dans une pile cela ne se voit pas : annoncez que l’ère 5 est ouverte.
lesson-fusion-stop = Bo place le Chien. Ce qu’il demande n’a jamais été là : dites Stop.
lesson-fusion-end-of = Retenez ce qui est dessous, et doutez de qui l’oublie.

lesson-classic-simple = Classic Simple : autant de cartes que possible
lesson-classic-simple-place = Dans la première édition on place par tour autant de cartes qu’on peut. Commencez par la Cueillette.
lesson-classic-simple-needs = Le Nomadisme a maintenant tout ce qu’il demande. Placez-le.
lesson-classic-simple-end = Rien d’autre ne va. Finissez le tour.
lesson-classic-simple-draw = Piochez maintenant : une carte au moins, jusqu’à cinq en main, à votre choix. Prenez-en cinq.
lesson-classic-simple-free = Bo a défaussé la Chasse. De telles cartes se libèrent : placez-la de là.
lesson-classic-simple-open = Homo erectus ouvre la deuxième ère. Cela vaut 2 points et une récolte.
lesson-classic-simple-harvest = Récolter : piocher, prendre une carte ouverte, ou dérober une carte à Bo. Dérobez-en une à Bo.
lesson-classic-simple-end-of = Placer, libérer, ouvrir, récolter. La première main vide après la pioche est celle du finaliste, qui gagne 4 points.

lesson-classic-select = Classic Select : les manches de la première édition
lesson-classic-select-pass = Vous avez placé tout ce que vous pouviez de votre sélection. Passez.
lesson-classic-select-draw = La manche est finie : piochez une carte au moins, jusqu’à cinq en main. Prenez-en cinq.
lesson-classic-select-select = Choisissez en secret les cartes de la manche suivante : H. neanderthalensis, Conservation, Ocre, Homo sapiens.
lesson-classic-select-free = L’Abri est ouvert et convient : libérez-le.
lesson-classic-select-open = H. neanderthalensis ouvre une ère : 2 points, et une récolte.
lesson-classic-select-harvest = Récolter : dérobez une carte à Bo. Vous pourriez même la placer dans ce tour.
lesson-classic-select-end-of = Une manche dure jusqu’à ce que personne ne puisse ou ne veuille plus placer.

lesson-classic-connect = Classic Connect : des voisines apparentées
lesson-classic-connect-spot = Ici les cartes ne demandent rien : elles rapportent par leurs voisines. Placez la Cueillette.
lesson-classic-connect-end = Les cartes d’un tour forment un serpent : chacune touche la dernière. Finissez le vôtre.
lesson-classic-connect-draw = Piochez une carte au moins, jusqu’à cinq en main. Prenez-en deux.
lesson-classic-connect-open = Fil et corde ouvre son ère : 2 points et une récolte. Placez-la.
lesson-classic-connect-harvest = Récolter : dérobez une carte à Bo.
lesson-classic-connect-points = Homo sapiens continue à côté. Une voisine de la même ère vaut un point, et de même ce que deux cartes partagent.
lesson-classic-connect-end-of = Entourez une carte de tout ce qu’elle demande, et chacune de ces cartes rapporte.

lesson-classic-memory = Classic Memory : une carte par tour
lesson-classic-memory-place = Une action par tour : placez une carte sur la pile, vraie ou non. Australopithecus ne demande rien.
lesson-classic-memory-one = Bo a défaussé une carte, en a pioché une et vous en a pris une. Encore à vous : placez la Cueillette.
lesson-classic-memory-stop = Bo place la Cuisson. Le Feu a-t-il jamais été là ? Dites Stop.
lesson-classic-memory-discard = Au lieu d’une carte de votre main vous pouvez en placer une d’une défausse : la Bande.
lesson-classic-memory-end-of = La première main vide gagne aussitôt, quoi qu’il reste dans la pioche.
