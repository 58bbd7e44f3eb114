// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { hitAreas } from "../../src/board/hit";
import { overlaps } from "../../src/board/screen";
import type { Rect } from "../../src/layout";

const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const FRAME = rect(0, 0, 400, 300);
const areas = (shapes: Rect[], least = 44, frame = FRAME) => hitAreas(shapes.map((shape) => ({ shape, frame })), least);

test("a place alone is as large as asked for, around its middle", () => {
    expect(areas([rect(100, 100, 20, 60)])).toEqual([rect(88, 100, 44, 60)]);
});

test("a place that is large enough needs no area", () => {
    expect(areas([rect(100, 100, 44, 44)])).toEqual([null]);
});

test("neighbours meet halfway, and take the room behind them instead", () => {
    expect(areas([rect(100, 100, 20, 20), rect(130, 100, 20, 20)])).toEqual([rect(81, 88, 44, 44), rect(125, 88, 44, 44)]);
});

test("a neighbour that is large enough leaves all that lies between", () => {
    expect(areas([rect(100, 100, 20, 44), rect(0, 100, 90, 44), rect(134, 100, 90, 44)])[0]).toEqual(rect(90, 100, 44, 44));
});

test("an area does not leave its window", () => {
    expect(areas([rect(2, 280, 20, 20)])).toEqual([rect(0, 256, 44, 44)]);
});

test("areas never overlap, however close places lie, and always hold their place", () => {
    const shapes = Array.from({ length: 30 }, (_, at) => rect(20 + (at % 6) * 27, 20 + Math.floor(at / 6) * 31 + (at % 3) * 4, 12 + (at % 4) * 4, 14 + (at % 5) * 3));
    const found = areas(shapes).map((area, at) => area ?? shapes[at] ?? FRAME);
    found.forEach((one, at) => {
        const own = shapes[at] ?? FRAME;
        expect(one.x <= own.x && one.y <= own.y && one.x + one.width >= own.x + own.width && one.y + one.height >= own.y + own.height).toBe(true);
        for (const other of found.slice(at + 1)) expect(overlaps(one, other, -1e-6)).toBe(false);
    });
});

test("places that lie upon each other do not limit each other", () => {
    expect(areas([rect(100, 100, 200, 100), rect(190, 140, 20, 20)])).toEqual([null, rect(178, 128, 44, 44)]);
});
