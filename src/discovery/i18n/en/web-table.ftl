### At any table: windows, standing orders, teams.

## What is asked

prompt-window = The other players may answer.
prompt-queued = Many computer players are thinking on this server: { $name } { $count ->
    [one] is waiting
   *[other] wait
} for a turn to think.
prompt-wait-window = The other players may answer { $name }’s action.

## Windows

window-any = { $who ->
    [me] The other players may answer your action.
   *[other] { $name }’s action can be answered.
}
window-wait = The other players may answer now.
window-said = You have answered. Other players still may.
window-seconds = { $seconds } s
do-let = Let it pass
order-title = When should I be asked?
order-mixed =
    .short = sometimes asked
order-never = Never: I let everything pass
    .short = never asked
order-agree =
    .short = always agrees
order-ask-if-could = Only when I could answer
    .short = asked if I could
order-always = Always
    .short = always asked
order-private = No other player sees this choice.

## Players

team-title = Team { $team }
team-points = { $points ->
    [one] one point together
   *[other] { $points } points together
}
end-won-team = Your team wins the game: { $who ->
    [me] you and { $names }
   *[other] { $names }
}.
end-team = Team
end-team-total = Team total

## Keys and signs

key-let = in a window: let it pass, unless another button is focused

## A match over several games

setup-match = A match of several games
setup-match-on = yes
table-match = The match: game { $number }
match-on = Play a match.
match-on-text = Several games with the same players and the same links; after each one a sheet shows where everybody stands.
match-games = games (0: until you stop)
match-championship = Championship.
match-championship-text = A champion, drawn by lot, plays with all virtual players against everybody else. Winning earns a trophy.
match-handicap = Handicap.
match-handicap-text = A score is the points less the player’s handicap, which grows with success.
match-handicaps = Handicaps to begin with
match-stakes = Stakes.
match-stakes-text = Everybody puts play chips into a pot before each game; the winner takes it. They are never money.
match-title = The match
match-table = Standings of the match
match-player = Player
match-game = Game { $number }
match-total-wins = Won
match-total-handicap = Handicap
match-total-balance = Chips
match-total-trophies = Trophies
match-champion = champion
match-gone = has left
match-won = won
match-absent = did not play
match-trophy = trophy
match-score = score { $score }
match-change = handicap { $change }
match-chips = chips { $chips }
match-pot = { $chips ->
    [0] The pot is empty.
    [one] One play chip lies in the pot.
   *[other] { $chips } play chips lie in the pot.
}
match-no-money = Play chips are never money.
match-next = { $who ->
    [me] You begin game { $number }.
   *[other] { $name } begins game { $number }.
}
match-puts-in = Everybody puts in: { $stakes }.
match-over = The match is over. { $count ->
    [0] Nobody leads.
    [one] { $who ->
        [me] You have won it.
       *[other] { $leaders } has won it.
    }
   *[other] { $who ->
        [me] You share the first place with { $leaders }.
       *[other] { $leaders } share the first place.
    }
}
match-do-next = Next game
match-play-again = Play this game again
match-go-next = Watch the next game
match-end = End the match
match-end-sure = Yes, end the match
match-leave = You can leave the match between two games. Your line stays, and what lies in the pot stays there.
match-join = Add a player
match-join-name = Name of the new player
match-join-add = Add
match-joins = { $name } plays from game { $number } on.
match-join-done = { $name } is added. Send the link to nobody else: it opens the table now and the seat from the next game on.
match-join-undone = { $name } does not play after all.
match-join-copy = Copy the link of { $name }
match-join-copied = The link of { $name } is copied.
match-join-undo = Remove { $name }
match-save = Save the match
match-open-text = The match goes on at this table. Each player has a link of their own; give it to nobody else.
match-open-go = Open the table
match-link = Link of { $name }

## Chance that can be checked

chance-button = Fair dice
chance-title = Chance that can be checked
chance-lead = The shuffle and every later draw of this game follow from a secret key. Everybody can see the commitment, a hash of this key, before the first move; the key itself is told when the game is over.
chance-commitment = Commitment
chance-key = Key
chance-secret = secret until the game is over
chance-closed = not told: the table was closed before the end of the game
chance-checking = The server is checking…
chance-sound = Checked: { $draws ->
    [0] the shuffle follows from the key; there were no other draws.
    [one] the shuffle and the only draw follow from the key.
   *[other] the shuffle and all { $draws } draws follow from the key.
}
chance-wrong = { $line ->
    [0] Not everything in this game follows from its key.
   *[other] Line { $line } of the record does not follow from the key.
}
chance-draws = { $count ->
    [one] The only draw
   *[other] All { $count } draws, in the order of the game
}
chance-drawn = Draw { $number }, step { $step } of the game: { $line }
chance-step = step { $step }
chance-draw = Chance: draw { $number }
chance-proves-title = What this proves
chance-proves = Nothing was changed after the commitment had been shown: neither the shuffle nor a draw depended on what anybody played, and nobody could draw a second time. This is certain only if you noted the commitment during the game and find the same one at the end.
chance-open-title = What it does not prove
chance-open = The server has known the key from the beginning, as it knows all cards, and its host could have tried several keys before the game. Who begins is drawn together with the key, before anybody could see a commitment.
chance-alone-title = Checking it yourself
chance-alone = Download the record after the game and check it on your own machine:

## Joining a running game

join-title = Join the game
join-text = Others may join this game while it runs.
join-ask = Join
join-cancel = Not now
join-waiting = { $name }, you join at the start of the next turn, as soon as nothing is pending.
join-withdraw = Keep watching instead
join-dropped = You have not joined: the host has refused it, or the rules no longer allow it.
join-other = { $name } waits to join the game at the start of a turn.
join-refuse = Refuse { $name }

## Telling the others something

talk-title = Tell the others
talk-note = Everybody at the table reads it for one round. It is no part of the record.
talk-phrases = Ready-made sentences
talk-yes = Yes.
talk-no = No.
talk-thanks = Thank you!
talk-sorry = Sorry!
talk-wait = Please wait a moment.
talk-ready = I am ready.
talk-look = Look at this!
talk-well-done = Well done!
talk-reactions = Reactions
talk-good-luck = Good luck!
talk-well-found = Well found!
talk-surprise = I did not expect that!
talk-close-one = That was close!
talk-your-turn = It is your turn.
talk-good-game = Good game!
talk-thing = What everybody sees
talk-point = Show it to the others
talk-heard = What was said
talk-says-phrase = { $who ->
    [me] You say:
   *[other] { $name } says:
} { $what }
talk-says-point = { $who ->
    [me] You show
   *[other] { $name } shows
} the others: { $what }
talk-says-plan = { $who ->
    [me] Your plan:
   *[other] The plan of { $name }:
} { $what }
talk-says-suggest = { $who ->
    [me] You suggest to { $other }:
   *[other] { $whom ->
        [me] { $name } suggests to you:
       *[other] { $name } suggests to { $other }:
    }
} { $what }
talk-says-look = { $who ->
    [me] You look
   *[other] { $name } looks
} at step { $step } of the replay.
talk-says-reaction = { $name }: { $what }
talk-chat = Chat
talk-chat-note = Everybody at the table, spectators too, reads the latest lines for as long as the server runs. They are no part of the record and are never stored.
talk-chat-off = Nobody writes in their own words at this table: its host has not allowed it.
talk-chat-let = Let people write to one another
talk-chat-stop = Stop people writing to one another
talk-chat-now-on = The host lets people at this table write to one another now.
talk-chat-now-off = The host has switched the chat off.
talk-write = Write to everybody
talk-send = Send
talk-line = { $name }: { $text }
talk-mute = On this device
talk-muted = Hear nothing of { $name }
talk-accept = Do so
talk-aside = Put aside what was said
talk-quiet = The host has switched this off.
talk-off = Switch this off for everybody
talk-on = Let everybody talk again

## Taking back

undo-word = undo, take back
undo-title = Taking back
undo-do = Undo
undo-ask = Undo …
undo-free-title = Take back your latest move. Nobody has learned anything since.
undo-ask-title = Ask the others whether you may take back your latest move
undo-latest = Your latest move: { $what }
undo-whose = { $name } can still take back their move:
undo-why = Why not without asking?
undo-not-free = Since your latest move somebody else has decided something, or something hidden has come to light. So everybody else has to agree.
undo-ask-all = Ask the others
undo-cancel = Leave it
undo-policy = What may be taken back?
undo-policy-free = Taking back is free while nobody else has decided anything since and nothing hidden has come to light: no card drawn, no die thrown, no tile or token turned, no window opened.
undo-policy-consent = Otherwise all other people at the table have to agree. Programs agree as well; where something hidden has come to light they follow the people, and alone with programs nobody goes back behind it.
undo-policy-hidden = Nothing that was revealed is taken back without that consent, and whoever makes the same move again draws the same again.
undo-policy-record = Everything stays in the record: what was taken back, and that it was.
undo-asks = { $name } would like to take back { $count ->
    [one] their last step
   *[other] their last { $count } steps
}. All right?
undo-waits = { $who ->
    [me] You would like to take back { $count ->
        [one] your last step
       *[other] your last { $count } steps
    }.
   *[other] { $name } would like to take back { $count ->
        [one] their last step
       *[other] their last { $count } steps
    }.
} Still to answer: { $waiting }.
undo-agree = Agree (Y)
undo-refuse = Refuse (N)
undo-withdraw = Do not ask any more
undo-gone = Taken back:
undo-log-asked = { $who ->
    [me] You ask to take something back.
   *[other] { $name } asks to take something back.
}
undo-log-agreed = { $who ->
    [me] You agree.
   *[other] { $name } agrees.
}
undo-log-refused = { $who ->
    [me] You do not agree to taking back.
   *[other] { $name } does not agree to taking back.
}
undo-log-withdrawn = { $who ->
    [me] You do not ask any more.
   *[other] { $name } does not ask any more.
}
undo-log-lapsed = Not everybody has answered, so nothing is taken back.
undo-log-undone = { $who ->
    [me] You take back { $count ->
        [one] one step
       *[other] { $count } steps
    }.
   *[other] { $name } takes back { $count ->
        [one] one step
       *[other] { $count } steps
    }.
}
pace-title = Clocks and who is away
pace-banks = Time left for the rest of the game
pace-running = is running
pace-until = { $who ->
    [me] You have until { $date }.
   *[other] { $name }: until { $date }.
}
pace-quiet = The clock stands still from { $from }:00 to { $until }:00 ({ $zone }).
pace-gone = { $name } is away. You may vote on what to do in
pace-gone-long = { $name } has been away for a while. You can wait, or vote:
pace-ask-keep = Let the computer keep the seat
pace-ask-end = End the game
pace-kept = The computer keeps { $name }’s seat until they come back.
pace-vote-keep = Shall the computer keep { $name }’s seat until they come back?
pace-vote-end = { $name } is away. Shall the game end here?
pace-vote-pace = Shall the game go on at { $days ->
    [one] one day
   *[other] { $days } days
} for a turn?
pace-vote-live = Shall the game be played live again?
pace-count = { $yes } for, { $no } against
pace-yes = Yes
pace-no = No
pace-wait = Wait
pace-slow = Go on over days
pace-slow-note = Everybody at the table has to agree.
pace-live = Play live again
pace-live-note = Everybody who plays has to be at the table and agree.
pace-kind-none = none
pace-kind-turn = a time for each turn
pace-kind-bank = minutes for the whole game
pace-kind-days = days for a turn
pace-seconds = Time for a turn
pace-minutes = Minutes for each player
pace-increment = Seconds more for each turn
pace-days = Days for a turn
pace-still = The clock stands still at night
pace-from = From
pace-to = Until
pace-hour = { $hour }:00
pace-zone = Time zone
pace-away = Minutes until the others may vote on a player who is away (0: never)

ahead-text = What you prepare here is played as soon as it is your turn: the first that the rules allow then. Nobody else sees it.
ahead-try = { $number ->
    [1] Play
   *[other] else
} ({ $number })
ahead-unless = Unless one of these is named before (names between commas)
ahead-prepare = Prepare it
ahead-change = Prepare this instead
ahead-prepared = Prepared for your turn: { $moves }.
ahead-else = , else
ahead-unless-named = Unless anything happens with: { $names }.
ahead-dropped-illegal = What you had prepared is not possible. Decide yourself.
ahead-dropped-named = Something happened that you had named: what you had prepared is dropped.
ahead-back = Take it back
ahead-seen = Understood
## After a game

fork-button = Play on from here
fork-title = Play on from step { $step }
fork-own = Your seat
fork-others = The other seats
fork-others-program = the computer
fork-program = Which program plays them
fork-others-me = you, one after the other on this device
fork-others-open = other people, each by a link
fork-hidden = What is hidden
fork-hidden-same = Leave it as it lay
fork-hidden-anew = { $who ->
    [me] Shuffle again what you could not know
   *[other] Shuffle again what { $name } could not know
}
fork-no-key = The chance of this game cannot be checked afterwards: a position in the middle of a game follows from no key. Anyone who has seen the replay may know what lies where it did.
fork-working = Preparing the table
fork-go = Play on from step { $step }
fork-told-same = This game goes on from step { $step } of another one, with everything as it lay. Its chance cannot be checked.
fork-told-anew = This game goes on from step { $step } of another one; everything { $who ->
    [me] you
   *[other] { $name }
} could not know has been shuffled again. Its chance cannot be checked.
fork-source = Replay of that game
note-title = Notes and reports
note-own = Your notes on this game
note-own-text = They stay in this browser; nobody else sees them.
note-comment = Comment
note-comment-on = Comment on step { $step }
note-comment-text = It goes along when you save the record or share it.
report-button = Report a problem
report-title = Report a problem
report-text = This saves a file with the whole game, the versions, the step and the size of the window, for the people who look after the game. Nothing is sent.
report-text-running = This saves a file with what your seat may know of this game so far, the versions, the step and the size of the window. It holds no hidden cards and no secret links. Nothing is sent.
report-expected = What happened, and what did you expect?
report-save = Save the file
report-saved = Saved. Attach the file to your report; discovery replay reads it.
share-button = Share
share-title = Share this replay
share-link = A link that holds the game
share-link-text = It opens the replay at this step, also where this server forgets the game: the whole record stands in the link.
share-too-long = The record needs { $letters } letters, more than the { $most } that links can hold. Send the file instead.
share-frame = A frame for your own page
share-frame-text = The frame shows this replay, and nothing else of this server.
share-frame-table = The frame shows this replay for as long as this server keeps the game, and nothing else of this server.
share-copy = Copy
share-copied = Copied.
share-open = Open in Discovery
share-broken = This link does not hold a game: part of it may be missing.
deal-title = A deal for everybody
deal-daily = Daily deal of { $day }
deal-text = All who play this deal get the same shuffle and the same dice, and the same seat begins. Afterwards you see how it went for the others.
deal-play = Play this deal
deal-again = Play it once more
deal-link = Copy the link
deal-code = Code:
deal-results = Results of this deal
deal-hidden = You see them once you have finished this deal.
deal-yours = your table
deal-fair = The cards of this deal are the same on every server and in the terminal, as they follow from its code alone. So anyone who knows the code can work them out beforehand: it is a game among people who trust one another.
deal-server = Other tables of this server play the same deal.
deal-here = This server alone knows the cards of this deal, as others may watch or sit down: its code tells nobody anything. To play the same cards on other servers or in the terminal, set up a table that nobody watches before the end, with no seats for others and nobody who joins later, and make a deal of that.
deal-other = Code of another set-up or deal
deal-make = Go to the deal
deal-today = Daily deal
## Lessons

learn-title = Lessons
learn-lead = Each lesson is a piece of a real game: you read what it is about, and play it yourself.
learn-count = { $done } of { $of } taken on this device
learn-go-on = Go on with: { $lesson }
learn-of = { $done } of { $of }
learn-step = Step { $number } of { $of }
learn-you = You are { $name }.
learn-other = This can be played, but the lesson is about another move: { $move }
learn-accepted = That works, too. The lesson goes on with: { $move }
learn-show = Show me
learn-shown = The move: { $move }
learn-done = Lesson done
learn-next = Next lesson
learn-all = All lessons
learn-play = Now play a game
learn-been = done
learn-guided = Play it with a guide through the first day
learn-why = Show me how it goes
## The end of a game

end-more = More
end-seats = Change seats
end-share = Share a picture
end-fold = Show the table
end-unfold = Show the result
end-sources = How it was won
end-deeds = What everybody did
end-chances = Chances during the game
end-stop-looking = Skip the analysis
end-look = Look for turning points
end-lost = Well played. The next game may be yours.
end-lost-close = So close! Well played.
end-lost-all = Not this time. Every game shows a little more of the way.

## The pace of others

sound-pace = The pace of the others’ turns
sound-pace-slow = slow: every step stays a moment
sound-pace-usual = usual
sound-pace-instant = instant: nothing moves
ahead-title = Prepare your next move
keep-nothing = This browser keeps nothing for this page. To come back to a table later, keep its link: it stands in the address.
keep-understood = All right
