### What the coach says: hints, reasons, verdicts, looking back. It speaks to the learner, in short sentences.

## The ladder

coach-look = Spójrz na { $area }.
# $stake is a place with what is at stake there, such as “Asia: the next token closes it”.
coach-look-stake = Spójrz tutaj: { $stake }.
# $choices are moves in words. All choose at once and in secret.
coach-mixture = inni potrafią odpowiedzieć na to, co przewidzą, więc zmieniaj swój wybór, a pierwszego używaj najczęściej ({ $choices })
coach-mixture-one = przeciw temu, co inni pewnie wybiorą, to jest prawie zawsze najlepsze
coach-consider-only = Tu można zrobić tylko jedno.
coach-consider-open = Żadna tura się tu nie wyróżnia. Wybierz tę, która ci się podoba.
# $places are places of the board in which turns that are as good do most.
coach-consider-places = Żadna tura się tu nie wyróżnia. Równie dobrze można zacząć tutaj: { $places }.
coach-consider-best = Za żadną turą nie przemawia tu jeden wyraźny powód, ale w próbnych rozdaniach jedna wypadła lepiej niż wszystkie inne.
coach-hint-refined = Po dłuższym namyśle lepsza jest inna tura.
coach-play = Zagraj:
# Said above the board, while the whole turn stands in the panel of the coach.
coach-play-said = Zacznij tak: { $step }.
coach-because-said = Najwięcej daje to: { $reason }.
coach-play-until = Zacznij tak, potem zapytaj jeszcze raz:
# What counts most of a turn follows, the weightiest first.
coach-because = Co się liczy:
coach-net =
    O { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } więcej niż drugi w kolejności pomysł: { $parts }.
coach-net-gain = { $what } +{ $points }
coach-net-loss = { $what } −{ $points }
coach-net-rest = reszta
coach-net-rival-less =
    { $seats ->
        [2] strata drugiego gracza
       *[other] strata najsilniejszego rywala
    }
coach-net-rival-more =
    { $seats ->
        [2] zysk drugiego gracza
       *[other] zysk najsilniejszego rywala
    }
coach-net-chances = Wygrywa { $here } ze 100 gier, drugi w kolejności pomysł { $there }.
coach-net-often = W { $times } z 10 rozdań wypadła lepiej niż drugi w kolejności pomysł.
coach-even =
    { $count ->
        [few] { $count } tury są mniej więcej równie dobre; to jedna z nich.
        [many] { $count } tur jest mniej więcej równie dobrych; to jedna z nich.
       *[other] { $count } tury jest mniej więcej równie dobre; to jedna z nich.
    }
coach-nearly-lost = Ta gra jest prawie przegrana: stąd wygrywasz { $here } ze 100 gier.
coach-nearly-won = Ta gra jest prawie wygrana: stąd wygrywasz { $here } ze 100 gier.
coach-because-open = Nie wyróżnia się żaden powód; ta tura wypadła najlepiej w próbnych rozdaniach.
coach-because-further = Przemawia za nią także to:
coach-because-own = Dlaczego nie twoja tura? W porównaniu z nią najlepsza daje ci:
# What is opened.
coach-more-steps = W całości
coach-more-turns = Więcej i inne tury
coach-because-wins = Wygrywasz.
coach-because-only = Nic innego nie da się zrobić.
coach-against-second = Co daje w zamian drugi w kolejności pomysł:
coach-against-own = Co przemawia za twoją turą:
## Reasons: parts of sentences

coach-reason-now =
    { $there ->
        [0] od razu { POINTS($here) } { FORM($source, "from", $here) }
       *[other] od razu o { POINTS($change) } więcej { FORM($source, "from", $change) }: { $here } zamiast { $there }
    }
# $what the first turn did, such as “closes Asia, 7 to 5”; $points is one of the two sentences around.
coach-reason-by = { $what }: { $points }
coach-reason-now-about = od razu o { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } więcej { FORM($source, "from", $points) }
# What a turn brings by itself, compared with nothing.
coach-reason-brings = { POINTS($points) } { FORM($source, "from", $points) }
# $cause is what is different on the board, such as “you can meet one demand more for bread”.
coach-reason-cause = { $cause }: licz na { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } więcej { FORM($source, "from", $points) }
# $what is something that happens, such as “you win Sicilia”; $first and $second count deals of ten, after this turn and after the other.
coach-reason-happens =
    { $what }: { $first ->
        [0] w żadnym rozdaniu
        [10] w każdym rozdaniu
       *[other] w { $first } z 10 rozdań
    } zamiast { $second ->
        [0] w żadnym
        [10] we wszystkich
       *[other] { $first ->
            [0] w { $second } z 10
            [10] w { $second } z 10
           *[other] w { $second }
        }
    }
coach-reason-later = w następnych turach o { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } więcej { FORM($source, "from", $points) }
coach-reason-prospects = lepsza pozycja po następnych turach: licz na { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } więcej
coach-reason-rival =
    { $seats ->
        [2] drugi gracz
       *[other] najsilniejszy rywal
    } zdobędzie w następnych turach o { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } mniej
coach-reason-rival-what =
    { $seats ->
        [2] drugi gracz
       *[other] najsilniejszy rywal
    } zdobędzie o { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } mniej: { $what }
coach-reason-rival-source =
    { $seats ->
        [2] drugi gracz
       *[other] najsilniejszy rywal
    } zdobędzie w następnych turach o { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } mniej, głównie { FORM($source, "from") }
# $sources are two words that stand by themselves, such as “ships” and “provinces”.
coach-reason-rival-sources =
    { $seats ->
        [2] drugi gracz
       *[other] najsilniejszy rywal
    } zdobędzie w następnych turach o { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } mniej (głównie: { $sources })
coach-reason-rival-time =
    { $seats ->
        [2] drugi gracz
       *[other] najsilniejszy rywal
    } zdobędzie w następnych turach o { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } mniej: { $time }
coach-reason-rival-period =
    { $seats ->
        [2] drugi gracz
       *[other] najsilniejszy rywal
    } zdobędzie o { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } mniej, bo { $period } kończy się teraz
coach-reason-worth = { $what }: licz za to na { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) }
coach-reason-long = { $what }; razem z następnymi turami o { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } więcej
# A turn that brings the win or the loss of the game nearer: no figure says that. $what is why.
coach-reason-decides = to może rozstrzygnąć rozgrywkę
coach-reason-decides-what = { $what }, a to może rozstrzygnąć rozgrywkę
# Two reasons side by side; each may be words for a thing or a sentence.
coach-reason-also = { $first }; { $second }

## The best answer

# $what is the step in words, such as “Drop a white marker in tray VI”.
coach-answer-gain = { FORM($what, "answer") }: { POINTS($points) } { FORM($source, "from", $points) }
coach-answer =
    { SEAT($seat) } pewnie odpowie tak: { FORM($what, "answer") } ({ $all ->
        [0] w { $times } z { $deals } rozdań
       *[other] w każdym rozdaniu
    }).
coach-answer-decides =
    { SEAT($seat) } może wygrać tak: { FORM($what, "answer") } ({ $all ->
        [0] w { $times } z { $deals } rozdań
       *[other] w każdym rozdaniu
    }).

## Verdicts on the learner's turn

coach-verdict-equal = Twoja tura prowadzi do tej samej pozycji co ta najlepsza.
coach-verdict-as-good = Twoja tura jest tak samo dobra jak najlepsza.
coach-verdict-slightly = Twoja tura jest dobra. Inna daje odrobinę więcej.
# $reason is what counts most of the better turn, such as “closes Asia, 7 to 5”; $verdict is a sentence.
coach-verdict-missed = Stracona okazja: { $reason }. { $verdict }
coach-verdict-costs = Jest lepsza tura: daje o { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } więcej (od { $low } do { $high }, dziewięć razy na dziesięć).
coach-verdict-costs-exactly = Jest lepsza tura: daje o { POINTS($points) } więcej.
# Chances to win, of a hundred.
coach-verdict-costs-chances = Jest lepsza tura: twoje szanse na wygraną to z nią { $better } na 100, a z twoją { $own }.
coach-verdict-too-close = Nie da się rozstrzygnąć: szczęście znaczy tu więcej niż wybór między twoją turą a najlepszą.
coach-verdict-between-slightly = Twoja tura jest tak dobra jak najlepsza albo odrobinę gorsza: rozdania nie pokazują, która z tych ocen jest trafna.
coach-verdict-between-costs = Inna tura jest lepsza, odrobinę albo wyraźnie: rozdania nie pokazują, która z tych ocen jest trafna.
coach-offer = Chcesz ją zobaczyć?

## What cannot be done

coach-no-moves = Nie ma tu o czym decydować, więc nie ma podpowiedzi.
coach-no-own = Najpierw podaj albo zagraj turę: wtedy da się ją porównać z najlepszą.
coach-not-done = Szukanie jeszcze trwa. Poczekaj, aż się skończy, albo je anuluj.
coach-cancelled = Szukanie jest anulowane. Poproś o nową podpowiedź.
coach-cancelled-twice = Szukanie jest już anulowane.
coach-cancelled-late = Szukanie już się skończyło: jego podpowiedź jest gotowa.
coach-turn-empty = To nie jest tura: podaj co najmniej jeden ruch.
coach-turn-illegal = Ruchu { $number } tej tury, „{ $move }”, nie da się tam zagrać. Wybierz jeden z dozwolonych ruchów.
coach-tell-points = „{ $points }” to nie liczba, której ocena mogłaby użyć ({ POINTS("several") }). Podaj 0 lub więcej.
coach-explore-many = Podaj do porównania od jednej do { $most } tur, a nie { $given }.
coach-explore-deals = Liczba rozdań to liczba całkowita od 1 do { NUMBER($most, useGrouping: 1) }, a nie „{ $deals }”.
coach-explore-number = Nie ma tu tury numer { $number }: podaj liczbę od 0 do { $last }.

## Looking back

coach-moment = Tura { $turn }: inna dałaby o { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } więcej.
coach-moment-chances = Tura { $turn }: twoje szanse na wygraną spadły z { $better } do { $own } na 100.
coach-retrospect =
    { $decisions ->
        [0] Nie ma decyzji, na które można by spojrzeć wstecz.
       *[other] { $open ->
            [0] { $fine } z { $decisions } decyzji trudno byłoby podjąć lepiej.
            [one] { $fine } z { $decisions } decyzji trudno byłoby podjąć lepiej. Jedna jest pominięta: próbne rozdania nie pokazują, ile kosztowała.
            [few] { $fine } z { $decisions } decyzji trudno byłoby podjąć lepiej. Pominięte są { $open }: próbne rozdania nie pokazują, ile kosztowały.
            [many] { $fine } z { $decisions } decyzji trudno byłoby podjąć lepiej. Pominiętych jest { $open }: próbne rozdania nie pokazują, ile kosztowały.
           *[other] { $fine } z { $decisions } decyzji trudno byłoby podjąć lepiej. Pominiętych jest { $open }: próbne rozdania nie pokazują, ile kosztowały.
        }
    }

## What is shown of it

coach-step = { $number }. { $what }.
coach-reason-line = { $what }. ({ $rule })
coach-compared = Drugi w kolejności pomysł: { $steps }.
# $standing is one of the two sentences below.
coach-equal-turn = Albo: { $steps } ({ $standing }).
# $steps are those after a beginning that both turns have in common.
coach-equal-alike = Albo, po tym samym początku: { $steps } ({ $standing }).
coach-equals-more =
    { $count ->
        [one] Jeszcze jedna jest mniej więcej tak samo dobra.
        [few] Jeszcze { $count } są mniej więcej tak samo dobre.
        [many] Jeszcze { $count } jest mniej więcej tak samo dobrych.
       *[other] Jeszcze { $count } jest mniej więcej tak samo dobre.
    }
coach-equal-just = równie dobra
coach-equal-level =
    { $alike ->
        [0] tak samo dobra, plus minus { POINTS($either) }
        [one] tak samo dobra, plus minus { POINTS($either) }; to samo da się zrobić jeszcze w jeden sposób
        [few] tak samo dobra, plus minus { POINTS($either) }; to samo da się zrobić jeszcze na { $alike } sposoby
        [many] tak samo dobra, plus minus { POINTS($either) }; to samo da się zrobić jeszcze na { $alike } sposobów
       *[other] tak samo dobra, plus minus { POINTS($either) }; to samo da się zrobić jeszcze na { $alike } sposobu
    }
# Chances to win, of a hundred: with the best turn and with this one.
coach-equal-chances =
    { $alike ->
        [0] { $less ->
            [0] wygrywa { $there } ze 100 rozgrywek, jak najlepsza tura
           *[other] wygrywa { $there } ze 100 rozgrywek, najlepsza tura { $here }
        }
        [one] { $less ->
            [0] wygrywa { $there } ze 100 rozgrywek, jak najlepsza tura; to samo da się zrobić jeszcze w jeden sposób
           *[other] wygrywa { $there } ze 100 rozgrywek, najlepsza tura { $here }; to samo da się zrobić jeszcze w jeden sposób
        }
        [few] { $less ->
            [0] wygrywa { $there } ze 100 rozgrywek, jak najlepsza tura; to samo da się zrobić jeszcze na { $alike } sposoby
           *[other] wygrywa { $there } ze 100 rozgrywek, najlepsza tura { $here }; to samo da się zrobić jeszcze na { $alike } sposoby
        }
        [many] { $less ->
            [0] wygrywa { $there } ze 100 rozgrywek, jak najlepsza tura; to samo da się zrobić jeszcze na { $alike } sposobów
           *[other] wygrywa { $there } ze 100 rozgrywek, najlepsza tura { $here }; to samo da się zrobić jeszcze na { $alike } sposobów
        }
       *[other] { $less ->
            [0] wygrywa { $there } ze 100 rozgrywek, jak najlepsza tura; to samo da się zrobić jeszcze na { $alike } sposobu
           *[other] wygrywa { $there } ze 100 rozgrywek, najlepsza tura { $here }; to samo da się zrobić jeszcze na { $alike } sposobu
        }
    }
coach-equal-less =
    { $alike ->
        [0] o { POINTS($points) } mniej, plus minus { $either }
        [one] o { POINTS($points) } mniej, plus minus { $either }; to samo da się zrobić jeszcze w jeden sposób
        [few] o { POINTS($points) } mniej, plus minus { $either }; to samo da się zrobić jeszcze na { $alike } sposoby
        [many] o { POINTS($points) } mniej, plus minus { $either }; to samo da się zrobić jeszcze na { $alike } sposobów
       *[other] o { POINTS($points) } mniej, plus minus { $either }; to samo da się zrobić jeszcze na { $alike } sposobu
    }
coach-completed = To początek tury. Najlepiej zakończyć ją tak: { $steps }.
coach-steps-next = { $first }; { $next }
coach-ask-look = Zapytaj, gdzie patrzeć.
coach-ask-consider = Poproś o pytanie, które tam prowadzi.
coach-ask-play = Zapytaj, co zagrać.
coach-ask-because = Zapytaj dlaczego.
coach-named = Pytanie o turę: { $steps }.
coach-not-your-turn = Podpowiedź jest dla tego, czyja jest tura. Poczekaj na swoją.
coach-hot-seat = Kto ma teraz turę, musi najpierw usiąść do ekranu: wtedy można poprosić o podpowiedź.
coach-over = Rozgrywka się skończyła, więc podpowiedź nie jest potrzebna. Spójrz na nią wstecz.
coach-explore-title =
    { $turns ->
        [one] Dokąd prowadzi ta tura
        [few] Dokąd prowadzą te { $turns } tury
        [many] Dokąd prowadzi te { $turns } tur
       *[other] Dokąd prowadzi te { $turns } tury
    }
# $option is the number of a turn, counted from 1.
coach-explore-dealt = Tura { $option } odkrywa coś ukrytego: rysunek pokazuje, jak kończą się niektóre z wielu rozdań, ze znakami zapytania tam, gdzie się różnią.
# $name is a turn in few words.
coach-explore-deal = { $name } (rozdanie { $deal } z { $deals })
coach-explore-mean =
    Tura { $option }: po kilku turach { $points ->
        [0] jest mniej więcej remis
       *[other] prowadzisz o { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) }
    }.
coach-explore-mean-behind = Tura { $option }: po kilku turach tracisz { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) }.
# The game is over in some of the deals that were played on.
coach-explore-decides =
    Tura { $option }: po kilku turach wygrane: { $won }, przegrane: { $lost }, na { $deals ->
        [one] jedno rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdania
    }.
# Chances to win, of a hundred.
coach-explore-lead-chances = Z turą { $option } wygrywasz { $here } ze 100 rozgrywek, z turą 1: { $there }.
coach-explore-lead = Tura { $option } daje o { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } więcej niż tura 1.
coach-explore-behind = Tura { $option } daje o { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } mniej niż tura 1.
coach-explore-same = Nie da się rozstrzygnąć, która tura jest lepsza: { $option } czy 1.
coach-retrospect-none = Żadna tura nie przyniosła wyraźnej straty.
coach-retrospect-empty = Żadna tura nie przyniosła wyraźnej straty, więc nie ma do której wracać.
coach-explore-equal = Tury { $option } i 1 prowadzą do tej samej pozycji.
coach-retrospect-try = { $number }. { $what }
coach-retrospect-how = Do jednej z nich wrócisz przez try_again(number). Lepszy ruch pokaże better(number).
coach-retrospect-number = Nie ma tu tury numer { $number }: podaj liczbę od 1 do { $most }.
