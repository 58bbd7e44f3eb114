"""What lies where on the table, and which places a move is picked at."""
