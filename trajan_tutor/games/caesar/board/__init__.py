"""What lies where on the map of provinces, and which places a move is picked at."""
