// @vitest-environment happy-dom
/** What looking draws and what it sends: a way that the choice carries costs no message, all else one in a moment at most. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Foreseen } from "../src/board/options";
import { toldByChoices } from "../src/inspector";
import type { PathMark } from "../src/model";
import { PACE } from "../src/paced";
import { Pointing } from "../src/pointing";
import { Stage } from "../src/stage";
import { Store } from "../src/store";
import type { Table } from "../src/table";
import type { ToHost, Transport } from "../src/transport";
import { choice, opened, table, TRAYS } from "./fixtures/models";

const WAY: PathMark = { start: "tray.1", end: "tray.2", stops: [] };
const SOWING = TRAYS.map((one) => ({ ...one, path: WAY, symbol: "s1", hue: "hue-forum" }));
const PLACES = Array.from({ length: 30 }, (_, at) => choice(`place ${at}`, { spots: [`land.${at}`] }));

class Wire implements Transport {
    readonly sent: Array<{ type: string; after: number }> = [];

    constructor(private readonly began: number) {}
    first() {
        return null;
    }
    send(message: ToHost): void {
        if (message.type === "do") this.sent.push({ type: String(message.request["type"]), after: performance.now() - this.began });
    }
    listen() {
        return () => undefined;
    }
    close(): void {
        this.sent.length = 0;
    }
}

let wire: Wire;
let stage: Stage;
let pointing: Pointing;
let foreseen: Array<Foreseen | null>;

beforeEach(() => {
    vi.useFakeTimers();
    wire = new Wire(performance.now());
    stage = new Stage(new Store(wire, opened(table({ choices: [...SOWING, ...PLACES] }))), { dark: false, height: 640, reveal: () => undefined, watch: () => () => undefined });
    foreseen = [];
    stage.table = { point: () => undefined, foresee: (told: Foreseen | null) => foreseen.push(told) } as unknown as Table;
    pointing = new Pointing(stage);
});

afterEach(() => {
    pointing.close();
    vi.useRealTimers();
});

/** Let the pointer rest on one place after another. */
function sweep(spots: readonly string[], rest: number): void {
    for (const spot of spots) {
        stage.looked.set(spot);
        pointing.paced.after(250, "tell", toldByChoices(stage.store.model.choices, spot) ? null : () => void stage.store.ask("tell", { spot }));
        vi.advanceTimersByTime(rest);
    }
}

test("the way of a tray is drawn at once, with what is done at its end, and nobody is asked", () => {
    stage.looked.set("tray.1");
    expect(foreseen.at(-1)).toMatchObject({ move: "sow I", path: WAY, end: { symbol: "s1", hue: "hue-forum" } });
    sweep([...SOWING, ...SOWING].flatMap((one) => one.spots), 400);
    vi.advanceTimersByTime(2000);
    expect(foreseen.at(-1)).toMatchObject({ move: "sow VI" });
    expect(wire.sent).toEqual([]);
});

test("what a choice in a list leads to is drawn by the choice, too", () => {
    const [first] = SOWING;
    if (first) pointing.point(first);
    expect(foreseen.at(-1)?.path).toBe(WAY);
    pointing.leave();
    expect(foreseen.at(-1)).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(wire.sent).toEqual([]);
});

test.each([20, 121, 140, 260, 300, 500])("sweeping over the board sends at most one message in a moment: %i ms on each place", (rest) => {
    sweep(Array.from({ length: 40 }, (_, at) => (at % 3 ? `land.${at % 30}` : `sea.${at}`)), rest);
    vi.advanceTimersByTime(2000);
    const times = wire.sent.map((one) => one.after);
    expect(times.length).toBeGreaterThan(0);
    for (const [at, time] of times.entries()) if (at) expect(time - (times[at - 1] ?? 0)).toBeGreaterThanOrEqual(PACE);
});

test("of places that were passed nobody is asked", () => {
    sweep(["land.1", "land.2", "land.3"], 20);
    vi.advanceTimersByTime(1000);
    expect(wire.sent.map((one) => one.type)).toEqual(["preview"]);
});

test("what choices mean at a place is told by themselves, a few of many", () => {
    expect(toldByChoices(SOWING, "tray.1")?.lines).toEqual(["Choose sow I"]);
    expect(toldByChoices(SOWING, "sea")).toBeNull();
    const many = PLACES.map((one) => ({ ...one, spots: ["bag"] }));
    expect(toldByChoices(many, "bag")?.lines).toEqual(["place 0", "place 1", "place 2", "+27"]);
});
