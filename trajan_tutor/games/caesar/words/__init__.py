"""Keys and parameters for everything that is told of Caesar!: moves, prompts, events and refusals."""
