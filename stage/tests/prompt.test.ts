import { expect, test } from "vitest";
import { firstThatFits, WAYS } from "../src/prompt";

test("as little as possible gives way to a prompt", () => {
    expect(firstThatFits(WAYS, () => true)).toBe("wide");
    expect(firstThatFits(WAYS, (way) => way === "double")).toBe("double");
    expect(firstThatFits(WAYS, () => false)).toBe("bare");
});

test("nothing is tried after what fits, so that it stays", () => {
    const tried: string[] = [];
    firstThatFits(WAYS, (way) => tried.push(way) === 2);
    expect(tried).toEqual(["wide", "alone"]);
});
