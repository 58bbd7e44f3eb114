import { expect, test } from "vitest";
import { closedUp } from "../../src/board/closed_up";
import type { PaneWindow, Picture } from "../../src/model";

const window = (y: number, height: number, more: Partial<PaneWindow> = {}, x = 0): PaneWindow => ({ sheet: "mat", box: [0, y, 100, height], at: [x, y], places: [], ...more });

function picture(filled: readonly string[]): Picture {
    const windows = [window(0, 40), window(40, 30, { filled: "one", places: ["one"] }), window(70, 50, { filled: "two", places: ["two"] }), window(120, 20), window(140, 10, { ghosts: true }), window(60, 25, {}, 110)];
    const pane = { name: "own", text: "Own", hue: "", own: true, alone: false, forms: [{ width: 210, height: 150, windows }] };
    const places = Object.fromEntries(["one", "two"].map((key) => [key, filled.includes(key) ? '<g data-spot="a"/>' : "<g/>"]));
    return { name: "", style: "", classes: "", symbols: "", sheets: {}, places, panes: [pane], whole: null };
}

const at = (filled: readonly string[]): number[][] => (closedUp(picture(filled)).picture.panes[0]?.forms[0]?.windows ?? []).map((one) => [one.box[1], one.at[1]]);

test("rows in which nothing lies close up, and those below them in their column move up", () => {
    expect(at(["one"])).toEqual([[0, 0], [40, 40], [120, 70], [140, 90], [60, 60]]);
    expect(at([])).toEqual([[0, 0], [120, 40], [140, 60], [60, 60]]);
    expect(closedUp(picture([])).picture.panes[0]?.forms[0]?.height).toBe(85);
    expect(closedUp(picture(["one"])).picture.panes[0]?.forms[0]?.windows.find((one) => one.ghosts)?.places).toEqual(["two"]);
});

test("ghosts are gone when something lies everywhere, and each way has its own text", () => {
    expect(at(["one", "two"])).toEqual([[0, 0], [40, 40], [70, 70], [120, 120], [60, 60]]);
    expect(new Set([[], ["one"], ["one", "two"]].map((filled) => closedUp(picture(filled)).how)).size).toBe(3);
});

test("a row that opens where the ghosts stood is another way, though all stands where something stood", () => {
    const windows = [window(0, 40), window(40, 30, { filled: "one", places: ["one"] }), window(70, 10, { ghosts: true })];
    const panes = picture([]).panes.map((pane) => ({ ...pane, forms: pane.forms.map((form) => ({ ...form, windows })) }));
    const [none, one] = [[], ["one"]].map((filled) => closedUp({ ...picture(filled), panes }));
    const tops = [none, one].map((way) => way?.picture.panes[0]?.forms[0]?.windows.map((shown) => shown.at[1]));
    expect(tops).toEqual([[0, 40], [0, 40]]);
    expect(none?.how).not.toBe(one?.how);
});
