import { expect, it } from "vitest";
import { plainly, searched } from "../src/parts/search";

it.each([
    ["pristav", "Přístav: karty zboží"],
    ["PŘÍSTAV", "pristav"],
    ["zboží karty", "karty zbozi"],
    ["luk trajana", "Łuk Trajana"],
    ["łuk", "Luk Trajana"],
    ["zeton spelnic", "Spełnić żeton Trajana"],
    ["acao construcao", "Ação de construção"],
    ["ação", "acao de porto"],
])("finds %s in %s", (typed, text) => {
    expect(searched(typed)([text])).toBe(true);
});

it("finds no other letter", () => {
    expect(searched("pristov")(["Přístav"])).toBe(false);
    expect(searched("luk")(["bułka"])).toBe(false);
});

it("finds words in any order and in any of the texts, and everything while nothing is typed", () => {
    expect(searched("zbozi lod")(["loď", "zboží"])).toBe(true);
    expect(searched("zbozi miska")(["loď", "zboží"])).toBe(false);
    expect(searched("  ")(["loď"])).toBe(true);
});

it("compares without capitals and marks", () => {
    expect(plainly("ŁÓDŹ, Žluťoučký kůň, São")).toBe("lodz, zlutoucky kun, sao");
});
