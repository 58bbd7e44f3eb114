// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { showEditor } from "../../src/editor/editor-view";
import { nearest } from "../../src/editor/nearest";
import type { EditorModel, Opened, PieceLying, PlaceOpen } from "../../src/model";
import { PROTOCOL } from "../../src/model";
import type { ToHost, ToPage, Transport } from "../../src/transport";
import { recorded } from "./fixture";
import { choose, settled } from "./page";

const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><g id="e1--deck" aria-label="deck"><rect width="9" height="9"/></g>' +
    '<g id="e1--time" class="legal" aria-label="time"><g id="e1--time.1" aria-label="first space"><rect width="9" height="9"/></g></g></svg>';
const PIECE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

function piece(at: number, text: string): PieceLying {
    return { at, text, picture: PIECE, state: false };
}

function place(over: Partial<PlaceOpen>): PlaceOpen {
    return {
        name: "hand", text: "hand", holding: "pieces", number: 0, least: 0, most: 9, can_move: true, can_take: true,
        lying: [piece(0, "<b>wine</b>"), piece(1, "gold")],
        pieces: [{ number: 4, text: "fish", picture: PIECE, state: false, here: false }],
        ...over,
    };
}

class Bench implements Transport {
    readonly root = document.createElement("div");
    readonly sent: Array<Record<string, unknown>> = [];
    private hear: (message: ToPage) => void = () => undefined;
    private number = 0;
    private readonly stop: () => void;

    constructor(over: Partial<EditorModel> = {}) {
        const model: EditorModel = {
            kind: "editor", prefix: "e1-pieces", language: "en", languages: [{ key: "en", name: "English" }, { key: "cs", name: "Čeština" }], theme: "auto", labels: recorded["editor-labels"], at: 7, answered: "",
            title: "Position editor", sheet: PIECE, svg: SVG, spot: "", seat: 0, seats: ["A", "B"], can_undo: false, can_redo: false,
            games: [{ value: "trajan", text: "Trajan", seats: [2, 3] }, { value: "caesar", text: "Caesar!", seats: [2] }],
            areas: [{ title: "Mats", places: [{ name: "hand", text: "hand" }, { name: "time", text: "time" }] }],
            places: [place({})], carried: null, writing: null, can_save: true,
            notice: { number: 0, tone: "", title: "", text: "", spot: "", callout: "", rule: "" },
            ...over,
        };
        document.body.append(this.root);
        const opened = { type: "opened", protocol: PROTOCOL, n: 0, model } as unknown as Opened;
        const surroundings = { dark: false, height: null, reveal: () => undefined, watch: () => () => undefined };
        this.stop = showEditor(this.root, this, opened, surroundings);
    }

    first(): Opened | null {
        return null;
    }

    send(message: ToHost): void {
        if (message.type === "do") this.sent.push(message.request);
    }

    listen(hear: (message: ToPage) => void): () => void {
        this.hear = hear;
        return () => undefined;
    }

    close(): void {
        this.hear = () => undefined;
    }

    async answer(set: Partial<EditorModel>): Promise<void> {
        this.number += 1;
        this.hear({ type: "change", n: this.number, set: { ...set, answered: this.sent.at(-1)?.["id"] } });
        await settled();
    }

    find(selector: string): HTMLElement {
        const found = this.root.querySelector<HTMLElement>(selector);
        if (!found) throw new Error(`nothing is ${selector}`);
        return found;
    }

    press(key: string, more: KeyboardEventInit = {}): void {
        const target = document.activeElement ?? this.root;
        target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true, ...more }));
    }

    end(): void {
        this.stop();
        this.root.remove();
    }
}

let bench: Bench | null = null;
afterEach(() => {
    bench?.end();
    bench = null;
});

test("a place of the board is picked: the one around the click that takes what is moved, else the nearest", async () => {
    bench = new Bench();
    bench.find("[data-spot=deck] rect").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(bench.sent.at(-1)).toMatchObject({ type: "pick", spot: "deck", at: 7 });
    await bench.answer({});
    bench.find("[data-spot='time.1'] rect").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(bench.sent.at(-1)).toMatchObject({ type: "pick", spot: "time" });
});

test("another language is chosen below it, and what comes is marked as of that language", async () => {
    bench = new Bench();
    choose(bench.find("select[name=spoken]"), "cs");
    expect(bench.sent.at(-1)).toMatchObject({ type: "language", language: "cs" });
    await bench.answer({ language: "cs" });
    expect(bench.root.lang).toBe("cs");
    expect((bench.find("select[name=spoken]") as HTMLSelectElement).value).toBe("cs");
});

test("the board has one tab stop, which stays where the focus was when it is drawn anew", async () => {
    bench = new Bench();
    expect(bench.root.querySelectorAll(".picture [tabindex='0']").length).toBe(1);
    bench.find("[data-spot=deck]").focus();
    bench.press("Enter");
    expect(bench.sent.at(-1)).toMatchObject({ type: "pick", spot: "deck" });
    await bench.answer({ svg: SVG.replace('class="legal"', ""), spot: "deck" });
    expect(document.activeElement?.getAttribute("data-spot")).toBe("deck");
    expect(bench.root.querySelectorAll(".picture [tabindex='0']").length).toBe(1);
});

test("pieces are marked, taken away, moved and put; their names are no markup", async () => {
    bench = new Bench();
    expect(bench.root.querySelector(".pieces b")).toBeNull();
    expect(bench.root.querySelector(".actions")).toBeNull();
    bench.find(".lying button").click();
    await settled();
    expect(bench.find(".lying button").getAttribute("aria-pressed")).toBe("true");
    expect(bench.find(".take").getAttribute("aria-label")).toBe("Take away: <b>wine</b>");
    bench.find(".take").click();
    expect(bench.sent.at(-1)).toMatchObject({ type: "take", place: "hand", lying: 0, at: 7 });
    await bench.answer({ at: 8, places: [place({ lying: [piece(0, "gold")] })] });
    bench.find(".offered button").click();
    expect(bench.sent.at(-1)).toMatchObject({ type: "put", place: "hand", piece: 4, at: 8 });
    await bench.answer({});
    bench.find(".move").click();
    expect(bench.sent.at(-1)).toMatchObject({ type: "lift", place: "hand", lying: 0 });
});

test("what is carried is laid down from a list, or given up by Escape", async () => {
    bench = new Bench();
    bench.find("[name=list]").focus();
    choose(bench.find("[name=list]"), "time");
    expect(bench.sent.at(-1)).toMatchObject({ type: "open", place: "time" });
    await bench.answer({ carried: { text: "Moving", goals: [{ name: "time", text: "time" }] } });
    expect(document.activeElement?.getAttribute("data-key")).toBe("goals");
    choose(bench.find("[data-key=goals]"), "time");
    expect(bench.sent.at(-1)).toMatchObject({ type: "drop", place: "time" });
    await bench.answer({});
    bench.press("Escape");
    expect(bench.sent.at(-1)).toMatchObject({ type: "lay" });
});

test("a pile is sorted, and what cannot be moved further does not move", async () => {
    bench = new Bench({ places: [place({ holding: "pile", lying: [piece(1, "gold"), piece(0, "wine")] })] });
    bench.find(".lying button").click();
    await settled();
    bench.find(".up").click();
    bench.find(".top").click();
    expect(bench.sent).toEqual([]);
    bench.find(".down").click();
    expect(bench.sent.at(-1)).toMatchObject({ type: "shift", place: "hand", lying: 1, to: 0 });
    await bench.answer({ places: [place({ holding: "pile", lying: [piece(1, "wine"), piece(0, "gold")] })] });
    expect(bench.root.querySelectorAll(".lying button")[1]?.getAttribute("aria-pressed")).toBe("true");
});

test("a number has buttons beside it, which keep the focus", async () => {
    const number = place({ name: "quarter", text: "quarter", holding: "number", number: 1, lying: [], pieces: [], can_move: false });
    bench = new Bench({ places: [number] });
    bench.find(".more").focus();
    bench.find(".more").click();
    expect(bench.sent.at(-1)).toMatchObject({ type: "set", place: "quarter", number: 2 });
    await bench.answer({ places: [{ ...number, number: 2 }] });
    expect(document.activeElement).toBe(bench.find(".more"));
    expect((bench.find(".figure input") as HTMLInputElement).value).toBe("2");
});

test("Ctrl+Z takes back, but not while somebody writes", () => {
    bench = new Bench({ can_undo: true });
    bench.find(".undo").focus();
    bench.press("z", { ctrlKey: true });
    expect(bench.sent.at(-1)).toMatchObject({ type: "undo" });
    const count = bench.sent.length;
    bench.find(".new").click();
    return settled().then(() => {
        bench?.find(".paste").focus();
        bench?.press("z", { ctrlKey: true });
        expect(bench?.sent.length).toBe(count);
    });
});

test("another position begins from the form, which closes; a text is laid out", async () => {
    bench = new Bench();
    bench.find(".new").click();
    await settled();
    choose(bench.find("[name=new-game]"), "caesar");
    choose(bench.find("[name=new-start]"), "1");
    await settled();
    bench.find(".begin").click();
    expect(bench.sent.at(-1)).toMatchObject({ type: "begin", game: "caesar", seats: 2, empty: 1 });
    await settled();
    expect(bench.root.querySelector(".position-form")).toBeNull();
});

test("it is written out, and saved only where files can be written", async () => {
    const writing = { json: '{"a": 1}', lesson: "# x", name: "my-lesson", ending: ".toml" };
    bench = new Bench({ writing });
    expect((bench.find("[data-key=written-json]") as HTMLTextAreaElement).value).toBe(writing.json);
    bench.find(".save-lesson").click();
    expect(bench.sent.at(-1)).toMatchObject({ type: "save", name: "my-lesson", what: "lesson" });
    await bench.answer({ can_save: false });
    expect(bench.root.querySelector(".save-lesson")).toBeNull();
});

test("a refusal is read aloud and seen; what opens is only read aloud", async () => {
    bench = new Bench();
    const notice = { number: 1, tone: "refused" as const, title: "", text: "It <i>cannot</i> be.", spot: "", callout: "", rule: "" };
    await bench.answer({ notice });
    expect(bench.find("[role=status]").textContent).toBe(notice.text);
    expect(bench.find("[role=status]").classList.contains("unseen")).toBe(false);
    await bench.answer({ notice: { ...notice, number: 2, tone: "note", text: "hand" } });
    expect(bench.find("[role=status]").classList.contains("unseen")).toBe(true);
});

test("the nearest place in a direction is ahead, not aside", () => {
    const from = { x: 0, y: 0 };
    expect(nearest(from, [{ x: 5, y: 30 }, { x: 50, y: 5 }, { x: -9, y: 0 }], [1, 0])).toBe(1);
    expect(nearest(from, [{ x: -9, y: 0 }], [1, 0])).toBe(-1);
});
