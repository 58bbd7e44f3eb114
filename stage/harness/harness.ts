/** A page that plays recorded messages, without a kernel: `harness(root, messages)`. For tests and for looking at. */
import { gridFor } from "../src/layout";
import type { Grid, Rect } from "../src/layout";
import type { Opened } from "../src/model";
import { Store } from "../src/store";
import type { Table } from "../src/table";
import { createTable } from "../src/table";
import { Recorded } from "./recorded";

export interface Harness {
    table: Table;
    store: Store;
    transport: Recorded;
    grid: Grid;
    picked: string[];
    looked: string[];
}

/** The table of a recorded view model alone, in a root of the size of the window. */
export function harness(root: HTMLElement, opened: Opened, dark: boolean, coarse = false): Harness {
    root.replaceChildren();
    root.className = `trajan-tutor theme-${dark ? "dark" : "light"}`;
    const [panes, strip] = [document.createElement("div"), document.createElement("div")];
    root.append(panes, strip);
    const transport = new Recorded(opened);
    const store = new Store(transport, opened);
    const [picked, looked]: [string[], string[]] = [[], []];
    const table = createTable({ store, panes, strip, pick: (spot) => picked.push(spot), look: (spot) => looked.push(spot) });
    const grid = gridFor(window.innerWidth, window.innerHeight, coarse);
    lie(panes, grid.table);
    lie(strip, grid.strip);
    for (const name of ["top", "bar", "rail"] as const) {
        const slot = document.createElement("div");
        slot.className = `harness-slot harness-${name}`;
        lie(slot, grid[name]);
        root.append(slot);
    }
    table.fit(grid);
    return { table, store, transport, grid, picked, looked };
}

function lie(element: HTMLElement, { x, y, width, height }: Rect): void {
    Object.assign(element.style, { position: "absolute", left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}
