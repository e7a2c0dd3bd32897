"""Clubs: people with accounts who play together for months, and what they see in common."""
