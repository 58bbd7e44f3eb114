// @vitest-environment happy-dom
/** The shell on a page: what can be pressed, which keys go on, what is said, and what stands where nobody answers. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mount } from "../src/app";
import type { Change, CoachBlock, ViewModel } from "../src/model";
import type { ToHost, ToPage, Transport } from "../src/transport";
import { choice, lesson, lessonOf, opened, table } from "./fixtures/models";
import { hintedOf } from "../src/choices";

const looks = vi.hoisted(() => ({ finished: 0, focused: "", pointed: [] as string[][], foreseen: [] as unknown[], callouts: [] as string[][], still: Promise.resolve() }));

vi.mock("../src/table", () => ({
    createTable: () => ({
        fit: () => undefined, point: (spots: string[]) => looks.pointed.push(spots), foresee: (told: unknown) => looks.foreseen.push(told), stand: () => undefined, beside: () => null,
        callout: (...told: string[]) => looks.callouts.push(told), finish: () => (looks.finished += 1), rest: () => looks.still,
        step: () => true, focused: () => looks.focused, focus: () => undefined, peek: () => undefined,
        state: { peek: "", pinned: "", whole: false }, unpeek: () => undefined, pin: () => undefined, whole: () => undefined, speed: 1, close: () => undefined,
    }),
}));

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

    get done(): Array<Record<string, unknown>> {
        return this.sent.flatMap((one) => (one.type === "do" && !["tell", "preview"].includes(String(one.request["type"])) ? [one.request] : []));
    }

    async change(set: Record<string, unknown>, more: Partial<Change> = {}): Promise<void> {
        this.n += 1;
        this.hear({ type: "change", n: this.n, set, ...more });
        await settled();
    }
}

let host: HTMLElement;
let close: () => void;
let again: number;

async function settled(): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

async function begin(model: ViewModel): Promise<Wire> {
    const wire = new Wire(model);
    close = mount(host, wire, { dark: false, height: 640, reveal: () => undefined, watch: () => () => undefined, again: () => (again += 1) });
    await settled();
    return wire;
}

const find = (selector: string): HTMLElement => {
    const found = host.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing at ${selector}`);
    return found;
};

function press(key: string, code = "", target: Element = find(".trajan-tutor"), more: KeyboardEventInit = {}): boolean {
    let heard = false;
    const hear = (): void => void (heard = true);
    document.addEventListener("keydown", hear, true);
    target.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, composed: true, cancelable: true, ...more }));
    document.removeEventListener("keydown", hear, true);
    return heard;
}

beforeEach(() => {
    Object.assign(looks, { finished: 0, focused: "", pointed: [], foreseen: [], callouts: [], still: Promise.resolve() });
    host = document.createElement("div");
    document.body.append(host);
    again = 0;
});

afterEach(() => {
    close();
    host.remove();
});

describe("slots", () => {
    it("are all there, in a lesson and in a game", async () => {
        await begin(lesson());
        for (const name of ["instruction", "verdict", "choices", "coach", "next"]) expect(host.querySelectorAll(`[data-slot="${name}"]`)).toHaveLength(1);
    });

    it("tell whoever walks by them what was answered and where the game stands", async () => {
        const wire = await begin(table());
        find('[data-move="sow V"]').click();
        await wire.change({ at: 15, answered: String(wire.done[0]?.["id"]) });
        expect(find(".trajan-tutor").dataset).toMatchObject({ at: "15", answered: String(wire.done[0]?.["id"]) });
    });
});

describe("the focus", () => {
    const ask = (name: string): CoachBlock => ({ kind: "buttons", items: [{ text: name, action: "better", number: -1 }] });
    const focused = (): Element | null => host.ownerDocument.activeElement;

    it("stays with the coach when the button that was pressed is gone, and nothing is foreseen", async () => {
        const wire = await begin(table({ coach: { trying: false, answers: 0, panel: [ask("Show me a better turn")], wide: [] } }));
        const button = find(".coach button");
        button.focus();
        button.click();
        looks.foreseen = [];
        await wire.change({ coach: { trying: false, answers: 1, panel: [{ kind: "text", text: "Sow from III" }], wide: [] } });
        expect(button.isConnected).toBe(false);
        expect(focused()?.closest('[data-slot="coach"]')).not.toBeNull();
        expect(looks.foreseen.filter(Boolean)).toEqual([]);
    });

    it("goes from choice to choice", async () => {
        const wire = await begin(table());
        find('[data-move="sow II"]').focus();
        await wire.change({ at: 15, choices: [choice("pass")] });
        expect(focused()?.getAttribute("data-move")).toBe("pass");
    });
});

describe("choices", () => {
    it("ask for their move, and end all movement first", async () => {
        const wire = await begin(table());
        find('[data-move="sow II"]').click();
        expect(wire.done).toMatchObject([{ type: "choose", move: "sow II", at: 14 }]);
        expect(looks.finished).toBe(1);
    });

    it("mark their places while somebody points at them", async () => {
        await begin(table());
        find('[data-move="sow II"]').dispatchEvent(new FocusEvent("focus"));
        expect(looks.pointed.at(-1)).toEqual(["tray.2"]);
    });

    it("are hinted at where they have the most of the hint's places, and not all of them alike", () => {
        const [there, beside, elsewhere] = [["token", "space", "north"], ["token", "space", "south"], ["token", "far", "south"]].map((spots, at) => choice(`place ${at}`, { spots }));
        if (!there || !beside || !elsewhere) throw new Error("three were made");
        const all = [there, beside, elsewhere];
        expect([...hintedOf(all, new Set(["token", "space", "north"]))]).toEqual(["place 0"]);
        expect([...hintedOf(all, new Set(["token"]))]).toEqual([]);
        expect([...hintedOf([there], new Set(["token"]))]).toEqual(["place 0"]);
    });

    it("are answers where a lesson asks in words", async () => {
        const wire = await begin(lesson({ question: { form: "choice", say: "Which?", choices: [{ name: "both", text: "Both" }] } }, { choices: [] }));
        find('[data-answer="both"]').click();
        expect(wire.done).toMatchObject([{ type: "answer", value: "both" }]);
    });

    it("are found by typing when all are listed", async () => {
        const choices = Array.from({ length: 40 }, (_, at) => choice(`go ${at}`, { text: `Go to ${at}` }));
        await begin(table({ choices }));
        press("l", "KeyL");
        await settled();
        const input = find(".list input") as HTMLInputElement;
        input.value = "to 37";
        input.dispatchEvent(new Event("input", { bubbles: true }));
        await settled();
        expect([...host.querySelectorAll(".list [data-move]")].map((one) => one.textContent)).toEqual(["Go to 37"]);
    });
});

describe("keys", () => {
    it("do not go on to what lies around while the focus is in the stage", async () => {
        await begin(table());
        for (const key of ["0", "x", "a", "Enter", "ArrowDown", "Escape"]) expect(press(key)).toBe(false);
    });

    it("go on when the focus is elsewhere, and when the notebook is to be saved", async () => {
        await begin(table());
        expect(press("0", "Digit0", document.body)).toBe(true);
        expect(press("s", "KeyS", find(".trajan-tutor"), { ctrlKey: true })).toBe(true);
    });

    it("choose by number, pick the place that has the focus, and take back", async () => {
        const wire = await begin(table());
        press("+", "Digit2");
        expect(wire.done.at(-1)).toMatchObject({ type: "choose", move: "sow II" });
        await wire.change({ answered: String(wire.done.at(-1)?.["id"]) });
        looks.focused = "tray.1";
        press("Enter", "Enter");
        expect(wire.done.at(-1)).toMatchObject({ type: "pick", spot: "tray.1" });
        await wire.change({ answered: String(wire.done.at(-1)?.["id"]) });
        press("Backspace", "Backspace");
        expect(wire.done.at(-1)).toMatchObject({ type: "undo" });
    });

    it("are letters where something is written", async () => {
        const wire = await begin(lesson({ may: ["next"], question: { form: "number", say: "How many?", choices: [] } }, { choices: [] }));
        press("n", "KeyN", find("input.number"));
        expect(wire.done).toEqual([]);
    });

    it("go on in a lesson", async () => {
        const wire = await begin(lesson({ may: ["next"] }));
        press("n", "KeyN");
        expect(wire.done).toMatchObject([{ type: "go", action: "next" }]);
    });
});

describe("the button that goes on", () => {
    it("is off while nothing is to be done", async () => {
        const wire = await begin(lesson());
        const button = find('[data-slot="next"] button');
        button.click();
        expect([button.getAttribute("aria-disabled"), wire.done.length]).toEqual(["true", 0]);
    });

    it("says after a mistake that one tries again", async () => {
        const wire = await begin(lesson({ phase: "mistaken", may: ["next", "again"] }));
        expect(find('[data-slot="next"] button').textContent).toBe("lesson_again");
        find('[data-slot="next"] button').click();
        expect(wire.done).toMatchObject([{ type: "go", action: "next" }]);
    });

    it("is where somebody sits down, and where others are skipped", async () => {
        const wire = await begin(table({ others: { waits: true, bot: "Cleo decides", hot_seat: "", sit: "" }, by_itself: false }));
        expect(find('[data-slot="next"] button').textContent).toBe("skip_to_me");
        await wire.change({ others: { waits: false, bot: "", hot_seat: "Ben's turn", sit: "Ben sits down" } });
        expect(find('[data-slot="next"] button').textContent).toBe("Ben sits down");
    });
});

describe("a number that is asked for", () => {
    const asks = { question: { form: "number" as const, say: "How many?", choices: [] }, may: [] };
    const notice = (number: number, tone: string) => ({ number, tone, title: "", text: "", spot: "", callout: "", rule: "" });

    it("is selected where it was wrong, so that the next one takes its place", async () => {
        const wire = await begin(lesson(asks, { choices: [] }));
        const field = find("input.number") as HTMLInputElement;
        field.value = "5";
        field.dispatchEvent(new Event("input", { bubbles: true }));
        await settled();
        field.setSelectionRange(1, 1);
        await wire.change({ lesson: lessonOf({ ...asks, answers: [{ tone: "mistake", text: "Count again" }] }), notice: notice(1, "mistake") });
        expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["5", 0, 1]);
        field.setSelectionRange(1, 1);
        await wire.change({ lesson: lessonOf({ ...asks, answers: [{ tone: "hint", text: "Look" }] }), notice: notice(2, "hint") });
        expect([field.selectionStart, field.selectionEnd]).toEqual([1, 1]);
    });
});

describe("verdicts", () => {
    it("have no box while there is nothing to be said", async () => {
        const wire = await begin(lesson());
        expect(find('[data-slot="verdict"]').hidden).toBe(true);
        await wire.change({ lesson: lessonOf({ answers: [{ tone: "praise", text: "Well done" }] }) });
        expect(find('[data-slot="verdict"]').hidden).toBe(false);
    });

    it("stand in their slot with their rule, and are not markup", async () => {
        const rule = { rule: "trajan.senate", title: "The senate", text: "Votes.", marks: [] };
        const wire = await begin(lesson());
        await wire.change({ lesson: lessonOf({ answers: [{ tone: "refused", text: "<b>No</b>" }], refused: rule, may: [] }) });
        const slot = find('[data-slot="verdict"]');
        expect([slot.querySelector("b"), slot.textContent.includes("<b>No</b>"), slot.className.includes("tone-refused")]).toEqual([null, true, true]);
        find(".rule-link").click();
        await settled();
        expect(find('[data-rule="trajan.senate"]').textContent).toContain("Votes.");
    });

    it("come when what moves has come to rest", async () => {
        let rest: () => void = () => undefined;
        const wire = await begin(lesson());
        looks.still = new Promise((resolve) => (rest = resolve));
        const motion = { seat: 0, own: true, path: [], pieces: [], hub: null, landing: null, path_mark: null, gains: [] };
        await wire.change({ lesson: lessonOf({ answers: [{ tone: "praise", text: "Well done" }] }) }, { motion });
        expect(find('[data-slot="verdict"]').textContent).not.toContain("Well done");
        rest();
        await settled();
        expect(find('[data-slot="verdict"]').textContent).toContain("Well done");
    });

    it("are said at their place too, once", async () => {
        const wire = await begin(table());
        const notice = { number: 5, tone: "refused", title: "No", text: "", spot: "tray.1", callout: "empty", rule: "" };
        await wire.change({ notice });
        await wire.change({ notice: { ...notice } });
        expect(looks.callouts).toEqual([["tray.1", "empty", "refused"]]);
    });
});

describe("those who listen", () => {
    it("hear what happened in one polite region, and the same sentence again when it comes again", async () => {
        const wire = await begin(table());
        const region = find("[aria-live=polite]");
        await wire.change({ live: "Tray V is empty.", answered: "1" });
        const said = region.textContent;
        await wire.change({ answered: "2" });
        expect(said).toBe("Tray V is empty.");
        expect(region.textContent).not.toBe(said);
        expect(host.querySelectorAll("[aria-live]")).toHaveLength(1);
    });
});

describe("where nobody answers", () => {
    it("says what is kept and what can be done", async () => {
        const wire = await begin(lesson());
        wire.hear({ type: "gone", reason: "stopped" });
        await settled();
        expect(find(".bar .prompt").textContent).toContain("Your game is kept up to move 14.");
        expect(find(".trajan-tutor").className).toContain("gone");
        expect(find("[aria-live=polite]").textContent).toContain("gone");
        find(".choices .again").click();
        expect(again).toBe(1);
        find(".choices .around").click();
        await settled();
        expect(find(".trajan-tutor").className.split(" ")).not.toContain("gone");
        find('[data-slot="next"] button').click();
        expect(wire.done).toEqual([]);
    });
});

describe("others' turns", () => {
    const others = { waits: true, bot: "Cleo decides", hot_seat: "", sit: "" };

    it("go on by themselves unless somebody wants to look", async () => {
        vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
        const wire = new Wire(table({ others }));
        close = mount(host, wire, { dark: false, height: 640, reveal: () => undefined, watch: () => () => undefined });
        await vi.advanceTimersByTimeAsync(2000);
        expect(wire.done).toMatchObject([{ type: "next" }]);
        find(".play-on").click();
        wire.hear({ type: "change", n: 1, set: { at: 15, answered: String(wire.done[0]?.["id"]) } });
        await vi.advanceTimersByTimeAsync(5000);
        expect(wire.done).toHaveLength(1);
        press("ArrowRight", "ArrowRight");
        expect(wire.done).toHaveLength(2);
        vi.useRealTimers();
    });
});

describe("the end of a game", () => {
    const ending = { title: "Ada wins", why: "By points.", order: ["1. Ada"], report: null, cards: [] };

    it("is shown by itself once the table rests, and stays closed after that", async () => {
        let rests = (): void => undefined;
        looks.still = new Promise<void>((resolve) => (rests = resolve));
        const wire = await begin(table());
        await wire.change({ ending }, { motion: { start: "", path: [], gains: [] } as never });
        expect(host.querySelector('[data-panel="ending"]')).toBeNull();
        rests();
        await settled();
        await settled();
        expect(find('[data-panel="ending"][role="dialog"]').textContent).toContain("Ada wins");
        find('[data-panel="ending"] [data-key="close"], [data-panel="ending"] .close').click();
        await wire.change({ ending: { ...ending, why: "By votes." } });
        expect(host.querySelector('[data-panel="ending"]')).toBeNull();
    });

    it("is not shown by itself where the game had ended before", async () => {
        await begin(table({ ending }));
        expect(host.querySelector('[data-panel="ending"]')).toBeNull();
    });

    it("is shown again where it was taken back and comes again", async () => {
        const wire = await begin(table());
        await wire.change({ ending });
        await settled();
        press("Escape", "Escape", find('[data-panel="ending"]'));
        await settled();
        await wire.change({ ending: null });
        await settled();
        await wire.change({ ending });
        await settled();
        expect(find('[data-panel="ending"]')).toBeTruthy();
    });
});

describe("how the book is read", () => {
    it("stands in the menu where it is not as usual, and leads to the rule book", async () => {
        const wire = await begin(table());
        find(".menu-place > button").click();
        await settled();
        expect(host.querySelector(".menu .readings")).toBeNull();
        await wire.change({ readings: ["S1: every 4 votes", "S9: a place too"] });
        expect([...host.querySelectorAll(".menu .readings li")].map((one) => one.textContent)).toEqual(["S1: every 4 votes", "S9: a place too"]);
        find(".menu .readings .item").click();
        await settled();
        expect(find("[data-panel=book]")).toBeTruthy();
    });

    it("is tried from the card of a ruling in a lesson", async () => {
        const card = { rule: "S1", title: "How many votes?", text: "5", marks: [], trial: { game: "sylla", ruling: "S1", text: "Try both" } };
        const wire = await begin(lesson({ rules: [card] }));
        find(".rule-card .try-both").click();
        expect(wire.done).toMatchObject([{ type: "try-ruling", ruling: "S1", game: "sylla" }]);
    });
});

describe("a hint by key", () => {
    const coachOf = (...items: NonNullable<CoachBlock["items"]>): ViewModel["coach"] => ({
        trying: false, answers: 0, panel: [{ kind: "title", text: "" }, { kind: "buttons", items }], wide: [],
    });
    const level = (number: number, state: string) => ({ action: "hint-level", number, text: "", state });

    it("is asked of the coach, and then its next level, by the request that the button sends", async () => {
        const wire = await begin({ ...table(), coach: coachOf({ action: "hint", number: -1, text: "", state: "" }) });
        press("h", "KeyH");
        expect(wire.done).toMatchObject([{ type: "coach", action: "hint", number: -1 }]);
        const answered = String(wire.done[0]?.["id"]);
        await wire.change({ answered, coach: coachOf(level(1, "done"), level(2, ""), level(3, "off")) });
        press("h", "KeyH");
        expect(wire.done.at(-1)).toMatchObject({ type: "coach", action: "hint-level", number: 2 });
    });

    it("is none where the coach offers none, or all was told", async () => {
        const wire = await begin({ ...table(), coach: coachOf(level(1, "done"), { action: "try", number: -1, text: "", state: "" }) });
        press("h", "KeyH");
        expect(wire.done).toEqual([]);
    });
});
