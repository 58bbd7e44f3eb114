"""What a seat of Sylla may know, and what it is worth: observations, named quantities and the evaluation."""
