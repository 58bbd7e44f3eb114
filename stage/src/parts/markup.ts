/**
 * The one way by which a text becomes markup on the page, or a style sheet of it.
 *
 * Texts are parsed where nothing runs and nothing is fetched. What is not in the list of elements and attributes that
 * draw is refused as a whole, whoever wrote it: our own Python, a notebook, the browser's store, a fetched file.
 */
export const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";

export const ELEMENTS: ReadonlySet<string> = new Set([
    ..."svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath".split(" "),
    ..."clipPath mask pattern marker linearGradient radialGradient stop".split(" "),
]);
export const ATTRIBUTES: ReadonlySet<string> = new Set([
    ..."id class style role lang tabindex transform d x y x1 y1 x2 y2 cx cy r rx ry dx dy fx fy width height points".split(" "),
    ..."viewBox preserveAspectRatio version offset rotate textLength lengthAdjust startOffset pathLength".split(" "),
    ..."fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin".split(" "),
    ..."stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow".split(" "),
    ..."font-family font-size font-style font-weight letter-spacing word-spacing text-anchor text-decoration".split(" "),
    ..."dominant-baseline alignment-baseline baseline-shift vector-effect paint-order pointer-events".split(" "),
    ..."clip-path clip-rule mask marker-start marker-mid marker-end clipPathUnits maskUnits maskContentUnits".split(" "),
    ..."patternUnits patternContentUnits patternTransform gradientUnits gradientTransform spreadMethod".split(" "),
    ..."stop-color stop-opacity markerUnits markerWidth markerHeight orient refX refY xmlns".split(" "),
]);
const SAYS = /^(?:data|aria)-[a-z-]+$/;
/** What may fetch something, or be written so that it cannot be seen to: a reference within the drawing alone fetches nothing. */
const FETCHES = /\\|@import|(?:url|src)\((?!#)|image(?:-set)?\(/i;

/** Made once: a document that is never shown, in which nothing is run or fetched. */
let inert: Document | null = null;

function quiet(): Document {
    inert ??= document.implementation.createHTMLDocument("");
    return inert;
}

function allows(element: Element, name: string): boolean {
    const value = element.getAttribute(name) ?? "";
    if (name === "href" || name === "xlink:href") return value.startsWith("#");
    if (name === "xmlns:xlink") return value === XLINK;
    return SAYS.test(name) || (ATTRIBUTES.has(name) && !FETCHES.test(value));
}

function draws(element: Element, styled: boolean): boolean {
    if (element.namespaceURI !== SVG || !ELEMENTS.has(element.localName)) return false;
    if (element.localName === "style" && (!styled || FETCHES.test(element.textContent))) return false;
    for (const name of element.getAttributeNames()) if (!allows(element, name)) return false;
    return true;
}

function allDraw(elements: Iterable<Element>, styled: boolean): boolean {
    for (const element of elements) if (!draws(element, styled)) return false;
    return true;
}

/** What a fragment draws, in a group of its own; nothing where it holds anything else. Its style sheet comes by itself. */
export function fragment(text: string): SVGGElement {
    const group = quiet().createElementNS(SVG, "g");
    group.innerHTML = text;
    if (!allDraw(group.getElementsByTagName("*"), false)) group.replaceChildren();
    return document.adoptNode(group);
}

/** The element that a fragment describes; null where it describes none. */
export function parsed(text: string): SVGElement | null {
    const element = fragment(text).firstElementChild;
    element?.remove();
    return element instanceof SVGElement ? element : null;
}

/** A drawing by itself; null when it is none, or holds what does not draw. */
export function drawing(text: string): SVGSVGElement | null {
    const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    if (root.localName !== "svg" || !allDraw([root, ...root.querySelectorAll("*")], true)) return null;
    return document.importNode(root, true) as unknown as SVGSVGElement;
}

/** A style sheet; an empty text where it would fetch something. */
export function sheet(text: string): string {
    return FETCHES.test(text) ? "" : text;
}
