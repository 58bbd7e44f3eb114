/** What the others did, a line for each turn. */
import { useRef } from "preact/hooks";
import type { VNode } from "preact";
import type { Grid } from "../layout";
import type { RivalTurn, ViewModel } from "../model";
import { looksOf } from "../panels/log";
import { useScrolls } from "./scrolls";
import { SeatMark } from "./point-table";

/** On the card of a phone there is no room for it beside what is said of a step's end: it stands where nothing can be chosen. */
export function standsBelow(model: ViewModel, grid: Grid): boolean {
    return grid.form === "phone" && model.lesson !== null && model.rivals.length > 0;
}

export function Rivals({ turns, model }: { turns: readonly RivalTurn[]; model: ViewModel }): VNode {
    const looks = looksOf(model);
    const list = useRef<HTMLUListElement>(null);
    const scrolls = useScrolls(list);
    return (
        <ul ref={list} class="rivals" tabIndex={scrolls ? 0 : undefined} aria-label={model.labels["rivals"]}>
            {turns.map((one, at) => (
                <li key={at}>
                    {one.seat >= 0 && <SeatMark look={looks.get(one.seat)} name={one.name} />}
                    <span class="text">{one.text}</span>
                    {one.points && <b class="points">{one.points}</b>}
                </li>
            ))}
        </ul>
    );
}
