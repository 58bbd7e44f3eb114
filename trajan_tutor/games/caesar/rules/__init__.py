"""The rules of Caesar! as they are played: state, figures and one module for each area of the rulebook."""
