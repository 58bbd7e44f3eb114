"""What a game is. May be imported by every other layer and knows no game."""
