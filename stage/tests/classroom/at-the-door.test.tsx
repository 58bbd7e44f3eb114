// @vitest-environment happy-dom
/** Who waits at the door is let in by name or together, and another code is one click; who waits asks again. */
import { render, type VNode } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AtTheDoor, NewCode } from "../../src/classroom/at-the-door";
import { Join } from "../../src/classroom/join";
import type { ClassLive, DoorWaiting, FromTeacher } from "../../src/classroom/messages";
import type { TeacherRoom } from "../../src/classroom/teacher-room";

const host = document.body.appendChild(document.createElement("main"));
const ask = vi.fn<(message: FromTeacher) => void>();
const room = { ask } as unknown as TeacherRoom;
const labels = { let_one_in: "in", let_all_in: "all", new_code: "new", new_code_out: "out" };
const waiting: DoorWaiting = { text: "At the door: 190.", count: 190, names: [{ id: "a", name: "<b>Ada</b>" }], with_them: 60 };

const draw = (node: VNode): Promise<void> => act(() => render(node, host));
const click = (text: string): Promise<void> =>
    act(() => [...host.querySelectorAll("button")].find((one) => one.textContent === text)?.click());

beforeEach(() => {
    vi.useFakeTimers();
});
afterEach(() => {
    render(null, host);
    ask.mockClear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

it("shows names as text, and lets in one or all", async () => {
    await draw(<AtTheDoor room={room} live={{ waiting } as ClassLive} labels={labels} waiting={waiting} />);
    expect(host.querySelector("bdi")?.textContent).toBe("<b>Ada</b>");
    await click("in");
    await click("all (190)");
    expect(ask.mock.calls.map(([one]) => one)).toEqual([{ type: "let-in", to: ["a"] }, { type: "let-in", to: [] }]);
});

it("makes another code, with those who came in with them or without", async () => {
    await draw(<AtTheDoor room={room} live={{ waiting } as ClassLive} labels={labels} waiting={waiting} />);
    await click("new");
    await click("out (60)");
    expect(ask.mock.calls.map(([one]) => one)).toEqual([{ type: "new-code", out: false }, { type: "new-code", out: true }]);
    await draw(<NewCode room={room} live={{ waiting: null } as ClassLive} labels={labels} />);
    await click("new");
    expect(ask.mock.lastCall).toEqual([{ type: "new-code", out: false }]);
});

it("asks again for who waits, with what was typed, until they are in", async () => {
    const answers = [{ type: "waits", text: "You are at the door." }, { type: "waits", text: "You are at the door." }, { type: "joined", text: "" }];
    const sent = vi.fn((_: URL, options: { body: string }) => Promise.resolve({ json: () => Promise.resolve(answers[sent.mock.calls.length - 1]), options }));
    vi.stubGlobal("fetch", sent);
    const joined = vi.fn();
    await draw(<Join labels={{}} code="482913" joined={joined} />);
    const name = host.querySelector<HTMLInputElement>("[name=name]");
    if (name) name.value = "Ada";
    await act(() => host.querySelector("form")?.requestSubmit());
    await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
    expect(host.querySelector(".join-problem")?.textContent).toBe("You are at the door.");
    await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
    expect(sent.mock.calls.map(([, options]) => JSON.parse(options.body) as unknown)).toEqual(Array(3).fill({ code: "482913", name: "Ada" }));
    expect(joined).toHaveBeenCalledOnce();
});
