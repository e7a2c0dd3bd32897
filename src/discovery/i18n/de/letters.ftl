### Wohin geschrieben wird, wo der Gastgeber einen Mailserver hat: an einem Tisch, mit einem Konto und über die Links einer Mail.

letters-title = Mails an dich
letters-seat-text = Dieser Server kann dir schreiben, wenn dieser Tisch seit fünf Minuten auf dich wartet. Die Mail nennt das Spiel und sonst nichts.
letters-account-text = Dieser Server kann dir schreiben, wenn einer deiner Tische seit fünf Minuten auf dich wartet. Die Mail nennt das Spiel und sonst nichts.
letters-address = Deine Mailadresse
letters-start = Schreib mir
letters-asked = Eine Mail ging an { $address }. Folge ihrem Link innerhalb von zwei Tagen; vorher wird nichts weiter gesendet.
letters-asked-now = Die Mail ist unterwegs.
letters-on = Mails gehen an { $address }, wenn ein Tisch auf dich wartet.
letters-stop = Keine Mails mehr
letters-stopped = Du bekommst diese Mails nicht mehr.
letters-stopped-all = Du bekommst keine Mails mehr von diesem Server.

letters-quiet = Ruhezeit
letters-quiet-begins = Von
letters-quiet-ends = bis
letters-quiet-zone = Zeitzone: { $zone }
letters-quiet-kept = Die Ruhezeit ist gespeichert.

letters-confirm-text = Möchtest du Mails an { $address }, wenn ein Tisch auf dich wartet?
letters-confirm = Ja, schreib mir
letters-confirmed = Bestätigt. Du erfährst es, wenn ein Tisch auf dich wartet.
letters-stop-text = Keine Mails mehr? Für den Tisch oder das Konto dieser Mail, oder für alles an diese Adresse.
letters-stop-one = Diese Mails beenden
letters-stop-all = Alle Mails an diese Adresse beenden
letters-gone = Zu diesem Link gibt es keine Adresse mehr: Sie wurde abgemeldet oder wird nicht mehr gebraucht. An sie geht nichts.
letters-home = Zur Startseite
