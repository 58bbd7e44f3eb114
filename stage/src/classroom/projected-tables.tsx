/** All tables on the wall, by number and colours; no name gets there. */
import type { VNode } from "preact";
import { type Labels, say } from "../parts/words";
import type { ProjectedTable } from "./messages";
import { SeatMark } from "./seat-mark";

export function ProjectedTables({ labels, tables }: { labels: Labels; tables: readonly ProjectedTable[] }): VNode {
    return (
        <ul class="projected-tables">
            {tables.map((table) => (
                <li key={table.number} class={table.looked ? "projected-table looked" : "projected-table"} data-table={table.number} data-state={table.state} aria-current={table.looked ? "true" : undefined}>
                    <span class="projected-number">{say(labels, "table")} {table.ordinal}</span>
                    <span class="projected-title">{table.title}</span>
                    <span class="projected-seats">{table.seats.map((seat, at) => <SeatMark key={at} {...seat} />)}</span>
                </li>
            ))}
        </ul>
    );
}
