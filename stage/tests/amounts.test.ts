/** Choices that differ by a number: which there are, and which one is meant. */
import { describe, expect, it } from "vitest";
import { amountsOf, chosenOf, nearestOf, steppedOf } from "../src/amounts";
import { choice } from "./fixtures/models";

const BIDS = [choice("pass", {}), ...[3, 2, 5].map((amount) => choice(`bid ${amount}`, { amount, side: "" }))];
const HANDS = ["up", "down"].flatMap((side) => [0, 1].map((amount) => choice(`hand ${amount} ${side}`, { amount, side })));

describe("a number as one control", () => {
    it("takes the choices that differ by it, and leaves the rest", () => {
        const { amounts, rest } = amountsOf(BIDS);
        expect(amounts?.numbers).toEqual([2, 3, 5]);
        expect(amounts?.sides).toEqual([]);
        expect(rest.map((one) => one.move)).toEqual(["pass"]);
    });

    it("is no control where there is one number alone", () => {
        const { amounts, rest } = amountsOf(BIDS.slice(0, 2));
        expect(amounts).toBeNull();
        expect(rest.map((one) => one.move)).toEqual(["pass", "bid 3"]);
    });

    it("means the number that is nearest to what is written, and steps over those that cannot be", () => {
        const { amounts } = amountsOf(BIDS);
        if (!amounts) throw new Error("no amounts");
        expect([nearestOf(amounts, 9), nearestOf(amounts, 0), nearestOf(amounts, Number.NaN)]).toEqual([5, 2, 2]);
        expect([steppedOf(amounts, 3, 1), steppedOf(amounts, 5, 1), steppedOf(amounts, 2, -1)]).toEqual([5, 5, 2]);
        expect(chosenOf(amounts, 5, "")?.move).toBe("bid 5");
    });

    it("has sides where the choices of a number differ by them", () => {
        const { amounts } = amountsOf(HANDS);
        if (!amounts) throw new Error("no amounts");
        expect(amounts.sides).toEqual(["up", "down"]);
        expect(chosenOf(amounts, 1, "down")?.move).toBe("hand 1 down");
    });
});
