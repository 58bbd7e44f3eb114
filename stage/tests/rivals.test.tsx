// @vitest-environment happy-dom
/** What the others did, at the end of a step: beside a table above what there is to do, on a phone below the table. */
import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { Bar } from "../src/bar";
import { Instruction } from "../src/instruction";
import { gridFor, type Grid } from "../src/layout";
import type { ViewModel } from "../src/model";
import type { Pointing } from "../src/pointing";
import type { Stage } from "../src/stage";
import { Value } from "../src/value";
import { lesson } from "./fixtures/models";

const WIDE = gridFor(1304, 700, false);
const PHONE = gridFor(390, 844, true);
const stage = { actions: {}, group: new Value(""), looked: new Value(""), store: { connection: "open", watch: () => () => undefined } } as unknown as Stage;

const pointing = {} as unknown as Pointing;

afterEach(() => render(null, document.body));

function shown(grid: Grid, more: Partial<ViewModel> = {}): HTMLElement {
    const model = { ...lesson(), choices: [], bids: null, rivals: [{ seat: 1, name: "B", text: "Sowed tray IV", points: "+5" }], ...more };
    const both = (
        <div>
            <Instruction model={model} grid={grid} rect={grid.rail} brief={false} grow={() => undefined} />
            <Bar model={model} stage={stage} grid={grid} pointing={pointing} />
        </div>
    );
    render(both, document.body);
    return document.body;
}

test("beside a table it stands above what there is to do", () => {
    const page = shown(WIDE);
    expect(page.querySelector(".instruction .rivals")?.textContent).toContain("Sowed tray IV");
    expect(page.querySelector(".bar .rivals")).toBeNull();
});

test("on a phone it stands where nothing can be chosen", () => {
    const page = shown(PHONE);
    expect(page.querySelector(".instruction .rivals")).toBeNull();
    expect(page.querySelector(".bar .rivals")?.textContent).toContain("Sowed tray IV");
});
