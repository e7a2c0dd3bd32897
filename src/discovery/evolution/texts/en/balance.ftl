### How a deck plays beside another: verdicts with number, interval and advice.

cli-balance-title = { $deck } ({ $key }) beside { $model }
cli-balance-whole = { $unmet ->
    [0] { $open ->
        [0] This deck plays like { $model }.
       *[other] As far as it is settled, this deck plays like { $model }.
    }
    [one] This deck plays like { $model } but in one respect.
   *[other] This deck plays like { $model } but in { $unmet } respects.
}
cli-balance-table = { $game } for { $seats }
cli-balance-table-greedy = { $table } (greedy)
cli-balance-all-tables = all tables
cli-balance-open = Not settled: { $measure } at { $tables }: { $value }, interval { $low } to { $high }, usual { $usual }. More games would tell.

## What is judged

cli-balance-name-length = length
cli-balance-name-seats = fair seats
cli-balance-name-standstill = standstill
cli-balance-name-skill = skill
cli-balance-name-dead = dead turns
cli-balance-name-waiting = waiting
cli-balance-name-bottleneck = bottlenecks
cli-balance-name-used = unused cards
cli-balance-name-lift = lift
cli-balance-name-series = series
cli-balance-name-plane-points = points a card
cli-balance-name-plane-width = width of the grid
cli-balance-name-plane-spotless = cards without a spot
cli-balance-name-eras = eras

## Verdicts

cli-balance-length-met = Games are as long as with { $model }: furthest off is { $table } with { $value } turns ({ $low } to { $high }; usual { $usual }).
cli-balance-length-high = { $table } is longer: { $value } turns ({ $low } to { $high }; usual { $usual }). Take prerequisites away, first from the cards that are waited for.
cli-balance-length-low = { $table } is shorter: { $value } turns ({ $low } to { $high }; usual { $usual }). Give some cards another prerequisite.
cli-balance-seats-met = The seats are fair: furthest off is seat { $part } at { $table }, which wins { $value }% ({ $low } to { $high }).
cli-balance-seats-high = Seat { $part } wins too often at { $table }: { $value }% ({ $low } to { $high }; usual { $usual }). Let the first eras need fewer cards, so that who begins matters less.
cli-balance-seats-low = Seat { $part } wins too seldom at { $table }: { $value }% ({ $low } to { $high }; usual { $usual }). Let the first eras need fewer cards, so that who begins matters less.
cli-balance-standstill-met = Standstill is rare: at { $table } { $value }% of games end so ({ $low } to { $high }; usual { $usual }).
cli-balance-standstill-high = Games come to a standstill too often at { $table }: { $value }% ({ $low } to { $high }; usual { $usual }). Give cards of the last eras other ways: fewer prerequisites that only one card leads to.
cli-balance-skill-met = Choices count: at { $table } the better program wins { $value }% ({ $low } to { $high }; usual { $usual }).
cli-balance-skill-low = Choices count for less at { $table }: the better program wins { $value }% ({ $low } to { $high }; usual { $usual }). Let more cards be placeable at a time, and link them less evenly.
cli-balance-dead-met = Dead turns are as rare as usual: most in quarter { $part } of { $table }, { $value }% ({ $low } to { $high }; usual { $usual }).
cli-balance-dead-high = Players are stuck in quarter { $part } of { $table }: in { $value }% of turns nothing can be placed ({ $low } to { $high }; usual { $usual }). Take a prerequisite from some cards of that time.
cli-balance-waiting-met = No card waits too long: longest { $card }, { $value } turns in a hand ({ $low } to { $high }).
cli-balance-waiting-high = { $card } waits long: { $value } turns in a hand before it can be placed ({ $low } to { $high }), { $times } times the mean of its era; the longest of that era waits { $usual } with { $model }. It needs { $needs ->
    [one] { $missing }: choose an earlier card.
   *[other] { $missing }: take one of them away.
}
cli-balance-bottleneck-met = No card holds up too much: most { $card }, for which { $holds } cards wait alone during { $turns } turns a game.
cli-balance-bottleneck-high = { $card } is waited for most: { $holds } cards need it alone for { $turns } turns a game, more than any of { $model }. Give { $waiting ->
    [one] { $which } another way than this card.
   *[other] one of { $which } another prerequisite in its place.
}
cli-balance-used-met = No card is left out: least { $card }, placed in { $placed }% of games.
cli-balance-used-low = { $card } is hardly used: it is placed in { $placed }% of games, { $value }% of the mean of its era ({ $low } to { $high }). Let it need less, or lead to more.
cli-balance-lift-met = No card decides too much: { $card } most, { $value } points of a hundred ({ $low } to { $high }).
cli-balance-lift-high = { $card } is worth too much: whoever places it wins { $value } in a hundred games more than seat and lead promise ({ $low } to { $high }). Take links from it: it needs { $missing } and leads to { $waiting ->
    [0] nothing
   *[other] { $which }
}.
cli-balance-lift-low = { $card } is worth too little: whoever places it wins { $value } in a hundred games beside what seat and lead promise ({ $low } to { $high }). Give it more links, or let it need less.
cli-balance-series-met = Series are as long as usual: furthest off { $table } with { $value } cards a turn ({ $low } to { $high }; usual { $usual }).
cli-balance-series-high = Series run away at { $table }: { $value } cards a turn ({ $low } to { $high }; usual { $usual }). Spread the families, and let fewer cards lead to one another.
cli-balance-series-low = Series are flat at { $table }: { $value } cards a turn ({ $low } to { $high }; usual { $usual }). Let cards of one family lead to one another.
cli-balance-plane-points-met = The grid brings as many points as usual: { $value } a card at { $table } ({ $low } to { $high }; usual { $usual }).
cli-balance-plane-points-high = The grid brings many points: { $value } a card at { $table } ({ $low } to { $high }; usual { $usual }). Fewer prerequisites and more even families make fewer links.
cli-balance-plane-points-low = The grid brings few points: { $value } a card at { $table } ({ $low } to { $high }; usual { $usual }). More prerequisites within an era make more links.
cli-balance-plane-width-met = The grid is as wide as usual: { $value } cells at { $table } ({ $low } to { $high }; usual { $usual }).
cli-balance-plane-width-high = The grid is wide: { $value } cells at { $table } ({ $low } to { $high }; usual { $usual }). More links between eras keep it together.
cli-balance-plane-width-low = The grid is narrow: { $value } cells at { $table } ({ $low } to { $high }; usual { $usual }). Games may be too short, or all cards linked.
cli-balance-plane-spotless-met = Cards find a spot: at { $table } none does in { $value }% of turns ({ $low } to { $high }; usual { $usual }).
cli-balance-plane-spotless-high = Cards find no spot at { $table } in { $value }% of turns ({ $low } to { $high }; usual { $usual }). Link eras and families more.
cli-balance-eras-met = Eras follow one another as usual: furthest off era { $part } at { $table }, the newest for { $value }% of a game ({ $low } to { $high }; usual { $usual }).
cli-balance-eras-high = Era { $part } drags at { $table }: it is the newest for { $value }% of a game ({ $low } to { $high }; usual { $usual }). Let the next era need less.
cli-balance-eras-low = Era { $part } jumps by at { $table }: it is the newest for { $value }% of a game ({ $low } to { $high }; usual { $usual }). Let the next era need more of it.

## What is only told

cli-balance-points = { $table }, greedy: { $points } points (standard deviation { $spread }), margin { $margin }, { $isclose ->
    [1] close; { $close }% of margins are below a tenth
   *[other] { $close }% of margins are below a tenth
}; ties { $tie }%; { $leadchanges } changes of the lead; { $turns } turns.
cli-balance-bottlenecks = Waited for most: { $which }.
cli-balance-waiters = { $count ->
    [one] In a hand more than twice as long as its era’s mean: { $which }.
   *[other] In a hand more than twice as long as their eras’ means: { $which }.
}
cli-balance-lifts = { $count ->
    [one] A lift that is no accident: { $which }.
   *[other] Lifts that are no accident: { $which }.
}
cli-balance-ancestors = Cards that a card of each era rests on, on average: { $means }.
cli-balance-games = { $games } games, { $random } of them at random. Intervals hold the true value in 99 of 100 cases.

## The page

cli-page-verdicts = Verdicts
cli-page-lengths = Length of random games
cli-page-seats = Wins by seat
cli-page-dead = Dead turns by quarter
cli-page-tree = The tree
cli-page-tree-told = The darker a card, the longer it waits in a hand; the thicker its border, the more waits for it.
cli-page-lift = Cards by lift
cli-page-eras = When eras open
cli-page-this = this deck
cli-page-turns = turns
cli-page-percent = %
cli-page-met = as usual
cli-page-unmet = not as usual
cli-page-open = not settled
