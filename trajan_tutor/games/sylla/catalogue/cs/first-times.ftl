### What is explained the first time that it happens in one's games: a sentence, beside the card of its rule.

sylla-first-time-consul = Tvoje nabídka je nejvyšší, takže úřad prvního konzula je tvůj: zaplatíš, vezmeš si žeton a začínáš další fáze. Také rozhoduješ shody.
sylla-first-time-other-consul = Kdo nabídl nejvíc, je první konzul a jako jediný platí. Konzul začíná další fáze a rozhoduje shody.
sylla-first-time-famine-grows = Po každé volbě hlad roste: o jedno pole za každý klas na čtyřech událostech. Platí se na konci kola.
sylla-first-time-tilted = Budovu platíš otočením karet na stranu. Taková karta už do konce kola nepřinese hlas, denár ani kostičku.
sylla-first-time-unsold = Tuhle budovu nikdo nechce: odloží se a tentýž prodávající nabídne jinou.
sylla-first-time-income = Příjem: 3 denáry, za každého neotočeného Obchodníka 1 navíc a za každý Prodejní stánek 2 navíc.
sylla-first-time-fight-token = Na téhle události nemá nikdo víc kostiček než ty, takže si bereš žeton její barvy. Žetony se počítají na konci partie.
sylla-first-time-prevented = Dvě události s nejvíc kostičkami jsou odvrácené. Jedna z nich opustí hru.
sylla-first-time-happened = Dvě události, které odvrácené nejsou, nastanou: každá udělá všem, co ukazují její symboly.
sylla-first-time-turned-down = Trvalá událost otáčí jednu tvoji kartu nebo budovu lícem dolů. Ta nedělá nic, dokud tahle událost neopustí hru.
sylla-first-time-work-place = Mezi všemi palci nahoru stačí tvoje hlasy na místo ve velkém projektu a na jeho body prestiže. Při shodě mají všichni stejné místo v plné výši.
sylla-first-time-plebs = Palec dolů je jistota: tvoje hlasy přinesou body prestiže od plebejů, 1 za každé dva, ať ostatní dělají cokoli.
sylla-first-time-famine = Na konci kola vezme hlad tolik bodů prestiže, kolik udává jeho ukazatel, o 2 méně za každou budovu Pole ležící lícem nahoru.
sylla-first-time-crisis = Ukazatel této barvy je v krizi: kdo má nejvíc jejích žetonů, získá 3 body prestiže, kdo nejméně, 3 ztratí.
sylla-first-time-round = V kole se rozhodují čtyři věci: které události nastanou, velký projekt, hlad a každá barva v krizi. Potom už žádná karta není otočená na stranu.
sylla-first-time-tokens = Partie skončila: každý tvůj žeton má hodnotu, kterou udává ukazatel jeho barvy, v krizi žádnou.
