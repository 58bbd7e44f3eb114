### The plan of an hour, to be printed.

plan-title = { GAME($game) } za 45 minut
plan-about = Od páté minuty hrají všichni: první partie vysvětluje jednu věc po druhé.
plan-foot = { GAME($game) } za 45 minut · trajan-tutor plan { $game }
plan-foot-sheet = { GAME($game) } · kdo nemá zařízení · jméno: ______________________
plan-foot-exit = { GAME($game) } · závěrečná otázka, odevzdat · jméno: ______________________
plan-foot-answers = { GAME($game) } · odpovědi, pro vyučující
plan-answers = { GAME($game) }: odpovědi
plan-exit-right = Závěrečná otázka: { $answer }
plan-minutes = min
plan-teacher = Vyučující
plan-pupils = Žáci
plan-paper = Na papíře
plan-no-lessons = Hra „{ $game }“ nemá žádné lekce, ze kterých by šlo sestavit plán.

plan-join-title = Příchod
plan-join-teacher = Spusť „trajan-tutor class“, pusť žáky dovnitř a ukaž kód na projektoru.
plan-join-pupils = Otevřete adresu nebo QR kód, napište kód a jméno. Kdo je uvnitř, pomůže sousedovi.
plan-join-paper = O jedno zařízení se dělí dva žáci; kdo nemá žádné, sedne si k někomu, nebo si vezme listy.

plan-game-title = První partie
plan-game-teacher = Zadej všem „{ $game }“. Obcházej třídu, dívej se na herní plán těm, kdo tápou, a o pravidlech ještě nemluv.
plan-game-pupils = Hrajte. Herní plán ukazuje, co se smí, a říká, proč něco nejde.
plan-game-paper = Otázka 1: vyznačte na herním plánu svůj tah a porovnejte ho se sousedem.

plan-vote-title = Pauza: co zahrát?
plan-vote-teacher = Zastav všechny, otevři pozici na společném herním plánu a zeptej se všech. Sloupce ukaž dřív, než něco řekneš.
plan-vote-pupils = Rozhodněte se každý za sebe. Pak řekněte proč, a změňte názor, když je jiný důvod lepší.
plan-vote-paper = Hlasujte rukou: jeden prst pro každé místo na projektoru.

plan-rule-title = Pravidlo, ve kterém se chybuje nejvíc
plan-rule-teacher = Přečti první větu pod „Co dělá potíže“, jednou ji vysvětli na společném herním plánu a pak klikni na „Procvičit“.
plan-rule-pupils = Udělejte k tomu pravidlu tři cvičení; kdo je má hotová, napíše cvičení pro třídu.
plan-rule-paper = Otázky 2 až 4, ve dvojicích: jeden vysvětluje, druhý vyznačuje.

plan-pairs-title = Hra proti sobě
plan-pairs-teacher = Jedním kliknutím vytvoř stoly, míst u každého: { $seats }; kdo zbude, hraje proti botovi. Nápovědu nikomu nepovoluj.
plan-pairs-pupils = Hrajte a před každým tahem řekněte, k čemu je dobrý.
plan-pairs-paper = Rozložte vedle obrazovky opravdovou hru, nebo hrajte ve dvojicích u jednoho zařízení.

plan-exit-title = Jedna poslední otázka
plan-exit-teacher = Zadej jedno cvičení, nebo vyber listy „závěrečná otázka“. Zítřek začne tím, co se nepovedlo.
plan-exit-pupils = Odpovězte bez pomoci. Postup si vezměte domů: jeden soubor a žádný účet.
plan-exit-paper = Vyplňte list „závěrečná otázka“ a odevzdejte ho.

plan-written = Stránky jsou v souboru { $file }.
cli-help-plan = napsat plán na 45 minut s hrou a listy pro ty, kdo nemají zařízení, jako stránky k tisku
cli-help-plan-paper = „a4“ nebo „letter“
cli-help-plan-folder = kam se soubor zapíše
