### Games, options and periods, by their keys.

game-intro = Intro
    .text = Empty your hand first: who places his last card once the stack is gone, wins.
    .differs = No points. A turn without a card draws one.
game-explore = Explore
    .text = Most points win: one for each card you place, three for each trump.
    .differs = As Intro, but a turn without a card costs a discard, and every turn fills the hand to five.

option-series-plus = Series+
    .text = In a series each card is worth one point more than the one before.
option-bot = Bot
    .text = A seat that the rules play: it flips its hand card by card.
option-bot-plus = Bot+
    .text = A bot that also places from the pool and the discards.

period-dawn = The dawn
period-archaic-palaeolithic = Archaic Palaeolithic
period-lower-palaeolithic = Lower Palaeolithic
period-middle-palaeolithic = Middle Palaeolithic
period-upper-palaeolithic = Upper Palaeolithic
