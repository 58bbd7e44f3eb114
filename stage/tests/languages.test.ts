// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { firstLanguage, keepLanguage, namedLanguage } from "../src/languages";
import { wordsAt } from "../src/wording";

const OFFERED = [{ key: "en", name: "English" }, { key: "cs", name: "Čeština" }, { key: "pt-BR", name: "Português" }];

beforeEach(() => localStorage.clear());

it("begins in the first language of the browser that is offered, in whatever land, else in English", () => {
    expect(firstLanguage(OFFERED, ["de-DE", "cs-CZ", "en"])).toBe("cs");
    expect(firstLanguage(OFFERED, ["pt-PT"])).toBe("pt-BR");
    expect(firstLanguage(OFFERED, ["de", "fr"])).toBe("en");
    expect(firstLanguage([], ["cs"])).toBe("en");
});

it("begins in the language that was chosen here before, as long as that is offered", () => {
    keepLanguage("cs");
    expect(firstLanguage(OFFERED, ["en-GB"])).toBe("cs");
    expect(firstLanguage(OFFERED.slice(0, 1), ["en-GB"])).toBe("en");
});

it("is in the language that the address names, once, and goes on in it", () => {
    history.replaceState(null, "", "?language=cs&lesson=trajan/00-first-game");
    expect(namedLanguage(OFFERED)).toBe("cs");
    expect([...new URLSearchParams(location.search)]).toEqual([["lesson", "trajan/00-first-game"]]);
    expect(namedLanguage(OFFERED)).toBe("");
    expect(firstLanguage(OFFERED, ["en-GB"])).toBe("cs");
    history.replaceState(null, "", "?language=la");
    expect(namedLanguage(OFFERED)).toBe("");
});

it("reads what stands where somebody clicks, then what is told of it to those who listen", () => {
    const root = document.createElement("div");
    root.innerHTML = `<p>Around</p><button aria-label="All of it" title="All"><span>Take\n back</span></button>`;
    const [button, inner] = [root.querySelector("button") as Element, root.querySelector("span") as Element];
    expect(wordsAt([inner, button, root, document], root)).toEqual(["Take back", "All of it", "All"]);
    expect(wordsAt([root, document], root)).toEqual([]);
});
