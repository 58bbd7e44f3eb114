// @vitest-environment happy-dom
/** The first page: covers with what to do first, games and lessons apart, and pictures that can be brought to rest. */
import { render } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import { StartPage, type Start } from "../../src/hosts/start";
import { Strip } from "../../src/hosts/progress-strip";

const lesson = (address: string, is_game: boolean, standing: "done" | "begun" | "new" = "new") => ({
    address, number: "00", title: address, idea: "idea", minutes: "10 min", standing, said: "begun here", is_game,
});
const game = (name: string, onward: Start["games"][0]["onward"]): Start["games"][0] => ({
    name, title: name, line: "In a line.", about: "2 players", play: `Play ${name}`, onward,
    lessons: [lesson(`${name}/00-first`, true), lesson(`${name}/01-board`, false, "begun")],
});
const start: Start = {
    type: "start", language: "en", labels: { missing: "There is none by the name of", film: "Watch", all: "All", games: "Games", lessons: "Lessons", pause: "Pause", starting: "Starting", failed: "Failed" },
    games: [game("ludus", { address: "ludus/00-first", text: "Start: 10 minutes" }), game("alea", null)],
};
const host = document.body.appendChild(document.createElement("main"));
const carried: string[] = [];
const carry = { take: () => carried.push("taken"), bring: (text: string) => carried.push(text) };
const draw = (brought = "", missing = "") => render(<StartPage start={start} missing={missing} pictures={{ ludus: "blob:ludus" }} films={["ludus"]} keeps={null} alone={false} carry={carry} brought={brought} />, host);
const links = (within: string) => [...host.querySelectorAll(`${within} a`)].map((one) => one.getAttribute("href"));

afterEach(() => render(null, host));

it("leads from a cover to what is first, and to a game; with nothing left to do to the game alone", () => {
    draw();
    expect(links("[data-game=ludus] nav")).toEqual(["?lesson=ludus/00-first", "?play=ludus", "film/ludus.webp"]);
    expect(host.querySelector("[data-game=ludus] .first")?.textContent).toBe("Start: 10 minutes");
    expect(links("[data-game=alea] nav")).toEqual(["?play=alea"]);
    expect(host.querySelector("[data-game=alea] .first")?.textContent).toBe("Play alea");
});

it("offers the film of a first game where there is one", () => {
    draw();
    expect(links("[data-game=alea] nav")).toEqual(["?play=alea"]);
    const film = host.querySelector(".film");
    expect([film?.getAttribute("href"), film?.textContent, film?.getAttribute("rel")]).toEqual(["film/ludus.webp", "Watch", "noopener"]);
});

it("folds games and lessons behind a cover, apart", () => {
    draw();
    const [games, lessons] = [...host.querySelectorAll("[data-game=ludus] ol")];
    expect(host.querySelector("details")?.open).toBe(false);
    expect(games?.textContent).toContain("10 min");
    expect(games?.querySelectorAll("a").length).toBe(1);
    expect(lessons?.querySelector("a")?.getAttribute("href")).toBe("?lesson=ludus/01-board");
    expect(lessons?.textContent).toContain("begun here");
});

it("brings the pictures to rest, and lets them play on; a game without one has none", async () => {
    draw();
    const [picture, pause] = [host.querySelector("img"), host.querySelector<HTMLButtonElement>(".pause")];
    expect(host.querySelectorAll("img").length).toBe(1);
    for (const [address, pressed] of [["blob:ludus#still", "true"], ["blob:ludus", "false"]]) {
        pause?.click();
        await new Promise((resolve) => setTimeout(resolve));
        expect(picture?.getAttribute("src")).toBe(address);
        expect(pause?.getAttribute("aria-pressed")).toBe(pressed);
    }
});

it("says nothing of a board where there is none", () => {
    const said = (back: boolean, standing: "starting" | "failed") => {
        render(<Strip labels={start.labels} standing={standing} share={0.5} back={back} languages={[]} language="en" speak={() => undefined} />, host);
        return host.querySelector(".standing")?.textContent;
    };
    expect([said(false, "starting"), said(true, "starting"), said(false, "failed")]).toEqual(["", "Starting", "Failed"]);
});

it("says which board there is not, above all that there are", () => {
    draw();
    expect(host.querySelector(".missing")).toBeNull();
    draw("", "<b>nowhere</b>");
    expect(host.querySelector(".missing")?.textContent).toBe("There is none by the name of <b>nowhere</b>");
    expect(links("[data-game=alea] nav")).toEqual(["?play=alea"]);
});

it("takes along what was done, and brings it from a file: the same one may be chosen twice", async () => {
    draw("<b>Added</b>");
    host.querySelector<HTMLButtonElement>(".carry button")?.click();
    const field = host.querySelector<HTMLInputElement>(".carry input");
    if (!field) throw new Error("no field");
    Object.defineProperty(field, "files", { value: [new File(["{}"], "mine.json")] });
    field.dispatchEvent(new Event("change"));
    await vi.waitFor(() => expect(carried).toEqual(["taken", "{}"]));
    expect(field.value).toBe("");
    expect(host.querySelector("footer [role=status]")?.textContent).toBe("<b>Added</b>");
});
