### Le serveur de tables : les noms qu’il donne, et ce qu’il dit dans le terminal.

name-player = Joueur
name-bot = Bot
deck-card = Carte

server-ready = Discovery est prêt : { $address }
server-network = Sur votre réseau : { $address }
server-stop = Ctrl+C pour arrêter. Les parties sont enregistrées dans { $folder ->
    [none] la base de données
   *[other] { $folder }
}.
server-migrated = La base a été mise à jour. Une copie de l’ancienne est gardée : { $file }
server-stopped = Arrêté. Chaque coup confirmé est enregistré.
server-no-client = Les pages de ce serveur ne sont pas construites : réinstallez le paquet pour jouer dans le navigateur.
