// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { Coach } from "../../src/panels/coach";
import { Panels, panelsOf } from "../../src/panels/panel-tabs";
import type { CoachBlock, ViewModel } from "../../src/model";
import { Host, recorded, viewModel } from "./fixture";
import { choose, panel, settled, shown, type, type Page } from "./page";

let page: Page | null = null;
afterEach(() => {
    page?.end();
    page = null;
});

async function told(made: Page): Promise<Page> {
    page = made;
    await settled();
    made.host.answer();
    await settled();
    return made;
}

test("a game is begun by the form, once, with names as they were written", async () => {
    const form = await told(panel("new"));
    choose(form.find("[name=seats]"), "3");
    await settled();
    expect(form.all(".player-row").length).toBe(3);
    type(form.find("[name=name]"), "<b>Ann</b>");
    choose(form.find("[name=theme]"), "dark");
    await settled();
    form.find(".begin").click();
    form.find(".begin").click();
    const sent = form.host.sent.filter((request) => request["type"] === "begin");
    expect(sent.length).toBe(1);
    expect(sent[0]?.["answers"]).toEqual({
        game: "trajan", seats: 3, players: ["person", "club", "club"], names: ["<b>Ann</b>", "", ""],
        setup: "quick", language: "en", theme: "dark", pace: "by-themselves", curtains: false, options: {}, readings: {},
    });
    expect(form.all("form b")).toEqual([]);
});

test("options that need another one are offered with it, and seats vanish where the rules play the others", async () => {
    const form = await told(panel("new"));
    const [game] = recorded.form.games.filter((one) => one.offers.some((offer) => offer.alone));
    if (!game) throw new Error("no recorded game is played alone");
    choose(form.find("[name=game]"), game.value);
    await settled();
    const alone = game.offers.find((offer) => offer.alone);
    const needing = game.offers.filter((offer) => offer.needs === alone?.name);
    for (const offer of needing) expect(form.all(`[data-offer="${offer.name}"]`)).toEqual([]);
    const chosen = alone?.choices[1]?.value ?? "";
    choose(form.find(`[data-offer="${alone?.name ?? ""}"] select`), chosen);
    await settled();
    for (const offer of needing) expect(form.all(`[data-offer="${offer.name}"]`).length).toBe(1);
    expect(form.all(".player-row")).toEqual([]);
    form.find(".begin").click();
    expect(form.host.sent.at(-1)?.["answers"]).toMatchObject({ game: game.value, options: { [alone?.name ?? ""]: chosen } });
});

test("readings are folded until somebody wants them, and only what is not usual is sent", async () => {
    const form = await told(panel("new"));
    const [game] = recorded.form.games;
    const [one, other] = game?.readings ?? [];
    if (!game || !one || !other) throw new Error("no readings were recorded");
    expect(form.find(".readings").hasAttribute("open")).toBe(false);
    expect(form.find(".readings .sure").textContent).toBe(recorded.labels.readings_as_usual);
    const pick = (ruling: typeof one, at: number) => {
        form.find(`[data-ruling="${ruling.ruling}"] input[value="${ruling.choices[at]?.value ?? ""}"]`).click();
        return settled();
    };
    expect(form.find(`[data-ruling="${one.ruling}"]`).textContent).toContain(one.says);
    await pick(one, 1);
    await pick(other, 1);
    expect(form.find(".readings .sure").textContent).toBe(`${one.ruling}, ${other.ruling}`);
    await pick(other, 0);
    form.find(".begin").click();
    expect(form.host.sent.at(-1)?.["answers"]).toMatchObject({ readings: { [one.ruling]: one.choices[1]?.value } });
    expect(form.host.sent.at(-1)?.["answers"]).not.toHaveProperty(`readings.${other.ruling}`);
});

test("another game has readings of its own", async () => {
    const form = await told(panel("new"));
    const [game, another] = recorded.form.games;
    const [one] = game?.readings ?? [];
    form.find(`[data-ruling="${one?.ruling ?? ""}"] input[value="${one?.choices[1]?.value ?? ""}"]`).click();
    await settled();
    choose(form.find("[name=game]"), another?.value ?? "");
    await settled();
    expect(form.find(".reading").dataset["ruling"]).toBe(another?.readings[0]?.ruling);
    form.find(".begin").click();
    expect(form.host.sent.at(-1)?.["answers"]).toMatchObject({ game: another?.value, readings: {} });
});

test("another game closes what is open", async () => {
    const opened = panel("new");
    const form = await told(opened);
    form.host.answer({ began: 1 });
    await settled();
    expect(opened.closed()).toBe(1);
});

test("at an empty table there is the form with saved games, and rules of the chosen game", async () => {
    const table = await told(panel("new", { picture: null }));
    expect(table.all("[role=tab]").map((tab) => tab.dataset["tab"])).toEqual(["new", "book", "symbols"]);
    table.host.answer();
    await settled();
    expect(table.all(".saved-games").length).toBe(1);
    choose(table.find("[name=game]"), "caesar");
    await settled();
    table.find("[data-tab=book]").click();
    await settled();
    expect(table.host.sent.at(-1)).toMatchObject({ type: "show", page: "book", game: "caesar" });
});

test("a saved game is continued, or removed after it was asked once more", async () => {
    const saved = await told(panel("saved"));
    const [row] = recorded["saved-games"].rows;
    saved.find(".resume").click();
    expect(saved.host.sent.at(-1)).toMatchObject({ type: "resume", file: row?.file });
    saved.host.answer();
    saved.find(".remove").click();
    await settled();
    expect(saved.find(".asked").getAttribute("aria-label")).toBe(row?.removing);
    expect(document.activeElement).toBe(saved.find(".asked .leave"));
    saved.press("Escape");
    await settled();
    expect(saved.all(".asked")).toEqual([]);
    expect(document.activeElement).toBe(saved.find(".remove"));
    expect(saved.host.sent.some((request) => request["type"] === "remove")).toBe(false);
    saved.find(".remove").click();
    await settled();
    saved.find(".sure").click();
    expect(saved.host.sent.at(-1)).toMatchObject({ type: "remove", file: row?.file });
    saved.host.answer();
    await settled();
    expect(saved.host.waiting).toEqual(["saved-games"]);
});

test("the history goes along the turns; quick steps count from the last one", async () => {
    const history = await told(panel("history"));
    const turns = recorded.history.turns;
    expect(history.find(".history-place").textContent).toBe(turns.at(-1)?.text);
    history.find(".before").click();
    history.find(".before").click();
    await settled();
    expect(history.find(".history-place").textContent).toBe(turns.at(-3)?.text);
    const jumps = () => history.host.sent.filter((request) => request["type"] === "jump").map((request) => request["node"]);
    expect(jumps()).toEqual([turns.at(-2)?.node]);
    history.host.answer({ at: 4 });
    await settled();
    expect(jumps()).toEqual([turns.at(-2)?.node, turns.at(-3)?.node]);
});

test("under a hand the scrubber stays where it is", async () => {
    const history = await told(panel("history"));
    const scrubber = history.find(".scrubber");
    type(scrubber, "0");
    await settled();
    history.host.answer({ at: 9 });
    await settled();
    history.host.answer();
    await settled();
    expect((scrubber as HTMLInputElement).value).toBe("0");
    scrubber.dispatchEvent(new Event("change", { bubbles: true }));
    expect(history.host.sent.at(-1)).toMatchObject({ type: "jump", node: recorded.history.turns[0]?.node });
});

test("lines are named, removed after asking, and two or three of them compared", async () => {
    const history = await told(panel("history"));
    const [first, second] = recorded.history.branches;
    expect(history.all(".line img")).toEqual([]);
    expect(history.all(".line-title")[1]?.textContent).toBe(second?.name);
    history.all(".rename")[1]?.click();
    await settled();
    type(history.find(".asked input"), "<i>mine</i>");
    history.find(".asked").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    expect(history.host.sent.at(-1)).toMatchObject({ type: "rename", node: second?.head, name: "<i>mine</i>" });
    await settled();
    expect(document.activeElement).toBe(history.all(".rename")[1]);
    history.host.answer();
    await settled();
    history.host.answer();
    await settled();
    history.find(".remove").click();
    await settled();
    history.find(".leave").click();
    await settled();
    expect(history.host.sent.some((request) => request["type"] === "prune")).toBe(false);
    expect(history.find(".compare").getAttribute("aria-disabled")).toBe("true");
    history.find(".compare").click();
    for (const box of history.all(".line input")) box.click();
    await settled();
    history.find(".compare").click();
    expect(history.host.sent.at(-1)).toMatchObject({ type: "compare", places: [first?.tip, second?.tip] });
    history.host.answer();
    await settled();
    expect(history.all(".comparison caption").length).toBe(recorded.comparison.seats.length);
    expect(document.activeElement).toBe(history.find(".comparison"));
    history.press("Escape");
    await settled();
    expect(document.activeElement).toBe(history.find(".compare"));
});

test("the ending says who won, and leads to the replay and to the coach", async () => {
    const opened = panel("ending", { ending: recorded.ending });
    page = opened;
    await settled();
    expect(opened.find(".ending-title").textContent).toBe(recorded.ending.title);
    expect(opened.all(".order li").length).toBe(3);
    opened.find(".look-back").click();
    expect(opened.host.sent.at(-1)).toMatchObject({ type: "coach", action: "look-back", number: -1 });
    opened.host.answer();
    opened.find(".open-replay").click();
    await settled();
    expect(opened.host.sent.at(-1)).toMatchObject({ type: "show", page: "replay" });
});

function coach(over: Partial<ViewModel["coach"]>, opened: string[] = []): Page {
    const model = viewModel({ coach: { trying: false, answers: 0, panel: [], wide: [], ...over } });
    return shown(new Host(model), (store, now) => <Coach store={store} model={now} open={(name) => opened.push(name)} />);
}

test("the coach's hint by steps: the same button goes on, and what is gone leads to no other question", async () => {
    const ideas = { action: "analyse", number: -1, text: "Ideas", on: false };
    const asked = (...levels: number[]): CoachBlock => ({ kind: "asks", items: [...levels.map((number) => ({ action: "hint-level", number, text: `level ${number}`, on: false })), ideas] });
    const told = { trying: false, answers: 0, wide: [] };
    page = coach({ panel: [asked(3)] });
    const button = page.find(".action-hint-level");
    button.focus();
    button.click();
    expect(page.host.sent.at(-1)).toMatchObject({ type: "coach", action: "hint-level", number: 3 });
    page.host.answer({ coach: { ...told, panel: [asked(4), { kind: "text", text: "<b>Look</b>" }] } });
    await settled();
    expect(page.find(".coach-text").textContent).toBe("<b>Look</b>");
    expect(document.activeElement?.textContent).toBe("level 4");
    page.find(".action-hint-level").click();
    page.host.answer({ coach: { ...told, panel: [asked(), { kind: "text", text: "Because" }] } });
    await settled();
    expect(page.all(".ask").map((one) => one.textContent)).toEqual(["Ideas"]);
    expect(document.activeElement).toBe(page.find(".coach"));
});

test("every kind of block that was recorded is shown", async () => {
    for (const blocks of Object.values(recorded.coach)) {
        const all = blocks.flatMap((one) => [one, ...(one.blocks ?? [])]);
        const items = (kind: string) => all.filter((one) => one.kind === kind).flatMap((one) => one.items ?? []);
        page = coach({ panel: blocks });
        await settled();
        expect(page.all(".buttons > button").length).toBe(items("buttons").length);
        expect(page.all(".coach-reasons > li").length).toBe(items("reasons").length);
        expect(page.all(".coach-steps > li").length).toBe(items("steps").length);
        page.end();
    }
    page = null;
});

test("a card that was opened stays open when the words around it change", async () => {
    page = coach({ panel: recorded.coach.hint });
    await settled();
    const card = page.find("details.card");
    card.setAttribute("open", "");
    card.dispatchEvent(new Event("toggle"));
    page.host.answer({ coach: { trying: false, answers: 0, wide: [], panel: [{ kind: "text", text: "more" }, ...recorded.coach.hint] } });
    await settled();
    expect(page.find("details.card").hasAttribute("open")).toBe(true);
});

test("thinking is shown and cancelled; what needs more room opens by itself, but not what was there before", async () => {
    const opened: string[] = [];
    page = coach({ wide: recorded.coach.explored }, opened);
    page.host.answer({ thinking: { text: "The coach is thinking", share: 0.5 } });
    await settled();
    expect(opened).toEqual([]);
    page.find(".coach-cancel").click();
    expect(page.host.sent.at(-1)).toMatchObject({ type: "coach", action: "cancel" });
    page.host.answer({ thinking: { text: "", share: 0 }, coach: { trying: false, answers: 1, panel: [], wide: [] } });
    await settled();
    page.host.answer({ coach: { trying: false, answers: 2, panel: [], wide: recorded.coach.explored } });
    await settled();
    expect(opened).toEqual(["wide"]);
});

test("the wide place is closed by Escape, which tells the coach", async () => {
    const opened = panel("wide", { coach: { trying: false, answers: 1, panel: [], wide: recorded.coach.explored } });
    page = opened;
    await settled();
    opened.find(".coach-wide button").focus();
    opened.press("Escape");
    expect(opened.host.sent.at(-1)).toMatchObject({ type: "coach", action: "close" });
    expect(opened.closed()).toBe(1);
});

test("a lesson has no form, no history and no saved games", () => {
    const lesson = {} as ViewModel["lesson"];
    expect(panelsOf(viewModel({ lesson }))).toEqual(["log", "points", "rule", "book", "symbols"]);
});

test("the focus goes into what is opened and back to what had it", async () => {
    const button = document.createElement("button");
    document.body.append(button);
    button.focus();
    let open: "log" | "" = "log";
    const host = new Host();
    page = shown(host, (store, model) => <Panels store={store} model={model} open={open} close={() => undefined} />);
    await settled();
    expect(page.root.contains(document.activeElement)).toBe(true);
    open = "";
    host.answer({ turn: "x" });
    await settled();
    expect(document.activeElement).toBe(button);
    button.remove();
});
