### The stage: what its parts are called, its keys, and what it says when nobody answers.

board-verdict = Výsledek
board-more = víc
board-less = míň
board-menu = Menu
board-whole-table = Celý stůl
board-lesson-helps = Další pomoc
board-full-screen = Celá obrazovka
board-full-screen-leave = Zavřít celou obrazovku
board-rail-left = Text vlevo
board-speed-steps = kroky
board-choices-all = Vše
board-choices-find = Najít možnost
board-choices-not-found = Žádná možnost tahle slova neobsahuje.
board-step-back = Krok zpět
board-next-step = Další krok
board-skip-to-me = Na můj tah
board-copy-report = Kopírovat hlášení
board-wording = Nahlásit znění
board-wording-ask = Klikni na slova, která nejsou správně. Escape: nic
board-wording-key = Zpráva
board-wording-unknown = není známo
board-wording-copy = Zkopírovat
board-wording-copied = Zkopírováno

# When the kernel is slow, or gone.
board-waiting = Čeká se na jádro
# While the tutor is starting.
board-taken = Přijato: provede se, jakmile program naběhne.
board-gone = Jádro už neodpovídá.
board-start-again = Spustit znovu
board-look-around = Prohlížet
board-save-copy = Uložit kopii

# The keys, each with what it does.
board-keys-all = Klávesy
board-key-go = na další místo, které jde vybrat
board-key-go-all = na kterékoli místo
board-key-choose = vybrat
board-key-number = vybrat číslem
board-key-panes = jiná část stolu
board-key-whole = celý stůl
board-key-pin = nechat tuto část na očích
board-key-next = dál
board-key-undo = vzít zpět
board-key-hint = další nápověda
board-key-explore = volně zkoušet
board-key-list = všechny možnosti
board-key-rule = pravidlo k odpovědi
board-key-score = body podle zdroje
board-amount = Počet
board-amount-less = o jedno míň
board-amount-more = o jedno víc
board-amount-side = Strana

# What a seat has done in a bidding, in a word or a sign, and told to those who listen.
board-bid-passed = pasuje
board-bid-asked = –
board-bid-decides = ?
board-bid-waits = …
board-bid-leads-says = { $name }: nejvyšší nabídka, { $number }
board-bid-outbid-says = { $name }: nabídka { $number }
board-bid-passed-says = { $name }: pasuje
board-bid-asked-says = { $name }: přebitá nabídka nebo pas
board-bid-decides-says = { $name } se rozhoduje
board-bid-waits-says = { $name } přijde na řadu později
board-key-full = celá obrazovka
board-key-pause = cizí tahy: pauza
board-key-step = cizí tahy: po krocích
board-key-speed = cizí tahy: pomaleji, rychleji
board-key-keys = všechny klávesy
board-key-escape = zavřít, potom opustit celou obrazovku
