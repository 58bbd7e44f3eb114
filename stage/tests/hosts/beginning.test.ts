// @vitest-environment happy-dom
/** A recorded beginning: answered at once, done by Python afterwards, and nothing lost where Python differs. */
import { expect, it, vi } from "vitest";
import { Beginning, type Moment } from "../../src/hosts/beginning";
import type { Change, Opened, ViewModel } from "../../src/model";
import { Store } from "../../src/store";
import type { ToHost, ToPage, Transport } from "../../src/transport";
import { opened, table } from "../fixtures/models";

const RECORD: Moment[] = [
    { says: [], then: { "choose sow I": 1, "pick tray.1": 1, "choose sow II": 2 } },
    { says: [{ type: "change", n: 1, set: { at: 15, prompt: "Sown", answered: "recorded" } }], then: { "choose on": 3 } },
    { says: [{ type: "change", n: 1, set: { at: 15, prompt: "Sown elsewhere", answered: "recorded" } }], then: {} },
    { says: [{ type: "change", n: 2, set: { at: 16, prompt: "On", answered: "recorded" } }], then: {} },
];

/** Python, which starts late, and answers as it was recorded, but for what a test changes. */
class Python implements Transport {
    readonly asked: Array<Record<string, unknown>> = [];
    begin: () => void = () => undefined;
    readonly ready = new Promise<void>((begin) => (this.begin = begin));
    private tell: (message: ToPage) => void = () => undefined;
    private n = 0;

    constructor(
        private model: ViewModel,
        private readonly says: Record<string, string> = { "sow I": "Sown", "tray.1": "Sown", "sow II": "Sown elsewhere", on: "On" },
    ) {}

    first(): Opened {
        return opened(table(), 0);
    }

    send(message: ToHost): void {
        if (message.type === "hello" && message.have < 0) this.tell(opened(this.model, this.n));
        if (message.type !== "do") return;
        const { request } = message;
        this.asked.push(request);
        const known = this.says[String(request["move"] ?? request["spot"])];
        const set: Change["set"] = { answered: request["id"], ...(known && request["at"] === this.model.at ? { at: this.model.at + 1, prompt: known } : { live: "refused" }) };
        this.n += 1;
        this.model = { ...this.model, ...(set as Partial<ViewModel>) };
        this.tell({ type: "change", n: this.n, set });
    }

    listen(tell: (message: ToPage) => void): () => void {
        this.tell = tell;
        return () => undefined;
    }

    /** Begin with something else than what was drawn. */
    open(): void {
        this.tell(opened(this.model, this.n));
    }

    close(): void {
        this.tell = () => undefined;
    }
}

function visit(python: Python, record = Promise.resolve(RECORD)): Store {
    return new Store(new Beginning(python, python.first(), record), python.first());
}

const settled = async (store: Store): Promise<void> => vi.waitFor(() => expect([store.connection, store.busy]).toEqual(["fine", false]));

it("answers what was recorded, and lets Python do the same without anything being shown twice", async () => {
    const python = new Python(table());
    const store = visit(python);
    const steps = vi.fn();
    store.subscribe(steps);
    store.do("choose", { move: "sow I" });
    await vi.waitFor(() => expect(store.model.prompt).toBe("Sown"));
    expect([store.connection, store.busy, python.asked.length]).toEqual(["starting", false, 0]);
    store.do("choose", { move: "on" });
    await vi.waitFor(() => expect(store.model.prompt).toBe("On"));
    python.begin();
    await settled(store);
    expect(python.asked.map((one) => [one["move"], one["at"]])).toEqual([["sow I", 14], ["on", 15]]);
    expect(steps).toHaveBeenCalledTimes(2);
});

it("keeps what was not recorded until Python is there, and goes on in step", async () => {
    const python = new Python(table());
    const store = visit(python);
    store.do("pick", { spot: "tray.1" });
    await vi.waitFor(() => expect(store.model.prompt).toBe("Sown"));
    store.do("choose", { move: "sow II" });
    await vi.waitFor(() => expect(store.connection).toBe("taken"));
    python.begin();
    await settled(store);
    expect(python.asked.map((one) => one["move"] ?? one["spot"])).toEqual(["tray.1", "sow II"]);
    expect(store.model.prompt).toBe("Sown elsewhere");
    store.do("undo");
    expect(python.asked.at(-1)?.["type"]).toBe("undo");
});

it("shows what Python comes to where that is something else", async () => {
    const python = new Python(table(), { "sow I": "Sown in other words" });
    const store = visit(python);
    store.do("choose", { move: "sow I" });
    await vi.waitFor(() => expect(store.model.prompt).toBe("Sown"));
    python.begin();
    await settled(store);
    expect(store.model.prompt).toBe("Sown in other words");
});

it("does the learner's click where Python begins elsewhere", async () => {
    const python = new Python(table({ at: 40, prompt: "Much later" }));
    const store = visit(python);
    store.do("choose", { move: "sow I" });
    await vi.waitFor(() => expect(store.model.prompt).toBe("Sown"));
    python.open();
    python.begin();
    await settled(store);
    expect(python.asked.map((one) => one["at"])).toEqual([40]);
    expect([store.model.prompt, store.model.at]).toEqual(["Sown", 41]);
});

it("waits for Python where nothing is clicked, or the record does not come", async () => {
    for (const record of [Promise.resolve(RECORD), Promise.resolve([])]) {
        const python = new Python(table());
        const store = visit(python, record);
        if (!(await record).length) store.do("choose", { move: "sow I" });
        python.begin();
        await settled(store);
        expect(store.model.prompt).toBe((await record).length ? table().prompt : "Sown");
    }
});

it("shows that Python begins elsewhere, and records nothing for that", async () => {
    const python = new Python(table({ at: 40, prompt: "Much later" }));
    const store = visit(python);
    python.open();
    expect(store.model.prompt).toBe("Much later");
    store.do("choose", { move: "sow I" });
    python.begin();
    await settled(store);
    expect(python.asked.map((one) => one["at"])).toEqual([40]);
});
