// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { turnAt, turnByKey } from "../../src/replay/curve";
import { recorded } from "./fixture";
import { panel, settled, type, type Page } from "./page";

let page: Page | null = null;
afterEach(() => {
    page?.end();
    page = null;
    vi.useRealTimers();
});

async function opened(): Promise<Page> {
    page = panel("replay");
    await settled();
    page.host.answer();
    await settled();
    return page;
}

const frames = (of: Page) => of.host.sent.filter((request) => request["type"] === "frame").map((request) => request["number"]);

test("frames are asked for one by one: who pulls the scrubber sees the last place", async () => {
    const replay = await opened();
    expect(frames(replay)).toEqual([0]);
    replay.host.answer();
    await settled();
    for (const place of ["1", "2", "3"]) {
        type(replay.find(".replay-at"), place);
        await settled();
    }
    expect(frames(replay)).toEqual([0, 1]);
    expect(replay.find(".replay-caption").textContent).toBe(recorded.replay.captions[3]);
    replay.host.answer();
    await settled();
    expect(frames(replay)).toEqual([0, 1, 3]);
    replay.host.answer();
    await settled();
    expect(replay.all(".replay-told li").length).toBe(recorded.frames[3]?.told.length);
});

test("it plays, is paused by hand, and begins anew after its end", async () => {
    const replay = await opened();
    replay.host.answer();
    await settled();
    vi.useFakeTimers();
    replay.find(".replay-play").click();
    await vi.advanceTimersByTimeAsync(50);
    expect(frames(replay)).toEqual([0, 1]);
    expect(replay.find(".replay-play").textContent).toBe(recorded.labels.replay_pause);
    replay.host.answer();
    await vi.advanceTimersByTimeAsync(1300);
    expect(frames(replay)).toEqual([0, 1, 2]);
    replay.find(".before").click();
    await vi.advanceTimersByTimeAsync(50);
    expect(replay.find(".replay-play").textContent).toBe(recorded.labels.replay_play);
    type(replay.find(".replay-at"), String(recorded.replay.captions.length - 1));
    await vi.advanceTimersByTimeAsync(50);
    replay.find(".replay-play").click();
    await vi.advanceTimersByTimeAsync(50);
    expect(replay.find(".replay-caption").textContent).toBe(recorded.replay.captions[0]);
});

test("the curve is a slider whose playhead stands at the present turn", async () => {
    const replay = await opened();
    const curve = replay.find("[role=slider]");
    curve.focus();
    replay.press("End");
    await settled();
    const last = recorded.replay.captions.length - 1;
    expect(curve.getAttribute("aria-valuenow")).toBe(String(last));
    expect(curve.getAttribute("aria-valuetext")).toBe(recorded.replay.captions[last]);
    replay.press("ArrowLeft");
    await settled();
    const svg = curve.querySelector("svg");
    const x = Number(svg?.dataset["first"]) + (last - 1) * Number(svg?.dataset["step"]);
    expect(curve.querySelector(".playhead")?.getAttribute("transform")).toBe(`translate(${x} 0)`);
});

test("a turning point leads there, and the game goes on from the place that is shown", async () => {
    const replay = await opened();
    replay.find(".turning-point").click();
    await settled();
    const frame = recorded.replay.turning[0]?.frame ?? -1;
    expect(replay.find(".replay-caption").textContent).toBe(recorded.replay.captions[frame]);
    replay.find(".replay-go").click();
    expect(replay.host.sent.at(-1)).toMatchObject({ type: "jump", node: recorded.replay.nodes[frame] });
});

test("places of a curve and keys in it", () => {
    expect(turnAt(50, 50, 3, 9)).toBe(0);
    expect(turnAt(57.4, 50, 3, 9)).toBe(2);
    expect(turnAt(500, 50, 3, 9)).toBe(9);
    expect(turnByKey("PageUp", 3, 9)).toBe(9);
    expect(turnByKey("Home", 3, 9)).toBe(0);
    expect(turnByKey("a", 3, 9)).toBeNull();
});
