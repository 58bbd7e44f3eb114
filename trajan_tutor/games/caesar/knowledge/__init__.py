"""What a seat of Caesar! may know, and what it is worth: observations, named quantities and the evaluation."""
