### What assets are called and what they do (section Y). The rules have the rest.

asset-raid = Raid { $strength }
    .text = Take { $strength ->
        [1] a point
       *[other] { $strength } points
    } from the player who has most, and steal one of their cards.
asset-guard = Guard
    .text = Wards off any asset that is aimed at you, kept ready or straight from your hand.
asset-loot = Loot
    .text = Take an asset that another player has ready, and one of their points.
asset-trade = Trade
    .text = Exchange a card with another player; then you may place one without a link, for a point more.
asset-scout = Scout
    .text = Look at the top five cards of the stack: place one that fits, for a point more, or take it into your hand.
asset-feast = Feast
    .text = Place a card without a link, even from your own discard, for a point more.
asset-ready = { $who ->
    [me] ready for you
   *[other] ready for { $name }
}
asset-of = { $asset } of { $card }
asset-kept = ready: { $assets }
asset-free = A free marker
asset-safe = safe, nobody may aim at them
asset-aim = { $move } …
asset-on = on { $target }
asset-found = Cards that you scouted
asset-ward-ready = Ward off with { $card }: ready
asset-ward-hand = Ward off with { $card }: from your hand, then discarded
asset-cost-raid = It takes { $strength ->
    [1] a point
   *[other] up to { $strength } points
} and a card from { $whom ->
    [me] you.
   *[other] { $other }.
}
asset-cost-loot = It takes { $loot } and a point from { $whom ->
    [me] you.
   *[other] { $other }.
}
asset-cost-trade = { $whom ->
    [me] You would give a card and get another one back.
   *[other] { $other } would give a card and get another one back.
}
asset-cost-scout = { $whom ->
    [me] Your hand would be seen, and a card of it may be placed.
   *[other] The hand of { $other } would be seen, and a card of it may be placed.
}
asset-asked = { $whom ->
    [me] You have answered.
   *[other] { $other } is asked whether to ward it off.
}
asset-several = Use an asset … ({ $number })
asset-lead = As your last act you may use an asset.
asset-end = then ready: { $asset }
