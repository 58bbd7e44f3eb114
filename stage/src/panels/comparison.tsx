/** Two or three places of the game side by side: a picture of all, tables of points, what was revealed. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { ComparisonShown, SeatCompared, SeatLookShown, SideShown, ViewModel } from "../model";
import { useKeys } from "../parts/panel-keys";
import { SeatMark } from "../parts/point-table";
import { say, type Labels } from "../parts/words";
import { looksOf } from "./log";
import { SmallBoard } from "./small_board";

interface ComparisonProps {
    comparison: ComparisonShown;
    model: ViewModel;
    /** Back to the lines that were chosen. */
    back: () => void;
}

export function Comparison({ comparison, model, back }: ComparisonProps) {
    const place = useRef<HTMLElement>(null);
    const looks = looksOf(model);
    useLayoutEffect(() => place.current?.focus({ preventScroll: true }), [comparison]);
    useKeys(place, (event) => {
        if (event.key !== "Escape") return false;
        back();
        return true;
    });
    return (
        <section ref={place} class="comparison" aria-label={say(model.labels, "compare")} tabIndex={-1}>
            {comparison.verdict ? <p class="compared-verdict">{comparison.verdict}</p> : null}
            {/* It can be wider than its place: then it is moved to and fro, by the keyboard too. */}
            <div class="compared" tabIndex={0} role="group" aria-label={say(model.labels, "compare")}>
                <SmallBoard svg={comparison.picture} labels={model.labels} />
            </div>
            <div class="compared-tables">
                {comparison.seats.map((seat) => (
                    <SeatTable key={seat.seat} seat={seat} comparison={comparison} look={looks.get(seat.seat)} labels={model.labels} />
                ))}
            </div>
            <div class="compared-told">
                {comparison.sides.map((side) => (
                    <Side key={side.node} side={side} labels={model.labels} />
                ))}
            </div>
        </section>
    );
}

interface SeatTableProps {
    seat: SeatCompared;
    comparison: ComparisonShown;
    look: SeatLookShown | undefined;
    labels: Labels;
}

function SeatTable({ seat, comparison, look, labels }: SeatTableProps) {
    const rows = [...seat.rows, { label: comparison.total, cells: seat.totals }];
    return (
        <table class="ledger">
            <caption>
                <SeatMark look={look} />
                {seat.name}
            </caption>
            <thead>
                <tr>
                    <th scope="col">{say(labels, "compare_points")}</th>
                    {comparison.heads.map((head) => (
                        <th scope="col" key={head}>
                            {head}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {rows.map((row, number) => (
                    <tr key={number} class={number === seat.rows.length ? "sum" : undefined}>
                        <th scope="row">{row.label}</th>
                        {row.cells.map((cell, at) => (
                            <td key={at}>{cell}</td>
                        ))}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

function Side({ side, labels }: { side: SideShown; labels: Labels }) {
    return (
        <div class="compared-side">
            <h3 class="panel-title">{side.title}</h3>
            <p>{side.moves}</p>
            {side.revealed.length ? (
                <details>
                    <summary>{side.revealed_title}</summary>
                    <ul>
                        {side.revealed.map((line, at) => (
                            <li key={at}>{line}</li>
                        ))}
                    </ul>
                </details>
            ) : (
                <p class="faint">{say(labels, "compare_nothing")}</p>
            )}
        </div>
    );
}
