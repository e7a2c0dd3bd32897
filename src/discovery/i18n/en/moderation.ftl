### Reporting somebody at a table, and the moderators' page.

## At a table

moderation-report = Report somebody …
moderation-report-title = Report somebody
moderation-report-text = The moderators of this server read it, with what was written at this table. They see no cards that spectators do not see.
moderation-whom = Who?
moderation-for = For what?
moderation-words = What happened (if you like)
moderation-send = Send the report
moderation-report-sent = Thank you. The moderators will read your report.
moderation-reason-name = Offensive name
moderation-reason-insult = Insults
moderation-reason-hate = Hate
moderation-reason-threat = Threats
moderation-reason-spam = Spam
moderation-reason-stalling = Spoiling the game on purpose
moderation-reason-cheating = Cheating
moderation-reason-other = Something else

## The moderators' page

moderation-title = Moderation
moderation-account = To your account
moderation-reports = { $count ->
    [0] Reports
    [one] One report is waiting
   *[other] { $count } reports are waiting
}
moderation-reports-none = No report is waiting.
moderation-guest = A guest without an account.
moderation-guest-text = A guest can be neither muted nor banned: only the host of the table can switch the chat off or give the seat away.
moderation-account-of = Account: { $name }.
moderation-by = Reported by { $name }, { $when }
moderation-by-watcher = Reported by somebody who watched, { $when }
moderation-look = Look at the table (reported at step { $step })
moderation-gone = The table is gone.
moderation-lines = What was written ({ $count })
moderation-verdict = Decision
moderation-dismiss = Dismiss
moderation-mute = Mute
moderation-ban = Ban
moderation-term = For how long?
moderation-hours = { $hours ->
    [0] Until somebody lifts it
    [1] One hour
    [24] One day
    [168] One week
   *[720] 30 days
}
moderation-why = The reason, which the person will read
moderation-note = A note for the log
moderation-decide = Decide
moderation-decided = { $verdict ->
    [dismiss] The report about { $name } is dismissed.
    [mute] { $name } is muted.
   *[ban] { $name } is banned.
}
moderation-sanctions = Muted and banned
moderation-sanctions-none = Nobody is muted or banned.
moderation-is-mute = muted
moderation-is-ban = banned
moderation-until = until { $when }
moderation-open-end = until somebody lifts it
moderation-lift = Lift
moderation-lift-of = Lift it for { $name }
moderation-lifted = It is lifted for { $name }.
moderation-acts = What was done
moderation-acts-none = Nothing has been done yet.
moderation-shell = The host’s shell
moderation-act-invite = invited
moderation-act-close-account = account closed
moderation-act-reopen-account = account reopened
moderation-act-erase-account = account erased
moderation-act-role = role given
moderation-role-player = player
moderation-role-moderator = moderator
moderation-role-host = host
moderation-act-close-table = table closed
moderation-act-reopen-table = table reopened
moderation-act-close-club = club closed
moderation-act-dismiss = report dismissed
moderation-act-mute = muted
moderation-act-ban = banned
moderation-act-lift = sanction lifted
moderation-act-erase-contest = contest erased
moderation-act-backup = all data copied
moderation-act-restore = all data restored from a copy
moderation-act-move = all data moved here
moderation-club = Close a club
moderation-club-text = Those who report a club to you know its code. Its tables and contests stay those of their players.
moderation-club-code = Code of the club
moderation-club-close = Close the club
moderation-club-closed = The club is closed.
