### What can be called up in a game: a few words for each moment.

sylla-moment-choosing = Z czym każdy zaczyna
sylla-moment-people = Co robi pięć rodzajów postaci
sylla-moment-consulate = Licytacja urzędu konsula
sylla-moment-icons = Dlaczego głód rośnie
sylla-moment-recruiting = Kogo zwerbować
sylla-moment-sale = Licytacja budynku i zapłata
sylla-moment-selling = Co sprzedać i kiedy
sylla-moment-stays = Stragan, Pole uprawne, Prywatna świątynia, Tawerna
sylla-moment-at-once = Budynki używane od razu
sylla-moment-income = Co przynosi dochód
sylla-moment-taverns = Dokąd Tawerna przesuwa znacznik
sylla-moment-cubes = Kostki przeciw wydarzeniom
sylla-moment-column = Które wydarzenia zachodzą, a które odchodzi
sylla-moment-face-down = Co zakrywa wydarzenie
sylla-moment-turned-up = Co znów się odkrywa
sylla-moment-work = Kciuk w górę czy w dół
sylla-moment-votes = Co daje wielki projekt
sylla-moment-together = Co dają wszystkie głosy razem
sylla-moment-loss = Co zabiera głód
sylla-moment-crisis = Kolor w kryzysie
sylla-moment-reading = Co mogą inni
