### What can be called up in a game: a few words for each moment.

sylla-moment-choosing = S čím všichni začínají
sylla-moment-people = Co dělá pět druhů postav
sylla-moment-consulate = Přihazování o úřad konzula
sylla-moment-icons = Proč hlad roste
sylla-moment-recruiting = Koho najmout
sylla-moment-sale = Přihazování o budovu a placení
sylla-moment-selling = Co prodat a kdy
sylla-moment-stays = Prodejní stánek, Pole, Soukromý chrám, Hospoda
sylla-moment-at-once = Budovy s okamžitým účinkem
sylla-moment-income = Co přináší příjem
sylla-moment-taverns = Kam Hospoda posune ukazatel
sylla-moment-cubes = Kostičky proti událostem
sylla-moment-column = Které události nastanou a která odejde
sylla-moment-face-down = Co událost otočí lícem dolů
sylla-moment-turned-up = Co se otočí zpátky
sylla-moment-work = Palec nahoru, nebo dolů
sylla-moment-votes = Co přináší velký projekt
sylla-moment-together = Co zmůžou všechny hlasy dohromady
sylla-moment-loss = Co vezme hlad
sylla-moment-crisis = Barva v krizi
sylla-moment-reading = Co mohou ostatní
