### The game that ends the course.

caesar-lesson-all-modules = Všechno najednou
    .idea = Celá partie se všemi moduly a bez průvodce.
    .can = Umíš hrát Caesar! se vším, co je v krabici.

caesar-lesson-all-modules-game = Partie postupně rostly a ta poslední má všechny moduly. Co je pro tebe nové, vysvětlí se vedle herního plánu. Po ruce je rádce a řekne tolik, kolik budeš chtít.
    .goal = Dohraj partii do konce.
    .done = Partie skončila.
caesar-lesson-all-modules-game-hint = Žeton na kontrolním stanovišti se lícem dolů nepočítá, ale bank zaplatí hned.
caesar-lesson-all-modules-aim-control = Získej kontrolu nad dvěma provinciemi

caesar-lesson-all-modules-result = To byl celý kurz. Teď začni vlastní partii, proti komu chceš.
