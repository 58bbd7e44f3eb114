// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gridFor } from "../../src/layout";
import type { Motion } from "../../src/model";
import { Store } from "../../src/store";
import type { Table } from "../../src/table";
import { createTable } from "../../src/table";
import { dropTime } from "../../src/board/motion";
import { Stages } from "../../src/board/stages";
import { focus, opened, PICTURE, Played } from "./table";

let table: Table;
let host: Played;
let root: HTMLElement;
let picked: string[];
let looked: string[];

beforeEach(() => {
    vi.useFakeTimers();
    const first = opened();
    host = new Played();
    root = document.createElement("div");
    root.className = "trajan-tutor theme-light";
    const [panes, strip] = [document.createElement("div"), document.createElement("div")];
    root.append(panes, strip);
    document.body.replaceChildren(root);
    [picked, looked] = [[], []];
    table = createTable({ store: new Store(host, first), panes, strip, pick: (spot) => picked.push(spot), look: (spot) => looked.push(spot) });
    table.fit(gridFor(1230, 635, false));
});

afterEach(() => {
    table.close();
    vi.useRealTimers();
});

const panes = (): Record<string, string> =>
    Object.fromEntries([...root.querySelectorAll<HTMLElement>("[data-pane]")].map((pane) => [pane.dataset["pane"] ?? "", `${pane.className} ${pane.style.cssText}`]));
const place = (spot: string): Element | null => root.querySelector(`[data-spot="${spot}"]`);
const marksOf = (spot: string): string[] => [...root.querySelectorAll<SVGElement>(`[data-of="${spot}"]`)].map((mark) => mark.dataset["mark"] ?? "");

test("only another step moves panes: no answer, hint, refusal or pointing", () => {
    const before = panes();
    const { marks } = opened().model;
    const nothing = { number: 1, tone: "refused" as const, title: "", text: "", spot: "tray.2", callout: "no", rule: "" };
    host.play({ set: { notice: nothing } });
    host.play({ set: { marks: { ...marks, lit: [], hint: [{ spot: "ship.a", text: "1" }] } } });
    host.play({ set: { marks: { ...marks, lit: ["ship.a"], chosen: ["tray.1"] } } });
    host.play({ set: { focus: focus("1", "map", "circle") } });
    table.point(["tray.1"]);
    table.callout("tray.1", "words", "refused");
    place("tray.1")?.dispatchEvent(new Event("pointermove", { bubbles: true }));
    expect(panes()).toEqual(before);
    host.play({ set: { focus: focus("2", "map", "circle"), marks: { ...marks, lit: ["land.a"] } } });
    expect(panes()).not.toEqual(before);
    expect(root.querySelector(".pane-main")?.getAttribute("data-pane")).toBe("map");
});

test("lit places that the focus would hide come near", () => {
    host.play({ set: { focus: focus("2", "circle", "own"), marks: { ...opened().model.marks, lit: ["ship.a"] } } });
    expect(place("ship.a")).not.toBeNull();
    expect(root.querySelector(".pane-main")?.getAttribute("data-pane")).toBe("port");
});

test("a row that opens where the ghosts stood is drawn there with the next step", () => {
    table.close();
    const own = PICTURE.panes[1];
    const at: [number, number] = [0, 380];
    const row = { sheet: "mat.own", box: [0, 700, 384, 50] as [number, number, number, number], at, places: ["tiles"], filled: "tiles" };
    const ghosts = { sheet: "mat.own", box: [0, 750, 384, 50] as [number, number, number, number], at: [0, 430] as [number, number], places: [], ghosts: true };
    const panes = PICTURE.panes.map((pane) => (pane === own ? { ...pane, forms: pane.forms.map((form) => ({ ...form, height: 480, windows: [...form.windows, row, ghosts] })) } : pane));
    const picture = { ...PICTURE, panes, places: { ...PICTURE.places, tiles: '<g id="t--tiles"/>' } };
    const strip = document.createElement("div");
    const there = document.createElement("div");
    root.replaceChildren(there, strip);
    table = createTable({ store: new Store(host, opened({ picture })), panes: there, strip, pick: () => undefined, look: () => undefined });
    table.fit(gridFor(1230, 635, false));
    const places = { tiles: '<g id="t--tiles"><g data-spot="tile.a" aria-label="tile.a"><rect width="9" height="9"/></g></g>' };
    host.play({ places, set: { focus: focus("2", "circle", "own") } });
    expect(place("tile.a")?.closest(".window")?.getAttribute("viewBox")).toBe("0 700 384 50");
});

test("a place is there once, in the nearest pane", () => {
    table.whole();
    expect(root.querySelectorAll('[data-spot="land.b"]')).toHaveLength(1);
    expect(table.state.whole).toBe(true);
    table.unpeek();
    expect(table.state.whole).toBe(false);
});

test("a new fragment takes the place of the old one and keeps the focus", () => {
    table.focus();
    expect(table.focused()).toBe("tray.1");
    const before = place("tray.1");
    host.play({ places: { "tray.1": (PICTURE.places["tray.1"] ?? "").replace("tray.1\"><rect", "tray.1 new\"><rect") } });
    expect(place("tray.1")).not.toBe(before);
    expect(place("tray.1")?.getAttribute("aria-label")).toBe("tray.1 new");
    expect(table.focused()).toBe("tray.1");
    host.play({ places: { "tray.2": null } });
    expect(place("tray.2")).toBeNull();
});

test("fill and classes of a place stay as they are while it is marked", () => {
    const still = place("tray.2")?.outerHTML;
    const { marks } = opened().model;
    host.play({ set: { marks: { ...marks, chosen: ["tray.2"], last: [{ seat: 1, letter: "B", colour: 1, spots: ["tray.1"], lines: [["tray.1", "tray.3"]], path: null }] } } });
    expect(marksOf("tray.2")).toEqual(["chosen"]);
    expect(place("tray.2")?.outerHTML).toBe(still);
    // What can be clicked is said to be so before what was last.
    expect(marksOf("tray.1")).toEqual(["lit"]);
});

test("lit places are buttons, the others are pictures; pointing tells and marks, a click picks", () => {
    expect(place("tray.1")?.getAttribute("role")).toBe("button");
    expect(place("tray.1")?.getAttribute("tabindex")).toBe("0");
    expect(place("tray.2")?.getAttribute("role")).toBe("img");
    place("tray.2")?.dispatchEvent(new Event("pointermove", { bubbles: true }));
    expect(looked).toEqual(["tray.2"]);
    expect(marksOf("tray.2")).toEqual(["pointed"]);
    place("tray.2")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(picked).toEqual(["tray.2"]);
});

test("what a lesson marks keeps its colour while it is pointed at", () => {
    const { marks } = opened().model;
    host.play({ set: { marks: { ...marks, looks: ["tray.1"] } } });
    for (const spot of ["tray.1", "tray.2"]) place(spot)?.dispatchEvent(new Event("pointermove", { bubbles: true }));
    table.point(["tray.1", "tray.2"]);
    const pointed = [...root.querySelectorAll('[data-mark="pointed"]')].map((mark) => [mark.getAttribute("data-of"), mark.classList.contains("mark-by-look")]);
    expect(Object.fromEntries(pointed)).toEqual({ "tray.1": true, "tray.2": false });
});

test("what is peeked at goes with the next step", () => {
    table.peek("port");
    expect(root.querySelector('[data-pane="port"]')).not.toBeNull();
    expect(table.state.peek).toBe("port");
    host.play({ set: { live: "something" } });
    expect(table.state.peek).toBe("port");
    host.play({ set: { focus: focus("2", "circle", "own") } });
    expect(table.state.peek).toBe("");
    expect(root.querySelector('[data-pane="port"]')).toBeNull();
});

test("what is pinned stays over steps", () => {
    table.peek("port");
    table.pin();
    host.play({ set: { focus: focus("2", "circle", "own") } });
    expect(root.querySelector('[data-pane="port"]')).not.toBeNull();
    table.pin();
    expect(root.querySelector('[data-pane="port"]')).toBeNull();
});

test("the overview has each pane once, with its badge while it is not shown", () => {
    const thumbnails = [...root.querySelectorAll<HTMLElement>("[data-thumbnail]")];
    expect(thumbnails.map((one) => one.dataset["thumbnail"])).toEqual(["circle", "own", "map", "port"]);
    expect(thumbnails[0]?.getAttribute("aria-pressed")).toBe("true");
    expect(thumbnails[3]?.querySelector(".thumbnail-badge")?.textContent).toBe("2");
    expect(root.querySelectorAll("[data-strip] [data-spot], .thumbnail [data-spot]")).toHaveLength(0);
});

test("a hint at what is not near marks where it is in the overview, and moves nothing", () => {
    const marked = (): string[] => [...root.querySelectorAll<HTMLElement>("[data-thumbnail][data-mark=hint]")].map((one) => one.dataset["thumbnail"] ?? "");
    const panes = root.querySelectorAll("[data-pane]").length;
    host.play({ set: { marks: { ...opened().model.marks, hint: [{ spot: "ship.a", text: "" }, { spot: "tray.1", text: "" }] } } });
    expect(marked()).toEqual(["port"]);
    expect(root.querySelectorAll("[data-pane]")).toHaveLength(panes);
    table.peek("port");
    expect(marked()).toEqual([]);
});

function sowing(): Motion {
    return { seat: 0, own: true, path: ["tray.2", "land.a"], pieces: ["new.1", "new.2"], hub: null, landing: { spot: "land.a", hue: "hue-one", symbol: "", text: "Land" }, path_mark: null, gains: [] };
}

function withPiece(spot: string, name: string): string {
    return (PICTURE.places[spot] ?? "").replace(`p.${spot}`, name);
}

test("pieces land one by one, in order, and movement ends at once when it is asked to", async () => {
    host.play({ set: { focus: focus("2", "circle", "map") } });
    host.play({ places: { "tray.2": withPiece("tray.2", "new.1"), "land.a": withPiece("land.a", "new.2") }, motion: sowing() });
    const landed = (): string[] => [...root.querySelectorAll<SVGElement>("[data-piece^=new]")].filter((one) => one.style.visibility !== "hidden").map((one) => one.dataset["piece"] ?? "");
    const states: string[][] = [landed()];
    for (let time = 0; time < 3000 && states.at(-1)?.length !== 2; time += 20) {
        vi.advanceTimersByTime(20);
        if (landed().length !== states.at(-1)?.length) states.push(landed());
    }
    expect(states).toEqual([[], ["new.1"], ["new.1", "new.2"]]);
    let rested = false;
    void table.rest().then(() => (rested = true));
    table.finish();
    await Promise.resolve();
    expect(rested).toBe(true);
    expect(root.querySelectorAll(".flight")).toHaveLength(0);
});

test("a click while things move ends the movement, and counts", () => {
    host.play({ set: { focus: focus("2", "circle", "map") } });
    host.play({ places: { "tray.2": withPiece("tray.2", "new.1"), "land.a": withPiece("land.a", "new.2") }, motion: sowing() });
    expect(root.querySelectorAll(".flight").length).toBeGreaterThan(0);
    place("tray.1")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(root.querySelectorAll(".flight")).toHaveLength(0);
    expect(picked).toEqual(["tray.1"]);
});

test("a click where the last piece lay, which went by itself, is no answer to anything for a second", () => {
    const click = (spot: string, at: number): boolean | undefined => place(spot)?.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: at, clientY: at }));
    const fall = (): void => host.play({ places: { "tray.2": PICTURE.places["tray.2"]?.replace("p.tray.2", "new.1") ?? "" }, motion: { ...sowing(), path: ["tray.2"], pieces: ["new.1"] } });
    fall();
    click("tray.2", 0);
    expect(root.querySelectorAll(".flight")).toHaveLength(0);
    click("tray.2", 0);
    expect(picked).toEqual([]);
    // Somewhere else, or what can be chosen, or later, is meant as it is.
    click("tray.2", 30);
    click("tray.1", 0);
    expect(picked).toEqual(["tray.2", "tray.1"]);
    vi.advanceTimersByTime(1001);
    click("tray.2", 0);
    expect(picked).toEqual(["tray.2", "tray.1", "tray.2"]);
});

test("a sowing takes at most 2.6 seconds at speed 1, and is slower at half of it", () => {
    expect(dropTime(4, 1)).toEqual({ travel: 260, rest: 60 });
    const long = dropTime(12, 1);
    expect((long.travel + long.rest) * 12).toBeCloseTo(2600);
    expect(dropTime(4, 0.5).travel).toBe(520);
});

test("stages come one after another; what has not begun never does when all is ended", () => {
    const told: string[] = [];
    const stage = (name: string, time: number) => ({ time, start: () => told.push(name) });
    const stages = new Stages();
    stages.run([stage("a", 100), stage("b", 50), stage("c", 10)], () => told.push("done"));
    vi.advanceTimersByTime(99);
    expect(told).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(["a", "b"]);
    stages.end();
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(["a", "b", "done"]);
});

const touched = (type: string): PointerEvent => new PointerEvent(type, { bubbles: true, pointerType: "touch" });

test("a finger that taps does not look, one that rests does, also once it is lifted", () => {
    place("tray.1")?.dispatchEvent(touched("pointerdown"));
    place("tray.1")?.dispatchEvent(touched("pointerup"));
    place("tray.1")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(looked.filter(Boolean)).toEqual([]);
    place("tray.2")?.dispatchEvent(touched("pointerdown"));
    vi.advanceTimersByTime(500);
    place("tray.2")?.dispatchEvent(touched("pointerup"));
    place("tray.2")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(looked.at(-1)).toBe("tray.2");
});

test("what comes to lie below a mouse that rests where it clicked is not looked at", () => {
    const here = { bubbles: true, clientX: 20, clientY: 20 };
    place("tray.1")?.dispatchEvent(new MouseEvent("click", here));
    place("tray.2")?.dispatchEvent(new PointerEvent("pointermove", here));
    expect(looked.filter(Boolean)).toEqual([]);
    place("tray.2")?.dispatchEvent(new PointerEvent("pointermove", { ...here, clientX: 21 }));
    expect(looked).toEqual(["tray.2"]);
});
