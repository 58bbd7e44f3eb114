// @vitest-environment happy-dom
/** An address for another device of the teacher is asked for by a click, and shown as long as it works. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { FurtherKey } from "../../src/classroom/further-key";
import type { ClassLive, FurtherKeyAsked } from "../../src/classroom/messages";
import type { TeacherRoom } from "../../src/classroom/teacher-room";

const host = document.body.appendChild(document.createElement("main"));
const ask = vi.fn<(message: FurtherKeyAsked) => void>();
const room = { ask } as unknown as TeacherRoom;

async function draw(further: ClassLive["further"]): Promise<void> {
    await act(() => render(<FurtherKey room={room} live={{ further } as ClassLive} labels={{}} />, host));
}

afterEach(() => {
    render(null, host);
    ask.mockClear();
});

it("is asked for by a click", async () => {
    await draw(null);
    expect(host.querySelector("input")).toBeNull();
    await act(() => host.querySelector("button")?.click());
    expect(ask.mock.calls).toEqual([[{ type: "further-key" }]]);
});

it("is shown with its sentence, and gone when it was used", async () => {
    await draw({ link: "http://192.168.1.2:8765/teacher?key=k", qr: "<svg></svg>", text: "It works once." });
    expect(host.querySelector("input")?.value).toBe("http://192.168.1.2:8765/teacher?key=k");
    expect(host.querySelector("[role=status]")?.textContent).toBe("It works once.");
    await draw(null);
    expect(host.querySelector("[role=status]")).toBeNull();
});
