// @vitest-environment happy-dom
/** Boards of a class: each hears what is meant for it, also what came before the page knew of it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Boards } from "../../src/classroom/boards";
import type { DeskAsked } from "../../src/classroom/messages";
import { opened, table } from "../fixtures/models";

const posted: DeskAsked[] = [];
const boards = (): Boards => new Boards((message) => posted.push(message), "One moment");

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
    vi.useRealTimers();
    posted.length = 0;
});

test("what came before the page knew of a board is its first picture", () => {
    const all = boards();
    const place = all.place();
    all.hear({ type: "desk", board: 7, message: opened({ ...table(), labels: {} }, 3) });
    all.show(place, 7, false);
    expect(place.get()?.first()?.n).toBe(3);
    expect(place.get()?.first()?.model.labels["waiting"]).toBe("One moment");
});

test("what comes for an old board is dropped", () => {
    const all = boards();
    const place = all.place();
    all.show(place, 7, false);
    const heard = vi.fn();
    place.get()?.listen(heard);
    all.hear({ type: "desk", board: 6, message: opened(table(), 3) });
    expect(heard).not.toHaveBeenCalled();
    all.hear({ type: "desk", board: 7, message: opened(table(), 3) });
    expect(heard).toHaveBeenCalledOnce();
});

test("a board that is not shown by itself is asked for, after a while", () => {
    const all = boards();
    const place = all.place();
    all.show(place, 7, false);
    place.get()?.send({ type: "hello", protocol: 1, have: -1 });
    expect(posted).toHaveLength(0);
    vi.advanceTimersByTime(2500);
    expect(posted.map((one) => [one.board, one.message.type])).toEqual([[7, "hello"]]);
});

test("after the line was lost all of it is expected again, and asked for where it does not come", () => {
    const all = boards();
    const place = all.place();
    all.show(place, 7, false);
    all.hear({ type: "desk", board: 7, message: opened(table(), 3) });
    all.show(place, 7, true);
    all.hear({ type: "desk", board: 7, message: opened(table(), 4) });
    vi.advanceTimersByTime(2500);
    expect(posted).toHaveLength(0);
    all.show(place, 7, true);
    vi.advanceTimersByTime(2500);
    expect(posted).toHaveLength(1);
});
