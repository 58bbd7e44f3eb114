/** How many choices are set out in the room that the bar has for them; pure. No label is ever cut. */
import { linesOfParts } from "./measure";
import type { Choice } from "./model";

export interface Room {
    width: number;
    height: number;
    /** The smallest height of a target. */
    target: number;
    /** On a phone rows of three, whatever the texts say. */
    narrow: boolean;
    /** Letters of the room: larger on a projector. */
    size: number;
}

/** A way to set choices out: rows of cells, what they say, how many fit. */
export interface Arrangement {
    rows: number;
    columns: number;
    /** `full`: name and consequence below each other; `flow`: one after the other, in lines that both share. */
    says: "full" | "flow";
    size: number;
    count: number;
    /** The width of all cells together: a few choices do not fill the room. */
    width: number;
    /** The first level of a choice in stages: what choices have in common. */
    groups: string[];
}

const GAP = 6;
const ROW_GAP = 4;
/** Hue, space on both sides, and the key in the corner. */
const TRIM = 24;
/** How large a sign is beside words in one row and in two, and the space after it; a drawn piece is larger. */
const SIGNS = { one: 20, two: 16, drawn: 34, drawnInTwo: 28 };
const AFTER_SIGN = 6;
/** The most that stand there at once: more is chosen in stages, or from the list. */
export const MOST = 12;
const LINE = 1.18;
/** Nothing is written smaller. */
const LEAST = 11;
/** A cell is not wider, where its words need no more. */
const WIDEST = 250;

/** Set choices out: one row of up to six, two rows of smaller ones up to twelve, else groups or as many as fit. */
export function arranged(choices: readonly Choice[], room: Room): Arrangement {
    const groups = groupsOf(choices);
    if (choices.length > MOST && groups.length > 1) return { ...within(groups.map(named), room), groups };
    const found = within(choices, room);
    return found.count < choices.length && groups.length > 1 ? { ...within(groups.map(named), room), groups } : found;
}

/** What the choices have in common, each once, in their order. */
export function groupsOf(choices: readonly Choice[]): string[] {
    return [...new Set(choices.map((choice) => choice.group))].filter(Boolean);
}

interface Labelled {
    name: string;
    consequence: string;
    symbol: string;
    ghost?: unknown;
}

function named(name: string): Labelled {
    return { name, consequence: "", symbol: "" };
}

/** How large the sign of a choice is drawn. */
export function signSize(choice: Pick<Labelled, "ghost" | "symbol">, rows: number): number {
    if (choice.ghost) return rows > 1 ? SIGNS.drawnInTwo : SIGNS.drawn;
    return !choice.symbol ? 0 : rows > 1 ? SIGNS.two : SIGNS.one;
}

function within(choices: readonly Labelled[], room: Room): Arrangement {
    const width = Math.min(room.width, choices.length * WIDEST);
    const found = room.narrow || width === room.width ? null : within(choices, { ...room, width });
    if (found && found.says === "full" && found.count === choices.length) return found;
    for (const found of tried(choices.length, room)) {
        if (choices.every((choice) => fits(choice, found, room))) return found;
    }
    return cutTo(choices, room);
}

/** What a choice leads to is always told: below its name, or where there is less room after it. */
const WAYS: readonly Arrangement["says"][] = ["full", "flow"];

/** The ways that are tried, the best to read first. */
function* tried(count: number, room: Room): Iterable<Arrangement> {
    const way = (rows: number, says: Arrangement["says"], size: number): Arrangement => ({
        rows, columns: room.narrow ? acrossFor(count) : Math.max(1, Math.ceil(count / rows)), says, size, count, width: room.width, groups: [],
    });
    if (count > (room.narrow ? 6 : MOST)) return;
    for (const rows of room.narrow ? [2] : count <= 6 ? [1, 2] : [2]) {
        if (heightOf(rows, room) < room.target) continue;
        for (const says of WAYS) for (const size of sizesOf(room)) yield way(rows, says, size);
    }
}

function sizesOf(room: Room): number[] {
    return [room.size, room.size - 1, 11.5, LEAST].filter((size) => size >= LEAST);
}

/** On a phone: two rows, of which each is as wide as it can be. */
function acrossFor(count: number): number {
    return count > 4 ? 3 : Math.max(1, Math.ceil(count / 2));
}

function heightOf(rows: number, room: Room): number {
    return (room.height - ROW_GAP * (rows - 1)) / rows;
}

function fits(choice: Labelled, found: Arrangement, room: Room): boolean {
    const high = heightOf(found.rows, room) - 4;
    const sign = signSize(choice, found.rows);
    const wide = (room.width - GAP * (found.columns - 1)) / found.columns - TRIM - (sign ? sign + AFTER_SIGN : 0);
    const small = Math.max(LEAST, found.size - 1);
    const name = { text: choice.name, size: found.size, bold: true };
    const more = { text: choice.consequence, size: small, bold: false };
    if (found.says === "flow") return linesOfParts([name, more], wide) * found.size * LINE <= high;
    return (linesOfParts([name], wide) * found.size + (choice.consequence ? linesOfParts([more], wide) * small : 0)) * LINE <= high;
}

/** As many as fit, the last cell left for the list of all. */
function cutTo(choices: readonly Labelled[], room: Room): Arrangement {
    const most = heightOf(2, room) >= room.target ? 2 : 1;
    const cut = (rows: number, across: number, size: number, says: Arrangement["says"]): Arrangement => ({
        rows, columns: across, says, size, count: Math.min(choices.length, Math.max(1, across * rows - 1)), width: room.width, groups: [],
    });
    const widest = room.narrow ? 3 : 6;
    let best: Arrangement | null = null;
    for (const rows of most > 1 ? [2, 1] : [1]) {
        for (const says of WAYS) {
            for (let across = widest; across > 0; across -= 1) {
                const found = [11.5, LEAST].map((size) => cut(rows, across, size, says)).find((one) => choices.slice(0, one.count).every((choice) => fits(choice, one, room)));
                if (found && found.count > (best?.count ?? 0)) best = found;
            }
        }
    }
    return best ?? cut(most, 1, LEAST, "flow");
}
