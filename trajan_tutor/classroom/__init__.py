"""The host of a class: one room, a code and a name, a board for each pupil, and a page for who teaches."""
