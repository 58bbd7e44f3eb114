"""The games, one folder each. Nothing imports this package by name: games are found by entry point."""
