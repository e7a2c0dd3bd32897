### Errors of the survival game.

error-no-stamina = You do not have the stamina for “{ $given }”.
error-too-far = “{ $given }” is too far from where you stand.
error-not-discovered = The land for “{ $given }” is not discovered yet.
error-already-discovered = “{ $given }”: this tile lies face up already.
error-nothing-here = There is nothing in your space for “{ $given }”.
error-no-fire = “{ $given }” needs a fire in your space: lit to cook, burnt out to light it again.
error-no-resource = You do not have what “{ $given }” costs.
error-no-project = “{ $given }”: this project is neither in your hand nor in play.
error-pays-less = “{ $given }”: you pay one resource less, so choose which one you save.
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
error-table-missing = A file needs all tables of its own, or the line “# builds_on: { $base }” at its top, which takes them from the game. It lacks: { $table }.
error-content-column-missing = The table “{ $table }” has no column “{ $column }”.
error-bad-figure = “{ $given }” is no figure for the column “{ $column }” of the table “{ $table }”: { $most ->
    [none] only { $least } is allowed
   *[other] { $least } to { $most } are allowed
}.
error-bad-id = “{ $given }” is no id: small letters, digits and hyphens, in the table “{ $table }”.
error-bad-steps = The steps “{ $given }” cannot be read.
error-unknown-word = “{ $given }” is not a word for the column “{ $column }” of the table “{ $table }”. Possible there: { $known }.
error-unknown-table = A content has no table “{ $given }”.
error-unknown-column = The table “{ $table }” knows no column “{ $given }”, or has it already.
error-bad-row = This line is no row of a table: “{ $given }”.
error-bad-text = “{ $given }” is too long, or cannot be shown as it is, in the column “{ $column }”.
error-content-base-unknown = There is no content “{ $base }” to build on.
error-row-twice = “{ $given }” is there twice in the table “{ $table }”.
error-no-such-row = “{ $given }” does not exist, but “{ $row }” of the table “{ $table }” names it in the column “{ $column }”.
error-step-misplaced = “{ $given }” cannot stand there in the steps of “{ $row }”.
error-figures-differ = The sentences of “{ $row }” in English and French tell different figures.
error-language-missing = “{ $row }” of the table “{ $table }” lacks its words in the column “{ $column }”.
error-too-many-rows = The table “{ $table }” holds { $given } where there is room for { $most }.
error-too-few-rows = The table “{ $table }” holds { $given }; at least { $least } are needed.
error-tiles-wanted = “{ $row }” needs { $wanted ->
    [one] one tile
   *[other] { $wanted } tiles
} of the group “{ $group }”; there { $given ->
    [one] is one
   *[other] are { $given }
}.
error-bad-layout = The layout “{ $given }” must have at most 17 tiles, each once and beside two others, in one piece with the start tile.
error-tile-closed = The tile “{ $row }” has { $given } barred spaces; one at most is allowed.
error-mark-misplaced = The mark “{ $given }” must not be there on the tile “{ $row }”: the camp lies in the centre of the start tile, and landmarks, water and fires on open ground.
error-landmark-count = On “{ $row }” the landmark { $given } must be marked once and have one card or two.
error-marks-beyond = “{ $row }” has { $given } marks of the class “{ $klass }”, but { $most ->
    [one] one token
   *[other] { $most } tokens
} of it.
error-no-source = “{ $given }” of the recipe of “{ $row }” cannot be found on “{ $land }”.
error-stage-gap = The stages of “{ $row }” must count from 1 without a gap, with { $most } tasks at the most; it has { $given }.
error-no-way-out = In “{ $row }” one must leave in the last stage and in no other, by one price a route.
error-task-unreachable = A task of “{ $row }” asks for { $given } on “{ $land }”; there can be 1 to { $most }.
error-too-few-nights = “{ $row }” needs { $wanted } night cards that are not tribal, and all of its first ones of tier 1; there are { $given }.
