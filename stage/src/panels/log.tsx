/** What happened, line by line; the last line is in sight. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { LineShown, SeatLookShown, ViewModel } from "../model";
import { SeatMark } from "../parts/point-table";
import { classes, say, signed } from "../parts/words";

/** How the seats are marked, by their numbers. */
export function looksOf(model: ViewModel): Map<number, SeatLookShown> {
    return new Map(model.summary.seats.map(({ seat, letter, colour }) => [seat, { letter, colour }]));
}

/** What one seat did in a row, or what concerns everybody: lines that are read together. */
interface Told {
    first: LineShown;
    text: string;
    points: number;
}

/** Lines of one seat that follow each other are one, with its sign; what it did several times in a row is said once. */
export function byTurns(lines: readonly LineShown[]): Told[] {
    const found: LineShown[][] = [];
    for (const line of lines) {
        const last = found.at(-1);
        if (last?.[0]?.seat === line.seat) last.push(line);
        else found.push([line]);
    }
    return found.flatMap((together) => {
        const [first] = together;
        return first ? [{ first, text: told(together), points: together.reduce((sum, line) => sum + line.points, 0) }] : [];
    });
}

function told(lines: readonly LineShown[]): string {
    const found: { text: string; times: number }[] = [];
    for (const { text } of lines) {
        const last = found.at(-1);
        if (last?.text === text) last.times += 1;
        else found.push({ text, times: 1 });
    }
    return found.map(({ text, times }) => (times > 1 ? `${text} ×${String(times)}` : text)).join(" ");
}

export function Log({ model }: { model: ViewModel }) {
    const place = useRef<HTMLOListElement>(null);
    const looks = looksOf(model);
    const last = model.log.at(-1)?.number ?? -1;
    useLayoutEffect(() => {
        if (place.current) place.current.scrollTop = place.current.scrollHeight;
    }, [last, model.log.length]);
    return (
        <ol ref={place} class="log" aria-label={say(model.labels, "log")} tabIndex={0}>
            {model.earlier ? <li class="earlier">{model.earlier}</li> : null}
            {byTurns(model.log).map(({ first, text, points }, at) => (
                <li key={first.number} class={classes(points > 0 && "gain", points < 0 && "loss", at > 0 && first.seat >= 0 && "another")}>
                    {first.seat >= 0 ? <SeatMark look={looks.get(first.seat)} name={first.name} /> : null}
                    <span class="text">{text}</span>
                    {points ? <span class="badge">{signed(points)}</span> : null}
                </li>
            ))}
            {model.log.length ? null : <li class="earlier">{say(model.labels, "log_empty")}</li>}
        </ol>
    );
}

/** What happened since the last turn of whoever looks on. */
export function Since({ model }: { model: ViewModel }) {
    if (!model.since.length) return null;
    return (
        <details class="since" open>
            <summary>{say(model.labels, "since")}</summary>
            <ul aria-label={say(model.labels, "since")} tabIndex={0}>
                {model.since.map((line, at) => (
                    <li key={at}>{line}</li>
                ))}
            </ul>
        </details>
    );
}
