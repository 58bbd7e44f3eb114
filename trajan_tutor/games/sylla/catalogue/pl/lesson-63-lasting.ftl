### Lesson 63: lasting events.

sylla-lesson-lasting = Trwałe wydarzenia
    .idea = Pięć wydarzeń zakrywa karty albo budynki, dopóki wydarzenie nie opuści gry.
    .can = Umiesz zakryć to, co kosztuje cię najmniej, i powiedzieć, kiedy wróci.

sylla-lesson-lasting-not-theirs = Zachodzi Bunt niewolników: każdy zakrywa jednego własnego Niewolnika. Zaczyna konsul, czyli ty. Czy to może być Niewolnik gracza B? Kliknij go.
    .sheet = Zachodzi Bunt niewolników: każdy zakrywa jednego własnego Niewolnika. Zaczyna konsul, czyli ty. Czy to może być Niewolnik gracza B? Zaznacz go.
    .goal = Spróbuj zakryć Niewolnika gracza B.
    .done = Niedozwolone: każdy wybiera spośród swoich.
sylla-lesson-lasting-that-is-yours = Ten jest twój, więc to dozwolone. Cofnij i spróbuj z Niewolnikiem gracza B.

sylla-lesson-lasting-not-a-slave = A zamiast Niewolnika? Kliknij Kupca.
    .sheet = A zamiast Niewolnika? Zaznacz Kupca.
    .goal = Spróbuj zakryć kartę, która nie jest Niewolnikiem.
    .done = Niedozwolone. Bunt niewolników: Niewolnik. Czystka: Senator. Prześladowanie: Chrześcijanin. Grabież: Stragan. Powódź: dowolny budynek albo karta Żuraw.
sylla-lesson-lasting-slaves-fit = Niewolnik chrześcijański to też Niewolnik. Cofnij i spróbuj z Kupcem.

sylla-lesson-lasting-which-slave = Masz Niewolnika, obróconego bokiem, i Niewolnika chrześcijańskiego. Zakryta karta nie robi nic, nawet na koniec. Każdy odkryty Chrześcijanin daje wtedy 2 punkty prestiżu. Zakryj więc tego zwykłego.
    .goal = Zakryj Niewolnika, który kosztuje cię najmniej.
    .done = Chrześcijanin zostaje. Wszyscy inni też zakryli po Niewolniku, jeśli go mieli.
sylla-lesson-lasting-which-slave-hint = Obrócone karty też można zakrywać. Kliknij obróconego Niewolnika.
sylla-lesson-lasting-christian-down = Jeśli ten Bunt zostanie do końca, ten Chrześcijanin nie da nic. Zakryj Niewolnika bez ryby.

sylla-lesson-lasting-has-none = Gracz C nie ma Niewolnika. Ile kart musi zakryć?
    .done = Ani jednej. Kto nie ma takiej karty, niczego nie zakrywa.
sylla-lesson-lasting-no-other-card = Nigdy nie zakrywa się w zamian karty innego rodzaju, a C nie ma Niewolnika.

sylla-lesson-lasting-keep-the-vote = Czystka w senacie. Jeden z twoich Senatorów jest nieobrócony, drugi obrócony. Po wydarzeniach jest wielki projekt, a tam głosują nieobróceni Senatorowie. Zakryj jednego.
    .goal = Zakryj Senatora, który nie kosztuje cię głosu.
    .done = Twój głos jest bezpieczny. Obrócony i tak nic by już w tej rundzie nie zrobił.
sylla-lesson-lasting-keep-the-vote-hint = Który z dwóch może w tej rundzie jeszcze głosować? Zakryj drugiego.
sylla-lesson-lasting-vote-lost = Ten mógł w tej rundzie głosować. Obrócony nie może.

sylla-lesson-lasting-field-down = Powódź zakryła jedno z twoich dwóch Pól uprawnych. Pole uprawne zmniejsza o 2 to, co zabiera głód. Głód stoi na 4. Ile prestiżu stracisz?
    .done = Dwa punkty. Zakryte Pole uprawne nie pomaga nikomu.
sylla-lesson-lasting-field-down-hint = Liczy się tylko odkryte Pole uprawne.
sylla-lesson-lasting-both-fields = Jedno z dwóch leży zakryte i nie działa.
sylla-lesson-lasting-no-field = Jedno Pole uprawne dalej leży odkryte.

sylla-lesson-lasting-turn-up = Gdy wydarzenie odchodzi, to, co zakryło, się odkrywa. Dwie twoje karty leżą zakryte: Niewolnik i Niewolnik chrześcijański. Prześladowanie chrześcijan zostaje w kolumnie. Jeśli odejdzie Bunt niewolników, ilu z tych dwóch się odkryje?
    .done = Jeden. Prześladowanie dotyczy Chrześcijan, więc Niewolnik chrześcijański zostaje zakryty.
sylla-lesson-lasting-turn-up-hint = Którego z nich dotyczy też Prześladowanie?
sylla-lesson-lasting-still-covered = Niewolnika chrześcijańskiego zakrywają oba: Bunt i Prześladowanie.
sylla-lesson-lasting-one-is-free = Zwykłego Niewolnika nie dotyczy nic innego.

sylla-lesson-lasting-let-it-leave = Bunt niewolników i Powódź są zażegnane i remisują. Konsul to ty. Odzyskaj swojego Niewolnika.
    .goal = Niech odejdzie wydarzenie, które zakrywa twojego Niewolnika.
    .done = Odkrył się każdy Niewolnik, którego nie zakrywa nic innego, u innych też. Od razu są nieobróceni.
sylla-lesson-lasting-flood-covers-nothing = Żaden twój budynek nie leży zakryty. Niewolnika zakrywa to drugie wydarzenie.
