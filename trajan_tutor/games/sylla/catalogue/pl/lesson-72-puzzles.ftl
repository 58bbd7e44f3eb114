### Lesson 72: puzzles, each with an answer that can be counted.

sylla-lesson-puzzles = Zagadki
    .idea = Sześć pozycji, w każdej jedna najlepsza odpowiedź, i da się to policzyć.
    .can = Umiesz znaleźć ruch, który według obliczeń jest najlepszy.

sylla-lesson-puzzles-cheap-office = Gracz D jest konsulem i zaczyna od 2. Następna kolej twoja, potem B, potem C. Zdobądź konsulat na pewno i najtaniej, jak się da.
    .goal = Znajdź najmniejszą ofertę, która na pewno wygrywa.
    .done = Cztery: B mógłby dać najwyżej cztery, C trzy, a D ma już swoją ofertę za sobą. Dwa denary za urząd.
sylla-lesson-puzzles-cheap-office-hint = Kto może jeszcze licytować po tobie i ile najwyżej?
sylla-lesson-puzzles-cheap-office-hint-2 = Każdy licytuje raz, więc denary gracza D nie mają już znaczenia.
sylla-lesson-puzzles-still-answered = Gracz B ma cztery głosy i może jeszcze dać więcej.
sylla-lesson-puzzles-d-has-bid = Tak wygrasz, ale przepłacisz. Graczem D nie trzeba się przejmować: każdy licytuje raz.
sylla-lesson-puzzles-no-office = Wtedy konsulem jest ktoś inny. A tu da się wygrać na pewno.

sylla-lesson-puzzles-what-to-tilt = Pole uprawne jest twoje, za dwa szare sześciokąty. Dochód i wydarzenia dopiero będą. Zapłać tym, czego nie będzie ci brakować.
    .goal = Obróć bokiem dwie karty, które w tej rundzie nic już nie zrobią.
    .done = Niewolnik i karta Żuraw nie mają w tej rundzie innej pracy. Kupiec da swój denar, a Legionista kostkę.
sylla-lesson-puzzles-what-to-tilt-hint = Co zrobi do końca rundy każda z twoich kart z szarym sześciokątem?
sylla-lesson-puzzles-what-to-tilt-hint-2 = Niewolnik nie ma dochodu, kostki ani głosu. Karta Żuraw też nie.
sylla-lesson-puzzles-merchant-works = Ten Kupiec dałby denar. Znajdź dwie karty, które nie mają już nic do zrobienia.
sylla-lesson-puzzles-legionary-works = Ten Legionista dałby kostkę. Znajdź dwie karty, które nie mają już nic do zrobienia.

sylla-lesson-puzzles-last-cube = Ostatnia runda, a ostatnia kostka jest twoja. Na Prześladowaniu są dwie kostki, na Erupcji i Powodzi po jednej. Masz trzy żetony Czasu wolnego i Stragan. Gdzie kostka da najwięcej?
    .goal = Połóż kostkę tam, gdzie da ci najwięcej.
    .done = Czwarty żeton Czasu wolnego i wszystkie cztery zachowują wartość. Stragan zapłacił już po raz ostatni.
sylla-lesson-puzzles-last-cube-hint = Co w ostatniej rundzie zabrałaby ci Erupcja, a co Powódź?
sylla-lesson-puzzles-last-cube-hint-2 = Czas wolny stoi na 2. O jedno pole dalej w lewo każdy jego żeton jest wart o 1 mniej.
sylla-lesson-puzzles-stall-is-done = Stragan płaci w fazie IV, a ta jest już skończona na dobre. Erupcja zabiera 1 każdemu z twoich żetonów Czasu wolnego.
sylla-lesson-puzzles-consul-saves-his-own = Jeden punkt prestiżu, a teraz remis rozstrzyga gracz B. Co może się stać z twoimi żetonami Czasu wolnego?

sylla-lesson-puzzles-one-senator = Ostatnia runda. Czystka zabiera jednego Senatora: nieobróconego albo chrześcijańskiego, który jest obrócony. Świątynia płaci 10 za 8 głosów i 6 za 5. Masz siedem denarów. Którego zakrywasz?
    .goal = Zakryj Senatora, który kosztuje cię mniej.
    .done = Siedem denarów i jeden Senator: osiem głosów, 10 punktów prestiżu. Chrześcijanin dałby 2.
sylla-lesson-puzzles-one-senator-hint = Ile masz głosów z nieobróconym Senatorem, a ile bez niego?
sylla-lesson-puzzles-one-senator-hint-2 = Odkryty Chrześcijanin daje na koniec 2. A co daje ósmy głos?
sylla-lesson-puzzles-eight-votes-gone = Bez niego masz siedem głosów: 6 punktów prestiżu zamiast 10. Chrześcijanin jest wart tylko 2.

sylla-lesson-puzzles-not-too-many = Ostatnia runda. Senat płaci 5 za pierwsze miejsce, a nikt inny nie ma głosu. Nie masz żetonu Ducha obywatelskiego; inni mają ich dużo. Zajmij pierwsze miejsce i nie pomagaj nikomu.
    .goal = Wygraj projekt i niech Duch obywatelski zostanie tam, gdzie jest.
    .done = Pierwsze miejsce, i to z mniej niż pięcioma głosami. Żaden cudzy żeton nie jest więc wart więcej.
sylla-lesson-puzzles-not-too-many-hint = Duch obywatelski przesuwa się przy pięciu głosach. Jednym jest twój Senator.
sylla-lesson-puzzles-lifted-the-others = Pięć głosów lub więcej przesunęło Ducha obywatelskiego: 12 punktów prestiżu dla innych razem, nic dla ciebie.
sylla-lesson-puzzles-small-plebs = Plebs płaci tu najwyżej 3, pierwsze miejsce 5.

sylla-lesson-puzzles-ten-or-slaves = Znowu ostatnia runda. Masz dwóch nieobróconych Senatorów, siedem denarów i dwóch Niewolników. Świątynia: 10 za 8 głosów, 6 za 5 do 7. Niewolnika uwalniają 2 denary, a daje on 3. Znajdź najlepszą rękę.
    .goal = Zdobądź 12 punktów prestiżu ze Świątyni i uwolnionych Niewolników.
    .done = Trzy denary i dwóch Senatorów dają 6, cztery denary uwalniają dwóch Niewolników za kolejne 6. Z ośmioma głosami byłoby 10.
sylla-lesson-puzzles-ten-or-slaves-hint = Policz oba sposoby: ile denarów zostaje na Niewolników po 8 głosach, a ile po 5?
sylla-lesson-puzzles-ten-or-slaves-hint-2 = Na pięć głosów potrzeba trzech denarów. Zostają cztery.
sylla-lesson-puzzles-ten-is-less = Dziesięć za Świątynię i ani jednego Niewolnika: zostaje najwyżej jeden denar.
sylla-lesson-puzzles-one-slave-only = Dodatkowe głosy nie dają nic aż do ósmego, a uwalniasz o jednego Niewolnika mniej.
sylla-lesson-puzzles-slaves-alone = Tak przepada część prestiżu. Można mieć jedno i drugie: Świątynię za pięć głosów i obu Niewolników.

sylla-lesson-puzzles-your-game = To wszystko było liczenie: ile najwyżej mogą inni, co jeszcze zrobi karta, ile wart jest krok. A teraz cała gra: wypróbuj ją stąd i licz.
