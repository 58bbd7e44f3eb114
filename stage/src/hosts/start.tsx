/** The first page: the course with what was done of it, and the games to play. */
import type { GameListed, Start } from "./channel";

export function StartPage({ start }: { start: Start }) {
    return (
        <>
            <header class="start-head">
                <h1>{start.labels["title"]}</h1>
                <p>{start.labels["about"]}</p>
            </header>
            {start.games.map((game) => (
                <Game key={game.name} game={game} labels={start.labels} />
            ))}
        </>
    );
}

function Game({ game, labels }: { game: GameListed; labels: Record<string, string> }) {
    const begun = game.lessons.some((lesson) => lesson.standing !== "new");
    return (
        <section class="start-game" data-game={game.name}>
            <h2>{game.title}</h2>
            <nav class="start-doors">
                {game.next && (
                    <a class="door next" href={`?lesson=${game.next}`}>
                        {begun ? labels["continue"] : labels["start"]}
                    </a>
                )}
                <a class="door" href={`?play=${game.name}`}>
                    {game.play}
                </a>
            </nav>
            <ol class="start-lessons">
                {game.lessons.map((lesson) => (
                    <li key={lesson.address} data-standing={lesson.standing}>
                        <a href={`?lesson=${lesson.address}`}>
                            <span class="number">{lesson.number}</span>
                            <span class="title">{lesson.title}</span>
                            <span class="idea">{lesson.idea}</span>
                            <span class="said">{lesson.said}</span>
                            <span class="minutes">{lesson.minutes}</span>
                        </a>
                    </li>
                ))}
            </ol>
        </section>
    );
}
