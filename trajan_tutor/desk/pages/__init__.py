"""The pages that show a desk: each is told what has changed."""
