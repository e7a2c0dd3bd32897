### The page: everything a player reads in the browser.

## The page around

nav-title = Pages
nav-rules = Rules
nav-help = Keys
language-choose = Language
theme-auto = Colours: follow the system
theme-light = Colours: light
theme-dark = Colours: dark
go-home = Go to the start page
do-close = Close
do-enlarge = See it in full size
do-reload = Reload this page
do-back = Back
footer-credits = Pictures: Game Icons, CC BY 3.0
offline-title = The table is not responding
offline-text = Is the server still running? Your games are safe there.
goodbye-title = You are not connected to this table
link-connecting = Connecting to the table …
link-broken = Connection lost. Trying again …
link-part = A part of this page could not be loaded.
link-none = The server is not responding. Is it still running?
link-retry = Try now
title-your-turn = Your turn – Discovery

## Start page

home-quick = Play against the computer
home-contests = Contests
club-home = Clubs
home-daily = Daily deal
home-learn = Learn in 90 seconds
home-lessons = Lessons
home-puzzles = Puzzles
home-companion = With real cards
home-lobby = Open tables
home-rules = Read the rules
home-workshop = Make a deck
tile-start = Start here
tile-difficulty = Difficulty { $number } of 3
tile-minutes = about { $minutes } min with { $seats ->
    [one] one player
   *[other] { $seats } players
}
tile-play = Play
tile-play-of = Play { $game } against the computer
tile-choose = Options
tile-choose-of = Options and seats of { $game }
tile-others = More games
tile-more = More to do
tile-install = As an app
tile-install-why = An app has its own icon and a window without the browser’s bars. On an iPhone or iPad, only the app can call you when it is your turn.
tile-install-do = Install Discovery
tile-install-menu = Your browser’s menu has “Install” or “Add to Home Screen”; on an iPhone or iPad it is under “Share”.
mine-title = My tables
mine-none = Tables that you create or join on this device will be listed here.
mine-over = over
mine-forget = Remove the table of { $when } from this list
mine-account = Your account
mine-elsewhere = Find your tables on other devices with an account
table-unnamed = A table
open-title = Open a record
open-text = Step through a game that was saved as a file.
open-choose = Choose a file
open-too-large = This file is too large to be a record.
open-line = Line { $line }:

## Set-up

setup-game = Game
setup-options = Options
setup-seats = Seats (who begins is drawn at random)
setup-kind = Who sits in seat { $number }
setup-name = Name for seat { $number }
setup-name-any = Name
setup-name-open = Chosen by the guest
setup-remove = Remove seat { $number }
setup-add = Add a seat
setup-more = More settings: spectators, hints
setup-deck = Deck
setup-deck-own = A deck of your own…
own-deck-text = A CSV file of cards, { $size } kB at most, as described in the project’s guide to decks. Everybody who sees the table can download it.
own-deck-choose = Choose a deck file
own-deck-remove = Remove
own-deck-drafts = Decks that you are making
own-deck-make = Make one in the workshop
own-deck-too-large = This file is larger than { $size } kB.
own-deck-faults = { $count ->
    [one] has a fault. Mend it and choose the file again.
   *[other] has { $count } faults. Mend them and choose the file again.
}
own-deck-more = { $count ->
    [one] One more fault
   *[other] { $count } more faults
}
own-deck-sound = “{ $name }” has no faults: it stands among the decks.
own-deck-games = What do you play with it?
own-deck-download = Download the deck
own-deck-record = Download the record with its deck
setup-code-own = A code cannot carry a deck of your own. Create the table and send its link.
setup-leaving = When a player leaves for good
setup-leaving-program = the computer plays on for them
setup-clock = Clock
setup-seconds = { $seconds ->
    [0] no limit
   *[other] { $seconds } seconds
}
setup-create = Create the table
kind-me = Me, on this device
kind-open = Open, by link
kind-program = Computer
kinds-people = People
kinds-levels = Computer players, from easy to hard
kinds-programs = Other computer players

## Before the game

lobby-title = { $seats ->
    [0] Everybody is here
   *[other] Waiting for players
}
lobby-free = Free seat
lobby-free-guest = Free seat
lobby-give = Give it to the computer
lobby-program = Computer player for { $name }’s seat
lobby-program-free = Computer player for seat { $number }
lobby-name = Your name at this table
lobby-take = Sit down
lobby-rename = Change name
lobby-start = Start the game
lobby-missing = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
}
lobby-wait = The host will start the game.
lobby-back = Your way back
link-copy = Copy this seat’s link
link-share = Share
link-renew = Make a new link
    .title = Make a new link: the old one stops working
link-copied = Copied. The link opens this seat: send it to one person only.
link-copy-own = Copy my own link
link-copied-own = Copied. This link opens your seat: keep it to yourself.
link-renew-own = Make a new link of my own
    .title = Make a new link to my seat: the old one stops working
link-renewed-own = New link copied. The old one no longer opens your seat.
link-field-own = Secret link of your own seat
link-back = Your link: copy it to come back
link-back-text = It opens your seat on any device. The address of this page is the same link.
link-renewed = New link copied. The old one no longer works.
link-by-hand = The browser did not let the page copy: take it from the field, with a long press or Ctrl+C.
link-cut-title = This link is not whole
link-cut = Its end is missing: mail programs sometimes cut it off. Copy it in one piece, or ask for it again.
link-field = Secret link of the seat
pass-title = Pass the device. Next: { $name }
pass-asked = { $asker } asks to take something back, and { $name } has to answer.
pass-ready = Continue as { $name }

## The table

table-closed = This table is closed.
table-left = You have left this table; you are watching.
table-unseen = Spectators see this game only when it is over.
table-replaced = The computer plays in your place; you are watching.
seats-title = Players
seat-number = Seat { $number }
seat-you = you
seat-person = a person
seat-here = at the table
seat-away = away
seat-left = has left
seat-thinking = thinking …
seat-queued = waiting to think …
seat-turn = it is their turn
seat-points = { $points ->
    [one] one point
   *[other] { $points } points
}
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
clock-left = { $time } left

label-legal = legal: { $moves }

## The question

prompt-title = What to do now
prompt-over = The game is over.
prompt-wait-turn = { $who ->
    [me] It is your turn.
   *[other] It is { $name }’s turn.
}
prompt-wait-over = The game is over.

## One card

why-not = { ": " }
rule-link = (rule { $rule })

## The log

log-title = Log
log-turn = Turn { $turn } · { $who ->
    [me] You
   *[other] { $name }
}
log-late = { $who ->
    [me] Your time is up.
   *[other] { $name }’s time is up.
}
log-scored = { $number ->
    [one] One point.
   *[other] { $number } points.
}
log-left = { $who ->
    [me] You leave the table.
   *[other] { $name } leaves the table.
}
log-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
log-finished = The game is over.

## The end

end-title = The result
end-won-nobody = Nobody wins the game.
end-won-me = You win the game.
end-won = { $who ->
    [me] You win the game together with { $names }.
   *[other] { $count ->
        [1] { $names } wins the game.
       *[other] { $names } win the game together.
    }
}
reason-abandoned = Everybody has left.
end-seat = Player
end-points = Points
end-total = Total
end-winner = winner
end-replay = Replay
end-record = Download the record
end-again = New game, same table
replay-title = Replay
replay-first = Go to the deal
replay-back = One step back
replay-next = One step forward
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-pace = How fast it plays
replay-pace-slow = slow
replay-pace-usual = usual
replay-pace-fast = fast
replay-link = Link to this step
replay-link-copied = Link to step { $step } copied.
replay-slider = Step of the game
replay-turn = { $who ->
    [me] your turn
   *[other] { $name } to play
}
replay-hand = Whose hand is shown
replay-hand-turn = the player to move
replay-together = Look together
replay-together-with = { $count ->
    [0] Nobody else is at the table now.
   *[other] Also at the table: { $names }.
}
replay-together-step = { $name } is at step { $step }.
replay-together-thing = Point at …
replay-together-mark = Mark it
replay-together-clear = Remove my marks
replay-step = Step { $step } of { $of }

## The table itself

manage-title = Links and leaving
manage-watch = Watch link: anyone who has it can watch this game, and nothing more.
manage-watch-link = Open the watch page
manage-watch-copy = Copy the watch link
manage-watch-copied = Copied. Anyone who has this link can watch the game.
manage-watch-field = Watch link
manage-own = Your own link opens your seat. Keep it to yourself: use it to continue on another device.
manage-leave = Leave for good
manage-leave-sure = Yes, leave for good
manage-leave-program = The computer will play on for you and you cannot come back.
manage-close = Close the table
manage-close-sure = Yes, close it for everybody
manage-host = Change the host’s link
manage-host-sure = Yes, change it
manage-host-note = This device becomes the host’s with a new link. Pages that hold the old one can no longer start or close the table, or give seats away.

## Rules and keys

rules-title = The rules
rules-find = Search the rules
rules-found = { $count ->
    [0] No rule mentions that.
    [one] One rule
   *[other] { $count } rules
}
rules-unknown = There is no rule { $rule } in this book.
rules-contents = Contents
help-title = Keys, signs and sounds
help-lead = You can play the whole game with a mouse, by touch, or with the keyboard alone.
help-switch = Single-key shortcuts
help-key = Key
help-does = What it does
name-enter = Enter
name-escape = Esc
name-end = End
name-page-down = Page Down
key-prompt = what do I have to do?
key-log = the log
key-points = players and points
key-large = a card or piece in full size; also: hold it, or press it with the right button or the menu key
key-undo = take back your latest move
key-help = this page
key-sound = sounds on or off
key-command = type a move or a question
key-agree = agree that something is taken back
key-refuse = refuse that something is taken back
key-step = in a replay: one step back, one step on
key-ends = in a replay: the first step, the last step
key-replay = in a replay: let it run, or stop it
key-skip = at a table: skip what moves
key-name-space = Space
key-name-ends = Home, End
key-title = Shortcuts
key-how = Each of them can have another key: press “Change”, then the key. A letter is the same with and without Shift.
key-change = Change
key-press = Press the new key now. Escape leaves it as it is.
key-press-short = Press a key
key-changed = { $key } is now the key: “{ $what }”
key-taken = { $key } is the key of another shortcut already: “{ $other }”. Give that one another key first.
key-kept = This key stays with the browser, with screen readers and with what has the focus. Letters, digits and other signs can be chosen.
key-left = Nothing is changed.
key-back = Set back
key-of = { $do }: { $what }
key-all-back = Set all back
key-all-done = All shortcuts have their own keys again.
key-fixed = Keys that stay as they are
finger-title = With a finger
finger-hold = Hold a card or a piece: you see it in full size.
finger-hand = Push a long hand to the side: the rest of it comes into sight.
finger-sheet = Pull the head of a sheet down: it closes.
finger-steps = In a replay, push what it tells to the left for one step on, to the right for one step back.
key-at-table = At every table

## Sounds

sound-title = Sounds
sound-switch = Sounds of what happens at the table
goal-switch = Say in a first few games what they are played for
goal-title = What you play for
goal-close = I know what I play for
sound-note = Browsers let a page be heard only after something has been clicked, tapped or typed on it.
sound-hear = Hear it
sound-hear-name = Hear it: { $name }
sound-on = Sounds on
sound-off = Sounds off
sound-place = A card is placed
sound-points = Somebody scores points
sound-trump = Somebody wins a trump
sound-era-opens = An era is opened
sound-era-closes = An era is closed
sound-stop = Somebody says Stop, objects or interrupts
sound-steal = A card is taken from somebody
sound-turn = It is your turn
sound-win = The game is won
sound-die = A die is rolled
sound-step = A survivor goes to another space
sound-fight = A fight begins
sound-wound = A survivor is hurt
sound-night = Night falls
sound-dawn = A new day dawns
sound-out = A survivor dies

## Since your turn

since-turn = Since your turn: { $what }
since-away = While you were away: { $what }
since-seat = { $name }: { $what }
since-play = Play it back
since-close = Put aside what happened

## The command line

command-label = Type a move or a question
answer-done = Done.
answer-none = nothing
answer-of = { $what }: { $told }
answer-not-sent = Not now.
answer-unclear = I do not understand “{ $word }”. Type “help” for what can be typed.
answer-which = Which one? Type its number.
answer-moves = You may:
answer-no-moves = You have nothing to decide right now.
answer-no-number = There is nothing to choose by number { $number } now.
answer-possible = This move is possible.
answer-no-rule = There is no rule { $rule }.
answer-no-orders = Nothing in this game can be answered beforehand.
words-prompt = turn, what, whose turn
words-last = last move, log
words-help = commands
words-why = why not
words-rule = rules
words-moves = what can i do, offers
words-table = position, everything
words-order = orders
words-order-always = ask, always
words-order-never = never
words-order-agree = agree
words-order-ask-if-could = if i could
