### Lesson 7: the military.

trajan-lesson-military = Akcja militarna
    .idea = Przywódca otwiera prowincję, legionista zdobywa za nią punkty.
    .can = Umiesz wprowadzić przywódcę i legionistów do prowincji, które są tego warte.

trajan-lesson-military-march = Ostatni znacznik spada na tacę III: masz akcję militarną. Twój przywódca czeka w obozie w prowincji Italia. Wyślij go do prowincji Noricum, tej po prawej.
    .goal = Przesuń przywódcę do prowincji Noricum.
    .done = Przywódca jest w prowincji Noricum, a żeton, który tam leżał, jest twój.
trajan-lesson-military-other-province = To było dozwolone: ta prowincja też sąsiaduje z obozem. Ale w tej lekcji lepsza jest prowincja Noricum, warta 5 punktów.
trajan-lesson-military-enlisted = Jeden pionek trafił do obozu. Później się przyda. Najpierw niech ruszy przywódca: kliknij prowincję Noricum.
trajan-lesson-military-too-far = Przywódca idzie tylko do sąsiedniej prowincji. Noricum sąsiaduje z obozem.

trajan-lesson-military-what-came = Żeton z prowincji Noricum jest twój. Kliknij go na swojej planszy.
    .sheet = Żeton z prowincji Noricum jest twój. Zaznacz go na swojej planszy.
    .done = Każda prowincja z żetonem to małe forum: bierze go pierwszy przywódca, który tam wejdzie.

trajan-lesson-military-conquer = Kolejna akcja militarna. Sam przywódca punktów nie daje. Wyślij za nim legionistę z obozu militarnego: kliknij prowincję Noricum.
    .sheet = Kolejna akcja militarna. Sam przywódca punktów nie daje. Wyślij za nim legionistę z obozu militarnego: zaznacz prowincję Noricum.
    .goal = Zdobądź punkty za prowincję Noricum dzięki legioniście.
    .done = Pięć punktów, a legionista zostaje w prowincji.
trajan-lesson-military-conquer-hint = Kliknij prowincję, w której jest twój przywódca.
trajan-lesson-military-marched-on = Przywódca poszedł dalej, a prowincja Noricum została bez legionisty. Punkty zdobywa się tylko tam, gdzie stoi przywódca. Spróbuj jeszcze raz.
trajan-lesson-military-more-men = Tak w obozie przybywa legionista. Ale jeden już tam jest: wyślij go do prowincji Noricum.

trajan-lesson-military-camp-empty = Później: twój przywódca jest już w prowincji Raetia. Obóz militarny jest pusty. Zobacz, co się stanie, gdy mimo to spróbujesz wysłać legionistę: kliknij prowincję Raetia.
    .sheet = Później: twój przywódca jest już w prowincji Raetia. Obóz militarny jest pusty. Zobacz, co się stanie, gdy mimo to spróbujesz wysłać legionistę: zaznacz prowincję Raetia.
    .goal = Spróbuj wysłać legionistę do prowincji Raetia.
    .done = Niedozwolone: nie ma kogo wysłać.
trajan-lesson-military-not-yet = To dobry ruch na inną okazję. Najpierw kliknij prowincję Raetia, gdzie jest twój przywódca.

trajan-lesson-military-enlist = W tej turze powołaj więc legionistę. Przenieś pionek z zasobów do obozu militarnego: kliknij swoje zasoby.
    .sheet = W tej turze powołaj więc legionistę. Przenieś pionek z zasobów do obozu militarnego: zaznacz swoje zasoby.
    .goal = Przenieś pionek do obozu militarnego.
    .done = Od teraz ten pionek jest legionistą. Masz piętnaście pionków, wspólnych dla legionistów i pracowników: gdy zasoby się opróżnią, nikogo już nie przybędzie.
trajan-lesson-military-leader-alone = Przywódca bez legionistów nie daje punktów. Najpierw przenieś pionek do obozu.

trajan-lesson-military-one-each = Tutaj jeden twój legionista jest już w prowincji Noricum, obok przywódcy. Drugi czeka w obozie. Spróbuj wysłać go za pierwszym.
    .goal = Spróbuj umieścić drugiego legionistę w prowincji Noricum.
    .done = Niedozwolone: w prowincji mieści się jeden legionista każdego gracza. Przywódca musi ruszyć dalej.
trajan-lesson-military-somewhere-else = To byłoby dozwolone. Najpierw spróbuj tego, co niedozwolone: wyślij drugiego legionistę do prowincji Noricum.

trajan-lesson-military-no-way-back = A droga powrotna? Spróbuj cofnąć przywódcę do obozu.
    .goal = Spróbuj przesunąć przywódcę z powrotem do obozu.
    .done = Niedozwolone: przywódca, który opuścił obóz, już tam nie wraca.
trajan-lesson-military-onward-is-fine = Dalej można iść zawsze. Teraz spróbuj drogi powrotnej: kliknij obóz.

trajan-lesson-military-rival = W prowincji Belgica, wartej 6 punktów, jest już legionista gracza B. Każdy cudzy legionista obniża tam wartość o 3 punkty. Ile punktów dałby twój?
    .done = Trzy: sześć minus trzy.
trajan-lesson-military-rival-hint = Odejmij trzy za jednego cudzego legionistę.
trajan-lesson-military-full-worth = To pełna wartość prowincji Belgica. Legionista, który był tam przed twoim, zabiera trzy.
trajan-lesson-military-not-nothing = Poniżej zera nigdy się nie schodzi, ale tu coś zostaje. Jeden cudzy legionista zabiera trzy.

trajan-lesson-military-share = Trzy punkty to też punkty. Weź je.
    .goal = Zdobądź punkty za prowincję Belgica dzięki legioniście.
    .done = Trzy punkty. Kto wchodzi do prowincji pierwszy, dostaje najwięcej.
trajan-lesson-military-left-it = Tura skończyła się bez punktów. Tym razem wyślij legionistę do prowincji Belgica.

trajan-lesson-military-remember = Na jedną prowincję potrzeba dwóch lub trzech tur: pionek do obozu, przywódca do prowincji, za nim legionista. Dalekie prowincje są warte nawet 10 punktów.
