/** The focus: where it is, and where it goes when what had it is gone. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** What has the focus near an element, also inside a shadow root. */
export function focusedNear(place: Element): Element | null {
    const root = place.getRootNode();
    return "activeElement" in root ? (root as Document | ShadowRoot).activeElement : null;
}

export function focusOn(element: Element | null | undefined): boolean {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
    element.focus({ preventScroll: true });
    return focusedNear(element) === element;
}

function keyOf(element: Element): string {
    return element.getAttribute("data-key") ?? "";
}

/** Where the focus goes in a place, by what had it and is gone, and by what that was in, from the inside out. */
type Otherwise = (place: HTMLElement, gone: Element, around: readonly Element[]) => Element | null;

/**
 * Keep the focus inside a place whose content is made anew: what has the same `data-key` gets it, else what `otherwise`
 * finds. Whoever has taken the focus elsewhere meanwhile keeps it.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, otherwise: Otherwise): void {
    const kept = useRef<{ element: HTMLElement; end: () => void } | null>(null);
    const find = useRef(otherwise);
    find.current = otherwise;
    useLayoutEffect(() => {
        const element = place.current;
        if (kept.current?.element === element) return;
        kept.current?.end();
        kept.current = element && { element, end: keepFocus(element, (...lost) => find.current(...lost)) };
    });
    useLayoutEffect(() => () => kept.current?.end(), []);
}

function around(element: Element, place: Element): Element[] {
    const found: Element[] = [];
    for (let one = element.parentElement; one && one !== place; one = one.parentElement) found.push(one);
    return found;
}

function keepFocus(place: HTMLElement, otherwise: Otherwise): () => void {
    let held: { element: Element; key: string; around: Element[] } | null = null;
    const take = (event: Event) => {
        if (event.target instanceof Element) held = { element: event.target, key: keyOf(event.target), around: around(event.target, place) };
    };
    const leave = (event: Event) => {
        // An element that is taken away may tell that too, but only one that stays was left.
        const left = event.target;
        queueMicrotask(() => {
            if (left instanceof Element && left.isConnected && held?.element === left) held = null;
        });
    };
    const mend = () => {
        const before = held;
        if (!before || (before.element.isConnected && keyOf(before.element) === before.key)) return;
        held = null;
        const now = focusedNear(place);
        if (now && now !== before.element && now !== document.body) return;
        const same = before.key ? [...place.querySelectorAll("[data-key]")].find((one) => keyOf(one) === before.key) : null;
        focusOn(same ?? otherwise(place, before.element, before.around));
    };
    const changes = new MutationObserver(mend);
    changes.observe(place, { childList: true, subtree: true, attributeFilter: ["data-key"] });
    place.addEventListener("focusin", take);
    place.addEventListener("focusout", leave);
    return () => {
        changes.disconnect();
        place.removeEventListener("focusin", take);
        place.removeEventListener("focusout", leave);
    };
}
