/** What keys mean. */
import { describe, expect, it } from "vitest";
import { commandOf, LISTED } from "../src/keys";

function pressed(key: string, code = "", shiftKey = false) {
    return { key, code, shiftKey };
}

describe("keys", () => {
    it.each([
        [pressed("ArrowLeft"), { do: "go", direction: "left", all: false }],
        [pressed("ArrowDown", "", true), { do: "go", direction: "down", all: true }],
        [pressed("Enter"), { do: "choose" }], [pressed(" "), { do: "choose" }],
        [pressed("n"), { do: "next" }], [pressed("H", "KeyH", true), { do: "hint" }], [pressed("Backspace"), { do: "undo" }],
        [pressed("?"), { do: "keys" }], [pressed("Escape"), { do: "escape" }], [pressed("x", "KeyX"), null],
    ])("mean %o", (key, command) => expect(commandOf(key, false)).toEqual(command));

    it("choose by their place, where a Czech keyboard writes letters", () => {
        expect(commandOf(pressed("ě", "Digit2"), false)).toEqual({ do: "choose-number", number: 2 });
        expect(commandOf(pressed("é", "Digit0"), false)).toEqual({ do: "whole" });
        expect(commandOf(pressed("ú", "BracketLeft"), false)).toEqual({ do: "pane", by: -1 });
    });

    it("mean letters by what they write, and by their place in another script", () => {
        expect(commandOf(pressed("n", "KeyL"), false)).toEqual({ do: "next" });
        expect(commandOf(pressed("т", "KeyN"), false)).toEqual({ do: "next" });
    });

    it("pause and step while others are at the turn, and only then", () => {
        expect(commandOf(pressed(" "), true)).toEqual({ do: "pause" });
        expect(commandOf(pressed("ArrowRight"), true)).toEqual({ do: "step-on" });
        expect(commandOf(pressed("+"), true)).toEqual({ do: "speed", by: 1 });
        expect(commandOf(pressed("+"), false)).toBeNull();
    });

    it("are all listed once", () => {
        expect(new Set(LISTED.map(([, label]) => label)).size).toBe(LISTED.length);
    });
});
