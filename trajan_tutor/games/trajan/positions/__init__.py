"""The format of positions: written, read, checked and changed."""
