### Der laufende Server: Namen, die er vergibt, und was er im Terminal sagt.

name-player = Spieler
name-bot = Bot
deck-card = Karte

server-ready = Discovery ist bereit: { $address }
server-network = In deinem Netz: { $address }
server-stop = Mit Strg+C anhalten. Die Partien liegen in { $folder ->
    [none] der Datenbank
   *[other] { $folder }
}.
server-migrated = Die Datenbank wurde auf den neuesten Stand gebracht. Eine Kopie der alten bleibt erhalten: { $file }
server-stopped = Angehalten. Jeder bestätigte Zug ist gespeichert.
server-no-client = Die Seiten dieses Servers sind nicht gebaut: Installiere das Paket neu, um im Browser zu spielen.
