### What is explained the first time that it happens in one's games: a sentence, beside the card of its rule.

trajan-first-time-tile = Poslední kámen doplnil obě barvy tohoto Trajanova žetonu, takže žeton i jeho body jsou tvoje. Kameny zůstávají v misce.
trajan-first-time-granted = Tohle je tvůj první stavební žeton tohoto druhu, takže smíš hned provést ještě jednu akci.
trajan-first-time-province-tile = Vojevůdce si bere žeton fóra, který leží v provincii, do níž přišel.
trajan-first-time-arch = Nový Trajanův žeton je na políčku tvého oblouku. Oblouk se posunul na nejbližší volné políčko, kam přijde tvůj příští žeton.
trajan-first-time-shipped = Loď za tvoje karty zaplatila. Do konce čtvrtletí ukazuje šedou stranu, a ta platí míň.
trajan-first-time-repeated = S žetonem akce navíc smíš provést stejnou akci znovu. Žeton se odstraní ze hry.
trajan-first-time-round = Ukazatel času prošel počátečním políčkem, takže kolo končí: lid má další požadavek, který se plní na konci čtvrtletí.
trajan-first-time-quarter = Na stole jsou tři požadavky a skončilo další kolo, takže končí čtvrtletí: nejdřív požadavky, pak hlasy v senátu.
trajan-first-time-met = Požadavek se plní žetonem se stejným znakem. Žeton fóra se přitom odstraní ze hry, Trajanův žeton zůstává.
trajan-first-time-unmet = Nesplněné požadavky stojí body: jeden 4, dva 9, tři 15. Žetony fóra se znaky požadavků si ber včas.
trajan-first-time-votes = Hlasy se počítají na konci každého čtvrtletí: číslo pod tvým kolečkem v senátu a tvoje žetony senátu.
trajan-first-time-consul = Máš nejvíc hlasů, takže jsi konzul a vybíráš si bonusový žeton. Body přinese na konci partie.
trajan-first-time-vice-consul = Máš druhý nejvyšší počet hlasů, takže dostáváš bonusový žeton, který konzul nechal, šedou stranou nahoru.
trajan-first-time-clean-up = Začíná nové čtvrtletí: staré požadavky a žetony senátu jsou pryč, do fóra a do prázdných provincií přijdou nové žetony.
trajan-first-time-final = Partie skončila. Teď přinesou body karty v ruce, tábory, zbylé Trajanovy žetony, sady stavebních žetonů a bonusové žetony.
