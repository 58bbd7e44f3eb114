import { expect, test } from "vitest";
import { freePoint, rectangleBorder } from "../../src/board/border";
import { placeCallout } from "../../src/board/callout";
import { closeUp, enlarged } from "../../src/board/close_up";
import { runsOf } from "../../src/board/pane";
import { tail } from "../../src/board/path";
import { nextPlace, stepTo } from "../../src/board/roving";
import { overlaps } from "../../src/board/screen";

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const WINDOW = rect(0, 0, 600, 400);

test("a callout tries right, left, below, above, and never covers what is lit", () => {
    const place = rect(250, 150, 60, 60);
    expect(placeCallout(place, 100, 24, [], WINDOW)?.side).toBe("right");
    expect(placeCallout(place, 100, 24, [rect(311, 100, 289, 200)], WINDOW)?.side).toBe("left");
    const level = [rect(311, 0, 289, 400), rect(0, 0, 249, 400)];
    expect(placeCallout(place, 50, 24, level, WINDOW)?.side).toBe("below");
    expect(placeCallout(place, 50, 24, [...level, rect(200, 215, 160, 185)], WINDOW)?.side).toBe("above");
    expect(placeCallout(place, 50, 24, [rect(0, 0, 600, 149), rect(0, 211, 600, 189), ...level], WINDOW)).toBeNull();
});

test("a callout stays in its window, whatever lies around", () => {
    for (let x = 0; x <= 540; x += 60) {
        for (let y = 0; y <= 340; y += 60) {
            const [place, taken] = [rect(x, y, 60, 60), [rect(100, 100, 200, 80), rect(400, 50, 80, 300)]];
            const placed = placeCallout(place, 140, 26, taken, WINDOW);
            if (!placed) continue;
            expect([place, ...taken].some((one) => overlaps(placed.rect, one))).toBe(false);
            expect(placed.rect.x >= 0 && placed.rect.y >= 0 && placed.rect.x + 140 <= 600 && placed.rect.y + 26 <= 400).toBe(true);
        }
    }
});

test("a disc sits on the border, away from pieces and from other discs", () => {
    const border = rectangleBorder(rect(100, 100, 100, 100), 40);
    const pieces = [rect(150, 95, 60, 60)];
    const at = freePoint(border, pieces, WINDOW, 10);
    expect(at && (at.x === 100 || at.x === 200 || at.y === 100 || at.y === 200)).toBe(true);
    expect(at && overlaps(rect(at.x - 10, at.y - 10, 20, 20), pieces[0] ?? WINDOW)).toBe(false);
    const other = freePoint(border, [...pieces, rect((at?.x ?? 0) - 10, (at?.y ?? 0) - 10, 20, 20)], WINDOW, 10);
    expect(other).not.toEqual(at);
});

test("a disc does not leave its window", () => {
    const at = freePoint(rectangleBorder(rect(500, 0, 100, 100), 40), [], WINDOW, 10);
    expect(at && at.x <= 590 && at.y >= 10).toBe(true);
});

test("the arrow of a stop begins as far before its disc as it ends behind it", () => {
    expect(tail({ at: [100, 100], arrow: [110, 90] })).toEqual({ x: 90, y: 110 });
});

test("a pane comes nearer until its smallest target can be hit, with all targets in it", () => {
    const room = { width: 400, height: 300, scale: 1, across: 400, down: 300 };
    const near = closeUp([rect(300, 200, 22, 22), rect(340, 240, 40, 40)], [], room, 44, 0);
    expect(near?.scale).toBe(2);
    expect(near && near.x <= 300 && near.y <= 200 && near.x + near.width >= 380 && near.y + near.height >= 280).toBe(true);
    expect(closeUp([rect(0, 0, 50, 50)], [], room, 44, 0)).toBeNull();
});

test("a pane stays whole while what is lit spans most of it: little would be gained, and its rim be cut", () => {
    const room = { width: 400, height: 300, scale: 1, across: 400, down: 300 };
    expect(closeUp([rect(0, 0, 22, 22), rect(300, 200, 22, 22)], [], room, 44, 0)).toBeNull();
    expect(closeUp([rect(100, 100, 22, 22), rect(250, 200, 22, 22)], [], room, 44, 0)?.scale).toBe(2);
});

test("a finger enlarges twofold what lies around it, and nothing beyond the pane", () => {
    const room = { width: 768, height: 690, scale: 0.5, across: 384, down: 345 };
    expect(enlarged({ x: 400, y: 300 }, room)).toEqual({ x: 208, y: 127.5, width: 384, height: 345, scale: 1 });
    expect(enlarged({ x: 760, y: 10 }, room)).toEqual({ x: 384, y: 0, width: 384, height: 345, scale: 1 });
});

test("arrows go to the nearest place in their direction", () => {
    const places = [
        { spot: "a", rect: rect(0, 0, 10, 10) },
        { spot: "b", rect: rect(50, 5, 10, 10) },
        { spot: "c", rect: rect(100, 0, 10, 10) },
        { spot: "d", rect: rect(0, 80, 10, 10) },
    ];
    expect(nextPlace(rect(0, 0, 10, 10), places, "right")).toBe("b");
    expect(nextPlace(rect(0, 0, 10, 10), places, "down")).toBe("d");
    expect(nextPlace(rect(0, 0, 10, 10), places, "left")).toBe("");
    expect(stepTo("", "right", places, [])).toBe("a");
    expect(stepTo("c", "right", places, [{ spot: "far", rect: rect(300, 0, 10, 10) }])).toBe("far");
});

test("places of a kind lie in one run, so that lines stay below what is drawn later", () => {
    expect(runsOf(["land.a", "land.b", "border.a", "family:mat.0.hand", "land.c"])).toEqual([["land.a", "land.b"], ["border.a"], ["family:mat.0.hand"], ["land.c"]]);
});
