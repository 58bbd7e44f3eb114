"""The format of positions of Trajan: written, read, checked and changed."""
