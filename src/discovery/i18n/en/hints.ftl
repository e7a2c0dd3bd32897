### Moves in words, hints with their reasons, and the analysis of a finished game.

## Why

hint-next = It looks slightly weaker than the best move.
hint-best = No other move looks better.
hint-alike = It looks about as good.
hint-decided = No move seems to change the outcome any more.

## Asking for a hint

hint-ask = Hint
hint-ask-title = Show the two best moves
hint-title = Hint
hint-close = Close the hint
hint-thinking = Thinking …
hint-rank = { $rank ->
    [1] Best
   *[other] Second best
}
hint-value = chance of winning: about { $number }%
hint-show = Show { $move }
hint-private = Based only on what you can see; the others do not know that you asked.
hint-spoken = { $rank }: { $move }: { $reasons }
hint-none = There is nothing to decide right now.
hint-late = { $phase ->
    [window] The window ended before the hint was ready.
   *[other] The game went on before the hint was ready.
}
hint-and = and
hint-marked = in the hint
key-hint = a hint: the two best moves
words-hint = advice, tip, hints

## A game looked at afterwards

analysis-account = { $who ->
    [me] You: own choices { $choice }, everything else { $luck }
   *[other] { $name }: own choices { $choice }, everything else { $luck }
}
analysis-turns = { $count ->
    [0] No turning points.
    [one] The turning point:
   *[other] The turning points:
}
analysis-turn-choice = Step { $last }, { $who ->
    [me] a slip of yours
   *[other] a slip by { $name }
}: from { $before }% to { $after }%.
analysis-turn-luck = Steps { $first } to { $last }: { $who ->
    [me] your
   *[other] { $name }’s
} chances { $way ->
    [up] rose from { $before }% to { $after }%, by no move of { $who ->
        [me] your own.
       *[other] their own.
    }
   *[down] fell from { $before }% to { $after }%; none of { $who ->
        [me] your
       *[other] their
    } moves was to blame.
}
analysis-parts = { $who ->
    [me] You: own moves { $choice }, dice { $dice }, cards and tokens { $cards }, the others and the nights { $rest }
   *[other] { $name }: own moves { $choice }, dice { $dice }, cards and tokens { $cards }, the others and the nights { $rest }
}
analysis-turn-dice = Step { $last }: by the dice { $who ->
    [me] your
   *[other] { $name }’s
} chances { $way ->
    [up] rose
   *[down] fell
} from { $before }% to { $after }%.
analysis-turn-cards = Step { $last }: by what came to light { $who ->
    [me] your
   *[other] { $name }’s
} chances { $way ->
    [up] rose
   *[down] fell
} from { $before }% to { $after }%.
analysis-rescues = What would have saved whom
analysis-saved = What would have saved { $who ->
    [me] you
   *[other] { $name }
} ({ $end }): at step { $step } “{ $best }” instead of “{ $move }”. That left { $kept }% where { $promised }% were possible.
analysis-lost-anyway = { $who ->
    [me] You ({ $end }): no choice of yours was certainly wrong.
   *[other] { $name } ({ $end }): no choice of theirs was certainly wrong.
}
analysis-losses = { $count ->
    [0] No choice cost anything.
   *[other] The most costly choices:
}

## The analysis on the page

analysis-name = Analysis
analysis-close = Close the analysis
analysis-working = { $of ->
    [0] Analysing the game …
   *[other] Analysing the game: { $done } of { $of } choices.
}
analysis-about = Each choice is judged by what the player could know at the time. The numbers are estimates: percent of the chance of winning.
analysis-step = Step { $step }, { $who ->
    [me] you
   *[other] { $name }
}: { $move }
analysis-sums = Choice and luck
analysis-choices = Choices
analysis-whose = Whose choices
analysis-everybody = everybody’s
analysis-all = all, in the order they were made
analysis-lost = { $number ->
    [0] ±0
   *[other] −{ $number }
}
analysis-best = No better move was found.
analysis-better = Better: { $best }
chart-title = Each player’s chances, from the deal to the end.
chart-end = { $who ->
    [me] You end with { $number }%.
   *[other] { $name } ends with { $number }%.
}
chart-table = These figures as a table
chart-step = Step
chart-percent = { $number }%

## Puzzles

puzzle-title = Puzzles
puzzle-number = Puzzle { $number } of { $of }
puzzle-difficulty = difficulty { $number } of 5
puzzle-solved = { $count } solved
puzzle-ask-best = You are { $name }, and it is your move. One move is better than all others: which one?
puzzle-ask-finish = You are { $name }, and it is your move. One move wins, whatever the others hold: which one?
puzzle-right = Right: { $move }
puzzle-wrong = Not the best: { $move }. It promises { $value }% of the win, another move { $best }%.
puzzle-again = Try another move, or look at the answer.
puzzle-solution = { $move } promises { $value }% of the win, the next best move { $second }%.
puzzle-give-up = Show the answer
puzzle-next = Next puzzle
