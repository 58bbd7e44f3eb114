// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import type { AnalysisShown, IdeaMarks, MomentShown, ReviewCurve, ReviewShown } from "../../src/model";
import { Analysis, held } from "../../src/panels/analysis";
import { panelsOf } from "../../src/panels/panel-tabs";
import { decisionAt, ReviewPanel, SIGNS } from "../../src/panels/review";
import { answerOf, Host, recorded, viewModel } from "./fixture";
import { settled, shown, type Page } from "./page";

const REVIEW = recorded.review.review as ReviewShown;
const ANALYSIS = recorded.review.analysis as unknown as AnalysisShown;

let page: Page | null = null;
afterEach(() => {
    page?.end();
    page = null;
});

/** What the recorded game answers about its review. */
function told(request: Record<string, unknown>): unknown {
    if (request["type"] === "moment") return { ...(recorded.review.moment as MomentShown), number: request["number"] };
    if (request["page"] === "review") return recorded.review.curve satisfies ReviewCurve;
    return answerOf(request);
}

async function reviewed(review: ReviewShown = REVIEW): Promise<{ page: Page; closed: () => number }> {
    let closed = 0;
    const made = shown(new Host(viewModel({ review })), (store, model) => (
        <ReviewPanel store={store} model={model} close={() => (closed += 1)} />
    ));
    page = made;
    await settled();
    made.host.answer({}, told);
    await settled();
    return { page: made, closed: () => closed };
}

/** Open all decisions, which are folded at first. */
async function unfolded(made: Page): Promise<void> {
    const all = made.find(".review-all") as HTMLDetailsElement;
    all.open = true;
    all.dispatchEvent(new Event("toggle"));
    await settled();
    made.host.answer({}, told);
    await settled();
}

test("every decision is a cell in the row of its seat, with a sign of its grade, and says what it was", async () => {
    const { page: made } = await reviewed();
    expect(made.all("[data-decision]")).toEqual([]);
    await unfolded(made);
    const cells = made.all("[data-decision]");
    expect(cells.length).toBe(REVIEW.decisions.length);
    for (const cell of cells) {
        const one = REVIEW.decisions.find((other) => other.number === Number(cell.dataset["decision"]));
        expect(cell.textContent).toBe(SIGNS[one?.grade ?? "best"]);
        expect(cell.getAttribute("aria-label")).toContain(one?.title);
        expect(cell.classList.contains("quick")).toBe(!one?.deep);
    }
});

test("a decision is looked at closely by its cell, by the keys, and by the ones before and after", async () => {
    const { page: made } = await reviewed();
    await unfolded(made);
    const [zero, one, two] = REVIEW.decisions.map((decision) => decision.number);
    const cell = made.find(`[data-decision="${zero}"]`);
    cell.click();
    await settled();
    expect(made.host.sent.at(-1)).toMatchObject({ type: "moment", number: zero });
    made.host.answer({}, told);
    await settled();
    expect(made.find(`[data-decision="${zero}"]`).getAttribute("aria-pressed")).toBe("true");
    expect(made.all(".moment-steps li").length).toBeGreaterThan(1);
    made.find(".moment .after").click();
    await settled();
    expect(made.host.sent.at(-1)).toMatchObject({ type: "moment", number: one });
    made.find(`[data-decision="${one}"]`).focus();
    made.press("ArrowRight");
    await settled();
    expect(made.host.sent.at(-1)).toMatchObject({ type: "moment", number: two });
});

test("the turn that decided is laid on the board by one button, the others by their own", async () => {
    const { page: made, closed } = await reviewed();
    const [first] = REVIEW.turning;
    made.find(".decided").click();
    expect(made.host.sent.at(-1)).toMatchObject({ type: "coach", action: "practise", number: first?.number });
    expect(closed()).toBe(1);
    expect(made.all(".turning-turn").length).toBe(REVIEW.turning.length);
    made.all(".turning-turn").at(-1)?.click();
    expect(made.host.sent.at(-1)).toMatchObject({ action: "practise", number: REVIEW.turning.at(-1)?.number });
});

test("where nothing clearly cost anything there is nothing to try again", async () => {
    const { page: made, closed } = await reviewed({ ...REVIEW, turning: [], mistakes: 0 });
    expect(made.all(".decided")).toEqual([]);
    expect(closed()).toBe(0);
});

test("what others lost is looked at closely, since there is nothing of one's own to try again", async () => {
    const { page: made, closed } = await reviewed({ ...REVIEW, mistakes: 0 });
    made.find(".decided").click();
    await unfolded(made);
    expect(made.host.sent.at(-1)).toMatchObject({ type: "moment", number: REVIEW.turning[0]?.number });
    expect(closed()).toBe(0);
});

test("the others' decisions are looked at by one control", async () => {
    const { page: made } = await reviewed({ ...REVIEW, others: true });
    await unfolded(made);
    made.find(".look-at-others").click();
    expect(made.host.sent.at(-1)).toMatchObject({ action: "look-at-others" });
});

test("the curve leads to the decision of its turn", () => {
    const turns = REVIEW.decisions.map((one) => one.turn);
    const later = turns.find((turn) => turn > (turns[0] ?? 0)) ?? 0;
    expect(decisionAt(REVIEW.decisions, later)?.turn).toBe(later);
    expect(decisionAt(REVIEW.decisions, 10_000)).toBe(REVIEW.decisions.at(-1));
    expect(decisionAt([], 1)).toBe(null);
});

test("the review has a tab as soon as there is one", () => {
    expect(panelsOf(viewModel())).not.toContain("review");
    expect(panelsOf(viewModel({ review: REVIEW }))).toContain("review");
});

interface Analysed {
    page: Page;
    marked: Array<IdeaMarks | null>;
}

async function analysed(analysis: AnalysisShown = ANALYSIS, coarse = false): Promise<Analysed> {
    const marked: Array<IdeaMarks | null> = [];
    const made = shown(new Host(viewModel({ analysis })), (store, model) => (
        <Analysis store={store} model={model} stand={() => undefined} coarse={coarse} mark={(marks) => void marked.push(marks)} />
    ));
    page = made;
    await settled();
    return { page: made, marked };
}

test("an idea is marked on the board while it is looked at, and played by a click", async () => {
    const { page: made, marked } = await analysed();
    const [first] = ANALYSIS.ideas;
    const idea = made.find(".idea");
    idea.focus();
    expect(marked.at(-1)).toEqual(first?.marks);
    idea.blur();
    expect(marked.at(-1)).toBe(null);
    idea.click();
    expect(made.host.sent.at(-1)).toMatchObject({ type: "coach", action: "play-idea", number: first?.number });
});

test("under a finger the first touch marks and the second plays", async () => {
    const { page: made, marked } = await analysed(ANALYSIS, true);
    made.find(".idea").click();
    await settled();
    expect(marked.at(-1)).toEqual(ANALYSIS.ideas[0]?.marks);
    expect(made.host.sent.filter((request) => request["action"] === "play-idea")).toEqual([]);
    made.find(".idea").click();
    expect(made.host.sent.at(-1)).toMatchObject({ action: "play-idea" });
});

test("it is switched on by a button, and is not there where it may not be", async () => {
    const { page: made } = await analysed({ ...ANALYSIS, on: false, ideas: [] });
    made.find(".analyse").click();
    expect(made.host.sent.at(-1)).toMatchObject({ type: "coach", action: "analyse" });
    made.end();
    const { page: other } = await analysed({ ...ANALYSIS, may: false });
    expect(other.all(".analysis")).toEqual([]);
});

test("under a hand nothing moves: ideas keep their places, with what is known of them now", () => {
    const [one, two] = ANALYSIS.ideas;
    if (!one || !two) throw new Error("too little was recorded");
    const now = { ...one, value: "another" };
    expect(held([one, two], [two, now]).map((idea) => idea.number)).toEqual([one.number, two.number]);
    expect(held([one, two], [two, now])[0]?.value).toBe("another");
    expect(held([one, two], [one])[1]).toBe(two);
});
