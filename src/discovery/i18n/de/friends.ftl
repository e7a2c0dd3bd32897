## A table's link

friends-title = Andere einladen
friends-text = Ein Link für den ganzen Tisch: Wer ihn öffnet, wählt einen freien Platz.
friends-copy = Link des Tisches kopieren
friends-copied = Kopiert. Wer diesen Link hat, kann einen freien Platz nehmen.
friends-renewed = Neuer Link kopiert. Der alte führt nicht mehr zum Tisch.
friends-field = Link des Tisches
friends-invitation = An meinem Tisch ist ein Platz für dich frei.
friends-code = Der Link des Tisches als QR-Code
friends-no-code = Der QR-Code ließ sich nicht laden. Der Link funktioniert trotzdem.
friends-alone = Diese Adresse gilt nur auf diesem Computer. Für andere Geräte starte den Server mit „{ $option }“ und öffne die Adresse, die er ausgibt.
friends-name = Dein Name
friends-name-text = Die anderen am Tisch sehen ihn. Er darf leer bleiben.
friends-choose = Wähle einen Platz
friends-full = Alle Plätze sind besetzt
friends-sit = Hier sitzen
friends-sit-at = Hier sitzen: Platz { $number }
friends-chat = An diesem Tisch darf man einander schreiben
friends-chat-text = Ein Chat in eigenen Worten, für alle, die mitspielen; wer den Tisch eröffnet hat, kann ihn jederzeit abschalten.

## The list of open tables

friends-show = Diesen Tisch unter den offenen Tischen zeigen
friends-show-text = Alle, die diesen Server öffnen können, sehen ihn dort, dürfen einen freien Platz nehmen und dürfen zuschauen.
friends-open-title = Offene Tische
friends-open-text = Tische, an denen noch jemand zum Mitspielen gesucht wird. Die Liste erneuert sich von selbst.
friends-open-none = Gerade ist kein Tisch offen.
friends-open-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
friends-open-gone = nicht mehr offen
friends-open-sit = Platz nehmen bei { $names }
friends-open-new = Einen Tisch eröffnen

## One's own tables

friends-turn = { $day ->
    [today] Du bist am Zug seit { $at } Uhr
   *[other] Du bist am Zug seit dem { $at }
}
friends-turn-until = { $day ->
    [today] deine Zeit endet um { $at } Uhr
   *[other] deine Zeit endet am { $at }
}
friends-push-text = Dieses Gerät kann eine Nachricht bekommen, wenn du am Zug bist, auch bei geschlossener Seite. Sie geht durch den Push-Dienst des Herstellers deines Browsers und verrät nichts über die Partie.
friends-push = Mir melden, wenn ich am Zug bin
friends-push-stop = Nicht mehr melden
friends-push-on = Dieses Gerät wird benachrichtigt.
friends-push-off = Dieses Gerät wird nicht mehr benachrichtigt.
friends-push-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
friends-push-quiet = Deine Ruhezeit ist gespeichert. Sie gilt für alle Meldungen an dieses Gerät.
friends-push-said = Du bist am Zug
friends-push-table = Dein Tisch ist bereit
