/** How many choices are set out in the room that the bar has for them; pure. No label is ever cut. */
import { linesOf, widthOf } from "./measure";
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
    /** `full`: name and consequence below each other; `short`: the name alone. */
    says: "full" | "short";
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
const TRIM = 30;
const SIGN = 26;
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
}

function named(name: string): Labelled {
    return { name, consequence: "", symbol: "" };
}

function within(choices: readonly Labelled[], room: Room): Arrangement {
    const width = Math.min(room.width, choices.length * WIDEST);
    const found = room.narrow || width === room.width ? null : within(choices, { ...room, width });
    if (found && found.says === "full" && found.count === choices.length) return found;
    const ways = saying(choices);
    for (const found of tried(choices.length, room, ways)) {
        if (choices.every((choice) => fits(choice, found, room))) return found;
    }
    return cutTo(choices, room, ways.at(-1) ?? "full");
}

/** What choices may say: the name alone is enough only where no two of them have the same. */
function saying(choices: readonly Labelled[]): Arrangement["says"][] {
    const isTold = new Set(choices.map((choice) => choice.name)).size === choices.length;
    return isTold ? ["full", "short"] : ["full"];
}

/** The ways that are tried, the best to read first. */
function* tried(count: number, room: Room, ways: readonly Arrangement["says"][]): Iterable<Arrangement> {
    const way = (rows: number, says: Arrangement["says"], size: number): Arrangement => ({
        rows, columns: room.narrow ? acrossFor(count) : Math.max(1, Math.ceil(count / rows)), says, size, count, width: room.width, groups: [],
    });
    const rows = room.narrow ? [2] : count <= 6 ? [1, 2] : count <= MOST ? [2] : [];
    for (const says of ways) {
        for (const many of rows) {
            if (room.narrow && count > 6) return;
            if (heightOf(many, room) < room.target) continue;
            for (const size of [room.size, room.size - 1, 11.5, LEAST]) if (size >= LEAST) yield way(many, says, size);
        }
    }
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
    const wide = (room.width - GAP * (found.columns - 1)) / found.columns - TRIM - (choice.symbol ? SIGN : 0);
    const lines = linesOf(choice.name, wide, found.size, true);
    const small = Math.max(LEAST, found.size - 1);
    const more = found.says === "full" && choice.consequence ? linesOf(choice.consequence, wide, small) : 0;
    return (lines * found.size + more * small) * LINE <= high;
}

/** As many as fit, the last cell left for the list of all. */
function cutTo(choices: readonly Labelled[], room: Room, says: Arrangement["says"]): Arrangement {
    const most = heightOf(2, room) >= room.target ? 2 : 1;
    const widest = Math.max(...choices.map((one) => longestWord(one.name, 11.5) + (one.symbol ? SIGN : 0)), 60) + TRIM;
    const columns = room.narrow ? 3 : Math.max(1, Math.min(6, Math.floor((room.width + GAP) / (widest + GAP))));
    const cut = (rows: number, across: number, size: number): Arrangement => ({
        rows, columns: across, says, size, count: Math.min(choices.length, Math.max(1, across * rows - 1)), width: room.width, groups: [],
    });
    for (const rows of says === "full" ? [most, 1] : [most]) {
        for (let across = columns; across > 1; across -= 1) {
            const found = cut(rows, across, room.narrow ? LEAST : 11.5);
            if (choices.slice(0, found.count).every((one) => fits(one, found, room))) return found;
        }
    }
    return cut(most, 1, LEAST);
}

function longestWord(text: string, size: number): number {
    return Math.max(...text.split(/\s+/).map((word) => widthOf(word, size, true)));
}
