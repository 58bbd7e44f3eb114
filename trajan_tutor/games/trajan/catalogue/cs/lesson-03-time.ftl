### Lesson 3: the time marker and rounds.

trajan-lesson-time = Ukazatel času a kola
    .idea = Každý kámen, který vezmeš, stojí jeden krok času.
    .can = Umíš číst časový okruh a říct, kolik času tah zabere.

trajan-lesson-time-two-steps = V rohu mapy je kruh z políček: časový okruh s jedním ukazatelem pro všechny. Vyprázdni misku III, polož oba kameny z ní a sleduj přitom ukazatel času.
    .goal = Rozmísti dva kameny z misky III.
    .done = Ukazatel času se posune o dva kroky: o jeden za každý kámen, který z misky vezmeš.
trajan-lesson-time-not-two = V této misce nejsou dva kameny. Vezmi misku III, ať vidíš, co dva kameny udělají.

trajan-lesson-time-where-now = Kde je teď ukazatel času? Klikni na jeho políčko.
    .sheet = Kde je teď ukazatel času? Označ jeho políčko.
    .done = Dva kroky za počátečním políčkem.
trajan-lesson-time-where-now-hint = Najdi začátek okruhu a odpočítej dva kroky.
trajan-lesson-time-at-the-start = To je začátek, tam byl předtím. Od té doby se posunul.

trajan-lesson-time-most-time = Tady má ukazatel času skoro celý okruh za sebou. U které z tvých misek by uběhlo nejvíc času? Klikni na ni.
    .sheet = Tady má ukazatel času skoro celý okruh za sebou. U které z tvých misek by uběhlo nejvíc času? Označ ji.
    .done = Čtyři kameny, čtyři kroky.
trajan-lesson-time-not-the-most = V jiné misce je kamenů víc a každý kámen je jeden krok.

trajan-lesson-time-steps-left = Kolik kroků chybí ukazateli času, aby se znovu dostal na počáteční políčko?
    .done = Dva. Jakmile je udělá, kolo končí.
trajan-lesson-time-steps-left-hint = Počítej každý krok, i ten na počáteční políčko.
trajan-lesson-time-spaces-between = Mezi nimi je sice jen jedno políčko, ale krok na počáteční políčko se počítá taky.
trajan-lesson-time-one-more = Políčko, na kterém ukazatel stojí, nepočítej: tam už přece je.

trajan-lesson-time-end-round = Ukonči kolo. Vyber misku, ve které je dost kamenů, aby ukazatel času došel na počáteční políčko nebo za ně, a všechny je polož. Miska I by tě přivedla do senátu.
    .goal = Doveď ukazatel času na počáteční políčko nebo za ně.
    .done = Ukazatel času prošel počátečním políčkem: tento tah je v kole poslední.
trajan-lesson-time-end-round-hint = Jsou potřeba dva kroky. Tři z tvých misek mají dva kameny nebo víc.
trajan-lesson-time-too-short = Jeden kámen je jeden krok. Ukazatel času by se zastavil těsně před počátečním políčkem.

trajan-lesson-time-it-stays = Lekce teď vybrala misku I: tři kroky, i když by stačily dva. Kde je ukazatel času teď?
    .done = Jeden krok za počátečním políčkem. Nikdy neskočí zpátky: příští kolo prostě začne o krok dál.
trajan-lesson-time-not-back-to-start = Přejde přes počáteční políčko, nevrací se na ně. Třetí krok ho posune dál.

trajan-lesson-time-finish-turn = Nejdřív dokonči svůj tah: posuň kolečko v senátu, nebo akci vynech. Pak se podívej, co konec kola přinese.
    .goal = Dokonči svůj tah.
    .done = Kolo skončilo a římský lid dává najevo, co chce.

trajan-lesson-time-find-demand = Odkryl se žeton: požadavek lidu. Klikni na něj.
    .sheet = Odkryl se žeton: požadavek lidu. Označ ho.
    .done = Na konci čtvrtletí ho budeš muset splnit. Jak, to ukáže jedna z dalších lekcí.
trajan-lesson-time-empty-place = Tohle místo je ještě prázdné. Čeká na požadavek z některého dalšího kola.

trajan-lesson-time-slow-time = Zpátky před tvůj výběr. Tentokrát nespěchej, ať zbude víc tahů. Spotřebuj co nejmíň času.
    .goal = Ať uběhne jen jeden krok času.
    .done = Jeden krok. Ukazatel na počáteční políčko nedošel a kolo bude muset ukončit někdo jiný.
trajan-lesson-time-slow-time-hint = Jeden kámen je jeden krok. Hledej misku s jediným kamenem.
trajan-lesson-time-too-fast = To je víc než jeden krok. Ve kterých miskách je jediný kámen?

trajan-lesson-time-remember = S plnou miskou dojdeš v kruhu daleko, jenže čas s ní letí. Malé misky čas zpomalují. Když jsou odkryté tři požadavky a skončí další kolo, končí čtvrtletí.
