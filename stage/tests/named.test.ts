import { expect, test } from "vitest";
import { piecesOf } from "../src/parts/named";

const NAMED = [{ text: "construction site", symbol: "c" }, { text: "construction", symbol: "c" }, { text: "senate", symbol: "s" }];

test("a symbol stands after the first of its names, the longest before shorter ones", () => {
    expect(piecesOf("To the construction site, then the senate, then construction.", NAMED)).toEqual([
        { text: "To the construction site", symbol: "c" }, { text: ", then the senate", symbol: "s" }, { text: ", then construction.", symbol: "" },
    ]);
});

test("what only begins like a name is none", () => {
    expect(piecesOf("The senates.", NAMED)).toEqual([{ text: "The senates.", symbol: "" }]);
    expect(piecesOf("Senates of the senate", NAMED)).toEqual([{ text: "Senates of the senate", symbol: "s" }]);
});

test("a text without names is one piece", () => {
    expect(piecesOf("Nothing", [])).toEqual([{ text: "Nothing", symbol: "" }]);
});
