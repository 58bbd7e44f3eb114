"""Lookahead over any game. Knows no particular one and needs only the standard library."""
