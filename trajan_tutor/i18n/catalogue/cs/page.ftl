### The page that needs no server but one of plain files: what stands there before and beside a board.

page-title = Průvodce římskými deskovými hrami
page-about = Nauč se hru tím, že ji hraješ: každý tah dostane hodnocení a rádce řekne proč.
page-game = { GAME($game) }
page-cover-about =
    { $most ->
        [few] { $fewest } až { $most } hráči
       *[other] { $fewest } až { $most } hráčů
    } · celá partie: { $minutes } min
page-cover-about-exact =
    { $most ->
        [one] Jeden hráč
        [few] { $most } hráči
       *[other] { $most } hráčů
    } · celá partie: { $minutes } min
page-start =
    { $minutes ->
        [one] Začít: jedna minuta
        [few] Začít: { $minutes } minuty
       *[other] Začít: { $minutes } minut
    }
page-go-on = Pokračovat: { $title }
page-play-game = Hrát hru { GAME($game) }
page-play-on = Pokračovat v partii
# What is told of the list of languages to those who listen.
page-language = Jazyk
page-all = Všechny hry a lekce
page-games = Hry
page-lessons = Lekce
# A link under a cover: an animated picture of how its first game begins.
page-film = Podívat se na první partii (anglicky)
page-pause = Zastavit obrázky
page-back = Všechny hry
page-starting = Program se spouští. Můžeš začít hned, odpovědi přijdou za chvilku.
page-failed = Program se nepodařilo spustit. Načti stránku znovu; o nic nepřijdeš.
page-kept = Co uděláš, se ukládá jen v tomhle prohlížeči a nikde jinde.
page-take = Vzít si postup s sebou
page-bring = Načíst postup ze souboru
page-unsaved = Neuloženo v prohlížeči
page-unsaved-reason = Prohlížeč nemá místo, nebo nic neukládá: co uděláš, zmizí, jakmile stránku zavřeš.
page-not-kept = Tenhle prohlížeč nic neukládá: co uděláš, zmizí, jakmile stránku zavřeš.
page-alone = Odteď stránka funguje i bez sítě.
page-unknown = Lekce ani hra „{ $name }“ tu není.
# Before the name that stands in the address of the page; below it are all games and lessons.
page-missing = Tady jsou všechny hry a lekce; žádná se nejmenuje
page-problem = Tohle nejde otevřít: { $problem }
page-no-script = Herní plán kreslí skript: povol na této stránce skripty.
