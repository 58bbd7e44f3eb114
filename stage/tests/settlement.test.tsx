// @vitest-environment happy-dom
/** Reports on a page: row by row after what moves, one button, kept for looking at again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "../src/app";
import type { Change, ReportShown, ViewModel } from "../src/model";
import type { ToHost, ToPage, Transport } from "../src/transport";
import { totalsOf } from "../src/settlement";
import { opened, table } from "./fixtures/models";

const looks = vi.hoisted(() => ({ still: Promise.resolve() }));

vi.mock("../src/table", () => ({
    createTable: () => ({
        fit: () => undefined, point: () => undefined, foresee: () => undefined, stand: () => undefined, beside: () => null, callout: () => undefined, finish: () => undefined, rest: () => looks.still,
        step: () => true, focused: () => "", focus: () => undefined, peek: () => undefined, state: { peek: "", pinned: "", whole: false },
        unpeek: () => undefined, pin: () => undefined, whole: () => undefined, speed: 1, close: () => undefined,
    }),
}));

const STEP = 100;
const CARD = { rule: "sylla.famine.loss", title: "Famine", text: "Everybody loses so much.", marks: [] };

function report(name: string, more: Partial<ReportShown> = {}): ReportShown {
    return {
        name, title: `The end of ${name}`, names: ["Ada", "Ben", "Cleo", "You"], looks: [0, 1, 2, 3].map((colour) => ({ letter: "ABCD".charAt(colour), colour })),
        before: [12, 15, 9, 11], in_top: true, first_times: [],
        rows: [
            { cause: "Famine 2", symbol: "", about: "", cells: [-2, -2, 0, -1].map((amount) => ({ amount, text: "" })), said: "Famine 2: told.", card: CARD },
            { cause: "Plebs", symbol: "", about: "All together.", cells: [0, 3, 0, 0].map((amount) => ({ amount, text: "votes" })), said: "Plebs: told.", card: null },
        ],
        ...more,
    };
}

class Wire implements Transport {
    readonly sent: ToHost[] = [];
    hear: (message: ToPage) => void = () => undefined;
    private n = 0;
    constructor(private readonly model: ViewModel) {}
    first() {
        return opened(this.model);
    }
    send(message: ToHost): void {
        this.sent.push(message);
    }
    listen(hear: (message: ToPage) => void) {
        this.hear = hear;
        return () => undefined;
    }
    close(): void {
        this.hear = () => undefined;
    }
    async change(set: Partial<ViewModel>, more: Partial<Change> = {}): Promise<void> {
        this.n += 1;
        this.hear({ type: "change", n: this.n, set, ...more });
        await after(0);
    }
}

let host: HTMLElement;
let close: () => void = () => undefined;

/** Let some time go by, in steps: what a step leads to is drawn before the next one. */
async function after(time: number): Promise<void> {
    for (let left = time + 20; left > 0; left -= STEP) await vi.advanceTimersByTimeAsync(Math.min(left, STEP));
}

async function begin(model: ViewModel = table()): Promise<Wire> {
    const wire = new Wire(model);
    close = mount(host, wire, { dark: false, height: 640, reveal: () => undefined, watch: () => () => undefined, again: () => undefined });
    await after(0);
    return wire;
}

function motionless(reduce: boolean): void {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: reduce && query.includes("reduced-motion"), addEventListener: () => undefined, removeEventListener: () => undefined }));
}

const shown = (): HTMLElement | null => host.querySelector(".report");
const texts = (selector: string): string[] => [...host.querySelectorAll(selector)].map((one) => one.textContent);
const totals = (): string[] => texts(".report [data-total]");
const goOn = (): HTMLElement => [...host.querySelectorAll<HTMLElement>(".report .go-on")].at(0) ?? host;
const live = (): string => host.querySelector(".live")?.textContent ?? "";

function press(key: string, target: Element): void {
    target.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, bubbles: true, composed: true, cancelable: true }));
}

beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame", "performance"] });
    window.localStorage.clear();
    looks.still = Promise.resolve();
    motionless(false);
    host = document.createElement("div");
    document.body.append(host);
});

afterEach(async () => {
    close();
    host.remove();
    // What waits for a frame would wait for ever, and the next test with it.
    await after(200);
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

test("the numbers that are drawn lead row by row from before to after", () => {
    const one = report("round 1");
    expect([0, 1, 2].map((rows) => totalsOf(one, rows))).toEqual([[12, 15, 9, 11], [10, 13, 9, 10], [10, 16, 9, 10]]);
});

test("rows come one after another, are counted one after another, and are read aloud", async () => {
    const wire = await begin();
    await wire.change({ reports: [report("round 1")], live: "Round 1 ends." });
    expect(totals()).toEqual(["12", "15", "9", "11"]);
    expect(host.querySelectorAll(".report tr.later")).toHaveLength(2);
    expect(live()).toContain("Round 1 ends. The end of round 1");
    await after(300);
    expect(host.querySelectorAll(".report tr.later")).toHaveLength(1);
    expect([totals(), live()]).toEqual([["12", "15", "9", "11"], "Famine 2: told."]);
    expect(texts(".report > .flying")).toEqual(["\u22122", "\u22122", "\u22121"]);
    await after(600);
    expect([totals(), live()]).toEqual([["10", "13", "9", "10"], "Plebs: told."]);
    await after(600);
    expect(totals()).toEqual(["10", "16", "9", "10"]);
    expect(texts(".report > .flying")).toEqual([]);
    expect(shown()).not.toBeNull();
});

test("one button: it ends what moves, then goes on, and the focus is there and comes back", async () => {
    const wire = await begin();
    host.querySelector<HTMLElement>(".menu-place > button")?.focus();
    await wire.change({ reports: [report("round 1"), report("the game", { before: [10, 16, 9, 10] })] });
    expect(document.activeElement).toBe(goOn());
    goOn().click();
    await after(0);
    expect(totals()).toEqual(["10", "16", "9", "10"]);
    goOn().click();
    await after(0);
    expect(shown()?.dataset["report"]).toBe("the game");
    press("Escape", goOn());
    await after(0);
    expect(shown()).toBeNull();
    expect(document.activeElement).toBe(host.querySelector(".menu-place > button"));
});

test("it waits for what moves, and others wait for it", async () => {
    let rests = (): void => undefined;
    looks.still = new Promise<void>((resolve) => (rests = resolve));
    const wire = await begin(table({ others: { waits: true, bot: "Bot B", hot_seat: "", sit: "" }, by_itself: true }));
    const asked = (): number => wire.sent.filter((one) => one.type === "do" && one.request["type"] === "next").length;
    await wire.change({ reports: [report("round 1")], at: 15 }, { motion: { start: "", path: [], gains: [] } as never });
    await after(2000);
    expect([shown(), asked()]).toEqual([null, 0]);
    rests();
    await after(5000);
    expect(shown()).not.toBeNull();
    expect(asked()).toBe(0);
    press("Escape", goOn());
    await after(1000);
    expect(asked()).toBe(1);
});

test("whoever wants no movement has all of it at once, read in one go", async () => {
    motionless(true);
    const wire = await begin();
    await wire.change({ reports: [report("round 1")] });
    expect(totals()).toEqual(["10", "16", "9", "10"]);
    expect(live()).toContain("The end of round 1 Famine 2: told. Plebs: told.");
    expect(goOn().textContent).toBe(table().labels["report_go_on"]);
});

test("the top bar counts along, and tells nothing before its cause", async () => {
    const wire = await begin();
    const seats = table().summary.seats.map((seat, at) => ({ ...seat, points: [10, 16, 9, 10][at] ?? 0 }));
    const top = (): string[] => texts(".top .points");
    await wire.change({ reports: [report("round 1")], summary: { ...table().summary, seats } });
    expect(top()).toEqual(["12", "15", "9", "11"]);
    await after(300);
    expect(top()).toEqual(["12", "15", "9", "11"]);
    await after(1000);
    expect(top()).toEqual(["10", "13", "9", "10"]);
    await after(2000);
    expect(top()).toEqual(["10", "16", "9", "10"]);
});

test("a decision puts it away, and the ending waits for it", async () => {
    const wire = await begin();
    const ending = { title: "Ada wins", why: "By points.", order: ["1. Ada"], report: report("the game"), cards: [] };
    await wire.change({ reports: [report("the game")], ending });
    await after(3000);
    expect(host.querySelector('[data-panel="ending"]')).toBeNull();
    press("Escape", goOn());
    await after(0);
    // Beside the last board, with the same rows once more, and one place for what comes next.
    expect(host.querySelector('[data-panel="ending"]')?.className).toContain("beside");
    expect(texts(".ending .report-rows [data-total]")).toEqual(["10", "16", "9", "10"]);
    expect(host.querySelectorAll(".ending .ending-next")).toHaveLength(1);
    await wire.change({ reports: [report("round 2")], ending: null });
    expect(shown()).not.toBeNull();
    host.querySelector<HTMLElement>('[data-slot="choices"] .choice')?.click();
    await after(0);
    expect(shown()).toBeNull();
});

test("what was settled before a page opened is not shown by itself; the rule of a row is at hand", async () => {
    const wire = await begin(table({ reports: [report("round 1")] }));
    expect(shown()).toBeNull();
    await wire.change({ reports: [report("round 2")] });
    await after(3000);
    const cause = host.querySelector<HTMLElement>(".report .link");
    expect(cause?.getAttribute("aria-expanded")).toBe("false");
    cause?.click();
    await after(0);
    expect(host.querySelector(".report .card")?.textContent).toContain(CARD.text);
});

test("what happened for the first time is explained below the rows, with its rule, once they are counted", async () => {
    const wire = await begin();
    const first = { text: "The famine takes so much.", card: { ...CARD, text: "Two less for a Field." } };
    await wire.change({ reports: [report("round 1", { first_times: [first] })], live: "Round 1 ends." });
    expect(texts(".report .first-time p")).toEqual([]);
    await after(3000);
    expect(texts(".report .first-time > p")).toEqual(["The famine takes so much."]);
    expect(host.querySelector(".report .first-time [data-rule]")?.textContent).toContain("Two less for a Field.");
    expect(live()).toBe("The famine takes so much.");
    goOn().click();
    await wire.change({ reports: [report("round 2")] });
    await after(3000);
    expect(texts(".report .first-time")).toEqual([]);
});
