### Questions about a position of Trajan, as a teacher asks them: they lead to a turn and name nothing of it.

## Trajan tiles and the action circle

trajan-ask-tile-lies = Oba kolory twojego żetonu Trajana na polu { $slot } już leżą na jego tacy. Skąd rozkładanie skończyłoby się właśnie tam?
trajan-ask-tiles-ready =
    { $number ->
        [2] Przy dwóch twoich żetonach Trajana
        [3] Przy trzech twoich żetonach Trajana
        [4] Przy czterech twoich żetonach Trajana
       *[other] Przy { $number } twoich żetonach Trajana
    } na tacy leżą oba kolory. Na której z tych tac mogłoby się skończyć rozkładanie?
trajan-ask-tile-short = Twojemu żetonowi Trajana na polu { $slot } brakuje tylko { FORM($colour, "marker-gen") }. Przy którym rozkładaniu spadłby tam jako ostatni?
trajan-ask-tiles-in-reach = Każdy z tych twoich żetonów Trajana możesz spełnić jednym rozkładaniem: { $slots }. Co dałby każdy poza punktami?
trajan-ask-tile-kept = Żeton Trajana z potrzebą zostaje u ciebie i liczy się w każdym kwartale. Na które potrzeby nie masz jeszcze nic?
trajan-ask-tile-lack = Pionki, karty, żeton [+2], żeton na potrzebę: czego brakuje ci najbardziej i który z twoich żetonów Trajana to daje?
trajan-ask-drop-tiles = Znaczniki spadają jeden po drugim. Jakich kolorów brakuje jeszcze twoim żetonom Trajana na tacach, przez które przechodzą?
# $number trays, at least two, from which a sowing ends at the action.
trajan-ask-ways =
    { $number ->
        [2] Z dwóch twoich tac
        [3] Z trzech twoich tac
        [4] Z czterech twoich tac
        [5] Z pięciu twoich tac
       *[other] Z { $number } twoich tac
    } rozkładanie kończy się przy { FORM($action, "loc") }. Którą z nich wolisz opróżnić?
trajan-ask-half-ready =
    { $number ->
        [one] Jednemu z twoich żetonów Trajana brakuje tylko jednego znacznika. Który to żeton i gdzie leżą znaczniki tego koloru?
        [2] Dwóm twoim żetonom Trajana brakuje tylko po jednym znaczniku. Gdzie leżą znaczniki tych kolorów?
        [3] Trzem twoim żetonom Trajana brakuje tylko po jednym znaczniku. Gdzie leżą znaczniki tych kolorów?
        [few] Tylu twoim żetonom Trajana brakuje tylko po jednym znaczniku: { $number }. Gdzie leżą znaczniki tych kolorów?
        [many] Tylu twoim żetonom Trajana brakuje tylko po jednym znaczniku: { $number }. Gdzie leżą znaczniki tych kolorów?
       *[other] Tylu twoim żetonom Trajana brakuje tylko po jednym znaczniku: { $number }. Gdzie leżą znaczniki tych kolorów?
    }

## Time

trajan-ask-round-ends =
    { $steps ->
        [one] Do końca rundy został jeden krok.
        [few] Do końca rundy zostały { $steps } kroki.
        [many] Do końca rundy zostało { $steps } kroków.
       *[other] Do końca rundy zostało { $steps } kroku.
    } Potem pojawi się kolejny żeton popytu. Chleb, rozrywka, religia: na co z tego masz żeton?
trajan-ask-quarter-demands =
    { $steps ->
        [one] Do końca kwartału został jeden krok.
        [few] Do końca kwartału zostały { $steps } kroki.
        [many] Do końca kwartału zostało { $steps } kroków.
       *[other] Do końca kwartału zostało { $steps } kroku.
    } Ile potrzeb z tych na stole zaspokoisz tym, co leży na twojej planszy?
trajan-ask-quarter-ready =
    { $steps ->
        [one] Do końca kwartału został jeden krok.
        [few] Do końca kwartału zostały { $steps } kroki.
        [many] Do końca kwartału zostało { $steps } kroków.
       *[other] Do końca kwartału zostało { $steps } kroku.
    } Kto ma już wszystko na jego koniec: żetony na potrzeby i głosy?
trajan-ask-quarter-trays =
    { $steps ->
        [one] Do końca kwartału został jeden krok.
        [few] Do końca kwartału zostały { $steps } kroki.
        [many] Do końca kwartału zostało { $steps } kroków.
       *[other] Do końca kwartału zostało { $steps } kroku.
    } Na których z twoich tac jest dość znaczników, żeby go zakończyć, i czy chcesz tego teraz?
trajan-ask-game-ends =
    { $steps ->
        [one] Do końca gry został jeden krok.
        [few] Do końca gry zostały { $steps } kroki.
        [many] Do końca gry zostało { $steps } kroków.
       *[other] Do końca gry zostało { $steps } kroku.
    } Które z twoich żetonów bonusowych, zestawów i obozów mogą ci jeszcze dać punkty?

## Seaport

trajan-ask-ships-coloured =
    { $number ->
        [0] Wszystkie statki do końca kwartału leżą szarą stroną do góry. Ile punktów i tak dałaby twoja ręka na każdym z nich?
        [one] Jeden statek dalej leży kolorową stroną do góry. Ile punktów dałaby twoja ręka na nim, a ile na pozostałych?
        [2] Dwa statki dalej leżą kolorową stroną do góry. Ile punktów dałaby twoja ręka na każdym z nich?
        [few] Wszystkie { $number } statki dalej leżą kolorową stroną do góry. Ile punktów dałaby twoja ręka na każdym z nich?
        [many] Wszystkie statki ({ $number }) dalej leżą kolorową stroną do góry. Ile punktów dałaby twoja ręka na każdym z nich?
       *[other] Wszystkie statki ({ $number }) dalej leżą kolorową stroną do góry. Ile punktów dałaby twoja ręka na każdym z nich?
    }
trajan-ask-ship-more = O ile więcej dałby każdy statek z jedną kartą ponad to, co możesz załadować teraz?
trajan-ask-hand-groups = Ile identycznych kart, ile par i ile różnych kart masz na ręce?
trajan-ask-piles = Na stosach kart odrzuconych leżą: { FORM($left, "card") } i { FORM($right, "card") }. Która z nich bardziej poprawiłaby twoją rękę?
trajan-ask-lay-bonus =
    { $number ->
        [one] Twój żeton bonusowy ({ $tiles }) liczy karty w strefie gry. Ile takich masz jeszcze na ręce?
        [few] Twoje żetony bonusowe za towary liczą karty w strefie gry. Ile takich masz jeszcze na ręce?
        [many] Twoje żetony bonusowe za towary liczą karty w strefie gry. Ile takich masz jeszcze na ręce?
       *[other] Twoje żetony bonusowe za towary liczą karty w strefie gry. Ile takich masz jeszcze na ręce?
    }
trajan-ask-lay-spare = Które karty na ręce nie pasują do żadnego statku, więc mogłyby zrobić miejsce nowym?
trajan-ask-discard = Która karta na ręce jest jedyna w swoim rodzaju i nie chce jej żaden statek ani żaden twój żeton bonusowy?

## Forum

trajan-ask-demands-open =
    Potrzeby ludu: { $demands }. { $number ->
        [one] Czym możesz to zaspokoić?
        [few] Czego z tego jeszcze zaspokoić nie możesz?
        [many] Czego z tego jeszcze zaspokoić nie możesz?
       *[other] Czego z tego jeszcze zaspokoić nie możesz?
    }
trajan-ask-demands-to-come =
    { $number ->
        [one] W tym kwartale pojawi się jeszcze jeden żeton popytu.
        [2] W tym kwartale pojawią się jeszcze dwa żetony popytu.
        [few] W tym kwartale pojawią się jeszcze trzy żetony popytu.
        [many] W tym kwartale pojawią się jeszcze trzy żetony popytu.
       *[other] W tym kwartale pojawią się jeszcze trzy żetony popytu.
    } Chleb, rozrywka, religia: na co z tego nie masz nic?
trajan-ask-forum-needed = Ile żetonów z chlebem, rozrywką i religią zostało na forum i komu jeszcze ich brakuje?
trajan-ask-extra-which = Którą akcję najchętniej wykonasz dwa razy w jednej turze i jak szybko może się przy niej skończyć rozkładanie?
trajan-ask-plus-two =
    { $number ->
        [one] Twój żeton [+2] czeka na żeton dodatkowej akcji. Przy której akcji leży i gdzie jest taki żeton?
        [few] Twoje żetony [+2] czekają na żetony dodatkowej akcji. Przy których akcjach leżą i gdzie jest taki żeton?
        [many] Twoje żetony [+2] czekają na żetony dodatkowej akcji. Przy których akcjach leżą i gdzie jest taki żeton?
       *[other] Twoje żetony [+2] czekają na żetony dodatkowej akcji. Przy których akcjach leżą i gdzie jest taki żeton?
    }
trajan-ask-sets = Którego rodzaju masz najwięcej żetonów budowy i ilu brakuje do zestawu trzech lub czterech?

## Military

trajan-ask-leader-tiles =
    { $number ->
        [few] Twój przywódca jest { FORM($province, "in") }, a żetony forum leżą obok w { $number } prowincjach.
        [many] Twój przywódca jest { FORM($province, "in") }, a żetony forum leżą obok w { $number } prowincjach.
       *[other] Twój przywódca jest { FORM($province, "in") }, a żetony forum leżą obok w { $number } prowincjach.
    } Który z nich pasuje do tego, czego brakuje ci najbardziej?
trajan-ask-leader-points = Twój przywódca jest { FORM($province, "in") }. Która sąsiednia prowincja da legioniście najwięcej i kto już tam jest?
trajan-ask-deploy-rivals = Ile punktów daje prowincja twojego przywódcy teraz, a ile, gdy wejdzie tam jeszcze ktoś?
trajan-ask-deploy-camp =
    { $number ->
        [one] W obozie militarnym czeka jeden legionista.
        [few] W obozie militarnym czeka { $number } legionistów.
        [many] W obozie militarnym czeka { $number } legionistów.
       *[other] W obozie militarnym czeka { $number } legionisty.
    } Która prowincja płaci najwięcej: ta z twoim przywódcą czy któraś obok?
trajan-ask-enlist =
    { $number ->
        [0] Twój obóz militarny jest pusty.
        [one] W obozie militarnym czeka jeden legionista.
        [few] W obozie militarnym czeka { $number } legionistów.
        [many] W obozie militarnym czeka { $number } legionistów.
       *[other] W obozie militarnym czeka { $number } legionisty.
    } Które prowincje w zasięgu twojego przywódcy są jeszcze warte legionisty?

## Senate

trajan-ask-votes-tied = { SEAT($seat) } ma tyle samo głosów co ty. Kto z was byłby pierwszy, gdyby kwartał skończył się teraz?
trajan-ask-senate-bonus = Na koniec kwartału konsul i zastępca konsula biorą dwa żetony bonusowe przy senacie. Ile punktów dałby ci każdy z nich?
trajan-ask-votes-now = Ile głosów ma każdy gracz i kto byłby konsulem i zastępcą konsula, gdyby kwartał skończył się teraz?
trajan-ask-votes-forum = Ile głosów daje każdy żeton senatu na forum i ilu brakuje ci, żeby kogoś wyprzedzić?
trajan-ask-senate-step = O ile inni są przed tobą albo za tobą na torze senatu i co dają jego pola?

## Trajan

trajan-ask-arch-colours = Twój łuk jest na polu { $slot }. Który z odkrytych żetonów Trajana ma kolor, który już leży na tej tacy?
trajan-ask-arch-ready = Twój łuk jest na polu { $slot }. Czy jest odkryty żeton Trajana, którego oba kolory leżą na tej tacy?
trajan-ask-arch-where = Nowy żeton Trajana trafiłby na pole { $slot }. Jakie kolory najłatwiej dochodzą na tę tacę?
trajan-ask-arch-kind = Czego brakuje ci najbardziej: pionków, kart, żetonu [+2], żetonów na potrzeby czy po prostu punktów? Spójrz na odkryte żetony Trajana.

## Construction

trajan-ask-build-first = Twój pierwszy pracownik może iść wszędzie. Wokół którego pola leżą najcenniejsze żetony budowy?
trajan-ask-build-best = Na które pola może wejść twój następny pracownik i który z tamtejszych żetonów budowy jest wart najwięcej?
trajan-ask-build-grant = Pierwszy żeton rodzaju od razu daje akcję. Których rodzajów jeszcze nie masz?
trajan-ask-build-set = Którego rodzaju masz co najmniej dwa żetony budowy i gdzie jest następny w zasięgu twoich pracowników?
trajan-ask-build-way = Gdzie jeszcze leżą żetony budowy i przez które pola dojdą do nich twoi pracownicy?
trajan-ask-recruit =
    { $number ->
        [0] Twój obóz pracowników jest pusty.
        [one] W obozie pracowników czeka jeden pracownik.
        [few] W obozie pracowników czeka { $number } pracowników.
        [many] W obozie pracowników czeka { $number } pracowników.
       *[other] W obozie pracowników czeka { $number } pracownika.
    } Które żetony budowy w zasięgu są warte pracownika?

## Extra actions, setup, the end of a quarter

trajan-ask-extra-held = Jakie żetony dodatkowej akcji leżą na twojej planszy i która akcja dałaby ci za drugim razem tyle samo?
trajan-ask-mark = Którą akcję chcesz wykonywać raz po raz i do której masz żeton dodatkowej akcji?
trajan-ask-pay = Który z twoich żetonów jest coś wart także na koniec gry, więc lepiej oddać najpierw inny?
trajan-ask-start-tile = Na której z twoich tac leżą razem dwa znaczniki, których wymaga jeden z odkrytych żetonów Trajana?
