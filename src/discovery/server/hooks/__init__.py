"""Webhooks, where the host lets people have them: programs are told what happens at an account's tables."""
