### Lesson 53: choosing four characters.

sylla-lesson-choosing = Wybór czterech
    .idea = Zaczynasz z czterema postaciami z dziesięciu, wybranymi w tajemnicy.
    .can = Umiesz wybrać cztery postacie i powiedzieć, z czym zaczyna każdy gracz.

sylla-lesson-choosing-first = Każdy ma te same dziesięć postaci, po dwie każdego rodzaju. Cztery wybiera się w tajemnicy i na razie nikt ich nie widzi. Zacznij od głosu: kliknij Senatora bez ryby.
    .sheet = Każdy ma te same dziesięć postaci, po dwie każdego rodzaju. Cztery wybiera się w tajemnicy i na razie nikt ich nie widzi. Zacznij od głosu: zaznacz Senatora bez ryby.
    .goal = Wybierz Senatora bez ryby.
    .done = Jedna postać z czterech. Ryba na drugim Senatorze oznacza Chrześcijanina.
sylla-lesson-choosing-first-hint = Twój zestaw leży w twoim obszarze. Senator nosi białą togę, a jeden z dwóch ma rybę.
sylla-lesson-choosing-with-a-fish = Ten Senator ma rybę: to Chrześcijanin. Tym razem weź drugiego.
sylla-lesson-choosing-no-senator = To też dozwolone. W tej lekcji zacznij od Senatora.

sylla-lesson-choosing-once-more = Drugi taki sam Senator? Kliknij go jeszcze raz.
    .sheet = Drugi taki sam Senator? Zaznacz go jeszcze raz.
    .goal = Spróbuj jeszcze raz wybrać tego samego Senatora.
    .done = Niedozwolone: w twoim zestawie jest tylko jeden. Każdy ma te same dziesięć postaci.
sylla-lesson-choosing-that-was-left = Taka karta jeszcze jest. Najpierw kliknij Senatora, który jest już wybrany.

sylla-lesson-choosing-five-deniers = Każdy zaczyna z 3 denarami i dostaje jeszcze 1 za każdego swojego Kupca. Zacznij z 5: kliknij postacie, których do tego potrzebujesz.
    .sheet = Każdy zaczyna z 3 denarami i dostaje jeszcze 1 za każdego swojego Kupca. Zacznij z 5: zaznacz postacie, których do tego potrzebujesz.
    .goal = Wybierz dwóch Kupców.
    .done = Dwóch Kupców, 2 denary więcej. Kupiec chrześcijański liczy się jak każdy inny.
sylla-lesson-choosing-five-deniers-hint = W zestawie masz dwóch Kupców, jednego z rybą i jednego bez.
sylla-lesson-choosing-brings-no-denier = Ta postać nie daje na początku denara. Dają go tylko Kupcy.

sylla-lesson-choosing-fourth = Teraz czwarta, dowolna. Potem wybierają też pozostali i wszystkie karty odkrywa się naraz.
    .goal = Wybierz czwartą postać.
    .done = Teraz wszyscy widzą, co wybrali inni.

sylla-lesson-choosing-how-many-deniers = Ile masz teraz denarów?
    .done = Pięć: 3 na początek i po 1 za każdego z dwóch Kupców.
sylla-lesson-choosing-how-many-deniers-hint = Trzy i jeszcze jeden za każdego Kupca w twoim obszarze.
sylla-lesson-choosing-merchants-too = Każdy zaczyna z 3. Twoi Kupcy dają więcej.
sylla-lesson-choosing-the-fish-too = Kupiec z rybą też się liczy.

sylla-lesson-choosing-in-the-deck = Są cztery zestawy po dziesięć. Każdy gracz ma cztery wybrane karty; wszystkie pozostałe są potasowane razem, a sześć z nich leży odkrytych. Ile zostało zakrytych w talii?
    .done = Osiemnaście. Z nich będą odkryte rzędy następnych rund.
sylla-lesson-choosing-in-the-deck-hint = Czterdzieści minus szesnaście, minus sześć w odkrytym rzędzie.
sylla-lesson-choosing-six-lie-open = Tyle było potasowanych. Sześć z nich leży teraz odkrytych.
sylla-lesson-choosing-all-of-them = Szesnaście z czterdziestu leży przed tobą i przed innymi.

sylla-lesson-choosing-look-at-theirs = Teraz spójrz na pozostałych. Kto ma Senatorów, będzie licytować o konsulat; kto ma Kupców, ma na to pieniądze. Wszyscy zaczynają z 10 punktami prestiżu. W następnej lekcji możesz zdobyć pierwszy urząd.
