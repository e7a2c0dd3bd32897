### Lessons: their titles, what each step says, and what was learnt.

lesson-topic-days = Days and nights
lesson-topic-fights = Enemies and fights
lesson-topic-things = Things, projects and quests
lesson-topic-group = Together, or one against another
lesson-topic-ends = How it ends

lesson-survival-day = Discover: a first day
lesson-survival-day-choose = You are alone in an unknown land. Each character does one thing better: be the Forager.
lesson-survival-day-move = Walking costs stamina, more on rough ground. Touch a space beside you and go there.
lesson-survival-day-explore = The tiles around are face down. Explore the one beside you, for one stamina.
lesson-survival-day-go = You have walked and explored. A token lies to the south: go there.
lesson-survival-day-collect = You stand on a token: collect it. You can carry ten objects.
lesson-survival-day-investigate = Here is a landmark. Investigate it: it may hold a clue to the quest.
lesson-survival-day-end-of = Explore, collect, investigate, and keep some stamina. By night everybody needs something.

lesson-survival-night = Discover: a fight, and a night
lesson-survival-night-track = A track: what made it is face down, and may fight. Collect it.
lesson-survival-night-dice = You have rolled. Grey hits from the defence on, red wounds from the attack on. You may change the dice with resources, or be done.
lesson-survival-night-deliver = The quest is served here: deliver a stone.
lesson-survival-night-end = Keep what you need for the night. End the day.
lesson-survival-night-water = The night card asks for water. Pay it, or suffer.
lesson-survival-night-food = And for food. Four times the same damage kills: pay.
lesson-survival-night-end-of = You have lived through a fight and a night. Nine more to go.
