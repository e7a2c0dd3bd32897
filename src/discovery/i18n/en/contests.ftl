# the page of contests
contest-title = Contests
contest-lead = Rounds are paired, tables are made and results are counted by themselves.
contest-new = New contest
contest-all = All contests
contest-none = There is no contest at the moment.
contest-format = Format
contest-format-swiss = Swiss rounds
    .text = In each round those meet who have about the same points.
contest-format-arena = Arena
    .text = For a set time, whoever is free plays again.
contest-format-duplicate = Duplicate
    .text = All tables play the same deal; the same seats are compared.
contest-status-open = Open
contest-status-running = Under way
contest-status-over = Over
contest-status-closed = Closed
contest-at-table = { $seats } at a table
contest-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
contest-starts = Starts { $at }
contest-waits = Starts when the director says so
contest-until = Until { $at }
contest-round-of = Round { $round } of { $rounds }
contest-clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
contest-clock-bank = { $seconds ->
    [0] { $minutes } min each
   *[other] { $minutes } min each + { $seconds } s a turn
}
contest-clock-turn = { $seconds } s a turn
contest-clock-minutes = { $minutes } min a turn
contest-enter = Enter
contest-your-name = Your name
contest-you = You play as { $name }
contest-you-wait = You are in. When it begins, the way to your table stands here.
contest-you-play = Your game is at table { $board }.
contest-you-away = You get no next table.
contest-you-bye = You have a bye in this round.
contest-you-others = { $count ->
    [0] The next round is being paired.
    [one] Your game is over. { $count } table of this round is still playing.
   *[other] Your game is over. { $count } tables of this round are still playing.
}
contest-you-pairing = You are paired as soon as somebody is free.
contest-to-table = To your table
contest-withdraw = Withdraw
contest-pause = Pause
contest-back = Play on
contest-own-link = Copy my own link
contest-push-text = This device can be called when a table of yours is made and when it is your turn there, even while the page is closed. The call goes through the push service of your browser’s maker and says nothing about the contest.
contest-link = Copy the link
contest-director-link = Copy the director’s link
contest-copied = Copied
contest-invite = Invite others
contest-share = Share and keep
contest-records = Sheet and records
contest-standings = Standings
contest-entrants = Players
contest-nobody = Nobody has entered yet.
contest-place = Place
contest-place-short = Pl.
contest-number = Number in the crosstable
contest-number-short = No.
contest-name = Name
contest-points = Points
contest-figure = { NUMBER($value, maximumFractionDigits: 2) }
contest-round = Round { $round }
contest-round-short = R{ $round }
contest-gone = gone
contest-cells = In the columns of rounds: the points, and below them the numbers of those who sat at the same table (* a program).
contest-bye = Bye
contest-bye-short = bye
contest-filler = Program
contest-tie-opponents = Opp.
    .text = The points of all opponents
contest-tie-beaten = Beaten
    .text = The points of opponents who were beaten, by half where level
contest-tie-wins = Wins
    .text = Tables won outright
contest-tie-tables = Tables
    .text = Tables played: fewer are better
contest-tie-tops = Tops
    .text = Deals on which nobody did as well
contest-tables = Tables
contest-all-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
contest-table = Table { $board }
contest-playing = Playing
contest-decided = Decided by the director: { $reason }
contest-unfinished = Closed without a result: level
contest-watch = Watch
contest-watch-table = Watch table { $board }
contest-replay = Replay
contest-replay-table = Replay table { $board }
contest-director = You direct this contest
contest-start = Start now
contest-program = A program as a player
contest-add = Add
contest-removing = Players
contest-remove = Remove
contest-remove-name = Remove { $name }
contest-deciding = Decide a table
contest-which-table = Table
contest-winner = Winner
contest-level = All level
contest-reason = Reason, for all to read
contest-decide = Decide
contest-close = Close the contest
contest-close-sure = Nobody will play on, and it cannot be opened again.
contest-keep = Keep it
contest-name-of = Name of the contest
contest-seats = Players at a table
contest-rounds = Rounds
contest-minutes = Minutes
contest-fill = If numbers don’t divide
contest-fill-program = Programs fill the last table
contest-fill-bye = Somebody has a bye
contest-clock = Clock
contest-kind-turn = Seconds a turn
contest-kind-bank = Minutes for the game
contest-kind-days = Days a turn
contest-amount-turn = Seconds
contest-amount-bank = Minutes each
contest-amount-days = Days
contest-more = More choices
contest-begins = Starts at
contest-begins-text = Empty: when you say so.
contest-code = Code of a set-up
contest-code-text = A game with options: make it on the page of a new table and paste its code here.
contest-listed = Show it in the list
contest-make = Make the contest
contest-rated = Rated
    .text = Everybody enters with their account, and the game has no options.
contest-ratings = Ratings
contest-ratings-lead = From rated contests. Everybody begins at 1500; 200 more mean three wins of four. The ± says how sure that is.
contest-ratings-none = No rated game has been played yet.
contest-rating = Rating
contest-rating-of = { $game }, { $seats } at a table
contest-rating-own = Your own
contest-rating-games = Games
contest-rating-now = { $games ->
    [one] { $rating } ± { $interval } after { $games } game
   *[other] { $rating } ± { $interval } after { $games } games
}
contest-rating-value = { $rating } ± { $interval }
contest-rating-unsure = provisional
