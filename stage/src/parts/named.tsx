/** A text in which symbols of the picture stand beside their names. */
import type { VNode } from "preact";
import type { NamedSymbol, ViewModel } from "../model";
import { Symbol } from "../sign";

const SIZE = 18;

/** A piece of a text, and the symbol that its last word names, if any. */
export interface Piece {
    text: string;
    symbol: string;
}

/** Part a text after the first name of each symbol; what only begins or ends like a name is none. */
export function piecesOf(text: string, named: readonly NamedSymbol[]): Piece[] {
    const ends = new Map<number, string>();
    const taken: Array<[number, number]> = [];
    for (const { text: name, symbol } of named) {
        if ([...ends.values()].includes(symbol)) continue;
        for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
            const end = at + name.length;
            if (!isWhole(text, at, end) || taken.some(([from, to]) => at < to && from < end)) continue;
            taken.push([at, end]);
            ends.set(end, symbol);
            break;
        }
    }
    const pieces: Piece[] = [];
    let from = 0;
    for (const [end, symbol] of [...ends].sort(([one], [other]) => one - other)) {
        pieces.push({ text: text.slice(from, end), symbol });
        from = end;
    }
    return from < text.length ? [...pieces, { text: text.slice(from), symbol: "" }] : pieces;
}

function isWhole(text: string, at: number, end: number): boolean {
    const letter = /\p{L}/u;
    return !letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(end));
}

/** The text of a lesson, each symbol that it names beside the name. */
export function Named({ text, model }: { text: string; model: ViewModel }): VNode {
    const pieces = piecesOf(text, model.lesson?.named ?? []);
    return (
        <>
            {pieces.map((piece, at) => piece.symbol
                ? <span key={at}>{cut(piece.text)[0]}<span class="named">{cut(piece.text)[1]}<Symbol model={model} symbol={piece.symbol} size={SIZE} /></span></span>
                : piece.text)}
        </>
    );
}

/** The last word of a text stays beside its symbol. */
function cut(text: string): [string, string] {
    const at = text.lastIndexOf(" ") + 1;
    return [text.slice(0, at), text.slice(at)];
}
