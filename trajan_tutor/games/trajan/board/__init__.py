"""What lies where on the board and the mats, and which places a move is picked at."""
