"""A desk: what a page is shown and may ask, without any host."""
