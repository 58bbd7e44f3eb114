"""What a page may ask: each kind of request with its fields, and how one is read."""
