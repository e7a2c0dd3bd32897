"""Several processes that serve as one: who has which table, news between them, requests passed on."""
