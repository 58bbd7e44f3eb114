### The second short game: all six areas, and the Trajan tiles.

trajan-lesson-six-areas = Všech šest oblastí
    .idea = Čtvrtletí v oblastech, kde se teprve něco připravuje.
    .can = Umíš hrát ve všech šesti oblastech a připravit si, co se vyplatí později.

trajan-lesson-six-areas-areas = Znovu poslední čtvrtletí, jen s jiným rozdáním. Oblasti, které dávají body hned, už znáš. Teď si vezmi žeton fóra, přiveď vojevůdce do provincie a dej ke svému kruhu nový Trajanův žeton. Trajanův žeton se vyplatí, když jeho dvě barvy leží v jeho misce.
    .goal = Hraj až do konce čtvrtletí.
    .done = Čtvrtletí skončilo a všechny body jsou spočítané.
trajan-lesson-six-areas-areas-hint = I miska, která teď nevede nikam, kde by to mělo smysl, tam po dalším rozmístění vést může: rozhoduje poslední kámen.
trajan-lesson-six-areas-aim-forum = Vezmi si žeton z fóra
trajan-lesson-six-areas-aim-march = Přesuň vojevůdce do provincie
trajan-lesson-six-areas-aim-arch = Dej ke svému kruhu nový Trajanův žeton
trajan-lesson-six-areas-aim-tile = Získej Trajanův žeton

trajan-lesson-six-areas-result = Co se tentokrát vyplatilo a co jen něco připravilo? Porovnej své zdroje bodů se zdroji hráče B.
