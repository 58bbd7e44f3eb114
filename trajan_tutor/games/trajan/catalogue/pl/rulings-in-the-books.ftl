### What the rulebooks say where a ruling is needed: the place, what its words say and no more, what speaks against our reading,
### and how it is played by each reading that can be chosen. The words themselves are quoted in data/book-words.toml; nothing
### here stands in quotation marks. The places are parts of the books, named by us.
### Room: sentences, which wrap.

trajan-ruling-r1-place = Lista żetonów bonusowych, we wszystkich trzech instrukcjach.
trajan-ruling-r1-says = Czeska i polska instrukcja dają na szarej stronie 2 punkty za każdą kartę, portugalska 1.
trajan-ruling-r1-against = Portugalska instrukcja, która mówi 1 punkt; wtedy szara strona byłaby trzecią częścią żółtej.
trajan-reading-r1-2 = Szara strona żetonu bonusowego za towary daje 2 punkty za każdą z jego kart.
trajan-reading-r1-1 = Szara strona żetonu bonusowego za towary daje 1 punkt za każdą z jego kart.

trajan-ruling-r2-place = Lista żetonów bonusowych, we wszystkich trzech instrukcjach.
trajan-ruling-r2-says = Polska i portugalska instrukcja dają na szarej stronie pół punktu za każdego pracownika, czeska 2 punkty.
trajan-ruling-r2-against = Czeska instrukcja mówi 2 punkty. Byłoby to więcej niż 1 punkt żółtej strony, więc jej tekst chyba nie może być poprawny.
trajan-reading-r2-0-5 = Szara strona żetonu bonusowego za pracowników daje pół punktu za każdego, suma zaokrąglona w górę.
trajan-reading-r2-2 = Szara strona żetonu bonusowego za pracowników daje 2 punkty za każdego, więcej niż żółta.

trajan-ruling-r3-place = Koniec rundy, we wszystkich trzech instrukcjach.
trajan-ruling-r3-says = Runda kończy się po turze, w której znacznik czasu doszedł do pola startowego albo je minął. O minięciu go dwa razy w jednej turze nic nie powiedziano.
trajan-ruling-r3-against = Runda kończy się po turze, a tura kończy się tylko raz. Jedna tura może więc kończyć jedną rundę, jakkolwiek daleko zaszedł znacznik.
trajan-reading-r3-two-rounds = Za każdym minięciem pola startowego kończy się runda, także dwa razy w jednej turze.
trajan-reading-r3-one-round = Jedna tura kończy najwyżej jedną rundę, ilekolwiek razy znacznik minie pole startowe.

trajan-ruling-r4-place = Tura, krok żetonu Trajana, we wszystkich trzech instrukcjach.
trajan-ruling-r4-says = Gdy leżą tam oba kolory, żeton się usuwa i zdobywa jego punkty; akcja specjalna jest ujęta jako możliwość.

trajan-ruling-r5-place = Akcja militarna, we wszystkich trzech instrukcjach.
trajan-ruling-r5-says = Przywódca idzie do przyległej prowincji. Obóz leży obok trzech prowincji i nazywa się obozem.
trajan-ruling-r5-against = Obóz to miejsce na mapie z własnymi sąsiadami, a żadna instrukcja nie zabrania wprost powrotu.
trajan-reading-r5-no = Przywódca nigdy nie wraca do obozu militarnego.
trajan-reading-r5-yes = Przywódca może wrócić do obozu militarnego z przyległej prowincji; nic się tam nie bierze.

trajan-ruling-r6-place = Budowa, we wszystkich trzech instrukcjach.
trajan-ruling-r6-says = Na pola z pracownikami innych graczy można wejść, bez żetonu i punktów. O drugim własnym pracowniku nic nie powiedziano.

trajan-ruling-r7-place = Brak miejsca. Pytanie pojawia się przy porcie; żadna z trzech instrukcji nie mówi o pustej talii.
trajan-ruling-r7-says = Nic. Tylko przygotowanie wspomina o talii i o kartach, które się z niej odkrywa.

trajan-ruling-r8-place = Przygotowanie, we wszystkich trzech instrukcjach; o porcie żadna z nich nic nie mówi.
trajan-ruling-r8-says = Póki brane są pierwsze karty, opróżniony stos kart odrzuconych od razu uzupełnia się z talii.

trajan-ruling-r9-place = Koniec kwartału, uzupełnienie planszy, we wszystkich trzech instrukcjach.
trajan-ruling-r9-says = Nowe żetony trafiają do pustych prowincji, potem na forum. Co robić, gdy się skończą, nie powiedziano.

trajan-ruling-r10-place = Koniec kwartału, potrzeby ludu, we wszystkich trzech instrukcjach.
trajan-ruling-r10-says = Każdą potrzebę, którą możesz zaspokoić, musisz zaspokoić; można to zrobić także żetonem Trajana. Którymi żetonami i że łącznie ma ich być jak najwięcej, nie powiedziano.
trajan-ruling-r10-against = Użycie żetonu Trajana nic nie kosztuje, a oszczędzanie go ma sens tylko po to, by pozbyć się żetonu forum; może więc ma iść pierwszy.
trajan-reading-r10-any = Wybierasz, czym zaspokajasz potrzebę, i możesz oszczędzić zachowany żeton Trajana.
trajan-reading-r10-kept-first = Zachowany żeton Trajana zaspokaja swoją potrzebę najpierw; żetony forum i jokery są po nim.

trajan-ruling-r11-place = Lista żetonów bonusowych, we wszystkich trzech instrukcjach.
trajan-ruling-r11-says = Punkty są za co najmniej jeden własny żeton forum ze znakiem. Jokerów tam nie wymieniono.
trajan-ruling-r11-against = Przy zaspokajaniu potrzeb joker żetonu popytu zastępuje dowolny z trzech znaków; mógłby i tutaj.
trajan-reading-r11-no = Joker żetonu popytu nic nie daje przy żetonie bonusowym za chleb, rozrywkę lub religię.
trajan-reading-r11-yes = Przy takim żetonie bonusowym joker żetonu popytu liczy się jako żeton ze znakiem.

trajan-ruling-r12-place = Port i końcowe punktowanie, we wszystkich trzech instrukcjach.
trajan-ruling-r12-says = Żeton zastępuje kartę towaru. Czy można użyć kilku razem albo samych, nie powiedziano.
trajan-ruling-r12-against = Żeton, który zastępuje kartę, może służyć uzupełnianiu prawdziwych kart, więc sam jeden ani dwa jako para nie byłyby ładunkiem.

trajan-ruling-r13-place = Tura, akcja specjalna żetonu [+2], we wszystkich trzech instrukcjach.
trajan-ruling-r13-says = Żeton [+2] kładzie się na jednym z sześciu pól dodatkowych akcji. Że na polu mieści się tylko jeden i co robić, gdy mają go wszystkie, nie powiedziano.

trajan-ruling-r14-place = Brak miejsca. Pytanie pojawia się przy żetonach Trajana, akcji militarnej i budowie; żadna instrukcja nie mówi o pustych zasobach.
trajan-ruling-r14-says = Nic. Każdy gracz ma 15 pionków, a instrukcje mówią tylko, skąd się je bierze.

trajan-ruling-r15-place = Koniec kwartału, senat, we wszystkich trzech instrukcjach.
trajan-ruling-r15-says = Konsul bierze jeden z dwóch żetonów bonusowych, zastępca konsula drugi. Liczby graczy nie podano.
trajan-ruling-r15-against = Przy dwóch graczach drugie miejsce jest też ostatnie, a bonus za ostatnie może nie być zamierzony.
trajan-reading-r15-both = Także przy dwóch graczach zastępca konsula bierze drugi żeton bonusowy.
trajan-reading-r15-consul = Przy dwóch graczach żeton bonusowy bierze tylko konsul.

trajan-ruling-r16-place = Dodatkowe akcje, we wszystkich trzech instrukcjach.
trajan-ruling-r16-says = Z żetonem [+2] na znaku żetonu można powtórzyć akcję drugi raz; żeton się odrzuca, żeton [+2] zostaje.

trajan-ruling-r17-place = Brak miejsca. Pytanie pojawia się przy przygotowaniu i akcji Trajana; żadna instrukcja nie mówi o pustych stosach.
trajan-ruling-r17-says = Przy przygotowaniu każdy bierze żetony z trzech różnych stosów. Że stosy mogą się skończyć, nie powiedziano.

trajan-ruling-r18-place = Budowa i podsumowania dodatkowych akcji, we wszystkich trzech instrukcjach.
trajan-ruling-r18-says = Akcję pierwszego żetonu rodzaju gracz wykonuje od razu. Podsumowania nazywają ją możliwą.
trajan-ruling-r18-against = Samo zdanie nie mówi, że można: gracz wykonuje akcję. A możliwa może znaczyć tam, gdzie jakaś jest.
trajan-reading-r18-may-decline = Z akcji z żetonu budowy można zrezygnować, ale nie można jej odłożyć.
trajan-reading-r18-must = Akcję z żetonu budowy trzeba wykonać, jeśli się da.

trajan-ruling-r19-place = Budowa i dodatkowe akcje, we wszystkich trzech instrukcjach.
trajan-ruling-r19-says = Pierwszy żeton rodzaju daje akcję. Czy sama akcja budowy była powtórzeniem, w tekście nie ma znaczenia.
trajan-ruling-r19-against = W turze ma być jedna dodatkowa akcja; łańcuch z powtórzenia i akcji z żetonu budowy wydłuża ją bardziej, niż zdają się chcieć instrukcje.
trajan-reading-r19-yes = Powtórzona akcja budowy też daje akcję, za pierwszy żeton innego rodzaju.
trajan-reading-r19-no = Powtórzona akcja budowy nie daje akcji.

trajan-ruling-r20-place = Dodatkowe akcje, we wszystkich trzech instrukcjach.
trajan-ruling-r20-says = Aby powtórzyć akcję, odrzuca się jeden żeton dodatkowej akcji ze znakiem. Kiedy został wzięty, w tekście nie ma znaczenia.
trajan-ruling-r20-against = Żeton z forum, który powtarza akcję forum, którą go wzięto, od razu się zwraca, czego autorzy mogli nie przewidzieć.

trajan-ruling-r21-place = Dodatkowe akcje, we wszystkich trzech instrukcjach.
trajan-ruling-r21-says = Po akcji można powtórzyć tę samą akcję żetonem z jej znakiem albo jokerem. Czy z inną jej opcją, nie powiedziano.

trajan-ruling-r22-place = Brak miejsca. Pytanie pojawia się przy dodatkowych akcjach; żadna instrukcja nie mówi, który z dwóch pasujących żetonów odchodzi.
trajan-ruling-r22-says = Joker zastępuje dowolny żeton dodatkowej akcji. Który odchodzi, gdy masz oba, nie powiedziano.

trajan-ruling-r23-place = Tura, akcja specjalna żetonów z pracownikami i legionistami, we wszystkich trzech instrukcjach.
trajan-ruling-r23-says = Żeton przesuwa do obozu 1 albo 2 pionki. Czy to liczba z żetonu, czy twój wybór, nie powiedziano.

trajan-ruling-r24-place = Tura, akcja specjalna żetonów z potrzebą, we wszystkich trzech instrukcjach.
trajan-ruling-r24-says = Żeton zostaje na planszy gracza do końca gry. Akcja specjalna żetonu to coś, z czego można skorzystać.

trajan-ruling-r25-place = Port, we wszystkich trzech instrukcjach; że karty mogą się skończyć, nie powiedziano.
trajan-ruling-r25-says = Dobierz 2 karty, potem odrzuć 1. Po zagraniu kart dobierasz tyle, ile zagrywasz.

trajan-ruling-r26-place = Brak miejsca. Pytanie pojawia się przy porcie; żadna instrukcja nie mówi o stosie kart odrzuconych, który zostaje pusty.
trajan-ruling-r26-says = Nic. Tylko przygotowanie uzupełnia opróżniony stos, a wtedy talia jest pełna.

trajan-ruling-r27-place = Koniec kwartału, uzupełnienie planszy, we wszystkich trzech instrukcjach.
trajan-ruling-r27-says = Grę opuszczają wszystkie odkryte żetony senatu, użyte i nieużyte. Prowincji nie wymieniono.
trajan-reading-r27-leave = Żetony senatu w prowincjach odchodzą razem z żetonami graczy, a prowincje od razu dostają nowe.
trajan-reading-r27-stay = Żetony senatu w prowincjach zostają; odchodzą tylko te, które mają gracze.

trajan-ruling-r28-place = Koniec kwartału i końcowe punktowanie, we wszystkich trzech instrukcjach.
trajan-ruling-r28-says = Wygrywa wyższa pozycja w senacie. Czy sprzed zdjęcia dysków z toru, czy po nim, nie powiedziano.
trajan-ruling-r28-against = Wyżej w senacie może oznaczać położenie dysków przy czwartym wyborze, zanim ułożono je w stos.

trajan-ruling-r29-place = Przygotowanie, we wszystkich trzech instrukcjach.
trajan-ruling-r29-says = Karty można brać z dowolnych stosów w dowolnej kombinacji. Czy talia jest jednym z nich, nie powiedziano.
trajan-reading-r29-deck-too = Pierwsze karty towarów bierze się z talii albo z wierzchu dowolnego stosu kart odrzuconych.
trajan-reading-r29-piles-only = Pierwsze karty towarów bierze się tylko z dwóch stosów kart odrzuconych; talia je uzupełnia.

trajan-ruling-r30-place = Przygotowanie, we wszystkich trzech instrukcjach.
trajan-ruling-r30-says = Każdy bierze trzy karty, a opróżniony stos od razu się uzupełnia. Czy widzi się kartę, zanim weźmie się następną, nie powiedziano.
trajan-ruling-r31-place = Koniec kwartału, uzupełnienie planszy, we wszystkich trzech instrukcjach.
trajan-ruling-r31-says = Odchodzą żetony forum, żetony senatu i reszta forum. O żetonach popytu nic nie powiedziano.
trajan-ruling-r32-place = Tura, krok żetonu Trajana, we wszystkich trzech instrukcjach.
trajan-ruling-r32-says = Na tacy są znaczniki w kolorach pokazanych na żetonie. O jednym kolorze dwa razy nic nie powiedziano.
