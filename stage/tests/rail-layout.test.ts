/** Where the slots of the rail stand. */
import { describe, expect, it } from "vitest";
import { gridFor, type Rect } from "../src/layout";
import { fitted } from "../src/instruction";
import { MOST_EXTRA, railFor } from "../src/rail-layout";

const SIZES: Array<[number, number]> = [[978, 635], [1230, 635], [1052, 767], [1304, 767], [1532, 947], [1784, 947], [1024, 768], [390, 844], [390, 760], [640, 480]];

function within(inner: Rect, outer: Rect): boolean {
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;
}

describe("the rail", () => {
    it.each(SIZES)("has all its slots inside, one below the other, at %i x %i", (width, height) => {
        const grid = gridFor(width, height, false);
        for (const extra of [0, MOST_EXTRA]) {
            const { progress, instruction, verdict, coach, buttons } = railFor(grid, extra);
            const order = grid.form === "phone" ? [progress, instruction, verdict] : [progress, instruction, verdict, coach, buttons];
            for (const one of order) expect(within(one, grid.rail)).toBe(true);
            for (const [at, one] of order.slice(1).entries()) expect(one.y).toBeGreaterThanOrEqual((order[at]?.y ?? 0) + (order[at]?.height ?? 0));
            expect(within(buttons, grid.form === "phone" ? grid.bar : grid.rail)).toBe(true);
        }
    });

    it("gives the instruction room from the coach alone", () => {
        const grid = gridFor(978, 635, false);
        const [plain, grown] = [railFor(grid), railFor(grid, 500)];
        expect(grown.instruction.height - plain.instruction.height).toBe(MOST_EXTRA);
        expect([grown.verdict.height, grown.buttons]).toEqual([plain.verdict.height, plain.buttons]);
    });
});

describe("an instruction", () => {
    it("tries smaller letters first, then room from the coach, then it is cut", () => {
        const tried: string[] = [];
        const fits = (limit: string) => (size: number, extra: number) => {
            tried.push(`${size}+${extra}`);
            return tried.at(-1) === limit;
        };
        expect(fitted([15, 14, 13], 60, fits("14+0"))).toEqual({ size: 14, extra: 0, cut: false });
        expect(fitted([15, 14, 13], 60, fits("13+40"))).toEqual({ size: 13, extra: 40, cut: false });
        expect(fitted([15, 14, 13], 60, fits("never"))).toEqual({ size: 13, extra: 60, cut: true });
        expect(tried.slice(-6)).toEqual(["15+0", "14+0", "13+0", "13+20", "13+40", "13+60"]);
    });
});
