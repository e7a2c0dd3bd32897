### Die Seite eines Kontos, wo der Gastgeber welche haben wollte.

account-title = Dein Konto
account-hello = Hallo, { $name }
account-lead = Mit einem Konto findest du deine Tische auf anderen Geräten wieder. Zum Spielen braucht niemand eines.
account-none = Dieser Server hat keine Konten: Wer einen Link hat, spielt mit.

## Der Weg hinein

account-log-in = Anmelden
account-register = Konto anlegen
account-set = Passwort festlegen
account-name = Name
account-name-text = Mit diesem Namen meldest du dich an. An jedem Tisch wählst du den Namen, den die anderen sehen.
account-password = Passwort
account-password-text = Mindestens 8 Zeichen: je länger, desto besser. Ein paar Wörter, die nicht zusammengehören, sind gut.
account-password-wrong = Das ist nicht das Passwort deines Kontos.
account-show = Zeigen
account-show-password = Zeigen, was eingegeben ist: { $field }
account-along = { $count ->
    [one] Den Tisch dieses Geräts mitnehmen, um ihn auf anderen wiederzufinden
   *[other] Die { $count } Tische dieses Geräts mitnehmen, um sie auf anderen wiederzufinden
}
account-have = Du hast schon ein Konto?
account-have-none = Du hast noch kein Konto?
account-closed = Auf diesem Server legt der Gastgeber die Konten an: Bitte ihn um eine Einladung.
account-forgotten = Passwort vergessen? Der Gastgeber dieses Servers kann dir eine Einladung schicken, mit der du ein neues festlegst.
account-invited = Du bist eingeladen
account-invited-text = Wähle das Passwort deines Kontos. Die Einladung gilt einmal. Sie meldet das Konto überall ab, beendet die Tokens seiner Programme und schaltet seine Webhooks aus. Passkeys bleiben: Sieh nach, ob alle deine sind.
account-entered = { $count ->
    [0] Du bist als { $name } angemeldet.
    [one] Du bist als { $name } angemeldet. Der Tisch dieses Geräts ist jetzt in deinem Konto.
   *[other] Du bist als { $name } angemeldet. Die { $count } Tische dieses Geräts sind jetzt in deinem Konto.
}
account-log-out = Abmelden
account-logged-out = Du bist abgemeldet. Die Tische, die dieses Gerät aus deinem Konto hatte, sind hier nicht mehr zu finden.

## Seine Tische

account-tables = Tische deines Kontos
account-tables-none = Tische, die du mitnimmst, stehen hier, auf allen deinen Geräten.
account-table-elsewhere = Auf diesem Gerät noch nicht geöffnet
account-open = Öffnen
account-open-table = Den Tisch von { $names } öffnen
account-along-always = Die Tische dieses Geräts mitnehmen
account-along-said = { $on ->
    [yes] Die Tische dieses Geräts kommen ab jetzt in dein Konto.
   *[no] Die Tische dieses Geräts bleiben ab jetzt hier. Die in deinem Konto bleiben dort.
}

## Wo es angemeldet ist

account-sessions = Wo du angemeldet bist
account-sessions-text = Ein Gerät, das abgemeldet wird, verliert die Plätze, die es aus deinem Konto hatte.
account-session-here = Dieses Gerät, jetzt
account-session-seen = Zuletzt benutzt: { $when }
account-session-end = Abmelden
account-session-end-one = { $device } abmelden
account-session-end-others = Alle anderen Geräte abmelden
account-session-ended = { $which ->
    [one] Das Gerät ist abgemeldet.
   *[others] Alle anderen Geräte sind abgemeldet.
}
account-device-unknown = Ein Programm

## Was Programme dürfen

account-tokens = Programme
account-tokens-text = Ein Programm, das für dich spielt, zeigt statt deines Passworts ein Token vor. Es erreicht nie das Konto selbst. Wer ein Token hat, kann es benutzen: Gib es niemandem sonst, und widerrufe es, sobald es nicht mehr gebraucht wird.
account-token-made = Dein neues Token. Kopiere es jetzt: Es wird nie wieder gezeigt.
account-copy = Kopieren
account-copied = Es ist kopiert.
account-token-name = Name des Programms
account-token-scopes = Was es darf
account-scope-read = deine Tische sehen und wer dran ist
account-scope-play = auf deinen Plätzen spielen
account-scope-tables = Tische anlegen und deine leiten
account-token-days = Wie lange
account-token-days-count = { $count } Tage
account-token-make = Token anlegen
account-token-until = Gültig bis { $when }
account-token-unused = Noch nicht benutzt
account-token-revoke = Widerrufen
account-token-revoke-one = { $name } widerrufen
account-token-revoked = Das Token „{ $name }“ öffnet nichts mehr.

## Wem der Server Bescheid sagt

account-hooks = Webhooks
account-hooks-text = Einem deiner Programme im Internet kann gemeldet werden, wenn an deinen Tischen etwas geschieht. Es erfährt, an welchem Tisch, und nichts von der Partie. Jede Meldung ist mit einem Geheimnis signiert, an dem das Programm erkennt, dass sie von diesem Server kommt.
account-hook-made = Das Geheimnis deines neuen Webhooks. Kopiere es jetzt: Es wird nie wieder gezeigt.
account-hook-url = Adresse des Programms
account-hook-events = Was ihm gemeldet wird
account-event-turn = wenn du am Zug bist
account-event-over = wenn eine Partie zu Ende ist
account-event-full = wenn alle Plätze eines Tisches besetzt sind, den du leitest
account-hook-make = Webhook anlegen
account-hook-unused = Noch nichts gemeldet
account-hook-told = { $status ->
    [0] Zuletzt gemeldet: { $when }, ohne Antwort
   *[other] Zuletzt gemeldet: { $when }, Antwort { $status }
}
account-hook-off = Aus seit { $when }, weil lange keine Antwort kam oder das Passwort geändert wurde
account-hook-on = Einschalten
account-hook-on-one = { $url } einschalten
account-hook-is-on = Ab jetzt wird { $url } wieder etwas gemeldet.
account-hook-remove = Entfernen
account-hook-remove-one = { $url } entfernen
account-hook-removed = { $url } wird nichts mehr gemeldet.

## Das Passwort

account-password-change = Passwort ändern
account-password-change-text = Alle anderen Geräte werden dabei abgemeldet, und die Tokens deiner Programme enden.{ $hooks ->
        [yes] {" "}Webhooks werden ausgeschaltet, bis du sie wieder einschaltest.
       *[no] {""}
    }
account-password-old = Dein jetziges Passwort
account-password-new = Neues Passwort
account-password-changed = Das Passwort ist geändert, alle anderen Geräte sind abgemeldet, und die Tokens deiner Programme haben geendet.{ $hooks ->
        [yes] {" "}Deine Webhooks sind aus, bis du sie wieder einschaltest.
       *[no] {""}
    }{ $passkeys ->
        [0] {""}
       *[other] {" "}Passkeys bleiben: Entferne jeden, der nicht deiner ist.
    }

## Passkeys

account-passkeys = Passkeys
account-passkeys-text = Mit einem Passkey meldest du dich per Finger, Gesicht oder PIN eines Geräts oder Sicherheitsschlüssels an, ohne Passwort. Einen verlorenen entfernst du hier.
account-passkey-log-in = Mit einem Passkey anmelden
account-passkey-register = Mit einem Passkey anlegen
account-passkey-first = Mein erster Passkey
account-passkey-add = Passkey hinzufügen
account-passkey-name = Wie er heißt
account-passkey-make = Passkey anlegen
account-passkey-added = Der Passkey „{ $label }“ ist hinzugefügt.
account-passkey-remove = Entfernen
account-passkey-remove-one = Den Passkey „{ $label }“ entfernen
account-passkey-removed = Der Passkey ist entfernt.
account-passkey-known = Dieses Gerät hat schon einen Passkey deines Kontos.
account-passkey-not-made = Der Browser hat abgebrochen: Es wurde kein Passkey angelegt oder gezeigt. Du kannst es noch einmal versuchen.
account-confirm-text = Dein Passwort oder einer deiner Passkeys bestätigt, dass du es bist.
account-confirm-passkey = { $action } (mit einem Passkey bestätigen)
account-confirm-elsewhere = Dein Konto hat nur Passkeys, und diese Seite kann nicht nach ihnen fragen: Öffne sie unter dem Namen, für den sie angelegt wurden.
account-password-first = Passwort festlegen

## Was gespeichert ist

account-data = Deine Daten
account-data-text = Was dieser Server von dir speichert, mit den Aufzeichnungen deiner beendeten Spiele, als Datei.
account-save = Alles als Datei sichern
account-saved = Deine Daten sind als Datei gesichert.
account-erase = Konto löschen …
account-erase-title = Dein Konto löschen?
account-erase-text = Das Konto „{ $name }“ wird endgültig gelöscht, mit seinen Geräten und allem, was es von deinen Tischen weiß. Die Tische bleiben, wie sie sind, mit den Namen aller, die dort gespielt haben, denn sie gehören auch den anderen. Dieses Gerät behält die Links, die es ohne das Konto hatte.
account-erase-now = Endgültig löschen
account-erased = Dein Konto ist gelöscht.

## Mails

account-letters = Mails
## Was die Moderation entschieden hat

account-moderation = Zur Seite der Moderation
account-sanction-mute = Du bist stumm geschaltet: Du kannst an Tischen nichts schreiben. Vorgefertigte Sätze gehen weiterhin.
account-sanction-ban = Dein Konto ist gesperrt: Es kann gesichert und gelöscht werden, sonst nichts.
account-sanction-why = Der Grund: { $reason }
account-sanction-until = Bis { $when }
account-sanction-open = Bis die Moderation es aufhebt
