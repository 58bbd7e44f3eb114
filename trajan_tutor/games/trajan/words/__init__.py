"""Keys and parameters for everything that is told of Trajan: moves, prompts, events and refusals."""
