/** What a reader takes along: a text in the clipboard, or in a file. */
import type { ViewModel } from "./model";

/** Put a text into the clipboard, where the browser lets us. */
export async function copy(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return false;
    }
}

/** All that the page knows of a game, as lines to read. */
export function written(model: ViewModel): string {
    const seats = model.summary.seats.map((seat) => `${seat.name}: ${seat.points}`);
    const lines = model.log.map((line) => [line.name, line.text, line.points ? `(${line.points})` : ""].filter(Boolean).join(" "));
    const parts = [model.summary.title, model.summary.clock, seats.join("\n"), model.keeps, lines.join("\n")];
    return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** Before a page that is only read: whoever wrote it, nothing runs in it, and nothing is fetched. */
const QUIET =
    `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;

/** Let the browser show a page in a place of its own, where it can be printed; where it may not, keep it as a file. */
export function print(page: string, name: string): void {
    const quiet = QUIET + page;
    const address = URL.createObjectURL(new Blob([quiet], { type: "text/html" }));
    if (!window.open(address, "_blank")) keep(`${name}.html`, quiet, "text/html");
}

/** Let the browser keep a text as a file. */
export function keep(name: string, text: string, type = "text/plain"): void {
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    window.setTimeout(() => URL.revokeObjectURL(address), 0);
}
