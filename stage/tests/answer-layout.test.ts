// @vitest-environment happy-dom
/** How answers are set out: all of them in full, however long they are. */
import { describe, expect, it } from "vitest";
import { answersFor, extraFor } from "../src/answer-layout";
import type { Room } from "../src/choice-layout";
import { linesOf } from "../src/measure";

const LAB: Room = { width: 914, height: 52, target: 24, narrow: false, size: 13 };
const PHONE: Room = { width: 366, height: 95, target: 44, narrow: true, size: 13 };
const SHORT = ["You", "Player A", "Player C"];
const LONG = ["Aegyptus and Syria", "Mauritania and Numidia", "Gallia and Italia", "Africa and Cyrene", "Asia and Syria"].map(
    (where) => `Place a token 4/0 between ${where}, with the larger number towards the first of them`,
);

describe("answers", () => {
    it("take nothing from the table where they are short", () => {
        for (const room of [LAB, PHONE]) expect(extraFor(SHORT, room)).toBe(0);
    });

    it("are never cut: each row is as high as its longest answer", () => {
        for (const room of [LAB, PHONE]) {
            const { columns, rows, size, width, height } = answersFor(LONG, room);
            const cell = (width - 6 * (columns - 1)) / columns - 30;
            LONG.forEach((text, at) => expect(linesOf(text, cell, size, true) * size * 1.18).toBeLessThanOrEqual(rows[Math.floor(at / columns)] ?? 0));
            expect(height).toBeGreaterThanOrEqual(rows.reduce((sum, one) => sum + one, 0));
            expect(size).toBeGreaterThanOrEqual(11.5);
        }
    });

    it("take what they need, and leave most of the table", () => {
        const need = answersFor(LONG, PHONE).height - PHONE.height;
        expect(extraFor(LONG, PHONE)).toBe(Math.min(150, Math.ceil(need)));
        expect(extraFor([...LONG, ...LONG], LAB)).toBeLessThanOrEqual(110);
    });

    it("are as high as a finger on a phone", () => {
        for (const high of answersFor(SHORT, PHONE).rows) expect(high).toBeGreaterThanOrEqual(44);
    });
});
