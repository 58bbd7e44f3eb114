### The game that ends the course.

caesar-lesson-all-modules = Wszystko naraz
    .idea = Cała rozgrywka ze wszystkimi modułami, bez prowadzenia za rękę.
    .can = Umiesz grać w Caesar! ze wszystkim, co jest w pudełku.

caesar-lesson-all-modules-game = Ostatnia z coraz większych rozgrywek ma wszystkie moduły. To, czego jeszcze nie znasz, będzie objaśnione obok planszy. Doradca jest przy tobie i mówi tyle, ile chcesz.
    .goal = Graj do końca rozgrywki.
    .done = Rozgrywka się skończyła.
caesar-lesson-all-modules-game-hint = Zakryty żeton na punkcie kontrolnym się nie liczy, ale bank płaci od razu.
caesar-lesson-all-modules-aim-control = Przejmij kontrolę nad dwiema prowincjami

caesar-lesson-all-modules-result = To cały kurs. Zacznij teraz własną rozgrywkę, przeciw komu chcesz.
