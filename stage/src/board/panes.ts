/** Which panes are shown and where: the arrangement in which they can be seen largest. Pure: sizes in, rectangles out. */
import type { Form, Rect } from "../layout";
import { GAP } from "../layout";
import type { Pane, PaneForm, Picture } from "../model";

type Role = "main" | "companion" | "third" | "whole";

/** A pane as it is shown: which of its forms, where, and how large a unit of its sheets is. */
export interface Shown {
    name: string;
    role: Role;
    rect: Rect;
    form: number;
    scale: number;
}

/** What is to be shown; an empty text is no pane. A pane that is peeked at or pinned must be there. */
export interface Wish {
    main: string;
    companion: string;
    needed: boolean;
}

/** Border and margin of a pane on one side. */
export const EDGE = 3;
const LARGEST = { main: 1.6, companion: 1.3, third: 1.1, whole: 1.6 };
// Smaller than this a pane helps nobody: it is left out.
const SMALLEST = { main: 0, companion: 0.42, third: 0.42, whole: 0 };
const LARGEST_IN_COLUMN = 0.75;
// On a phone a companion is there for what is lit in it, of which it shows that part alone, and larger.
const LOWEST = { ...SMALLEST, companion: 0.36 };
// How much of its size counts, and how large a pane counts that is not there.
const WEIGHT = { main: 4, companion: 1, third: 0.15, whole: 1 };
const MISSING = { companion: 0.3, third: 0.2 };
const ENOUGH = { main: 1.6, companion: 1, third: 0.8, whole: 1.6 };
// Below this letters outgrow what they stand in: they are never written smaller than they can be read.
const CROWDED = 0.65;
// Beyond this a main pane need not push the others aside.
const LARGE = 0.8;
const BEYOND = 2;
const SHARES = [0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8];

/** The form of a pane that can be shown largest in a room, and its scale there. */
export function bestForm(forms: readonly PaneForm[], width: number, height: number): { form: number; scale: number } {
    let best = { form: 0, scale: 0 };
    forms.forEach((form, index) => {
        const scale = Math.min((width - 2 * EDGE) / form.width, (height - 2 * EDGE) / form.height);
        // A later form has to be clearly larger, so that a pane looks the same where it can.
        if (scale > best.scale * (index ? 1.08 : 1)) best = { form: index, scale };
    });
    return best;
}

/** The panes that have no other pane in which all their places are seen, too: those of the overview. */
export function overview(panes: readonly Pane[]): Pane[] {
    const seen = panes.map((pane) => new Set(placesOf(pane)));
    return panes.filter((_, index) => {
        const mine = seen[index] ?? new Set<string>();
        return !seen.some((other, at) => at !== index && other.size > mine.size && mine.size > 0 && [...mine].every((key) => other.has(key)));
    });
}

/** The keys of all places of a pane. */
export function placesOf(pane: Pane): string[] {
    return (pane.forms[0]?.windows ?? []).flatMap((window) => window.places);
}

/** The panes and where they are shown, the main one first: at least so many, where there is room for them. */
export function arrange(picture: Picture, wish: Wish, area: Rect, form: Form, fewest = 1): Shown[] {
    const main = picture.panes.find((pane) => pane.name === wish.main) ?? picture.panes[0];
    if (!main) return [];
    const companion = picture.panes.find((pane) => pane.name === wish.companion && pane !== main) ?? null;
    const third = form === "phone" ? null : filling(picture.panes, [main, companion]);
    const others = form === "phone" && !wish.needed ? null : companion;
    let best: Shown[] = [];
    let most = -Infinity;
    const least = form === "phone" ? LOWEST : SMALLEST;
    for (const shown of arrangements(main, others ?? third, others ? third : null, area, isBefore(picture.panes, main, others ?? third))) {
        if (shown.length < fewest || shown.some((one) => one.scale < least[one.role])) continue;
        // On a phone panes side by side would both be small.
        if (form === "phone" && new Set(shown.map((one) => one.rect.y)).size < shown.length) continue;
        if (wish.needed && companion && !shown.some((one) => one.name === companion.name)) continue;
        const points = value(shown);
        if (points > most) [best, most] = [shown, points];
    }
    return best;
}

/** Every pane where the whole table has it, as large as there is room. */
export function arrangeWhole(picture: Picture, area: Rect): Shown[] {
    const whole = picture.whole;
    if (!whole) return [];
    const scale = Math.min(area.width / whole.width, area.height / whole.height, LARGEST.whole);
    const left = area.x + (area.width - whole.width * scale) / 2;
    const top = area.y + (area.height - whole.height * scale) / 2;
    return Object.entries(whole.panes).flatMap(([name, [x, y, width, height]]): Shown[] => {
        const pane = picture.panes.find((one) => one.name === name);
        if (!pane) return [];
        const rect = { x: left + x * scale, y: top + y * scale, width: width * scale, height: height * scale };
        return [{ name, role: "whole", rect, ...bestForm(pane.forms, rect.width + EDGE, rect.height + EDGE) }];
    });
}

/** All panes below one another, each as wide as there is room: on a phone, where the whole table would be a stamp. */
export function arrangeColumn(picture: Picture, area: Rect): Shown[] {
    let y = 0;
    return overview(picture.panes).map((pane) => {
        const ways = pane.forms.map(({ width, height }, form) => {
            const scale = Math.min((area.width - 2 * EDGE) / width, LARGEST_IN_COLUMN);
            return { form, scale, height: Math.round(height * scale) + 2 * EDGE };
        });
        // What is lowest leaves most room for the others.
        const { form, scale, height } = ways.reduce((one, other) => (other.height < one.height ? other : one));
        const rect = { ...area, y, height };
        y += height + GAP;
        return { name: pane.name, role: "whole", rect, form, scale };
    });
}

/** What fills the room that is left: something of one's own; anything where there are few panes. */
function filling(panes: readonly Pane[], shown: ReadonlyArray<Pane | null>): Pane | null {
    const rest = overview(panes).filter((pane) => !shown.includes(pane));
    return rest.find((pane) => pane.own) ?? (overview(panes).length <= 3 ? (rest[0] ?? null) : null);
}

function isBefore(panes: readonly Pane[], main: Pane, other: Pane | null): boolean {
    return other !== null && panes.indexOf(other) < panes.indexOf(main);
}

function value(shown: readonly Shown[]): number {
    let points = 0;
    for (const role of ["main", "companion", "third"] as const) {
        const one = shown.find((each) => each.role === role);
        const scale = one ? Math.min(one.scale, ENOUGH[role]) : role === "main" ? 0.01 : MISSING[role];
        points += WEIGHT[role] * Math.log(Math.max(Math.min(scale, LARGE), 0.01));
        if (one && role === "companion" && scale < CROWDED) points += 1.5 * Math.log(scale / CROWDED);
        if (scale > LARGE) points += Math.min(WEIGHT[role], BEYOND) * Math.log(scale / LARGE);
    }
    return points;
}

type Cell = [Pane, Role, Rect];

/** All ways to divide the area that are worth a thought. `first` says that the companion is at the left. */
function* arrangements(main: Pane, companion: Pane | null, third: Pane | null, area: Rect, first: boolean): Generator<Shown[]> {
    yield* fitted([[main, "main", area]]);
    if (!companion) return;
    for (const width of [...SHARES.map((share) => area.width * share), ...natural(main, area)]) {
        const [wide, beside] = columns(area, width, first);
        yield* fitted([[main, "main", wide], [companion, "companion", beside]]);
        if (!third) continue;
        for (const share of SHARES) {
            const [upper, lower] = rows(beside, beside.height * share);
            yield* fitted([[main, "main", wide], [companion, "companion", upper], [third, "third", lower]]);
            const [over, under] = rows(wide, wide.height * share);
            yield* fitted([[main, "main", over], [companion, "companion", beside], [third, "third", under]]);
        }
    }
    for (const share of SHARES) {
        const [upper, lower] = rows(area, area.height * share);
        yield* fitted([[main, "main", upper], [companion, "companion", lower]]);
        if (!third) continue;
        const [left, right] = columns(lower, lower.width / 2, false);
        yield* fitted([[main, "main", upper], [companion, "companion", left], [third, "third", right]]);
        if (area.height > area.width) yield* besideThird(main, companion, third, first ? [lower, upper] : [upper, lower]);
    }
}

/** Where it is higher than wide: the companion has all the width, and the main pane shares its own with the third. */
function* besideThird(main: Pane, companion: Pane, third: Pane, [own, other]: [Rect, Rect]): Generator<Shown[]> {
    for (const share of SHARES) {
        const [left, right] = columns(own, own.width * share, false);
        yield* fitted([[main, "main", left], [companion, "companion", other], [third, "third", right]]);
    }
}

/** The widths at which a pane is as high as the area. */
function natural(pane: Pane, area: Rect): number[] {
    return pane.forms.map((form) => {
        const scale = Math.min((area.height - 2 * EDGE) / form.height, LARGEST.main);
        return Math.min(form.width * scale + 2 * EDGE, area.width);
    });
}

/** The area in two columns, the wide one first in the answer whichever is at the left. */
function columns(area: Rect, width: number, mirrored: boolean): [Rect, Rect] {
    const wide = Math.round(width);
    const rest = area.width - wide - GAP;
    const one = { ...area, x: mirrored ? area.x + rest + GAP : area.x, width: wide };
    return [one, { ...area, x: mirrored ? area.x : area.x + wide + GAP, width: rest }];
}

function rows(area: Rect, height: number): [Rect, Rect] {
    const high = Math.round(height);
    return [{ ...area, height: high }, { ...area, y: area.y + high + GAP, height: area.height - high - GAP }];
}

function* fitted(cells: readonly Cell[]): Generator<Shown[]> {
    const shown: Shown[] = [];
    for (const [pane, role, rect] of cells) {
        if (rect.width <= 2 * EDGE || rect.height <= 2 * EDGE) return;
        const best = bestForm(pane.forms, rect.width, rect.height);
        shown.push({ name: pane.name, role, rect, form: best.form, scale: Math.min(best.scale, LARGEST[role]) });
    }
    yield shown;
}
