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
