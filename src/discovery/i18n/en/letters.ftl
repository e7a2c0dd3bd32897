### Where one is written to, where the host has a mail server: at a table, with an account, and by the links of a mail.

letters-title = Mails to you
letters-seat-text = This server can write to you when this table has waited for you for five minutes. The mail names the game and nothing else.
letters-account-text = This server can write to you when one of your tables has waited for you for five minutes. The mail names the game and nothing else.
letters-address = Your mail address
letters-start = Write to me
letters-asked = A mail has gone to { $address }. Follow its link within two days; nothing more is sent before.
letters-asked-now = The mail is on its way.
letters-on = Mails go to { $address } when a table waits for you.
letters-stop = Stop the mails
letters-stopped = You get no more of these mails.
letters-stopped-all = You get no more mails from this server.

letters-quiet = Quiet hours
letters-quiet-begins = From
letters-quiet-ends = to
letters-quiet-zone = Time zone: { $zone }
letters-quiet-kept = Quiet hours are kept.

letters-confirm-text = Do you want mails at { $address } when a table waits for you?
letters-confirm = Yes, write to me
letters-confirmed = Confirmed. You will be told when a table waits for you.
letters-stop-text = No more mails? For the table or account of this mail, or for everything that goes to this address.
letters-stop-one = Stop these mails
letters-stop-all = Stop all mails to this address
letters-gone = This link has no address any more: it was stopped, or is not needed now. Nothing is sent to it.
letters-home = To the start page
