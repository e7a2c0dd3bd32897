# was die Shell von Vereinen sagt
cli-help-no-clubs = keine Vereine erlauben
cli-help-admin-clubs = alle Vereine auflisten, ohne die Namen ihrer Mitglieder
cli-help-admin-club = einen Verein schließen; seine Tische und Turniere bleiben
cli-help-admin-club-code = der Code, mit dem man beitritt
cli-help-admin-club-close = ihn schließen; er lässt sich nicht zurückholen
cli-admin-no-clubs = Es gibt keine Vereine.
cli-admin-club-closed = Der Verein { $code } ist geschlossen. Seine Tische und Turniere bleiben.
cli-heading-club-code = Code
cli-heading-club = Verein
cli-heading-members = Mitglieder
cli-act-close-club = Verein geschlossen
