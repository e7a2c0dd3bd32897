# What is on paper

press-sheet-fronts = discoveries
press-sheet-jokers = Jokers
press-sheet-points = point cards

press-year = { NUMBER($number, useGrouping: "false") }
press-year-before = −{ $number }
press-years = { $begin } to { $end }
press-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
press-points-word = { $number ->
    [one] point
   *[other] points
}
press-back-points = Points
press-joker-trump = Lay it beside the tree in your turn: it brings you a trump for this turn.
press-joker-interruption = After any action in somebody else’s turn, lay it beside the tree and say “Interruption”: you play a whole turn now.
press-joker-tree = Place it in the tree: it stands for a card of an open era that lies nowhere in sight and has its prerequisites.

press-sheet-reminders = reminder cards
press-sheet-classic-reminders = reminder cards of the first edition
press-back-reminders = Reminder
press-reminder-preparation = Setting up
press-reminder-words = What trumps and draws are
press-reminder-options = Options
press-reminder-bots = Bots
press-reminder-classic-preparation = Setting up, first edition
press-reminder-classic-words = Words of the first edition

press-sheet-battle-fronts = discoveries with assets
press-sheet-battle-reminders = reminder cards of Battle
press-sheet-markers = markers and shields of Battle
press-reminder-assets = Assets
press-ready = ready
press-safe = safe
press-marker = marker of seat { $number }

press-field-name = its name
press-field-text = its text
press-field-when = its date
press-field-caption = what its picture shows
press-field-needs = what it needs
press-field-asset = the name of its asset
