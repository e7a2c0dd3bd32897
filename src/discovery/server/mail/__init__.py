"""Mails to people who are away: that it is their turn, that a game is over. Off unless the host has a
server for them."""
