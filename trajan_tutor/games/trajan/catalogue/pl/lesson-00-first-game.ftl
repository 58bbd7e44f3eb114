### The first game: one quarter against player B.

trajan-lesson-first-game = Pierwsza gra: jeden kwartał
    .idea = Jeden kwartał rozgrywki z graczem B: jakieś dziewięć tur, a potem liczenie punktów.
    .can = Potrafisz rozegrać kwartał: rozłożyć znaczniki, wykonać akcję tam, gdzie spada ostatni, i zdobywać punkty w kilku obszarach.

trajan-lesson-first-game-senate = Wygrywa ten, kto ma najwięcej punktów. Kliknij zaznaczoną tacę w swoim kręgu, a potem po kolei znaczniki na środku: każdy spada na następną tacę, ostatni sam. Tam, gdzie spadnie ostatni, wykonujesz akcję. Idź za podświetleniem: prowadzi do senatu, a ten daje punkty od razu.
    .goal = Rozegraj swoją pierwszą turę.
    .done = Pierwsza tura za tobą. B też ma już swoją za sobą, więc znowu twoja kolej.
trajan-lesson-first-game-senate-hint = Kliknij zaznaczoną tacę: zaczyna turę, która prowadzi do senatu.
trajan-lesson-first-game-senate-hint-2 = Klikaj znaczniki na środku tak, jak są podświetlone, potem każde zaznaczone miejsce, aż do senatu.
trajan-lesson-first-game-aim-senate = Przesuń swój dysk w senacie

trajan-lesson-first-game-ship = Teraz port. Statki zabierają karty towarów z twojej ręki, a każdy załadunek od razu daje punkty. Trzy różne karty to dobry ładunek. Podświetlenie poprowadzi cię tam, jeśli to teraz dobry wybór; jeśli nie – do lepszej tury. Możesz też rozegrać ją zupełnie inaczej.
    .goal = Rozegraj kolejną turę.
    .done = Koniec twojej tury, a B też ma już swoją za sobą.
trajan-lesson-first-game-ship-hint = Statek załadujesz, gdy ostatni znacznik spadnie na tacę portu. Wtedy kliknij statek.
trajan-lesson-first-game-aim-ship = Zdobądź punkty za statek

trajan-lesson-first-game-build = Teraz dystrykt budowlany. Wyślij pracownika ze swojego obozu na żeton budowy: żeton i jego punkty są twoje, a pierwszy żeton danego rodzaju od razu daje ci jeszcze jedną akcję. Podświetlenie poprowadzi cię tam, jeśli to teraz dobry wybór.
    .goal = Rozegraj trzecią turę.
    .done = Teraz już wiesz, jak przebiega tura.
trajan-lesson-first-game-build-hint = Budujesz, gdy ostatni znacznik spadnie na tacę budowy. Wtedy kliknij żeton budowy.
trajan-lesson-first-game-aim-build = Zdobądź punkty za budowę

trajan-lesson-first-game-rest = Teraz graj, jak chcesz: plansza pokazuje twoje opcje i niczego nie da się tu zepsuć. Nad planszą widzisz, czego lud zażąda na koniec kwartału. Żeton forum z tym samym znakiem zaspokaja taką potrzebę; bez niego tracisz punkty.
    .goal = Graj do końca kwartału.
    .done = Kwartał się skończył i wszystkie punkty są policzone.
trajan-lesson-first-game-rest-hint = Zobacz, dokąd prowadzi każda z twoich tac, i wybierz obszar, który da najwięcej punktów.
trajan-lesson-first-game-aim-tile = Weź żeton z forum
trajan-lesson-first-game-aim-trajan = Spełnij żeton Trajana
trajan-lesson-first-game-aim-points = Zdobądź jeszcze dziesięć punktów

trajan-lesson-first-game-result = Oto, skąd pochodzą punkty: twoje i gracza B.
