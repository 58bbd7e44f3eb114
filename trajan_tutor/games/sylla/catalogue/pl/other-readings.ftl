### How it is played under each reading that a new game can choose; and why a ruling has no other reading.

## Readings that can be chosen

sylla-reading-s4-discarded = Żuraw i Insulę odrzuca się zaraz po kupnie za to, co przynoszą.
sylla-reading-s4-may-be-kept = Kto kupuje Żuraw albo Insulę, może zamiast tego zatrzymać kafelek: nic nie robi, ale dla Powodzi liczy się jako budynek.
sylla-reading-s5-one-more = Za każdym razem, gdy zachodzi wydarzenie trwałe, każdy zakrywa jeden element więcej.
sylla-reading-s5-nothing-more = Wydarzenie trwałe zakrywa elementy tylko wtedy, gdy zachodzi pierwszy raz.
sylla-reading-s13-first-three = Trzech graczy ma kafelki Dochód I, II i III, a zaczyna I.
sylla-reading-s13-three-of-four = Trzech graczy losuje trzy z czterech kafelków Dochód, a zaczyna najniższy numer.
sylla-reading-s17-this-phase = Znacznik, który Tawerna trzyma na końcu jego toru, jest w tej fazie bezpieczny przed innymi Tawernami.
sylla-reading-s17-all-round = Znacznik, który Tawerna trzyma na końcu jego toru, zostaje tam przez całą rundę, cokolwiek zrobią wydarzenia i projekty.
sylla-reading-s23-open = Pieniądze i żetony wszystkich leżą jawnie.
sylla-reading-s23-screens = Pieniądze i żetony innych są zasłonięte; kryzys pokazuje żetony swojego koloru, aż nowy konsul weźmie swój żeton.
sylla-reading-s23-secret = Jakie żetony biorą inni za Prywatną świątynię albo Insulę, jest tajemnicą do kryzysu tego koloru albo do końca gry.
sylla-reading-s33-offers = W trzy osoby wystawia się w rundzie 4 budynki, sprzedane czy nie.
sylla-reading-s33-sales = W trzy osoby wystawia się dalej, aż sprzedane będą 4 budynki albo nic nie zostanie.

## No other reading

sylla-ruling-s2-only = Bez innej interpretacji: instrukcja wkłada do talii wszystkie pozostałe postacie, a zestaw, którego nikt nie ma, też do nich należy.
sylla-ruling-s7-only = Bez innej interpretacji: Dekadencja przyjmuje każdą kostkę i nigdy nie odchodzi, więc pytanie się nie pojawia.
sylla-ruling-s8-only = Bez innej interpretacji: instrukcja wymienia dla Tawern znaczniki Res Publica, a głód do nich nie należy.
sylla-ruling-s10-only = Bez innej interpretacji: z 3 więcej dla wszystkich i 3 mniej dla wszystkich albo bez niczego każdy ma tyle, co przedtem.
sylla-ruling-s11-only = Bez innej interpretacji: nikt nie może wziąć tego, czego nie ma, a tyle żetonów jednego koloru prawie nigdy nie opuszcza zasobów.
sylla-ruling-s12-only = Bez innej interpretacji: bez wariantu wydawcy nie ma według czego grać.
sylla-ruling-s16-only = Bez innej interpretacji: że płaci od następnej rundy, jest wydrukowane, a reszta wynika z tego, że to karta.
sylla-ruling-s18-only = Bez innej interpretacji: każdy chce mieć dochód, zanim go wyda, a żeton i znacznik sobie nie przeszkadzają.
sylla-ruling-s19-only = Bez innej interpretacji: decyduje konsul, a wskazywanie wydarzeń po kolei prowadzi do tych samych par.
sylla-ruling-s20-only = Bez innej interpretacji: elementu, który leży zakryty, nie da się zakryć, a z odkrytych instrukcja żadnego nie wyklucza.
sylla-ruling-s21-only = Bez innej interpretacji: to, co zakrywa drugie wydarzenie, musi na nie czekać, a o niczym, co się odkrywa, nie jest powiedziane, że czeka dłużej.
sylla-ruling-s22-only = Bez innej interpretacji: instrukcja zostawia kolejność otwartą, a we wszystkim innym pierwszy jest konsul.
sylla-ruling-s27-only = Bez innej interpretacji: każda kolejność jest dobra, bo wszyscy je widzieli; stała pozwala zapisać rozgrywkę.
sylla-ruling-s28-only = Nie ma czego wybierać: co dobiera się po ostatniej rundzie, niczego nie zmienia, a chrześcijanie i Niewolnicy liczą się też obróceni.
sylla-ruling-s29-only = Bez innej interpretacji: gdy przy stole zabraknie monet, denary się zapisuje.
sylla-ruling-s30-only = Bez innej interpretacji: nikt nie widzi wyboru, zanim nie wybiorą wszyscy, więc kolejność pytania niczego nie zmienia.
sylla-ruling-s31-only = Bez innej interpretacji: miejsce bez liczby nic nie daje, jak przykład pokazuje dla trzeciego.
sylla-ruling-s34-only = Czytane jako dokładnie 8 i dokładnie 5, jeden głos za dużo nic by nie dał, a nikt z góry nie wie, kto ile włoży.
sylla-ruling-s35-only = Bez innej interpretacji: punkt dla wszystkich nic by między nimi nie zmienił.

## What to try in a position

sylla-ruling-s4-try = Kup Żuraw za trzy sześciokąty i spójrz na swoje budynki.
sylla-ruling-s5-try = Czystka i Bunt zaszły już wcześniej. Zażegnaj Czystkę i Dekadencję: co teraz zakrywa Bunt?
sylla-ruling-s17-try = Tawerna trzyma znacznik Czas wolny na 4. Zażegnaj Czystkę i Dekadencję, żeby zaszła Erupcja: gdzie stanie znacznik?
sylla-ruling-s33-try = Dwie osoby spasowały, a to czwarty wystawiony budynek. Spasuj też: czy jest następny?
