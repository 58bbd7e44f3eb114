/** Words beside a place: as near as can be, on nothing that is lit, within the table. */
import { expect, test } from "vitest";
import { nearestRoom } from "../../src/board/callout";
import { overlaps } from "../../src/board/screen";

const BOUNDS = { x: 100, y: 50, width: 700, height: 400 };
const PLACE = { x: 400, y: 200, width: 60, height: 40 };

test("stand beside a place that is alone, near to it and not upon it", () => {
    const room = nearestRoom(PLACE, 240, 60, [], BOUNDS, 170);
    expect(room && overlaps(room, PLACE)).toBe(false);
    expect(room && Math.min(Math.abs(room.x - 460), Math.abs(room.x + 240 - 400), Math.abs(room.y - 240), Math.abs(room.y + 60 - 200))).toBeLessThan(20);
});

test("stand on nothing that is taken, and inside the table", () => {
    const taken = Array.from({ length: 24 }, (_, at) => ({ x: 300 + (at % 6) * 45, y: 130 + Math.floor(at / 6) * 45, width: 24, height: 24 }));
    for (const place of [PLACE, { ...PLACE, x: 100, y: 50 }, { ...PLACE, x: 740, y: 410 }]) {
        const room = nearestRoom(place, 240, 60, taken, BOUNDS, 170);
        if (!room) throw new Error("there is room");
        for (const one of [place, ...taken]) expect(overlaps(room, one)).toBe(false);
        expect(room.x >= BOUNDS.x && room.x + 240 <= 800 && room.y >= BOUNDS.y && room.y + 60 <= 450).toBe(true);
    }
});

test("stand nowhere where there is no room, nor far away", () => {
    const full = Array.from({ length: 70 }, (_, at) => ({ x: 100 + (at % 10) * 70, y: 50 + Math.floor(at / 10) * 60, width: 40, height: 40 }));
    expect(nearestRoom(PLACE, 240, 60, full, BOUNDS, 170)).toBeNull();
    expect(nearestRoom(PLACE, 240, 60, [{ x: 200, y: 50, width: 600, height: 400 }], { ...BOUNDS, x: 0, width: 800 }, 170)).toBeNull();
});

test("stand farther away where that is allowed", () => {
    const near = [{ x: 200, y: 50, width: 600, height: 400 }];
    expect(nearestRoom({ ...PLACE, x: 740 }, 60, 60, near, { ...BOUNDS, x: 100, width: 700 }, Infinity)).toMatchObject({ width: 60, height: 60 });
});
