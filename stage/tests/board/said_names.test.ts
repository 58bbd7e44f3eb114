// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { namesOf } from "../../src/board/marks";
import { nameWhatIsSaid } from "../../src/board/said_names";

test("of a place whose name is said the shortest form is drawn, and no other name", () => {
    const host = document.createElement("div");
    host.innerHTML = `<b data-spot="a"><i class="place">Gallia Cisalpina</i><b><i class="place">G. Cisalpina</i></b></b><b data-spot="b"><i class="place">Gallia</i></b><b data-spot="c"><i class="place">Creta</i></b>`;
    const said = (): string[] => [...host.querySelectorAll(".said")].map((one) => one.textContent);
    nameWhatIsSaid(host, "Click Creta, towards Gallia Cisalpina.");
    expect(said()).toContain("G. Cisalpina");
    expect(said()).toContain("Creta");
    expect(said()).not.toContain("Gallia");
    nameWhatIsSaid(host, "");
    expect(said()).toEqual([]);
});

test("a line round a place crosses neither its name nor the short form of it", () => {
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.innerHTML = `<g data-spot="a"><path d="M0 0"/><text class="place">Gallia Cisalpina</text><g class="fine"><text class="place said">G. Cisalpina</text></g></g>`;
    const place = group.firstElementChild as SVGElement;
    const [above] = namesOf(place, group, "position");
    expect([...(above?.children ?? [])].map((one) => one.textContent)).toEqual(["Gallia Cisalpina", "G. Cisalpina"]);
    expect(above?.querySelector(".fine .said")).not.toBeNull();
    expect(place.querySelectorAll("text")).toHaveLength(2);
});
