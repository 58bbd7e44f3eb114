"""What does each kind of request, and who finds it."""
