### Lesson 2: sowing.

trajan-lesson-sowing = Rozmisťování
    .idea = Co smíš dělat, určují kameny ve tvém kruhu.
    .can = Umíš si rozmisťováním vybrat akci a předem spočítat, kam padne poslední kámen.

trajan-lesson-sowing-take = Tvůj kruh má šest misek s barevnými kameny. Každý tah začíná tím, že jednu z nich vyprázdníš. Klikni na misku I, tu s přístavem.
    .sheet = Tvůj kruh má šest misek s barevnými kameny. Každý tah začíná tím, že jednu z nich vyprázdníš. Označ misku I, tu s přístavem.
    .goal = Vezmi kameny z misky I.
    .done = Miska I je prázdná. Oba kameny teď máš ty: leží uprostřed kruhu.
trajan-lesson-sowing-other-tray = Vzít smíš kteroukoli misku, ve které jsou kameny. V této lekci ale vezmi misku I.

trajan-lesson-sowing-drop = Teď se kameny vracejí zpátky, po jednom do každé další misky po směru hodinových ručiček. Vybíráš si, která barva půjde první. Klikni na kámen uprostřed nebo na další misku.
    .sheet = Teď se kameny vracejí zpátky, po jednom do každé další misky po směru hodinových ručiček. Vybíráš si, která barva půjde první. Označ kámen uprostřed nebo další misku.
    .goal = Polož oba kameny.
    .done = Jeden padne do misky II, poslední do misky III. Ten poslední padne sám: není už z čeho vybírat.
trajan-lesson-sowing-not-the-tray = Misku si nevybíráš: na řadě je vždy ta další, tady miska II. Klikni na ni nebo na kámen uprostřed.

trajan-lesson-sowing-last-tray = Do které misky padl tvůj poslední kámen? Klikni na ni.
    .sheet = Do které misky padl tvůj poslední kámen? Označ ji.
    .done = Do misky III, a ta patří k akci Armáda. Tvou akci určuje miska posledního kamene.
trajan-lesson-sowing-last-tray-hint = Miska I je prázdná a byly v ní dva kameny. Odpočítej od ní dvě misky.
trajan-lesson-sowing-first-tray = Tam padl první kámen. Druhý šel o misku dál.
trajan-lesson-sowing-emptied-tray = Tahle miska je teď prázdná. Kameny z ní putovaly dál.

trajan-lesson-sowing-wrong-action = Takže v tomto tahu je tvoje akce Armáda a žádná jiná. Vyzkoušej, co se stane v senátu: klikni na jeho první políčko.
    .sheet = Takže v tomto tahu je tvoje akce Armáda a žádná jiná. Vyzkoušej, co se stane v senátu: označ jeho první políčko.
    .goal = Zkus provést akci Senát.
    .done = Nelze: akci Senát provedeš, jen když poslední kámen padne do misky IV.
trajan-lesson-sowing-that-is-military = To je akce Armáda a tu smíš. Teď se ale podívej, co se stane, když zkusíš senát.

trajan-lesson-sowing-order = Tah probíhá vždy stejně: vyprázdníš misku, položíš kameny a provedeš akci poslední misky. Akci si tedy vybíráš počítáním.

trajan-lesson-sowing-empty = Tady je jiný kruh, později v partii. Některé misky jsou plné, jiné prázdné. Zkus vzít prázdnou: klikni na misku V.
    .sheet = Tady je jiný kruh, později v partii. Některé misky jsou plné, jiné prázdné. Zkus vzít prázdnou: označ misku V.
    .goal = Zkus vzít kameny z prázdné misky.
    .done = Nelze: není co rozmístit. Tah může začít jen miskou, ve které kameny jsou.
trajan-lesson-sowing-not-empty = V této misce kameny byly, takže je smíš rozmístit. Klikni na prázdnou, třeba na misku V.

trajan-lesson-sowing-count = V misce II jsou tři kameny. Kdyby se rozmístily, do které misky by padl poslední? Klikni na ni.
    .sheet = V misce II jsou tři kameny. Kdyby se rozmístily, do které misky by padl poslední? Označ ji.
    .done = Do misky V. Tři kameny, o tři misky dál.
trajan-lesson-sowing-count-hint = První kámen padne do misky III. Počítej dál od ní.
trajan-lesson-sowing-counted-from-itself = V tom je započítaná i sama miska II. První kámen ale padne až do té za ní.
trajan-lesson-sowing-counted-too-far = O jednu dál, než má být. První ze tří kamenů padne do misky III.

trajan-lesson-sowing-round = V misce IV je šest kamenů. Kam by padl poslední z nich?
    .done = Zpátky do misky IV. Šest kamenů oběhne celý kruh a žádná miska se nevynechává.
trajan-lesson-sowing-round-hint = Misek je šest a kamenů taky.
trajan-lesson-sowing-left-one-out = Vyprázdněná miska se nevynechává. Padne do ní šestý kámen.
trajan-lesson-sowing-one-too-few = Tam padne pátý kámen. Ještě jeden zbývá.

trajan-lesson-sowing-reach-forum = Teď vybírej ty. Chceš fórum, tedy misku II. Kterou misku musíš vyprázdnit, aby tvůj poslední kámen padl právě tam?
    .goal = Rozmísti kameny tak, aby poslední padl do misky II.
    .done = Jeden kámen, o jednu misku dál: v tomto tahu je fórum tvoje.
trajan-lesson-sowing-reach-forum-hint = Hledej misku, jejíž počet kamenů vede přesně do misky II. Platí i cesta kolem celého kruhu.
trajan-lesson-sowing-from-forum = Tím naopak vyprázdníš misku II a kameny z ní odejdou. Poslední kámen má ale padnout právě do ní.
trajan-lesson-sowing-elsewhere = Spočítej to znovu: tady padne poslední kámen do jiné misky. Ze které misky to vyjde přesně do misky II?

trajan-lesson-sowing-practise = Teď už umíš naplánovat tah. Jestli chceš, volně zkoušej: rozmísťuj kameny, sleduj, kam padne poslední, a pak se vrať.
