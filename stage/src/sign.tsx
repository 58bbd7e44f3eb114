/** A symbol of the picture, used by reference, and the page's own signs. */
import type { VNode } from "preact";

/** A symbol that the picture has, by its id after the prefix. */
export function Symbol({ prefix, symbol, size }: { prefix: string; symbol: string; size: number }): VNode | null {
    if (!symbol) return null;
    return (
        <svg class="symbol" width={size} height={size} aria-hidden="true" focusable="false">
            <use href={`#${prefix}-${symbol}`} width={size} height={size} />
        </svg>
    );
}

const PATHS: Record<string, string> = {
    menu: "M3 5h14M3 10h14M3 15h14",
    whole: "M3 3h14v14H3zM3 10h14M10 3v14",
    full: "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",
    small: "M7 3v4H3M17 7h-4V3M13 17v-4h4M3 13h4v4",
    undo: "M8 5L3 10l5 5h9V5zM10 8l4 4M14 8l-4 4",
    close: "M5 5l10 10M15 5L5 15",
};

/** One of the page's own signs. */
export function Icon({ name }: { name: string }): VNode {
    return (
        <svg class="icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d={PATHS[name] ?? ""} fill="none" stroke="currentColor" stroke-width="1.8" />
        </svg>
    );
}
