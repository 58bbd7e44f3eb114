/** Which panes are near: what the step asks for, what is peeked at, pinned, or the whole table. */
import type { Form, Grid, Rect } from "../layout";
import { GAP } from "../layout";
import type { FocusShown, Picture } from "../model";
import type { Shown, Wish } from "./panes";
import { arrange, arrangeColumn, arrangeWhole, overview } from "./panes";

export interface Near {
    peek: string;
    pinned: string;
    whole: boolean;
}

export interface Arranged {
    shown: Shown[];
    /** Whether all panes are shown, so that no overview is needed; its room is used then. */
    all: boolean;
    /** Whether they stand in a column that is scrolled. */
    column: boolean;
}

/** The panes that are asked for. */
export function wishFor(focus: FocusShown, near: Near, form: Form): Wish {
    const companion = (form === "trio" ? focus.wide : form === "duo" ? "" : focus.narrow) || focus.companion;
    const extra = near.peek || near.pinned;
    if (!extra || extra === focus.main) return { main: focus.main, companion, needed: false };
    return form === "phone" ? { main: extra, companion: "", needed: false } : { main: focus.main, companion: extra, needed: true };
}

/** How panes are shown in a grid, from the upper left corner of its table. */
export function arranged(picture: Picture, wish: Wish, grid: Grid, whole: boolean): Arranged {
    const area = { x: 0, y: 0, width: grid.table.width, height: grid.table.height };
    if (whole && grid.form === "phone") return { shown: arrangeColumn(picture, area), all: false, column: true };
    if (whole && picture.whole) return { shown: arrangeWhole(picture, withStrip(area, grid)), all: true, column: false };
    const panes = overview(picture.panes);
    if (panes.length <= 3) {
        // Where there is room for all they stay: none comes and goes with what is asked about.
        const shown = arrange(picture, wish, withStrip(area, grid), grid.form, grid.form === "phone" ? 1 : panes.length);
        if (panes.every((pane) => shown.some((one) => one.name === pane.name))) return { shown, all: true, column: false };
    }
    return { shown: arrange(picture, wish, area, grid.form), all: false, column: false };
}

/** The area together with the room of the overview, above or (on a phone) below it. */
function withStrip(area: Rect, grid: Grid): Rect {
    if (grid.form === "phone") return { ...area, height: area.height + grid.strip.height };
    const more = grid.strip.height + GAP;
    return { ...area, y: -more, height: area.height + more };
}

type Shows = (pane: string, spot: string) => boolean;

/** The spots that no pane shows. */
export function hiddenFrom(shown: readonly Shown[], spots: readonly string[], shows: Shows): string[] {
    return spots.filter((spot) => !shown.some((one) => shows(one.name, spot)));
}

/**
 * What may be wished for instead where places would be hidden: all that was asked for, the pane with most of them beside
 * the main one, or in its place. Nothing where all are seen. `lit` can be clicked, `looks` are pointed out.
 */
export function defended(picture: Picture, wish: Wish, shown: readonly Shown[], lit: readonly string[], looks: readonly string[], shows: Shows): Wish[] {
    const [hiddenLit, hidden] = [hiddenFrom(shown, lit, shows), hiddenFrom(shown, [...lit, ...looks], shows)];
    const sought = hiddenLit.length ? hiddenLit : hidden;
    const inPane = (pane: string, spots: readonly string[]): number => spots.filter((spot) => shows(pane, spot)).length;
    const names = overview(picture.panes).map((pane) => pane.name).filter((name) => inPane(name, sought) > 0);
    const best = names.sort((one, other) => inPane(other, sought) - inPane(one, sought))[0];
    if (!best) return [];
    const instead = { main: best, companion: wish.main, needed: true };
    const wishes = inPane(wish.main, lit) > 0 || !inPane(best, lit) ? [{ ...wish, needed: true }, { main: wish.main, companion: best, needed: true }, instead] : [instead];
    return [...wishes, { main: best, companion: wish.companion, needed: false }].filter((one) => one.companion && one.companion !== one.main);
}

/** The first of several arrangements in which fewest lit places are hidden, then fewest of those that are pointed out. */
export function fewestHidden(found: readonly Arranged[], lit: readonly string[], looks: readonly string[], shows: Shows): Arranged | undefined {
    const count = (one: Arranged): number => hiddenFrom(one.shown, lit, shows).length * 1000 + hiddenFrom(one.shown, looks, shows).length;
    return [...found].sort((one, other) => count(one) - count(other))[0];
}
