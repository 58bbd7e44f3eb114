# What a desk says in one line above a sentence, and at the place on the board that was clicked.
board-notice-refused = Teraz niemożliwe
board-notice-mistake = Nie to
board-notice-praise = Dobrze
board-notice-problem = Nie udało się
board-notice-error = Coś w programie poszło nie tak: { $problem }
board-notice-coach = Doradca
board-notice-narrowed = Kilka możliwości
board-notice-undone = Cofnięto
board-notice-opened = Odkryte razem
board-notice-moved = Inny moment rozgrywki
board-notice-noted = Zanotowano
# Said in the language that was just chosen; its own name stands in the menu.
board-language-chosen = Plansza mówi teraz po polsku.
board-notice-first-time = Nowość w twojej grze

# What would be kept if the kernel went away.
board-keeps-game =
    { $count ->
        [one] Zachowana jest jedna decyzja.
        [few] Zachowane są { $count } decyzje.
        [many] Zachowanych jest { $count } decyzji.
       *[other] Zachowane jest { $count } decyzji.
    }
board-keeps-lesson = Zachowany jest krok { $step } z { $steps }.
board-keeps-practice = Rozwiązane zadania są zachowane.
board-keeps-none = Ta partia nie jest zapisywana.
# What is not on the disk beside what was told already; what is done about it.
board-unsaved = Poza tym: { $since }.
board-unsaved-about = Próba powtarza się co kilka sekund i nic nie przepadnie, dopóki działa jądro. Możesz grać dalej i zabrać kopię.
board-unsaved-download = Pobierz
board-unsaved-saved = Wszystko jest zapisane.
board-keeps-nothing = Przed pierwszą decyzją nic nie jest zachowane.
