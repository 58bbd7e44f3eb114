/** Tables of points, and how a seat is marked. */
import type { Points, SeatLookShown } from "../model";
import { figure, say, type Labels } from "./words";

/** The letter of a seat on its colour; `name` is for those who listen, where it does not stand beside it. */
export function SeatMark({ look, name }: { look: SeatLookShown | undefined; name?: string }) {
    const heard = name ? { role: "img" as const, "aria-label": name, title: name } : { "aria-hidden": true };
    return (
        <span class={`seat-mark seat-${look?.colour ?? 0}`} {...heard}>
            {look?.letter ?? ""}
        </span>
    );
}

/** Everybody's points by source, with bars. */
export function PointsTable({ points, labels }: { points: Points; labels: Labels }) {
    const most = Math.max(1, ...points.rows.flatMap((row) => row.points));
    return (
        <table class="ledger">
            <thead>
                <tr>
                    <th scope="col">{say(labels, "points_source")}</th>
                    {points.names.map((name, seat) => (
                        <th scope="col" key={seat}>
                            <SeatMark look={points.looks[seat]} />
                            <span class="seat-name">{name}</span>
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {points.rows.map((row) => (
                    <tr key={row.label}>
                        <th scope="row">{row.label}</th>
                        {row.points.map((value, seat) => (
                            <td key={seat}>
                                {value ? figure(value) : ""}
                                <span
                                    class={`bar seat-${points.looks[seat]?.colour ?? seat}`}
                                    style={{ width: `${Math.max(0, (100 * value) / most)}%` }}
                                />
                            </td>
                        ))}
                    </tr>
                ))}
                <tr class="sum">
                    <th scope="row">{say(labels, "points_sum")}</th>
                    {points.totals.map((total, seat) => (
                        <td key={seat}>{figure(total)}</td>
                    ))}
                </tr>
            </tbody>
        </table>
    );
}
