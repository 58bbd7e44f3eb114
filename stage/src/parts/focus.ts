/** The focus: where it is, and where it goes when what had it is gone. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** What has the focus near an element, also inside a shadow root. */
export function focusedNear(place: Element): Element | null {
    const root = place.getRootNode();
    return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

export function focusOn(element: Element | null | undefined): boolean {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
    element.focus({ preventScroll: true });
    return focusedNear(element) === element;
}

function keyOf(element: Element): string {
    return element.getAttribute("data-key") ?? "";
}

/**
 * Keep the focus inside a place whose content is made anew: what has the same `data-key` gets it, else what `otherwise`
 * finds.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, otherwise: (place: HTMLElement) => Element | null): void {
    const held = useRef<{ element: Element; key: string } | null>(null);
    useLayoutEffect(() => {
        const element = place.current;
        if (!element) return;
        const take = (event: FocusEvent) => {
            if (event.target instanceof Element) held.current = { element: event.target, key: keyOf(event.target) };
        };
        const leave = (event: FocusEvent) => {
            // An element that is taken away tells that too, but only one that stays was left.
            const left = event.target;
            queueMicrotask(() => {
                if (left instanceof Element && left.isConnected && held.current?.element === left) held.current = null;
            });
        };
        element.addEventListener("focusin", take);
        element.addEventListener("focusout", leave);
        return () => {
            element.removeEventListener("focusin", take);
            element.removeEventListener("focusout", leave);
        };
    }, [place]);
    useLayoutEffect(() => {
        const [element, before] = [place.current, held.current];
        if (!element || !before) return;
        if (before.element.isConnected && keyOf(before.element) === before.key) return;
        const same = before.key ? [...element.querySelectorAll("[data-key]")].find((one) => keyOf(one) === before.key) : null;
        held.current = null;
        focusOn(same ?? otherwise(element));
    });
}
