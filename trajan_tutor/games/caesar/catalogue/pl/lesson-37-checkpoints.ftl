### Caesar!, lesson 37: the module Checkpoints.

caesar-lesson-checkpoints = Punkty kontrolne
    .idea = Słaby żeton też może dać ci żeton korzyści: umieść go zakryty na punkcie kontrolnym.
    .can = Umiesz zdecydować, kiedy żeton lepiej umieścić zakryty.

caesar-lesson-checkpoints-face-down = Trzy pola mają podwójny obrys: to punkty kontrolne. Ten moduł wymaga obu pozostałych: sześć żetonów korzyści, które tamte zastąpiły, leży zakrytych w banku. Umieść swój żeton z tarczą zakryty: kliknij go, potem punkt kontrolny między prowincjami Gallia i Sardinia, potem bank.
    .sheet = Trzy pola mają podwójny obrys: to punkty kontrolne. Ten moduł wymaga obu pozostałych: sześć żetonów korzyści, które tamte zastąpiły, leży zakrytych w banku. Umieść swój żeton z tarczą zakryty: zaznacz go, potem punkt kontrolny między prowincjami Gallia i Sardinia, potem bank.
    .goal = Umieść zakryty żeton na punkcie kontrolnym.
    .done = Symbol musi pasować, jak zawsze. A teraz możesz losować z banku.
caesar-lesson-checkpoints-face-down-hint = Trzy miejsca, jedno po drugim: żeton, punkt kontrolny i bank z sześcioma żetonami.
caesar-lesson-checkpoints-face-up = Tak wolno, ale wtedy nic nie losujesz. Na końcu kliknij bank, a nie prowincję.

caesar-lesson-checkpoints-from-the-bank = Możesz zrezygnować z banku, ale tu się opłaca: kliknij go. Losujesz żeton Potęga i używasz go od razu albo wcale. W prowincji Gallia Pompejusz ma siłę 6. Odwróć jego żeton.
    .sheet = Możesz zrezygnować z banku, ale tu się opłaca: zaznacz go. Losujesz żeton Potęga i używasz go od razu albo wcale. W prowincji Gallia Pompejusz ma siłę 6. Odwróć jego żeton.
    .goal = Odwróć żeton Pompejusza między prowincjami Hispania Citerior i Gallia.
    .done = Jego najmocniejszy miecz już się nie liczy. Użyty żeton z banku jest usuwany z gry.
caesar-lesson-checkpoints-from-the-bank-hint = Kliknij bank, potem niebieski żeton między prowincjami Hispania Citerior i Gallia.
caesar-lesson-checkpoints-left-unused = Możesz go nie użyć, ale wtedy przepada. Tym razem go użyj.
caesar-lesson-checkpoints-bank-left = Możesz zrezygnować z banku, ale wtedy twój żeton nic nie daje. Tym razem losuj.

caesar-lesson-checkpoints-how-much = Ceną jest żeton z 4 i 2, który tam leży. Jaką ma siłę w prowincji Gallia?
    .done = Zero: zakryty nie liczy się po żadnej stronie. Użyj więc słabego żetonu albo takiego, na który nie masz dobrego miejsca.
caesar-lesson-checkpoints-face-down-counts-nothing = Tyle jest na nim nadrukowane. Zakryty się nie liczy.

caesar-lesson-checkpoints-senate = Prowincja Aegyptus ma jedno wolne pole i jest to punkt kontrolny. Prowadzisz tam 11 do 4, więc większej siły ci nie trzeba. Zamknij ją zakrytym żetonem i użyj tego, co da bank.
    .goal = Połóż znacznik pod żetonem Senat.
    .done = Prowincja, żeton Senat i znacznik pod nim: wszystko za żeton, który nic nie wnosi. Najpierw jest bank, potem prowincja się zamyka.
caesar-lesson-checkpoints-senate-hint = Na polu między prowincjami Aegyptus i Asia jest okręt. Joker też pasuje, a mniej będzie ci go brakować.
caesar-lesson-checkpoints-senate-marker-hint = Żeton Senat z banku przyjmuje znacznik, bo w tej samej turze wygrywasz prowincję. Kliknij swoje znaczniki.
caesar-lesson-checkpoints-no-bank = Aegyptus jest twoja, ale odkryty żeton niczego nie losuje. Na końcu kliknij bank.
caesar-lesson-checkpoints-no-marker = Żeton zatrzymujesz, ale znaczniki trafiają pod niego teraz albo nigdy. Połóż jeden.

caesar-lesson-checkpoints-bank-empty = Tu bank jest pusty. Spróbuj mimo to: twój żeton z tarczą, punkt kontrolny między prowincjami Gallia i Sardinia, bank.
    .goal = Spróbuj umieścić zakryty żeton przy pustym banku.
    .done = Niedozwolone: nie ma czego losować. Odtąd punkt kontrolny jest zwykłym polem.
caesar-lesson-checkpoints-face-up-this-time = Odkryty wolno umieścić zawsze. Tym razem spróbuj zakrytego: na końcu kliknij bank.

caesar-lesson-checkpoints-remember = Nie widać, co jest w banku. Ale nigdy nie ma tam Trucizny ani Centuriona, bo te leżą na mapie. Licz, co już wyszło, a będziesz wiedzieć, co zostało.

caesar-lesson-checkpoints-your-game = Znasz teraz wszystkie zasady. Możesz od razu je wypróbować: rozgrywka ze wszystkimi trzema modułami przeciw Pompejuszowi.
