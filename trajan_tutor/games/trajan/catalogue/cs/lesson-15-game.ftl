### Lesson 15: a whole guided game.

trajan-lesson-game = Celá partie
    .idea = Od přípravy po závěrečné bodování, a celé to hraješ ty.
    .can = Umíš odehrát celou partii.

## The setup

trajan-lesson-game-markers = Hraješ celou partii proti hráči B. Dosud byly kameny připravené, teď je rozkládáš ty, dva do každé misky. Od každé barvy máš dva.
    .goal = Naplň všechny své misky.
    .done = Oba kruhy jsou plné a každý hráč má bonusový žeton. Podívej se na svůj: ukazuje, co sbírat.
trajan-lesson-game-markers-hint = Svoje žetony ještě neznáš, takže dvě různé barvy v misce jsou dobrý začátek.

trajan-lesson-game-cards = Teď první karty zboží: každému tři. Každou si vezmi z balíčku, nebo odkrytou z odkládací hromádky.
    .goal = Vezmi si tři karty zboží.
    .done = Tři karty do začátku. Tři má i B.
trajan-lesson-game-cards-hint = Na jednu loď patří karty jednoho druhu, na jinou samé různé.

trajan-lesson-game-first-tiles = Pak první tři Trajanovy žetony, každý z jiného sloupku, na políčka II, IV a VI. Žeton splníš, když v misce u jeho políčka leží obě jeho barvy.
    .goal = Vezmi si tři Trajanovy žetony, každý z jiného sloupku.
    .done = Všechno je připravené. První tah je tvůj.
trajan-lesson-game-first-tiles-hint = Kde jedna z obou barev už leží, chybí jen ta druhá.

## The quarters

trajan-lesson-game-quarter-one = Teď první čtvrtletí. Sleduj tři věci: požadavky, svá volná políčka a senát. Po každém tvém tahu hraje B.
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
