### Lesson 6: the forum.

trajan-lesson-forum = Fórum
    .idea = Jeden tah, jeden žeton: vezmi si, co budeš potřebovat.
    .can = Rozlišíš žetony fóra a vezmeš si ten, který potřebuješ.

trajan-lesson-forum-bread = Tvůj poslední kámen padl do misky II, takže je ti otevřené fórum: vezmi si z něj kterýkoli jeden žeton. Lid žádá chléb. Vezmi si žeton, který tento požadavek splní.
    .goal = Vezmi si z fóra chléb.
    .done = Chléb leží na tvé podložce a čeká na konec čtvrtletí. Bez něj by ti lid vzal body.
trajan-lesson-forum-bread-hint = Na požadavku lidu je bochník. Na prvním žetonu fóra je taky.
trajan-lesson-forum-other-need = Tenhle žeton splní požadavek na náboženství. O to si lid možná řekne později, teď chce chléb.
trajan-lesson-forum-other-tile = Smíš si ho vzít. Požadavek ale nesplní: lid chce chléb.
trajan-lesson-forum-passed = Tentokrát žádný žeton. O nic nepřijdeš, jen o příležitost. Vezmi si chléb.

trajan-lesson-forum-find-it = Kde je teď tvůj žeton? Klikni na něj.
    .sheet = Kde je teď tvůj žeton? Označ ho.
    .done = Žetony fóra zůstávají na tvé podložce, dokud je nebudeš potřebovat.

trajan-lesson-forum-kinds = Fórum nabízí ještě víc. Chléb, hry a náboženství splní požadavky lidu. Vavříny jsou hlasy v senátu. Na žlutých políčkách leží žetony, se kterými provedeš akci dvakrát. Všechny přijdou na řadu v dalších lekcích.

trajan-lesson-forum-absent = O pár tahů později vypadá fórum takhle. Do příštího čtvrtletí se nic nedoplní. Zkus si vzít žeton z prázdného políčka.
    .goal = Zkus si vzít žeton z prázdného políčka fóra.
    .done = Nelze: co je pryč, to je pryč. Dobré žetony na tebe nepočkají.
trajan-lesson-forum-that-is-there = Tenhle žeton tam byl, takže si ho smíš vzít. Tentokrát klikni na políčko bez žetonu.

trajan-lesson-forum-most-votes = Teď si vezmi něco užitečného: žeton s nejvíc hlasy do senátu.
    .goal = Vezmi si žeton s nejvíc hlasy.
    .done = Na konci čtvrtletí budeš mít pět hlasů.
trajan-lesson-forum-most-votes-hint = Leží tam dva žetony senátu: číslo ve vavřínu je počet hlasů. Vezmi si ten vyšší.
trajan-lesson-forum-fewer-votes = Dva hlasy. Druhý žeton senátu jich má víc.
trajan-lesson-forum-no-votes = Tohle není žeton senátu, takže žádné hlasy nemá. Hledej vavřín s číslem.

trajan-lesson-forum-optional = Tady je fórum skoro prázdné: zbývají jen žluté žetony. Řekněme, že žádný z nich nechceš. Akci nikdy provést nemusíš. Vynech ji.
    .goal = Vynech akci.
    .done = Tah skončil. Vynechat smíš každou akci, ale málokdy se to vyplatí.
trajan-lesson-forum-optional-hint = Na herním plánu se to vybrat nedá. Najdeš to v seznamu úkonů.
trajan-lesson-forum-took-it = Samozřejmě si ho smíš vzít. Tentokrát zkus, co se stane, když nechceš nic: akci vynech.

trajan-lesson-forum-remember = Fórum je rychlé a jednoduché: jeden tah, jeden žeton. Nejdřív se podívej na požadavky lidu, pak na to, co ti nechají ostatní.
