"""What the card games give to rooms that set games up."""
