"""Lessons: what they are made of, how they are read and played, what learners have done, and the proof of it all."""
