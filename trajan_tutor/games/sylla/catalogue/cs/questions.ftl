### Questions about a position of Sylla, as a teacher asks them: they lead to a turn and name nothing of it.

## Characters

sylla-ask-choose-fighters = Se kterými událostmi ve sloupci bojují Legionáři a se kterými Vestálky?
sylla-ask-choose-christians =
    { $points ->
        [one] Křesťan přinese na konci { $points } bod prestiže. Která událost by některého otočila lícem dolů, a leží teď vůbec ve sloupci?
        [few] Křesťan přinese na konci { $points } body prestiže. Která událost by některého otočila lícem dolů, a leží teď vůbec ve sloupci?
       *[other] Křesťan přinese na konci { $points } bodů prestiže. Která událost by některého otočila lícem dolů, a leží teď vůbec ve sloupci?
    }
sylla-ask-choose-votes = Hlasy se počítají při každé volbě i u každého projektu. Co přinesou hlasy pro projekt { $work } a kdo hlasy dává?
sylla-ask-choose-income =
    { $revenue ->
        [one] Každý vydělá za kolo { $revenue } denár; počet kol je { $rounds }. Co by k tomu přidal jeden denár navíc v každém kole?
        [few] Každý vydělá za kolo { $revenue } denáry; počet kol je { $rounds }. Co by k tomu přidal jeden denár navíc v každém kole?
       *[other] Každý vydělá za kolo { $revenue } denárů; počet kol je { $rounds }. Co by k tomu přidal jeden denár navíc v každém kole?
    }
sylla-ask-choose-hexagons = Které postavy ve tvé sadě mohou platit všemi třemi barvami a které jen jednou?

sylla-ask-recruit-unfought = Se kterou událostí ve sloupci nemůže bojovat žádná tvoje neotočená karta?
sylla-ask-recruit-cubes = Kolik kostiček Legionářů a kolik kostiček Vestálek bude mít každý proti událostem tohoto kola?
sylla-ask-recruit-votes = Kolik hlasů má každý bez jediného denáru a co přinesou hlasy pro projekt { $work }?
sylla-ask-recruit-income =
    { $rounds ->
        [one] Přijde už jen jeden příjem. Kolik denárů teď každý při jednom vydělá?
        [few] Přijdou ještě { $rounds } příjmy. Kolik denárů teď každý při jednom vydělá?
       *[other] Přijde ještě { $rounds } příjmů. Kolik denárů teď každý při jednom vydělá?
    }
sylla-ask-recruit-hexagons = Která budova na prodej by se ti hodila nejvíc a kolik šestiúhelníků její barvy máš?
sylla-ask-recruit-christians =
    { $points ->
        [one] Křesťan ležící lícem nahoru přinese na konci { $points } bod prestiže. Které z otevřených postav jsou Křesťané?
        [few] Křesťan ležící lícem nahoru přinese na konci { $points } body prestiže. Které z otevřených postav jsou Křesťané?
       *[other] Křesťan ležící lícem nahoru přinese na konci { $points } bodů prestiže. Které z otevřených postav jsou Křesťané?
    }
sylla-ask-recruit-colours = Ve kterých barvách můžeš zaplatit méně šestiúhelníků než ostatní a co se za ně prodává?
sylla-ask-recruit-single = Které postavy leží v řadě jen jednou a kdo vybírá po tobě?

## The election

sylla-ask-consul-later = Na kolik hlasů nejvýš dosáhnou se Senátory i denáry ti, kdo nabízejí po tobě?
sylla-ask-consul-office =
    Konzul si vezme žeton, který má hodnotu až { $points }, a najímá jako první. Kolik denárů ti za to stojí?
sylla-ask-consul-free = Jak vysoko můžeš nabídnout, než tě úřad bude stát denár?
sylla-ask-consul-row = Konzul najímá jako první. Které postavy leží v řadě jen jednou a co by ti některá z nich přinesla?
sylla-ask-consul-token = Konzul si vezme žeton libovolné barvy. Jakou hodnotu má teď která?
sylla-ask-consul-money = Denáry zaplacené za úřad jsou pryč. Co by mohly na konci kola udělat jako hlasy pro projekt { $work }?
sylla-ask-consul-ties = O shodách mezi událostmi rozhoduje konzul. Kterou ze čtyř chceš vidět odvrácenou nejvíc?

## The sale

sylla-ask-offer-alone = Za kterou z budov můžeš zaplatit víc šestiúhelníků než kdokoli jiný?
sylla-ask-offer-rivals = Kdo může v které barvě zaplatit nejvíc a které karty by k tomu musel otočit na stranu?
sylla-ask-offer-two =
    Co by ti do konce partie přinesla každá z těchto budov: { $first }, { $second }?
sylla-ask-offer-left =
    { $number ->
        [one] V tomto kole se nabídne už jen jedna budova a zbytek se odstraní. Které by ti bylo líto?
        [2] V tomto kole se nabídnou ještě dvě budovy a zbytek se odstraní. Které by ti bylo líto?
        [3] V tomto kole se nabídnou ještě tři budovy a zbytek se odstraní. Které by ti bylo líto?
        [4] V tomto kole se nabídnou ještě čtyři budovy a zbytek se odstraní. Které by ti bylo líto?
        [few] V tomto kole se nabídnou ještě { $number } budovy a zbytek se odstraní. Které by ti bylo líto?
       *[other] V tomto kole se nabídne ještě { $number } budov a zbytek se odstraní. Které by ti bylo líto?
    }
sylla-ask-offer-famine = Ukazatel Hladu je na { $famine }. Kdo je proti hladu chráněný a kdo by ztratil nejvíc?
sylla-ask-offer-money =
    { $rounds ->
        [one] Přijde už jen jeden příjem. Které budovy přinášejí denáry a co s nimi ještě můžeš udělat?
        [few] Přijdou ještě { $rounds } příjmy. Které budovy přinášejí denáry, hned, nebo pokaždé?
       *[other] Přijde ještě { $rounds } příjmů. Které budovy přinášejí denáry, hned, nebo pokaždé?
    }
sylla-ask-offer-at-once = Které z budov přinášejí body prestiže hned a kdo za ně může zaplatit nejvíc šestiúhelníků?
sylla-ask-offer-spare = Které tvoje neotočené karty už v tomto kole nic jiného dělat nebudou, takže mohou zaplatit budovu?
sylla-ask-offer-hexagons = Kolik červených, žlutých a šedých šestiúhelníků může ještě kdo zaplatit?

sylla-ask-sale-worth =
    Jde o tuto budovu: { $building }. Co by od teď do konce partie přinesla tobě a co ostatním?
sylla-ask-sale-later = Kolik { FORM($colour, "many-gen") } nejvýš mohou zaplatit ti, kdo nabízejí po tobě?
sylla-ask-sale-cards = Kterými kartami můžeš zaplatit { FORM($colour, "many-acc") } a co by tyto karty v tomto kole ještě udělaly?
sylla-ask-sale-next = Pro kterou z ostatních budov si šestiúhelníky radši necháš?
sylla-ask-pay-work = Které tvoje karty této barvy už v tomto kole nic dalšího neudělají: žádný příjem, žádná kostička, žádný hlas?

## Tokens and markers

sylla-ask-token-worth = Jakou hodnotu má teď žeton které barvy?
sylla-ask-token-crisis = Které ukazatele jsou v krizi nebo hned vedle ní a kdo má nejméně žetonů těchto barev?
sylla-ask-token-moves = Které ukazatele by se posunuly doleva, kdyby události ve sloupci nastaly?
sylla-ask-temple-price =
    { $price ->
        [one] Žeton tu stojí { $price } denár. Co by ti přinesl jako hlas pro projekt { $work }?
        [few] Žeton tu stojí { $price } denáry. Co by ti přinesly jako hlasy pro projekt { $work }?
       *[other] Žeton tu stojí { $price } denárů. Co by ti přinesly jako hlasy pro projekt { $work }?
    }
sylla-ask-tavern-own = Které barvy máš víc žetonů než ostatní a které méně?

## Events

sylla-ask-fight-cubes = Dvě ze čtyř událostí budou odvrácené. Na kterých je zatím nejvíc kostiček?
sylla-ask-fight-left = Kolik kostiček ještě ostatní musejí umístit a na které události smějí?
sylla-ask-fight-crisis = Jediný krok doleva, a tahle barva je v krizi: { $colour }. Kdo má nejvíc jejích žetonů a kdo nejméně?
sylla-ask-fight-harm = Která ze čtyř událostí by nejvíc vzala tobě a která by víc uškodila ostatním?
sylla-ask-fight-turns = Některé události otáčejí prvek lícem dolů. Kterých tvých karet nebo budov by se to týkalo?
sylla-ask-fight-turns-others = Některé události otáčejí prvek lícem dolů. Kdo by jimi ztratil nejvíc?
sylla-ask-fight-rightmost = Který ukazatel je nejvíc vpravo a kdo má nejvíc žetonů jeho barvy?
sylla-ask-fight-steps = Které události posouvají ukazatel doleva a kolik žetonů jeho barvy má kdo?
sylla-ask-fight-token = Na které z horních událostí můžeš mít nejvíc kostiček a jakou hodnotu má její žeton?
sylla-ask-fight-famine = Ukazatel Hladu je na { $famine }. Komu by další krok uškodil a kdo má budovy Pole?
sylla-ask-prevent-leaves =
    Ze dvou odvrácených událostí opustí hru ta, na které je víc kostiček. Které se chceš zbavit?
sylla-ask-turn-down = Který z prvků, které smíš otočit, má už nejméně práce před sebou?
sylla-ask-remove = Která z odvrácených událostí by ti nejvíc uškodila, kdyby přišla znovu?

## The great work

sylla-ask-hand-plebs =
    { $votes ->
        [one] Plebejové platí jeden bod prestiže za každý { $votes } hlas. Kolik bodů tam získáš bez jediného denáru?
        [few] Plebejové platí jeden bod prestiže za každé { $votes } hlasy. Kolik bodů tam získáš bez jediného denáru?
       *[other] Plebejové platí jeden bod prestiže za každých { $votes } hlasů. Kolik bodů tam získáš bez jediného denáru?
    }
sylla-ask-hand-others = Kolik hlasů pro projekt { $work } může nejvýš mít každý z ostatních?
sylla-ask-hand-templum =
    Projekt { $work } platí jen podle hlasů: od { $many } hlasů { $for_many }, od { $some } hlasů { $for_some }. Co by tvoje denáry přinesly jinde?
sylla-ask-hand-marker =
    { $votes ->
        [one] Každý { $votes } hlas pro projekt { $work } posune o krok doprava ukazatel: { $colour }. Kdo má nejvíc jeho žetonů?
        [few] Každé { $votes } hlasy pro projekt { $work } dohromady posunou o krok doprava ukazatel: { $colour }. Kdo má nejvíc jeho žetonů?
       *[other] Každých { $votes } hlasů pro projekt { $work } dohromady posune o krok doprava ukazatel: { $colour }. Kdo má nejvíc jeho žetonů?
    }
sylla-ask-hand-famine =
    { $votes ->
        [one] Každý { $votes } hlas pro projekt { $work } vrátí ukazatel Hladu o krok zpět. Kdo jím teď ztrácí nejvíc?
        [few] Každé { $votes } hlasy pro projekt { $work } dohromady vrátí ukazatel Hladu o krok zpět. Kdo jím teď ztrácí nejvíc?
       *[other] Každých { $votes } hlasů pro projekt { $work } dohromady vrátí ukazatel Hladu o krok zpět. Kdo jím teď ztrácí nejvíc?
    }
sylla-ask-hand-keeps = Denáry v ruce se utratí, ať se stane cokoli. Co by pro tebe mohly udělat při příští volbě?
sylla-ask-hand-slaves =
    { $price ->
        [one] Na konci osvobodí Otroka { $price } denár. Kolik máš Otroků a kolik denárů ti zbývá na hlasy?
        [few] Na konci osvobodí Otroka { $price } denáry. Kolik máš Otroků a kolik denárů ti zbývá na hlasy?
       *[other] Na konci osvobodí Otroka { $price } denárů. Kolik máš Otroků a kolik denárů ti zbývá na hlasy?
    }
