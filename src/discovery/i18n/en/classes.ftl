### The pages of classes: for teachers, for pupils, and on the wall.

class-home = For a class
class-title = Play with a class
class-lead = Pupils join by a code, sit down at tables as they come, and play at the same time. Nobody needs an account, and after the lesson you delete everything.
class-i-am-a-pupil = I have a code
class-known = Classes on this device
class-known-teach = Your class { $code }
class-known-pupil = Your place in class { $code }
class-make-title = A new class
class-make-text = Set up one table. Each open seat is for a pupil, and there will be as many such tables as you need.
class-talk = Pupils may send each other ready-made sentences
class-make = Make the class
class-join-title = Join your class
class-code-label = Code of the class
class-code-hint = Six letters. Your teacher has them.
class-join = Join
class-back-to-place = Back to my place
class-somebody-else = Somebody else at this device? Then join as a new pupil.
class-you-are = In this class you are
class-your-table = You sit at table { $number }.
class-with = With you:
class-wait = It begins as soon as your teacher starts the games. Leave this page open.
class-is-over = This lesson is over.
class-other-device = Another device
class-own-link-text = This link is yours alone. It brings you back to your seat, on this device or another one.
class-own-link = Your own link
class-copy-link = Copy my link
class-link-copied = The link is copied.
class-your-class = Your class
class-about = { $game } · { $pupils ->
    [one] one pupil
   *[other] { $pupils } pupils
} · tables of { $places } · round { $round }
class-join-by = Join with this code
class-join-at = Type it at
class-qr = Code for cameras: the link to join
class-print-cards = Cards to join
class-print = Print
class-card-text = Join your class:
class-start = { $tables ->
    [one] Start the game
   *[other] Start { $tables } games
}
class-pause-all = Pause all
class-resume-all = Go on with all
class-pause = Pause table { $number }
class-resume = Go on with table { $number }
class-project = Show on the wall
class-full-screen = Full screen
class-next-round = Next round, new tables
class-end = End the lesson
class-watch = Watch table { $number }
class-record = Record of table { $number }
class-said-started = The games have started.
class-said-round = Everybody has a new table.
class-said-ended = The lesson is over. Nobody can join any more.
class-said-paused = Paused.
class-said-resumed = The game goes on.
class-said-changed = Done.
class-waiting-title = Waiting for the start
class-tables-title = Tables
class-tables = All tables
class-nobody = Nobody has joined yet.
class-table = Table { $number }
class-new-table = A new table
class-name-of = Name of { $name }
class-table-of = Table of { $name }
class-remove = Take { $name } out of the class
class-pupils-at = Pupils at table { $number }
class-new-link = New link
class-new-link-for = New link for { $name }
class-new-link-text = Whoever has lost their device or their link comes back to their seat with a new one. The link from before stops working.
class-make-link = Make the link
class-new-link-scan = Let { $name } scan this code, or open the link.
class-new-link-code = Code for cameras: the new link
class-new-link-copy = Copy the link
class-take-out = Take out
class-take-out-text = A program plays on in this seat, and the link stops working. With the code one can join again, at another seat.
class-take-out-now = Take out of the class
class-table-playing = Turn { $turns }
class-table-paused = Paused in turn { $turns }
class-table-over = Finished after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
class-table-closed = Closed
class-seat-acts = to move
class-seat-away = not here
class-seat-program = a program plays
class-seat-won = winner
class-join-late = Late? Join with the code { $code }.
class-erase-title = After the lesson
class-erase-text = Delete the class with all its tables, moves and links. If you do not, this happens by itself on { $day }.
class-erase = Delete the class
class-erase-sure = { $records ->
    [0] Nothing of it can be brought back. Delete everything?
    [one] Nothing of it can be brought back, and the record of the finished game goes with it. Delete everything?
   *[other] Nothing of it can be brought back, and the records of { $records } finished games go with it. Delete everything?
}
class-erase-yes = Yes, delete everything
class-erase-no = Keep it
class-erased-title = Everything is deleted
class-erased-text = Nothing of this class is left on the server.
class-paused = Your teacher has paused the game. No clock is running.
