/** Hears keys while the focus is in the stage, and lets none of them go on to what lies around it. */
import { Stage } from "./stage";
import { commandOf, type Command } from "./keys";
import { toggle } from "./others";
import { panelKey } from "./parts/panel-keys";

/** Listen on the window in the capture phase: a notebook would otherwise take the keys for its cells. Returns how to stop. */
export function listen(stage: Stage): () => void {
    const hear = (event: KeyboardEvent): void => {
        const target = event.composedPath()[0];
        const isAlone = stage.surroundings.alone === true && !stage.root?.closest("[inert]");
        const isFree = isAlone && target === document.body && event.key !== "Tab";
        if (!(target instanceof Element) || !(isFree || stage.root?.contains(target))) return;
        // Saving what surrounds the stage stays possible.
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") return;
        event.stopImmediatePropagation();
        if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
        if (panelKey(event)) return;
        if (isOwnKey(target, event.key)) return;
        // What moves ends at once, and the key still counts.
        stage.table?.finish();
        const command = commandOf(event, stage.store.model.others.waits);
        if (command && obey(stage, command, target)) event.preventDefault();
    };
    window.addEventListener("keydown", hear, true);
    return () => window.removeEventListener("keydown", hear, true);
}

/** Whether what has the focus needs the key itself: something is written there, or it is pressed by it. */
function isOwnKey(target: Element, key: string): boolean {
    if (key === "Escape" || key === "Tab") return key === "Tab";
    if (target.closest("input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]")) return true;
    if (target.closest("input") && key.startsWith("Arrow")) return true;
    return (key === "Enter" || key === " ") && target.closest("button, summary, a, input") !== null;
}

/** Do what a key means; says whether it meant anything. */
function obey(stage: Stage, command: Command, target: Element | null): boolean {
    switch (command.do) {
        case "go":
            return move(stage, command.direction, command.all, target);
        case "choose-number":
            return press(stage, command.number);
        case "pane":
            stage.table?.peek(command.by);
            return true;
        case "speed":
            stage.preferences.change(command.by);
            return true;
        default:
            return SIMPLE[command.do](stage);
    }
}

const SIMPLE: Record<Exclude<Command["do"], "go" | "choose-number" | "pane" | "speed">, (stage: Stage) => boolean> = {
    choose: (stage) => {
        const spot = stage.table?.focused();
        if (spot) stage.actions.pick(spot);
        return Boolean(spot);
    },
    whole: always((stage) => stage.table?.whole()),
    pin: always((stage) => stage.table?.pin()),
    next: always((stage) => stage.actions.onward()),
    undo: always((stage) => stage.actions.undo()),
    hint: always((stage) => stage.actions.hint()),
    explore: always((stage) => stage.actions.explore()),
    list: always((stage) => stage.listed.set(!stage.listed.get() && stage.store.model.choices.length > 0)),
    rule: always((stage) => stage.actions.openRule()),
    score: always((stage) => stage.panel.set(stage.panel.get() === "points" ? "" : "points")),
    full: always((stage) => stage.full.toggle()),
    keys: always((stage) => stage.panel.set(stage.panel.get() === "keys" ? "" : "keys")),
    pause: always((stage) => toggle(stage)),
    "step-back": always((stage) => stage.actions.stepBack()),
    "step-on": always((stage) => stage.actions.step()),
    escape: always((stage) => escape(stage)),
};

/** What is done whatever comes of it: the key meant it. */
function always(run: (stage: Stage) => unknown): (stage: Stage) => boolean {
    return (stage) => {
        run(stage);
        return true;
    };
}

function escape(stage: Stage): void {
    if (stage.closeOne()) return;
    if (stage.full.shown.get()) stage.full.leave();
    else leave(stage);
}

/** Leave the stage: the focus goes back to what lies around it. */
function leave(stage: Stage): void {
    const place = stage.root?.getRootNode();
    const focused = place instanceof Document || place instanceof ShadowRoot ? place.activeElement : null;
    if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.blur();
}

function press(stage: Stage, number: number): boolean {
    const field = stage.root?.querySelector<HTMLInputElement>('[data-slot="choices"] .amount-number');
    if (field) return write(field, number);
    const buttons = stage.root?.querySelectorAll<HTMLButtonElement>('[data-slot="choices"] .choice') ?? [];
    const button = buttons[number - 1];
    if (!button || button.classList.contains("all") || button.closest(".others")) return false;
    button.click();
    return true;
}

/** Where a number is asked for, a figure is that number: it is confirmed by Enter. */
function write(field: HTMLInputElement, number: number): boolean {
    field.focus();
    field.value = String(number);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return true;
}

function move(stage: Stage, direction: "left" | "right" | "up" | "down", all: boolean, target: Element | null): boolean {
    if (target?.closest('[data-slot="choices"]') && moveInList(target, direction)) return true;
    const read = target?.closest('[data-slot="instruction"], [data-slot="verdict"], [data-slot="coach"], .dialog, .report');
    // What is longer than its place scrolls by its own keys.
    if (read && (read.matches(".dialog, .report") || read.scrollHeight > read.clientHeight + 1)) return false;
    return stage.table?.step(direction, all) ?? false;
}

function moveInList(target: Element, direction: string): boolean {
    const buttons = [...(target.closest('[data-slot="choices"]')?.querySelectorAll<HTMLElement>("button") ?? [])];
    if (!buttons.length) return false;
    const at = buttons.findIndex((button) => button.contains(target));
    const next = buttons[at + (direction === "right" || direction === "down" ? 1 : -1)];
    next?.focus();
    return true;
}
