## A table's link

friends-title = Invite others
friends-text = One link for the whole table: whoever opens it chooses a free seat.
friends-copy = Copy the table’s link
friends-copied = Copied. Whoever has this link can take a free seat.
friends-renewed = New link copied. The old one no longer leads to the table.
friends-field = Link of the table
friends-invitation = There is a seat for you at my table.
friends-code = The table’s link as a QR code
friends-no-code = The QR code could not be loaded. The link works all the same.
friends-alone = This address works on this computer only. For other devices, start the server with “{ $option }” and open the address that it prints.
friends-name = Your name
friends-name-text = The others at the table see it. It may stay empty.
friends-choose = Choose a seat
friends-full = All seats are taken
friends-sit = Sit here
friends-sit-at = Sit here: seat { $number }
friends-chat = Let people write to one another at this table
friends-chat-text = A chat in plain words, for players; the host can switch it off at any time.

## The list of open tables

friends-show = Show this table in the list of open tables
friends-show-text = Everyone who can open this server sees it there, may take a free seat, and may watch.
friends-open-title = Open tables
friends-open-text = Tables whose hosts are waiting for players. The list updates by itself.
friends-open-none = No table is open at the moment.
friends-open-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
friends-open-gone = no longer open
friends-open-sit = Sit down with { $names }
friends-open-new = Create a table

## One's own tables

friends-turn = { $day ->
    [today] Your turn since { $at }
   *[other] Your turn since { $at }
}
friends-turn-until = { $day ->
    [today] your time ends at { $at }
   *[other] your time ends on { $at }
}
friends-push-text = This device can be called when it is your turn, even while the page is closed. The call goes through the push service of your browser’s maker and says nothing about the game.
friends-push = Call me when it is my turn
friends-push-stop = Stop calling me
friends-push-on = This device will be called.
friends-push-off = This device will no longer be called.
friends-push-refused = Your browser does not allow notifications for this page.
friends-push-quiet = Your quiet hours are kept. They hold for all calls to this device.
friends-push-said = It is your turn
friends-push-table = Your table is ready
