/**
 * Keys in panels. Each part says what a key means inside it; the innermost one that knows the key has it.
 *
 * Whoever keeps keys from the surroundings (the stage, in the capture phase) calls `panelKey` first.
 */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Does what a key means; false when it means nothing here. */
export type KeyHandler = (event: KeyboardEvent, target: Element) => boolean;

const HANDLERS = new WeakMap<Element, KeyHandler>();

export function panelKey(event: KeyboardEvent): boolean {
    const target = event.composedPath()[0];
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return false;
    for (let place: Element | null = target; place; place = place.parentElement) {
        if (!HANDLERS.get(place)?.(event, target)) continue;
        event.preventDefault();
        return true;
    }
    return false;
}

/** Let an element have keys for as long as it is there. */
export function useKeys(place: RefObject<Element | null>, handler: KeyHandler): void {
    useLayoutEffect(() => {
        const element = place.current;
        if (!element) return;
        HANDLERS.set(element, handler);
        return () => void HANDLERS.delete(element);
    });
}

/**
 * Keep keys from what lies around a root that stands alone, but for saving; returns how to stop.
 *
 * On the window and in the capture phase: a notebook would otherwise take the keys for its cells.
 */
export function keepKeys(root: Element, own: (event: KeyboardEvent, target: Element) => boolean = () => false): () => void {
    const hear = (event: KeyboardEvent) => {
        const target = event.composedPath()[0];
        if (!(target instanceof Element) || !root.contains(target)) return;
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") return;
        event.stopImmediatePropagation();
        if (!panelKey(event) && own(event, target)) event.preventDefault();
    };
    window.addEventListener("keydown", hear, true);
    return () => window.removeEventListener("keydown", hear, true);
}
