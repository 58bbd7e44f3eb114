### Lesson 4: Trajan tiles.

trajan-lesson-tiles = Trajanovy žetony
    .idea = Barvy tvých kamenů přinášejí body samy o sobě.
    .can = Umíš získat Trajanův žeton a využít, co dává kromě bodů.

trajan-lesson-tiles-find-tile = U některých tvých misek leží žetony. Na každém jsou dvě barvy a počet bodů. Jeden z tvých žetonů má 9 bodů. Klikni na něj.
    .sheet = U některých tvých misek leží žetony. Na každém jsou dvě barvy a počet bodů. Jeden z tvých žetonů má 9 bodů. Označ ho.
    .done = Bílá a modrá, u misky IV: tyto dvě barvy žeton chce.
trajan-lesson-tiles-find-tile-hint = U tvého kruhu leží tři žetony: u misek II, IV a VI.
trajan-lesson-tiles-other-tile = Tenhle žeton má míň bodů. Kolik jich je, ukazuje číslo na žetonu.

trajan-lesson-tiles-match = V misce IV už leží bílý kámen, chybí modrý. Doveď tam svůj poslední kámen, a ať je to ten modrý. Správný počet kamenů má miska II.
    .goal = Získej žeton u misky IV.
    .done = Poslední kámen padl do misky IV a leží tam teď bílý i modrý. Žeton je tvůj.
trajan-lesson-tiles-match-hint = Vezmi misku II. První kámen padne do misky III, takže nejdřív polož druhou barvu.
trajan-lesson-tiles-other-end = Odtud padne poslední kámen do jiné misky. Počítá se jen žeton u misky posledního kamene. Zkus misku II.
trajan-lesson-tiles-blue-too-early = Modrý je teď v misce III a žlutý v misce IV. Polož nejdřív žlutý, pak bude poslední modrý.

trajan-lesson-tiles-worth = Kolik máš teď bodů?
    .done = Devět, hned na místě, a akce tě teprve čeká.

trajan-lesson-tiles-what-left = Podívej se na misku IV. Co z tvého kruhu zmizelo?
    .done = Jen žeton. Kameny zůstávají a můžou posloužit znovu.
trajan-lesson-tiles-the-tile = žeton
trajan-lesson-tiles-the-markers = bílý a modrý kámen
trajan-lesson-tiles-both = žeton i oba kameny
trajan-lesson-tiles-markers-stay = Podívej se znovu: bílý i modrý kámen leží v misce IV dál. O kámen nikdy nepřijdeš.

trajan-lesson-tiles-goods-tile = Jiný kruh. Žeton u misky II chce oranžovou a modrou. Oranžový kámen tam leží. Najdi misku, ze které tam jako poslední dojde modrý.
    .goal = Získej žeton u misky II.
    .done = Tři body. A tenhle žeton umí ještě něco.
trajan-lesson-tiles-goods-tile-hint = V misce VI je modrý kámen a dva kameny odtud vedou do misky II.
trajan-lesson-tiles-not-forum = Takhle poslední kámen misku II mine. Ze které misky to vyjde přesně?
trajan-lesson-tiles-blue-last = Modrý padl do misky I, o jednu dřív. Modrý musí být poslední.

trajan-lesson-tiles-use-it = Na žetonu jsou karty: smíš si teď, ještě před akcí, dobrat dvě karty zboží. Můžeš to i nechat být. Vezmi si je: klikni na balíček.
    .sheet = Na žetonu jsou karty: smíš si teď, ještě před akcí, dobrat dvě karty zboží. Můžeš to i nechat být. Vezmi si je: označ balíček.
    .goal = Dober si díky žetonu dvě karty zboží.
    .done = V ruce máš dvě karty navíc. V přístavu přijdou vhod.
trajan-lesson-tiles-left-it = Můžeš je nechat být, žeton i s body je tvůj tak jako tak. Karty se ale hodí. Tentokrát si je vezmi.

trajan-lesson-tiles-twice = Na žetonu u misky IV je žlutá dvakrát. Co tedy chce?
    .done = Dva žluté kameny. Ten druhý může být právě ten, který položíš poslední.
trajan-lesson-tiles-one-yellow = jeden žlutý kámen v misce IV
trajan-lesson-tiles-two-yellow = dva žluté kameny v misce IV
trajan-lesson-tiles-any-two = kterékoli dva kameny v misce IV
trajan-lesson-tiles-one-is-not-two = Žlutá je tam dvakrát, takže žeton chce dva žluté kameny.
trajan-lesson-tiles-colours-count = Na barvách záleží: na žetonu je žlutá a nic jiného.

trajan-lesson-tiles-workers = Tenhle žeton přivede dvě figurky do tvého pracovního tábora. Získej ho a využij, co nabízí.
    .goal = Získej žeton u misky IV a přiveď dvě figurky do svého pracovního tábora.
    .done = Dvě figurky přešly z tvé zásoby do pracovního tábora. Žetony se štíty plní stejně vojenský tábor.
trajan-lesson-tiles-workers-hint = Jeden žlutý leží v misce IV. Druhý je v misce II, o dvě misky dřív.
trajan-lesson-tiles-wrong-way = Odtud padne poslední kámen jinam. Do misky IV potřebuješ ještě jeden žlutý a musí to být poslední kámen.
trajan-lesson-tiles-yellow-too-early = Žlutý padl do misky III. Polož nejdřív zelený, pak žlutý skončí v misce IV.
trajan-lesson-tiles-left-workers = Žeton je tvůj, ale figurky z něj zůstaly v zásobě. Tentokrát si je vezmi: budou se hodit.

trajan-lesson-tiles-only-last = Představ si, že v misce u žetonu leží obě jeho barvy, ale tvůj poslední kámen padne jinam. Získáš žeton?
    .done = Ne. Rozhoduje jen miska posledního kamene.
trajan-lesson-tiles-yes-colours = ano, barvy tam jsou
trajan-lesson-tiles-no-last = ne, poslední kámen tam není
trajan-lesson-tiles-last-must-be-there = Samotné barvy nestačí. Žeton čeká, až tvůj poslední kámen padne do jeho misky.

trajan-lesson-tiles-remember = Každé rozmístění tedy dělá dvě věci: vybírá akci a může získat žeton. Nejlepší tahy zvládnou obojí.
