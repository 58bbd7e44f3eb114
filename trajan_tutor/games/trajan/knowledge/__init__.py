"""What a seat of Trajan may know, and what it is worth: observations, named quantities and the evaluation."""
