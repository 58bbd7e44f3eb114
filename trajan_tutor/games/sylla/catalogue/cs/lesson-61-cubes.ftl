### Lesson 61: cubes on events.

sylla-lesson-cubes = Kostičky proti událostem
    .idea = Kostička za každého neotočeného Legionáře a každou neotočenou Vestálku a k čemu je mít jich nejvíc.
    .can = Umíš umístit kostičky tam, kde přinesou žeton.

sylla-lesson-cubes-how-many = Fáze V. Každý neotočený Legionář a každá neotočená Vestálka ti dají jednu kostičku. Karta otočená na stranu žádnou. Máš dva Legionáře a Vestálku. Kolik máš kostiček?
    .done = Dvě. Vestálka je otočená na stranu: zaplatila za budovu.
sylla-lesson-cubes-how-many-hint = Podívej se na své karty. Vestálka leží na straně.
sylla-lesson-cubes-tilted-too = Tvoje Vestálka je otočená na stranu, takže v tomto kole kostičku nedá.

sylla-lesson-cubes-wrong-icon = Na každé události je vidět, kdo s ní bojuje: helma pro Legionáře, plamen pro Vestálky. Na Hladu je plamen a obě tvoje kostičky jsou od Legionářů. Zkus to: klikni na Hlad.
    .sheet = Na každé události je vidět, kdo s ní bojuje: helma pro Legionáře, plamen pro Vestálky. Na Hladu je plamen a obě tvoje kostičky jsou od Legionářů. Zkus to: označ Hlad.
    .goal = Zkus dát na Hlad kostičku Legionáře.
    .done = Nelze. Než začneš s kostičkou počítat, podívej se na symbol události.
sylla-lesson-cubes-that-is-theirs = S touhle smějí bojovat oba druhy. Vezmi to zpět a klikni na Hlad.

sylla-lesson-cubes-against-the-revolt = S Revoltou otroků Legionáři bojují. Konzulem jsi ty, takže umisťuješ první kostičku. Klikni na Revoltu otroků.
    .sheet = S Revoltou otroků Legionáři bojují. Konzulem jsi ty, takže umisťuješ první kostičku. Označ Revoltu otroků.
    .goal = Umísti kostičku na Revoltu otroků.
    .done = Jedna tvoje kostička tam leží. Žádnou si nechat nemůžeš: umístit se musí všechny.
sylla-lesson-cubes-another-event = I tam smí Legionář bojovat. Tentokrát klikni na Revoltu otroků.

sylla-lesson-cubes-the-others = Po směru hodinových ručiček umístí každý jednu kostičku, dokud nejsou umístěné všechny. Pokračuj a sleduj ostatní.
sylla-lesson-cubes-b-places = Hráč B má Vestálku a bojuje s Hladem.
sylla-lesson-cubes-c-places = Hráč C má Legionáře. Na Revoltě otroků je to teď jedna ku jedné.
sylla-lesson-cubes-d-places = Hráč D dal Vestálku na Imperiální kult. To byla poslední kostička ostatních.

sylla-lesson-cubes-two-tokens = Nejvíc kostiček na jedné ze tří horních událostí přinese žeton její barvy. Při shodě hráčů si vezme žeton každý z nich. Umísti poslední kostičku tak, aby ti vynesla dva žetony.
    .goal = Vezmi si díky poslední kostičce dva žetony.
    .done = Volný čas za Revoltu otroků, Občanský duch za Imperiální kult. Dvakrát stačila shoda.
sylla-lesson-cubes-two-tokens-hint = Na Revoltě otroků už shodu máš. Kde jinde ji můžeš mít taky?
sylla-lesson-cubes-two-tokens-hint-2 = Hráč D má jednu kostičku na Imperiálním kultu a s tím smějí bojovat i Legionáři.
sylla-lesson-cubes-one-token = Teď máš před hráčem C náskok. Žeton je to ale jen jeden, jako předtím.
sylla-lesson-cubes-no-second-token = Dekadence přinese bod prestiže a žádný žeton. Najdi druhou událost, kde dosáhneš shody.

sylla-lesson-cubes-none-left = Jiné kolo. Zbývá ti jedna kostička, od Vestálky. Na Revoltě otroků je jen helma. Klikni na ni.
    .sheet = Jiné kolo. Zbývá ti jedna kostička, od Vestálky. Na Revoltě otroků je jen helma. Označ ji.
    .goal = Zkus umístit kostičku, kterou nemáš.
    .done = Nelze: oba tvoji Legionáři jsou otočení na stranu.
sylla-lesson-cubes-that-can-be-fought = Tam smí Vestálka bojovat. Vezmi to zpět a klikni na Revoltu otroků.

sylla-lesson-cubes-decadence = Dekadence je jiná. Žeton nemá: nejvíc kostiček na ní přinese 1 bod prestiže. Hráč D tam má jednu kostičku. Vezmi si svůj díl.
    .goal = Získej poslední kostičkou bod prestiže.
    .done = Jeden bod prestiže. Na Dekadenci smí každá kostička a ze sloupce nikdy neodejde.
sylla-lesson-cubes-token-instead = To má cenu žetonu. Tentokrát si ale jdi pro bod prestiže za Dekadenci.

sylla-lesson-cubes-shared = Na Dekadenci máte ty a hráč D po jedné kostičce. Kolik hráčů získalo bod prestiže?
    .done = Oba. Kostička navíc pomáhá událost odvrátit: to přijde teď.
sylla-lesson-cubes-shared-hint = Při shodě dostane každý, kdo má nejvíc, plnou odměnu.
sylla-lesson-cubes-only-you = Hráč D tam má kostiček stejně jako ty.
sylla-lesson-cubes-not-nobody = Shoda to neruší. Podívej se, kdo má kostiček nejvíc.
