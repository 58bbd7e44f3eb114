/** A board that is only looked at: its panes as large as there is room, and what is asked there. */
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { createTable, type Table } from "../table";
import type { Grid } from "../layout";
import type { Opened, ViewModel } from "../model";
import { Store } from "../store";
import { watchDark } from "./around";
import type { BoardLine } from "./board-line";
import type { VoteBar } from "./messages";
import { VoteOverlay } from "./vote-overlay";

interface Props {
    line: BoardLine;
    bars?: readonly VoteBar[];
    /** Whether what is asked there is said below it. */
    says?: boolean;
    /** Whether it is read from afar. */
    large?: boolean;
}

export function Watched({ line, bars = [], says = false, large = false }: Props): VNode {
    const frame = useRef<HTMLDivElement>(null);
    const store = useStore(line);
    const [dark, darken] = useState(false);
    useEffect(() => watchDark(darken), []);
    const model = useModelOf(store);
    // What is shown on a wall is bright, whatever the screen beside it is.
    const theme = large ? "light" : model && model.theme !== "auto" ? model.theme : dark ? "dark" : "light";
    return (
        <div class="watched">
            <div class="board-frame">
                <div ref={frame} class={`trajan-tutor watched-board theme-${theme}`} data-board={line.number} data-at={model?.at} role="img" aria-label={nameOf(model)} lang={model?.language}>
                    {store && <Panes store={store} frame={frame} />}
                </div>
                <VoteOverlay board={frame} bars={bars} large={large} />
            </div>
            {says && model && <p class="watched-prompt">{model.lesson?.question?.say || model.prompt}</p>}
        </div>
    );
}

/** What the board is called: its game, or its lesson and step. */
function nameOf(model: ViewModel | null): string {
    return model ? [model.summary.title, model.lesson?.title].filter(Boolean).join(": ") : "";
}

/** The store of a board, from its first message on. */
function useStore(line: BoardLine): Store | null {
    const [store, take] = useState<Store | null>(null);
    useEffect(() => {
        let made: Store | null = null;
        const begin = (opened: Opened): void => {
            made = new Store(line, opened);
            take(made);
        };
        const stop = line.listen((message) => {
            if (message.type === "opened" && !made) begin(message);
        });
        const first = line.first();
        if (first) begin(first);
        else line.expect();
        return () => {
            stop();
            made?.close();
            line.close();
            take(null);
        };
    }, [line]);
    return store;
}

function useModelOf(store: Store | null): ViewModel | null {
    const [model, show] = useState<ViewModel | null>(store?.model ?? null);
    useEffect(() => {
        show(store?.model ?? null);
        return store?.subscribe(() => show(store.model));
    }, [store]);
    return store ? model : null;
}

/** The panes alone: whatever is pointed at or clicked there means nothing. */
function Panes({ store, frame }: { store: Store; frame: { current: HTMLElement | null } }): VNode {
    const panes = useRef<HTMLDivElement>(null);
    const strip = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
        if (!panes.current || !strip.current || !frame.current) return undefined;
        const table: Table = createTable({ store, panes: panes.current, strip: strip.current, pick: () => undefined, look: () => undefined });
        const element = frame.current;
        const sizes = new ResizeObserver(() => table.fit(gridOf(element)));
        sizes.observe(element);
        table.fit(gridOf(element));
        return () => {
            sizes.disconnect();
            table.close();
        };
    }, [store]);
    return (
        <>
            <div class="table-place" inert><div ref={panes} class="panes" /></div>
            <div ref={strip} data-strip hidden />
        </>
    );
}

/** A grid that is table from edge to edge, with one pane where one is enough. */
function gridOf({ clientWidth: width, clientHeight: height }: HTMLElement): Grid {
    const [none, all] = [{ x: 0, y: 0, width: 0, height: 0 }, { x: 0, y: 0, width, height }];
    return { form: "phone", tall: true, coarse: false, upright: false, width, height, top: none, table: all, strip: none, bar: none, rail: none };
}
