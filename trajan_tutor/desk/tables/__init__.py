"""What lies on a table, and what is laid upon it or taken up from the saved games."""
