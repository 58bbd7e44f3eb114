"""Journals: one append-only file a writer, merged by content: games, progress, attempts, mistakes."""
