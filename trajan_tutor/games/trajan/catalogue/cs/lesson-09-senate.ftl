### Lesson 9: the senate.

trajan-lesson-senate = Senát
    .idea = Krok v senátu přináší body hned a hlasy později.
    .can = Umíš získat v senátu body a hlasy.

trajan-lesson-senate-next-points = Tvoje kolečko už je na políčku s číslem 5. Kolik bodů by přinesl další krok?
    .done = Šest. Každé políčko má o bod víc než to předchozí.
trajan-lesson-senate-next-points-hint = Přečti číslo na políčku hned za kolečkem.
trajan-lesson-senate-here-already = Tam už kolečko je a tyto body už máš. Přečti číslo na dalším políčku.
trajan-lesson-senate-two-spaces = To je o dvě políčka dál. Kolečko se posouvá o jedno.

trajan-lesson-senate-one-space = Nejvíc bodů má poslední políčko. Zkus tam kolečko posunout rovnou.
    .goal = Zkus posunout kolečko o víc než jedno políčko.
    .done = Nelze: jedna akce, jedno políčko. Kdo chce dojít daleko, musí sem chodit často.
trajan-lesson-senate-one-is-fine = To je dovolený krok. Nejdřív zkus ten zakázaný: klikni na poslední políčko.

trajan-lesson-senate-advance = A teď krok, který dovolen je.
    .goal = Posuň kolečko na další políčko.
    .done = Šest bodů. A šest hlasů.
trajan-lesson-senate-passed = Když akci vynecháš, uteče ti šest bodů. Posuň kolečko.

trajan-lesson-senate-votes = Číslo na políčku udává i počet hlasů. Tady leží tvoje kolečko na políčku s číslem 3 a máš žeton se 4 hlasy. Kolik máš hlasů?
    .done = Sedm. Kolečko a žetony se sčítají.
trajan-lesson-senate-votes-hint = Sečti hlasy za políčko s kolečkem a za žetony senátu na své podložce.
trajan-lesson-senate-space-alone = To je jen políčko s kolečkem. Počítá se i žeton na podložce.
trajan-lesson-senate-tile-alone = To je jen žeton. Počítá se i políčko s kolečkem.

trajan-lesson-senate-consul = Na konci čtvrtletí se hlasy porovnají. Kdo jich má nejvíc, vybere si jeden ze dvou bonusových žetonů u senátu, a kdo je druhý, dostane ten zbývající. Pak se všechna kolečka vrátí na začátek.

trajan-lesson-senate-the-end = Tady leží tvoje kolečko na posledním políčku. Pokračuj a sleduj, co teď přinese další rozmístění, které skončí u senátu.
trajan-lesson-senate-one-more = Dva kameny z misky II, aby skončily v misce IV.
trajan-lesson-senate-nothing-left = Nic: stupnice už další políčko nemá, takže tah skončil sám.

trajan-lesson-senate-still-good = K čemu je ti v tomto čtvrtletí kolečko na posledním políčku ještě dobré?
    .done = Jeho osm hlasů platí na konci čtvrtletí.
trajan-lesson-senate-more-points = každá akce přinese další body
trajan-lesson-senate-votes-stay = hlasy na konci čtvrtletí
trajan-lesson-senate-disc-returns = vrátí se hned na začátek
trajan-lesson-senate-no-more-points = Body za políčko se získávají ve chvíli, kdy na ně kolečko přijde. Podruhé už ne.
trajan-lesson-senate-only-at-the-end = Kolečka se vracejí, až když čtvrtletí skončí.
