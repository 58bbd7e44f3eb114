"""A game as it is being played: who plays, what was done, going back, saving, and what a person is shown."""
