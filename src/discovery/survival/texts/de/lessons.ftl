### Lessons: their titles, what each step says, and what was learnt.

lesson-topic-days = Tage und Nächte
lesson-topic-fights = Feinde und Kämpfe
lesson-topic-things = Dinge, Projekte und Aufgaben
lesson-topic-group = Gemeinsam oder gegeneinander
lesson-topic-ends = Wie es ausgeht

lesson-survival-day = Discover: ein erster Tag
lesson-survival-day-choose = Du bist allein in einem unbekannten Land. Jeder Charakter kann etwas besser als die anderen: Wähle die Sammlerin.
lesson-survival-day-move = Gehen kostet Ausdauer, in unwegsamem Gelände mehr. Tippe auf ein Feld neben dir und geh dorthin.
lesson-survival-day-explore = Die Plättchen ringsum sind verdeckt. Erkunde das neben dir, für eine Ausdauer.
lesson-survival-day-go = Du bist gegangen und hast erkundet. Im Süden liegt ein Marker: Geh dorthin.
lesson-survival-day-collect = Du stehst auf einem Marker: Sammle ihn. Du kannst zehn Stücke tragen.
lesson-survival-day-investigate = Hier ist eine Landmarke. Untersuche sie: Vielleicht birgt sie einen Hinweis für die Quest.
lesson-survival-day-end-of = Erkunde, sammle, untersuche, und spar etwas Ausdauer auf. Bei Nacht haben alle einen Bedarf.

lesson-survival-night = Discover: ein Kampf und eine Nacht
lesson-survival-night-track = Eine Fährte: Was sie hinterließ, ist verdeckt und kämpft vielleicht. Sammle sie.
lesson-survival-night-dice = Du hast gewürfelt. Grau trifft ab dem Wert der Abwehr, Rot verwundet ab dem des Angriffs. Ändere die Würfel mit Ressourcen, oder wähle Fertig.
lesson-survival-night-deliver = Hier kommst du mit der Quest voran: Liefere einen Stein ab.
lesson-survival-night-end = Behalt, was du für die Nacht brauchst. Beende den Tag mit Zug beenden.
lesson-survival-night-water = Die Nachtkarte verlangt Wasser. Zahle oder leide.
lesson-survival-night-food = Und Nahrung. Viermal derselbe Schaden ist tödlich: Zahle.
lesson-survival-night-end-of = Du hast einen Kampf und eine Nacht überlebt. Noch neun.
