### How to teach it: what somebody does and asks who explains the game at a table.

caesar-teaching-aim = O co chodzi
    .do = Połóż przed każdą stroną dwanaście znaczników władzy. Powiedz, że wygrywa strona, której znaczniki skończą się pierwsze, a cała reszta służy temu, żeby się ich pozbyć.
    .ask = Czy dobrze jest mieć dużo znaczników przed sobą?
caesar-teaching-placing = Jedna tura
    .do = Umieść jeden żeton między dwiema prowincjami, obróć go na polu i niech inni powiedzą, co się zmienia. Potem spróbuj pola z innym symbolem i cofnij żeton.
    .ask = Żeton ma 5 i 1. Której prowincji dacie piątkę i dlaczego?
caesar-teaching-closing = Zamykanie prowincji
    .do = Zapełnij pola wokół małej prowincji, na zmianę po jednym żetonie każdej strony. Policz na głos obie sumy. Pokaż, że jedna strona może wziąć żeton korzyści, a druga kontrolę.
    .ask = Zamykacie prowincję, a macie w niej mniej. Co dostajecie wy, a co druga strona?
caesar-teaching-borders = Po co sąsiedzi
    .do = Połóż swój znacznik władzy na dwóch prowincjach obok siebie, potem jeden na granicy między nimi. Tak jedno zamknięcie umieszcza dwa albo trzy znaczniki naraz.
    .ask = Która prowincja dałaby wam teraz najwięcej granic?
caesar-teaching-bonus = Żetony korzyści
    .do = Połóż po jednym z każdego rodzaju w rzędzie i powiedz w pięciu słowach, co robi. Powiedz, że żetonu używa się od razu albo przepada, a zatrzymuje się tylko Senat.
    .ask = Dla którego żetonu korzyści zamknęlibyście prowincję, choć ją stracicie?
