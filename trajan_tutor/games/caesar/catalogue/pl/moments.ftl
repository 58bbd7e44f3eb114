### What can be called up in a game: a few words for each moment.

caesar-moment-placing = Żetony, symbole i granice
caesar-moment-control = Zamknięcie prowincji i kontrola
caesar-moment-wealth = Co daje Bogactwo
caesar-moment-borders = Trzeci znacznik na granicy
caesar-moment-might = Co zakrywa Potęga
caesar-moment-tactics = Dodatkowa tura dzięki Taktyce
caesar-moment-senate = Znaczniki pod żetonami Senat
caesar-moment-race = Ostatni znacznik wygrywa
caesar-moment-crassus = Jak wybiera Krassus
caesar-moment-poison = Co odbiera Trucizna
caesar-moment-centurion = Centurion zamiast losowania
caesar-moment-checkpoints = Zakryty żeton na punkcie kontrolnym
