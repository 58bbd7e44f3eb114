"""The position format: written, read and checked."""
