### Die Seiten der Vereine: Leute mit Konten, die zusammen spielen.

club-title = Vereine
club-lead = In einem Verein spielen Leute über Monate zusammen: Sie sehen ihre Tische und Turniere auf einer Seite und setzen sich mit einem Fingertipp dazu.
club-none-here = Auf diesem Server gibt es keine Vereine.
club-needs-account = Wer in einem Verein ist, hat ein Konto: So erkennt der Verein alle wieder. Melde dich an, oder leg eines an.
club-all = Alle deine Vereine
club-mine = Deine Vereine
club-you-keep = du leitest ihn
club-join-title = Einem Verein beitreten
club-code-label = Code des Vereins
club-code-hint = Sechs Buchstaben. Wer den Verein leitet, hat sie.
club-look = Verein ansehen
club-found-title = Einen Verein gründen
club-name = Name des Vereins
club-about = Eine Zeile über ihn
club-own = Dein Name im Verein
club-found = Verein gründen
club-count = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
}
club-join = Beitreten

## Ein Verein

club-tables = Tische
club-tables-none = Zurzeit ist kein Tisch offen.
club-show = Einem Verein zeigen
club-show-to = { $name } zeigen
club-shown = { $name } sieht es jetzt.
club-members-only = Nur Mitglieder des Vereins können teilnehmen
club-show-none = Du kannst es einem Verein zeigen, in dem du mit deinem Konto bist.
club-new-table = Ein Tisch für den Verein
club-table-text = Alle im Verein sehen ihn und können die freien Plätze nehmen. Sonst sieht ihn niemand, außer du zeigst ihn auch in der Liste der offenen Tische.
club-table-make = Tisch anlegen
club-back = Zurück zum Verein
club-watch = Zuschauen
club-watch-table = Zuschauen am Tisch von { $names }
club-contests = Turniere
club-contests-none = Für diesen Verein gibt es kein Turnier.
club-new-contest = Ein Turnier für den Verein
club-members = Mitglieder: { $count }
club-keeper = leitet den Verein
club-you = du
club-make-keeper = Leiten lassen
club-make-keeper-one = Leiten lassen: { $name }
club-make-member = Zum Mitglied machen
club-make-member-one = Zum Mitglied machen: { $name }
club-remove = Ausschließen
club-remove-one = { $name } ausschließen
club-remove-sure = { $name } ausschließen? Der Verein bekommt einen anderen Code.
club-remove-yes = Ja, ausschließen
club-leave = Verein verlassen
club-leave-sure = { $name } verlassen? Zum Wiederkommen brauchst du den Code.
club-leave-yes = Ja, verlassen
club-no = Nein

## Was tut, wer ihn leitet

club-join-by = Mit diesem Code beitreten
club-join-at = Einzutippen auf
club-qr = Code für Kameras: der Link in den Verein
club-copy = Link kopieren
club-copied = Der Link ist kopiert.
club-renew = Anderer Code
club-renew-sure = Einen anderen Code ziehen? Der jetzige öffnet dann nichts mehr.
club-renew-yes = Ja, ziehen
club-keeping = Der Verein selbst
club-save = Speichern
club-close = Verein schließen
club-close-sure = { $name } für immer schließen? Seine Tische und Turniere bleiben denen, die dort spielen.
club-close-yes = Ja, schließen
club-said-describe = Gespeichert.
club-said-code = Der Verein hat einen anderen Code.
club-said-keeper = Leitet nun den Verein: { $name }.
club-said-member = Leitet den Verein nicht mehr: { $name }.
club-said-remove = Nicht mehr im Verein: { $name }. Der Code ist ein anderer.
