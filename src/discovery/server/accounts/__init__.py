"""Accounts, where the host wants them: who is logged in, and which seats they hold."""
