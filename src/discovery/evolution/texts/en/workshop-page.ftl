### The deck workshop on the page: its start, the table, the tree and the card of a deck that is being made.

workshop-title = Deck workshop
workshop-lead = Make a deck of your own: copy one, change it, let the server check it, play it at once, and send it to others.
workshop-steps = A deck in five steps
workshop-step-copy = Copy Prehistory with three eras of six cards.
workshop-step-rename = Change the names of three cards.
workshop-step-link = Draw two links: what a card needs before it can be placed.
workshop-step-balance = Balance: programs play it and tell where it is unlike Prehistory.
workshop-step-print = Print the cards, or try them at once against the computer.
workshop-back = Back to the workshop

## Where a deck begins

workshop-new = A new deck
workshop-name = Name of the deck
workshop-default-name = My deck
workshop-begin-with = Begin with
workshop-kind-copy = a copy, whole or smaller
workshop-kind-like = a random tree of the same shape
workshop-kind-empty = empty cards
workshop-source = Taken from
workshop-eras = Eras
workshop-cards = Cards in each era
workshop-make = Make the deck
workshop-bring = A deck that you have
workshop-bring-text = A deck file (CSV or TOML), a draft that somebody saved (JSON), or a table from a spreadsheet or a page. Its first line names the columns.
workshop-choose-file = Choose a file
workshop-paste = Or paste a table here
workshop-paste-read = Read the table
workshop-unread = No names of columns were found. The first line must name at least “id” or “name_en”.
workshop-too-long = This text is longer than { $most } letters, so it is no deck.
workshop-drafts = Your drafts
workshop-drafts-none = No deck has been begun in this browser.
workshop-drafts-text = Drafts are kept in this browser only. Save a file to keep a deck for good.
workshop-drafts-lost = This browser keeps no drafts: they are gone when the page is closed. Save a file to keep a deck.
workshop-forget = Forget the draft “{ $name }”
workshop-lost = This draft is not in this browser. It may have been made in another one.
workshop-link-broken = This link holds no deck. It may have been cut short on its way.
workshop-unkept = The browser has no room left for this draft: save it as a file.

## At work

workshop-tools = The whole deck
workshop-undo = Undo
workshop-redo = Redo
workshop-undone = The last change is undone.
workshop-redone = The change is made again.
workshop-about = Names and eras
workshop-share = Share and save
workshop-parts = What is shown
workshop-part-table = Table
workshop-part-tree = Tree
workshop-part-card = Card
workshop-deeds = What can be done with the deck
workshop-check = { $count ->
    [0] Check
    [one] Check: one fault
   *[other] Check: { $count } faults
}
workshop-check-title = What the check says
workshop-try = Try
workshop-try-text = A table against the computer: { $game }
workshop-balance = Balance
workshop-balance-title = How the deck plays
workshop-balance-waiting = Programs play the deck on the server, for ten seconds at most…
workshop-balance-text = These are first impressions from few games for two. The command “discovery deck balance” plays as many as it takes.
workshop-balance-save = Save the report with its pictures

## The table

workshop-table = Cards as a table
workshop-filter = Find cards
workshop-filter-none = No card has these words.
workshop-all-columns = All columns
workshop-cell = { $column } of { $card }
workshop-column-id = Id
workshop-column-era = Era
workshop-column-order = Place
workshop-column-family = Family
workshop-column-prerequisites = Needs
workshop-column-name = Name ({ $language })
workshop-column-text = Text ({ $language })
workshop-column-period = Period
workshop-column-from-year = First year
workshop-column-to-year = Last year
workshop-column-icon = Picture
workshop-column-asset = Asset
workshop-column-place = Place ({ $language })

## The tree

workshop-tree = Tree by eras
workshop-tree-text = Pull a card to another place, or the dot above it to a card that needs it. Keys: arrows choose a card, with Shift they move it, { $key } draws a link, Delete removes.
workshop-linking = Now choose the card that needs “{ $card }”; if it does already, it no longer will. Escape ends this.
workshop-handle = Pull to the card that needs this one
workshop-add-card = Add a card to era { $era }
workshop-add-era = Era { $era }
workshop-new-card = New card
workshop-card-label = { $card }, { $family }, place { $place }{ $needs ->
    [0] , needs nothing
   *[other] , needs { $which }
}{ $after ->
    [0] { "" }
   *[other] , leads to { $leads }
}{ $faults ->
    [0] { "" }
    [one] , one fault
   *[other] , { $faults } faults
}
workshop-moved = { $card } is now in era { $era }, place { $place }.
workshop-linked = { $card } now needs { $missing }.
workshop-unlinked = { $card } no longer needs { $missing }.
workshop-removed = { $card } is removed.

## The card

workshop-card = The card “{ $card }”
workshop-face = “{ $card }” as printed
workshop-faults-of-card = Faults of this card
workshop-card-sound = No faults in this card.
workshop-need-add = Add a card that it needs
workshop-unlink = No longer needs { $card }
workshop-link = Draw a link from this card
workshop-remove = Remove this card

## What the check says

workshop-faults = { $count ->
    [one] The deck has one fault.
   *[other] The deck has { $count } faults.
}
workshop-sound = “{ $name }” has no faults. It has { $cards } cards.

## Names, and sharing

workshop-about-name = Name of the deck ({ $language })
workshop-about-id = Id (records name the deck by it)
workshop-about-version = Version
workshop-about-author = Author
workshop-about-licence = Licence
workshop-about-era = Era { $era } ({ $language })
workshop-licence-text = Under which licence may others use your cards, for example CC BY 4.0? Texts that you copied keep theirs.
workshop-licence-none = No licence is named yet: others cannot know what they may do with your cards.
workshop-share-link = As a link
workshop-share-file = As a file
workshop-copy-link = Copy the link
workshop-copied = Copied. Whoever opens the link gets the deck itself; nothing is kept on a server.
workshop-link-bare = With its texts the link would be longer than { $most } letters. It holds the tree and the names only; send the file for all of it.
workshop-link-long = Even without texts a link would be longer than { $most } letters. Send the file.
workshop-save-csv = Save as a deck file (CSV)
workshop-save-toml = Save as a deck file (TOML)
workshop-save-json = Save as a draft (JSON)

## On paper

workshop-print = Print
workshop-print-title = Print the deck
workshop-print-sheets = What to print
workshop-print-look = Look at: { $sheet }
workshop-print-picture = The first page: { $sheet }
workshop-print-paper = Paper
workshop-print-paper-a4 = A4
workshop-print-paper-letter = Letter
workshop-print-duplex = Both sides
workshop-print-duplex-long = turned over the long edge
workshop-print-duplex-short = turned over the short edge
workshop-print-duplex-off = backs on a page by themselves
workshop-print-lines = Where to cut
workshop-print-lines-marks = marks outside
workshop-print-lines-lines = lines with round corners
workshop-print-lines-none = nothing
workshop-print-ink = Ink
workshop-print-ink-colour = colours
workshop-print-ink-grey = greys
workshop-print-more = More
workshop-print-cards = Only these cards
workshop-print-cards-usual = all; or 1-18, fire
workshop-print-jokers = Number of Jokers
workshop-print-jokers-usual = 4
workshop-print-points = Point cards by value
workshop-print-points-usual = 1x18,5x14,20x10
workshop-print-seats = Number of survivors
workshop-print-seats-usual = 4; or 1 to 3
workshop-print-games = Rules in the booklet: all games, or only
workshop-print-poster = Paper of the tree
workshop-print-poster-a3 = A3
workshop-print-poster-a2 = A2
workshop-print-poster-tiles = four pages, glued together
workshop-print-setup = Set-up on the slips (code or link)
workshop-print-bleed = 3 mm beyond the cut, for print services
workshop-print-reverse = Last card first
workshop-print-footer = A small number on each card
workshop-print-shift-x = Move backs to the right (mm)
workshop-print-shift-y = Move backs down (mm)
workshop-print-text = Print at 100 %, without fitting to the page: the bar in the margin is 50 mm long. The sheet “calibration” shows how far your printer shifts the back.
workshop-print-make = { $count ->
    [one] Save as PDF
   *[other] Save { $count } PDF files
}
workshop-print-images = Images for a print service
workshop-print-drawing = Drawing… { $done } of { $count }
workshop-print-made = { $count ->
    [one] The file is saved.
   *[other] { $count } files are saved.
}
workshop-print-shipped = Print a deck
workshop-print-shipped-text = Cards, reminder cards and the rule book, as PDF for a printer at home or as images for a print service.
workshop-print-family-discover = Discover, the survival game: { $deck }
workshop-source-printed = Deck

## What people call columns of a table that they paste: words with commas between them

workshop-called-name = name
workshop-called-text = text
workshop-called-era = era
workshop-called-prerequisites = needs
workshop-called-family = family
