/** How wide texts are, without asking the browser to lay anything out. */

const FAMILY = 'system-ui, -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif';
// Where there is no canvas, as in tests: the width of a letter in parts of its height.
const LETTER = 0.58;

let canvas: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** The width of a text in pixels at a size. */
export function widthOf(text: string, size: number, bold = false): number {
    const key = `${bold ? "b" : "n"}${size} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size > 4000) known.clear();
    const width = measured(text, size, bold);
    known.set(key, width);
    return width;
}

function measured(text: string, size: number, bold: boolean): number {
    canvas ??= context();
    if (!canvas) return text.length * size * (bold ? LETTER * 1.08 : LETTER);
    canvas.font = `${bold ? "600 " : ""}${size}px ${FAMILY}`;
    return canvas.measureText(text).width;
}

function context(): CanvasRenderingContext2D | null {
    const made = document.createElement("canvas");
    return typeof made.getContext === "function" ? made.getContext("2d") : null;
}

/** A text, or a part of one, as it is set. */
interface Part {
    text: string;
    size: number;
    bold: boolean;
}

/** The number of lines that a text takes in a width, broken at spaces; infinite where a word is too long. */
export function linesOf(text: string, width: number, size: number, bold = false): number {
    return linesOfParts([{ text, size, bold }], width);
}

/** The number of lines that texts take that follow each other. */
export function linesOfParts(parts: readonly Part[], width: number): number {
    let [lines, used] = [1, 0];
    for (const { text, size, bold } of parts) {
        const space = widthOf(" ", size, bold);
        for (const word of text.split(/\s+/)) {
            const wide = widthOf(word, size, bold);
            if (wide > width) return Infinity;
            if (used && used + space + wide > width) {
                lines += 1;
                used = wide;
            } else {
                used += (used ? space : 0) + wide;
            }
        }
    }
    return lines;
}
