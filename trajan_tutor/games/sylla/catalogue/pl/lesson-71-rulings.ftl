### Lesson 71: what is reconstructed, and where the book disagrees with itself.

sylla-lesson-rulings = Co wiemy, a czego nie
    .idea = Ta sama pozycja według dwóch interpretacji oraz liczby, które trzeba było odtworzyć.
    .can = Umiesz powiedzieć, co w tej grze jest pewne, i wybrać, jak chcesz grać.

sylla-lesson-rulings-two-places = Instrukcja sama sobie przeczy. Według jej listy znacznik Łaźni publicznych przesuwają 4 głosy, a przykład zgadza się tylko przy 5. Gramy z 5. Dajesz dziewięć głosów, inni nic. O ile pól przesuwa się Zdrowie?
    .done = O jedno. Przy 4 byłyby dwa.
sylla-lesson-rulings-two-places-hint = Ile piątek jest w dziewięciu?
sylla-lesson-rulings-as-in-the-list = Tak byłoby przy 4 głosach na pole, jak na liście. Gramy z 5.

sylla-lesson-rulings-by-five = Zobaczmy obie wersje. Najpierw tak, jak gramy zwykle: weź wszystkie osiem denarów, kciuk w górę.
    .goal = Oddaj na projekt wszystkie swoje głosy.
    .done = Zdrowie przesunęło się z 2 na 3.
sylla-lesson-rulings-by-five-hint = Osiem denarów i kciuk w górę. Dziewiątym głosem jest Senator.
sylla-lesson-rulings-not-all = W tej lekcji oddaj na projekt wszystkie dziewięć głosów: osiem denarów, kciuk w górę.

sylla-lesson-rulings-by-four = Dokładnie ta sama pozycja, w grze przygotowanej z 4 głosami na pole. Zrób to samo jeszcze raz.
    .goal = Oddaj na projekt wszystkie swoje głosy.
    .done = Zdrowie przesunęło się z 2 na 4. Pozycja jest ta sama, inna jest tylko interpretacja.
sylla-lesson-rulings-not-all-either = Oddaj te same dziewięć głosów co przedtem: osiem denarów, kciuk w górę.

sylla-lesson-rulings-difference = Masz cztery żetony Zdrowia. Jeśli znacznik tam zostanie, ile prestiżu jest dla ciebie warte to drugie pole?
    .done = Cztery punkty. Wyrównane gry rozstrzyga nawet mniejsza różnica.
sylla-lesson-rulings-difference-hint = O jeden więcej za każdy twój żeton Zdrowia.
sylla-lesson-rulings-for-one-token = Tyle za jeden żeton. Masz cztery.

sylla-lesson-rulings-free-bid = Inne pytanie: wybory. Gracz B oferuje jeden głos. Masz dwóch Senatorów, więc oferta dwóch jest za darmo. Zaoferuj dwa.
    .goal = Zostań konsulem z ofertą dwóch głosów.
    .done = Konsulat jest twój i nic nie kosztował.
sylla-lesson-rulings-two-will-do = To też wygrywa, ale kosztuje denary. Zaoferuj dwa.
sylla-lesson-rulings-do-bid = Z dwoma głosami konsulat byłby twój za darmo. Zaoferuj dwa.

sylla-lesson-rulings-upright = Twoi Senatorowie już głosowali. Ilu z nich jest dalej nieobróconych, do płacenia i na wielki projekt?
    .done = Obaj. Według instrukcji karty obraca się tylko wtedy, gdy płacą za budynek.
sylla-lesson-rulings-they-stand = Spójrz na swoje karty: żadna nie jest obrócona.

sylla-lesson-rulings-free-bid-again = Dwie publiczne relacje z gry mówią co innego: Senatorowie, którzy głosowali, są obracani bokiem. Tutaj gra jest tak przygotowana. Zaoferuj znowu dwa.
    .goal = Zostań konsulem z ofertą dwóch głosów.
    .done = Konsulat znowu twój. A teraz spójrz na swoich Senatorów.
sylla-lesson-rulings-two-again = W tej lekcji zaoferuj dwa, jak przedtem.
sylla-lesson-rulings-do-bid-again = Zaoferuj dwa, jak przedtem, i porównaj.

sylla-lesson-rulings-tilted = Ilu z twoich Senatorów może teraz głosować na wielki projekt?
    .done = Ani jeden. Przy tej interpretacji konsulat kosztuje więcej, niż się wydaje.
sylla-lesson-rulings-they-lie = Do oferty potrzebni byli obaj i obaj są obróceni.

sylla-lesson-rulings-lost-pictures = Niektóre liczby były tylko na ilustracjach w instrukcji, a te zaginęły. Są odtworzone tak, żeby zgadzały się ze wszystkim, co wiadomo. Poniżej widać, które.

sylla-lesson-rulings-all-rulings = A to pytania, które instrukcja zostawia otwarte, z naszymi odpowiedziami. Tam, gdzie podana jest opcja, na początku gry możesz wybrać inną odpowiedź.

sylla-lesson-rulings-own-book = Masz drukowaną grę, a sześciokąt na twojej karcie jest inny niż u nas. Co najlepiej zrobić?
    .done = Lepszym świadkiem jest twoje pudełko. Przy swoim stole graj według niego, a nam daj znać.
sylla-lesson-rulings-throw-away = przestać używać tego programu
sylla-lesson-rulings-own-figures = wierzyć drukowanej karcie
sylla-lesson-rulings-nobody-knows = rzucić monetą
sylla-lesson-rulings-still-a-game = Zasady są te same. Różnić mogą się tylko niektóre liczby.
sylla-lesson-rulings-a-box-knows = Twoje pudełko wie. To, co jest odtworzone, jest tak oznaczone.
