"""The coach: hints, reasons, verdicts and looking back. It knows no particular game and shows nothing itself."""
