"""The card games as text: drawing, narrating, parsing."""
