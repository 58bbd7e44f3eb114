"""The rules, one module for each phase of a round."""
