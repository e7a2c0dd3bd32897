### Lessons: their titles, what each step says, and what was learnt.

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
lesson-survival-night-food = Et à manger. Quatre fois le même dommage tue : payez.
lesson-survival-night-end-of = Vous avez survécu à un combat et à une nuit. Encore neuf.
