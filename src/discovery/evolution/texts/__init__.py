"""The sentences of the card games: Fluent files by language, found by ``i18n`` beside the family."""
