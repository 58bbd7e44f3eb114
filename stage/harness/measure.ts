/**
 * What the eye would miss, measured on a page: what is outside the window, too small, cut, covered, or has moved.
 *
 * Every function looks at one root and returns what is wrong in words a developer reads; an empty list is a zero.
 */

/** What has to be reached at once, besides the places; a verdict where one is told. */
const SLOTS = ["instruction", "verdict", "choices", "next"];
const WHERE_TOLD = new Set(["verdict"]);
const SMALLEST_TEXT = 11;
/** Between neighbours a target is no smaller than this, or the middle of each is so far away. */
const LEAST_ROOM = 24;
/** Sizes are computed with fractions; nobody sees a hundredth of a pixel. */
const NEAR = 0.05;

export interface Rectangle {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

/** What is read of elements, kept as long as nothing changes: the same boxes and styles are asked for by every measure. */
const boxes = new Map<Element, Rectangle>();
const styles = new Map<Element, CSSStyleDeclaration>();
const shown = new Map<Element, boolean>();

/** Read everything anew: what is looked at has changed. */
export function forget(): void {
    for (const known of [boxes, styles, shown]) known.clear();
}

function kept<T>(known: Map<Element, T>, one: Element, read: (one: Element) => T): T {
    const found = known.get(one);
    if (found !== undefined) return found;
    const value = read(one);
    known.set(one, value);
    return value;
}

const rectangle = (one: Element): Rectangle => kept(boxes, one, () => one.getBoundingClientRect());

/** How an element is styled, as computed. */
export const styleOf = (one: Element): CSSStyleDeclaration => kept(styles, one, () => getComputedStyle(one));

const inside = (one: Rectangle, other: Rectangle, slack = 1): boolean =>
    one.left >= other.left - slack &&
    one.top >= other.top - slack &&
    one.right <= other.right + slack &&
    one.bottom <= other.bottom + slack;

const overlap = (one: Rectangle, other: Rectangle): number =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Whether anything of an element can be seen at all. */
export const visible = (one: Element): boolean => kept(shown, one, isVisible);

function isVisible(one: Element): boolean {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const box = rectangle(one);
    return box.right - box.left > 0 && box.bottom - box.top > 0;
}

/** The elements that show places, by their names: those that can be clicked. */
export type Places = ReadonlyMap<string, Element>;

/** The places that can be seen now, found once for everything that is measured of them. */
export function placesIn(root: Element): Places {
    const found = new Map<string, Element>();
    for (const one of root.querySelectorAll<SVGElement>("[data-spot]")) {
        const spot = one.dataset["spot"] ?? "";
        if (!found.has(spot) && visible(one)) found.set(spot, one);
    }
    return found;
}

/** The part of a place that is looked at: its shape, without pieces that reach over it. */
function shapeOf(place: Element): Element {
    return place.querySelector(".shape") ?? place;
}

/** The part of a place on which a click counts. */
function targetOf(place: Element): Element {
    return place.querySelector(":scope > .hit") ?? shapeOf(place);
}

function windowOf(root: Element): Rectangle {
    const box = rectangle(root);
    return {
        left: Math.max(box.left, 0),
        top: Math.max(box.top, 0),
        right: Math.min(box.right, innerWidth),
        bottom: Math.min(box.bottom, innerHeight),
    };
}

/** Slots and places that are not inside the window, or are cut by the pane that they lie in. */
export function outside(root: Element, places: Places, spots: readonly string[]): string[] {
    const frame = windowOf(root);
    const found: string[] = [];
    for (const name of SLOTS) {
        const slot = root.querySelector(`[data-slot="${name}"]`);
        if (WHERE_TOLD.has(name) && slot?.matches("[hidden]")) continue;
        if (!slot || !visible(slot)) found.push(`${name}: not there`);
        else if (!inside(rectangle(slot), frame)) found.push(`${name}: outside the window`);
    }
    for (const spot of spots) {
        const place = places.get(spot);
        if (!place) {
            // On a phone a pane may stand alone: the tab of another one says how much is lit there.
            if (!root.querySelector(".strip-tabs .thumbnail-badge:not([hidden])")) found.push(`${spot}: in no pane`);
            continue;
        }
        const [box, pane] = [rectangle(shapeOf(place)), place.closest("[data-pane]")];
        if (!inside(box, frame)) found.push(`${spot}: outside the window`);
        else if (pane && !inside(box, rectangle(pane), 2)) found.push(`${spot}: cut by its pane`);
    }
    return found;
}

/** The rectangles of the panes that are shown, to be compared later. */
export function panes(root: Element): Record<string, string> {
    const found: Record<string, string> = {};
    // In the order of their names: in which one they stand in the page nobody sees.
    const all = [...root.querySelectorAll<HTMLElement>("[data-pane]")].sort((one, other) => (one.dataset["pane"] ?? "").localeCompare(other.dataset["pane"] ?? ""));
    for (const pane of all) {
        if (!visible(pane)) continue;
        const { left, top, right, bottom } = rectangle(pane);
        found[pane.dataset["pane"] ?? ""] = [left, top, right, bottom].map((one) => one.toFixed(1)).join(" ");
    }
    return found;
}

/** Where everything that can be scrolled stands, but for what grows at its end: there the log and the coach show what is new. */
export function scrolls(root: Element): number[] {
    const found = [scrollX, scrollY];
    // Nothing inside a drawing scrolls.
    for (const one of root.querySelectorAll(":not(svg *)")) if (!one.matches(".log, .aside") && (one.scrollTop || one.scrollLeft)) found.push(one.scrollTop, one.scrollLeft);
    return found;
}

/** Text that is smaller on the screen than anybody should have to read. */
export function smallText(root: Element): string[] {
    const found = new Set<string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const frame = windowOf(root);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? "";
        const parent = node.parentElement;
        if (!text || !parent || !visible(parent) || parent.closest(".unseen, title, desc, style")) continue;
        const box = rectangle(parent);
        const pane = parent.closest("[data-pane]");
        if (!overlap(box, frame) || (pane && !overlap(box, rectangle(pane)))) continue;
        const own = Number.parseFloat(styleOf(parent).fontSize);
        // Words of the page that stand inside a drawing are scaled with it.
        const drawn = parent instanceof SVGGraphicsElement ? parent : parent.closest<SVGGraphicsElement>("foreignObject");
        const matrix = drawn?.getScreenCTM();
        const size = matrix ? own * Math.hypot(matrix.a, matrix.b) : own;
        if (size < SMALLEST_TEXT - NEAR) found.add(`${text.slice(0, 30)}: ${size.toFixed(1)} px`);
    }
    return [...found];
}

/**
 * Buttons and lit places that are too small to hit. A place may be smaller than asked for where another lit place or the
 * edge of its window takes the room around it, if a mouse would still hit it, or if no other middle is near its own.
 */
export function smallTargets(root: Element, places: Places, spots: readonly string[], smallest: number): string[] {
    const found = new Set<string>();
    const check = (name: string, box: Rectangle, others: readonly Rectangle[] = [], frame: Rectangle | null = null) => {
        const [width, height] = [box.right - box.left, box.bottom - box.top];
        if (Math.min(width, height) >= smallest - 0.5) return;
        const isClear = Math.min(width, height) >= LEAST_ROOM - 0.5 || others.every((other) => distance(box, other) >= LEAST_ROOM);
        const stands = isClear && isSqueezed(box, smallest, others, frame);
        if (!stands) found.add(`${name}: ${width.toFixed(0)} x ${height.toFixed(0)}`);
    };
    for (const button of root.querySelectorAll("button, select, input, [role=tab]")) {
        // What is hidden in a label is chosen by the label.
        const hit = button.matches(".unseen") ? (button.closest("label") ?? button) : button;
        if (visible(hit)) check(hit.textContent.trim().slice(0, 30) || button.className, rectangle(hit));
    }
    const targets = spots.flatMap((spot) => {
        const place = places.get(spot);
        return place ? [{ spot, box: rectangle(targetOf(place)), frame: frameOf(place) }] : [];
    });
    for (const { spot, box, frame } of targets) {
        check(spot, box, targets.filter((one) => one.spot !== spot).map((one) => one.box), frame);
    }
    return [...found];
}

/** What a place cannot reach out of: the window of its pane on a part of the table, as far as the pane shows it. */
function frameOf(place: Element): Rectangle | null {
    const [window, pane] = [place.closest("svg.window"), place.closest("[data-pane]")];
    if (!window || !pane) return null;
    const [one, other] = [rectangle(window), rectangle(pane)];
    return {
        left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
    };
}

/** How far the middles of two targets are from each other. */
const distance = (one: Rectangle, other: Rectangle): number =>
    Math.hypot(one.left + one.right - other.left - other.right, one.top + one.bottom - other.top - other.bottom) / 2;

/** Whether a target of the size that is asked for, around the same centre, would reach into another one or out of its window. */
function isSqueezed(box: Rectangle, size: number, others: readonly Rectangle[], frame: Rectangle | null): boolean {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const asked = { left: x - size / 2, top: y - size / 2, right: x + size / 2, bottom: y + size / 2 };
    return others.some((other) => overlap(asked, other) > 0) || (frame !== null && !inside(asked, frame));
}

/** What has words that are never longer than itself: buttons, tabs, headings. */
const LABELS = "button:not(.thumbnail), .thumbnail-name, [role=tab], h2, h3, .top .title";

/** Words in bar, prompt, verdict, buttons, tabs and headings that are cut. */
export function cut(root: Element): string[] {
    const found: string[] = [];
    for (const one of root.querySelectorAll<HTMLElement>(LABELS)) {
        if (!visible(one) || one.closest(".unseen, [data-slot=choices]") || !one.textContent.trim()) continue;
        // Letters reach a little over lines that are set close.
        const over = Number.parseFloat(styleOf(one).fontSize) / 3;
        if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + over) found.push(`${one.textContent.trim().slice(0, 40)}: cut`);
    }
    for (const one of root.querySelectorAll<HTMLElement>("[data-slot=choices] *, [data-slot=verdict], [data-slot=verdict] *, .prompt")) {
        if (!visible(one) || one.closest(".unseen") || !one.textContent.trim()) continue;
        const head = one.matches(".prompt") ? one.closest(".bar-head") : null;
        if (head && !inside(rectangle(one), rectangle(head))) found.push(`${one.textContent.trim().slice(0, 40)}: beyond its line`);
        if (styleOf(one).overflow === "visible") continue;
        const scrolls = ["auto", "scroll"].includes(styleOf(one).overflowY);
        if (one.scrollWidth > one.clientWidth + 1 || (!scrolls && one.scrollHeight > one.clientHeight + 1)) {
            found.push(`${one.textContent.trim().slice(0, 40)}: cut`);
        }
    }
    return found;
}

/** What its words have to stay inside of, and what is said of it. */
const BOXES = "button, [role=tab], select, h1, h2, h3, h4, .thumbnail-name, .choice .name, .said, label, summary, th, td, dt, dd, p, li";

/** A text of the page, with where its letters are. */
interface Text {
    words: string;
    parent: Element;
    box: Rectangle;
    /** Each of its lines. */
    lines: readonly Rectangle[];
    size: number;
}

/** What a window on a part of the table shows of it: its own rectangle would be that of all that is drawn in it. */
function seenThrough(window: SVGSVGElement): Rectangle {
    const [{ x, y, width, height }, matrix] = [window.viewBox.baseVal, window.getScreenCTM()];
    if (!matrix) return rectangle(window);
    const [first, last] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((point) => point.matrixTransform(matrix));
    return { left: first?.x ?? 0, top: first?.y ?? 0, right: last?.x ?? 0, bottom: last?.y ?? 0 };
}

/** All words that can be seen, without those that are only for who listens. */
export function textsIn(root: Element): Text[] {
    const found: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const frame = windowOf(root);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const [words, parent] = [node.textContent?.trim() ?? "", node.parentElement];
        if (!words || !parent || parent.closest(".unseen, title, desc, style, option") || !visible(parent)) continue;
        // For whoever hears the page.
        if (styleOf(parent).clipPath === "inset(50%)") continue;
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
        const window = parent.closest<SVGSVGElement>("svg.window");
        // Beyond the window on a part of the table nothing is seen, nor of a part that is not shown.
        if (lines.length && (!window || (inside(box, seenThrough(window), box.height / 2) && overlap(box, frame) > 0))) found.push({ words, parent, box, lines, size: Number.parseFloat(styleOf(parent).fontSize) });
    }
    return found;
}

/**
 * Words that are wider than what they stand in, that something cuts off, or that lie on other words: of the page, and of
 * the drawings in it.
 */
export function cutWords(root: Element): string[] {
    const texts = textsIn(root);
    const found = new Set<string>();
    const say = ({ words }: Text, how: string): void => void found.add(`${words.slice(0, 40)}: ${how}`);
    for (const text of texts) {
        if (text.parent instanceof SVGElement) continue;
        const how = cutBy(text, root);
        if (how) say(text, how);
    }
    for (const [one, other] of laid(texts)) say(one, `over ${other.words.slice(0, 30)}`);
    return [...found];
}

/** What cuts a text: what it stands in, or whatever around hides what is too much and cannot be scrolled. */
function cutBy({ parent, box, size }: Text, root: Element): string {
    const own = parent.closest(BOXES);
    // Letters that are set close reach over their lines.
    const [aside, over] = [1.5, size / 3];
    if (own && root.contains(own)) {
        const around = rectangle(own);
        if (box.left < around.left - aside || box.right > around.right + aside) return "wider than its box";
    }
    for (let one: Element | null = parent, [x, y] = [true, true]; one && one !== root && (x || y); one = one.parentElement) {
        const { overflowX, overflowY, position } = styleOf(one);
        const around = rectangle(one);
        if (x && overflowX !== "visible") {
            if (isScrolled(overflowX)) x = false;
            else if (box.left < around.left - aside || box.right > around.right + aside) return "cut";
        }
        if (y && overflowY !== "visible") {
            if (isScrolled(overflowY)) y = false;
            else if (box.top < around.top - over || box.bottom > around.bottom + over) return "cut";
        }
        if (position === "fixed") break;
    }
    return "";
}

const isScrolled = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";

/** What is of one piece: words in one of them do not lie on each other. */
const PIECES = "button, [role=tab], .top, .bar-head, .choices, .strip, .progress, .panels-head, .verdict, .instruction, .aside";

const LETTERS = 2;

/** Words that lie on other words of the same piece. */
function laid(texts: readonly Text[]): Array<[Text, Text]> {
    const found: Array<[Text, Text]> = [];
    const pieces = new Map<Element, Text[]>();
    for (const text of texts) {
        // A part of the table is a window of its own, and single letters and figures stand on things.
        const piece = text.words.length > LETTERS ? text.parent.closest(text.parent.closest("svg") ? "svg.window" : PIECES) : null;
        if (piece) pieces.set(piece, [...(pieces.get(piece) ?? []), text]);
    }
    for (const inside of pieces.values()) {
        for (const [at, one] of inside.entries()) {
            for (const other of inside.slice(at + 1)) {
                // What is drawn twice has an edge around its letters.
                if (one.words !== other.words && one.lines.some((line) => other.lines.some((below) => isOver(line, below)))) found.push([one, other]);
            }
        }
    }
    return found;
}

/** Whether two texts hide each other: their letters, not only the room above and below these. */
function isOver(one: Rectangle, other: Rectangle): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    const height = Math.min(one.bottom - one.top, other.bottom - other.top);
    return across > 3 && down > height / 2;
}

/** Choices that do not say what they lead to: in words below or after their name. */
export function mute(root: Element): string[] {
    const buttons = [...root.querySelectorAll<HTMLElement>("[data-slot=choices] .choice[data-move]")];
    return buttons.filter((one) => visible(one) && !one.querySelector(".consequence")?.textContent.trim()).map((one) => `${one.textContent.trim()}: and then?`);
}

/** The fill of places, as it is on the screen. */
export function fills(places: Places): Record<string, string> {
    const found: Record<string, string> = {};
    for (const [spot, place] of places) {
        const style = styleOf(shapeOf(place));
        found[spot] = `${style.fill} ${style.fillOpacity} ${style.opacity} ${style.filter}`;
    }
    return found;
}

/** Places that a callout lies on. */
export function covered(root: Element, places: Places, spots: readonly string[]): string[] {
    const found: string[] = [];
    for (const callout of root.querySelectorAll(".callout")) {
        if (!visible(callout)) continue;
        for (const spot of spots) {
            const place = places.get(spot);
            if (place && overlap(rectangle(callout), rectangle(shapeOf(place))) > 1) found.push(`${spot}: under a callout`);
        }
    }
    return found;
}

/** Animations that run. */
export const running = (root: Element): number =>
    root.getAnimations({ subtree: true }).filter((one) => one.playState === "running").length;
