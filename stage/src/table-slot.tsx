/** Where the table stands: it is made once, and follows the store by itself. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { VNode } from "preact";
import { createTable, type Table } from "./table";
import type { Grid } from "./layout";
import type { ViewModel } from "./model";
import { boxOf } from "./slot";
import type { Stage } from "./stage";
import { useValue } from "./value";

interface Props {
    model: ViewModel;
    stage: Stage;
    grid: Grid;
}

export function TableSlot({ model, stage, grid }: Props): VNode {
    const panes = useRef<HTMLDivElement>(null);
    const table = useRef<Table | null>(null);
    const speed = useValue(stage.preferences.speed);
    useLayoutEffect(() => {
        const strip = panes.current?.closest(".trajan-tutor")?.querySelector<HTMLElement>("[data-strip]");
        if (!panes.current || !strip) return undefined;
        const made = createTable({
            store: stage.store, panes: panes.current, strip,
            pick: (spot) => stage.actions.pick(spot),
            look: (spot) => stage.looked.set(spot),
        });
        table.current = stage.table = made;
        made.speed = stage.preferences.speed.get();
        made.fit(grid);
        // After the table's own listener: what moves has begun by now.
        const stop = stage.store.subscribe((step) => follow(stage, made, step.motion !== null));
        return () => {
            stop();
            made.close();
            stage.table = null;
        };
    }, []);
    useLayoutEffect(() => table.current?.fit(grid), [grid]);
    useEffect(() => {
        if (table.current) table.current.speed = speed;
    }, [speed]);
    useCallout(model, table);
    const label = [model.labels["region"], model.summary.title].filter(Boolean).join(": ");
    return (
        <div role="group" class={`table-place ${model.picture ? "" : "empty"}`} style={boxOf(grid.table)} aria-label={label}>
            <div ref={panes} class="panes" />
            {!model.picture && <p class="table-empty">{model.labels["table_empty"]}</p>}
        </div>
    );
}

/** What became of an action is told when the table rests. */
function follow(stage: Stage, table: Table, moves: boolean): void {
    if (!moves) return;
    stage.moving.set(true);
    void table.rest().then(() => stage.moving.set(false));
}

/** A few words where the click was; each notice says them once. */
function useCallout(model: ViewModel, table: { current: Table | null }): void {
    const { notice } = model;
    const told = useRef(notice.number);
    useEffect(() => {
        if (notice.number === told.current) return;
        told.current = notice.number;
        if (!notice.spot || !notice.callout) return;
        void table.current?.rest().then(() => table.current?.callout(notice.spot, notice.callout, notice.tone));
    }, [notice.number]);
}
