/** Bars of votes: ranked, gathered by their place, and none of them on another. */
import { expect, test } from "vitest";
import { overlaps } from "../../src/board/screen";
import type { VoteBar } from "../../src/classroom/messages";
import { bySpot, placed, type Wanted } from "../../src/classroom/vote-places";

const bar = (spot: string, move: string, count: number): VoteBar => ({ spot, move, text: move, count, share: count / 10 });
const board = { x: 0, y: 0, width: 400, height: 300 };
const place = (x: number, y: number, pieces: Wanted["pieces"] = []): Wanted => ({ at: { x, y, width: 80, height: 80 }, outline: [], pieces, width: 60, height: 24 });

test("moves of one place are gathered there, each with its rank among all", () => {
    const found = bySpot([bar("a", "a1", 1), bar("b", "b1", 5), bar("a", "a2", 4)]);
    expect(found.map(({ spot, bars }) => [spot, bars.map(({ move, rank }) => `${move} ${rank}`)])).toEqual([["b", ["b1 1"]], ["a", ["a2 2", "a1 3"]]]);
});

test("a bar stays within its place and leaves free what lies there", () => {
    const piece = { x: 10, y: 100, width: 60, height: 30 };
    const [box] = placed([place(0, 60, [piece])], board);
    expect(box && overlaps(box, piece)).toBe(false);
    expect(box && box.y >= 50 && box.y + box.height <= 150).toBe(true);
});

test("bars of places that lie on each other lie beside each other, all on the board", () => {
    const boxes = placed([place(100, 100), place(110, 105), place(105, 110)], board);
    for (const [at, one] of boxes.entries()) {
        expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= board.width && one.y + one.height <= board.height).toBe(true);
        for (const other of boxes.slice(at + 1)) expect(overlaps(one, other)).toBe(false);
    }
});

test("in a place that is no rectangle a bar is within the outline", () => {
    const outline = [{ x: 0, y: 0 }, { x: 200, y: 0 }, { x: 200, y: 200 }];
    const [box] = placed([{ at: { x: 0, y: 0, width: 200, height: 200 }, outline, pieces: [], width: 60, height: 24 }], board);
    // The triangle is above the line from the upper left to the lower right.
    expect(box && box.x >= box.y + box.height).toBe(true);
});
