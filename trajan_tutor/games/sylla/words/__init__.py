"""Keys and parameters for everything that is told of Sylla: moves, prompts, events and refusals."""
