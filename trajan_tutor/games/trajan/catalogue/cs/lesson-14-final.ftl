### Lesson 14: final scoring and bonus tiles.

trajan-lesson-final = Závěrečné bodování a bonusové žetony
    .idea = Co máš na konci, přinese body ještě jednou.
    .can = Umíš spočítat všechny body závěrečného bodování.

trajan-lesson-final-hand = Poslední tah partie. Než skončí, spočítej, co ještě přijde. Každá karta zboží v ruce má jeden bod. Kolik bodů ti dají karty v ruce?
    .done = Dvě karty, dva body.
trajan-lesson-final-hand-hint = Počítej karty v ruce, ne ty vyložené.

trajan-lesson-final-camps = Každá figurka, která pořád čeká v některém z tvých dvou táborů, má jeden bod. Kolik bodů přinesou?
    .done = Dva dělníci a jeden legionář. V provinciích nebo ve stavební oblasti by přinesli víc.
trajan-lesson-final-both-camps = Počítej pracovní i vojenský tábor dohromady.

trajan-lesson-final-circle = Každý Trajanův žeton, který pořád leží u tvého kruhu, má jeden bod, ať je na něm cokoli. Kolik bodů to je?
    .done = Dva žetony, dva body. Lepší by bylo je během partie získat.
trajan-lesson-final-not-the-number = Číslo na žetonu platí, jen když žeton získáš. Teď má každý žeton jeden bod.

trajan-lesson-final-sets = Ze stavební oblasti máš troje dveře. Tři žetony stejného druhu přinášejí 10 bodů, všechny čtyři 20. Kolik bodů ti dveře přinesou teď?
    .done = Deset. Se čtvrtými dveřmi by to bylo dvakrát tolik.
trajan-lesson-final-sets-hint = Tři žetony stejného druhu jsou sada.
trajan-lesson-final-not-four = To platí za všechny čtyři. Ty máš tři.
trajan-lesson-final-values-scored = To jsou hodnoty žetonů. Ty se připíšou hned, jak si žeton vezmeš. Teď se počítá sada.

trajan-lesson-final-goods = A teď tvoje bonusové žetony. Jeden přináší na žluté straně 3 body za každou vyloženou kartu sloupů a kožešin. Kolik je to bodů?
    .done = Dvakrát sloupy a jednou kožešiny, každá karta za tři body. Body už tyto karty přinesly na lodích a teď je přinášejí znovu.
trajan-lesson-final-goods-hint = Spočítej vyložené sloupy a kožešiny a vynásob je třemi.
trajan-lesson-final-every-card = To je počet karet. Každá přináší tři body.
trajan-lesson-final-both-kinds = Počítej oba druhy: dvakrát sloupy a jednou kožešiny.

trajan-lesson-final-bread = Na dalším bonusovém žetonu je chléb. Přinese body, pokud máš aspoň jeden žeton fóra s chlebem, a ten máš. Kolik bodů je to na žluté straně?
    .done = Devět. Za víc chleba by jich nebylo víc a bez chleba by žeton nepřinesl nic.
trajan-lesson-final-grey-side = To je šedá strana. Tvůj leží žlutou stranou nahoru.

trajan-lesson-final-bonus-of-bonus = Třetí bonusový žeton počítá bonusové žetony: 3 body za každý, který leží žlutou stranou nahoru, včetně něj samotného. Tak leží všechny tři tvoje. Kolik je to bodů?
    .done = Devět.
trajan-lesson-final-bonus-of-bonus-hint = Tři žetony, každý za tři body.
trajan-lesson-final-itself-too = Počítá i sám sebe.

trajan-lesson-final-figures = Další dva bonusové žetony počítají figurky: jeden tvoje dělníky ve stavební oblasti, druhý tvoje legionáře v provinciích. Žlutá strana přinese dvakrát tolik co šedá.

trajan-lesson-final-end-game = Proveď svou poslední akci, nebo ji vynech. Pak nech skončit poslední čtvrtletí a sleduj, jak se všechno sečte.
    .goal = Doveď partii do konce.
    .done = Všechno je spočítané a partie skončila. Dál už se nehraje.
trajan-lesson-final-end-game-hint = Nejdřív senát, nebo akci vynech. Pak čtvrtletí uvnitř časového okruhu.

trajan-lesson-final-who-won = Porovnej obě skóre. Kdo vyhrál?
    .done = Ty, i když B předtím o deset bodů vedl.
trajan-lesson-final-i-won = Já
trajan-lesson-final-b-won = Hráč B
trajan-lesson-final-read-scores = Přečti obě skóre znovu: tvoje je teď vyšší.

trajan-lesson-final-tie = Kdybyste měli bodů stejně, rozhodlo by kolečko, které leží v senátu výš. Teď znáš celou hru.
