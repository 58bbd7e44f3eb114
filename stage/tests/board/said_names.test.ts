// @vitest-environment happy-dom
import { expect, test } from "vitest";
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
