### Games with real cards, followed on the page.

companion-title = Companion
companion-lead = Play with real cards, and let this page be referee and score keeper. Tell it what everybody sees; nobody has to show a hidden card.
companion-step-lay = Lay a phone beside the cards. One of you, or each in turn, tells what was done.
companion-step-tell = Choose from what can be done now. For anything else, the page says which rule is against it.
companion-step-score = It counts points, hands and trumps, and keeps the game as a record to look at again.
companion-print = No cards yet? Print them from the

## Beginning

companion-game = Game
companion-deck = Deck
companion-seats = Players
companion-seats-text = In the order of their turns, as you sit round the table.
companion-seat = Name of player { $number }
companion-seat-remove = Leave player { $number } out
companion-seat-add = Another player
companion-begin = Begin
companion-leave = New game
companion-leave-ask = Put this game away?
companion-leave-yes = Put it away
companion-leave-no = Go on
companion-deal =
    { $count ->
        [one] Shuffle each era apart and stack them, the first era on top. Deal { $cards ->
            [one] one card
           *[other] { $cards } cards
        } to the player, then turn over the first cards of the pool.
       *[other] Shuffle each era apart and stack them, the first era on top. Deal { $cards ->
            [one] one card
           *[other] { $cards } cards
        } to each of the { $count } players, then turn over the first cards of the pool.
    }

## What is asked

companion-turn = { $name }: what is done?
companion-pool = Which card has come into the pool?
companion-over = The game is over. { $names } won.
companion-look-back = Look at the game
companion-record = Save the record
companion-deeds = What can be done
companion-do-place = Place a card
companion-do-replay = Place with a trump
companion-do-discard = Discard a card
companion-do-exchange = Exchange with a player
companion-do-steal = Steal from a player
companion-do-call = Call a card
companion-do-give = A card is given in return
companion-do-end = End of the turn
companion-do-pass = Pass
companion-which = Which card?
companion-other = Another card
companion-other-text = These cannot be chosen now. Choose one to read why.
companion-with-whom = Which player?
companion-who = Who had “{ $card }”?
companion-era = Era { $era }, { $name }

## What lies on the table

companion-players = Players
companion-name = Player
companion-hand = Cards
companion-points = Points
companion-discard = Discard
companion-trumps =
    { $count ->
        [one] one trump
       *[other] { $count } trumps
    }
companion-won = won
companion-pool-title = Pool:
companion-stack =
    { $count ->
        [0] The stack is empty.
        [one] One card is left in the stack.
       *[other] { $count } cards are left in the stack.
    }
companion-tree =
    { $count ->
        [0] Tree: nothing yet
        [one] Tree: one discovery
       *[other] Tree: { $count } discoveries
    }

## The log

companion-log = What was done
companion-undo = Take back the last
companion-log-line = { $name }: { $what }
companion-log-pool = Into the pool: { $card }
companion-log-give = Give a card in return
companion-log-held = { $move }; { $name } had it
