### Jemanden an einem Tisch melden, und die Seite der Moderation.

## An einem Tisch

moderation-report = Jemanden melden …
moderation-report-title = Jemanden melden
moderation-report-text = Die Moderation dieses Servers liest es, zusammen mit dem, was an diesem Tisch geschrieben wurde. Sie sieht keine Karten, die Zuschauer nicht sehen.
moderation-whom = Wen?
moderation-for = Wofür?
moderation-words = Was war los? (wenn du magst)
moderation-send = Meldung abschicken
moderation-report-sent = Danke. Die Moderation wird deine Meldung lesen.
moderation-reason-name = Anstößiger Name
moderation-reason-insult = Beleidigungen
moderation-reason-hate = Hass
moderation-reason-threat = Drohungen
moderation-reason-spam = Spam
moderation-reason-stalling = Verdirbt absichtlich das Spiel
moderation-reason-cheating = Schummelei
moderation-reason-other = Etwas anderes

## Die Seite der Moderation

moderation-title = Moderation
moderation-account = Zu deinem Konto
moderation-reports = { $count ->
    [0] Meldungen
    [one] Eine Meldung wartet
   *[other] { $count } Meldungen warten
}
moderation-reports-none = Es wartet keine Meldung.
moderation-guest = Ein Gast ohne Konto.
moderation-guest-text = Ein Gast kann weder stumm geschaltet noch gesperrt werden: Nur wer den Tisch leitet, kann den Chat abschalten oder den Platz vergeben.
moderation-account-of = Konto: { $name }.
moderation-by = Gemeldet von { $name }, { $when }
moderation-by-watcher = Gemeldet von jemandem, der zugesehen hat, { $when }
moderation-look = Den Tisch ansehen (gemeldet bei Schritt { $step })
moderation-gone = Den Tisch gibt es nicht mehr.
moderation-lines = Was geschrieben wurde ({ $count })
moderation-verdict = Entscheidung
moderation-dismiss = Ablegen
moderation-mute = Stumm schalten
moderation-ban = Sperren
moderation-term = Wie lange?
moderation-hours = { $hours ->
    [0] Bis jemand es aufhebt
    [1] Eine Stunde
    [24] Einen Tag
    [168] Eine Woche
   *[720] 30 Tage
}
moderation-why = Der Grund, den die Person lesen wird
moderation-note = Eine Notiz für das Protokoll
moderation-decide = Entscheiden
moderation-decided = { $verdict ->
    [dismiss] Die Meldung über { $name } ist abgelegt.
    [mute] { $name } ist stumm geschaltet.
   *[ban] { $name } ist gesperrt.
}
moderation-sanctions = Stumm und gesperrt
moderation-sanctions-none = Niemand ist stumm geschaltet oder gesperrt.
moderation-is-mute = stumm geschaltet
moderation-is-ban = gesperrt
moderation-until = bis { $when }
moderation-open-end = bis jemand es aufhebt
moderation-lift = Aufheben
moderation-lift-of = Für { $name } aufheben
moderation-lifted = Für { $name } ist es aufgehoben.
moderation-acts = Was getan wurde
moderation-acts-none = Bisher wurde nichts getan.
moderation-shell = Die Shell des Gastgebers
moderation-act-invite = eingeladen
moderation-act-close-account = Konto geschlossen
moderation-act-reopen-account = Konto wieder geöffnet
moderation-act-erase-account = Konto gelöscht
moderation-act-role = Rolle vergeben
moderation-role-player = spielt
moderation-role-moderator = moderiert
moderation-role-host = leitet den Server
moderation-act-close-table = Tisch geschlossen
moderation-act-reopen-table = Tisch wieder geöffnet
moderation-act-close-club = Verein geschlossen
moderation-act-dismiss = Meldung abgelegt
moderation-act-mute = stumm geschaltet
moderation-act-ban = gesperrt
moderation-act-lift = Maßnahme aufgehoben
moderation-act-erase-contest = Turnier gelöscht
moderation-act-backup = alle Daten kopiert
moderation-act-restore = alle Daten aus einer Kopie wiederhergestellt
moderation-act-move = alle Daten hierher umgezogen
moderation-club = Einen Verein schließen
moderation-club-text = Wer dir einen Verein meldet, kennt seinen Code. Seine Tische und Turniere bleiben denen, die dort spielen.
moderation-club-code = Code des Vereins
moderation-club-close = Verein schließen
moderation-club-closed = Der Verein ist geschlossen.
