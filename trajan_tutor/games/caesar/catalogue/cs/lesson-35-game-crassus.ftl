### A game against Crassus.

caesar-lesson-game-crassus = Partie proti Crassovi
    .idea = Celá partie proti soupeři, jehož pravidla si můžeš přečíst.
    .can = Umíš hrát sólo proti Crassovi.

caesar-lesson-game-crassus-game = Za Crassa nikdo nehraje: začíná, jeho žetony leží otevřeně a vybírá za něj pevné pravidlo, které je vidět vedle herního plánu. Takže vidíš, co udělá příště, a můžeš umisťovat tak, aby mu to pomohlo co nejméně.
    .goal = Dohraj partii do konce.
    .done = Partie skončila.
caesar-lesson-game-crassus-game-hint = Nejdřív se ptej, kde může jedním žetonem získat kontrolu: udělá to dřív než cokoli jiného.
caesar-lesson-game-crassus-aim-control = Získej kontrolu nad provincií

caesar-lesson-game-crassus-result = Kam to Crassus dotáhl a co na něj zbylo? Kdykoli budeš chtít, zahraj si znovu na vyšší obtížnost.
