### Lesson 56: a sale.

sylla-lesson-sale = Sprzedaż
    .idea = Licytujesz sześciokątami, a płacisz, obracając bokiem tyle postaci tego koloru.
    .can = Umiesz licytować o budynek i zapłacić tymi ludźmi, którzy są najmniej potrzebni.

sylla-lesson-sale-yellow = D wystawia Tawernę na żółtym miejscu. Licytuje się żółtymi sześciokątami na nieobróconych kartach. Ile ich masz?
    .done = Cztery. Możesz więc dać najwyżej cztery: nie więcej, niż zdołasz zapłacić.
sylla-lesson-sale-yellow-hint = Spójrz na dół każdej karty: żółty sześciokąt ma kropkę.
sylla-lesson-sale-legionary-too = Legionista ma czerwony i szary sześciokąt, a żółtego nie.
sylla-lesson-sale-slave-too = Jeszcze jeden: Niewolnik ma wszystkie trzy kolory.

sylla-lesson-sale-bid = Zaczyna gracz po lewej ręce sprzedającego, sprzedający jest ostatni, a każdy ma jedną okazję. Zaczynasz ty. Zaoferuj jeden żółty sześciokąt.
    .goal = Zaoferuj jeden sześciokąt za Tawernę.
    .done = Twoja oferta to jeden. W tej sprzedaży twoja kolej już nie wróci.
sylla-lesson-sale-bid-hint = Oferty są pod planszą.
sylla-lesson-sale-more-than-needed = Możesz. Ale najpierw zobacz, co się dzieje z ofertą jednego sześciokąta.
sylla-lesson-sale-once-only = Kto spasuje, wypada z tej sprzedaży. Tutaj zaoferuj jeden.

sylla-lesson-sale-least = Teraz B, a B chce Tawerny. Ile sześciokątów musi dać co najmniej?
    .done = Dwa: trzeba dać więcej, niż wynosi najwyższa oferta, albo spasować.
sylla-lesson-sale-as-much = Tyle już jest w ofercie. B musi dać więcej.

sylla-lesson-sale-b-wins = Idź dalej i zobacz, co robi B.
sylla-lesson-sale-b-bids = B daje dwa.
sylla-lesson-sale-c-passes = C pasuje.
sylla-lesson-sale-d-passes = D też pasuje. B wygrywa i płaci.
sylla-lesson-sale-b-tilts = Najpierw bokiem obraca się Niewolnik.
sylla-lesson-sale-b-tilts-more = A potem Kupiec, który w tej rundzie nie da denara. Gdyby twoja oferta wynosiła dwa, B musiałby zapłacić trzy.

sylla-lesson-sale-wrong-colour = Inny przebieg: Tawerna jest twoja za dwa żółte sześciokąty. Spróbuj zapłacić Legionistą: kliknij go.
    .sheet = Inny przebieg: Tawerna jest twoja za dwa żółte sześciokąty. Spróbuj zapłacić Legionistą: zaznacz go.
    .goal = Spróbuj zapłacić kartą bez żółtego sześciokąta.
    .done = Niedozwolone: Legionista nie ma żółtego sześciokąta.
sylla-lesson-sale-has-yellow = Ta karta ma żółty sześciokąt. Najpierw spróbuj Legionisty.

sylla-lesson-sale-pay-slave = Teraz zapłać dwiema z czterech pozostałych postaci. Postać obrócona bokiem nic już w tej rundzie nie robi. Z tych wydarzeń Westalka może walczyć tylko z Dekadencją. Których dwóch potrzebujesz najmniej?
    .goal = Zapłać dwiema postaciami, których potrzebujesz najmniej.
    .done = Tawerna jest twoja. Kupiec dalej zarabia, a Senator dalej głosuje.
sylla-lesson-sale-pay-slave-hint = Niewolnik nie ma w rundzie innej pracy.
sylla-lesson-sale-pay-slave-hint-2 = Kupiec daje denar, Senator głos. Westalka mogłaby walczyć tylko z Dekadencją.
sylla-lesson-sale-costs-a-denier = Tak można zapłacić, ale kosztuje cię to denar dochodu w fazie IV. Ktoś inny robi w tej rundzie mniej.
sylla-lesson-sale-costs-a-vote = Tak można zapłacić, ale kosztuje cię to głos w fazie VI. Ktoś inny robi w tej rundzie mniej.

sylla-lesson-sale-left-over = W tej rundzie będą jeszcze inne żółte budynki. Ile żółtych sześciokątów możesz jeszcze zaoferować?
    .done = Dwa: Kupca i Senatora. Obrócone karty do następnej rundy nie mogą znów płacić.
sylla-lesson-sale-left-over-hint = Płacić mogą tylko nieobrócone karty.
sylla-lesson-sale-tilted-ones = Obrócone karty się nie liczą. Spójrz na nieobrócone.

sylla-lesson-sale-last-bid = Tutaj to ty sprzedajesz Żurawia. Wszyscy inni pasują, a ty masz ostatnią kolej. Kup go jak najtaniej.
    .goal = Kup Żurawia za najniższą ofertę.
    .done = Gdy nikt nic nie daje, wystarczy jeden sześciokąt, a zero to nie oferta. Kto kupuje, wystawia następny budynek.
sylla-lesson-sale-last-bid-hint = Po tobie nie ma już nikogo. Zaoferuj więc jak najmniej.
sylla-lesson-sale-too-much = Po sprzedającym nie ma już nikogo. Wystarczyłby jeden sześciokąt.
sylla-lesson-sale-lost-for-all = Wtedy nie dostaje go nikt: zostaje odrzucony, a ty wystawiasz inny. Tutaj go kup.
