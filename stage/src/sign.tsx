/** A symbol of the picture, used by reference, and the page's own signs. */
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { ViewModel } from "./model";
import { fragment } from "./parts/markup";

/** What symbols measure, by their ids: asked for once each. */
const boxes = new Map<string, string>();
const EDGE = 1;
/** So many frames a symbol is waited for. */
const FRAMES = 30;

/** A symbol that the picture has, by its id after the prefix, in the colours of the picture; those of a seat for what has its colour. */
export function Symbol({ model, symbol, size, seat }: { model: ViewModel; symbol: string; size: number; seat?: number | undefined }): VNode | null {
    const frame = useRef<SVGSVGElement>(null);
    const id = `${model.prefix}${symbol}`;
    const isDrawn = model.picture !== null;
    useLayoutEffect(() => {
        let waiting = 0;
        const fit = (left: number): void => {
            const box = boxes.get(id) ?? measured(frame.current);
            // The table, whose symbols these are, may be drawn after what stands beside it.
            if (!box && left) waiting = requestAnimationFrame(() => fit(left - 1));
            if (!box) return;
            boxes.set(id, box);
            frame.current?.setAttribute("viewBox", box);
        };
        if (symbol && isDrawn) fit(FRAMES);
        return () => cancelAnimationFrame(waiting);
    }, [id, isDrawn]);
    if (!symbol || !model.picture) return null;
    return (
        <svg ref={frame} class={`symbol ${boardClasses(model)}`} width={size} height={size} viewBox={boxes.get(id) ?? "0 0 24 24"} style={seat === undefined ? undefined : { "--board-seat": `var(--board-seat-${seat})` }} aria-hidden="true" focusable="false">
            <use href={`#${id}`} />
        </svg>
    );
}

/** A piece as it would lie on the table, turned as it would be there. */
export function Ghost({ model, drawn, size }: { model: ViewModel; drawn: string; size: number }): VNode {
    const frame = useRef<SVGSVGElement>(null);
    useLayoutEffect(() => frame.current?.replaceChildren(fragment(drawn)), [drawn]);
    return <svg ref={frame} class={`symbol ${boardClasses(model)}`} width={size} height={size} viewBox="-32 -32 64 64" aria-hidden="true" focusable="false" />;
}

/** The classes by which something outside the picture has its colours. */
export function boardClasses(model: ViewModel): string {
    return (model.picture?.classes ?? "").split(" ").filter((name) => name !== "table").join(" ");
}

function measured(frame: SVGSVGElement | null): string {
    const used = frame?.querySelector("use");
    if (!used || typeof used.getBBox !== "function") return "";
    const { x, y, width, height } = used.getBBox();
    return width && height ? [x - EDGE, y - EDGE, width + 2 * EDGE, height + 2 * EDGE].map((one) => one.toFixed(2)).join(" ") : "";
}

const PATHS: Record<string, string> = {
    menu: "M3 5h14M3 10h14M3 15h14",
    whole: "M3 3h14v14H3zM3 10h14M10 3v14",
    full: "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",
    small: "M7 3v4H3M17 7h-4V3M13 17v-4h4M3 13h4v4",
    undo: "M8 5L3 10l5 5h9V5zM10 8l4 4M14 8l-4 4",
    dots: "M4 10h.01M10 10h.01M16 10h.01",
    star: "M10 2.8l2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5L2.8 8.1l5-.7z",
    unsaved: "M10 3l8 14H2zM10 8.5v4M10 14.6v.1",
    close: "M5 5l10 10M15 5L5 15",
};

/** One of the page's own signs. */
export function Icon({ name }: { name: string }): VNode {
    return (
        <svg class="icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d={PATHS[name] ?? ""} fill="none" stroke="currentColor" stroke-width={name === "dots" ? 3 : 1.8} stroke-linecap={name === "dots" ? "round" : undefined} />
        </svg>
    );
}
