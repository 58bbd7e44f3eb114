// @vitest-environment happy-dom
/** Who teaches is asked about rooms that lie aside, and can change the answer. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import type { ClassLive, FromTeacher } from "../../src/classroom/messages";
import { RoomsAside } from "../../src/classroom/rooms-aside";
import type { TeacherRoom } from "../../src/classroom/teacher-room";

const host = document.body.appendChild(document.createElement("main"));
const ask = vi.fn<(message: FromTeacher) => void>();
const room = { ask } as unknown as TeacherRoom;
const aside = [
    { name: "2026-06-24", text: "Do you want <b>June</b> back?", wanted: false },
    { name: "2026-06-24-2", text: "It is brought back.", wanted: true },
];

afterEach(() => render(null, host));

it("asks about each room by its text, and turns the answer round", async () => {
    await act(() => render(<RoomsAside room={room} live={{ aside } as unknown as ClassLive} labels={{ bring_back: "back" }} />, host));
    expect([...host.querySelectorAll("span")].map((one) => one.textContent)).toEqual(aside.map((one) => one.text));
    const buttons = [...host.querySelectorAll("button")];
    expect(buttons.map((one) => one.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
    for (const button of buttons) await act(() => button.click());
    expect(ask.mock.calls.map(([one]) => one)).toEqual([
        { type: "aside", name: "2026-06-24", back: true },
        { type: "aside", name: "2026-06-24-2", back: false },
    ]);
});
