### Ways to play

setup-style = How do you like to play?
setup-style-plain = As the rules tell it, without options.
style-family = Family
    .text = Easy going:
style-bluffers = Bluffers
    .text = Dare, doubt and be caught:
style-survivors = Survivors
    .text = As it was meant:
style-experts = Experts
    .text = More to plan in each turn:

## The set-up page and the rule book: everything a player reads there.

## Options

setup-options-any = For every game
setup-options-company = For the players
setup-why-built-in = { $option } is a part of { $game } already.
setup-why-game = { $option } does not go with { $game }.
setup-why-needs = { $option } needs { $other }.
setup-why-excludes = { $option } does not go with { $other }.
setup-left-out = { $count ->
    [one] { $options } was chosen before and is now left out: the reason is shown beside it.
   *[other] { $options } were chosen before and are now left out: the reasons are shown beside them.
}
setup-at-seats = Choose at the seats below who gets how many.

## Who plays

setup-company = Who plays?
setup-configurations = Line-ups from the rule book
setup-team = Team of seat { $number }
setup-team-alone = plays alone
setup-team-of = Team { $team }
setup-alternate = Alternate the teams
setup-advice = Advice

## How the table is kept

setup-windows = Answering an action
setup-window-length = Time to answer
setup-window-seconds = { $seconds ->
    [0] until everybody has answered
    [one] one second
   *[other] { $seconds } seconds
}
setup-away = When a player is away
setup-away-order = their standing order answers
setup-away-wait = the game waits for them
setup-away-days = they have a few hours to answer
setup-window-hours = Hours to answer
setup-watching = Spectators see the game
setup-watching-now = at once
setup-watching-delayed = a few steps later
setup-watching-end = only when it is over
setup-delay = Steps of delay
setup-hints = Hints
setup-hints-text = Players may ask for the two best moves when it is their turn, based on what they can see.
setup-touched = Touched is played
setup-touched-text = A piece that you choose is played at once if it can be; nothing is asked back.
setup-undo = Taking back
setup-undo-off = Never
setup-undo-free = Only while nobody has learned anything
setup-undo-consent = With the others’ consent
setup-joining = Joining later
setup-joining-text = Others may join the running game at the start of a turn: everybody gives them a card.
setup-hints-off = This table plays without hints.

## A set-up as a code

setup-page = A new table
setup-from-code = Set up from the code { $code }. You can change everything.
setup-code = Code of this set-up
setup-code-copy = Copy the link
setup-code-copied = Copied. The link opens this page exactly as it is set up now, without the names.
setup-code-text = Game, options, seats and teams in one code: read it out, or send the link.
setup-code-deal = Make a deal of this set-up that others can play, too
setup-code-title = Open a set-up by its code
setup-code-typed = The code or the link of a set-up
setup-code-open = Open

setup-told-value = { $option }: { $value }
setup-told-range = { $option }: { $from } to { $to }

## Parts of the form that open: what is chosen in them

setup-none = none
setup-usual = standard
setup-with = on
setup-without = none
setup-company-own = as chosen at the seats below

## Before the game

lobby-window = { $seconds ->
    [0] There is no time limit for answers: the game waits for everybody.
   *[other] Time to answer an action: { setup-window-seconds }.
}
lobby-rules = The rules of this game
lobby-away = When a player is away: { $how }.
lobby-watching = Spectators see the game { $how }.

## The rule book

rules-games = Game by game
rules-games-text = If you know Intro, you know most of the others: here is what each of them does differently.
rules-differ = What differs from { $first }
rules-differ-of = { $game }: what differs from { $first }
