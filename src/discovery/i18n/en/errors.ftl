### What went wrong, one sentence for each stable code. Cards come by name, seats by name, numbers as they are.

and = and

## What the rules refuse

error-game-over = The game is over.
error-not-your-turn = It is not your turn.
error-own-seat = Choose another player, not yourself.
error-seat-left = This player has left the table.
error-not-now = This is not possible at this moment.
error-not-contestable = This cannot be contested: only the latest action can be, by another player, and only once.
error-others-answer = The others may still answer the last action.

## Outcomes of chance

error-outcome-missing = This move depends on chance: its outcome must be written after “=”.
error-outcome-impossible = Chance cannot have had this outcome here.
error-outcome-unexpected = Nothing depends on chance in this move: it takes no outcome.

## Words and files

error-unknown-move = “{ $given }” is not a move.
error-unknown-seat = Nobody called “{ $given }” sits at this table.
error-unknown-game = There is no game called “{ $given }”.
error-unknown-deck = There is no deck called “{ $given }”.
error-decks-not-joined = “{ $given }” does not build on “{ $base }”, so the two cannot be played as one deck.
error-unknown-option = There is no option called “{ $given }” for this game.
error-unknown-player = There is no player called “{ $given }” to choose from.
error-no-module = There is no module “{ $given }”, neither in the working directory nor among the installed packages.
error-no-callable = The module “{ $given }” has nothing called “{ $name }” that could make a program.
error-program-not-loading = The program “{ $given }” cannot be loaded: { $fault }
error-bad-family = The family “{ $given }” of the variable { $variable } cannot be loaded: { $fault ->
    [unnamed] write KEY=MODULE:ATTRIBUTE, with the key of the family
   *[other] { $fault }
}
error-program-failed = The program “{ $given }” failed in { $game }, seat { $seat }, seed { $seed }: { $fault ->
    [late] it gave no move in time
    [EOFError] it has ended
    [not-starting] it does not start
   *[other] { $fault }
}
error-illegal-choice = The program “{ $given }” chose { $move }, which is not legal, in { $game }, seat { $seat }, seed { $seed }.
error-bad-value = “{ $given }” is not a value that can be used here.
error-bad-address = “{ $given }” is not an address of this machine. Use 127.0.0.1 for this machine alone, 0.0.0.0 for the whole network.
error-bad-database = “{ $given }” is no address of a database. Write postgresql://NAME:PASSWORD@HOST/DATABASE. In a name or password the signs % # @ / : are written %25 %23 %40 %2F %3A.
error-bad-bus = “{ $given }” is no address of a bus. Write redis://HOST:PORT, or rediss:// for an encrypted one.
error-nothing-there = “{ $given }” leads to no table, and to no server that answers.
error-not-text = This is not readable text (UTF-8 is expected).
error-mail-traces = A mail program has changed the text from this line on, so that what stood there is doubtful. Take its marks out, such as > before some lines, or have the file sent to you as an attachment.
error-column-twice = The column “{ $column }” is there twice.
error-comment-twice = The line “# { $given }:” is there twice, in line { $first } first.
error-too-large = This is too large to be read: the limit is { $most }.
error-no-file = “{ $given }” does not exist.
error-cannot-read = “{ $given }” cannot be read: it is a directory, or you have no permission to open it.
error-file-exists = “{ $given }” exists already. Choose another name, or replace it with --force.
error-cannot-write = “{ $given }” could not be written. Is the disk full or write-protected?

## Records

error-missing-header = The header “{ $given }” is missing.
error-bad-header = The header “{ $given }” cannot be read.
error-double-header = The header “{ $given }” appears twice.
error-bad-line = “{ $given }” cannot be read as a line of a record.
error-newer-format = This file is written in format { $given }, which is newer than this program. Please update.
error-newer-rules = This record was played under rules version { $given }, which is newer than this program. Please update.
error-rules-changed = This game was played under version { $was } of the rules. Version { $now } has changed a rule that matters here, so the game would go differently from this point on.
error-bad-name = “{ $given }” cannot be a name: use 1 to 30 letters, digits, spaces or . _ ' - and make all names differ.
error-mixed-name = “{ $given }” mixes letters that look alike but are of several scripts, such as a Latin and a Cyrillic A. Type each word in one script.
error-wrong-result = The result written in the header “{ $header }” is not the one that its moves lead to.
error-no-such-step = The record has no step { $given }: its steps are 0 to { $most }.
error-no-commitment = This record has no commitment, so nobody can check its chance afterwards.
error-key-not-told = The key of this game has not been told: it stays secret until the game is over.
error-wrong-key = This key is not the one to which the server had committed itself.
error-wrong-chance = Here the key leads to “{ $expected }”, but the record says “{ $given }”.

## Set-ups

error-seat-count = { $given ->
    [0] At least one seat is needed.
    [one] One seat is too few for this game.
   *[other] { $given } seats are too many: this game takes at most { $most }.
}
error-option-excluded = “{ $option }” does not go with “{ $other }”.
error-option-twice = “{ $option }” was chosen twice.
error-option-built-in = “{ $option }” is already a part of “{ $game }” and is not chosen separately.
error-option-needs = “{ $option }” needs “{ $other }”, which is not chosen.
error-option-value = “{ $given }” is not a value for “{ $option }”.
error-bad-teams = “{ $given }” cannot be in this team: every member must have a seat, and only one team.
error-no-opponent = All the seats are in one team: at least one opponent is needed.
error-two-clocks = A time for each turn and a bank for the whole game do not go together: choose one.
error-unknown-zone = This server does not know the time zone “{ $given }”.
error-no-decider = At least one seat must be for a person or a computer player; bots alone are not enough.
error-bad-setup-code = “{ $given }” is not the code of a set-up, or one of its letters is wrong.
error-bad-deal-code = “{ $given }” is not the code of a deal: that is the code of a set-up, a point and the word of the deal.
error-deal-of-a-server = The cards of the deal “{ $given }” are known only to the server that it is played on, as others may watch or sit down there. Only a deal that nobody watches before the end, without seats for others, can be played elsewhere.
error-no-person = In the terminal one of the seats must be yours: name it “you”. To let programs play each other, use “discovery simulate”.
error-not-vectorised = Many games of “{ $given }” cannot be played at once: only families with an encoding of their own can do that.
error-no-such-deal = No other deal was found that fits what the seat knows, in { $most } games.
error-newer-setup-code = The set-up code “{ $given }” was written by a newer version of this program. Please update.

## Decks

error-deck-needed = This game was played with a custom deck, “{ $given }”, and cannot be replayed without its file. In the terminal, name it with --deck FILE; the page asks for it.
error-wrong-deck = The deck given is “{ $given }”; this game was played with “{ $wanted }”.

## Live tables

error-no-such-table = There is no such table. Is the link complete?
error-no-such-seat = This cannot be done with that seat.
error-foreign-token = This link opens no seat here. It may be incomplete, or a newer one has replaced it.
error-not-host = Only the host of the table may do this.
error-not-seated = Only players at the table may do this.
error-table-paused = Your teacher has paused the game.
error-table-gone = This table has been deleted.
error-no-such-class = There is no class with this code. Look at the letters once more.
error-class-full = This class is full: it has { $most } places.
error-class-over = This lesson is over. Nobody can join any more.
error-no-such-pupil = There is nobody here who waits for a table.
error-pupil-plays = { $given } is playing. That can be changed before the next game.
error-no-such-club = There is no club here to which you belong, or none with this code.
error-club-full = This club is full: it has { $most } places.
error-too-many-clubs = Your account is in { $most } clubs already. Leave one first.
error-not-keeper = Only keepers of the club may do this.
error-last-keeper = Somebody has to keep the club. Name another keeper first, or close it.
error-no-such-member = Nobody in the club has this number any more.
error-stale = The table has moved on in the meantime. Look again, then choose.
error-window-open = The other players may still answer the last action; the turn continues when the window has closed.
error-already-answered = You have answered already; an answer in a window cannot be changed.
error-not-started = The game has not started yet.
error-already-started = The game has already started.
error-seats-open = Some seats are still open. Wait for the players, or give these seats to the computer.
error-seat-taken = Somebody is sitting there.
error-hints-off = This table plays without hints.
error-no-hint = There is no hint now. Try again in a moment.
error-not-over = The game is not over yet.
error-talk-off = At this table nobody tells the others anything beside the game.
error-not-open = “{ $given }” cannot be shown to the others: not everybody sees it.
error-table-closed = This table has been closed.
error-not-closed = This table is not closed.
error-table-damaged = The saved game of this table is damaged and cannot be opened. The host of the server can restore a backup. All other tables still work.
error-too-many = Too many requests in a short time. Please wait a moment.
error-name-taken = “{ $given }” is somebody else’s name here, or looks like it. Please choose another one.
error-weak-password = This password is too easy to guess: take { $least } to { $most } characters, not your name and nothing that everybody tries.
error-wrong-login = Name and password do not belong together.
error-logged-out = Nobody is logged in here any more. Please log in again.
error-not-allowed = Your account may not do this.
error-too-many-tokens = An account can have at most { $most } tokens. Revoke one first.
error-wrong-scope = This token may not do this. What a token may do is chosen when it is made.
error-bad-hook = No webhook can lead to { $given }. Use an https address that anybody on the internet reaches.
error-too-many-hooks = An account can have at most { $most } webhooks. Remove one first.
error-passkey-refused = This passkey was not accepted. Ask for it once more; if that does not help, come in another way.
error-last-way-in = This passkey is the only way into the account. Set a password or add another passkey first.
error-muted = A moderator of this server has muted you { $until ->
    [open] until further notice
   *[other] until { $until }
}. Ready-made sentences still work. The reason: { $reason }
error-banned = A moderator of this server has banned your account { $until ->
    [open] until further notice
   *[other] until { $until }
}. The reason: { $reason }
error-not-read = Nobody reads reports on this server.
error-report-decided = This has been decided already.
error-guest-seat = Nobody’s account holds this seat. Only the host of the table can do something about a guest.
error-by-invitation = The host of this server makes the accounts. Ask them for an invitation.
error-no-account = There is no account in use called “{ $given }”.
error-no-contest = There is no such contest here.
error-contest-clock = A contest needs a clock, so that each game comes to its end. Choose one for its tables.
error-contest-seats = At a table of a contest at least two play.
error-contest-begun = This contest has begun already.
error-contest-over = This contest is over.
error-contest-full = This contest is full.
error-too-few-entrants = There are not enough players for a first round yet.
error-contest-rated = A rated contest is of a game without options, without teams and with a deck of the server.
error-entered-already = Your account is in this contest already. Use the link on your other device, or withdraw there.
error-members-only = Only members of the club that this contest is for can enter it. Log in to your account first.
error-board-over = This table is not being played any more.
error-not-gone = This player is at the table, or has not been away for long enough.
error-vote-open = Another vote is still open.
error-no-vote = This vote is over.
error-too-many-changes = This seat has had { $most } changes of this kind. The table takes no more of them.
error-bad-command = The server could not understand this request.
error-foreign-origin = This request comes from another page and is not accepted.
error-foreign-host = This server does not answer to the name “{ $given }”. Use its numeric address, or ask its host to start it with --allow-host and this name.
error-old-client = This page is older than the server. Please reload it.
error-other-protocol = This server speaks version { $known } of the line protocol, not version { $given }.
error-not-starting = The program “{ $given }” does not start, or does not say hello.
error-too-late = No move came in time; the rules have played instead.
error-server-stopping = The server is stopping. The game is saved and continues when it is back.
error-internal = Something went wrong on the server. Nothing that was confirmed is lost.

## Data directories and ports

error-data-in-use = The data directory “{ $given }” is in use by another server.
error-data-read-only = The data directory “{ $given }” cannot be written to.
error-data-corrupt = The database “{ $given }” is damaged or is not a Discovery database. Restore a backup, or choose another directory.
error-data-newer = The database “{ $given }” was made by a newer version of this program. Please update.
error-database-away = The database does not answer. The server goes on by itself as soon as it does; nothing that was acknowledged is lost.
error-database-refused = The database refuses the name, the password or the database of the address, so this has ended. Correct the address and start again; in it the signs % # @ / : of a name or password are written %25 %23 %40 %2F %3A.
error-database-unreached = The database does not answer, so this has ended. Start again as soon as it runs.
error-table-moved = The table is looked after by another process of the server now. The page goes there by itself.
error-one-process = A data directory with SQLite is for one process. Several need PostgreSQL: give --database.
error-port-busy = Port { $port } is already in use. Choose another one with --port.
error-bad-backup = “{ $given }” is not a usable backup.
error-same-data = “{ $given }” is where the data are already. Choose another place to move them to.
error-other-games = “{ $given }” holds other games, or other moves of these games. Nothing was changed. Choose a place that is empty or that holds an earlier copy.
error-copy-differs = Table { $given } does not look the same in the copy. Nothing was changed.

## Processes that share work

error-no-extra = { $given } is not installed here. In a checkout of this project “pip install '.[{ $extra }]'” installs it; with a wheel, write its file instead of the dot.
error-no-cluster = No Ray cluster answers at “{ $given }”.
error-workers-lost = { $number } processes in a row were killed before they had finished any work. Is the machine out of memory?

## Tournaments

error-foreign-results = “{ $given }” holds something other than results, or results of another seed, other rules or other levels (line { $number }).
error-bad-plan = “{ $given }” cannot be used: see “{ $fault }” there.
error-no-marks = “{ $given }” has no place for the table: a line “{ $begin }” and, below it, a line “{ $end }”.

## Printing

error-bad-printing = “{ $given }” cannot be printed so; what can be: { $known }.
error-no-sheet = There is no sheet “{ $given }”; there are: { $known }.
error-no-printing = Nothing of this game can be printed.
error-no-such-cards = “{ $given }” names no card; give ids, numbers from 1 to { $most } or spans such as 1-18.
error-bad-picture = “{ $given }” cannot be printed: a picture is SVG, or PNG of { $least } to { $most } pixels on its longer side, and has at most { $size } MB.
error-work-late = This took longer than { $seconds } seconds and was given up. Nothing is lost.

## Games on paper

error-paper-game = “{ $given }” cannot be followed on paper; these games can: { $known }.
error-paper-entry = “{ $given }” says nothing that can happen now.
error-paper-not-held = { $seat } cannot hold “{ $card }”: all hidden cards of that hand are of other eras. Look whether every card was told as it was played.

## Matches

error-no-match = This file is no match: its first line has to be a header “Match”.
error-match-terms = “{ $given }” is not possible among the terms of a match. They are games=N, handicap and stakes=N, or games=N and championship.
error-match-term-excluded = “{ $term }” does not go with “{ $game }”.
error-match-player = “{ $given }” cannot be named here: it is no player of this match, or already one.
error-match-setup = This game is not the match’s: it has “{ $given }”, the match “{ $expected }”.
error-match-seats = The players do not fit: here they are “{ $given }”, and in this game of the match they have to be “{ $expected }”.
error-match-game-number = Game { $expected } of the match has to stand here, not game { $given }.
error-match-game-doubled = Game { $given } is an earlier game of this match once more.
error-match-game-unfinished = A game of a match has to be over, and its record has to name the winners.
error-match-game-abandoned = This game ended without a winner. It does not count and has to be played again.
error-match-standings = The standings do not follow from the games. They are: { $expected }.
error-match-over = This match is over.
error-no-match-here = This table’s game belongs to no match.
error-no-puzzles = There are no puzzles of the family “{ $given }”.
error-no-puzzle-file = This file holds no puzzles: its first line has to be a header “Puzzles”.
error-no-such-puzzle = There is no puzzle { $given }.
error-no-such-answer = “{ $given }” is no answer to this puzzle.
error-no-such-lesson = There is no lesson { $given }.
error-next-game = The next game of the match has begun.

## Joining a running game

error-no-joining = Nobody can join this game while it runs.
error-stack-too-low = The stack has too few cards for another player: { $cards }, and { $least } are needed.
error-already-seated = You sit at this table already.
error-somebody-joined = Somebody has joined the game, so the seats have new numbers.
error-match-game-joined = Somebody joined this game while it ran, so it cannot be a game of a match. Create a new table instead.

## Taking back

error-nothing-to-undo = There is nothing of yours to take back: nobody goes back behind somebody’s leaving or joining, nor from the end.
error-no-undo = Nothing is taken back at this table.
error-undo-not-free = This is no longer free to take back: somebody has decided something since, or something hidden has come to light.
error-undo-asked = The others are being asked about a move already.
error-undo-programs = Something hidden has come to light since, and there is nobody at the table who could agree: programs follow the other people.
error-undo-unkeyed = Something hidden has come to light since. This game has no key that fixes its chance: it would be drawn anew, so nobody goes back behind it.

## Decks that tables bring

error-no-own-decks = Tables on this server use the decks that come with it; they cannot bring a deck of their own.
error-no-deck-here = This table plays with a deck that comes with the server; there is no file to download.
error-bad-mail-address = This is no mail address: { $given }
error-bad-mail-server = Mails need a server (smtp[s]://user@host:port, without the password), the address that they come from (--mail-from) and the address of this page (--address).
