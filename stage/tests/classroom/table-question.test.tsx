// @vitest-environment happy-dom
/** What is asked at a table is answered by its number: a click meant for one question answers no other. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import type { PupilTable as Table, TableAnswered } from "../../src/classroom/messages";
import { PupilTable } from "../../src/classroom/pupil-table";

const host = document.body.appendChild(document.createElement("main"));
const ask = vi.fn<(message: TableAnswered) => void>();

async function draw(number: number): Promise<void> {
    const table = { number: 1, seats: [], may_keep: [], asks: { text: "Is it Ben?", seconds: 60, number } } as unknown as Table;
    await act(() => render(<PupilTable labels={{}} table={table} ask={ask} leaves={false} leave={() => undefined} />, host));
}

afterEach(() => render(null, host));

it.each(["yes", "no"] as const)("answers the question that is shown with %s, once for each click", async (said) => {
    ask.mockClear();
    await draw(7);
    expect(host.textContent).toContain("Is it Ben?");
    await act(() => host.querySelector<HTMLElement>(`button.${said}`)?.click());
    await draw(8);
    await act(() => host.querySelector<HTMLElement>(`button.${said}`)?.click());
    expect(ask.mock.calls.map(([message]) => message)).toEqual([7, 8].map((number) => ({ type: "table", act: said, number })));
});
