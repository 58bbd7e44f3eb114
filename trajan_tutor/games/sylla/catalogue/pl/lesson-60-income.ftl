### Lesson 60: income, Private temples and Taverns.

sylla-lesson-income = Dochód i Tawerny
    .idea = Najpierw denary dla wszystkich, potem Prywatne świątynie i Tawerny: każdy gracz w całości, najpierw konsul.
    .can = Umiesz policzyć swój dochód i przesunąć znacznik tam, gdzie to najbardziej pomoże.

sylla-lesson-income-income = Sprzedaż prawie się skończyła. W fazie IV każdy dostaje 3 denary, 1 za każdego nieobróconego Kupca i 2 za każdy Stragan. Ile dostaniesz?
    .done = Sześć. Kupiec, który zapłacił za budynek, w tej rundzie nic nie daje.
sylla-lesson-income-income-hint = Jeden Kupiec jest nieobrócony, drugi leży bokiem.
sylla-lesson-income-tilted-merchant = Jeden z Kupców jest obrócony: zapłacił w fazie III i nic już nie robi.
sylla-lesson-income-three-for-all = Stragan daje 2, a nieobrócony Kupiec jeszcze 1.

sylla-lesson-income-keep-deniers = Teraz masz 7 denarów i Senatora. Prywatna świątynia wzięłaby 2 denary za żeton. Ale nadchodzi Świątynia: z 8 głosami lub więcej każdy dostaje 10 punktów prestiżu, a przy 5–7 głosach 6. Co robisz?
    .goal = Użyj Prywatnej świątyni albo z niej zrezygnuj: wybierz, co lepsze.
    .done = Osiem głosów to 10 punktów prestiżu. Żeton za 2 denary kosztowałby cię 4 z nich.
sylla-lesson-income-keep-deniers-hint = Policz swoje głosy z 7 denarami i z 5.
sylla-lesson-income-keep-deniers-hint-2 = Zatrzymaj denary: pod planszą możesz zrezygnować z Prywatnej świątyni.
sylla-lesson-income-six-votes = Teraz zostaje sześć głosów: 6 punktów prestiżu zamiast 10. Żeton jest wart 2.

sylla-lesson-income-first-tavern = Tutaj masz dwie Tawerny. Każda może przesunąć jeden znacznik o jedno pole. Zacznij od swojego najlepszego koloru: przesuń Czas wolny w prawo.
    .goal = Przesuń Czas wolny w prawo.
    .done = Trzy twoje żetony są warte po 1 więcej.
sylla-lesson-income-first-tavern-hint = Czas wolny jest zielony. Kliknij na jego torze pole z liczbą 3.
sylla-lesson-income-other-marker = To też może być dobre. W tej lekcji zacznij od Czasu wolnego, w prawo.

sylla-lesson-income-same-again = Druga Tawerna: czy mogłaby od razu przesunąć Czas wolny dalej, na 4? Spróbuj.
    .goal = Spróbuj jeszcze raz przesunąć ten sam znacznik.
    .done = Niedozwolone: w jednej fazie dany znacznik przesuwa tylko jedna Tawerna, obojętne, czyja byłaby następna.
sylla-lesson-income-another-one = To inny znacznik, więc było to dozwolone. Najpierw spróbuj jeszcze raz z Czasem wolnym.

sylla-lesson-income-against-b = A więc inny znacznik. Nie masz żetonu Ducha obywatelskiego, ale B ma cztery. Dokąd go przesuwasz?
    .goal = Niech B straci przez twoją drugą Tawernę.
    .done = Duch obywatelski stoi teraz na 1, jedno pole przed kryzysem.
sylla-lesson-income-against-b-hint = W lewo żeton jest wart mniej. Duch obywatelski jest fioletowy.
sylla-lesson-income-helps-b = W prawo żetony gracza B są warte więcej. Przesuń w drugą stronę.
sylla-lesson-income-helps-d-too = To daje ci 1, a graczowi D tyle samo. Duch obywatelski w lewo kosztuje gracza B więcej.

sylla-lesson-income-what-b-loses = Ile prestiżu kosztowałby ten krok gracza B, gdyby gra tak się skończyła?
    .done = Cztery: po 1 za każdy z czterech żetonów.
sylla-lesson-income-what-b-loses-hint = Każdy fioletowy żeton gracza B jest wart o 1 mniej.
sylla-lesson-income-for-each = Tyle za każdy żeton. B ma cztery.
sylla-lesson-income-before-it = Tyle były warte przedtem. Coś jeszcze są warte.

sylla-lesson-income-hold = Inny stół: Zdrowie stoi na końcu toru, na 4, a ty masz cztery takie żetony. B też ma Tawernę, ale ani jednego żetonu Zdrowia, i gra po tobie. Użyj Tawerny, żeby zatrzymać Zdrowie na miejscu.
    .goal = Zatrzymaj znacznik Zdrowia.
    .done = Zostaje tam, gdzie jest, i w tej fazie nie przesunie go żadna inna Tawerna.
sylla-lesson-income-hold-hint = Kliknij pole ze znacznikiem Zdrowia.
sylla-lesson-income-b-pushes-it = Teraz B przesuwa Zdrowie w lewo i twoje cztery żetony tracą 4.

sylla-lesson-income-b-moves = B ma jeszcze do użycia Tawernę. Idź dalej i oglądaj.
sylla-lesson-income-b-has-moved = B przesuwa zamiast tego Ducha obywatelskiego. Zdrowie może jeszcze przesunąć wydarzenie albo wielki projekt.

sylla-lesson-income-famine = Głód też ma tor ze znacznikiem. Czy Tawerna może go przesunąć?
    .done = Nie: Tawerny przesuwają tylko trzy znaczniki Res Publica.
sylla-lesson-income-yes = tak
sylla-lesson-income-no = nie
sylla-lesson-income-three-markers = Tawerny przesuwają Ducha obywatelskiego, Czas wolny i Zdrowie. Głód jest czymś osobnym.
