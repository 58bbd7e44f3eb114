/** A root with panels in it, kept in step with a host that a test plays. */
import { render, type ComponentChildren } from "preact";
import type { ViewModel } from "../../src/model";
import { keepKeys } from "../../src/parts/panel-keys";
import { Panels, type PanelName } from "../../src/panels/panel-tabs";
import type { Store } from "../../src/store";
import { Host, viewModel } from "./fixture";

export interface Page {
    root: HTMLElement;
    host: Host;
    find(selector: string): HTMLElement;
    all(selector: string): HTMLElement[];
    press(key: string): void;
    end(): void;
}

/** Let everything be drawn and done that waits for a frame or less. */
export async function settled(): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) await new Promise((done) => setTimeout(done, 12));
}

export function shown(host: Host, view: (store: Store, model: ViewModel) => ComponentChildren): Page {
    const root = document.createElement("div");
    root.className = "trajan-tutor";
    document.body.append(root);
    const show = () => render(view(host.store, host.store.model), root);
    const ends = [host.store.subscribe(show), keepKeys(root)];
    show();
    const find = (selector: string) => {
        const found = root.querySelector<HTMLElement>(selector);
        if (!found) throw new Error(`nothing is ${selector}`);
        return found;
    };
    return {
        root,
        host,
        find,
        all: (selector) => [...root.querySelectorAll<HTMLElement>(selector)],
        press: (key) => {
            const target = document.activeElement ?? root;
            target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }));
        },
        end: () => {
            for (const end of ends) end();
            render(null, root);
            root.remove();
            host.store.close();
        },
    };
}

/** A page with one panel open; `closed` counts how often it was to be closed. */
export function panel(open: PanelName, over: Partial<ViewModel> = {}): Page & { closed: () => number } {
    let closed = 0;
    const close = () => {
        closed += 1;
    };
    const page = shown(new Host(viewModel(over)), (store, model) => <Panels store={store} model={model} open={open} close={close} />);
    return { ...page, closed: () => closed };
}

export function type(field: HTMLElement, text: string): void {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error("nothing to write in");
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
}

export function choose(field: HTMLElement, value: string): void {
    if (!(field instanceof HTMLSelectElement)) throw new Error("nothing to choose from");
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}
