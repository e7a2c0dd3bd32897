### The pages of clubs: people with accounts who play together.

club-title = Clubs
club-lead = A club is a group of people who play together for months: they see each other’s tables and contests on one page, and sit down with one tap.
club-none-here = This server has no clubs.
club-needs-account = Whoever is in a club has an account, so that the club knows them again. Log in, or make one.
club-all = All your clubs
club-mine = Your clubs
club-you-keep = you keep it
club-join-title = Join a club
club-code-label = Code of the club
club-code-hint = Six letters. Those who keep the club have them.
club-look = Look at the club
club-found-title = Found a club
club-name = Name of the club
club-about = One line about it
club-own = Your name in the club
club-found = Found the club
club-count = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
club-join = Join

## A club

club-tables = Tables
club-tables-none = No table is open at the moment.
club-show = Show it to a club
club-show-to = Show it to { $name }
club-shown = { $name } sees it now.
club-members-only = Only members of the club can enter
club-show-none = You can show it to a club in which you are, with your account.
club-new-table = A table for the club
club-table-text = Everybody in the club will see it, and can take the seats that are open. Nobody else does, unless you show it in the list of open tables, too.
club-table-make = Make the table
club-back = Back to the club
club-watch = Watch
club-watch-table = Watch the table of { $names }
club-contests = Contests
club-contests-none = No contest has been made for this club.
club-new-contest = A contest for the club
club-members = Members: { $count }
club-keeper = keeper
club-you = you
club-make-keeper = Make keeper
club-make-keeper-one = Make keeper: { $name }
club-make-member = Make member
club-make-member-one = Make member: { $name }
club-remove = Remove
club-remove-one = Remove { $name }
club-remove-sure = Remove { $name }? The code of the club will be another one.
club-remove-yes = Yes, remove
club-leave = Leave the club
club-leave-sure = Leave { $name }? To come back you will need its code.
club-leave-yes = Yes, leave
club-no = No

## What its keepers do

club-join-by = Join with this code
club-join-at = Type it at
club-qr = Code for cameras: the link to join
club-copy = Copy the link
club-copied = The link is copied.
club-renew = Another code
club-renew-sure = Draw another code? The present one will open nothing any more.
club-renew-yes = Yes, draw one
club-keeping = The club itself
club-save = Save
club-close = Close the club
club-close-sure = Close { $name } for good? Its tables and contests stay those of their players.
club-close-yes = Yes, close it
club-said-describe = It is saved.
club-said-code = The club has another code.
club-said-keeper = Now a keeper: { $name }.
club-said-member = No keeper any more: { $name }.
club-said-remove = Removed: { $name }. The club has another code.
