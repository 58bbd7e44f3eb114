"""The coach at work beside a board: what it looks into, what it found, and what its panels show."""
