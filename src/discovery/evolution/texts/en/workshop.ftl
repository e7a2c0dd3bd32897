### Decks in a terminal: their trees, advice on them, what has changed.

cli-deck-title = { $deck } ({ $key }): { $cards } cards, { $eras ->
    [one] one era
   *[other] { $eras } eras
}
cli-deck-version = Version: { $given }
cli-deck-author = Author: { $given }
cli-deck-licence = Licence: { $given }
cli-deck-era = Era { $era }{ $named ->
    [0] { "" }
   *[other] { " · " }{ $name }
}
cli-deck-card = { $place } { $card }: { $family }{ $needs ->
    [0] { "" }
   *[other] ; needs { $which }
}{ $count ->
    [0] { "" }
    [one] ; leads to one card
   *[other] ; leads to { $count } cards
}
cli-deck-successors = Leads to: { $count ->
    [0] nothing
   *[other] { $which }
}
cli-deck-sisters = Shares a prerequisite with: { $count ->
    [0] no card
   *[other] { $which }
}
cli-deck-links = Linked in a series with { $count ->
    [0] no card
    [one] one card: { $which }
   *[other] { $count } cards: { $which }
}
cli-deck-ancestors = { $count ->
    [0] No card has to be placed before it.
    [one] One card has to be placed before it.
   *[other] { $count } cards have to be placed before it.
}

## What could be better

cli-deck-warning-text = { $count ->
    [one] one card lacks a text
   *[other] { $count } cards lack a text
} ({ $language }) that another language has: { $which }
cli-deck-warning-family = { $count ->
    [0] no card belongs
    [one] one card belongs
   *[other] { $count } cards belong
} to the family “{ $family }”; { $least } to { $most } would be usual in a deck of this size
cli-deck-warning-successors = { $card } leads to { $count } cards, more than five: much hangs on it
cli-deck-warning-easy-era = era { $era } needs { $count } prerequisites, less than half of the { $before } of the era before it
cli-deck-warning-no-asset = { $count ->
    [one] one card has
   *[other] { $count } cards have
} no asset, so the deck cannot be played with the option Battle: { $which }
cli-deck-warning-assets = era { $era }: every era has all six assets, none more than { $most } times ({ $counts })

## What has changed

cli-diff-none = The two decks have the same cards and links.
cli-diff-added = + { $card }
cli-diff-gone = - { $card }
cli-diff-changed = ~ { $card }: { $fields }
cli-diff-link-added = + { $card } needs { $missing }
cli-diff-link-gone = - { $card } no longer needs { $missing }
cli-diff-field-id = id
cli-diff-field-era = era
cli-diff-field-order = order number
cli-diff-field-family = family
cli-diff-field-names = names
cli-diff-field-texts = texts
cli-diff-field-period = period
cli-diff-field-from-year = first year
cli-diff-field-to-year = last year
cli-diff-field-icon = picture
cli-diff-field-places = places
cli-diff-field-captions = captions
