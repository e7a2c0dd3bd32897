"""A server under load beside a bare one: see ``__main__``."""
