// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { around } from "../../src/hosts/jupyter-around";

/** Frames come when a test says so. */
const frames: FrameRequestCallback[] = [];
vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => frames.push(call));

function frame(): void {
    for (const call of frames.splice(0)) call(0);
}

function found(selector: string): HTMLElement {
    const one = document.querySelector<HTMLElement>(selector);
    if (!one) throw new Error(`nothing at ${selector}`);
    return one;
}

/** A notebook with a cell, and an output that is not in it yet. */
function notebook(active: boolean) {
    document.body.innerHTML = `<div class="jp-WindowedPanel-outer"><div class="jp-Cell ${active ? "jp-mod-active" : ""}"></div></div>`;
    const pane = found(".jp-WindowedPanel-outer");
    const el = document.createElement("div");
    const stage = el.appendChild(document.createElement("div"));
    stage.className = "trajan-tutor";
    const sizes = { stage: 756, pane: 647 };
    Object.defineProperty(pane, "clientHeight", { get: () => sizes.pane });
    Object.defineProperty(stage, "clientHeight", { get: () => sizes.stage });
    pane.getBoundingClientRect = () => ({ top: 100, bottom: 747 }) as DOMRect;
    stage.getBoundingClientRect = () => ({ top: 166, bottom: 166 + sizes.stage }) as DOMRect;
    const scrolled = vi.fn();
    pane.scrollBy = scrolled as never;
    return { el, sizes, scrolled, attach: () => found(".jp-Cell").append(el) };
}

afterEach(() => frames.splice(0));

test("comes into view once its output is attached and has its height", () => {
    const { el, sizes, scrolled, attach } = notebook(true);
    around(el).reveal();
    frame();
    attach();
    frame();
    expect(scrolled).not.toHaveBeenCalled();
    sizes.stage = 635;
    frame();
    frame();
    expect(scrolled.mock.calls).toEqual([[{ top: 60, behavior: "instant" }]]);
});

test("stays where it is in a cell that was not run just now", () => {
    const { el, sizes, scrolled, attach } = notebook(false);
    around(el).reveal();
    attach();
    sizes.stage = 635;
    for (let at = 0; at < 80; at += 1) frame();
    expect(scrolled).not.toHaveBeenCalled();
});

test("can run its cell again although the output was attached after it was made", () => {
    const { el, attach } = notebook(true);
    const surroundings = around(el);
    expect(surroundings.again).toBeUndefined();
    attach();
    expect(surroundings.again).toBeTypeOf("function");
});
