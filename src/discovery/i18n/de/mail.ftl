### Mails an Abwesende. Sie nennen Spiele, niemals Personen oder Karten.

mail-confirm-subject = Möchtest du Mails, wenn du am Zug bist?
mail-confirm-text = Jemand, vermutlich du selbst, hat { $server } gebeten, an diese Adresse zu schreiben, wenn ein Tisch wartet. Vor deiner Bestätigung wird nichts weiter gesendet.
mail-confirm-link = Diese Adresse bestätigen
mail-confirm-ignore = Warst du es nicht, tu einfach nichts: Die Adresse wird innerhalb von zwei Tagen vergessen.
mail-turn-subject = Du bist am Zug: { $game }
mail-turn-text = Ein Tisch auf { $server } wartet auf dich: { $game }. Zu diesem Zug kommt keine weitere Mail; die nächste kommt, nachdem du da warst.
mail-over-subject = Partie beendet: { $game }
mail-over-text = Eine Partie auf { $server }, in der du einen Platz hast, ist zu Ende: { $game }. Das Gerät, mit dem du gespielt hast, zeigt dir, wie sie ausging.
mail-digest-subject = { $count ->
    [one] Ein Tisch wartet noch auf dich
   *[other] { $count } Tische warten noch auf dich
}
mail-digest-text = Du warst seit einigen Tagen nicht auf { $server }. Es warten noch:
mail-test-subject = Mails von Discovery kommen an
mail-test-text = Der Gastgeber von { $server } hat diese Mail gesendet, um zu sehen, ob sie ankommt.
mail-open = Meine Tische öffnen
mail-why = Du bekommst diese Mail, weil diese Adresse auf { $server } bestätigt wurde.
mail-stop = Diese Mails beenden oder Ruhezeiten wählen
