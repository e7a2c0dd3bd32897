"""How the survival game is shown to people over a network: messages, and how they are made from views."""
