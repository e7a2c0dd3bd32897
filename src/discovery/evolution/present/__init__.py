"""How the card games are shown to people over a network: messages, and how they are made from views."""
