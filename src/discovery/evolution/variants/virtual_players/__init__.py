"""Virtual players: the rule book's Bot and Bot+ (section O)."""
