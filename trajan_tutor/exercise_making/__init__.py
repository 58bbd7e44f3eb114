"""Exercises that the engine makes: a position, a question, and the answer that the rules give, for every rule id."""
