// @vitest-environment happy-dom
/** How the buttons of the rail are set out: no word is broken. */
import { expect, test } from "vitest";
import { buttonsFor, hasRoom } from "../src/button-layout";

const ROW = { width: 240, height: 44, coarse: false };

test("short words stand in the largest letters", () => {
    expect(buttonsFor(["Back", "Next"], ROW)?.size).toBe(14.5);
});

test("longer ones in smaller letters, each button as wide as it needs", () => {
    const found = buttonsFor(["Back", "Explore freely", "Try again", "Next"], ROW);
    expect(found?.size).toBeLessThan(14.5);
    expect((found?.least.reduce((sum, one) => sum + one, 0) ?? 0) + 3 * 6).toBeLessThanOrEqual(ROW.width);
});

test("what fits in no letters is said to need another row", () => {
    expect(buttonsFor(["Zurueckgehen", "Selbstaendigerkunden", "Nocheinmal", "Weiter"], ROW)).toBeNull();
    expect(hasRoom(["Back", "Explore freely", "What happens, what is prevented, what stays as it is"], ROW)).toBe(false);
});
