// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { gridFor } from "../src/layout";
import { firstThatFits, PromptLine, WAYS } from "../src/prompt";

test("as little as possible gives way to a prompt", () => {
    expect(firstThatFits(WAYS, () => true)).toBe("wide");
    expect(firstThatFits(WAYS, (way) => way === "double")).toBe("double");
    expect(firstThatFits(WAYS, () => false)).toBe("bare");
});

test("nothing is tried after what fits, so that it stays", () => {
    const tried: string[] = [];
    firstThatFits(WAYS, (way) => tried.push(way) === 2);
    expect(tried).toEqual(["wide", "alone"]);
});

test("a button beside it that gets a longer name takes room from the prompt, too", async () => {
    const host = document.createElement("div");
    const named = (name: string) => act(() => render(<PromptLine text="Place a token" grid={gridFor(1304, 767, false)} beside={name} before={null} after={<b>{name}</b>} />, host));
    // A letter takes a pixel: the prompt has what the name leaves of thirty.
    const left = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => 30 - (host.querySelector("b")?.textContent.length ?? 0));
    const needed = vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockImplementation(() => (host.querySelector("[data-way=wide]") ? "Place a token".length : 0));
    await named("Take back");
    expect(host.querySelector("[data-way=wide]")).not.toBeNull();
    await named("Pick something else");
    expect(host.querySelector("[data-way=alone]")).not.toBeNull();
    left.mockRestore();
    needed.mockRestore();
});
