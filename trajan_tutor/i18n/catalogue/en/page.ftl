### The page that needs no server but one of plain files: what stands there before and beside a board.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

page-title = A tutor for Roman board games
page-about = Learn a game by playing it: every move is judged, and a coach says why.
# $game: “toy”, “my-lesson.toml”
page-game = { GAME($game) }
# $minutes: 12, 50
# $most: 0, 50
page-cover-about = { $fewest } to { $most } players · a whole game: { $minutes } min
# $minutes: 12, 50
# $most: 0, 50
page-cover-about-exact =
    { $most ->
        [one] One player
       *[other] { $most } players
    } · a whole game: { $minutes } min
# $minutes: 12, 50
page-start =
    { $minutes ->
        [one] Start: one minute
       *[other] Start: { $minutes } minutes
    }
# $title: “The steps of a turn”, “Both provinces have to be yours”
page-go-on = Go on: { $title }
# $game: “toy”, “my-lesson.toml”
page-play-game = Play { GAME($game) }
page-play-on = Go on with your game
# What is told of the list of languages to those who listen.
page-language = Language
page-all = All games and lessons
page-games = Games
page-lessons = Lessons
# A link under a cover: an animated picture of how its first game begins.
page-film = Watch the first game
page-pause = Pause the pictures
page-back = All games
page-starting = The tutor is starting. You can start now; answers follow in a moment.
page-failed = The tutor could not be started. Reload the page; what you have done is kept.
page-kept = What you have done is kept in this browser, and nowhere else.
page-take = Take my progress along
page-bring = Bring progress from a file
page-unsaved = Not saved in this browser
page-unsaved-reason = The browser has no room for it, or keeps nothing: what you do is gone when the page is closed.
page-not-kept = This browser keeps nothing: what you do is gone when the page is closed.
page-alone = From now on the page works without a network, too.
page-unknown = There is no lesson and no game “{ $name }”.
# Before the name that stands in the address of the page; below it are all games and lessons.
page-missing = Here are all games and lessons: there is none by the name of
# $problem: “Permission denied”, “There is no such file.”
page-problem = This cannot be opened: { $problem }
page-no-script = The board is drawn by a script: allow scripts for this page.
