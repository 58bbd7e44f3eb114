### Four players: the game that ends the course.

trajan-lesson-four-players = Rok ve čtyřech
    .idea = Celá partie ve čtyřech a nikdo tě nevede.
    .can = Umíš hrát Trajana s kýmkoli.

trajan-lesson-four-players-year = Tohle je poslední lekce a je to partie: celý rok ve čtyřech. Každé pravidlo už znáš. Rádce je ti po ruce a řekne ti tolik, kolik budeš chtít.
    .goal = Dohraj partii do konce.
    .done = Rok skončil a všechny body jsou spočítané.
trajan-lesson-four-players-year-hint = Ve čtyřech na tebe dobrý žeton fóra málokdy počká. Vezmi si ho dřív než ostatní.
trajan-lesson-four-players-aim-points = Získej čtyřicet bodů

trajan-lesson-four-players-result = Všechny body za celý rok. A teď začni vlastní partii, proti komu chceš.
