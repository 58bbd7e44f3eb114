/** Where elements are on the screen, and points of the screen in a drawing. */
import type { Rect } from "../layout";
import type { Spot } from "./border";

const SAMPLES = 36;

/** The rectangle of an element on the screen. */
export function rectOf(element: Element): Rect {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left, y: top, width, height };
}

export function centreOf(rect: Rect): Spot {
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** The part that two rectangles have in common. */
export function common(one: Rect, other: Rect): Rect {
    const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
    const [right, bottom] = [Math.min(one.x + one.width, other.x + other.width), Math.min(one.y + one.height, other.y + other.height)];
    return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

export function overlaps(one: Rect, other: Rect, gap = 0): boolean {
    return (
        one.x < other.x + other.width + gap &&
        other.x < one.x + one.width + gap &&
        one.y < other.y + other.height + gap &&
        other.y < one.y + one.height + gap
    );
}

/** Points along the outline of a shape on the screen; none where it has no outline. */
export function outlineOnScreen(shape: SVGGraphicsElement): Spot[] {
    const root = shape.getRootNode() as Document | ShadowRoot;
    const href = shape instanceof SVGUseElement ? shape.getAttribute("href") : null;
    const geometry = href ? root.querySelector(`#${CSS.escape(href.slice(1))}`) : shape;
    if (!(geometry instanceof SVGGeometryElement)) return [];
    // What is not drawn has no length, and asking for it is an error.
    if ("checkVisibility" in shape && !shape.checkVisibility()) return [];
    const [length, matrix] = [geometry.getTotalLength(), shape.getScreenCTM()];
    return Array.from({ length: SAMPLES }, (_, at) => {
        const point = geometry.getPointAtLength((length * at) / SAMPLES);
        return matrix ? moved(point, matrix) : point;
    });
}

/** Where points of the screen are in a drawing as it lies now: measured once, whatever is drawn meanwhile. */
export function intoDrawing(drawing: Element): (point: Spot) => Spot {
    const matrix = drawing instanceof SVGGraphicsElement ? drawing.getScreenCTM()?.inverse() : null;
    return (point) => (matrix ? moved(point, matrix) : point);
}

/** Where a point of a drawing is on the screen. */
export function onScreen(point: Spot, drawing: SVGGraphicsElement): Spot {
    const matrix = drawing.getScreenCTM();
    return matrix ? moved(point, matrix) : point;
}

function moved({ x, y }: Spot, { a, b, c, d, e, f }: DOMMatrix): Spot {
    return { x: a * x + c * y + e, y: b * x + d * y + f };
}
