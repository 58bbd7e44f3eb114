import { expect, test } from "vitest";
import { gridFor } from "../../src/layout";
import type { Shown } from "../../src/board/panes";
import { arrange, arrangeWhole, bestForm, EDGE, overview } from "../../src/board/panes";
import { arranged, defended, wishFor } from "../../src/board/near";
import { focus, PICTURE } from "./table";

const wish = (main: string, companion: string, needed = false) => ({ main, companion, needed });
const area = (width: number, height: number) => ({ x: 0, y: 0, width, height });
const of = (shown: readonly Shown[], name: string): Shown | undefined => shown.find((one) => one.name === name);
const shows = (pane: string, spot: string): boolean => PICTURE.panes.find((one) => one.name === pane)?.forms[0]?.windows[0]?.places.includes(spot) ?? false;

test("while sowing the circle is as high as there is room, at scale 1 in the smallest window", () => {
    const shown = arrange(PICTURE, wish("circle", "own"), area(702, 411), "solo");
    expect(of(shown, "circle")?.scale).toBeGreaterThanOrEqual(0.97);
    expect(of(shown, "own")?.scale).toBeGreaterThan(0.75);
    expect(of(shown, "circle")?.rect.x).toBe(0);
});

test("an area has the room to itself in a small window, and the circle beside it in a larger one", () => {
    expect(arrange(PICTURE, wish("map", "circle"), area(702, 411), "solo").map((one) => one.name)).toEqual(["map"]);
    const shown = arrange(PICTURE, wish("map", "circle"), area(918, 411), "duo");
    expect(of(shown, "map")?.scale).toBeGreaterThan(0.78);
    expect(of(shown, "circle")?.scale).toBeGreaterThan(0.6);
    // What was declared first stands at the left.
    expect(of(shown, "circle")?.rect.x).toBe(0);
});

test("what is peeked at is there, also where it would be left out", () => {
    const shown = arrange(PICTURE, wish("map", "circle", true), area(702, 411), "solo");
    expect(shown.map((one) => one.name)).toContain("circle");
});

test.each([[702, 411, "solo"], [918, 411, "duo"], [1342, 621, "trio"], [380, 422, "phone"]] as const)("panes of %i by %i stay inside and apart", (width, height, form) => {
    for (const main of PICTURE.panes) {
        for (const companion of PICTURE.panes) {
            const shown = arrange(PICTURE, wish(main.name, companion.name), area(width, height), form);
            expect(shown[0]?.name).toBe(main.name);
            for (const [at, { rect, scale, name, form: index }] of shown.entries()) {
                const size = PICTURE.panes.find((one) => one.name === name)?.forms[index];
                expect(rect.x + rect.width).toBeLessThanOrEqual(width);
                expect(rect.y + rect.height).toBeLessThanOrEqual(height);
                expect((size?.width ?? 0) * scale).toBeLessThanOrEqual(rect.width - 2 * EDGE + 0.01);
                expect((size?.height ?? 0) * scale).toBeLessThanOrEqual(rect.height - 2 * EDGE + 0.01);
                for (const other of shown.slice(at + 1)) {
                    const apart = rect.x + rect.width <= other.rect.x || other.rect.x + other.rect.width <= rect.x || rect.y + rect.height <= other.rect.y || other.rect.y + other.rect.height <= rect.y;
                    expect(apart).toBe(true);
                }
            }
        }
    }
});

test("where it is higher than wide a board stays as wide as it is, and one's own side shares its row with another", () => {
    const sizes: Record<string, [number, number]> = { map: [768, 690], mine: [376, 418], theirs: [376, 240] };
    const panes = Object.entries(sizes).flatMap(([name, [width, height]], at) => PICTURE.panes.slice(0, 1).map((pane) => (
        { ...pane, name, own: at === 1, forms: [{ width, height, windows: [{ sheet: name, box: [0, 0, width, height] as [number, number, number, number], at: [0, 0] as [number, number], places: [name] }] }] }
    )));
    const picture = { ...PICTURE, panes };
    const shown = arrange(picture, wish("mine", "map"), area(534, 944), "solo", 3);
    expect(of(shown, "map")?.rect).toMatchObject({ x: 0, y: 0, width: 534 });
    expect(of(shown, "mine")?.scale).toBeGreaterThan(0.8);
    expect(of(shown, "theirs")?.rect.y).toBe(of(shown, "mine")?.rect.y);
});

test("of several forms the one is taken that is larger where it lies", () => {
    const forms = [{ width: 400, height: 100, windows: [] }, { width: 200, height: 200, windows: [] }];
    expect(bestForm(forms, 406, 106).form).toBe(0);
    expect(bestForm(forms, 206, 206).form).toBe(1);
});

test("a pane that is a part of another one is not in the overview", () => {
    expect(overview(PICTURE.panes).map((pane) => pane.name)).toEqual(["circle", "own", "map", "port"]);
});

test("the whole table keeps its proportions", () => {
    const shown = arrangeWhole(PICTURE, area(600, 450));
    expect(of(shown, "map")?.rect).toEqual({ x: 200, y: 0, width: 384, height: 240 });
});

test("much room has the companion for much room", () => {
    const near = { peek: "", pinned: "", whole: false };
    expect(wishFor(focus("1", "circle", "own", "map"), near, "trio")).toEqual(wish("circle", "map"));
    expect(wishFor(focus("1", "circle", "own", "map"), near, "duo")).toEqual(wish("circle", "own"));
});

test("what is peeked at takes the companion's place, on a phone the main one", () => {
    const near = { peek: "port", pinned: "map", whole: false };
    expect(wishFor(focus("1", "circle", "own"), near, "duo")).toEqual(wish("circle", "port", true));
    expect(wishFor(focus("1", "circle", "own"), near, "phone")).toEqual(wish("port", ""));
    expect(wishFor(focus("1", "circle", "own"), { ...near, peek: "" }, "duo")).toEqual(wish("circle", "map", true));
});

test("lit places that would be hidden come near", () => {
    const shown = arrange(PICTURE, wish("circle", "own"), area(702, 411), "solo");
    expect(defended(PICTURE, wish("circle", "own"), shown, ["tray.1", "hand.a"], [], shows)).toEqual([]);
    expect(defended(PICTURE, wish("circle", "own"), shown, ["tray.1", "ship.a"], [], shows)).toContainEqual(wish("circle", "port", true));
    expect(defended(PICTURE, wish("circle", "own"), shown, ["ship.a"], [], shows)[0]?.main).toBe("port");
});

test("what is lit comes first where the companion that has it was left out, and what is pointed out stays beside it", () => {
    const shown = arrange(PICTURE, wish("map", "port"), area(702, 411), "solo");
    const wishes = defended(PICTURE, wish("map", "port"), shown, ["ship.a"], ["land.a"], shows);
    if (shown.some((one) => one.name === "port")) expect(wishes).toEqual([]);
    else expect(wishes[0]).toEqual(wish("port", "map", true));
});

test("where all panes can be seen, the room of the overview is theirs", () => {
    const few = { ...PICTURE, panes: PICTURE.panes.filter((one) => ["circle", "own"].includes(one.name)) };
    const found = arranged(few, wish("circle", "own"), gridFor(1230, 635, false), false);
    expect(found.all).toBe(true);
    expect(Math.min(...found.shown.map((one) => one.rect.y))).toBeLessThan(0);
    expect(arranged(PICTURE, wish("circle", "own"), gridFor(1230, 635, false), false).all).toBe(false);
});

test("on a phone no two panes share a row, and the whole table is a column of all of them", () => {
    for (const main of PICTURE.panes) {
        for (const companion of PICTURE.panes) {
            const rows = arrange(PICTURE, wish(main.name, companion.name, true), area(380, 422), "phone").map((one) => one.rect.y);
            expect(new Set(rows).size).toBe(rows.length);
        }
    }
    const column = arranged(PICTURE, wish("circle", ""), gridFor(390, 844, true), true);
    expect(column.column).toBe(true);
    expect(column.shown.map((one) => one.name)).toEqual(overview(PICTURE.panes).map((one) => one.name));
    column.shown.slice(1).forEach((one, at) => {
        const above = column.shown[at]?.rect;
        expect(one.rect.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    });
});
