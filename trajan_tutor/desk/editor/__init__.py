"""The position editor: what its page is shown and may ask."""
