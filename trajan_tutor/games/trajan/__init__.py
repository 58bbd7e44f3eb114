"""Trajan (Stefan Feld, 2011): the rules, one module per area of the rulebook."""
