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
end-won-team = Your team wins the game: { $names }.
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
match-next = { $name } begins game { $number }.
match-puts-in = Everybody puts in: { $stakes }.
match-over = The match is over. { $count ->
    [0] Nobody leads.
    [one] { $leaders } has won it.
   *[other] { $leaders } share the first place.
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

chance-button = Chance: { $short }…
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
talk-accept = Do so
talk-aside = Put aside what was said
talk-quiet = The host has switched this off.
talk-off = Switch this off for everybody
talk-on = Let everybody talk again
