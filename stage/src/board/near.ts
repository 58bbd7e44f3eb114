/** Which panes are near: what the step asks for, what is peeked at, pinned, or the whole table. */
import type { Form, Grid, Rect } from "../layout";
import { GAP } from "../layout";
import type { Focus, Picture } from "../model";
import type { Shown, Wish } from "./panes";
import { arrange, arrangeWhole, overview } from "./panes";

export interface Near {
    peek: string;
    pinned: string;
    whole: boolean;
}

export interface Arranged {
    shown: Shown[];
    /** Whether all panes are shown, so that no overview is needed; its room is used then. */
    all: boolean;
}

/** The panes that are asked for. `hides` says of a pane whether lit places would be outside of it and its companion. */
export function wishFor(focus: Focus, near: Near, form: Form): Wish {
    const companion = form === "trio" && focus.wide ? focus.wide : focus.companion;
    const extra = near.peek || near.pinned;
    if (!extra || extra === focus.main) return { main: focus.main, companion, needed: false };
    return form === "phone" ? { main: extra, companion: "", needed: false } : { main: focus.main, companion: extra, needed: true };
}

/** How panes are shown in a grid, from the upper left corner of its table. */
export function arranged(picture: Picture, wish: Wish, grid: Grid, whole: boolean): Arranged {
    const area = { x: 0, y: 0, width: grid.table.width, height: grid.table.height };
    if (whole && picture.whole) return { shown: arrangeWhole(picture, area), all: false };
    const panes = overview(picture.panes);
    if (panes.length <= 3) {
        const shown = arrange(picture, wish, withStrip(area, grid), grid.form);
        if (panes.every((pane) => shown.some((one) => one.name === pane.name))) return { shown, all: true };
    }
    return { shown: arrange(picture, wish, area, grid.form), all: false };
}

/** The area together with the room of the overview, above or (on a phone) below it. */
function withStrip(area: Rect, grid: Grid): Rect {
    if (grid.form === "phone") return { ...area, height: area.height + grid.strip.height };
    const more = grid.strip.height + GAP;
    return { ...area, y: -more, height: area.height + more };
}

/** What is wished for once more, with a pane as the main one that shows the lit places which would be hidden. */
export function defended(picture: Picture, wish: Wish, shown: readonly Shown[], lit: readonly string[], shows: (pane: string, spot: string) => boolean): Wish | null {
    const hidden = lit.filter((spot) => !shown.some((one) => shows(one.name, spot)));
    if (!hidden.length) return null;
    const counts = picture.panes.map((pane) => ({ name: pane.name, lit: lit.filter((spot) => shows(pane.name, spot)).length, hidden: hidden.some((spot) => shows(pane.name, spot)) }));
    const best = counts.filter((one) => one.hidden).sort((one, other) => other.lit - one.lit)[0];
    if (!best) return null;
    const rest = lit.some((spot) => !shows(best.name, spot));
    const companion = wish.main !== best.name && (rest || !wish.companion) ? wish.main : wish.companion;
    return { main: best.name, companion: companion === best.name ? "" : companion, needed: rest && wish.main !== best.name };
}
