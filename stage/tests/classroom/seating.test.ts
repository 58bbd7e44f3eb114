/** Who sits where while somebody chooses it. */
import { expect, test } from "vitest";
import { asked, present, seated, stood, tables } from "../../src/classroom/seating";

test("names are tapped into the first free seat, or into the one that was tapped before", () => {
    expect(seated(seated([], "ada"), "ben")).toEqual(["ada", "ben"]);
    expect(seated(["ada", "", "cem"], "dan")).toEqual(["ada", "dan", "cem"]);
    expect(seated(["ada"], "ben", 3)).toEqual(["ada", "", "", "ben"]);
});

test("nobody sits at two places, and whose seat is taken stands up", () => {
    expect(seated(["ada", "ben"], "ada", 1)).toEqual(["", "ada"]);
    expect(stood(["ada", "ben"], "ada")).toEqual(["", "ben"]);
});

test("there is a free seat as long as somebody has none", () => {
    expect(tables([], 2, true)).toEqual([["", ""]]);
    expect(tables(["ada", "ben"], 2, true)).toEqual([["ada", "ben"], ["", ""]]);
    expect(tables(["ada", "", "cem", "dan"], 2, true)).toHaveLength(2);
    expect(tables(["ada", "ben"], 2, false)).toHaveLength(1);
});

test("who has left the room leaves a free seat, and empty tables are not asked for", () => {
    const places = present(["ada", "ben", "cem", ""], new Set(["cem"]));
    expect(places).toEqual(["", "", "cem", ""]);
    expect(asked(places, 2)).toEqual([["cem"]]);
});
