# what the shell says of clubs
cli-help-no-clubs = let accounts found no clubs
cli-help-admin-clubs = list all clubs, without the names of their members
cli-help-admin-club = close a club; its tables and contests stay
cli-help-admin-club-code = the code with which members join
cli-help-admin-club-close = close it; it cannot be brought back
cli-admin-no-clubs = There are no clubs.
cli-admin-club-closed = Club { $code } is closed. Its tables and contests stay.
cli-heading-club-code = Code
cli-heading-club = Club
cli-heading-members = Members
cli-act-close-club = club closed
