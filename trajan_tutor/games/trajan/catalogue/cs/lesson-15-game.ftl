### Lesson 15: a whole guided game.

trajan-lesson-game = Celá partie
    .idea = Od přípravy po závěrečné bodování: dva tahy s pomocí a dál už hraješ ty.
    .can = Umíš odehrát celou partii.

## The setup

trajan-lesson-game-first-tray = Hraješ celou partii proti hráči B. Dosud byly kameny připravené, teď je rozkládáš ty. Do každé misky přijdou dva, v libovolných barvách. Začni miskou I: klikni na dva kameny uprostřed svého kruhu.
    .sheet = Hraješ celou partii proti hráči B. Dosud byly kameny připravené, teď je rozkládáš ty. Do každé misky přijdou dva, v libovolných barvách. Začni miskou I: označ dva kameny uprostřed svého kruhu.
    .goal = Polož dva kameny do misky I.
    .done = Miska I je plná. Svoje žetony ještě neznáš, takže pestrost je dobrý začátek.

trajan-lesson-game-no-third = Podívej se na kameny, které ještě leží uprostřed. Kolik bílých zbývá, když jeden leží v misce I?
    .done = Jeden. Každý hráč má od každé ze šesti barev dva kameny.
trajan-lesson-game-no-third-hint = Každý hráč má od každé barvy dva kameny.
trajan-lesson-game-two-of-each = Máš dva bílé kameny a jeden z nich leží v misce I.
trajan-lesson-game-one-is-left = Ještě jeden bílý kámen tam je.

trajan-lesson-game-fill-trays = Zbylých pět misek naplň, jak chceš. Pak totéž udělá hráč B.
    .goal = Naplň všechny své misky.
    .done = Oba kruhy jsou plné a každý hráč má bonusový žeton. Podívej se na svůj: ukazuje, co sbírat.

trajan-lesson-game-cards = Teď první karty zboží: každému tři. Každou si vezmi z balíčku, nebo odkrytou z odkládací hromádky.
    .goal = Vezmi si tři karty zboží.
    .done = Tři karty do začátku. Tři má i B.

trajan-lesson-game-first-tile = A pak tvoje první tři Trajanovy žetony. Každý je z jiného sloupku a přijde na políčko II, IV nebo VI. Vezmi si ten s nejvíc body: klikni na jeho sloupek a pak na políčko IV.
    .sheet = A pak tvoje první tři Trajanovy žetony. Každý je z jiného sloupku a přijde na políčko II, IV nebo VI. Vezmi si ten s nejvíc body: označ jeho sloupek a pak políčko IV.
    .goal = Vezmi si první Trajanův žeton.
    .done = Devět bodů za dva modré kameny. Jeden modrý v té misce už leží.

trajan-lesson-game-same-stack = Zkus stejný sloupek ještě jednou: klikni na sloupek s body.
    .sheet = Zkus stejný sloupek ještě jednou: označ sloupek s body.
    .goal = Zkus si vzít druhý žeton ze stejného sloupku.
    .done = Nelze: tři žetony se berou ze tří různých sloupků.
trajan-lesson-game-other-stack = Jiný sloupek je správně a za chvíli na něj dojde. Nejdřív zkus znovu ten samý.

trajan-lesson-game-wrong-slot = A jiné políčko? Klikni na políčko I.
    .sheet = A jiné políčko? Označ políčko I.
    .goal = Zkus použít políčko I.
    .done = Nelze: první žetony přijdou na II, IV a VI. Na políčku I začíná oblouk.
trajan-lesson-game-right-slot = To je správné místo. Nejdřív se ale podívej, co se stane s políčkem I.

trajan-lesson-game-two-more = Vezmi si zbylé dva žetony. Pak totéž udělá B a hra začíná.
    .goal = Vezmi si další dva žetony, každý z jiného sloupku.
    .done = Všechno je připravené. První tah je tvůj.

## The first quarter

trajan-lesson-game-which-tray = Odsud jsou kameny ve tvém kruhu rozložené předem, aby tě první tahy mohly vést. Žeton u misky II chce žlutou a oranžovou a oranžový kámen tam leží. Ze které misky padne jako poslední do misky II žlutý?
    .done = Z misky VI: má dva kameny, takže druhý padne do misky II.
trajan-lesson-game-which-tray-hint = Spočítej kameny v misce: o tolik misek dál padne poslední.
trajan-lesson-game-leads-past = V misce V jsou dva kameny: poslední padne do misky I.
trajan-lesson-game-not-the-target = Tam má kámen dojít. Ale odkud?

trajan-lesson-game-turn-one = Rozmísti kameny z misky VI. Žlutý má padnout poslední, takže nejdřív polož růžový.
    .goal = Získej žeton u misky II.
    .done = Tři body v prvním tahu a k tomu ještě dvě karty zboží.
trajan-lesson-game-turn-one-hint = Klikni na misku VI a pak na růžový kámen, který potom leží uprostřed kruhu.
trajan-lesson-game-yellow-first = Teď je žlutý v misce I a poslední padl růžový. Polož nejdřív růžový.
trajan-lesson-game-not-that-tray = Z této misky se žlutý do misky II nedostane. Z misky VI ano.

trajan-lesson-game-two-cards = Žeton nabízí dvě karty zboží. Vezmi si je: klikni na balíček.
    .sheet = Žeton nabízí dvě karty zboží. Vezmi si je: označ balíček.
    .goal = Vezmi si dvě karty zboží.
    .done = Máš je v ruce. Teď přijde akce misky II: Fórum.
trajan-lesson-game-no-cards = Smíš je vynechat, ale karty přinášejí na lodích body. Vezmi si je.

trajan-lesson-game-forum-tile = Na konci čtvrtletí bude lid chtít chléb, hry nebo náboženství. Co z toho, to ještě nikdo neví. Žeton, který to splní, se vyplatí mít včas. Vezmi si jeden s chlebem.
    .goal = Vezmi si žeton z fóra.
    .done = Leží na tvé podložce. Pak odehrál B: co se stalo, vidíš vedle herního plánu.
trajan-lesson-game-nothing-taken = Vynechaná akce nepřinese nic. Nejdřív si vezmi žeton.

trajan-lesson-game-turn-two = Další má devět bodů: žeton u misky IV chce dva modré kameny a jeden tam leží. V misce I jsou teď tři kameny a jeden z nich je modrý. Rozmísti je tak, aby modrý padl poslední.
    .goal = Získej žeton u misky IV.
    .done = O devět bodů víc. Dva tahy, dva žetony: takhle se vyplácí myslet dopředu.
trajan-lesson-game-turn-two-hint = Rozmísti kameny z misky I. Tři kameny vedou do misky IV.
trajan-lesson-game-turn-two-hint-2 = Nejdřív polož bílý a růžový kámen, pořadí je jedno.
trajan-lesson-game-blue-too-early = Modrý padl před miskou IV. Nech si ho na konec.
trajan-lesson-game-another-tray = To je jiná miska. Modrý kámen, který potřebuješ, leží v misce I.

trajan-lesson-game-to-the-senate = Poslední kámen je v misce IV, takže akce je Senát. Posuň kolečko o jedno políčko.
    .goal = Posuň se v senátu.
    .done = Dva body a k tomu dva hlasy na konec čtvrtletí.
trajan-lesson-game-senate-passed = Vynechaná akce nepřinese nic. Krok v senátu přinese body i hlasy.

trajan-lesson-game-quarter-one = Zbytek čtvrtletí už tě nikdo nevede. Sleduj tři věci: požadavky, svá volná políčka a senát. Po každém tvém tahu hraje B.
    .goal = Hraj až do konce prvního čtvrtletí.
    .done = První čtvrtletí skončilo.
trajan-lesson-game-quarter-one-hint = Než začneš rozmísťovat, podívej se na všech šest misek: kam která vede?
trajan-lesson-game-aim-demand = Splň na konci čtvrtletí požadavek
trajan-lesson-game-aim-new-tile = Dej ke svému kruhu nový Trajanův žeton
trajan-lesson-game-aim-consul = Získej v senátu nejvíc hlasů

trajan-lesson-game-first-look = Kde se vzaly body v tomto čtvrtletí? Porovnej, co přinesly žetony a senát, s tím, co stály požadavky.

trajan-lesson-game-quarter-two = Druhé čtvrtletí. Žetony s hlasy jsou pryč a požadavky začínají znovu. Tentokrát mysli na své karty zboží: lodě platí za karty, které se k sobě hodí.
    .goal = Hraj až do konce druhého čtvrtletí.
    .done = Polovina partie je za vámi.
trajan-lesson-game-quarter-two-hint = Sbírej karty jednoho druhu, nebo samé různé. Pak je nalož na loď.
trajan-lesson-game-aim-ship = Získej body za náklad lodi
trajan-lesson-game-aim-tile = Získej Trajanův žeton

trajan-lesson-game-second-look = Poločas. Kdo teď vede, může se ještě propadnout: karty, sady a bonusové žetony se počítají až na konci.

trajan-lesson-game-quarter-three = Třetí čtvrtletí. Figurky by neměly zůstávat v táborech: dělníci staví a vojevůdce otevírá provincie legionářům.
    .goal = Hraj až do konce třetího čtvrtletí.
    .done = Tři čtvrtletí jsou za vámi.
trajan-lesson-game-quarter-three-hint = Vojevůdce, který se přesune, si bere žeton fóra z provincie. Tím se dá splnit požadavek.
trajan-lesson-game-aim-build = Získej body za budovu
trajan-lesson-game-aim-leader = Přesuň vojevůdce do provincie
trajan-lesson-game-aim-demand-again = Splň požadavek

trajan-lesson-game-third-look = Co přineslo tentokrát nejvíc? Toho dělej v posledním čtvrtletí víc.

trajan-lesson-game-quarter-four = Poslední čtvrtletí. Připravovat už není co: každý tah by měl přinést body. Nakládej karty, plň požadavky lidu a mysli na své bonusové žetony.
    .goal = Dohraj partii do konce.
    .done = Poslední čtvrtletí skončilo a všechno je spočítané.
trajan-lesson-game-quarter-four-hint = Spočítej tahy, které zbývají. Plán na tři tahy už se nemusí stihnout.
trajan-lesson-game-aim-last-demand = Splň požadavek ještě jednou
trajan-lesson-game-aim-last-tile = Získej Trajanův žeton
trajan-lesson-game-aim-points = Získej 15 bodů nebo víc i se závěrečným bodováním

trajan-lesson-game-fourth-look = Poslední čtvrtletí bez závěrečného bodování: co přinesly tahy a co stály požadavky.

trajan-lesson-game-final-scoring = A teď závěrečné bodování, zdroj po zdroji: karty v ruce, figurky v táborech, žetony zbylé u kruhu, sady stavebních žetonů a nakonec bonusové žetony.

trajan-lesson-game-result = Máš za sebou celou partii. Který zdroj ti přinesl nejvíc a co tě stálo body?
