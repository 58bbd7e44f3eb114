"""What a page may ask: each kind of request, when it is allowed, and what does it."""
