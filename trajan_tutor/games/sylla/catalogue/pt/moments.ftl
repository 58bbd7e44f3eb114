### What can be called up in a game: a few words for each moment.
### Room: a few words, one line.

sylla-moment-choosing = Com o que cada um começa
sylla-moment-people = O que fazem os cinco tipos de gente
sylla-moment-consulate = Lances pelo consulado
sylla-moment-icons = Por que a fome cresce
sylla-moment-recruiting = Quem recrutar
sylla-moment-sale = Dar lance por uma construção, e pagar
sylla-moment-selling = O que vender, e quando
sylla-moment-stays = Barraca, Campo, Templo particular, Taverna
sylla-moment-at-once = Construções usadas na hora
sylla-moment-income = O que a renda traz
sylla-moment-taverns = Para onde a Taverna move o marcador
sylla-moment-cubes = Cubos contra eventos
sylla-moment-column = Quais eventos acontecem, e qual sai
sylla-moment-face-down = O que um evento vira para baixo
sylla-moment-turned-up = O que volta para cima
sylla-moment-work = Polegar para cima ou para baixo
sylla-moment-votes = O que traz uma grande obra
sylla-moment-together = O que os votos fazem juntos
sylla-moment-loss = O que a fome tira
sylla-moment-crisis = Uma cor em crise
sylla-moment-reading = O que os outros podem fazer
