// @vitest-environment happy-dom
/** Tables are asked for as they are set: drawn by lot, or with each in the seat into which the name was tapped. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { MakeTables } from "../../src/classroom/make-tables";
import type { ClassLive, TablesAsked } from "../../src/classroom/messages";
import type { TeacherRoom } from "../../src/classroom/teacher-room";
import { Value } from "../../src/value";

const pupils = ["ada", "ben", "cem"].map((id) => ({ id, name: id }));
const game = (name: string, sizes: number[]) => ({ name, title: name, sizes, bots: [{ name: "even", title: "Even" }] });
const live = { pupils, table_games: [game("ludus", [2, 3, 4]), game("alea", [2])] } as unknown as ClassLive;
const host = document.body.appendChild(document.createElement("main"));
const ask = vi.fn<(message: TablesAsked) => void>();
const room = { chosen: new Value(new Set<string>()), ask } as unknown as TeacherRoom;

async function draw(): Promise<void> {
    await act(() => render(<MakeTables room={room} live={live} labels={{}} done={() => undefined} />, host));
}

async function click(selector: string): Promise<void> {
    await act(() => host.querySelector<HTMLElement>(selector)?.click());
}

afterEach(() => {
    render(null, host);
    ask.mockClear();
});

it("draws pairs of all, as it is set first, and whoever is left plays against a bot", async () => {
    await draw();
    await click(".make");
    expect(ask.mock.calls).toEqual([[{ type: "tables", game: "ludus", size: 2, to: [], seats: [], rest: "bot", bot: "even" }]]);
});

it("asks for the seats into which names were tapped, in their order", async () => {
    await draw();
    await click("[data-option=own] input");
    await click(".make");
    expect(ask).not.toHaveBeenCalled();
    await click("[data-pupil=cem]");
    await click("[data-pupil=ada]");
    expect([...host.querySelectorAll(".taken bdi")].map((one) => one.textContent)).toEqual(["cem", "ada"]);
    await click(".make");
    expect(ask.mock.calls[0]?.[0].seats).toEqual([["cem", "ada"]]);
});

it("plays another game by as many as can play it", async () => {
    await draw();
    await click("[data-options=size] [data-option='4'] input");
    await click("[data-option=alea] input");
    await click(".make");
    expect(ask.mock.calls[0]?.[0]).toMatchObject({ game: "alea", size: 2, rest: "bot" });
});
