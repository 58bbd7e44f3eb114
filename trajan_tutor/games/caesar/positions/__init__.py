"""The format of positions of Caesar!: written, read, checked and changed."""
