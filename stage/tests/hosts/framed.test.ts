// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { darkByNotebook, heightInFrame } from "../../src/hosts/framed";

afterEach(() => {
    vi.unstubAllGlobals();
    document.documentElement.removeAttribute("theme");
    for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
});

function onScreen(availHeight: number): void {
    vi.spyOn(window, "parent", "get").mockReturnValue({} as Window & typeof globalThis);
    vi.spyOn(window.screen, "availHeight", "get").mockReturnValue(availHeight);
}

test("takes a share of the screen in a frame, never more than is shown there, and nothing elsewhere", () => {
    expect(heightInFrame()).toBeNull();
    const high = [600, 900, 1080, 2160].map((height) => {
        onScreen(height);
        return heightInFrame();
    });
    expect(high).toEqual([480, 612, 734, 760]);
});

test("is as dark as the notebook says", () => {
    expect(darkByNotebook()).toBeNull();
    document.body.dataset["vscodeThemeKind"] = "vscode-light";
    expect(darkByNotebook()).toBe(false);
    for (const kind of ["vscode-dark", "vscode-high-contrast"]) {
        document.body.dataset["vscodeThemeKind"] = kind;
        expect(darkByNotebook()).toBe(true);
    }
    document.body.dataset["vscodeThemeKind"] = "vscode-high-contrast-light";
    expect(darkByNotebook()).toBe(false);
    document.body.dataset["jpThemeLight"] = "false";
    expect(darkByNotebook()).toBe(true);
});

test("goes by the theme of Colab in Colab alone", () => {
    document.documentElement.setAttribute("theme", "dark");
    expect(darkByNotebook()).toBeNull();
    vi.stubGlobal("google", { colab: {} });
    expect(darkByNotebook()).toBe(true);
    document.documentElement.removeAttribute("theme");
    expect(darkByNotebook()).toBe(false);
});
