/** What happened, line by line; the last line is in sight. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { LineShown, SeatLookShown, ViewModel } from "../model";
import { SeatMark } from "../parts/table";
import { classes, say, signed } from "../parts/words";

/** How the seats are marked, by their numbers. */
export function looksOf(model: ViewModel): Map<number, SeatLookShown> {
    return new Map(model.summary.seats.map(({ seat, letter, colour }) => [seat, { letter, colour }]));
}

/** Lines with whether each is of another seat than the one before. */
function withTurns(lines: readonly LineShown[]): Array<{ line: LineShown; another: boolean }> {
    let seat = lines[0]?.seat;
    return lines.map((line) => {
        const another = line.seat >= 0 && line.seat !== seat;
        if (line.seat >= 0) seat = line.seat;
        return { line, another };
    });
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
            {withTurns(model.log).map(({ line, another }) => (
                <li
                    key={line.number}
                    class={classes(line.points > 0 && "gain", line.points < 0 && "loss", another && "another")}
                >
                    {line.seat >= 0 ? <SeatMark look={looks.get(line.seat)} name={line.name} /> : null}
                    <span class="text">{line.text}</span>
                    {line.points ? <span class="badge">{signed(line.points)}</span> : null}
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
