/** The rule that forbids import circles sees them, over types and over several modules, and none where there is none. */
import { expect, test } from "vitest";
// @ts-expect-error (a script of eslint, without types)
import * as circles from "../circles.mjs";

const { circleOf } = circles as { circleOf: (file: string, text?: string) => string[] };

function over(name: string, text?: string): string[] {
    return circleOf(new URL(`../src/${name}`, import.meta.url).pathname, text).map((one) => one.slice(one.indexOf("/src/") + 5));
}

test("a module that comes back to itself is in a circle, be it by a type or over others", () => {
    expect(over("value.ts", 'import type { Stage } from "./stage";')).toEqual(["stage.ts"]);
    expect(over("value.ts", 'export { Stage } from "./stage";')).toEqual(["stage.ts"]);
    expect(over("model.ts", 'import {\n    circle,\n} from "./board/point-chips";')).toEqual(["board/point-chips.ts"]);
    expect(over("board/svg.ts", 'type Board = import("./board").Board;')).not.toEqual([]);
    expect(over("store.ts", 'import "./panels/coach";\nimport type { Stage } from "./stage";')).not.toEqual([]);
});

test("other modules are in none", () => {
    expect(over("value.ts")).toEqual([]);
    expect(over("stage.ts")).toEqual([]);
    expect(over("value.ts", '// import { Stage } from "./stage";')).toEqual([]);
});
