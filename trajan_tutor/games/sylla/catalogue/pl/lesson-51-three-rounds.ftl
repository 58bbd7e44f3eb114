### The second game: three rounds.

sylla-lesson-three-rounds = Trzy rundy
    .idea = Krótka gra na trzy rundy: co zostaje, to się zwraca, a głód rośnie.
    .can = Umiesz rozegrać kilka rund: co kupisz wcześnie, działa do końca.

sylla-lesson-three-rounds-first = Teraz trzy rundy, rozdane jak w całej grze. Najpierw kliknij cztery postacie, które chcesz mieć: z nimi zaczynasz. Potem rozegraj rundę, od wyboru konsula do wielkiego projektu. Denary i żetony zostają na następną rundę.
    .goal = Rozegraj pierwszą z trzech rund.
    .done = Koniec rundy. Obrócone postacie znów są nieobrócone, a wydarzenia, które opuściło kolumnę, już nie ma.
sylla-lesson-three-rounds-first-hint = Po jednej postaci z różnych rodzajów to dobry początek: głosy, pieniądze i ktoś przeciw wydarzeniom.
sylla-lesson-three-rounds-first-hint-2 = Pole uprawne i Stragan płacą w każdej rundzie: im wcześniej są twoje, tym więcej dają.
sylla-lesson-three-rounds-aim-stays = Kup budynek, który zostaje: Pole uprawne albo Stragan

sylla-lesson-three-rounds-rest = Jeszcze dwie rundy. Wydarzenia wracają, głód rośnie od ich symboli, a każda runda ma swój wielki projekt. Po ostatnim denary nie są już nic warte.
    .goal = Graj do końca gry.
    .done = Gra się skończyła i wszystko jest policzone.
sylla-lesson-three-rounds-rest-hint = Przed ostatnim wielkim projektem zachowaj po dwa denary na każdego Niewolnika, którego chcesz uwolnić.
sylla-lesson-three-rounds-rest-hint-2 = Wydarzenie, z którym nikt nie walczy, zabiera coś wszystkim: zobacz, w kogo uderza.
sylla-lesson-three-rounds-aim-building = Kup jeszcze jeden budynek
sylla-lesson-three-rounds-aim-work = Weź udział w wielkim projekcie

sylla-lesson-three-rounds-result = Trzy rundy i źródła prestiżu każdego gracza. Cała gra ma pięć rund.
