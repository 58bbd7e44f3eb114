/** The page on which a growing game ends: how it went, the turns that cost most, what it called for, and the next game. */
import { useContext, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { ComponentChildren, VNode } from "preact";
import { stillPicture } from "./board/thumbnail";
import type { Grid } from "./layout";
import type { GameEnd, SeatLookShown, ViewModel } from "./model";
import { Dark } from "./parts/drawing";
import { PointsTable, SeatMark } from "./parts/point-table";
import { print } from "./save";
import type { Stage } from "./stage";
import { useValue } from "./value";

// Where the leaves of a branch grow, from its top to below.
const LEAVES = [28, 52, 76, 100, 124, 148];

interface Props {
    model: ViewModel;
    stage: Stage;
    grid: Grid;
}

/** It lies over the table when all that led to it was seen, until somebody looks at the board. */
export function GameEndPage(props: Props): VNode | null {
    const { model, stage } = props;
    const moving = useValue(stage.moving);
    const reported = useValue(stage.reports).length > 0;
    const aside = useValue(stage.endAside);
    const end = model.lesson?.game_end ?? null;
    useLayoutEffect(() => stage.endAside.set(false), [model.lesson?.address, end === null]);
    return end && !moving && !reported && !aside ? <Shown {...props} end={end} /> : null;
}

function Shown({ model, stage, grid, end }: Props & { end: GameEnd }): VNode {
    const frame = useRef<HTMLElement>(null);
    const { labels } = model;
    useLayoutEffect(() => frame.current?.focus({ preventScroll: true }), []);
    const open = (address: string) => (): void => void stage.actions.do("lesson", { address });
    const { next, other } = end;
    return (
        <section ref={frame} class="game-end" role="dialog" aria-label={end.title} tabIndex={-1} style={{ top: `${grid.top.height}px` }}>
            <div class="game-end-body">
                <header>
                    {end.winners.map((seat) => <Laurels key={seat} look={end.points.looks[seat]} />)}
                    <div><h2>{end.title}</h2><p class="end-why">{end.why}</p><p class="end-text">{end.text}</p></div>
                </header>
                {grid.form !== "phone" && <FinalTable model={model} />}
                <Part title={labels["end_points"]} name="points"><PointsTable points={end.points} labels={labels} /></Part>
                <div class="game-end-side">
                    <Part title={labels["end_turns"]} name="turns"><Turns model={model} stage={stage} end={end} /></Part>
                    <Part title={labels["end_lessons"]} name="lessons">
                        {end.about_lessons && <p class="faint">{end.about_lessons}</p>}
                        <ul>
                            {end.lessons.map((one) => (
                                <li key={one.name}>
                                    <button type="button" class="link called-lesson" data-moment={one.name} onClick={() => stage.actions.do("look-up", { name: one.name })}>{one.title}</button>
                                    <span class="faint">{one.why}</span>
                                </li>
                            ))}
                        </ul>
                    </Part>
                </div>
            </div>
            <footer>
                {next && (
                    <button type="button" class="next-game" onClick={open(next.address)}>
                        <b>{next.text}</b><span>{end.about_next}</span>
                    </button>
                )}
                {other && <button type="button" class={next ? "help" : "next-game"} onClick={open(other.address)}><b>{other.text}</b></button>}
                <div class="game-end-more">
                    <button type="button" class="link" onClick={() => stage.endAside.set(true)}>{labels["end_board"]}</button>
                    <button type="button" class="link" onClick={() => stage.panel.set("course")}>{labels["lesson_all"]}</button>
                    <button type="button" class="link" onClick={() => stage.actions.go("play-again")}>{labels["end_again"]}</button>
                    {end.page && <button type="button" class="link print-page" onClick={() => print(end.page, end.title)}>{labels["lesson_print"]}</button>}
                </div>
            </footer>
        </section>
    );
}

/** The letter of a seat that has won, on its colour, in a wreath of laurel. */
function Laurels({ look }: { look: SeatLookShown | undefined }): VNode {
    const branch = LEAVES.map((angle) => <ellipse key={angle} cx={0} cy={-25} rx={3.4} ry={7} transform={`rotate(${angle}) rotate(24 0 -25)`} />);
    return (
        <span class="laurels" aria-hidden="true">
            <svg viewBox="-34 -34 68 68"><g>{branch}</g><g transform="scale(-1 1)">{branch}</g></svg>
            <SeatMark look={look} />
        </span>
    );
}

/** The table as it stands at last, pane by pane as the whole table has them. */
function FinalTable({ model }: { model: ViewModel }): VNode | null {
    const dark = useContext(Dark);
    const { picture } = model;
    const theme = model.theme === "auto" ? (dark ? "dark" : "light") : model.theme;
    const pictures = useMemo(() => new Map((picture?.panes ?? []).map((pane) => [pane.name, picture ? address(stillPicture(picture, pane, theme, true)) : ""])), [picture, theme]);
    const whole = picture?.whole;
    if (!whole) return null;
    const share = (part: number, all: number): string => `${(100 * part) / all}%`;
    return (
        <div class="end-table" aria-hidden="true" style={{ aspectRatio: `${whole.width} / ${whole.height}` }}>
            {Object.entries(whole.panes).map(([name, [x, y, width, height]]) => (
                <img key={name} alt="" src={pictures.get(name)} style={{ left: share(x, whole.width), top: share(y, whole.height), width: share(width, whole.width), height: share(height, whole.height) }} />
            ))}
        </div>
    );
}

function address(svg: string): string {
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function Part({ title, name, children }: { title: string | undefined; name: string; children: ComponentChildren }): VNode {
    return <section class={`end-${name}`} aria-label={title}><h3>{title}</h3>{children}</section>;
}

/** The turns that cost most, as soon as they are found. */
function Turns({ model, stage, end }: Omit<Props, "grid"> & { end: GameEnd }): VNode {
    if (end.looking) return <p class="faint" role="status">{end.looking} <progress max={1} value={end.share} aria-label={end.looking} /></p>;
    if (!end.turns.length) return <p>{end.about_turns}</p>;
    return (
        <ul>
            {end.turns.map((one) => (
                <li key={one.number}>
                    <span><b>{one.turn}:</b> {one.title} <b class="lost">{one.lost}</b></span>
                    <button type="button" class="help play-better" onClick={() => stage.actions.do("play-better", { number: one.number })}>{model.labels["end_better"]}</button>
                </li>
            ))}
        </ul>
    );
}
