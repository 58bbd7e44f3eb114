// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { drawn } from "../../src/parts/drawing";
import { Log } from "../../src/panels/log";
import { found } from "../../src/panels/rules";
import type { Area, LineShown, ViewModel } from "../../src/model";
import { Host, recorded, viewModel } from "./fixture";
import { panel, settled, shown, type, type Page } from "./page";

let page: Page | null = null;
afterEach(() => {
    page?.end();
    page = null;
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">';

test("a drawing of the kernel is put in as it is", () => {
    const drawing = drawn(recorded.replay.curve);
    expect(drawing?.localName).toBe("svg");
    expect(drawing?.querySelectorAll("text").length).toBeGreaterThan(5);
});

test.each([
    `${SVG}<script>window.broken = 1</script></svg>`,
    `${SVG}<rect onclick="window.broken = 1"/></svg>`,
    `${SVG}<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject></svg>`,
    `${SVG}<use href="https://example.org/x.svg#a"/></svg>`,
    `${SVG}<style>@import "https://example.org/x.css";</style></svg>`,
    `${SVG}<rect fill="url(https://example.org/#a)"/></svg>`,
    `${SVG}<image href="#a"/></svg>`,
    "<p>no drawing</p>",
    "",
])("what could run or fetch something is no drawing: %s", (text) => {
    expect(drawn(text)).toBeNull();
});

test("a drawing that follows the reader follows the surroundings where they are known", () => {
    const text = `${SVG}<style>@media (prefers-color-scheme: dark) { .a { fill: #fff } }</style></svg>`;
    expect(drawn(text, true)?.textContent).toContain("@media all");
    expect(drawn(text, false)?.textContent).toContain("@media not all");
    expect(drawn(text)?.textContent).toContain("prefers-color-scheme");
});

function log(lines: LineShown[]): Page {
    return shown(new Host(viewModel({ log: lines })), (_store, model: ViewModel) => <Log model={model} />);
}

test("the log says who, what and how many points, and texts of people are no markup", () => {
    const line = { number: 7, seat: 1, name: "<b>Ann</b>", text: "<img src=x onerror='window.broken=1'>", points: -3 };
    page = log([line, { ...line, number: 8, seat: -1, points: 0, text: "A new round." }]);
    expect(page.all("li img, li b")).toEqual([]);
    expect(page.find(".loss .text").textContent).toBe(line.text);
    expect(page.find(".loss .badge").textContent).toBe("\u22123");
    expect(page.find(".seat-mark").getAttribute("aria-label")).toBe("<b>Ann</b>");
    expect(page.find(".earlier").textContent).toBe(recorded.earlier);
});

test("what a seat did several times in a row is said once", () => {
    const line = { number: 1, seat: 0, name: "Ada", text: "Drew a card.", points: 1 };
    page = log([line, { ...line, number: 2 }, { ...line, number: 3, text: "Passed.", points: 0 }, { ...line, number: 4, seat: 1 }]);
    expect(page.all("li .text").map((text) => text.textContent)).toEqual(["Drew a card. ×2 Passed.", "Drew a card."]);
    expect(page.all("li .badge").map((badge) => badge.textContent)).toEqual(["+2", "+1"]);
});

test("an empty log says so", () => {
    page = log([]);
    expect(page.find(".earlier:last-child").textContent).toBe(recorded.labels.log_empty);
});

test("points of everybody by source, with their sums", () => {
    page = panel("points");
    expect(page.all(".ledger tbody tr").length).toBe(recorded.points.rows.length + 1);
    expect(page.all(".ledger .sum td").map((cell) => cell.textContent)).toEqual(recorded.points.totals.map(String));
});

test("the rule of a refusal is told as such", async () => {
    page = panel("rule");
    expect(page.find("h3").textContent).toBe(recorded.labels.card_step);
    const rule = recorded.cards[0]?.rule ?? "";
    page.host.answer({ notice: { number: 1, tone: "refused", title: "", text: "", spot: "", callout: "", rule } });
    await settled();
    expect(page.find("h3").textContent).toBe(recorded.labels.card_refused);
    expect(page.find("details").hasAttribute("open")).toBe(true);
});

test("the rule book is asked for once and found in by words", async () => {
    page = panel("book");
    await settled();
    expect(page.host.sent).toMatchObject([{ type: "show", page: "book", game: "" }]);
    expect(page.all(".card")).toEqual([]);
    page.host.answer();
    await settled();
    const all = page.all(".card").length;
    expect(all).toBe(recorded.book.book.flatMap((area) => area.rules).length + recorded.book.rulings.cards.length);
    const [first] = recorded.book.book[0]?.rules ?? [];
    type(page.find(".filter"), first?.title.toUpperCase() ?? "");
    await settled();
    expect(page.all(".card").length).toBeLessThan(all);
    expect(page.find(".card").hasAttribute("open")).toBe(true);
    type(page.find(".filter"), "zzz");
    await settled();
    expect(page.all(".card")).toEqual([]);
    expect(page.find(".none").textContent).toBe(recorded.labels.filter_none);
    page.find(".filter").focus();
    page.press("Escape");
    await settled();
    expect(page.all(".card").length).toBe(all);
    page.find("[data-tab=log]").click();
    await settled();
    page.find("[data-tab=book]").click();
    await settled();
    expect(page.host.sent.length).toBe(1);
    expect(page.all(".card").length).toBe(all);
});

test("rulings stand after the rules, the readings of this game before them; one is tried from its card", async () => {
    const book = panel("book");
    page = book;
    await settled();
    const [card] = recorded.book.rulings.cards;
    const trial = { game: "trajan", ruling: card?.rule ?? "", text: "Try both" };
    const rulings = { ...recorded.book.rulings, chosen: ["R1: one point"], cards: [{ ...card, trial }] };
    page.host.answer({}, () => ({ ...recorded.book, rulings }));
    await settled();
    expect(page.find(".chosen-readings li").textContent).toBe("R1: one point");
    const shown = page.find(`.rulings [data-rule="${trial.ruling}"]`);
    for (const mark of card?.marks ?? []) expect(shown.textContent).toContain(mark.text);
    expect(shown.querySelector(".sure")?.textContent).toBe(card?.badge);
    page.find(".try-both").click();
    expect(page.host.sent.at(-1)).toMatchObject({ type: "try-ruling", ruling: trial.ruling, game: "trajan" });
    expect(book.closed()).toBe(1);
});

test("rules are found by all words, in any order, also in what is unsure about them", () => {
    const card = { rule: "a", title: "Consul", text: "The vice consul follows.", marks: [{ label: "our ruling", text: "Ties" }] };
    const book: Area[] = [{ area: "x", title: "X", rules: [card, { ...card, rule: "b", text: "Nobody.", marks: [] }] }];
    expect(found(book, "VICE consul")[0]?.rules.map((one) => one.rule)).toEqual(["a"]);
    expect(found(book, "ties ruling")[0]?.rules.map((one) => one.rule)).toEqual(["a"]);
    expect(found(book, "  ")[0]?.rules.length).toBe(2);
    expect(found(book, "senator")).toEqual([]);
});

test("tabs are gone along by arrow keys, and Escape closes", async () => {
    const opened = panel("log");
    page = opened;
    await settled();
    opened.find("[data-tab=log]").focus();
    opened.press("ArrowRight");
    await settled();
    expect(opened.find("[aria-selected=true]").dataset["tab"]).toBe("points");
    expect(document.activeElement).toBe(opened.find("[data-tab=points]"));
    opened.press("ArrowLeft");
    opened.press("ArrowLeft");
    await settled();
    expect(opened.find("[aria-selected=true]").dataset["tab"]).toBe("replay");
    expect(opened.closed()).toBe(0);
    opened.press("Escape");
    expect(opened.closed()).toBe(1);
});

test("keys that were pressed inside never reach what lies around", () => {
    page = panel("log");
    let heard = 0;
    const hear = () => {
        heard += 1;
    };
    document.addEventListener("keydown", hear);
    page.find("[data-tab=log]").focus();
    page.press("b");
    expect(heard).toBe(0);
    document.removeEventListener("keydown", hear);
});
