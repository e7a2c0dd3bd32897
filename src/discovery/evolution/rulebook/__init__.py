"""The rule book of the card games: the Markdown beside this file, read by ``i18n.rulebook``."""
