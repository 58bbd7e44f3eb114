"""Keys and parameters for everything that is told: moves, prompts, events and refusals."""
