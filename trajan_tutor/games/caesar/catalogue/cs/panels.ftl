### What stands beside the board: the areas of the rule book, the parts of the rulebook.

caesar-area-game = Hra
caesar-area-turn = Tah
caesar-area-setup = Příprava
caesar-area-place = Umístění žetonu
caesar-area-close = Uzavření provincie
caesar-area-control = Kontrola
caesar-area-tactics = Taktika
caesar-area-wealth = Bohatství
caesar-area-might = Síla
caesar-area-senate = Senát
caesar-area-draw = Losování
caesar-area-border = Kontrola na hranicích
caesar-area-bonus = Žetony bonusu
caesar-area-crassus = Crassus
caesar-area-end = Konec hry
caesar-area-poison = Jed
caesar-area-centurions = Centurioni
caesar-area-checkpoints = Kontrolní stanoviště

## Parts of the rulebook

caesar-part-setup = Příprava
caesar-part-turn = Tah
caesar-part-bonus = Žetony bonusu
caesar-part-end = Konec hry
caesar-part-expansions = Rozšíření
caesar-part-solo = Sólová hra

## Notes on figures

caesar-note-tile-icons = Ikony taktických destiček jsou vyčtené z fotografií tištěných dílů.
