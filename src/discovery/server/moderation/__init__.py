"""People at tables who are reported, and what moderators decide about them."""
