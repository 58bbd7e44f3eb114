### The first game: one quarter against player B.

trajan-lesson-first-game = Pierwsza gra: jeden kwartał
    .idea = Jeden kwartał rozgrywki z graczem B: jakieś dziewięć tur, a potem liczenie punktów.
    .can = Potrafisz rozegrać kwartał: rozłożyć znaczniki, wykonać akcję tam, gdzie spada ostatni, i zdobywać punkty w kilku obszarach.

trajan-lesson-first-game-senate = Twoja pierwsza tura.
    .goal = Rozegraj swoją pierwszą turę.
    .done = Pierwsza tura za tobą. B też ma już swoją za sobą, więc znowu twoja kolej.
trajan-lesson-first-game-senate-tray = Kliknij tacę II: jej 2 znaczniki doprowadzą cię do senatu.
    .happened = Wygrywa ten, kto ma najwięcej punktów. Oto krąg twoich tac.
trajan-lesson-first-game-senate-drop = Kliknij żółty: spadnie na tacę III, a biały na IV dopełni żeton.
    .happened = Oba znaczniki masz w ręce. Każdy spada na następną tacę.
trajan-lesson-first-game-senate-move = Kliknij senat: twój dysk przesunie się dalej i da 2 punkty.
    .happened = Biały spadł do senatu i dopełnił żeton Trajana: 9 punktów.
trajan-lesson-first-game-senate-hint = Kliknij zaznaczoną tacę: zaczyna turę, która prowadzi do senatu.
trajan-lesson-first-game-senate-hint-2 = Klikaj znaczniki na środku tak, jak są podświetlone, potem każde zaznaczone miejsce, aż do senatu.

trajan-lesson-first-game-ship = Twoja druga tura.
    .goal = Rozegraj kolejną turę.
    .done = Koniec twojej tury, a B też ma już swoją za sobą.
trajan-lesson-first-game-ship-tray = Kliknij tacę V: jej 2 znaczniki prowadzą do portu.
    .happened = Twoje 3 karty są różne, a statek właśnie takie lubi.
trajan-lesson-first-game-ship-drop = Kliknij najpierw biały: na tacy VI przyda się w następnej turze.
    .happened = Zaczniesz od białego czy pomarańczowego: dojdziesz do portu.
trajan-lesson-first-game-ship-choose = Kliknij statek na różne karty: da ci do 6 punktów.
    .happened = Ostatni znacznik spadł do portu, więc możesz załadować statek.
trajan-lesson-first-game-ship-first = Załaduj futra z ręki.
    .happened = Im więcej różnych kart wiezie statek, tym więcej daje punktów.
trajan-lesson-first-game-ship-second = Teraz załaduj wino.
    .happened = Futra są na pokładzie.
trajan-lesson-first-game-ship-third = Załaduj też bydło: statek odpłynie i da 6 punktów.
    .happened = Futra i wino są na pokładzie, w ręce została jedna karta.
trajan-lesson-first-game-ship-hint = Statek załadujesz, gdy ostatni znacznik spadnie na tacę portu. Wtedy kliknij statek.

trajan-lesson-first-game-build = Twoja trzecia tura.
    .goal = Rozegraj trzecią turę.
    .done = Teraz już wiesz, jak przebiega tura.
trajan-lesson-first-game-build-tray = Kliknij tacę I: ostatni znacznik spadnie na budowę.
    .happened = Twoja taca I jest już pełna: leży na niej 5 znaczników.
trajan-lesson-first-game-build-pink = Kliknij różowy: spadnie na tacę II. Pomarańczowe zostaw na koniec.
    .happened = Kolejność wybierasz ty: pomarańczowy na końcu, do białego, dopełnia żeton.
trajan-lesson-first-game-build-green = Kliknij zielony: spadnie na tacę III.
    .happened = Różowy leży na tacy II. Teraz kolej na zielony i niebieski.
trajan-lesson-first-game-build-blue = Kliknij niebieski: spadnie na tacę IV, a pomarańczowe spadną potem same.
    .happened = W ręce zostały niebieski i pomarańczowe.
trajan-lesson-first-game-build-use = Kliknij swoje zasoby: 1 figurka przejdzie do obozu pracowników.
    .happened = Pomarańczowy i biały dopełniły żeton Trajana: 5 punktów i pracownik.
trajan-lesson-first-game-build-place = Wyślij pracownika na schody na B5: 5 punktów i działasz jeszcze raz.
    .happened = Ostatni znacznik spadł na budowę, więc budujesz.
trajan-lesson-first-game-build-again = Weź jokera żetonu popytu: zaspokoi dowolną potrzebę ludu.
    .happened = Twoje pierwsze schody dają ci jeszcze jedną akcję: forum.
trajan-lesson-first-game-build-hint = Budujesz, gdy ostatni znacznik spadnie na tacę budowy. Wtedy kliknij żeton budowy.

trajan-lesson-first-game-rest = Teraz graj dalej, jak chcesz. Żetony forum zaspokajają potrzeby ludu; potrzeba bez żetonu kosztuje punkty. Odtąd masz Pomysły, a doradca odzywa się po turze, która dużo kosztuje.
    .goal = Graj do końca kwartału.
    .done = Kwartał się skończył i wszystkie punkty są policzone.
trajan-lesson-first-game-rest-hint = Zobacz, dokąd prowadzi każda z twoich tac, i wybierz obszar, który da najwięcej punktów.
trajan-lesson-first-game-aim-tile = Weź żeton z forum
trajan-lesson-first-game-aim-points = Zdobądź jeszcze dziesięć punktów

trajan-lesson-first-game-result = Oto, skąd pochodzą punkty: twoje i gracza B.
