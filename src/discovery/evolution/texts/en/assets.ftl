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
