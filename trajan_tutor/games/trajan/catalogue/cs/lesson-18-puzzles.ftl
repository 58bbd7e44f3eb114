### Lesson 18: puzzles. The positions and their values are in 18-puzzles.json.

trajan-lesson-puzzles = Úlohy
    .idea = Dvanáct pozic a v každé jeden tah, který je jasně nejlepší.
    .can = Umíš najít nejlepší tah i tam, kde je dobře schovaný.

trajan-lesson-puzzles-one-marker = Tvůj kruh je plný žetonů a jedno krátké rozmístění může udělat dvě věci najednou. Najdi svůj nejlepší tah.
    .goal = Odehraj nejlepší tah.
    .done = Jediný kámen získal žeton u misky V a s ním přišli i dva dělníci. Bez dělníků by tah měl cenu asi o sedm bodů menší.
trajan-lesson-puzzles-one-marker-hint = Ve které misce je jediný kámen a kam by padl?
trajan-lesson-puzzles-one-marker-hint-2 = Žeton u misky V chce žlutou a oranžovou. A co nabízí kromě bodů?

trajan-lesson-puzzles-right-order = V misce V leží bílý a modrý kámen a u ní žeton se spoustou bodů. Najdi nejlepší tah.
    .goal = Odehraj nejlepší tah.
    .done = Žlutý padl poslední a sešel se s bílým. V opačném pořadí by tam žeton pořád ležel.
trajan-lesson-puzzles-right-order-hint = Ten žeton chce žlutou a bílou. Která miska tam vede?
trajan-lesson-puzzles-right-order-hint-2 = Miska III tam vede se dvěma kameny. Který z nich musí padnout poslední?

trajan-lesson-puzzles-time-runs = Tady hraješ za hráče B. Čtvrtletí se krátí a u tvého kruhu čeká žeton vedle žetonu. Najdi nejlepší tah.
    .goal = Odehraj nejlepší tah.
    .done = Dva kameny, devět bodů, a uběhlo málo času. Dlouhé rozmístění by všem přiblížilo konec kola.
trajan-lesson-puzzles-time-runs-hint = Při tvém dlouhém rozmístění uběhne hodně času. Existuje kratší, které přinese body?
trajan-lesson-puzzles-time-runs-hint-2 = V misce V je zelený kámen a její žeton chce zelenou dvakrát.

trajan-lesson-puzzles-tile-and-ship = Tady hraješ za hráče B, v posledním čtvrtletí. V ruce máš dvakrát ryby a pracovní tábor je prázdný. Jeden tah pomůže obojímu.
    .goal = Odehraj nejlepší tah.
    .done = Dva dělníci a loď v jednom tahu. Bez dělníků by tah vynesl asi o šest bodů míň.
trajan-lesson-puzzles-tile-and-ship-hint = Která tvoje miska vede k přístavu a může z ní poslední padnout oranžový?
trajan-lesson-puzzles-tile-and-ship-hint-2 = Získej žeton u misky I a vezmi si, co nabízí.

trajan-lesson-puzzles-one-step = Tady hraješ za hráče B. Na dosah je několik akcí a vypadají podobně. Která přinese nejvíc?
    .goal = Odehraj nejlepší tah.
    .done = Body hned, hlasy na konci čtvrtletí a náskok před hráčem A. Jediná karta na lodi má menší cenu.
trajan-lesson-puzzles-one-step-hint = Podívej se na své kolečko v senátu a na kolečko hráče A.
trajan-lesson-puzzles-one-step-hint-2 = Která miska vede do misky IV, o čtyři misky dál?

trajan-lesson-puzzles-second-roof = Tady hraješ za hráče B. Máš jednu střechu a v pracovním táboře by se hodila společnost. Najdi nejlepší tah.
    .goal = Odehraj nejlepší tah.
    .done = Žeton, dva dělníci a druhá střecha. Povolat dělníka místo stavění by stálo asi pět bodů.
trajan-lesson-puzzles-second-roof-hint = Žeton u misky VI chce oranžovou dvakrát. Která miska tam vede a může z ní poslední padnout oranžový?
trajan-lesson-puzzles-second-roof-hint-2 = Vezmi si dělníky z žetonu. Pak se ve stavební oblasti poohlédni po další střeše.

trajan-lesson-puzzles-third-stairs = Tady hraješ za hráče B a máš dvoje schody. Tři žetony stejného druhu přinesou na konci deset bodů, čtyři dvacet. Najdi nejlepší tah.
    .goal = Odehraj nejlepší tah.
    .done = Schody na políčku D1 doplnily sadu tří. Povolat dělníka místo stavění by stálo víc než sedm bodů.
trajan-lesson-puzzles-third-stairs-hint = Kde ve stavební oblasti leží další žeton se schody vedle tvých dělníků?
trajan-lesson-puzzles-third-stairs-hint-2 = Do misky VI vedou dvě misky. Která ti nechá víc kamenů tam, kde je potřebuješ?

trajan-lesson-puzzles-fourth-fountain = Tři kašny jsou tvoje a čtvrtá ještě leží ve stavební oblasti. Jenže pracovní tábor je prázdný. Najdi nejlepší tah.
    .goal = Odehraj nejlepší tah.
    .done = Nejdřív dělník, pak kašna: sada čtyř přinese na konci dvacet bodů.
trajan-lesson-puzzles-fourth-fountain-hint = Můžeš v tomto tahu provést akci Stavba dvakrát?
trajan-lesson-puzzles-fourth-fountain-hint-2 = Nejdřív přiveď do tábora dělníka. Pak žlutým žetonem akci zopakuj a stav.

trajan-lesson-puzzles-far-island = Tady hraješ za hráče B. Vzdálený ostrov má deset bodů a v táboře ti čeká legionář. Zvládneš to všechno v jednom tahu?
    .goal = Odehraj nejlepší tah.
    .done = Vojevůdce i legionář v jednom tahu: nikdo nestihl přijít dřív.
trajan-lesson-puzzles-far-island-hint = Která miska vede do misky III? A který žlutý žeton máš?
trajan-lesson-puzzles-far-island-hint-2 = Vojevůdce ať vytáhne do provincie Britannia. Pak akci zopakuj a pošli za ním legionáře.

trajan-lesson-puzzles-window-opens = Tady hraješ za hráče B. Tvůj vojevůdce stojí vedle provincie Britannia, jenže k akci Armáda žádné rozmístění nedojde. Opravdu?
    .goal = Odehraj nejlepší tah.
    .done = Cestu otevřelo okno: jedna akce Stavba a po ní dvakrát Armáda.
trajan-lesson-puzzles-window-opens-hint = První žeton svého druhu dává akci. Který druh dává akci Armáda?
trajan-lesson-puzzles-window-opens-hint-2 = Postav okno na políčku C3, vytáhni do provincie Britannia a žlutým žetonem akci zopakuj.

trajan-lesson-puzzles-march-for-games = Tady hraješ za hráče B. Lid chce hry a jeden z tvých bonusových žetonů taky. Najdi nejlepší tah.
    .goal = Odehraj nejlepší tah.
    .done = Žeton a k němu hry z provincie Raetia: splní požadavek lidu i tvůj bonusový žeton. S kteroukoli jinou provincií přijdeš asi o pět bodů.
trajan-lesson-puzzles-march-for-games-hint = Miska V vede do misky III. Který z jejích kamenů má být kvůli tamnímu žetonu poslední?
trajan-lesson-puzzles-march-for-games-hint-2 = Oranžovým na konci získáš žeton. Pak hledej hry v provincii, kam vojevůdce dosáhne.

trajan-lesson-puzzles-three-from-forum = Tady hraješ za hráče B. Dva z tvých bonusových žetonů chtějí chléb a náboženství a ty nemáš ani jedno. Najdi nejlepší tah.
    .goal = Odehraj nejlepší tah.
    .done = Tři žetony z jedné akce Fórum: žlutý ji zopakoval a žeton [+2] přidal ještě jeden. Oba bonusové žetony přinesou body.
trajan-lesson-puzzles-three-from-forum-hint = Žeton u misky II přináší žeton [+2]. Která miska tam vede a může z ní poslední padnout růžový?
trajan-lesson-puzzles-three-from-forum-hint-2 = Polož žeton [+2] k akci Fórum, vezmi si žlutý žeton s fórem a hned ho použij.

trajan-lesson-puzzles-remember = Všechny tyto tahy udělaly dvě věci najednou: žeton a akci, nebo akci a žeton, který ji zopakuje. Hledej takové tahy i ve vlastních partiích.
