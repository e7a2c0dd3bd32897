### The command line.

cli-rule = rule { $number }
cli-version = Discovery { $version } · record format { $format } · rules version { $rules } · engine: { $build }
cli-version-family = rules version of { $family }: { $rules }

## The table in a terminal

cli-heading-seat = Seat
cli-heading-points = Points
cli-turn = Turn: { $seat }
cli-legal = { $seat } may: { $moves }
cli-over = The game is over ({ $reason }). { $count ->
    [0] Nobody has won.
    [one] The winner is { $winners }.
   *[other] The victory is shared by { $winners }.
}

## A game in the terminal

cli-you = Player
cli-play-deal = Deal { $code }. Whoever has this code can play it: discovery play --deal { $code }
cli-play-welcome = { $game } with { $seats }. { $first } begins. Type ? for help.
cli-play-your-turn = { $seat }, it is your turn.
cli-play-moves = You may:
cli-play-prompt = { $seat } >
cli-play-help-plain = Type the number of a move, or the move as the list writes it.
    moves           what you may do now
    table           the table again
    why MOVE        why a move is not possible
    hint            the best moves and why
    rule NUMBER     a rule of the rule book
    last            what happened since your last turn
    undo            take back the latest decision
    save FILE       write the record of the game so far
    quit            stop
cli-play-see-help = Type ? for help.
cli-command-help = help
cli-command-moves = moves
cli-command-table = table
cli-command-why = why
cli-command-hint = hint, advice
cli-command-rule = rule
cli-command-last = last, log
cli-command-order = order, orders
cli-order-word-ask = ask
cli-order-word-never = never
cli-order-word-agree = agree
cli-play-no-orders = Nothing in this game can be answered beforehand.
cli-command-save = save
cli-command-quit = quit, exit
cli-command-join = join
cli-command-undo = undo
cli-play-no-hints = This table plays without hints.
cli-play-yes = y, yes
cli-play-undo-asks = { $seat } wants to take back { $lines ->
    [one] one line
   *[other] { $lines } lines
}. Do you agree (yes or no)?
cli-play-undone = { $seat } takes back { $lines ->
    [one] one line
   *[other] { $lines } lines
}.
cli-play-undo-refused = Not everybody agrees, so nothing is taken back.
cli-play-possible = This move is possible.
cli-play-which = Which one? Type its number.
cli-play-saved = The record is in { $file }.
cli-play-thinking = { $seat } is thinking …
cli-play-overdue = { $seat } does not answer ({ $fault }): the rules play for them.
cli-join-seated = { $name } sits at seat { $seat } of { $seats }.
cli-join-waiting = { $open ->
    [0] Every seat is taken; waiting for the host to begin.
    [one] Waiting: one seat is still open, then the host begins.
   *[other] Waiting: { $open } seats are still open, then the host begins.
}
cli-join-returning = The server has hung up; as soon as it is there again, the program goes on.
cli-join-watch = To watch: { $link }
cli-join-winner = Seat { $seat } wins.
cli-join-other = Seat { $seat } does not win.
cli-play-stopped = Stopped before the end.
cli-report-made = A report of a problem, made with version { $version } at step { $step }:
cli-report-seen = { $game }, as far as { $seat } knew it:
cli-report-spectator = a spectator
cli-replay-step = { $step }  { $line }
cli-replay-dealt-anew = Everything that { $seat } did not know at this point has been dealt anew.
cli-play-goes-on = { $game } with { $seats }, played on from step { $step }. You are { $seat }. Type ? for help.
cli-play-committed = Commitment to the shuffle: { $commitment }
cli-play-key = Key of this game: { $key }. A saved record can be checked with “discovery verify FILE”.
cli-verify-sound = Verified: the order of the deal { $draws ->
    [0] follows from the key; there were no other draws.
    [one] and the one outcome of chance follow from the key.
   *[other] and all { $draws } outcomes of chance follow from the key.
}
cli-verify-compare = Compare the commitment with the one that was shown before the first card: { $commitment }
cli-verify-game = Game { $number }, { $commitment }: verified, { $draws ->
    [0] the order of the deal.
    [one] the order of the deal and one outcome.
   *[other] the order of the deal and { $draws } outcomes.
}
cli-play-after = Type “save FILE” to keep the record of this game, or Enter to leave.
cli-play-scores = { $seat }: { $score ->
    [one] one point
   *[other] { $score } points
}
hint-heading = { $rank }: { $move } ({ $typed })
hint-promises = { $heading }, { $value }
analysis-title = { $game }: each player’s chances, from the deal to the end
analysis-loss = Step { $step }, { $name }: { $move }. Better: { $best } ({ $number }% more).

## Simulations and measures

cli-decimal-sign = .
cli-percent = { $number }%
cli-simulate-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
cli-simulate-working = Playing
cli-heading-player = Player
cli-heading-wins = Wins
cli-heading-share = Share
cli-heading-interval = 95% interval
cli-heading-mean = Mean points
cli-heading-spread = Std deviation
cli-heading-range = Lowest to highest
cli-simulate-length = Decisions per game: { $mean } on average, { $least } to { $most }.
cli-simulate-people = { $seats ->
    [one] { $program } plays the seat reserved for a person. --seats names other players.
   *[other] { $program } plays the { $seats } seats reserved for people. --seats names other players.
}
cli-simulate-rotated = Seats were rotated from game to game.
cli-simulate-fixed = The players kept their seats, in the order given.
cli-export-done = { $games ->
    [one] One game
   *[other] { $games } games
}, { $rows ->
    [one] one choice
   *[other] { $rows } choices
}, in { $file } (seed { $seed }).
cli-simulate-cost = { $seconds } s of processor time, { $moves } decisions.
cli-tournament-apart = No ratings: these groups never met, neither directly nor through others, so they cannot be compared: { $groups }.
cli-tournament-title = { $game } with { $seats } seats: { $games ->
    [one] one game
   *[other] { $games } games
}
cli-heading-elo = Elo
cli-heading-against = Against
cli-heading-games = Games
cli-heading-below = Against the one below
cli-heading-anchor = Against greedy
cli-ladder-share = { $share } ({ $low } – { $high }) of { $games }
cli-ladder-order = { $game }, { $seats } seats: { $level } is rated no higher than { $below }.
cli-ladder-band = { $game }, { $seats } seats: { $level } wins { $share } of its games against { $below }; it should be between { $least } and { $most }.
cli-bench-title = { $game } with { $seats } seats, on one core of this machine ({ $build })
cli-bench-plain = plain Python
cli-bench-compiled = compiled
cli-heading-measure = Measure
cli-heading-value = Median
cli-heading-times-plain = times plain Python
cli-bench-inside_moves_per_cpu_s = moves per second, inside the engine
cli-bench-api_moves_per_cpu_s = moves per second, through legal and play
cli-bench-copy_ns = copy of a position, in ns
cli-bench-view_us = building a view, in µs
cli-bench-playouts_per_cpu_s = re-dealt rollouts per second, from mid-game
cli-bench-search_iterations_per_cpu_s = iterations of a tree search per second, from mid-game
cli-bench-games_per_cpu_s = whole games per second, including the deal
cli-bench-record_lines_per_cpu_s = lines of a record per second, read and played
cli-bench-two-processes = Two parallel processes do { $times } times the work of one.

## Games and options

cli-options-games = Games
cli-options-options = Options
cli-options-seats = Seats that the rules play
cli-options-told = { $name }: { $text }
cli-options-goes-with = Goes with { $keys }.
cli-options-part-of = Part of { $keys }.
cli-options-not-with = Not with { $keys }.
cli-options-needs = Needs { $keys }.
cli-options-rules = Rules { $rules }.

## Decks and data

cli-deck-sound = { $file } is sound.
cli-deck-warning = { $file }:{ $line }: could be better: { $words }
cli-print-unused = { $file } is on no card: a picture is called as its card, such as fire.svg or fire.png, and a card has one.
cli-push-reaches-nobody = Push services cannot reach you at { $contact }; some do not call devices for such a contact.
cli-deck-copied-unsound = { $count ->
    [one] The copy is not sound: the deck had this fault already.
   *[other] The copy is not sound: the deck had { $count } faults already; this is the first.
}
cli-deck-written = { $file } is written.
cli-deck-no-licence = This deck names no licence, so others cannot know what they may do with it: add a line such as “# licence: CC BY 4.0”.
cli-deck-bare-link = The texts of the cards are left out: with them the link would be too long. Share the file instead.
cli-print-working = Drawing
cli-admin-none = There are no tables.
cli-heading-table = Table
cli-heading-status = Status
cli-heading-made = Created (UTC)
cli-heading-active = Last active (UTC)
cli-heading-events = Events
cli-status-waiting = waiting
cli-status-playing = playing
cli-status-over = over
cli-status-closed = closed
cli-status-damaged = damaged
cli-admin-closed = Table { $table } is closed.
cli-admin-asked = The server has been asked to close table { $table } and will do so within seconds.
cli-admin-reopened = Table { $table } is open again.
cli-admin-asked-reopen = The server has been asked to open table { $table } again and will do so within seconds.
cli-admin-saved = The copy is in { $file }.
cli-admin-restored = The copy has been restored to { $place }.
cli-admin-set-aside = The old database is kept in { $file }.
cli-admin-copying = Copying
cli-admin-checking = Opening every game
cli-admin-moved = The copy is in { $place }. Games: { $games }, new: { $newgames }. Events: { $events }, new: { $newevents }.
cli-admin-compared = Every game was opened on both sides, and every seat sees the same. Games that cannot be opened on either side: { $unopened }.
cli-admin-checked = A backup was restored and its games were opened: { $games }. Damaged: { $damaged }. Closed to the changed rules: { $changed }.
cli-admin-damaged-new = Table { $table } is damaged, and the list does not say so.
cli-admin-damaged-known = Table { $table } is damaged, as the list says.

## A misused command line

cli-usage-prefix = usage:
cli-usage-arguments = arguments
cli-usage-options = options
cli-usage-help = show this help and exit
cli-usage-command = A command is missing. “{ $given }” lists them all.
cli-usage-missing = Something is missing here: { $given }.
cli-usage-unknown = This command does not know “{ $given }”.
cli-usage-group-play = play
cli-usage-group-study = study
cli-usage-group-make = make
cli-usage-group-host = host
cli-usage-section-game = game
cli-usage-section-players = players
cli-usage-section-extent = number of games, chance
cli-usage-section-verdict = comparison
cli-usage-section-part = which part
cli-usage-section-deck = deck
cli-usage-section-sheets = what is printed
cli-usage-section-paper = paper
cli-usage-section-reach = where the server is reached
cli-usage-section-guests = what guests may do
cli-usage-section-messages = mails and calls
cli-usage-section-data = data
cli-usage-section-act = what is done
cli-usage-section-work = use of the machine
cli-usage-section-output = output
cli-usage-value = { $option }: { $given }
cli-usage-choice = { $option }: { $given } is not one of { $choices }.
cli-usage-alone = { $option } needs a value after it.
cli-usage-surplus = { $option } takes no value, but { $given } follows it.
cli-usage-together = { $option } cannot be used with { $given }.
cli-usage-positive = a whole number from 1 to 100,000,000 is needed.
cli-usage-number = a whole number from 0 to 100,000,000 is needed.
cli-usage-workers = a whole number from 1 to 61 is needed, or “all”.
cli-usage-seat-numbers = whole numbers from 2 to 9 are needed, separated by commas.
cli-usage-program = NAME=COMMAND is needed, with a name of small letters, digits and hyphens that no other player has.
cli-usage-limit = NAME=N is needed: sockets, tables, seats, guesses, replays, analyses, accounts, logins, mails, classes, pupils, clubs, reports or requests, and a whole number from 1 to 1,000,000.
cli-usage-address = the address of the page is needed, such as https://cards.example.org/
cli-usage-keep = NAME=DAYS is needed: finished, closed, analyses, backups, mail, contests, reports or audit, and a number above 0 and below 36,500.
cli-usage-host-name = the name of a host is needed, without http:// and without a port.
cli-usage-push = the contact must be mailto:NAME@HOST or https://HOST, where push services reach you.
cli-usage-origin = the origin of a push service is needed, such as https://push.example.org.
cli-usage-peer = expected HOST:PORT, such as 10.0.0.5:8100
cli-usage-networks = expected addresses or networks separated by commas, such as 10.0.0.7,192.168.0.0/16
cli-usage-deck-bytes = a whole number from 0 to 500,000 is needed.
cli-usage-deck-cards = a whole number from 1 to 256 is needed.
cli-usage-millimetres = a length in millimetres is needed, such as 3 or 1.5.
cli-usage-shift = two lengths in millimetres are needed, such as 0.5,-1.
cli-usage-megabytes = a whole number from 0 to 1,000,000 is needed.
cli-usage-seconds = a number above 0, at most 3600, is needed.
cli-usage-port = a whole number from 0 to 65535 is needed.
cli-usage-days = a number above 0 and below 36,500 is needed.
cli-usage-base-path = a path begins with a slash, such as /cards.

## Help

cli-help-discovery = The games of Discovery: play, serve, replay and study them.
cli-help-language = language of the messages
cli-help-json = print JSON instead of text
cli-help-setup = the code of a set-up; other options override it
cli-help-game = the game: { $games }
cli-help-teams = teams, by seat numbers: 1+3,2+4
cli-help-options = options of the game, separated by commas; “discovery options” lists them
cli-help-catalogue = list the games and options, and which can be combined
cli-help-deck-name = the game’s deck: { $decks }, or a file of your own
cli-help-data = directory of the tables; by default the system’s place for your data
cli-help-play = play in this terminal against computer players
cli-help-play-seats = who plays, clockwise: you, { $players }; NAME=PLAYER gives a name
cli-help-play-seed = the same text repeats the same deal, for practice
cli-help-save = write the record to this file at the end
cli-help-with-deck = make a record carry the file of a deck of your own, so that it replays by itself
cli-help-play-deal = play a deal that others play, too: its code, today for the deal of the day, new for another one of --setup
cli-help-play-match = play the next game of this match and add it to the file
cli-help-match = play matches over several games, each kept in a file
cli-help-match-new = begin a match
cli-help-match-show = show the standings
cli-help-match-play = play the next game and add it; games between programs are played at once
cli-help-match-export = write each game as a record of its own
cli-help-match-leave = a player leaves the match
cli-help-match-join = a player joins the match, before the one who begins next
cli-help-match-stop = end the match; what is left in the pot goes back
cli-help-match-file = the file of the match
cli-help-match-terms = games=N (0: until you stop), handicap, stakes=N, or championship
cli-help-match-handicaps = handicaps to begin with
cli-help-match-folder = directory for the records
cli-help-match-leave-player = their name
cli-help-match-join-player = their name, or NAME=PLAYER for one of the computer’s
cli-help-match-seed = the same text gives the same lot, deals and computer players’ decisions
cli-help-replay = replay a record: show the final position, any other one or all steps, or play on from there
cli-help-replay-file = a record; - reads standard input
cli-help-replay-at = stop after step N; 0 is the deal
cli-help-replay-steps = show every step: its line and what happened
cli-help-replay-play = play on from there, against computer players
cli-help-replay-seat = whose seat you take in --play; otherwise that of the player to move
cli-help-replay-against = the opponent that plays the other seats in --play: { $programs }
cli-help-replay-alone = play all seats of people yourself in --play, each with what it may know
cli-help-replay-deal-anew = in --play deal everything anew that the seat did not know; chance can then not be checked
cli-help-replay-seed = the same text repeats chance and the computer players’ decisions, for practice
cli-help-verify = check that the shuffle and all outcomes of chance follow from the key that was told at the end
cli-help-verify-file = a record or a match file; - reads standard input
cli-help-no-hints = play without hints
cli-help-puzzles = find positions with one best move, show, solve and print them
cli-help-puzzles-make = look for puzzles in records, or in games between programs, and write them into a file
cli-help-puzzles-show = list puzzles, or show one; with --json question and solution as data
cli-help-puzzles-solve = solve puzzles, one after the other
cli-help-puzzles-print = print puzzles, each with its solution overleaf
cli-help-puzzles-file = the file to write
cli-help-puzzles-records = records of finished games to look through; without any, programs play
cli-help-puzzles-puzzle = the name of one puzzle; all of them by default
cli-help-puzzles-from = a file of puzzles instead of those that come with the project
cli-help-puzzles-move = answer with this move in notation; the status is 1 if it is wrong
cli-help-learn = list the lessons, or play one step by step
cli-help-learn-lesson = the name of a lesson; without one they are listed
cli-help-learn-step = begin with this step
cli-help-learn-rule = list only the lessons that touch this rule
cli-help-learn-json = list the lessons as one JSON object
cli-help-analyse = analyse a finished game: choices, chances, luck
cli-help-iterations = search iterations for each choice; more are more reliable and take longer
cli-help-svg = also write a chart of the chances to this file
cli-help-simulate = let programs play against each other
cli-help-export = write games between programs into a Parquet file, for training
cli-help-export-file = the file to write
cli-help-simulate-seats = players, in order: { $players }, or module:callable
cli-help-games = how many games
cli-help-simulate-seed = the same text gives the same result
cli-help-fixed-seats = do not rotate the seats
cli-help-debug = when a program of your own fails, show the full traceback and the view it had
cli-help-workers = number of processes, or all for one per core; the result is the same
cli-help-ray = play on the Ray cluster at this address; auto for this machine’s cluster
cli-help-tournament = let programs play each other in pairs and rate them
cli-help-calibrate = let the levels of the opponents play each other, rate them, and fail if one is out of order
cli-help-players = who plays: { $players }, or module:callable
cli-help-games-or-all = the games, separated by commas, or all
cli-help-seat-numbers = numbers of seats, separated by commas; each of the two players gets half of the seats
cli-help-games-a-pair = how many games for each pair of players at each table; 0 only rates what the file holds
cli-help-resume = keep the results in this file, and play only what it does not contain yet
cli-help-levels = play only this many of the lowest levels
cli-help-band = also fail if a level does not win 60 to 75 percent of its two-seat games against the one below
cli-help-write = write the table into this Markdown page, between its markers
cli-help-bench = measure the speed of the games on this machine
cli-help-serve = serve tables for browsers
cli-help-host = address to listen on; 0.0.0.0 for the whole network
cli-help-port = port to listen on; 0 for any free one
cli-help-base-path = path in front of every page, behind a reverse proxy
cli-help-trust-proxy = addresses of reverse proxies whose X-Forwarded headers are trusted
cli-help-allow-host = a name by which browsers may call this server, besides its own; may be repeated
cli-help-limit = limit for each network address: sockets and analyses at once; requests a second; tables, seats, guesses, replays, accounts, logins, mails, classes, pupils, clubs or reports an hour; may be repeated
cli-help-no-lobby = keep no list of open tables
cli-help-push = call devices when it is their turn, through the push services of browsers; services reach you at this address (mailto:you@example.org)
cli-help-mail = write to people who want it when a table waits for them, through this mail server (smtp[s]://user@host:port); the password is in DISCOVERY_MAIL_PASSWORD or in a file
cli-help-mail-from = the address that mails come from
cli-help-mail-password-file = a file with the password for the mail server
cli-help-address = the address by which people reach this page, for links in mails (https://cards.example.org/)
cli-help-admin-mail = see whether mails arrive, with the same options as serve
cli-help-admin-mail-test = send one mail to this address
cli-help-push-service = a further push service that may be called, such as https://push.example.org; may be repeated
cli-help-database = the address of a PostgreSQL database (postgresql://NAME:PASSWORD@HOST/DATABASE), which several servers may share; the default, SQLite in the data directory, is for one process. Or DISCOVERY_DATABASE
cli-help-bus = with --database: a Redis or Valkey (redis://HOST:PORT) that carries news between processes; by default PostgreSQL does. Or DISCOVERY_BUS
cli-help-processes = with --database: how many processes serve here; SIGHUP replaces them one by one. Or DISCOVERY_PROCESSES
cli-help-peer = with --database: where the server's other processes reach this one; 127.0.0.1 and any free port by default, for one machine. Or DISCOVERY_PEER
cli-help-metrics = let Prometheus read the server’s numbers at /metrics, from this machine or from these ADDRESSES (10.0.0.7,192.168.0.0/16). Or DISCOVERY_METRICS=1
cli-help-traces = send traces over OTLP to a collector at this address, or to where OTEL_EXPORTER_OTLP_ENDPOINT says
cli-help-abandon-days = close tables that nobody has used for this many days
cli-help-keep = erase for good what was not used for so many days: finished or closed tables, analyses, backups made at a migration, mail addresses of tables that are over, contests that ended, decided reports of people, or acts of hosts and moderators (audit); may be repeated
cli-help-program = a program of your own that can be chosen by NAME; see docs/line-protocol.md
cli-help-program-seconds = time for a move of such a program, in seconds
cli-help-thinkers = how many opponents think at once; by default the number of cores minus one
cli-help-deck-bytes = length of the longest deck file that a table may bring, in bytes; 0 for none
cli-help-deck-cards = how many cards such a deck may have
cli-help-memory = memory of a thinking opponent, in megabytes; 0 for no limit
cli-help-queue = how many opponents may wait in the queue to think
cli-help-join = let a program of your own take a seat of a table
cli-help-join-link = the secret link of the seat
cli-help-join-program = the command that starts the program
cli-help-join-name = the name at the table
cli-help-join-deck = the deck of the table that --table-with creates: { $decks }, or a file of your own
cli-help-table-with = create a table with these players and start the game; LINK is then the server’s address
cli-help-log = format of the log
cli-help-deck = make, check, compare and share decks
cli-help-check = list every fault of a deck file, then what could be better
cli-help-deck-file = a deck file, CSV or TOML; - reads standard input
cli-help-deck-or-id = a deck file, or the id of a deck: { $decks }
cli-help-deck-show = show the tree of a deck, or one card with its links
cli-help-deck-card = a card, by its id or its name
cli-help-deck-diff = list the cards and links that one deck has changed of another
cli-help-deck-other = the deck to compare with
cli-help-deck-play = play with this deck, as “discovery play --deck FILE”
cli-help-deck-new = write a new deck file: empty rows, a random tree, or a copy
cli-help-deck-new-file = the file to write; one that ends in .toml is written as TOML
cli-help-deck-eras = number of eras
cli-help-deck-cards-an-era = number of cards an era
cli-help-deck-like = grow a random tree with the shape of this deck
cli-help-deck-from = copy this deck: a file, an id or a link; with --eras or --cards, a smaller one
cli-help-deck-seed = seed of the random choices; the same seed makes the same deck
cli-help-deck-balance = tell whether a deck plays like Prehistory, or like another deck
cli-help-balance-against = the deck to compare with, in the same games; without it, Prehistory’s kept values
cli-help-balance-plan = how many games may be played: quick takes minutes, full an hour
cli-help-balance-games = at most so many games of each kind
cli-help-balance-strict = end with status 1 if something is not as usual
cli-help-balance-budget = a TOML file that says what the deck is held to; with it, --strict
cli-help-balance-html = write the verdicts with pictures as a page
cli-help-lab = answer questions by playing many games
cli-help-lab-run = play what a plan asks, until everything is known or its games are used up
cli-help-lab-plan = a TOML file with what is played and what is asked
cli-help-lab-resume = keep the results in this file, and go on from there
cli-help-deck-share = print a link that holds the whole deck
cli-help-deck-address = address of the page before the deck
cli-help-deck-print = draw the sheets of a deck as PDF, or its pieces as images
cli-help-print-sheets = kinds of sheets, separated by commas; without it, the usual ones; “calibration” shows how a printer shifts
cli-help-print-out = the folder for the files, made if it is not there; without it, this one
cli-help-print-paper = the paper
cli-help-print-lines = marks outside the block, the lines to cut along, or neither
cli-help-print-bleed = with 3, each piece stands alone and goes 3 mm beyond its cut
cli-help-print-margin = what the printer leaves white at each edge, in millimetres
cli-help-print-duplex = the edge over which paper is turned; off puts backs on a page by themselves
cli-help-print-shift = move back pages by so many millimetres, to the right and down
cli-help-print-ink = colours, or greys for a laser printer
cli-help-print-reverse = the last piece first, so that the pile comes out sorted
cli-help-print-footer = a small number on each card
cli-help-print-cards = only these cards: ids, numbers, spans (1-18,fire)
cli-help-print-jokers = number of Jokers, 0 to 4
cli-help-print-points = point cards by value, such as 1x18,5x14,20x10
cli-help-print-games = the rules of these games only, in the booklet
cli-help-print-setup = the set-up on the slip: its code, or a link of the page with it
cli-help-print-seats = for how many survivors, 1 to 4: boards, counters and items
cli-help-print-poster = the paper of the tree: a3, a2, or tiles that are glued together
cli-help-print-images = images of 300 dpi and a list of copies, for print services
cli-help-print-each = PDF of one piece a page with trim and bleed boxes, for print services
cli-help-admin = manage the tables of a server
cli-help-list = list the tables
cli-help-close = close a table
cli-help-reopen = reopen a closed table, or try a damaged one again
cli-help-backup = copy the database, even while a server runs
cli-help-force = replace the file if it exists
cli-help-restore = restore a copy while no server runs
cli-help-admin-table = the table’s id, see list
cli-help-admin-file = file of the copy
cli-help-admin-move = copy everything to another data directory or database, even while a server runs, and check the copy
cli-help-admin-to = where to: a data directory, or the address of a PostgreSQL database
cli-help-admin-check = try whether a backup can be restored and every game in it opened
cli-help-admin-check-file = a backup; without it, one is made for the purpose
cli-help-rules = read the rule book
cli-help-rules-number = a rule, such as C01; without it, the titles of all rules
cli-help-completion = print a script by which a shell completes commands, options and files
cli-help-completion-shell = the shell
cli-help-version = show the versions

## Windows, selections, Jokers

cli-play-window = { $seat }, how do you answer?
cli-play-asked = { $seat }, you choose.
cli-play-ways = { $count } ways

## Matches

cli-heading-match-wins = Won
cli-heading-match-handicap = Handicap
cli-heading-match-stake = Stake
cli-heading-match-chips = Chips
cli-heading-match-trophies = Trophies
cli-match-title = { $game }: a match ({ $terms }), { $games ->
    [0] no game yet
    [one] one game
   *[other] { $games } games
}
cli-match-legend = Of each game: points, * won; = score (change of handicap); c chips; T trophy.
cli-match-pot = In the pot: { $chips ->
    [one] one play chip
   *[other] { $chips } play chips
}. Chips are never money.
cli-match-champion = { $player }, champion
cli-match-gone = { $player }, gone
cli-match-next = Next: game { $number }. { $first } begins.
cli-match-stakes = Everybody puts in: { $stakes }.
cli-match-over = The match is over. { $count ->
    [0] Nobody leads.
    [one] First: { $leaders }.
   *[other] First together: { $leaders }.
}
cli-match-saved = The match is in { $file }.
cli-match-exported = Records written: { $games }, in { $folder }.
cli-match-not-counted = This game has no winner. It does not count and can be played again.

## Puzzles

cli-heading-puzzle = Puzzle
cli-heading-kind = Question
cli-heading-game = Game
cli-heading-difficulty = Difficulty
cli-puzzles-made = { $games ->
    [one] One game
   *[other] { $games } games
} searched, { $puzzles ->
    [0] no puzzles
    [one] one puzzle
   *[other] { $puzzles } puzzles
} found: { $file }
cli-puzzles-kind-best = best move
cli-puzzles-kind-finish = finish it
cli-puzzles-title = { $puzzle }: { $kind }, { $game }, difficulty { $difficulty } of 5
cli-puzzles-ask-best = { $seat } to move. One move is better than all others: which one?
cli-puzzles-ask-finish = { $seat } to move. One move wins, whatever the others hold: which one?
cli-puzzles-see = To solve it: discovery puzzles solve { $puzzle }
cli-puzzles-prompt = Your move (or: answer, quit) >
cli-puzzles-word-answer = answer
cli-puzzles-word-quit = quit
cli-puzzles-right = Right!
cli-puzzles-wrong = Not the best: { $move } promises { $value }%; another move promises { $best }%.
cli-puzzles-solution = { $move } promises { $value }%, the next best move { $second }%.
cli-learn-see = To take one: discovery learn NAME
cli-learn-no-lesson = No lesson touches rule { $rule }.
cli-learn-next = The next lesson: discovery learn { $lesson }

## Questions to many games

cli-heading-lab-cell = Table
cli-heading-lab-value = Value
cli-heading-lab-a = A
cli-heading-lab-b = B
cli-heading-lab-difference = A less B
cli-heading-lab-so = So
cli-lab-known = known
cli-lab-more = A more
cli-lab-less = B more
cli-lab-same = no difference
cli-lab-open = not settled
cli-lab-about = After ±, half of the 99% interval. No difference: none larger than the plan’s precision.
cli-admin-no-accounts = There are no accounts.
cli-admin-account-closed = closed
cli-role-player = player
cli-role-moderator = moderator
cli-role-host = host
cli-heading-account = account
cli-admin-account-done-close = Nobody gets into { $name } any more, and all its sessions have ended.
cli-admin-account-done-reopen = { $name } can be used again.
cli-admin-account-done-erase = { $name } is erased. Tables stay as they are, because they are others’ as well.
cli-admin-mail-sent = The mail server has taken over a mail to { $address }.
cli-admin-mail-later = The mail server cannot be used at the moment; the line before tells why.
cli-admin-mail-refused = The mail server has refused a mail to { $address }.
cli-admin-invited = Within seven days the password of { $name } can be set once on this page, behind the address of the server: #/account/{ $token }
cli-help-accounts = let people have accounts: anybody makes one (open), or you do (closed). Or DISCOVERY_ACCOUNTS
cli-help-webhooks = let accounts have programs told what happens at their tables: on the internet (public), or on this machine, too (local). Or DISCOVERY_WEBHOOKS
cli-help-admin-accounts = list all accounts
cli-help-admin-account = invite somebody to an account, new or with a forgotten password; close, reopen or erase one
cli-help-admin-account-name = name of the account
cli-help-admin-account-close = let nobody get in any more; nothing is lost
cli-help-admin-account-reopen = let it be used again
cli-help-admin-account-erase = erase the account, its sessions and what it holds
cli-admin-role-given = { $name } is now: { $role }.
cli-admin-no-acts = Nothing has been done yet that is noted here.
cli-admin-shell = (shell)
cli-heading-when = when (UTC)
cli-heading-who = who
cli-heading-act = what
cli-heading-whom = whom
cli-heading-why = why
cli-act-invite = invited
cli-act-close-account = account closed
cli-act-reopen-account = account reopened
cli-act-erase-account = account erased
cli-act-role = role given
cli-act-close-table = table closed
cli-act-reopen-table = table reopened
cli-act-dismiss = report dismissed
cli-act-mute = muted
cli-act-ban = banned
cli-act-lift = sanction lifted
cli-act-erase-contest = contest erased
cli-act-backup = all data copied
cli-act-restore = all data restored from a copy
cli-act-move = all data moved here
cli-help-admin-role = give an account another role
cli-help-admin-role-role = what it may do from its next request on: only play, moderate as well, or all that the server’s host may do on the page
cli-help-admin-audit = list what hosts and moderators have done
cli-help-no-classes = let teachers have no classes
cli-help-class-days = erase a class this many days after it was last used
cli-help-admin-classes = list all classes, without the names of pupils
cli-help-admin-class = erase a class with its tables and all that is kept about them
cli-help-admin-class-code = the code that pupils type
cli-help-admin-class-erase = erase it; nothing of it can be brought back
cli-admin-no-classes = There are no classes.
cli-admin-class-erased = Class { $code } is erased with all its tables.
cli-admin-class-asked = The server has been asked to erase class { $code } and will do so within seconds.
cli-heading-class-code = Code
cli-heading-pupils = Pupils
cli-heading-tables = Tables
cli-heading-erased = Erased on
