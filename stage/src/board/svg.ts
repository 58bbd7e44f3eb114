/** Making and reading SVG elements. */
import { SVG } from "../parts/markup";

type Attributes = Record<string, string | number>;

/** A new SVG element. */
export function make<K extends keyof SVGElementTagNameMap>(name: K, attributes: Attributes = {}): SVGElementTagNameMap[K] {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    return element;
}

/** The outline of a place. */
export function shapeOf(place: Element): SVGGraphicsElement | null {
    const shape = place.querySelector(".shape") ?? place.querySelector(":scope > :not(.hit)");
    return shape instanceof SVGGraphicsElement ? shape : null;
}

/** The transforms of an element and of what it is in, up to an ancestor, as one attribute. */
export function transformsUpTo(element: Element, ancestor: Element): string {
    const found: string[] = [];
    for (let at: Element | null = element; at && at !== ancestor; at = at.parentElement) {
        const transform = at.getAttribute("transform");
        if (transform) found.unshift(transform);
    }
    return found.join(" ");
}
