### What stands beside the board: the areas of the rule book, the parts of the rulebook.

caesar-area-game = Gra
caesar-area-turn = Tura
caesar-area-setup = Przygotowanie
caesar-area-place = Umieszczanie żetonu
caesar-area-close = Zamknięcie prowincji
caesar-area-control = Kontrola
caesar-area-tactics = Taktyka
caesar-area-wealth = Bogactwo
caesar-area-might = Potęga
caesar-area-senate = Senat
caesar-area-draw = Losowanie
caesar-area-border = Znaczniki na granicach
caesar-area-bonus = Żetony korzyści
caesar-area-crassus = Krassus
caesar-area-end = Koniec gry
caesar-area-poison = Trucizna
caesar-area-centurions = Centurioni
caesar-area-checkpoints = Punkty kontrolne

## Parts of the rulebook

caesar-part-setup = Przygotowanie
caesar-part-turn = Tura
caesar-part-bonus = Żetony korzyści
caesar-part-end = Koniec gry
caesar-part-expansions = Rozszerzenia
caesar-part-solo = Gra solo

## Notes on figures

caesar-note-tile-icons = Ikony kafelków taktyki odczytaliśmy ze zdjęć drukowanych elementów.
