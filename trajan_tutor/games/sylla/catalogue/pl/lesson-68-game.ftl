### Lesson 68: a whole game.

sylla-lesson-game = Cała gra
    .idea = Pięć rund z trojgiem przeciwników: grasz ty, a doradca się przygląda.
    .can = Umiesz rozegrać całą grę Sylla.

sylla-lesson-game-rounds = Cała gra na pięć rund, od wyboru czterech postaci. Nikt cię tu nie prowadzi: plansza pokazuje twoje opcje, a doradca się przygląda. Zacznij: kliknij cztery postacie, które chcesz mieć.
    .goal = Graj do końca gry.
    .done = Gra się skończyła i wszystko jest policzone.
sylla-lesson-game-rounds-hint = Zanim zalicytujesz, policz, ile mogą dać inni: wszystko leży na widoku.
sylla-lesson-game-rounds-hint-2 = Co zostaje, najlepiej kupić wcześnie. Na ostatni wielki projekt wydaj to, czego nie potrzebujesz na Niewolników.
sylla-lesson-game-aim-building = Kup budynek
sylla-lesson-game-aim-token = Weź dwa żetony

sylla-lesson-game-result = Cały prestiż tej gry, według źródeł. Co dało zwycięzcy najwięcej i czy dało się to zdobyć?
