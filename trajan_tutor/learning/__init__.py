"""What a learner has mastered, rule by rule, and what is due: from lessons, exercises and games of their own."""
