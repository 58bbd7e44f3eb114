"""What a page is shown, as plain values in words, and what makes it."""
