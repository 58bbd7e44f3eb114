### What the rulebook says where a ruling is needed: the place, what its words say and no more, what speaks against our reading,
### and how it is played by each reading that can be chosen. The words themselves are quoted in data/book-words.toml; nothing
### here stands in quotation marks. The places are parts of the book, named by us.
### Room: sentences, which wrap.

sylla-ruling-s1-place = Wielkie projekty, ich lista i obliczony przykład fazy VI.
sylla-ruling-s1-says = Lista podaje 4 głosy na krok; w przykładzie 9 głosów na Łaźnie publiczne przesuwa znacznik o jedno pole, co zgadza się tylko przy 5.
sylla-ruling-s1-against = Lista projektów, która wprost mówi 4. Przykład też może być błędny.
sylla-reading-s1-5 = Przy projektach Łaźnie publiczne, Koloseum i Senat każde 5 głosów przesuwa znacznik o jedno pole; przy projekcie Spichlerz 4.
sylla-reading-s1-4 = Przy wszystkich tych projektach każde 4 głosy przesuwają znacznik o jedno pole.
sylla-ruling-s1-try = Weź wszystkie osiem denarów, kciuk w górę: jak daleko przesunie się Zdrowie?

sylla-ruling-s2-place = Przygotowanie.
sylla-ruling-s2-says = Każdy gracz bierze zestaw swojego kafelka Dochód i z niego wybiera. Wszystkie pozostałe karty postaci tworzą talię.

sylla-ruling-s3-place = Faza III, budynki. Że nikt nie kupuje, wspomniano tylko przy kafelku.
sylla-ruling-s3-says = Jeśli wszyscy pasują, budynek się odrzuca; nowy kafelek wystawia ten, kto kupił ostatni budynek. Kto wystawia, gdy konsul nic jeszcze nie sprzedał, nie powiedziano.
sylla-ruling-s3-against = Prawo wystawiania ma krążyć, a przy tym samym sprzedającym może zostać tam, gdzie nikt nie chce kupować.
sylla-reading-s3-seller = Gdy nikt nie kupuje, następny budynek wystawia ten sam gracz.
sylla-reading-s3-left-neighbour = Gdy nikt nie kupuje, następny budynek wystawia sąsiad po lewej stronie sprzedającego.
sylla-ruling-s3-try = Nikt nie licytuje twojego budynku. Spasuj też: kto wystawia następny?

sylla-ruling-s4-place = Lista budynków, Żuraw i Insula.
sylla-ruling-s4-says = Insulę i Żurawia można od razu odrzucić; Posąg, Łuk triumfalny i Bank się odrzuca. Do czego służy kafelek nieodrzucony, nie powiedziano.
sylla-ruling-s4-against = Słowo może: kto nie musi odrzucać kafelka, ten go zatrzymuje, a zatrzymany jest budynkiem dla Powodzi.

sylla-ruling-s5-place = Faza V, wydarzenia trwałe.
sylla-ruling-s5-says = Każdy gracz zakrywa jedną własną kartę. W jakiej kolejności i co, gdy wydarzenie zachodzi znowu, nie powiedziano.
sylla-ruling-s5-against = Wydarzenie trwa cały czas, a jego szkoda już nastąpiła: każdy ma przez nie jedną zakrytą kartę.

sylla-ruling-s6-place = Faza I, pierwszy konsul.
sylla-ruling-s6-says = Konsul z poprzedniej rundy otwiera licytację liczbą głosów. Jaka jest najniższa, nie powiedziano.
sylla-ruling-s6-against = Nieobrócony Senator sam jest głosem, więc nikt, kto ma Senatorów, nie mógłby otworzyć mniejszą liczbą.
sylla-reading-s6-nothing = Konsul może otworzyć ofertą 0.
sylla-reading-s6-senators = Konsul otwiera co najmniej tyloma głosami, ilu ma nieobróconych Senatorów.
sylla-ruling-s6-try = Otwierasz wybór i masz dwóch nieobróconych Senatorów. Czy możesz zaoferować 0?

sylla-ruling-s7-place = Faza V, wydarzenia.
sylla-ruling-s7-says = Każdą kostkę kładzie się na wydarzeniu ze znakiem jej karty. Że takiego nie ma, nie powiedziano.

sylla-ruling-s8-place = Lista budynków, Tawerna.
sylla-ruling-s8-says = Tawerna może przesunąć jeden znacznik Res Publica. Pozycję głodu odczytuje się na torze Res Publica, ale jego znacznik jest przeciwstawiony znacznikom Res Publica.

sylla-ruling-s9-place = Faza VI, wielki projekt.
sylla-ruling-s9-says = Miejsca wśród kciuków w górę zależą od głosów. Że ktoś nie ma żadnego głosu, tu nie powiedziano; przy kostkach fazy V wymaga się co najmniej jednej.
sylla-ruling-s9-against = Gdzie instrukcja chce co najmniej jednego, tam to mówi, jak przy kostkach. Tu nie, więc sam kciuk w górę ma miejsce.
sylla-reading-s9-not-ranked = Kciuk w górę bez głosu nie ma miejsca w wielkim projekcie.
sylla-reading-s9-ranked = Kciuk w górę bez głosu też ma miejsce, ostatnie.
sylla-ruling-s9-try = Nie bierz denarów, kciuk w górę. Dwie inne osoby też mają kciuk w górę i żadnego głosu: czy punktują?

sylla-ruling-s10-place = Faza VII, kryzys.
sylla-ruling-s10-says = Kto ma najwięcej żetonów koloru, zdobywa 3 punkty prestiżu, potem kto ma najmniej, traci 3. Że wszyscy mają tyle samo, nie powiedziano.

sylla-ruling-s11-place = Brak miejsca. Pytanie pojawia się przy żetonach; instrukcja nie mówi o pustych zasobach.
sylla-ruling-s11-says = Nic oprócz liczby żetonów w pudełku.

sylla-ruling-s12-place = Brak miejsca. Wariantu wydawcy dla dwóch graczy nie udało się znaleźć.
sylla-ruling-s12-says = Sama instrukcja jest dla trzech i czterech graczy.

sylla-ruling-s13-place = Przygotowanie i zmiany dla trzech graczy.
sylla-ruling-s13-says = Każdy gracz otrzymuje losowo jeden z czterech kafelków, a pierwszym konsulem zostaje ten, kto ma kafelek I. Który pomija się przy trzech graczach, nie powiedziano.
sylla-ruling-s13-against = Kafelki daje się losowo z czterech, więc w pudełku może zostać każdy z nich, także I.

sylla-ruling-s14-place = Faza I, pierwszy konsul.
sylla-ruling-s14-says = Kto dał najwyższą ofertę, płaci zaoferowane denary; resztę oferty pokrywają jego Senatorowie. Że pokrywają więcej niż ofertę, nie powiedziano.
sylla-ruling-s14-against = Głos to Senator albo denar, a Senatorowie liczą się sami; oferta mniejsza niż ich liczba mówi więc mniej, niż jest.
sylla-reading-s14-allowed = Oferta mniejsza niż liczba własnych nieobróconych Senatorów jest dozwolona i darmowa.
sylla-reading-s14-not-allowed = Oferta mniejsza niż liczba własnych nieobróconych Senatorów jest niedozwolona.
sylla-ruling-s14-try = Masz dwóch nieobróconych Senatorów. Czy możesz zaoferować 1?

sylla-ruling-s15-place = Faza III, budynki.
sylla-ruling-s15-says = Każdy mówi, ile jest gotów zapłacić za budynek. Jaka jest najniższa oferta, nie powiedziano.
sylla-ruling-s15-against = Nic nie zabrania oferty 0, a wtedy kto licytuje pierwszy, dostaje za nic to, czego nikt inny nie chce.
sylla-reading-s15-1 = Najniższa oferta za budynek to 1 sześciokąt.
sylla-reading-s15-0 = Oferta 0 sześciokątów jest dozwolona: budynek nic wtedy nie kosztuje.
sylla-ruling-s15-try = Licytujesz na początku. Czy możesz zaoferować 0?

sylla-ruling-s16-place = Lista budynków, Żuraw.
sylla-ruling-s16-says = Bierze się kartę Żuraw, której można używać do płacenia od następnej rundy. Jej sześciokąty były tylko na ilustracji.

sylla-ruling-s17-place = Lista budynków, Tawerna.
sylla-ruling-s17-says = Tawerny można użyć też do zablokowania znacznika na najwyższej lub najniższej wartości. Przeciw czemu i jak długo, nie powiedziano.
sylla-ruling-s17-against = Kto tak używa Tawerny, chce przytrzymać znacznik; tylko przeciw drugiej Tawernie prawie nigdy się to nie opłaca.

sylla-ruling-s18-place = Faza IV, dochód.
sylla-ruling-s18-says = Gracze biorą dochód i używają budynków, których działanie należy do tej fazy. W jakiej kolejności i że każdy robi wszystko przed następnym, nie powiedziano.

sylla-ruling-s19-place = Faza V, wydarzenia.
sylla-ruling-s19-says = Zażegnane są dwa wydarzenia z największą liczbą kostek, a grę opuszcza to z nich, które ma ich więcej. Remisy rozstrzyga konsul.

sylla-ruling-s20-place = Faza V, wydarzenia trwałe.
sylla-ruling-s20-says = Każdy gracz zakrywa jednego własnego Senatora. Czy może on leżeć bokiem i co robi ten, kto nie ma żadnego, nie powiedziano.

sylla-ruling-s21-place = Faza V, wydarzenia trwałe.
sylla-ruling-s21-says = Co zakrywa inne wydarzenie będące w grze, musi zostać zakryte także po usunięciu; pozostałe od tego momentu znów działają. Że odkryte leżą prosto, nie powiedziano.

sylla-ruling-s22-place = Brak miejsca. Pytanie pojawia się w fazie V; instrukcja nie mówi o zbyt małej liczbie żetonów.
sylla-ruling-s22-says = Kto ma najwięcej kostek na wydarzeniu, bierze żeton jego koloru.

sylla-ruling-s23-place = Przygotowanie, gdzie wspomniano zasłonki; faza I o żetonie konsula.
sylla-ruling-s23-says = Zasłonki kryją żetony i pieniądze; żeton konsula jest jawny; przy kryzysie wszyscy muszą pokazać żetony, a potem znów je kryją. Czy inne żetony bierze się w tajemnicy, nie powiedziano.
sylla-ruling-s23-against = Jeśli na oczach wszystkich bierze się tylko żeton konsula, inne żetony można brać w tajemnicy, a po to jest zasłonka.

sylla-ruling-s24-place = Faza VII, kryzys.
sylla-ruling-s24-says = Dla znacznika w kryzysie zachodzi dany rodzaj kryzysu: najwięcej żetonów od razu zdobywa 3 punkty prestiżu, najmniej od razu traci 3; że nikt nie spada poniżej 0, to uwaga przy głodzie. W jakiej kolejności, nie powiedziano.
sylla-ruling-s24-against = Uwaga o 0 stoi przy głodzie, więc może dotyczyć całej fazy: najpierw sumuje się wszystkie zyski i straty.
sylla-reading-s24-one-by-one = Kryzysy liczy się jeden po drugim; po drodze prestiż nigdy nie spada poniżej 0.
sylla-reading-s24-together = Wszystkie kryzysy liczy się razem; tylko ich suma nie spada poniżej 0.
sylla-ruling-s24-try = Masz 2 punkty prestiżu, najmniej żetonów Duch obywatelski i najwięcej Zdrowie, a oba kolory są w kryzysie. Otwórz rękę: ile masz prestiżu po kryzysach?

sylla-ruling-s25-place = Koniec gry, Kościół.
sylla-ruling-s25-says = Gracze mogą uwolnić wszystkich swoich odkrytych Niewolników, po 2 denary każdego. Czy tylko niektórych, nie powiedziano.
sylla-ruling-s25-against = Słowo wszystkich: kto nie może zapłacić za wszystkich, nie uwolniłby żadnego.
sylla-reading-s25-as-many-as-possible = Uwalnia się tylu Niewolników, na ilu starcza pieniędzy.
sylla-reading-s25-all-or-none = Gracz uwalnia wszystkich Niewolników albo żadnego, gdy na wszystkich nie starcza pieniędzy.
sylla-ruling-s25-try = Nie bierz denarów na rękę, żeby zostało pięć. Ilu z trzech twoich Niewolników zostanie za nie uwolnionych?

sylla-ruling-s26-place = Tor Res Publica, zaginiona ilustracja.
sylla-ruling-s26-says = Pozycja znacznika określa, ile punktów prestiżu przynosi każdy żeton. Dla żadnego pola tekst nie podaje liczby; przykład liczy 3, 3 i 1.
sylla-ruling-s26-against = Pokazywała to tylko ilustracja, a ona zaginęła. Pole kryzysu mogłoby być warte 1, jak pole obok.
sylla-reading-s26-0 = Żeton, którego znacznik jest w kryzysie, na koniec nie jest nic wart.
sylla-reading-s26-1 = Żeton, którego znacznik jest w kryzysie, jest na koniec wart 1 punkt prestiżu.
sylla-ruling-s26-try = Nie bierz denarów, kciuk w górę. Czas wolny jest w kryzysie: co dają na koniec twoje dwa żetony tego koloru?

sylla-ruling-s27-place = Faza II, werbunek.
sylla-ruling-s27-says = Pozostałe postacie trafiają pod talię. W jakiej kolejności, nie powiedziano.

sylla-ruling-s28-place = Koniec rundy i koniec gry.
sylla-ruling-s28-says = Na koniec rundy wykłada się sześć nowych postaci, a gra kończy się na koniec piątej. Że piąta jest wyjątkiem, nie powiedziano.
sylla-ruling-s28-against = Instrukcja opisuje koniec rundy bez wyjątku dla ostatniej.

sylla-ruling-s29-place = Brak miejsca. W pudełku jest 35 monet po 1 denarze i 5 po 5; instrukcja nie mówi o tym, że mogą się skończyć.
sylla-ruling-s29-says = Nic oprócz liczby monet.

sylla-ruling-s30-place = Przygotowanie i faza VI.
sylla-ruling-s30-says = Wszyscy wybierają w tajemnicy i wszyscy jednocześnie pokazują wybór.

sylla-ruling-s31-place = Wielkie projekty.
sylla-ruling-s31-says = Projekty dają prestiż za miejsca; za trzecie liczbę ma tylko Panteon, a w przykładzie z projektem Łaźnie publiczne trzecie miejsce nic nie zdobywa. Czwartego miejsca nie wymieniono.

sylla-ruling-s32-place = Faza I, pierwszy konsul, i jej obliczony przykład.
sylla-ruling-s32-says = Senator to głos. Karta traci zdolność, gdy zapłaciła za budynek; o obracaniu bokiem w fazie I nic nie powiedziano. W przykładzie Senator leży bokiem w dalszej części rundy.
sylla-ruling-s32-against = Dwie publiczne relacje z gry obracają bokiem Senatorów, którzy głosowali, a w przykładzie Senator Czarnego, który licytował w fazie I, leży w fazie VI bokiem.
sylla-reading-s32-stay-upright = Senatorowie, którzy głosują w fazie I, zostają nieobróceni.
sylla-reading-s32-tilt = Bokiem obraca się tylu Senatorów nowego konsula, ilu wymagała jego oferta, najpierw ci, którzy nie są chrześcijanami.
sylla-ruling-s32-try = Zaoferuj dwa głosy: czy twoi Senatorowie są potem nieobróceni?

sylla-ruling-s33-place = Faza III, budynki, i zmiany dla trzech graczy.
sylla-ruling-s33-says = Przy czterech graczach wystawia się 5 kafelków. Przy trzech można kupić razem 4 zamiast 5, a zawsze usuwa się co najmniej dwa. Że po czterech wystawieniach jest koniec, nie powiedziano.
sylla-ruling-s33-against = Słowo brzmi kupić: kafelek, którego nikt nie chce, wystawiono, ale nie kupiono, więc wystawianie trwałoby dalej.
sylla-ruling-s34-place = Wielkie projekty, Świątynia.
sylla-ruling-s34-says = Wszyscy z 8 głosami zdobywają 10, wszyscy z 5 głosami 6. O innych liczbach nic nie powiedziano.
sylla-ruling-s35-place = Faza V, wydarzenia.
sylla-ruling-s35-says = Największa liczba umieszczonych kostek daje 1 punkt prestiżu. Że potrzebna jest co najmniej jedna, powiedziano tylko o żetonach.
