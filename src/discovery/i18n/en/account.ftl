### The page of an account, where the host has some.

account-title = Your account
account-hello = Hello, { $name }
account-lead = With an account you find your tables again on other devices. Nobody needs one to play.
account-none = This server has no accounts: whoever has a link plays.

## The way in

account-log-in = Log in
account-register = Make an account
account-set = Set the password
account-name = Name
account-name-text = With this name you log in. At each table you choose the name that others see.
account-password = Password
account-password-text = At least 8 characters: the longer, the better. A few words that do not belong together are good.
account-password-wrong = This is not the password of your account.
account-show = Show
account-show-password = Show what is typed: { $field }
account-along = { $count ->
    [one] Take along the table of this device, to find it again on others
   *[other] Take along the { $count } tables of this device, to find them again on others
}
account-have = You have an account already?
account-have-none = You have no account yet?
account-closed = The host of this server makes the accounts: ask them for an invitation.
account-forgotten = Forgotten your password? The host of this server can send you an invitation with which you set another.
account-invited = You are invited
account-invited-text = Choose the password of your account. The invitation can be used once. It logs the account out everywhere, ends the tokens of its programs and switches its webhooks off. Passkeys stay: look whether all of them are yours.
account-entered = { $count ->
    [0] You are logged in as { $name }.
    [one] You are logged in as { $name }. The table of this device is in your account now.
   *[other] You are logged in as { $name }. The { $count } tables of this device are in your account now.
}
account-log-out = Log out
account-logged-out = You are logged out. Tables that this device had from your account are gone from it.

## Its tables

account-tables = Tables of your account
account-tables-none = Tables that you take along will be listed here, on all your devices.
account-table-elsewhere = Not opened on this device yet
account-open = Open
account-open-table = Open the table of { $names }
account-along-always = Take along the tables of this device
account-along-said = { $on ->
    [yes] Tables of this device go into your account from now on.
   *[no] Tables of this device stay on it from now on. Those in your account stay there.
}

## Where it is logged in

account-sessions = Where you are logged in
account-sessions-text = When a device is logged out, it loses the seats that it had from your account.
account-session-here = This device, now
account-session-seen = Last used: { $when }
account-session-end = Log out
account-session-end-one = Log out { $device }
account-session-end-others = Log out all other devices
account-session-ended = { $which ->
    [one] That device is logged out.
   *[others] All other devices are logged out.
}
account-device-unknown = A program

## What programs may do

account-tokens = Programs
account-tokens-text = A program that plays for you shows a token in place of your password. It never reaches the account itself. Whoever has a token can use it: pass it on to nobody else, and revoke it once it is not needed.
account-token-made = Your new token. Copy it now: it is never shown again.
account-copy = Copy
account-copied = It is copied.
account-token-name = Name of the program
account-token-scopes = What it may do
account-scope-read = see your tables and whose turn it is
account-scope-play = play on your seats
account-scope-tables = make tables and host yours
account-token-days = For how long
account-token-days-count = { $count } days
account-token-make = Make a token
account-token-until = Until { $when }
account-token-unused = Not used yet
account-token-revoke = Revoke
account-token-revoke-one = Revoke { $name }
account-token-revoked = The token “{ $name }” opens nothing any more.

## Whom the server tells

account-hooks = Webhooks
account-hooks-text = A program of yours on the internet can be told when something happens at your tables. It is told which table, and nothing of the game. What it is told is signed with a secret, by which it knows that this server has sent it.
account-hook-made = The secret of your new webhook. Copy it now: it is never shown again.
account-hook-url = Address of the program
account-hook-events = When it is told
account-event-turn = when it is your turn
account-event-over = when a game is over
account-event-full = when all seats of a table that you host are taken
account-hook-make = Add a webhook
account-hook-unused = Nothing told yet
account-hook-told = { $status ->
    [0] Last told: { $when }, without an answer
   *[other] Last told: { $when }, answered with { $status }
}
account-hook-off = Off since { $when }, because it did not answer for long or because the password was changed
account-hook-on = Switch on
account-hook-on-one = Switch on { $url }
account-hook-is-on = { $url } is told again from now on.
account-hook-remove = Remove
account-hook-remove-one = Remove { $url }
account-hook-removed = { $url } is told nothing any more.

## The password

account-password-change = Change the password
account-password-change-text = All other devices are logged out by it, and the tokens of your programs end.{ $hooks ->
        [yes] {" "}Webhooks are switched off until you switch them on again.
       *[no] {""}
    }
account-password-old = Your present password
account-password-new = New password
account-password-changed = The password is changed, all other devices are logged out, and the tokens of your programs have ended.{ $hooks ->
        [yes] {" "}Your webhooks are off until you switch them on again.
       *[no] {""}
    }{ $passkeys ->
        [0] {""}
       *[other] {" "}Passkeys stay: remove any that is not yours.
    }

## Passkeys

account-passkeys = Passkeys
account-passkeys-text = With a passkey you log in by your finger, your face or the PIN of a device or a security key, without a password. A lost one is removed here.
account-passkey-log-in = Log in with a passkey
account-passkey-register = Make it with a passkey
account-passkey-first = My first passkey
account-passkey-add = Add a passkey
account-passkey-name = What it is called
account-passkey-make = Make the passkey
account-passkey-added = The passkey “{ $label }” is added.
account-passkey-remove = Remove
account-passkey-remove-one = Remove the passkey “{ $label }”
account-passkey-removed = The passkey is removed.
account-passkey-known = This device has a passkey of your account already.
account-passkey-not-made = The browser has stopped: no passkey was made or shown. You can try again.
account-confirm-text = Your password or one of your passkeys confirms that it is you.
account-confirm-passkey = { $action } (confirm with a passkey)
account-confirm-elsewhere = Your account has passkeys alone, and this page cannot ask for them: open it under the name for which they were made.
account-password-first = Set a password

## What is kept

account-data = Your data
account-data-text = What this server keeps of you, with the records of your finished games, as a file.
account-save = Save it all as a file
account-saved = Your data is saved as a file.
account-erase = Erase the account …
account-erase-title = Erase your account?
account-erase-text = The account “{ $name }” is erased for good, with its devices and what it knows of your tables. The tables stay as they are, with the names of all who played, because they are the others’ as well. This device keeps the links that it had without the account.
account-erase-now = Erase it for good
account-erased = Your account is erased.

## Mails

account-letters = Mails
## What moderators have decided

account-moderation = To the moderators’ page
account-sanction-mute = You are muted: you cannot write at tables. Ready-made sentences still work.
account-sanction-ban = Your account is banned: it can be exported and erased, and nothing else.
account-sanction-why = The reason: { $reason }
account-sanction-until = Until { $when }
account-sanction-open = Until a moderator lifts it
