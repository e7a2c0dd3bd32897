### Mails to people who are away. They name games, never people or cards.

mail-confirm-subject = Do you want mails about your turns?
mail-confirm-text = Somebody, probably you, asked { $server } to write to this address when a table waits. Nothing more is sent before you confirm it.
mail-confirm-link = Confirm this address
mail-confirm-ignore = If it was not you, do nothing: the address is forgotten within two days.
mail-turn-subject = Your turn: { $game }
mail-turn-text = A table at { $server } is waiting for you: { $game }. There will be no more mails about this turn; the next one comes after you have been there.
mail-over-subject = Game over: { $game }
mail-over-text = A game at { $server } in which you have a seat is over: { $game }. On the device with which you played you can see how it ended.
mail-digest-subject = { $count ->
    [one] A table is still waiting for you
   *[other] { $count } tables are still waiting for you
}
mail-digest-text = You have not been at { $server } for some days. Still waiting for you:
mail-test-subject = Mails from Discovery arrive
mail-test-text = The host of { $server } has sent this mail to see whether it arrives.
mail-open = Open my tables
mail-why = You get this mail because this address was confirmed at { $server }.
mail-stop = Stop these mails, or choose quiet hours
