/** How the answers to a question are set out: all of them, each in full. Pure. */
import type { Room } from "./choice-layout";
import { linesOf } from "./measure";

/** So many columns; the height of each row and of all together; the size of the letters. */
interface AnswersLaid {
    columns: number;
    rows: number[];
    size: number;
    height: number;
    width: number;
}

const GAP = 6;
const ROW_GAP = 4;
/** Hue, space on both sides, and the key in the corner. */
const TRIM = 30;
const LINE = 1.18;
const EDGES = 6;
/** Nothing is written smaller. */
const LEAST = 11.5;
/** A cell is not wider, where its words need no more. */
const WIDEST = 250;
/** The most that long answers take from the table, in pixels. */
const MOST_EXTRA = { narrow: 150, wide: 110 };

/** Set answers out in the room of the bar; where they need more, in the way that needs least. */
export function answersFor(texts: readonly string[], room: Room): AnswersLaid {
    const sizes = [room.size, room.size - 1, LEAST].filter((size) => size >= LEAST);
    const most = room.narrow ? Math.min(2, texts.length) : texts.length;
    const ways = sizes.flatMap((size) => Array.from({ length: most }, (_, less) => laid(texts, room, most - less, size)));
    const fits = ways.find((one) => one.height <= room.height);
    return fits ?? ways.reduce((best, one) => (one.height < best.height ? one : best));
}

/** How much higher than its bar a question stands, as its answers need it. */
export function extraFor(texts: readonly string[], room: Room): number {
    const more = Math.ceil(answersFor(texts, room).height - room.height);
    return Math.max(0, Math.min(more, room.narrow ? MOST_EXTRA.narrow : MOST_EXTRA.wide));
}

function laid(texts: readonly string[], room: Room, columns: number, size: number): AnswersLaid {
    const width = room.narrow ? room.width : Math.min(room.width, Math.max(columns * WIDEST, room.width / 2));
    const cell = (width - GAP * (columns - 1)) / columns - TRIM;
    const heights = texts.map((text) => Math.max(room.target, linesOf(text, cell, size, true) * size * LINE + EDGES));
    const rows: number[] = [];
    for (let at = 0; at < heights.length; at += columns) rows.push(Math.max(...heights.slice(at, at + columns)));
    return { columns, rows, size, width, height: rows.reduce((sum, one) => sum + one, 0) + ROW_GAP * (rows.length - 1) };
}
