/** How the buttons at the foot of the rail are set out: in one row, or where words are long in two. Pure. */
import { linesOf, widthOf } from "./measure";

/** The size of the letters, and how wide each button is at least. */
interface ButtonsLaid {
    size: number;
    least: number[];
}

/** A row of buttons: its width, how many lines a button has room for, and whether fingers hit it. */
export interface ButtonRow {
    width: number;
    height: number;
    coarse: boolean;
}

const SIZES = [14.5, 13, 12, 11] as const;
/** So large the words of a button of its own are, at least: a title that is longer gives way to a short word. */
const READ_WELL = 12;
const GAP = 6;
/** Edges and the space beside the words. */
const TRIM = 14;
const LINE = 1.1;
const EDGES = 6;

/** Set texts out in a row, in the largest letters with which none is cut and no word is broken; null where none are so small. */
export function buttonsFor(texts: readonly string[], row: ButtonRow): ButtonsLaid | null {
    for (const size of SIZES) {
        const lines = Math.floor((row.height - EDGES) / (size * LINE));
        const least = texts.map((text) => Math.max(row.coarse ? 44 : 24, narrowest(text, lines, size) + TRIM));
        if (least.reduce((sum, one) => sum + one, 0) + GAP * (texts.length - 1) <= row.width) return { size, least };
    }
    return null;
}

/** Whether a text may stand on the last button instead of a short word. */
export function hasRoom(texts: readonly string[], row: ButtonRow): boolean {
    return (buttonsFor(texts, row)?.size ?? 0) >= READ_WELL;
}

/** The least width in which a text takes so many lines. */
function narrowest(text: string, lines: number, size: number): number {
    const words = text.split(/\s+/);
    const spans = words.flatMap((_, from) => words.slice(from).map((__, more) => words.slice(from, from + more + 1).join(" ")));
    const widths = spans.map((span) => Math.ceil(widthOf(span, size, true)) + 1).sort((one, other) => one - other);
    return widths.find((width) => linesOf(text, width, size, true) <= lines) ?? Infinity;
}
