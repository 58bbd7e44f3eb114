"""A lesson beside its board, and practice within a course."""
