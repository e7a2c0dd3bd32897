# What is on paper

press-sheet-tiles = tiles
press-sheet-map-tokens = tokens of the map
press-sheet-supplies = counters
press-sheet-explore = exploration cards
press-sheet-nights = night cards
press-sheet-threats = threats
press-sheet-projects = projects
press-sheet-items = items
press-sheet-enemies = enemies
press-sheet-characters = characters
press-sheet-supports = support cards
press-sheet-quests = quest cards
press-sheet-boards = survivors’ boards
press-sheet-scenarios = scenario sheets
press-sheet-guide = help sheet

press-discover-title = Discover

press-discover-class-plant = Plant
press-discover-class-rock = Rock
press-discover-class-debris = Debris
press-discover-class-track = Track
press-discover-class-water = Source
press-discover-class-monster = Monster
press-discover-card = card
press-discover-card-number = Card { $number }
press-discover-life = Enemy’s damage
press-discover-burnt-out = Burnt out
press-discover-survivor = Survivor { $number }
press-discover-night = Night
press-discover-progress = Progress
press-discover-used = Used today

press-discover-back-explore = Exploration
press-discover-tier = Night, tier { $number }
press-discover-tribal = tribal
press-discover-threat = Threat
press-discover-threats = Threats
press-discover-project = Project
press-discover-projects = Projects
press-discover-recipe = Recipe { $number }
press-discover-items = Items
press-discover-kind-weapon = Weapon
press-discover-kind-tool = Tool
press-discover-kind-found = Find
press-discover-kind-quest = Quest item
press-discover-use = Use: { $number } stamina, once a day
press-discover-spent = spent by its use
press-discover-enemies = Enemies
press-discover-deals = Deals
press-discover-character = Character
press-discover-characters = Characters
press-discover-support = Support
press-discover-supports = Support
press-discover-stage = Stage { $number }

press-discover-damage = Damage of all kinds
press-discover-last-box = dead
press-discover-objects = Ten objects: resources and items
press-discover-rest = A rest heals
press-discover-costs = What a day costs

press-discover-layout = How the tiles lie
press-discover-nights = Nights
press-discover-ground = Ground
press-discover-progress-track = Progress
press-discover-on-won = Whoever gets out:
press-discover-on-lost = Too late:
press-discover-targets-note = “2: 5” means: with two survivors, five are needed. One finished route ends a stage.
press-discover-groups-note = North is up. Lay tiles face down, each group shuffled by itself; the start tile lies face up.
press-discover-seats = { $least ->
    [1] 1 to { $most } survivors
   *[other] { $least } to { $most } survivors
}
press-discover-by-seats = { $figure } with { $seats }
press-discover-last-nights = Last night (framed on the track): { $nights }; two later in a gentle game, two earlier in a hard one, but not before the seventh.
press-discover-more-stamina = More stamina each night by survivors: { $stamina }.
press-discover-first-tier = Night pack: { $number } cards of tier 1 on all cards of tier 2.
press-discover-way-out = The way out opens on the day after night { $number }; * marks the first night after it.
press-discover-each-night = From night { $number } on, after each night card (!): { $text }.
press-discover-rivals = Rivals: survivors may attack one another, and only one can win.
press-discover-pass = passed by: { $items }

press-discover-guide = Help sheet
press-discover-dice = Besides what is printed you need a grey and a red die of twelve sides. Numbers are those of the rules.
press-discover-cost-head = What an action costs in stamina
press-discover-cost-card = *: the card says it. 1+: 1, and what the route asks for.
press-discover-compass = Compass: where the red die sends an enemy
press-discover-directions = N NE SE S SW NW
press-discover-part-setting-out = Setting out
press-discover-part-day = The day
press-discover-part-night = The night
press-discover-part-fight = A fight
press-discover-part-damage = Damage
press-discover-part-monsters = Monsters
