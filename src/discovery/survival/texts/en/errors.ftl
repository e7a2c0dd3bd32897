### Errors of the survival game.

error-no-stamina = You do not have the stamina for “{ $given }”.
error-too-far = “{ $given }” is too far from where you stand.
error-not-discovered = The land for “{ $given }” is not discovered yet.
error-already-discovered = “{ $given }”: this tile lies face up already.
error-nothing-here = There is nothing in your space for “{ $given }”.
error-no-fire = “{ $given }” needs a fire in your space: lit to cook, burnt out to light it again.
error-no-resource = You do not have what “{ $given }” costs.
error-no-project = “{ $given }”: this project is neither in your hand nor in play.
error-has-it = “{ $given }”: nobody carries two items of one name.
error-not-together = “{ $given }” needs that survivor in your space.
error-no-landmark = There is no landmark in your space to investigate.
error-investigated = This landmark has been investigated already.
error-not-hurt = “{ $given }”: there is no such damage to heal.
error-wounds-need-cards = A wound does not heal by rest, only by a card.
error-used-today = “{ $given }” was used already; it can be used once.
error-full-hands = “{ $given }”: that survivor cannot carry more.
error-not-this-stage = “{ $given }” is not part of this stage of the quest.
error-not-the-place = “{ $given }” cannot be done where you stand, or not now.
error-too-early = The way out opens on the day after night { $night }.
error-cannot-pay = You cannot pay the price of “{ $given }”.
error-not-lethal-flight = From a lethal enemy nobody flees to another space: it can only be made to turn to somebody else.
error-enemy-there = “{ $given }”: an enemy stands there.
error-no-supporter = “{ $given }” needs a supporter of this fight.
error-peaceful = In this scenario survivors do not attack one another.
error-nothing-offered = Nothing has been laid out to propose.
error-keep-quest-item = A quest item cannot be dropped.
error-no-such-card = You have no card for “{ $given }”.
error-nothing-to-gain = “{ $given }” would have no effect here.
error-too-few-seats = { $given ->
    [one] One seat is
   *[other] { $given } seats are
} not enough: this scenario needs at least { $least }.
error-table-missing = The table “{ $table }” is missing.
error-content-column-missing = The table “{ $table }” has no column “{ $column }”.
error-bad-figure = “{ $given }” is no figure for the column “{ $column }” of the table “{ $table }”.
error-bad-id = “{ $given }” is no id: small letters, digits and hyphens, in the table “{ $table }”.
error-bad-steps = The steps “{ $given }” cannot be read.
error-unknown-word = “{ $given }” is not a word for the column “{ $column }” of the table “{ $table }”.
