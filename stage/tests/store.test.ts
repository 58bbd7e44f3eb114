// @vitest-environment happy-dom
/** The store: order, gaps, haste, questions, and nobody there. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Change, Opened } from "../src/model";
import { AIMED } from "../src/model";
import { LOST, manner, SLOW, Store, type Step } from "../src/store";
import type { ToHost, ToPage, Transport } from "../src/transport";
import { lesson, opened, table } from "./fixtures/models";

class Wire implements Transport {
    readonly sent: ToHost[] = [];
    hear: (message: ToPage) => void = () => undefined;
    constructor(readonly ready?: Promise<void>) {}

    first(): Opened | null {
        return null;
    }

    send(message: ToHost): void {
        this.sent.push(message);
    }

    listen(hear: (message: ToPage) => void): () => void {
        this.hear = hear;
        return () => undefined;
    }

    close(): void {
        this.hear = () => undefined;
    }

    /** What was asked to be done, in its order. */
    get done(): Array<Record<string, unknown>> {
        return this.sent.flatMap((one) => (one.type === "do" ? [one.request] : []));
    }

    change(n: number, set: Record<string, unknown>, more: Partial<Change> = {}): void {
        this.hear({ type: "change", n, set, ...more });
    }

    /** Answer what was asked last. */
    answer(n: number, set: Record<string, unknown> = {}): void {
        this.change(n, { ...set, answered: this.done.at(-1)?.["id"] });
    }
}

function begin(model = table(), wire = new Wire()): { wire: Wire; store: Store; steps: Step[] } {
    const store = new Store(wire, opened(model));
    const steps: Step[] = [];
    store.subscribe((step) => steps.push(step));
    return { wire, store, steps };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("order", () => {
    it("tells what kind of request a change answers", () => {
        const { wire, store, steps } = begin();
        store.do("jump", { node: 3 });
        wire.change(1, { live: "somebody" });
        wire.answer(2, { at: 15 });
        wire.change(3, { prompt: "later" });
        expect(steps.map((step) => step.answers)).toEqual(["", "jump", ""]);
    });

    it("takes changes one after another and tells what is new", () => {
        const { wire, store, steps } = begin();
        wire.change(1, { prompt: "One" });
        wire.change(2, { prompt: "Two", turn: "Hers" });
        expect(store.model.prompt).toBe("Two");
        expect(steps.map((step) => [...step.fields])).toEqual([["prompt"], ["prompt", "turn"]]);
        expect(steps[1]?.before?.prompt).toBe("One");
    });

    it("forgets what came before", () => {
        const { wire, store } = begin();
        wire.change(1, { prompt: "One" });
        wire.change(1, { prompt: "Again" });
        expect(store.model.prompt).toBe("One");
    });

    it("asks once for everything after a gap, and goes on from there", () => {
        const { wire, store, steps } = begin();
        wire.change(2, { prompt: "Late" });
        wire.change(3, { prompt: "Later" });
        expect(wire.sent.filter((one) => one.type === "whole")).toHaveLength(1);
        wire.hear(opened(table({ prompt: "Whole" }), 7));
        wire.change(8, { prompt: "Next" });
        expect(store.model.prompt).toBe("Next");
        expect(steps.map((step) => step.whole)).toEqual([true, false]);
    });

    it("says that nobody is there for another protocol", () => {
        const store = new Store(new Wire(), { ...opened(table()), protocol: 99 });
        expect([store.connection, store.reason]).toEqual(["gone", "protocol"]);
    });

    it("changes the picture by place and by sheet, and keeps what stays", () => {
        const picture = {
            ...table().picture, sheets: { board: { width: 1, height: 1, classes: "a", still: "" } }, places: { a: "<g/>", b: "<g/>" },
        };
        const { wire, store } = begin(table({ picture: picture as never }));
        wire.change(1, {}, { places: { a: null, c: "<use/>" }, classes: { board: "b" } });
        expect(store.model.picture?.places).toEqual({ b: "<g/>", c: "<use/>" });
        expect(store.model.picture?.sheets["board"]?.classes).toBe("b");
        expect(picture.places).toEqual({ a: "<g/>", b: "<g/>" });
    });

    it("keeps lines of the log that stay", () => {
        const { wire, store } = begin();
        const [first] = store.model.log;
        wire.change(1, {}, { log: { first: 0, last: 1, more: [{ number: 9, seat: 0, name: "Ada", text: "new", points: 0 }] } });
        expect(store.model.log.map((line) => line.number)).toEqual([1, 9]);
        expect(store.model.log[0]).toBe(first);
    });
});

describe("haste", () => {
    it("plays a double click once", () => {
        const { wire, store } = begin();
        expect(store.do("choose", { move: "sow I" })).toBe(true);
        expect(store.do("choose", { move: "sow I" })).toBe(false);
        wire.answer(1, { at: 15 });
        expect(wire.done).toHaveLength(1);
    });

    it("drops what was aimed at a picture that is no more, and takes what is aimed at the new one", () => {
        const { wire, store } = begin();
        store.do("pick", { spot: "tray.1" });
        store.do("pick", { spot: "tray.2" });
        wire.answer(1, { at: 15 });
        store.do("pick", { spot: "tray.2" });
        expect(wire.done.map((one) => [one["spot"], one["at"]])).toEqual([["tray.1", 14], ["tray.2", 15]]);
    });

    it("takes back as often as that was asked, each on the picture before", () => {
        const { wire, store } = begin();
        for (let count = 0; count < 3; count += 1) store.do("undo");
        wire.answer(1, { at: 13 });
        wire.answer(2, { at: 12 });
        wire.answer(3, { at: 11 });
        expect(wire.done.map((one) => one["at"])).toEqual([14, 13, 12]);
        expect(store.busy).toBe(false);
    });

    it("goes to the last of the places that were asked for", () => {
        const { wire, store } = begin();
        store.do("choose", { move: "sow I" });
        for (const node of [1, 2, 3]) store.do("jump", { node });
        wire.answer(1);
        expect(wire.done.at(-1)).toMatchObject({ type: "jump", node: 3 });
        wire.answer(2);
        expect(wire.done).toHaveLength(2);
    });

    it("begins one game at two clicks, though an answer is waited for", () => {
        const { wire, store } = begin();
        store.do("choose", { move: "sow I" });
        store.do("begin", { answers: {} });
        store.do("begin", { answers: {} });
        wire.answer(1);
        store.do("begin", { answers: {} });
        wire.answer(2);
        expect(wire.done.map((one) => one["type"])).toEqual(["choose", "begin"]);
    });

    it("waits for its own answer, not for what the coach finds out meanwhile", () => {
        const { wire, store } = begin();
        store.do("choose", { move: "sow I" });
        wire.change(1, { thinking: { text: "Thinking", share: 0.5 } });
        expect(store.busy).toBe(true);
        wire.answer(2);
        expect(store.busy).toBe(false);
    });

    it.each([["pick", "aimed"], ["lesson", "once"], ["undo", "each"], ["jump", "latest"], ["go", "aimed"]])("has a manner for %s: %s", (type, how) => {
        expect(manner(type)).toBe(how);
    });
});

describe("questions", () => {
    it("are answered by their ids, in any order, and change nothing", async () => {
        const { wire, store, steps } = begin();
        const [one, two] = [store.ask("tell", { spot: "a" }), store.ask("tell", { spot: "b" })];
        const [first, second] = wire.done.map((request) => String(request["id"]));
        wire.change(1, {}, { answers: { [second ?? ""]: "B" } });
        wire.change(2, {}, { answers: { [first ?? ""]: "A" } });
        expect(await Promise.all([one, two])).toEqual(["A", "B"]);
        expect([steps.length, store.busy]).toEqual([0, false]);
    });
});

describe("nobody there", () => {
    it("says that it waits, then that nobody answers, and that all is well again", () => {
        const { wire, store } = begin(lesson());
        const told: string[] = [];
        store.watch(() => told.push(store.connection));
        store.do("go", { action: "next" });
        vi.advanceTimersByTime(SLOW);
        vi.advanceTimersByTime(LOST - SLOW);
        expect(store.do("undo")).toBe(false);
        wire.answer(1);
        expect(told).toEqual(["slow", "gone", "fine"]);
        expect(store.do("undo")).toBe(true);
    });

    it("believes a host that says so", () => {
        const { wire, store } = begin();
        store.do("undo");
        store.do("undo");
        wire.hear({ type: "gone", reason: "stopped" });
        expect([store.connection, store.reason, store.busy]).toEqual(["gone", "stopped", false]);
        vi.advanceTimersByTime(10 * LOST);
        expect(wire.done).toHaveLength(1);
    });

    it("misses nobody before whoever answers has started", async () => {
        let start: () => void = () => undefined;
        const wire = new Wire(new Promise((resolve) => (start = resolve)));
        const { store } = begin(table(), wire);
        store.do("choose", { move: "sow I" });
        vi.advanceTimersByTime(10 * LOST);
        expect(store.connection).toBe("taken");
        start();
        await Promise.resolve();
        expect(store.connection).toBe("fine");
        vi.advanceTimersByTime(LOST);
        expect(store.connection).toBe("gone");
    });

    it("loses nothing that is asked before whoever answers has started, and says that it waits", () => {
        const { wire, store } = begin(table(), new Wire(new Promise(() => undefined)));
        expect(store.connection).toBe("starting");
        expect(["sow I", "sow I", "sow II", "sow III"].map((move) => store.do("choose", { move }))).toEqual([true, false, true, true]);
        store.do("undo");
        wire.answer(1);
        expect(store.connection).toBe("taken");
        wire.answer(2);
        wire.answer(3);
        expect(wire.done.map((one) => one["move"] ?? one["type"])).toEqual(["sow I", "sow III", "undo"]);
        expect(store.connection).toBe("starting");
        vi.advanceTimersByTime(10 * LOST);
        expect(store.connection).toBe("starting");
    });

    it("ends its waiting with an answer", () => {
        const { wire, store } = begin();
        store.do("undo");
        wire.answer(1);
        vi.advanceTimersByTime(10 * LOST);
        expect(store.connection).toBe("fine");
    });
});

describe("a host that connects anew by itself", () => {
    class Patient extends Wire {
        readonly patient = true;
    }

    it("is waited for, however long it is silent", () => {
        const { store } = begin(table(), new Patient());
        store.do("undo");
        vi.advanceTimersByTime(10 * LOST);
        expect(store.connection).toBe("slow");
    });

    it("is asked again for what did not arrive, and once more for nothing that did", () => {
        const { wire, store } = begin(table(), new Patient());
        store.do("undo");
        const [first] = wire.done;
        wire.hear(opened({ ...table(), at: 0, answered: "" }, 3));
        expect(wire.done).toHaveLength(2);
        expect(wire.done[1]?.["id"]).toBe(first?.["id"]);
        wire.hear(opened({ ...table(), answered: String(first?.["id"]) }, 4));
        expect(wire.done).toHaveLength(2);
        expect(store.busy).toBe(false);
    });

    it("is not asked again for what was aimed at another picture", () => {
        const { wire, store } = begin(table(), new Patient());
        const aimed = [...AIMED][0] as "pick";
        store.do(aimed, { spot: "a" });
        wire.hear(opened({ ...table(), at: 99, answered: "" }, 3));
        expect(wire.done).toHaveLength(1);
        expect(store.busy).toBe(false);
    });
});
