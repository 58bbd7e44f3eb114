/** The first page: a cover for each game, what to do first there, and its games and lessons folded behind it. */
import { useState } from "preact/hooks";

/** A game or a lesson of a course: `standing` says how far the visitor is, `said` the same in words. */
interface LessonListed {
    address: string;
    number: string;
    title: string;
    idea: string;
    minutes: string;
    standing: "done" | "begun" | "new";
    said: string;
    is_game: boolean;
}

/** A game, with what it leads to first; null where nothing is left to do. */
interface GameListed {
    name: string;
    title: string;
    line: string;
    about: string;
    play: string;
    onward: { address: string; text: string } | null;
    lessons: LessonListed[];
}

/** What the first page shows; Python says it anew for each visitor. */
export interface Start {
    type: "start";
    language: string;
    labels: Record<string, string>;
    games: GameListed[];
}

interface Props {
    start: Start;
    /** The name of a board that was asked for, and that there is not; else an empty text. */
    missing: string;
    /** Where the picture of each cover lies. */
    pictures: Record<string, string>;
    /** The games whose first game there is a film of. */
    films: string[];
    keeps: boolean | null;
    alone: boolean;
    /** Takes along what was done as a file, and brings it from one. */
    carry: { take: () => void; bring: (text: string) => void };
    /** What came of the file that was brought last. */
    brought: string;
}

/** At the end of the address of a picture: it rests. */
const STILL = "#still";

export function StartPage({ start, missing, pictures, films, keeps, alone, carry, brought }: Props) {
    const { labels } = start;
    const [rests, setRests] = useState(false);
    return (
        <div class="page-start">
            {missing && <p class="missing" role="status">{labels["missing"]} <b>{missing}</b></p>}
            <header>
                <h1>{labels["title"]}</h1>
                <p>{labels["about"]}</p>
                <button type="button" class="pause" aria-pressed={rests} aria-label={labels["pause"]} title={labels["pause"]}
                    onClick={() => setRests(!rests)}>
                    {rests ? "\u25b6" : "\u275a\u275a"}
                </button>
            </header>
            <div class="covers">
                {start.games.map((game) => (
                    <Cover
                        key={game.name}
                        game={game}
                        labels={labels}
                        picture={(pictures[game.name] ?? "") + (rests ? STILL : "")}
                        film={films.includes(game.name) ? `film/${game.name}.webp` : ""}
                    />
                ))}
            </div>
            <footer>
                <p>{keeps === null ? "" : labels[keeps ? "kept" : "not_kept"]}</p>
                <p>{alone ? labels["alone"] : ""}</p>
                <p class="carry">
                    <button type="button" onClick={carry.take}>{labels["take"]}</button>
                    <label>
                        <span>{labels["bring"]}</span>
                        <input type="file" accept="application/json,.json" onChange={(event) => void read(event.currentTarget, carry.bring)} />
                    </label>
                </p>
                <p role="status">{brought}</p>
            </footer>
        </div>
    );
}

/** Read a file that was chosen; the same one may be chosen again. */
async function read(field: HTMLInputElement, bring: (text: string) => void): Promise<void> {
    const file = field.files?.[0];
    if (!file) return;
    bring(await file.text());
    field.value = "";
}

interface CoverProps {
    game: GameListed;
    labels: Record<string, string>;
    picture: string;
    /** The address of the film of its first game, or an empty text. */
    film: string;
}

function Cover({ game, labels, picture, film }: CoverProps) {
    const { onward } = game;
    return (
        <section class="cover" data-game={game.name} aria-labelledby={`game-${game.name}`}>
            <div class="picture">{picture.length > STILL.length && <img src={picture} alt="" />}</div>
            <div class="about">
                <h2 id={`game-${game.name}`}>{game.title}</h2>
                <p class="line">{game.line}</p>
                <p class="figures">{game.about}</p>
            </div>
            <nav aria-label={game.title}>
                {onward && (
                    <a class="door first" href={`?lesson=${onward.address}`}>
                        {onward.text}
                    </a>
                )}
                <a class={onward ? "door" : "door first"} href={`?play=${game.name}`}>
                    {game.play}
                </a>
                {film && (
                    <a class="film" href={film} target="_blank" rel="noopener" hreflang="en">
                        {labels["film"]}
                    </a>
                )}
            </nav>
            <details>
                <summary>{labels["all"]}</summary>
                <List title={labels["games"]} lessons={game.lessons.filter((one) => one.is_game)} />
                <List title={labels["lessons"]} lessons={game.lessons.filter((one) => !one.is_game)} />
            </details>
        </section>
    );
}

function List({ title, lessons }: { title: string | undefined; lessons: LessonListed[] }) {
    if (!lessons.length) return null;
    return (
        <>
            <h3>{title}</h3>
            <ol>
                {lessons.map((lesson) => (
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
        </>
    );
}
