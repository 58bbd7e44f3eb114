// @vitest-environment happy-dom
/** How choices are set out: nothing is cut, whatever there is. */
import { describe, expect, it } from "vitest";
import { arranged, groupsOf, MOST, type Room } from "../src/choice-layout";
import { linesOf, linesOfParts } from "../src/measure";
import { choice, TRAYS } from "./fixtures/models";

const SOLO: Room = { width: 698, height: 64, target: 24, narrow: false, size: 13 };
const PHONE: Room = { width: 366, height: 99, target: 44, narrow: true, size: 13 };

function many(count: number, name = "Ship 3", group = "") {
    return Array.from({ length: count }, (_, at) => choice(`move ${at}`, { name: `${name} ${at}`, consequence: "+6 points", group: group && `${group} ${at % 4}` }));
}

describe("choices", () => {
    it("stand in one row up to six, with what they lead to", () => {
        expect(arranged(TRAYS, SOLO)).toMatchObject({ rows: 1, columns: 5, says: "full", count: 5 });
        expect(arranged(many(6), SOLO)).toMatchObject({ rows: 1, columns: 6, count: 6 });
    });

    it("stand in two rows of smaller ones up to twelve", () => {
        for (const count of [7, 10, MOST]) expect(arranged(many(count, "Go"), SOLO)).toMatchObject({ rows: 2, columns: Math.ceil(count / 2), count });
    });

    it("are chosen in stages where there are more, by what they have in common", () => {
        const found = arranged(many(40, "Place", "Token"), SOLO);
        expect(found.groups).toEqual(["Token 0", "Token 1", "Token 2", "Token 3"]);
    });

    it("leave room for the list of all where they have nothing in common", () => {
        const found = arranged(many(90), SOLO);
        expect(found.groups).toEqual([]);
        expect(found.count).toBeLessThan(found.rows * found.columns);
        expect(found.count).toBeGreaterThan(0);
    });

    it("have room for what they lead to, however many there are", () => {
        for (const count of [3, 6, 7, 10, 30]) {
            const twice = Array.from({ length: count }, (_, at) => choice(`go ${at}`, { name: "6 → Mauritania", consequence: `6:${at}, 0 → Numidia` }));
            for (const room of [SOLO, PHONE]) {
                const found = arranged(twice, room);
                const [high, wide] = [(room.height - 4 * (found.rows - 1)) / found.rows - 4, (found.width - 6 * (found.columns - 1)) / found.columns - 24];
                expect(found.count).toBeGreaterThan(1);
                for (const { name, consequence } of twice.slice(0, found.count)) {
                    const parts = [{ text: name, size: found.size, bold: true }, { text: consequence, size: Math.max(11, found.size - 1), bold: false }];
                    expect(linesOfParts(parts, wide) * found.size).toBeLessThanOrEqual(high);
                }
            }
        }
    });

    it("do not fill the room when they are few", () => {
        expect(arranged(many(1), SOLO).width).toBeLessThan(SOLO.width);
    });

    it("are never cut: what is shown fits its cell", () => {
        const long = ["Dalmatia and Macedonia", "The Military camp", "Germania Superior", "Pass", "Two legionaries"].map((name) => choice(name, { consequence: "religion tile, 6 points" }));
        for (const count of [1, 2, 3, 4, 5]) {
            for (const width of [420, 698, 900, 1300]) {
                const found = arranged(long.slice(0, count), { ...SOLO, width });
                const cell = (found.width - 6 * (found.columns - 1)) / found.columns - 30;
                for (const one of long.slice(0, found.count)) expect(linesOf(one.name, cell, found.size, true)).toBeLessThanOrEqual(4);
                expect(found.size).toBeGreaterThanOrEqual(11);
            }
        }
    });

    it("stand in rows of three on a phone", () => {
        expect(arranged(TRAYS, PHONE)).toMatchObject({ rows: 2, columns: 3, count: 5 });
        expect(arranged(many(9), PHONE)).toMatchObject({ columns: 3, count: 5 });
    });

    it("name each group once", () => {
        expect(groupsOf(many(9, "Go", "To"))).toHaveLength(4);
    });
});
