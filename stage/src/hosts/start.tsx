/** The first page: the courses with what was done of them, and the games to play. */

/** A lesson of a course: `standing` says how far the visitor is, `said` the same in words. */
interface LessonListed {
    address: string;
    number: string;
    title: string;
    idea: string;
    minutes: string;
    standing: "done" | "begun" | "new";
    said: string;
}

/** A game, with the address of the lesson to go on with. */
interface GameListed {
    name: string;
    title: string;
    play: string;
    lessons: LessonListed[];
    next: string;
}

/** What the first page shows; Python says it anew for each visitor. */
export interface Start {
    type: "start";
    language: string;
    labels: Record<string, string>;
    games: GameListed[];
}

export function StartPage({ start, keeps, alone }: { start: Start; keeps: boolean | null; alone: boolean }) {
    const { labels } = start;
    return (
        <div class="page-start">
            <header>
                <h1>{labels["title"]}</h1>
                <p>{labels["about"]}</p>
            </header>
            {start.games.map((game) => (
                <Game key={game.name} game={game} labels={labels} />
            ))}
            <footer>
                <p>{keeps === null ? "" : labels[keeps ? "kept" : "not_kept"]}</p>
                <p>{alone ? labels["alone"] : ""}</p>
            </footer>
        </div>
    );
}

function Game({ game, labels }: { game: GameListed; labels: Record<string, string> }) {
    const begun = game.lessons.some((lesson) => lesson.standing !== "new");
    return (
        <section class="game" data-game={game.name} aria-labelledby={`game-${game.name}`}>
            <h2 id={`game-${game.name}`}>{game.title}</h2>
            <nav aria-label={game.title}>
                {game.next && (
                    <a class="door first" href={`?lesson=${game.next}`}>
                        {labels[begun ? "continue" : "start"]}
                    </a>
                )}
                <a class="door" href={`?play=${game.name}`}>
                    {game.play}
                </a>
            </nav>
            <ol>
                {game.lessons.map((lesson) => (
                    <li key={lesson.address} data-standing={lesson.standing}>
                        <a href={`?lesson=${lesson.address}`}>
                            <span class="number">{lesson.number}</span>
                            <span class="title">{lesson.title}</span>
                            <span class="idea">{lesson.idea}</span>
                            <span class="said">{lesson.standing === "new" ? lesson.minutes : lesson.said}</span>
                        </a>
                    </li>
                ))}
            </ol>
        </section>
    );
}
