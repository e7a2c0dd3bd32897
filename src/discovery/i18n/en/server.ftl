### The live server: names it gives, and what it says in the terminal.

name-player = Player
name-bot = Bot
deck-card = Card

server-ready = Discovery is ready: { $address }
server-network = On your network: { $address }
server-stop = Stop with Ctrl+C. Games are saved in { $folder ->
    [none] the database
   *[other] { $folder }
}.
server-migrated = The database was brought up to date. A copy of the old one is kept: { $file }
server-stopped = Stopped. Every confirmed move is saved.
server-no-client = The pages of this server are not built: install the package again to play in the browser.
