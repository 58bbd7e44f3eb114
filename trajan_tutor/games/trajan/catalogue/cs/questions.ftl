### Questions about a position of Trajan, as a teacher asks them: they lead to a turn and name nothing of it.

## Trajan tiles and the action circle

trajan-ask-tile-lies = Obě barvy tvého Trajanova žetonu na políčku { $slot } už leží v jeho misce. Odkud by tam rozmístění skončilo?
trajan-ask-tiles-ready =
    { $number ->
        [2] U dvou tvých Trajanových žetonů
        [3] U tří tvých Trajanových žetonů
        [4] U čtyř tvých Trajanových žetonů
       *[other] U { $number } tvých Trajanových žetonů
    } leží v misce obě barvy. Ve které z těchto misek by tvoje rozmístění mohlo skončit?
trajan-ask-tile-short = Tvému Trajanovu žetonu na políčku { $slot } chybí jen { FORM($colour, "marker") }. Při kterém rozmístění by tam padl jako poslední?
trajan-ask-tiles-in-reach = Každý z těchto tvých Trajanových žetonů se dá získat jedním rozmístěním: { $slots }. Co by ti který přinesl kromě bodů?
trajan-ask-tile-kept = Trajanův žeton s požadavkem ti zůstane a platí v každém čtvrtletí. Na které požadavky ještě nic nemáš?
trajan-ask-tile-lack = Figurky, karty, žeton [+2], žeton na požadavek: co potřebuješ nejvíc a který z tvých Trajanových žetonů to přinese?
trajan-ask-drop-tiles = Tvoje kameny padají jeden po druhém. Které barvy ještě chybějí tvým Trajanovým žetonům v miskách, kterými kameny projdou?
# $number trays, at least two, from which a sowing ends at the action.
trajan-ask-ways =
    { $number ->
        [2] Ze dvou tvých misek
        [3] Ze tří tvých misek
        [4] Ze čtyř tvých misek
        [5] Z pěti tvých misek
       *[other] Ze { $number } tvých misek
    } skončí rozmístění u { FORM($action, "gen") }. Kterou z nich vyprázdníš radši?
trajan-ask-half-ready =
    { $number ->
        [one] Jednomu tvému Trajanovu žetonu chybí jediný kámen. Který žeton to je a kde leží kameny té barvy?
        [2] Dvěma tvým Trajanovým žetonům chybí po jediném kameni. Kde leží kameny těch barev?
        [3] Třem tvým Trajanovým žetonům chybí po jediném kameni. Kde leží kameny těch barev?
        [few] Celkem { $number } tvým Trajanovým žetonům chybí po jediném kameni. Kde leží kameny těch barev?
       *[other] Celkem { $number } tvým Trajanovým žetonům chybí po jediném kameni. Kde leží kameny těch barev?
    }

## Time

trajan-ask-round-ends =
    { $steps ->
        [one] V tomto kole zbývá jeden krok.
        [few] V tomto kole zbývají { $steps } kroky.
       *[other] V tomto kole zbývá { $steps } kroků.
    } Pak se odkryje další požadavek. Na co z toho máš žeton: chléb, hry, náboženství?
trajan-ask-quarter-demands =
    { $steps ->
        [one] V tomto čtvrtletí zbývá jeden krok.
        [few] V tomto čtvrtletí zbývají { $steps } kroky.
       *[other] V tomto čtvrtletí zbývá { $steps } kroků.
    } Kolik požadavků na stole můžeš splnit tím, co leží na tvé podložce?
trajan-ask-quarter-ready =
    { $steps ->
        [one] V tomto čtvrtletí zbývá jeden krok.
        [few] V tomto čtvrtletí zbývají { $steps } kroky.
       *[other] V tomto čtvrtletí zbývá { $steps } kroků.
    } Kdo je na jeho konec připravený: žetony na požadavky a hlasy?
trajan-ask-quarter-trays =
    { $steps ->
        [one] V tomto čtvrtletí zbývá jeden krok.
        [few] V tomto čtvrtletí zbývají { $steps } kroky.
       *[other] V tomto čtvrtletí zbývá { $steps } kroků.
    } Ve kterých tvých miskách je dost kamenů, aby ho ukončily, a chceš to teď?
trajan-ask-game-ends =
    { $steps ->
        [one] V partii zbývá jeden krok.
        [few] V partii zbývají { $steps } kroky.
       *[other] V partii zbývá { $steps } kroků.
    } Které tvoje bonusové žetony, sady a tábory ti ještě můžou přinést body?

## Seaport

trajan-ask-ships-coloured =
    { $number ->
        [0] Všechny lodě ukazují do konce čtvrtletí šedou stranu. Kolik bodů by i tak tvoje karty získaly na každé z nich?
        [one] Jedna loď pořád ukazuje barevnou stranu. Kolik bodů by tvoje karty získaly na ní a kolik na ostatních?
        [2] Dvě lodě pořád ukazují barevnou stranu. Kolik bodů by tvoje karty získaly na každé z nich?
        [few] Všechny { $number } lodě pořád ukazují barevnou stranu. Kolik bodů by tvoje karty získaly na každé z nich?
       *[other] Všech { $number } lodí pořád ukazuje barevnou stranu. Kolik bodů by tvoje karty získaly na každé z nich?
    }
trajan-ask-ship-more = O kolik víc by každá loď přinesla s jednou kartou navíc proti tomu, co můžeš naložit teď?
trajan-ask-hand-groups = Kolik stejných karet, kolik párů a kolik různých karet máš v ruce?
trajan-ask-piles = Na odkládacích hromádkách leží { FORM($left, "card") } a { FORM($right, "card") }. Která z nich by se ti do ruky hodila víc?
trajan-ask-lay-bonus =
    { $number ->
        [one] Tvůj bonusový žeton ({ $tiles }) počítá vyložené karty. Kolik takových máš ještě v ruce?
        [few] Tvoje bonusové žetony na zboží počítají vyložené karty. Kolik takových máš ještě v ruce?
       *[other] Tvoje bonusové žetony na zboží počítají vyložené karty. Kolik takových máš ještě v ruce?
    }
trajan-ask-lay-spare = Které karty v ruce se nehodí na žádnou loď, takže by mohly udělat místo novým?
trajan-ask-discard = Která karta v ruce je od svého druhu jediná a nechce ji žádná loď ani žádný tvůj bonusový žeton?

## Forum

trajan-ask-demands-open =
    Lid požaduje: { $demands }. { $number ->
        [one] Čím to můžeš splnit?
        [few] Co z toho zatím splnit nemůžeš?
       *[other] Co z toho zatím splnit nemůžeš?
    }
trajan-ask-demands-to-come =
    { $number ->
        [one] V tomto čtvrtletí se odkryje ještě jeden požadavek.
        [2] V tomto čtvrtletí se odkryjí ještě dva požadavky.
        [few] V tomto čtvrtletí se odkryjí ještě tři požadavky.
       *[other] V tomto čtvrtletí se odkryjí ještě tři požadavky.
    } Chléb, hry, náboženství: na co z toho zatím nic nemáš?
trajan-ask-forum-needed = Kolik žetonů na chléb, hry a náboženství ve fóru zbývá a komu dalšímu chybějí?
trajan-ask-extra-which = Kterou akci by se ti nejvíc hodilo provést v jednom tahu dvakrát a jak brzy u ní může rozmístění skončit?
trajan-ask-plus-two =
    { $number ->
        [one] Tvůj žeton [+2] čeká na žeton akce navíc. U které akce leží a kde takový žeton je?
        [few] Tvoje žetony [+2] čekají na žetony akce navíc. U kterých akcí leží a kde takový žeton je?
       *[other] Tvoje žetony [+2] čekají na žetony akce navíc. U kterých akcí leží a kde takový žeton je?
    }
trajan-ask-sets = Od kterého druhu máš nejvíc stavebních žetonů a kolik jich chybí do sady tří nebo čtyř?

## Military

trajan-ask-leader-tiles =
    { $number ->
        [few] Tvůj vojevůdce je { FORM($province, "in") } a vedle leží žetony fóra ve { $number } provinciích.
       *[other] Tvůj vojevůdce je { FORM($province, "in") } a vedle leží žetony fóra v { $number } provinciích.
    } Který z nich se hodí k tomu, co ti nejvíc chybí?
trajan-ask-leader-points = Tvůj vojevůdce je { FORM($province, "in") }. Která sousední provincie přinese legionáři nejvíc a kdo už tam je?
trajan-ask-deploy-rivals = Kolik bodů přinese provincie tvého vojevůdce teď a kolik, až do ní vpochoduje další hráč?
trajan-ask-deploy-camp =
    { $number ->
        [one] Ve vojenském táboře ti čeká jeden legionář.
        [few] Ve vojenském táboře ti čekají { $number } legionáři.
       *[other] Ve vojenském táboře ti čeká { $number } legionářů.
    } Která provincie přinese nejvíc: ta s tvým vojevůdcem, nebo některá vedle?
trajan-ask-enlist =
    { $number ->
        [0] Tvůj vojenský tábor je prázdný.
        [one] Ve vojenském táboře ti čeká jeden legionář.
        [few] Ve vojenském táboře ti čekají { $number } legionáři.
       *[other] Ve vojenském táboře ti čeká { $number } legionářů.
    } Které provincie v dosahu tvého vojevůdce za legionáře ještě stojí?

## Senate

trajan-ask-votes-tied = { SEAT($seat) } má stejně hlasů jako ty. Kdo z obou by byl první, kdyby čtvrtletí skončilo teď?
trajan-ask-senate-bonus = Konzul a místokonzul si na konci čtvrtletí vezmou dva bonusové žetony u senátu. Kolik bodů by ti přinesl každý z nich?
trajan-ask-votes-now = Kolik hlasů má který hráč a kdo by byl konzulem a místokonzulem, kdyby čtvrtletí skončilo teď?
trajan-ask-votes-forum = Kolik hlasů přinese každý žeton senátu ve fóru a kolik jich ti chybí, než někoho předstihneš?
trajan-ask-senate-step = O kolik jsou ostatní na senátní stupnici před tebou nebo za tebou a co přinášejí její políčka?

## Trajan

trajan-ask-arch-colours = Tvůj oblouk je na políčku { $slot }. Který z odkrytých Trajanových žetonů má barvu, která v té misce už leží?
trajan-ask-arch-ready = Tvůj oblouk je na políčku { $slot }. Je mezi odkrytými Trajanovými žetony takový, jehož obě barvy v té misce leží?
trajan-ask-arch-where = Nový Trajanův žeton by přišel na políčko { $slot }. Které barvy se do té misky dostanou nejsnáz?
trajan-ask-arch-kind = Co ti nejvíc chybí: figurky, karty, žeton [+2], žetony na požadavky, nebo prostě body? Podívej se na odkryté Trajanovy žetony.

## Construction

trajan-ask-build-first = Tvůj první dělník smí kamkoli. Kolem kterého políčka leží stavební žetony s nejvíc body?
trajan-ask-build-best = Na která políčka může tvůj další dělník a který stavební žeton na nich má nejvíc bodů?
trajan-ask-build-grant = První žeton svého druhu dává hned akci. Které druhy ještě nemáš?
trajan-ask-build-set = Od kterého druhu máš dva stavební žetony nebo víc a kde je další v dosahu tvých dělníků?
trajan-ask-build-way = Kde ještě leží stavební žetony a přes která políčka se k nim tvoji dělníci dostanou?
trajan-ask-recruit =
    { $number ->
        [0] Tvůj pracovní tábor je prázdný.
        [one] V pracovním táboře ti čeká jeden dělník.
        [few] V pracovním táboře ti čekají { $number } dělníci.
       *[other] V pracovním táboře ti čeká { $number } dělníků.
    } Které stavební žetony v dosahu za dělníka stojí?

## Extra actions, setup, the end of a quarter

trajan-ask-extra-held = Které žetony akce navíc leží na tvé podložce a která akce by ti podruhé přinesla stejně tolik?
trajan-ask-mark = Kterou akci chceš provádět znovu a znovu a na kterou máš žeton akce navíc?
trajan-ask-pay = Který z tvých žetonů má cenu i na konci partie, takže by měl jít dřív jiný?
trajan-ask-start-tile = Ve které tvé misce leží dva kameny, které společně chce některý z odkrytých Trajanových žetonů?
