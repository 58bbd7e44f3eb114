### Lesson 19: where the rulebooks disagree.

trajan-lesson-rulings = Kde se pravidla rozcházejí
    .idea = Stejná pozice podle dvou výkladů a co se tím změní.
    .can = Víš, kde se pravidla rozcházejí, a umíš si vybrat, jak chceš hrát.

trajan-lesson-rulings-two-books = Hra vyšla v několika jazycích a pravidla se vždycky neshodují. Máš bonusový žeton na sloupy a kožešiny, šedou stranou nahoru. Česká a polská pravidla dávají za každou takovou kartu 2 body. Kolik bodů je to za tvoje tři karty?
    .done = Šest. Jenže portugalská pravidla dávají za každou kartu jen 1 bod.
trajan-lesson-rulings-two-books-hint = Spočítej vyložené sloupy a kožešiny a vynásob je dvěma.
trajan-lesson-rulings-one-each = To by byl jeden bod za každou kartu, jako v portugalských pravidlech.
trajan-lesson-rulings-yellow-side = Žlutá strana platí tři. Tvůj leží šedou stranou nahoru.

trajan-lesson-rulings-by-two = Podívejme se na obojí. Nejdřív tak, jak to obvykle hrajeme, se 2 body: dokonči tah a nech partii skončit.
    .goal = Doveď partii do konce.
    .done = Podívej se na své skóre a zapamatuj si ho.
trajan-lesson-rulings-by-two-hint = Vynech akci, nebo posuň kolečko v senátu. Pak klikni na čtvrtletí uvnitř časového okruhu.

trajan-lesson-rulings-by-one = Úplně stejná pozice, teď podle portugalských pravidel. Dokonči ji znovu stejným způsobem.
    .goal = Doveď partii do konce.
    .done = Tentokrát je tvoje skóre o něco nižší.

trajan-lesson-rulings-difference = O kolik bodů se oboje pravidla u těchto tří karet liší?
    .done = O tři, a těsné partie rozhoduje i míň.
trajan-lesson-rulings-difference-hint = Podle jedněch pravidel šest bodů. Podle druhých tři karty po jednom bodu.
trajan-lesson-rulings-per-card = To je rozdíl u jedné karty. Ty máš tři.

trajan-lesson-rulings-five-workers = Tady máš bonusový žeton na dělníky, šedou stranou nahoru, a ve stavební oblasti stojí pět tvých dělníků. Polská a portugalská pravidla dávají za každého půl bodu a součet zaokrouhlují nahoru. Tak to hrajeme i my. Kolik je to bodů?
    .done = Tři: pět polovin je dva a půl, zaokrouhleno nahoru.
trajan-lesson-rulings-five-workers-hint = Polovina z pěti a pak nahoru na nejbližší celé číslo.
trajan-lesson-rulings-garbled-book = To by byly 2 body za každého dělníka. Česká pravidla to tak říkají, jenže jejich text je na tomto místě zkomolený.
trajan-lesson-rulings-other-side-up = Jeden bod za každého dělníka platí na žluté straně. Tvůj leží šedou stranou nahoru.
trajan-lesson-rulings-rounded-down = O polovinu nepřijdeš: součet se zaokrouhluje nahoru.

trajan-lesson-rulings-ten-for-five = Teď stejná pozice podle českých pravidel, se 2 body za každého dělníka. Dokonči tah a nech partii skončit.
    .goal = Doveď partii do konce.
    .done = Deset bodů místo tří za stejných pět dělníků. Kdo čte česká pravidla, ten by tenhle žeton moc chtěl.

trajan-lesson-rulings-no-way-back = Někdy mlčí všechna pravidla. Smí vojevůdce zpátky do tábora? Říkáme, že ne: pravidla mluví o provinciích a tábor provincie není. Zkus to.
    .goal = Zkus přesunout vojevůdce zpátky do tábora.
    .done = Nelze, a jako důvod vidíš náš výklad.
trajan-lesson-rulings-onward = To se smí tak jako tak. Zkus cestu zpátky: klikni na tábor.

trajan-lesson-rulings-way-back = Jiní říkají ano. Tentokrát se partie hraje podle toho druhého výkladu. Zkus totéž znovu.
    .goal = Přesuň vojevůdce zpátky do tábora.
    .done = Dovoleno. Pozice je stejná, jen výklad je jiný.
trajan-lesson-rulings-somewhere-else = To se smí tak jako tak. Klikni na tábor a uvidíš rozdíl.

trajan-lesson-rulings-all-differences = Tohle byla tři z míst, kde se čtení rozchází. Níže najdeš všechna, kde si pravidla protiřečí. Kterékoli si otevři: uvidíš, co která pravidla říkají a jak hrajeme my.

trajan-lesson-rulings-all-rulings = A tohle jsou otázky, které pravidla nechávají otevřené, s našimi odpověďmi. Kde je uvedená možnost, můžeš si na začátku partie zvolit druhou odpověď.

trajan-lesson-rulings-what-to-do = Hraješ s přáteli a vaše pravidla se liší. Kdy to vyřešíte?
    .done = Před prvním tahem. Pak na odpovědi nikdo nevydělá.
trajan-lesson-rulings-loudest = když na tom někdo trvá
trajan-lesson-rulings-before-the-game = před začátkem partie
trajan-lesson-rulings-when-it-matters = když to rozhoduje partii
trajan-lesson-rulings-not-the-loudest = To pomůže nejhlasitějšímu, ne hře.
trajan-lesson-rulings-too-late = V tu chvíli už odpověď rozhoduje o vítězi a nikdo se nedohodne.

trajan-lesson-rulings-remember = U každého pravidla tu stojí, odkud je, a kde jde o náš výklad, je to vyznačené. Některá čísla nejsou v žádných pravidlech: níže vidíš která a odkud je známe.
