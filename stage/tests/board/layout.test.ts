import { expect, test } from "vitest";
import type { Grid, Rect } from "../../src/layout";
import { gridFor } from "../../src/layout";

const WINDOWS: Array<[number, number, Grid["form"], number]> = [
    [978, 635, "solo", 264],
    [1230, 635, "duo", 300],
    [1052, 767, "solo", 288],
    [1304, 767, "duo", 336],
    [1532, 947, "duo", 336],
    [1784, 947, "trio", 430],
    [1024, 768, "solo", 288],
];

const overlap = (one: Rect, other: Rect): boolean =>
    one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

test.each(WINDOWS)("a window of %i by %i is %s with a rail of %i", (width, height, form, rail) => {
    const grid = gridFor(width, height, false);
    expect(grid.form).toBe(form);
    expect(grid.rail.width).toBe(rail);
});

test.each([...WINDOWS, [390, 844, "phone", 390], [390, 760, "phone", 390]] as typeof WINDOWS)("nothing overlaps nor leaves a window of %i by %i", (width, height) => {
    for (const side of ["right", "left"] as const) {
        const grid = gridFor(width, height, true, side);
        const parts = [grid.top, grid.table, grid.strip, grid.bar, grid.rail];
        for (const [at, part] of parts.entries()) {
            expect(part.x).toBeGreaterThanOrEqual(0);
            expect(part.y).toBeGreaterThanOrEqual(0);
            expect(part.x + part.width).toBeLessThanOrEqual(width);
            expect(part.y + part.height).toBeLessThanOrEqual(height);
            for (const other of parts.slice(at + 1)) expect(overlap(part, other)).toBe(false);
        }
    }
});

test("the table is as large as the design says", () => {
    expect(gridFor(978, 635, false).table).toMatchObject({ width: 702, height: 445 });
    expect(gridFor(1230, 635, false).table).toMatchObject({ width: 918, height: 445 });
    expect(gridFor(1784, 947, false).table).toMatchObject({ width: 1342, height: 731 });
    expect(gridFor(390, 844, true).table).toMatchObject({ width: 380, height: 422 });
});

test("an enlarged page keeps the choices and a table in its window", () => {
    for (const [width, height] of [[683, 340], [610, 300], [400, 300], [400, 280]] as const) {
        const grid = gridFor(width, height, false);
        expect(grid.bar.y + grid.bar.height).toBe(height);
        expect(grid.table.height).toBeGreaterThanOrEqual(20);
        expect(grid.form).toBe(width < 500 ? "phone" : "solo");
    }
});

test("who touches has targets of 44 pixels in every part", () => {
    for (const [width, height] of [[820, 1180], [1180, 820], [1700, 1000]] as const) {
        const { top, strip, bar } = gridFor(width, height, true);
        expect(Math.min(top.height, strip.height, bar.height - 48)).toBeGreaterThanOrEqual(44);
    }
});

test("there is room for two rows of choices everywhere", () => {
    for (const height of [635, 699, 700, 900]) expect(gridFor(1304, height, false).bar.height).toBe(100);
});
