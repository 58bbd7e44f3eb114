"""The rules of Trajan as they are played: state, figures and one module for each area of the rulebook."""
