// @vitest-environment happy-dom
/** A move that a lesson means where it is made at no place: it stands ready beneath the board, and is marked. */
import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { AmountChoice } from "../src/amount-choice";
import { amountsOf } from "../src/amounts";
import type { Choice } from "../src/model";
import type { Pointing } from "../src/pointing";
import type { Stage } from "../src/stage";
import { lesson } from "./fixtures/models";

const bid = (votes: number): Choice => ({
    move: `bid ${votes}`, text: `Bid ${votes} votes`, name: `Bid ${votes} votes`, consequence: "", hue: "", symbol: "", group: "",
    spots: [], leads: [], hidden: false, amount: votes, side: "",
});
const stage = { actions: {} } as unknown as Stage;
const pointing = { point: () => undefined, leave: () => undefined } as unknown as Pointing;

afterEach(() => render(null, document.body));

function shown(taught?: string): HTMLElement {
    const model = lesson();
    if (taught) model.marks = { ...model.marks, taught };
    const choices = [4, 5, 6].map(bid);
    const amounts = amountsOf(choices).amounts ?? { numbers: [], sides: [], choices };
    render(<AmountChoice model={model} stage={stage} pointing={pointing} amounts={amounts} />, document.body);
    return document.body;
}

test("the number that a lesson means is there to be confirmed, and marked", () => {
    const page = shown("bid 5");
    expect(page.querySelector<HTMLInputElement>(".amount-number")?.value).toBe("5");
    expect(page.querySelector(".confirm.taught .name")?.textContent).toBe("Bid 5 votes");
});

test("without a lesson that means one the lowest is there, and nothing is marked", () => {
    const page = shown();
    expect(page.querySelector<HTMLInputElement>(".amount-number")?.value).toBe("4");
    expect(page.querySelector(".taught")).toBeNull();
});
