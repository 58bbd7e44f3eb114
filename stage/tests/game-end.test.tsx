// @vitest-environment happy-dom
/** The end of a growing game: who has won is seen at once, in their colour and a wreath, and why stands beside it. */
import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { GameEndPage } from "../src/game-end";
import type { Grid } from "../src/layout";
import type { GameEnd } from "../src/model";
import type { Stage } from "../src/stage";
import { Value } from "../src/value";
import { PICTURE } from "./board/table";
import { lesson } from "./fixtures/models";

const LOOKS = [{ letter: "A", colour: 0 }, { letter: "B", colour: 1 }];
const END: GameEnd = {
    title: "You win.", why: "Others have 22 points too; the rule “Ties” decides.", winners: [0], text: "What brought you most: ships, 6 points.",
    points: { names: ["You", "Bot B"], looks: LOOKS, rows: [{ label: "ships", points: [6, 0] }], totals: [22, 22] },
    looking: "", share: 1, turns: [], about_turns: "None.", lessons: [], about_lessons: "None.", next: null, about_next: "", other: null, page: "",
};

afterEach(() => render(null, document.body));

function shown(end: Partial<GameEnd>, form = "duo"): HTMLElement {
    const stage = { moving: new Value(false), reports: new Value([]), endAside: new Value(false) } as unknown as Stage;
    const grid = { form, top: { height: 0 } } as unknown as Grid;
    render(<GameEndPage model={{ ...lesson({ game_end: { ...END, ...end } }), picture: PICTURE }} stage={stage} grid={grid} />, document.body);
    return document.body;
}

test("the winner stands in a wreath, and the rule that broke a tie beside it", () => {
    const page = shown({});
    expect([...page.querySelectorAll(".laurels .seat-mark")].map((one) => one.textContent)).toEqual(["A"]);
    expect(page.querySelector(".end-why")?.textContent).toBe(END.why);
    expect(page.querySelector("header")?.textContent).toContain(END.text);
});

test("who shares a game has a wreath each", () => {
    expect(shown({ winners: [0, 1] }).querySelectorAll(".laurels")).toHaveLength(2);
});

test("the table is there as it stands at last, but on a phone", () => {
    const pictures = [...shown({}).querySelectorAll<HTMLImageElement>(".end-table img")];
    expect(pictures).toHaveLength(Object.keys(PICTURE.whole?.panes ?? {}).length);
    expect(pictures.every((one) => one.src.startsWith("data:image/svg+xml,"))).toBe(true);
    expect(shown({}, "phone").querySelector(".end-table")).toBeNull();
});
