// @ts-check
/**
 * The board in a page. It knows no rules: it shows a picture with named spots and lists of words, and tells the kernel
 * what was picked. Words from people are always set as text; only the picture, which the kernel drew, is markup.
 *
 * @typedef {{move: string, text: string, spots: string[], marks: string[], hidden?: boolean}} Choice
 * @typedef {{rule: string, title: string, text: string, marks: {label: string, text: string}[]}} Card
 * @typedef {{area: string, title: string, rules: Card[]}} Area
 * @typedef {{asked: string, spot?: string, lines?: string[], title?: string, text?: string}} Tip
 * @typedef {{names: string[], looks: Look[], rows: {label: string, points: number[]}[], totals: number[]}} Points
 * @typedef {{value: string, text: string}} Option
 * @typedef {{file: string, cells: string[], button: string, label: string, remove: string, removing: string}} SavedGamesRow
 * @typedef {{number: number, seat: number, name: string, text: string, points: number}} Line
 * @typedef {{seat: number, name: string, letter: string, colour: number, points: number, to_move: boolean, won: boolean}} Score
 * @typedef {{text: string, kind: string, spot: string, number: number}} Notice
 * @typedef {{node: number, text: string, here: boolean, ahead: boolean}} Turn
 * @typedef {{head: number, tip: number, name: string, title: string, text: string, current: boolean,
 *     marks: {kind: string, text: string}[], removable: boolean, removing: string}} Branch
 * @typedef {{at: number, here: number, end: number, can_redo: boolean, turns: Turn[], last: string, branches: Branch[]}} History
 * @typedef {{picture: string, sides: {title: string, moves: string, revealed: string[], revealed_title: string}[],
 *     seats: {seat: number, name: string, rows: {label: string, cells: string[]}[], totals: string[]}[],
 *     total: string, heads: string[], asked: string}} Comparison
 * @typedef {{captions: string[], curve: string, turning: {frame: number, title: string, gains: string[]}[],
 *     nodes: number[], asked: string}} Replay
 * @typedef {{address: string, title: string, place: string, dots: {standing: string, said: string}[], kind: string,
 *     phase: string, words: string[], goal: string, answers: {tone: string, text: string}[], refused: Card,
 *     rules: Card[], question: {form?: string, say: string, choices: {name: string, text: string}[]}, may: string[],
 *     autonomy: string, dial: {value: string, text: string, about: string}[], looks: string[], problem: string,
 *     aims: {text: string, met: boolean}[], review: Points, exercise: boolean, contents: {address: string, title: string, number: string, standing: string, said: string,
 *     here: boolean}[], end: {title?: string, idea: string, cards: Card[], standing: string,
 *     next: {address?: string, text?: string}}}} Lesson
 * @typedef {{action: string, number: number, text: string, state?: string, on?: boolean, sign?: string, card?: Card, svg?: string,
 *     done?: boolean, more?: {action: string, number: number, text: string}}} CoachItem
 * @typedef {{kind: string, text?: string, items?: CoachItem[], svg?: string, faint?: boolean,
 *     strong?: boolean, action?: string, label?: string, options?: string[], chosen?: number}} CoachBlock
 * @typedef {{labels: Record<string, string>, ask: (type: string, content: object) => string,
 *     inTheme: (text: string) => string}} Asker
 * @typedef {{get: (name: string) => any, on: (name: string, call: () => void) => void,
 *     off: (name: string, call: () => void) => void, send: (content: object, callbacks?: object) => void,
 *     set: (name: string, value: any) => void}} Model
 */

const PATIENCE_MILLISECONDS = 5000;
// A server that gathers small packets may hold an answer back until the one before is acknowledged, for about 40 ms; the
// browser acknowledges at once when it sends something itself. So it does, once, when an answer takes longer than it
// should after the kernel has begun; each such message costs the kernel and the notebook as much as a click.
const NUDGE_MILLISECONDS = 12;
// A page that is not in sight has no frames to wait for.
const FRAME_MILLISECONDS = 100;
// The answer beside a spot covers its neighbours: it goes by itself, the line above the board stays.
const BUBBLE_MILLISECONDS = 8000;
// Farther than anything on a screen.
const FAR = 1e6;
// Resting on a place tells about it; going past does not. A finger has to rest a little longer.
const REST_MILLISECONDS = 400;
const PRESS_MILLISECONDS = 500;
const LATE_TIP_MILLISECONDS = 400;
const TRAVEL_MILLISECONDS = 220;
const LATE_FRAMES_MILLISECONDS = 180;
// A list is gone through with the arrow keys faster than this.
const PREVIEW_MILLISECONDS = 120;
// Where more moves at once, nobody can follow it.
const MOST_TRAVELLERS = 40;
// Rules that are found are opened when they are so few.
const MOST_OPENED = 6;
const TABS = ["log", "rule", "coach", "points", "history", "book", "symbols"];
// What there is to read before a game has begun.
const TABS_WITHOUT_GAME = ["book", "symbols"];
// How long a bot's decision is looked at before the next one: slow, normal, fast.
const PACES_MILLISECONDS = [1700, 800, 280];
const REPLAY_MILLISECONDS = 1200;
const ACTIONS = ["next", "come-back", "undo", "again", "hint", "show-me", "explore", "back"];
const TRAITS = [
    "svg", "at", "answered", "turn", "prompt", "choices", "picked", "scores", "log_lines", "notice", "live", "can_undo",
    "steps", "cards", "points", "ending", "tip", "preview", "pages", "began", "labels", "theme", "parts",
    "table", "since", "by_itself", "history", "comparison", "replay", "frame", "offer", "offered", "saved_list",
    "lesson",
    "coach", "thinking",
];
/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// ------------------------------------------------------------------------------------------------------ morph

/**
 * Make one element like another, keeping elements with the same id, so that focus, hover and transitions survive.
 * @param {Element} kept @param {Element} wanted
 */
export function morph(kept, wanted) {
    dress(kept, attributesOf(wanted));
    morphChildren(kept, wanted);
}

/** @typedef {Map<string, string>} Attributes */

/** Give an element these attributes, and no others. @param {Element} kept @param {Attributes} wanted */
export function dress(kept, wanted) {
    for (const name of kept.getAttributeNames()) {
        // Where the one tab stop lies is decided here, not by the picture.
        if (!wanted.has(name) && name !== "tabindex") kept.removeAttribute(name);
    }
    for (const [name, value] of wanted) {
        if (kept.getAttribute(name) !== value) kept.setAttribute(name, value);
    }
}

/** @param {Element} element @returns {Attributes} */
function attributesOf(element) {
    return new Map([...element.attributes].map(({ name, value }) => [name, value]));
}

/**
 * Read how a place of a picture begins, with what makes it a button: much quicker than by the browser, which builds an
 * element first. Nothing when it is no place, or when a value has signs that stand for others.
 * @param {string} text @returns {Attributes | null}
 */
export function begun(text) {
    const words = /^<g((?: [\w-]+="[^"&]*")+)>$/.exec(text)?.[1];
    if (!words) return null;
    const found = new Map([...words.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const name = placeNamed(found.get("id") ?? "");
    if (!name || !found.has("aria-label")) return null;
    found.set("data-spot", name);
    found.set("role", "button");
    found.set("class", `${found.get("class") ?? ""} spot`.trim());
    return found;
}

/** Tell which place an id of a picture names; nothing for other ids. @param {string} id */
function placeNamed(id) {
    const start = id.indexOf("--");
    return start < 0 ? "" : id.slice(start + 2);
}

/** @param {Element} kept @param {Element} wanted */
function morphChildren(kept, wanted) {
    /** @type {Map<string, Element>} */
    const byId = new Map();
    for (const child of kept.children) {
        if (child.id) byId.set(child.id, child);
    }
    const wantedIds = new Set([...wanted.children].map((child) => child.id));
    let next = kept.firstChild;
    for (const child of [...wanted.childNodes]) {
        // What is gone goes first, so that what stays need not be moved: a moved element loses the focus.
        while (next instanceof Element && next.id && !wantedIds.has(next.id)) next = removed(next);
        const id = child instanceof Element ? child.id : "";
        const old = id ? byId.get(id) : next && fits(next, child) ? next : null;
        byId.delete(id);
        if (!old || old.nodeName !== child.nodeName) {
            kept.insertBefore(document.importNode(child, true), next);
            continue;
        }
        if (old !== next) kept.insertBefore(old, next);
        else next = next.nextSibling;
        if (old.isEqualNode(child)) continue;
        if (old instanceof Element && child instanceof Element) morph(old, child);
        else if (old.nodeValue !== child.nodeValue) old.nodeValue = child.nodeValue;
    }
    while (next) next = removed(next);
}

/** @param {ChildNode} node */
function removed(node) {
    const next = node.nextSibling;
    node.remove();
    return next;
}

/** Say whether a node without an id can become another one. @param {Node} old @param {Node} wanted */
function fits(old, wanted) {
    return old.nodeName === wanted.nodeName && !(old instanceof Element && old.id);
}

/**
 * Find the parts in which the text of a picture differs from an earlier one: spots, and the symbols that are used.
 * Comparing texts is much quicker than reading them. Nothing when something else differs: then all has to be read.
 * @param {string} before @param {string} after @returns {string[] | null}
 */
export function differences(before, after) {
    const id = /^<svg[^>]* id="([^"]+)"/.exec(after)?.[1];
    if (!id) return null;
    const mark = `<g id="${id}--`;
    const old = before.split(mark);
    const now = after.split(mark);
    if (old.length !== now.length) return null;
    const found = [];
    for (let at = 0; at < now.length; at += 1) {
        if (old[at] === now[at]) continue;
        const [was, is] = at ? [group(mark + old[at]), group(mark + now[at])] : [symbols(old[0]), symbols(now[0])];
        if (!was || !is || was.around !== is.around) return null;
        found.push(is.part);
    }
    return found;
}

/** Find the group with which a text begins, and what follows it; its id counts as around it. @param {string} text */
function group(text) {
    let depth = 0;
    for (const tag of text.matchAll(/<g(?=[\s>])[^>]*>|<\/g>/g)) {
        depth += tag[0] === "</g>" ? -1 : tag[0].endsWith("/>") ? 0 : 1;
        if (depth > 0) continue;
        const end = tag.index + tag[0].length;
        return { part: text.slice(0, end), around: text.slice(0, text.indexOf('"', 7)) + text.slice(end) };
    }
    return null;
}

/** Find the symbols in the head of a picture. @param {string} head */
function symbols(head) {
    const start = head.indexOf("<defs>");
    const end = head.indexOf("</defs>", start) + "</defs>".length;
    return start < 0 ? null : { part: head.slice(start, end), around: head.slice(0, start) + head.slice(end) };
}

/** Read a part of a picture. @param {string} text @returns {Element | null} */
function read(text) {
    const frame = document.createElement("template");
    frame.innerHTML = `<svg>${text}</svg>`;
    const found = frame.content.firstElementChild?.firstElementChild;
    return found ? withButtons(found) : null;
}

/**
 * Make buttons of the places in a part of a picture, which have only an id and a label, and name the pieces on them: what
 * has no class there but that of a seat.
 * @param {Element} part
 */
export function withButtons(part) {
    for (const spot of [part, ...part.querySelectorAll("g[aria-label]")]) {
        const name = placeNamed(spot.id);
        if (!name || !spot.hasAttribute("aria-label")) continue;
        spot.setAttribute("data-spot", name);
        spot.setAttribute("role", "button");
        spot.classList.add("spot");
        for (const piece of spot.children) {
            const own = piece.getAttribute("class") ?? "";
            if ((piece.localName === "use" || piece.localName === "g") && (!own || own.startsWith("seat-"))) {
                piece.classList.add("p");
            }
        }
    }
    return part;
}

/**
 * Put what has changed into the text of a picture: what shall stand between two places of it.
 * @param {string} text @param {[number, number, string][]} parts
 */
export function patched(text, parts) {
    const found = [];
    let at = 0;
    for (const [start, end, part] of parts) {
        found.push(text.slice(at, start), part);
        at = end;
    }
    found.push(text.slice(at));
    return found.join("");
}

/**
 * Say which elements of a picture have to become which, for the parts of a patch. Of what only begins an element its
 * attributes alone are told: they say nothing about its inside. Nothing when the picture is another one.
 * @param {Element} picture @param {[number, number, string][]} parts @returns {Change[] | null}
 */
export function patches(picture, parts) {
    /** @type {Change[]} */
    const pairs = [];
    /** @type {string[]} */
    const unread = [];
    for (const [, , part] of parts) {
        const wanted = begun(part);
        const kept = wanted && elementOf(picture, wanted.get("id") ?? "");
        if (kept) pairs.push([kept, wanted]);
        else unread.push(part);
    }
    const frames = document.createElement("template");
    // An element that is only begun ends where the frame of its text ends.
    frames.innerHTML = unread.map((part) => `<svg>${part}</svg>`).join("");
    for (const [at, frame] of [...frames.content.children].entries()) {
        const part = frame.firstElementChild;
        const kept = part && elementOf(picture, part.id);
        if (!kept) return null;
        withButtons(part);
        pairs.push([kept, /<\/\w+>$|\/>$/.test(unread[at]) ? part : attributesOf(part)]);
    }
    return pairs;
}

/** Find an element of a picture; another view of the same board has the same ids. @param {Element} picture @param {string} id */
function elementOf(picture, id) {
    const first = id ? picture.ownerDocument.getElementById(id) : null;
    return first && picture.contains(first) ? first : picture.querySelector(`[id="${id}"]`);
}

/**
 * Keep the picture of a model whole when only what has changed comes; a page that missed something asks for all of it.
 * @param {Model} model
 */
export function keepPicture(model) {
    let number = model.get("patch").to ?? 0;
    model.on("change:patch", () => {
        const { from, to, parts } = model.get("patch");
        if (parts && from !== number) {
            number = -1;
            model.send({ type: "show", page: "picture", at: model.get("at"), id: `picture-${to}` });
            return;
        }
        number = to;
        if (parts) model.set("svg", patched(model.get("svg"), parts));
    });
    let line = model.get("log_patch")?.to ?? 0;
    model.on("change:log_patch", () => {
        const { from, to, first, last, more } = model.get("log_patch");
        if (more && from !== line) {
            line = -1;
            model.send({ type: "show", page: "picture", at: model.get("at"), id: `log-${to}` });
            return;
        }
        line = to;
        if (more) model.set("log_lines", [...model.get("log_lines").slice(first, last), ...more]);
    });
}

/**
 * An element of a picture and what it has to become, or the attributes that it shall have.
 * @typedef {[Element, Element | Attributes]} Change
 *
 * Say which elements of a picture have to become which, for it to show what a text says.
 * @param {Element} picture @param {string} before @param {string} after @returns {Change[]}
 */
export function changes(picture, before, after) {
    /** @type {Change[]} */
    const pairs = [];
    const parts = differences(before, after) ?? [""];
    for (const part of parts) {
        const wanted = part ? read(part) : null;
        const kept = wanted?.id ? picture.querySelector(`[id="${wanted.id}"]`) : picture.querySelector(":scope > defs");
        if (!wanted || !kept) {
            return [[picture, withButtons(new DOMParser().parseFromString(after, "image/svg+xml").documentElement)]];
        }
        pairs.push([kept, wanted]);
    }
    return pairs;
}

// --------------------------------------------------------------------------------------------------- geometry

/**
 * Find the nearest element in a direction: what lies rather ahead counts before what lies rather aside.
 * @param {Element} from @param {Element[]} others @param {[number, number]} direction
 * @returns {Element | null}
 */
export function nearest(from, others, direction) {
    const [x, y] = centre(from);
    let best = null;
    let least = Infinity;
    for (const other of others) {
        const [otherX, otherY] = centre(other);
        const along = (otherX - x) * direction[0] + (otherY - y) * direction[1];
        if (other === from || along <= 1) continue;
        const aside = Math.abs((otherX - x) * direction[1]) + Math.abs((otherY - y) * direction[0]);
        const distance = along + 2 * aside + (aside > 2 * along ? FAR : 0);
        if (distance < least) {
            best = other;
            least = distance;
        }
    }
    return best;
}

/** @param {Element} element @returns {[number, number]} */
function centre(element) {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * Find a place for a bubble of a size: below a box, else above, left or right of it, within a frame, and where it
 * covers none of the other boxes if that can be. The result counts from the corner of the frame.
 * @param {DOMRect} box @param {DOMRect[]} others @param {DOMRect} frame @param {number} width @param {number} height
 * @returns {[number, number]}
 */
export function besides(box, others, frame, width, height) {
    const gap = 6;
    const within = (/** @type {number} */ value, /** @type {number} */ room) => Math.min(Math.max(value, 0), Math.max(room, 0));
    const x = within(box.x + box.width / 2 - width / 2 - frame.x, frame.width - width);
    const y = within(box.y + box.height / 2 - height / 2 - frame.y, frame.height - height);
    /** @type {[number, number][]} */
    const places = [
        [x, box.bottom - frame.y + gap],
        [x, box.top - frame.y - height - gap],
        [box.left - frame.x - width - gap, y],
        [box.right - frame.x + gap, y],
    ];
    const fits = places.filter(
        ([left, top]) => left >= 0 && top >= 0 && left + width <= frame.width && top + height <= frame.height,
    );
    const covers = (/** @type {DOMRect} */ other, /** @type {[number, number]} */ [left, top]) =>
        other.left < frame.x + left + width && other.right > frame.x + left &&
        other.top < frame.y + top + height && other.bottom > frame.y + top;
    return fits.find((place) => !others.some((other) => covers(other, place))) ?? fits[0] ?? places[0];
}

// ----------------------------------------------------------------------------------------------------- motion

/**
 * Say what a piece looks like, wherever it lies: equal pieces are told apart by nothing.
 * @param {Element} piece
 */
function looks(piece) {
    const uses = piece.localName === "use" ? [piece] : [...piece.querySelectorAll("use")];
    const signs = uses.map((use) => use.getAttribute("href")).join(" ");
    return `${piece.getAttribute("class") ?? ""}|${signs}|${piece.textContent}`;
}

/**
 * List the pieces in parts of a picture: by the spot they lie on and by their looks.
 * @param {Element[]} parts
 * @returns {Map<string, {spot: string, look: string, pieces: Element[]}>}
 */
function piecesOf(parts) {
    const found = new Map();
    for (const piece of parts.flatMap((part) => [...part.querySelectorAll(".p")])) {
        const spot = piece.closest("[data-spot]")?.getAttribute("data-spot");
        if (!spot) continue;
        const look = looks(piece);
        const key = `${spot} ${look}`;
        const group = found.get(key) ?? { spot, look, pieces: [] };
        group.pieces.push(piece);
        found.set(key, group);
    }
    return found;
}

/** Say on whose mat a spot lies; nothing for the board. @param {string} spot */
function matOf(spot) {
    return spot.startsWith("mat.") ? spot.split(".", 2).join(".") : "";
}

/**
 * Find what travels between two pictures: equal pieces that one spot lost and another one gained. Pieces stay on their
 * mat where they can, and never go from one mat to another.
 * @param {Element[]} before @param {Element[]} after @returns {{from: Element, to: Element}[]}
 */
export function travellers(before, after) {
    const old = piecesOf(before);
    const now = piecesOf(after);
    /** @type {{spot: string, look: string, piece: Element}[]} */
    const left = [];
    for (const [key, { spot, look, pieces }] of old) {
        const gone = pieces.length - (now.get(key)?.pieces.length ?? 0);
        for (const piece of gone > 0 ? pieces.slice(-gone) : []) left.push({ spot, look, piece });
    }
    const found = [];
    for (const [key, { spot, look, pieces }] of now) {
        const more = pieces.length - (old.get(key)?.pieces.length ?? 0);
        for (const piece of more > 0 ? pieces.slice(-more) : []) {
            const equal = left.filter((one) => one.look === look);
            const from =
                equal.find((one) => matOf(one.spot) === matOf(spot)) ??
                equal.find((one) => !matOf(one.spot) || !matOf(spot));
            if (!from) continue;
            left.splice(left.indexOf(from), 1);
            found.push({ from: from.piece, to: piece });
        }
    }
    return found;
}

/**
 * Return the place of a piece in the units of its picture: from the attributes alone where it can be, since to ask the
 * browser where something is makes it lay out the page at once.
 * @param {Element} piece @param {SVGSVGElement} picture
 */
export function placeOf(piece, picture) {
    const found = new DOMMatrix();
    for (let one = /** @type {Element | null} */ (piece); one !== picture; one = one.parentElement) {
        // Seen through a window, which has units of its own.
        if (!(one instanceof SVGGraphicsElement) || one instanceof SVGSVGElement) return seenAt(piece, picture);
        const steps = one.transform.baseVal;
        for (let at = steps.numberOfItems - 1; at >= 0; at -= 1) {
            found.preMultiplySelf(DOMMatrix.fromMatrix(steps.getItem(at).matrix));
        }
    }
    return found;
}

/** @param {Element} piece @param {SVGSVGElement} picture */
function seenAt(piece, picture) {
    const own = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
    const whole = picture.getScreenCTM();
    return own && whole ? DOMMatrix.fromMatrix(whole).inverse().multiply(DOMMatrix.fromMatrix(own)) : null;
}

/**
 * Let parts of a picture become others, and pieces travel to their new places.
 * @param {SVGSVGElement} picture @param {Change[]} pairs
 */
function travel(picture, pairs) {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    /** @type {Element[][]} */
    const [kept, wanted] = [[], []];
    for (const [old, now] of pairs) {
        if (now instanceof Map) continue;
        kept.push(old);
        wanted.push(now);
    }
    const found = still ? [] : travellers(kept, wanted);
    const moving = found.length > MOST_TRAVELLERS ? [] : found;
    const starts = moving.map(({ from, to }) => ({ ...addressOf(to), clone: from.cloneNode(true), start: placeOf(from, picture) }));
    land(picture);
    for (const [old, now] of pairs) now instanceof Map ? dress(old, now) : morph(old, now);
    if (starts.length) depart(picture, starts);
}

/** Say where a piece lies: on which spot, as which of its pieces. @param {Element} piece */
function addressOf(piece) {
    const spot = piece.closest("[data-spot]");
    return { id: spot?.id ?? "", number: spot ? [...spot.querySelectorAll(".p")].indexOf(piece) : -1 };
}

/**
 * Show pieces still where they were, and let them go to where they are now.
 * @param {SVGSVGElement} picture
 * @param {{id: string, number: number, clone: Node, start: DOMMatrix | null}[]} starts
 */
function depart(picture, starts) {
    const layer = document.createElementNS("http://www.w3.org/2000/svg", "g");
    layer.setAttribute("aria-hidden", "true");
    layer.setAttribute("class", "travel");
    /** @type {{piece: Element, clone: SVGElement, start: DOMMatrix}[]} */
    const flights = [];
    for (const { id, number, clone, start } of starts) {
        const piece = picture.querySelector(`[id="${id}"]`)?.querySelectorAll(".p")[number];
        if (!piece || !start || !(clone instanceof SVGElement)) continue;
        clone.classList.remove("p");
        clone.setAttribute("transform", String(start));
        layer.append(clone);
        piece.classList.add("arriving");
        flights.push({ piece, clone, start });
    }
    picture.append(layer);
    // The first frame only shows the new picture: it is the one that is waited for. Once it has been painted, the browser
    // knows for nothing where the pieces are.
    requestAnimationFrame(() => requestAnimationFrame(() => setOff(picture, layer, flights)));
    // Where nobody looks there are no frames.
    window.setTimeout(() => land(picture, layer), TRAVEL_MILLISECONDS + LATE_FRAMES_MILLISECONDS);
}

/**
 * @param {SVGSVGElement} picture @param {Element} layer
 * @param {{piece: Element, clone: SVGElement, start: DOMMatrix}[]} flights
 */
function setOff(picture, layer, flights) {
    if (!layer.isConnected) return;
    const ends = flights.map(({ piece }) => placeOf(piece, picture));
    for (const [at, { clone, start }] of flights.entries()) {
        const options = { duration: TRAVEL_MILLISECONDS, easing: "ease-in-out" };
        const flight = clone.animate([{ transform: String(start) }, { transform: String(ends[at] ?? start) }], options);
        // All arrive at once, and go at once: each time the picture changes costs a frame.
        flight.onfinish = () => land(picture, layer);
    }
}

/** Let what is on its way have arrived. @param {Element} picture @param {Element | null} [layer] */
function land(picture, layer = picture.querySelector(":scope > .travel")) {
    if (!layer?.isConnected) return;
    layer.remove();
    for (const piece of picture.querySelectorAll(".arriving")) piece.classList.remove("arriving");
}

// ------------------------------------------------------------------------------------------------------- page

/**
 * Make an element with a class and a text.
 * @param {string} tag @param {string} [name] @param {string} [text] @returns {HTMLElement}
 */
function element(tag, name = "", text = "") {
    const made = document.createElement(tag);
    if (name) made.className = name;
    if (text) made.textContent = text;
    return made;
}

// ------------------------------------------------------------------------------------------------------ parts

// Below this width of the board itself, not of the page, one part is shown at a time.
const NARROW_PIXELS = 720;
const PART_GAP = 10;
const MOST_LARGER = 1.5;
// Where windows lie that are not in sight; they are large enough for every sheet.
const OUT_OF_SIGHT = { x: "-9000", y: "0", width: "4000", height: "4000" };
const SVG = "http://www.w3.org/2000/svg";

/**
 * Say where the parts of a narrow page lie: those that are always there side by side at the top, the others below them,
 * as large as the page allows. Boxes are x, y, width, height.
 * @param {number[][]} always @param {number[][]} chosen @returns {{places: number[][], width: number, height: number}}
 */
export function narrowPlaces(always, chosen) {
    const gaps = PART_GAP * (always.length + 1);
    const width = always.reduce((sum, box) => sum + box[2], 0) + gaps;
    const places = [];
    let left = PART_GAP;
    let bottom = 0;
    for (const [, , wide, high] of always) {
        places.push([left, PART_GAP, wide, high]);
        left += wide + PART_GAP;
        bottom = Math.max(bottom, PART_GAP + high);
    }
    for (const [, , wide, high] of chosen) {
        const larger = Math.min((width - 2 * PART_GAP) / wide, MOST_LARGER);
        places.push([(width - wide * larger) / 2, bottom + PART_GAP, wide * larger, high * larger]);
        bottom += PART_GAP + high * larger;
    }
    return { places, width, height: bottom + PART_GAP };
}

/**
 * The parts of a board on a narrow page, behind tabs; on a wide one, small mats that can be enlarged. The picture stays
 * the same: its sheets are shown through windows.
 *
 * @typedef {{name: string, text: string, sheets: string[], box: number[]}} Part
 */
class PartsView {
    narrow = false;
    chosen = "";
    enlarged = "";
    /** Where places lie on their sheets. @type {Map<string, [number, number]>} */
    known = new Map();

    /** @param {HTMLElement} picture @param {Record<string, string>} labels @param {() => void} changed */
    constructor(picture, labels, changed) {
        this.picture = picture;
        this.labels = labels;
        this.changed = changed;
        this.tabs = element("div", "parts");
        this.tabs.setAttribute("role", "tablist");
        this.tabs.setAttribute("aria-label", labels.parts);
        this.tabs.hidden = true;
        this.zooms = element("div", "zooms");
        this.given = /** @type {{always: Part[], parts: Part[]}} */ ({ always: [], parts: [] });
    }

    get svg() {
        const svg = this.picture.firstElementChild;
        return svg instanceof SVGSVGElement ? svg : null;
    }

    /** @param {{always?: Part[], parts?: Part[]}} given */
    give(given) {
        this.given = { always: given.always ?? [], parts: given.parts ?? [] };
        const names = this.given.parts.map((part) => part.name);
        if (!names.includes(this.chosen)) this.chosen = names[0] ?? "";
        this.tabs.replaceChildren(
            ...this.given.parts.map((part) => {
                const tab = button("part", part.text, () => this.choose(part.name));
                tab.dataset.part = part.name;
                tab.setAttribute("role", "tab");
                return tab;
            }),
        );
        this.fit(true);
    }

    /** Take the form that the width asks for. @param {boolean} [anew] */
    fit(anew = false) {
        const width = this.picture.clientWidth;
        // Without a width it is out of sight for a moment, as while JupyterLab changes its theme: then it stays as it is.
        const narrow = width ? Boolean(this.given.parts.length) && width < NARROW_PIXELS : this.narrow;
        if (narrow === this.narrow && !anew) {
            this.reserve();
            if (!narrow) this.placeZooms();
            return;
        }
        this.narrow = narrow;
        this.tabs.hidden = !narrow;
        this.zooms.hidden = narrow;
        this.picture.classList.toggle("narrow", narrow);
        if (this.svg) narrow ? this.arrange() : this.unwrap();
        this.show();
    }

    /**
     * What is to be done whenever another picture is shown.
     * @param {boolean} [inPlace] when only places of the picture have changed: then the sheets lie where they lay, and the
     *     browser need not be asked where anything is
     */
    show(inPlace = false) {
        const svg = this.svg;
        if (!svg) return;
        if (!inPlace) {
            this.known.clear();
            this.reserve();
        }
        // What lay over the sheets in sight may be other marks now.
        if (this.narrow && inPlace) this.layMarks(svg);
        if (this.narrow) this.count(true);
        else if (!inPlace) this.placeZooms();
        if (this.enlarged) this.enlarge(this.enlarged);
    }

    /** Keep the room that the picture will need: when it comes into sight, what stands below it must not move. */
    reserve() {
        const svg = this.svg;
        if (!svg?.viewBox.baseVal) return;
        const { width, height } = svg.viewBox.baseVal;
        const wide = Math.max(this.picture.clientWidth, parseFloat(getComputedStyle(svg).minWidth));
        this.picture.style.containIntrinsicHeight = `auto ${(wide * height) / width}px`;
    }

    /** @param {string} name */
    choose(name) {
        this.chosen = name;
        this.arrange();
        this.count();
        this.changed();
    }

    /** @param {Element} tab @param {number} direction */
    move(tab, direction) {
        const tabs = [...this.tabs.querySelectorAll("button")];
        const at = tabs.findIndex((one) => one === tab) + direction;
        const next = tabs[(at + tabs.length) % tabs.length];
        this.choose(next.dataset.part ?? "");
        next.focus();
    }

    /** @param {string} name @returns {SVGGraphicsElement | null} */
    sheet(name) {
        const found = this.svg?.querySelector(`[id="${this.svg.id}-${name}"]`);
        return found instanceof SVGGraphicsElement ? found : null;
    }

    /** Return the window through which a sheet is seen, made when it is first needed. @param {SVGGraphicsElement} sheet */
    windowOf(sheet) {
        const parent = sheet.parentElement;
        if (parent instanceof SVGSVGElement && parent.classList.contains("window")) return parent;
        const made = document.createElementNS(SVG, "svg");
        made.setAttribute("class", "window");
        sheet.before(made);
        made.append(sheet);
        return made;
    }

    arrange() {
        const svg = this.svg;
        if (!svg) return;
        svg.dataset.wide ??= svg.getAttribute("viewBox") ?? "";
        const part = this.given.parts.find((one) => one.name === this.chosen);
        const more = new Set(part?.sheets);
        /** @type {[SVGGraphicsElement, number[]][]} */
        const top = [];
        for (const one of this.given.always) {
            const sheet = this.sheet(one.sheets[0] ?? "");
            // A sheet that is there anyway is shown larger in its place.
            if (sheet) top.push([sheet, more.delete(one.sheets[0]) && part ? part.box : one.box]);
        }
        /** @type {[SVGGraphicsElement, number[]][]} */
        const below = [];
        for (const name of more) {
            const sheet = this.sheet(name);
            if (sheet && part) below.push([sheet, part.box]);
        }
        const { places, width, height } = narrowPlaces(top.map((one) => one[1]), below.map((one) => one[1]));
        for (const one of svg.querySelectorAll(":scope > .sheet, :scope > .window > .sheet")) {
            if (one instanceof SVGGraphicsElement) this.windowOf(one).classList.add("away");
        }
        [...top, ...below].forEach(([sheet, box], at) => look(this.windowOf(sheet), sheet, box, places[at]));
        for (const away of svg.querySelectorAll(":scope > .away")) {
            // Out of sight, but still laid out: so it is known what lies there.
            for (const [name, value] of Object.entries(OUT_OF_SIGHT)) away.setAttribute(name, value);
            away.removeAttribute("viewBox");
        }
        svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
        this.layMarks(svg);
    }

    /** Lay what is marked over each sheet in sight: marks lie in the units of the whole table. @param {SVGSVGElement} svg */
    layMarks(svg) {
        this.liftMarks(svg);
        const marks = svg.querySelector(":scope > .marks");
        if (!marks) return;
        for (const frame of svg.querySelectorAll(":scope > .window:not(.away)")) {
            const laid = /** @type {Element} */ (marks.cloneNode(true));
            laid.classList.add("laid");
            // What changes is found by its id: that is the one that was laid out.
            for (const one of [laid, ...laid.querySelectorAll("[id]")]) one.removeAttribute("id");
            frame.append(laid);
        }
        marks.setAttribute("display", "none");
    }

    /** @param {SVGSVGElement} svg */
    liftMarks(svg) {
        for (const laid of svg.querySelectorAll(".marks.laid")) laid.remove();
        svg.querySelector(":scope > .marks")?.removeAttribute("display");
    }

    unwrap() {
        const svg = this.svg;
        if (!svg) return;
        this.liftMarks(svg);
        for (const one of [...svg.querySelectorAll(":scope > .window")]) one.replaceWith(...one.children);
        if (svg.dataset.wide) svg.setAttribute("viewBox", svg.dataset.wide);
        delete svg.dataset.wide;
    }

    /**
     * Tell at each tab how many places to choose it holds.
     * @param {boolean} [going] to a tab that holds some, when none is in sight
     */
    count(going = false) {
        const svg = this.svg;
        if (!svg) return;
        const counts = new Map(this.given.parts.map((part) => [part.name, 0]));
        let inSight = 0;
        for (const spot of svg.querySelectorAll("[data-spot].legal")) {
            const sheet = spot.closest(".sheet");
            if (!(sheet instanceof SVGGraphicsElement)) continue;
            const name = sheet.id.slice(svg.id.length + 1);
            const [x, y] = this.middleOf(spot, sheet);
            const holds = (/** @type {Part} */ part) =>
                part.sheets.includes(name) && x >= part.box[0] && x <= part.box[0] + part.box[2] &&
                y >= part.box[1] && y <= part.box[1] + part.box[3];
            const parts = this.given.parts.filter(holds);
            if (this.given.always.some(holds) || parts.some((part) => part.name === this.chosen)) inSight += 1;
            else for (const part of parts) counts.set(part.name, (counts.get(part.name) ?? 0) + 1);
        }
        const next = [...counts].find(([, number]) => number);
        if (going && !inSight && next) {
            this.choose(next[0]);
            return;
        }
        for (const tab of this.tabs.querySelectorAll("button")) {
            const part = this.given.parts.find((one) => one.name === tab.dataset.part);
            const number = counts.get(tab.dataset.part ?? "") ?? 0;
            const chosen = part?.name === this.chosen;
            tab.setAttribute("aria-selected", String(chosen));
            tab.tabIndex = chosen ? 0 : -1;
            tab.classList.toggle("glows", number > 0);
            tab.replaceChildren(part?.text ?? "");
            if (!number) continue;
            const badge = element("span", "targets", String(number));
            tab.append(" ", element("span", "unseen", `${this.labels.parts_targets} `), badge);
        }
    }

    /**
     * Return the middle of a place in the units of its sheet; places of one name lie in the same part of it.
     * @param {Element} spot @param {SVGGraphicsElement} sheet
     */
    middleOf(spot, sheet) {
        const known = this.known.get(spot.id) ?? within(spot, sheet);
        this.known.set(spot.id, known);
        return known;
    }

    /** Go to the tab that holds places to look at, when none of them is in sight. @param {Element[]} spots */
    reveal(spots) {
        if (!this.narrow || !this.svg || !spots.length || spots.some((spot) => !isAway(spot))) return;
        const sheet = spots[0].closest(".sheet");
        if (!(sheet instanceof SVGGraphicsElement)) return;
        const name = sheet.id.slice(this.svg.id.length + 1);
        const [x, y] = this.middleOf(spots[0], sheet);
        const part = this.given.parts.find(
            ({ sheets, box }) =>
                sheets.includes(name) && x >= box[0] && x <= box[0] + box[2] && y >= box[1] && y <= box[1] + box[3],
        );
        if (part) this.choose(part.name);
    }

    /** Put a button on every small mat that enlarges it. */
    placeZooms() {
        const svg = this.svg;
        const names = this.given.parts.filter((part) => part.name === "others").flatMap((part) => part.sheets);
        const sheets = names.map((name) => this.sheet(name)).filter((sheet) => sheet !== null);
        const known = [...this.zooms.children].map((one) => /** @type {HTMLElement} */ (one).dataset.sheet).join(" ");
        if (known !== names.join(" ")) {
            this.zooms.replaceChildren(
                ...names.map((name) => {
                    const made = button("zoom", "", () => (this.enlarged === name ? this.reduce() : this.enlarge(name)));
                    made.dataset.sheet = name;
                    return made;
                }),
            );
        }
        if (!svg) return;
        const frame = this.picture.getBoundingClientRect();
        if (!frame.width) return;
        sheets.forEach((sheet, at) => {
            const made = /** @type {HTMLElement} */ (this.zooms.children[at]);
            const box = sheet.getBoundingClientRect();
            const open = this.enlarged === names[at];
            const owner = sheet.querySelector("[data-spot$='.name']")?.getAttribute("aria-label") ?? "";
            made.textContent = open ? "×" : "+";
            made.setAttribute("aria-label", open ? this.labels.enlarge_close : `${this.labels.enlarge}: ${owner}`);
            made.title = made.getAttribute("aria-label") ?? "";
            made.setAttribute("aria-expanded", String(open));
            made.style.left = `${box.right - frame.x - 26}px`;
            made.style.top = `${box.bottom - frame.y - 26}px`;
        });
    }

    /** Show a copy of a small mat over the board. @param {string} name */
    enlarge(name) {
        const svg = this.svg;
        const sheet = this.sheet(name);
        if (!svg || !sheet || this.narrow) return;
        this.clearEnlarged();
        this.enlarged = name;
        const [, , width, height] = (svg.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
        const box = this.given.parts.find((part) => part.sheets.includes(name))?.box ?? [0, 0, 1, 1];
        const wide = width * 0.8;
        const high = (wide * box[3]) / box[2];
        const made = document.createElementNS(SVG, "svg");
        made.setAttribute("class", "enlarged");
        made.setAttribute("aria-hidden", "true");
        const copy = /** @type {SVGGraphicsElement} */ (sheet.cloneNode(true));
        for (const one of [copy, ...copy.querySelectorAll("[id], [data-spot], [tabindex]")]) {
            for (const attribute of ["id", "data-spot", "tabindex", "role"]) one.removeAttribute(attribute);
        }
        copy.classList.remove("sheet");
        made.append(copy);
        const place = [(width - wide) / 2, (height - high) / 2, wide, high];
        // An edge instead of a shadow: a filter over so much stops the page in a notebook for good.
        const edge = document.createElementNS(SVG, "rect");
        edge.setAttribute("class", "enlarged-edge");
        ["x", "y", "width", "height"].forEach((key, at) => edge.setAttribute(key, String(place[at])));
        svg.append(edge, made);
        look(made, copy, box, place);
        made.addEventListener("click", (event) => {
            event.stopPropagation();
            this.reduce();
        });
        this.placeZooms();
    }

    reduce() {
        this.enlarged = "";
        this.clearEnlarged();
        this.placeZooms();
    }

    clearEnlarged() {
        for (const one of this.svg?.querySelectorAll(":scope > .enlarged, :scope > .enlarged-edge") ?? []) one.remove();
    }
}

/**
 * Let a window show a box of a sheet at a place.
 * @param {SVGSVGElement} frame @param {SVGGraphicsElement} sheet @param {number[]} box @param {number[]} place
 */
function look(frame, sheet, box, place) {
    const matrix = sheet.transform.baseVal.consolidate()?.matrix;
    const [scale, x, y] = [matrix?.a ?? 1, matrix?.e ?? 0, matrix?.f ?? 0];
    frame.classList.remove("away");
    frame.setAttribute("viewBox", [x + scale * box[0], y + scale * box[1], scale * box[2], scale * box[3]].join(" "));
    ["x", "y", "width", "height"].forEach((name, at) => frame.setAttribute(name, String(place[at])));
}

/**
 * Return the middle of a place in the units of its sheet.
 * @param {Element} spot @param {SVGGraphicsElement} sheet @returns {[number, number]}
 */
function within(spot, sheet) {
    const [x, y] = centre(spot);
    const point = new DOMPoint(x, y).matrixTransform(sheet.getScreenCTM()?.inverse());
    return [point.x, point.y];
}

/** One view of a board: the elements of the page, kept in step with the model. */
class BoardView {
    /** @type {HTMLElement} */ root;
    /** @type {HTMLElement} */ turn;
    /** @type {HTMLElement} */ prompt;
    /** @type {HTMLElement} */ scores;
    /** @type {HTMLElement} */ begin;
    /** @type {HTMLElement} */ undo;
    /** @type {HTMLElement} */ steps;
    /** @type {HTMLElement} */ notice;
    /** @type {HTMLElement} */ why;
    /** @type {HTMLElement} */ form;
    /** @type {HTMLElement} */ ending;
    /** @type {HTMLElement} */ picture;
    /** @type {HTMLElement} */ bubble;
    /** @type {HTMLElement} */ tip;
    /** @type {HTMLElement} */ choicesTitle;
    /** @type {HTMLElement} */ choices;
    /** @type {HTMLElement} */ log;
    /** @type {HTMLElement} */ tabs;
    /** @type {HTMLElement} */ book;
    /** @type {HTMLElement} */ live;
    /** @type {HTMLInputElement} */ filter;
    /** @type {HTMLDetailsElement} */ since;
    /** @type {HTMLElement} */ curtain;
    /** @type {OfferBar} */ offer;
    /** @type {SavedGamesList} */ savedGames;
    /** The form was asked for, and what it offers is not told yet. */
    formWanted = false;
    /** @type {BotsBar} */ bots;
    /** @type {HistoryPanel} */ history;
    /** @type {ComparisonView} */ comparison;
    /** @type {CoachPanel} */ coach;
    /** @type {ReplayPlayer} */ player;
    /** @type {Record<string, HTMLElement>} */ panels = {};
    /** @type {Element | null} */ resting = null;
    /** @type {PartsView} */ parts;
    /** @type {LessonPanel | null} */ lesson = null;
    /** Each line of the log that is shown: its element, and whether it is of another seat than the one before.
     * @type {Map<Line, {item: HTMLElement, another: boolean}>} */
    logItems = new Map();
    queued = false;
    /** Whether the tab stop may lie on a place that it should not. */
    stopStale = false;
    width = -1;
    took = 0;
    frame = 0;
    frameTimer = 0;
    /** @type {number | null} */ behind = null;
    // The state that the picture shows, and the one that it showed when something was asked for.
    pictured = 0;
    askedAt = 0;
    text = "";
    number = -1;

    /** @param {Model} model @param {HTMLElement} host */
    constructor(model, host) {
        this.model = model;
        this.labels = /** @type {Record<string, string>} */ (model.get("labels"));
        this.name = Math.random().toString(36).slice(2, 10);
        this.sent = 0;
        this.waiting = "";
        this.waitingFor = "";
        this.timer = 0;
        this.bubbleTimer = 0;
        this.restTimer = 0;
        this.lateTimer = 0;
        this.current = "";
        this.host = host;
        this.tab = TABS[0];
        // The game that is read about at an empty table.
        this.reading = "";
        this.askedTip = "";
        this.longPressed = false;
        /** @type {Map<string, Tip>} */
        this.tips = new Map();
        // Which places wear a mark that comes and goes while one looks.
        /** @type {Map<string, Element[]>} */
        this.worn = new Map();
        // The speed of bots, from slow to fast.
        this.speed = 1;
        /** @type {{type: string, content: object} | null} */
        this.later = null;
        this.shown = /** @type {Record<string, any>} */ ({});
        this.build(host);
        this.onKey = this.key.bind(this);
        this.onChange = this.change.bind(this);
        // On the window and in the capture phase: the notebook would otherwise take the keys for its cells.
        window.addEventListener("keydown", this.onKey, true);
        for (const trait of TRAITS) model.on(`change:${trait}`, this.onChange);
        this.themes = new MutationObserver(() => {
            const old = this.picture.firstElementChild;
            this.parts.unwrap();
            if (old) morph(old, this.parsed(this.text));
            this.parts.fit(true);
            this.setTabStop();
            this.showPages({ symbols: this.model.get("pages").symbols });
            this.repaint();
        });
        this.themes.observe(document.body, { attributeFilter: ["data-jp-theme-light"] });
        this.sizes = new ResizeObserver((entries) => {
            // What stands beside the board makes it higher and lower all the time.
            const width = entries[entries.length - 1].contentRect.width;
            if (width !== this.width) this.fit();
            this.width = width;
        });
        this.sizes.observe(this.root);
        this.update();
    }

    /** Keep the end of the log in sight, and the answer beside its spot, when the width changes. */
    fit() {
        this.parts.fit();
        this.log.scrollTop = this.log.scrollHeight;
        this.hideBubble();
        this.hideTip();
    }

    /** Begin anew, in other words. */
    rebuild() {
        this.labels = this.model.get("labels");
        this.sizes.disconnect();
        this.closeControls();
        this.root.remove();
        this.shown = {};
        this.logItems = new Map();
        this.tips.clear();
        this.tab = TABS[0];
        this.build(this.host);
        this.sizes.observe(this.root);
    }

    close() {
        window.removeEventListener("keydown", this.onKey, true);
        for (const trait of TRAITS) this.model.off(`change:${trait}`, this.onChange);
        this.themes.disconnect();
        this.sizes.disconnect();
        window.clearTimeout(this.bubbleTimer);
        window.clearTimeout(this.timer);
        window.clearTimeout(this.restTimer);
        window.clearTimeout(this.lateTimer);
        this.cancelSoon();
        this.closeControls();
    }

    /** @param {HTMLElement} host */
    build(host) {
        this.root = element("div", "trajan-tutor");
        this.root.setAttribute("role", "group");
        this.root.setAttribute("aria-label", this.labels.region);
        this.root.addEventListener("pointerdown", () => this.hideBubble());
        this.turn = element("strong", "turn");
        this.prompt = element("span", "prompt");
        this.scores = element("ul", "scores");
        this.scores.setAttribute("aria-label", this.labels.scores);
        this.begin = element("button", "new", this.labels.new);
        this.begin.setAttribute("aria-expanded", "false");
        this.begin.addEventListener("click", () => this.openForm(Boolean(this.form.hidden)));
        this.undo = element("button", "undo");
        this.undo.addEventListener("click", () => this.undoable() && this.sendSoon("undo", {}));
        const owed = element("p", "owed");
        owed.append(this.turn, " ", this.prompt);
        const head = element("div", "head");
        head.append(owed, this.scores, this.begin, this.undo);
        this.steps = element("ol", "steps");
        this.steps.setAttribute("aria-label", this.labels.steps);
        this.notice = element("p", "notice");
        this.why = element("button", "why", this.labels.show_rule);
        this.why.hidden = true;
        this.why.addEventListener("click", () => this.openTab("rule", true));
        const answer = element("div", "answer");
        answer.append(this.notice, this.why);
        this.form = element("form", "form");
        this.form.hidden = true;
        this.form.addEventListener("submit", (event) => {
            event.preventDefault();
            this.submit();
        });
        this.ending = element("section", "ending");
        this.ending.hidden = true;
        this.picture = element("div", "picture");
        this.picture.addEventListener("click", (event) => this.click(event));
        this.listenForRest();
        this.bubble = element("div", "bubble");
        this.bubble.setAttribute("aria-hidden", "true");
        this.bubble.hidden = true;
        this.foresight = new Foresight(this);
        this.tip = element("div", "tip");
        this.tip.id = `tip-${this.name}`;
        this.tip.setAttribute("role", "tooltip");
        this.tip.hidden = true;
        const frame = element("div", "frame");
        this.parts = new PartsView(this.picture, this.labels, () => this.setTabStop());
        frame.append(this.parts.tabs, this.picture, this.parts.zooms, this.bubble, this.tip);
        const body = element("div", "body");
        this.lesson = this.model.get("lesson")?.address ? new LessonPanel(this) : null;
        this.root.classList.toggle("lesson", this.lesson !== null);
        if (this.lesson) body.append(this.lesson.element, this.lesson.more);
        body.append(frame, this.buildSide());
        this.live = element("div", "live");
        this.live.setAttribute("role", "status");
        this.live.setAttribute("aria-live", "polite");
        const keys = element("p", "keys", this.labels.keys);
        this.buildControls(answer);
        this.root.append(head, this.offer.element, this.steps, answer, this.form, this.savedGames.element);
        this.root.append(this.ending, this.curtain, this.player.element);
        this.root.append(body, this.comparison.element, this.coach.wide, keys, this.live);
        host.append(this.root);
    }

    buildSide() {
        this.choicesTitle = element("h3", "", this.labels.choices);
        this.choices = element("div", "choices");
        this.choices.setAttribute("role", "group");
        for (const kind of ["pointerover", "focusin"]) {
            this.choices.addEventListener(kind, (event) => this.point(event.target));
        }
        for (const kind of ["pointerleave", "focusout"]) this.choices.addEventListener(kind, () => this.point(null));
        this.choices.addEventListener("click", (event) => this.clickChoice(event));
        this.log = element("ol", "log");
        this.log.setAttribute("aria-label", this.labels.log);
        this.log.tabIndex = 0;
        const choices = element("section");
        choices.append(this.choicesTitle, this.choices);
        this.since = /** @type {HTMLDetailsElement} */ (element("details", "since"));
        this.since.hidden = true;
        this.since.open = true;
        const side = element("div", "side");
        choices.append(this.since);
        side.append(choices, this.buildPanels());
        return side;
    }

    // -- panels

    buildPanels() {
        this.tabs = element("div", "tabs");
        this.tabs.setAttribute("role", "tablist");
        this.tabs.setAttribute("aria-label", this.labels.panels);
        const panels = element("section", "panels");
        panels.append(this.tabs);
        for (const name of TABS) {
            const tab = element("button", "tab", this.labels[`tab_${name}`]);
            tab.id = `tab-${name}-${this.name}`;
            tab.dataset.tab = name;
            tab.setAttribute("role", "tab");
            tab.setAttribute("aria-controls", `panel-${name}-${this.name}`);
            tab.addEventListener("click", () => this.openTab(name));
            this.tabs.append(tab);
            const panel = element("div", `panel panel-${name}`);
            panel.id = `panel-${name}-${this.name}`;
            panel.setAttribute("role", "tabpanel");
            panel.setAttribute("aria-labelledby", tab.id);
            // The log is a stop of its own, and the rule book begins with one.
            if (!["log", "book", "history"].includes(name)) panel.tabIndex = 0;
            this.panels[name] = panel;
            panels.append(panel);
        }
        this.panels.log.append(this.log);
        this.filter = /** @type {HTMLInputElement} */ (element("input", "filter"));
        this.filter.type = "search";
        this.filter.placeholder = this.labels.filter;
        this.filter.setAttribute("aria-label", this.labels.filter);
        this.filter.addEventListener("input", () => this.findRules());
        this.book = element("div", "areas");
        this.panels.book.append(this.filter, this.book);
        this.history = new HistoryPanel(this, this.panels.history);
        this.coach = new CoachPanel(this, this.panels.coach);
        this.openTab(this.tab);
        return panels;
    }

    /** @param {string} name @param {boolean} [goThere] */
    openTab(name, goThere = false) {
        this.tab = name;
        for (const tab of this.tabs.querySelectorAll("button")) {
            const open = tab.dataset.tab === name;
            tab.setAttribute("aria-selected", String(open));
            tab.tabIndex = open ? 0 : -1;
            this.panels[tab.dataset.tab ?? ""].hidden = !open;
        }
        if (name === "log") this.log.scrollTop = this.log.scrollHeight;
        if (name === "history") this.history.open();
        if (name === "coach") this.coach.seen();
        // Pages that never change come when they are first asked for.
        const [pages, game] = [this.model.get("pages"), this.chosenGame()];
        if ((name === "book" || name === "symbols") && (!pages[name] || (game && game !== (this.reading || pages.game)))) {
            const place = name === "book" ? this.book : this.panels.symbols;
            place.replaceChildren(element("p", "faint", this.labels.loading));
            this.reading = game;
            this.ask("show", { page: name, game });
        }
        if (goThere) {
            this.panels[name].focus({ preventScroll: true });
            this.panels[name].scrollIntoView({ block: "nearest" });
        }
    }

    /** Say for which game there is something to read at an empty table: the one chosen in the form. */
    chosenGame() {
        const select = this.model.get("svg") ? null : this.form.querySelector("select[name=game]");
        return select instanceof HTMLSelectElement ? select.value : "";
    }

    /** @param {Element} tab @param {number} direction */
    moveInTabs(tab, direction) {
        const tabs = [...this.tabs.querySelectorAll("button")].filter((one) => !one.hidden);
        const at = tabs.findIndex((one) => one === tab) + direction;
        const next = tabs[(at + tabs.length) % tabs.length];
        this.openTab(next.dataset.tab ?? TABS[0]);
        next.focus();
    }

    /** @param {{label: string, standing: string, said: string}[]} steps */
    showSteps(steps) {
        this.steps.hidden = !steps.length;
        this.steps.replaceChildren(
            ...steps.map((step) => {
                const item = element("li", step.standing);
                if (step.standing === "present") item.setAttribute("aria-current", "step");
                item.append(element("span", "step", step.label), " ", element("span", "unseen", step.said));
                return item;
            }),
        );
    }

    /** @param {{kind?: string, cards?: Card[]}} given */
    showCards(given) {
        const cards = given.cards ?? [];
        const refused = given.kind === "refused";
        const title = !cards.length ? this.labels.card_none : refused ? this.labels.card_refused : this.labels.card_step;
        const made = cards.map((card, number) => ruleCard(card, number === 0));
        this.panels.rule.replaceChildren(element("p", "panel-title", title), ...made);
        this.why.hidden = !refused;
    }

    /** @param {Points} points */
    showPoints(points) {
        const rows = points.rows ?? [];
        if (!rows.length) {
            this.panels.points.replaceChildren(element("p", "faint", this.labels.points_none));
            return;
        }
        this.panels.points.replaceChildren(pointsTable(points, this.labels));
    }

    /** @param {{title?: string, why?: string, order?: string[], cards?: Card[], chart?: string}} ending */
    showEnding(ending) {
        const over = Boolean(ending.title);
        this.ending.hidden = !over;
        if (!over) return;
        const order = element("ul", "order");
        order.append(...(ending.order ?? []).map((line) => element("li", "", line)));
        const again = element("button", "again", this.labels.form_again);
        again.addEventListener("click", () => this.sendOnce("again", {}));
        const another = element("button", "another-game", this.labels.new);
        another.addEventListener("click", () => this.openForm(true));
        const replay = button("open-replay", this.labels.open_replay, () => this.player.open());
        const buttons = element("p", "buttons");
        const back = button("look-back", this.labels.coach_look_back, () => this.coach.lookBack());
        buttons.append(replay, back, again, another);
        const chart = element("div", "chart-place");
        if (ending.chart) chart.append(drawn(this, ending.chart));
        const cards = (ending.cards ?? []).map((card) => ruleCard(card, false));
        const title = element("p", "ending-title", ending.title);
        this.ending.replaceChildren(title, element("p", "because", ending.why), order, buttons, chart, ...cards);
        this.openTab("points");
    }

    /** @param {{book?: Area[], symbols?: string}} pages */
    showPages(pages) {
        if (pages.book) {
            this.book.replaceChildren(
                ...pages.book.map((area) => {
                    const section = element("section", "area");
                    const title = element("p", "panel-title", area.title);
                    section.append(title, ...area.rules.map((card) => ruleCard(card, false)));
                    return section;
                }),
                element("p", "faint none", this.labels.filter_none),
            );
            this.findRules();
        }
        if (pages.symbols) {
            const legend = new DOMParser().parseFromString(this.inTheme(pages.symbols), "image/svg+xml").documentElement;
            this.panels.symbols.replaceChildren(document.importNode(legend, true));
        }
    }

    /** Show only the rules that have all the words that are looked for. */
    findRules() {
        const words = this.filter.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
        const cards = [...this.book.querySelectorAll("details")];
        const has = (/** @type {Element} */ card) => {
            const text = (card.textContent ?? "").toLocaleLowerCase();
            return words.every((word) => text.includes(word));
        };
        const found = new Set(cards.filter(has));
        for (const card of cards) {
            card.hidden = !found.has(card);
            card.open = words.length > 0 && found.size <= MOST_OPENED && found.has(card);
        }
        for (const area of this.book.querySelectorAll("section")) {
            area.hidden = ![...area.querySelectorAll("details")].some((card) => found.has(card));
        }
        const none = this.book.querySelector(".none");
        if (none instanceof HTMLElement) none.hidden = found.size > 0;
    }

    // -- the form for a new game

    /** @param {boolean} open */
    openForm(open) {
        const empty = !this.model.get("svg");
        this.formWanted = open || empty;
        if (this.formWanted && !this.form.firstChild && !this.model.get("offered").games) {
            // What other games offer is told when somebody asks for it: nothing stands here before.
            this.ask("show", { page: "form" });
            return;
        }
        this.form.hidden = !this.formWanted;
        this.begin.setAttribute("aria-expanded", String(!this.form.hidden));
        this.begin.hidden = empty;
        this.savedGames.open(!this.form.hidden);
        if (this.form.hidden) {
            this.begin.focus();
            return;
        }
        if (!this.form.firstChild) this.buildForm(empty);
        if (!empty) this.form.querySelector("select")?.focus();
    }

    /** @param {{games?: Option[]}} offered */
    showOffered(offered) {
        if (offered.games && this.formWanted && this.form.hidden) this.openForm(true);
    }

    /** @param {boolean} empty */
    buildForm(empty) {
        const offered = this.model.get("offered");
        const players = element("div", "players");
        const game = choice("game", this.labels.form_game, offered.games);
        const seats = choice("seats", this.labels.form_seats, []);
        const select = /** @type {HTMLSelectElement} */ (seats.querySelector("select"));
        const chosenGame = () => {
            const value = /** @type {HTMLSelectElement} */ (game.querySelector("select")).value;
            return offered.games.find((/** @type {Option} */ one) => one.value === value);
        };
        const offers = element("div", "offers");
        const fillSeats = () => {
            offers.replaceChildren(...chosenGame().offers.map(offerField));
            useOffers(offers, chosenGame().offers);
            players.replaceChildren();
            players.hidden = false;
            const options = chosenGame().seats.map((/** @type {number} */ number) => new Option(String(number)));
            select.replaceChildren(...options);
            fillPlayers();
        };
        const fillPlayers = () => {
            while (players.children.length > Number(select.value)) players.lastElementChild?.remove();
            const labels = chosenGame().labels;
            while (players.children.length < Number(select.value)) {
                players.append(this.playerRow(players.children.length, labels[players.children.length]));
            }
        };
        offers.addEventListener("change", () => {
            useOffers(offers, chosenGame().offers);
            // Against the rules of the game nobody else sits down.
            const chosen = chosenOffers(offers);
            players.hidden = chosenGame().offers.some((/** @type {Offer} */ one) => one.alone && one.name in chosen);
        });
        game.addEventListener("change", () => {
            fillSeats();
            // At an empty table its rules can be read meanwhile.
            if (empty) this.openTab(this.tab);
        });
        seats.addEventListener("change", fillPlayers);
        const buttons = element("p", "buttons");
        const begin = element("button", "begin", this.labels.form_begin);
        begin.setAttribute("type", "submit");
        buttons.append(begin);
        if (!empty) {
            const again = button("again", this.labels.form_again, () => this.sendOnce("again", {}));
            buttons.append(again, button("cancel", this.labels.form_cancel, () => this.openForm(false)));
        }
        this.form.setAttribute("aria-label", this.labels.form);
        this.form.append(
            element("p", "panel-title", this.labels.form), game, seats, offers, players,
            choice("setup", this.labels.form_setup, offered.setups),
            choice("pace", this.labels.form_pace, offered.paces),
            choice("language", this.labels.form_language, offered.languages),
            choice("theme", this.labels.form_theme, offered.themes, this.model.get("theme")),
            tick("curtains", this.labels.form_hot_seat),
            buttons,
        );
        fillSeats();
    }

    /** @param {number} seat @param {{player: string, name: string}} labels */
    playerRow(seat, labels) {
        const players = this.model.get("offered").players;
        const row = element("div", "player");
        const usual = players[seat ? Math.min(1, players.length - 1) : 0].value;
        row.append(choice("player", labels.player, players, usual));
        const name = /** @type {HTMLInputElement} */ (element("input"));
        name.name = "name";
        name.maxLength = 40;
        name.placeholder = this.labels.form_name_hint;
        name.setAttribute("aria-label", labels.name);
        row.append(name);
        return row;
    }

    submit() {
        const all = (/** @type {string} */ name) =>
            /** @type {HTMLInputElement[]} */ ([...this.form.querySelectorAll(`[name="${name}"]`)]).map((one) => one.value);
        this.sendOnce("begin", {
            answers: {
                game: all("game")[0], seats: Number(all("seats")[0]), players: all("player"), names: all("name"),
                setup: all("setup")[0], language: all("language")[0], theme: all("theme")[0], pace: all("pace")[0],
                curtains: this.form.querySelector("[name=curtains]:checked") !== null, options: chosenOffers(this.form),
            },
        });
    }

    // -- what a place means now

    listenForRest() {
        this.picture.addEventListener("pointerover", (event) => {
            if (event.pointerType !== "touch") this.rest(spotOf(event.target), REST_MILLISECONDS);
        });
        this.picture.addEventListener("pointerleave", () => this.rest(null, 0));
        this.picture.addEventListener("focusin", (event) => {
            const spot = spotOf(event.target);
            if (spot?.matches(":focus-visible")) this.rest(spot, 2 * REST_MILLISECONDS);
        });
        this.picture.addEventListener("focusout", () => this.rest(null, 0));
        this.picture.addEventListener("pointerdown", (event) => {
            this.longPressed = false;
            if (event.pointerType === "touch") this.rest(spotOf(event.target), PRESS_MILLISECONDS, true);
        });
        for (const kind of ["pointerup", "pointercancel"]) {
            this.picture.addEventListener(kind, () => window.clearTimeout(this.restTimer));
        }
        this.picture.addEventListener("contextmenu", (event) => {
            // A long press is our question, not the menu's.
            if (this.longPressed) event.preventDefault();
        });
    }

    /** @param {Element | null} spot @param {number} milliseconds @param {boolean} [pressed] */
    rest(spot, milliseconds, pressed = false) {
        if (spot && spot === this.resting && !pressed) return;
        this.resting = spot;
        this.hideTip();
        this.preview(spot);
        if (!spot) return;
        this.restTimer = window.setTimeout(() => {
            this.longPressed = pressed;
            this.askTip(spot);
        }, milliseconds);
    }

    /** @param {Element} spot */
    askTip(spot) {
        const name = spot.getAttribute("data-spot") ?? "";
        const known = this.tips.get(name);
        if (known) {
            this.showTip(spot, known);
            return;
        }
        this.askedTip = this.ask("tell", { spot: name });
        // A kernel that is busy does not answer: then the name of the place has to do.
        this.lateTimer = window.setTimeout(() => this.showTip(spot, { asked: "" }), LATE_TIP_MILLISECONDS);
    }

    /** @param {Tip} tip */
    receiveTip(tip) {
        if (!tip.asked || tip.asked !== this.askedTip || !tip.spot) return;
        this.tips.set(tip.spot, tip);
        const spot = this.resting;
        if (spot?.getAttribute("data-spot") === tip.spot) this.showTip(spot, tip);
    }

    /** @param {Element} spot @param {Tip} tip */
    showTip(spot, tip) {
        window.clearTimeout(this.lateTimer);
        if (spot !== this.resting || !spot.isConnected || !this.bubble.hidden) return;
        const parts = [element("strong", "", spot.getAttribute("aria-label") ?? "")];
        parts.push(...(tip.lines ?? []).map((line) => element("p", "line", line)));
        if (tip.title) parts.push(element("p", "rule-text", `${tip.title}. ${tip.text}`));
        this.tip.replaceChildren(...parts);
        this.tip.hidden = false;
        spot.setAttribute("aria-describedby", this.tip.id);
        this.placeBubble(spot, this.tip);
    }

    hideTip() {
        window.clearTimeout(this.restTimer);
        window.clearTimeout(this.lateTimer);
        if (this.tip.hidden) return;
        this.tip.hidden = true;
        this.picture.querySelector("[aria-describedby]")?.removeAttribute("aria-describedby");
    }

    /** Show where the one choice at a spot leads. @param {Element | null} spot */
    preview(spot) {
        const name = spot?.getAttribute("data-spot") ?? "";
        const meant = name ? this.model.get("choices").filter((/** @type {Choice} */ one) => one.spots.includes(name)) : [];
        this.mark(meant.length === 1 ? meant[0].marks : []);
        this.foresight.look(meant.length === 1 ? meant[0].move : "");
    }

    /** @param {string[]} marks */
    mark(marks) {
        const goal = marks[marks.length - 1];
        this.wear("ahead", marks.filter((name) => name !== goal));
        this.wear("goal", marks.slice(-1));
    }

    /** Let these spots wear a class, and no others. @param {string} mark @param {string[]} names */
    wear(mark, names) {
        const wanted = new Set(names);
        const named = wanted.size ? this.spots().filter((spot) => wanted.has(spot.getAttribute("data-spot") ?? "")) : [];
        for (const spot of this.worn.get(mark) ?? []) if (!named.includes(spot)) spot.classList.remove(mark);
        for (const spot of named) spot.classList.add(mark);
        this.worn.set(mark, named);
    }

    /**
     * Ask something that changes nothing; several questions can wait for their answers.
     * @param {string} type @param {object} content
     */
    ask(type, content) {
        this.sent += 1;
        const id = `${this.name}-${this.sent}`;
        this.model.send({ type, ...content, at: this.model.get("at"), id });
        return id;
    }

    // -- telling the kernel

    /** @param {string} type @param {object} content */
    send(type, content) {
        // One thing at a time: what is clicked before the answer comes was meant for a picture that is no more.
        if (this.waiting) return;
        this.sent += 1;
        const id = `${this.name}-${this.sent}`;
        this.waiting = id;
        this.waitingFor = type;
        this.askedAt = this.pictured;
        this.timer = window.setTimeout(() => this.giveUp(), PATIENCE_MILLISECONDS);
        // The first thing that comes back says that the kernel has begun.
        let began = false;
        const status = () => {
            if (!began) window.setTimeout(() => this.nudge(id), NUDGE_MILLISECONDS);
            began = true;
        };
        this.model.send({ type, ...content, at: this.model.get("at"), id }, { iopub: { status } });
    }

    /** Let a small answer through that waits in the server until the page has sent something. @param {string} id */
    nudge(id) {
        if (this.waiting === id && this.model.get("answered") !== id) this.model.send({ type: "nudge" });
    }

    giveUp() {
        this.waiting = "";
        this.later = null;
        this.say(this.labels.no_answer, "problem");
        this.live.textContent = this.labels.no_answer;
    }

    /** @param {MouseEvent} event */
    click(event) {
        if (this.longPressed) {
            this.longPressed = false;
            return;
        }
        const spot = event.target instanceof Element ? spotAround(event.target) : null;
        if (spot) this.pick(spot);
    }

    /** @param {Element} spot */
    pick(spot) {
        this.hideTip();
        this.focusSpot(spot);
        const content = { spot: spot.getAttribute("data-spot") };
        // What is picked when the picture has changed already, but not yet what stands beside it, is meant for the new one.
        if (this.waiting && this.pictured !== this.askedAt) this.later = { type: "pick", content };
        else this.send("pick", content);
    }

    /** @param {Event} event */
    clickChoice(event) {
        const button = event.target instanceof Element ? event.target.closest("button") : null;
        if (button) this.send("choose", { move: button.dataset.move });
    }

    undoable() {
        return Boolean(this.model.get("can_undo"));
    }

    // -- keys

    /** @param {KeyboardEvent} event */
    key(event) {
        const target = event.composedPath()[0];
        if (!(target instanceof Element) || !this.root.contains(target)) return;
        // Saving the notebook stays possible; every other key belongs to the board.
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") return;
        event.stopImmediatePropagation();
        this.hideBubble();
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const spot = target.closest("[data-spot]");
        const tab = target.closest("[role='tab']");
        if (event.key === "Escape") {
            this.escape(target);
        } else if (this.player.key(target, event.key)) {
            // The replay has gone to another place.
        } else if (tab && this.parts.tabs.contains(tab) && event.key in DIRECTIONS) {
            this.parts.move(tab, DIRECTIONS[event.key][0] + DIRECTIONS[event.key][1]);
        } else if (tab && event.key in DIRECTIONS) {
            this.moveInTabs(tab, DIRECTIONS[event.key][0] + DIRECTIONS[event.key][1]);
        } else if (spot && (event.key === "Enter" || event.key === " ")) {
            this.pick(spot);
        } else if (event.key in DIRECTIONS && (spot || this.picture.contains(target))) {
            this.moveTo(spot, DIRECTIONS[event.key], event.shiftKey);
        } else if (event.key in DIRECTIONS && this.choices.contains(target)) {
            this.moveInList(target, DIRECTIONS[event.key]);
        } else {
            return;
        }
        event.preventDefault();
    }

    /** One thing at a time: the bubble, the form, then the last step. @param {Element} target */
    escape(target) {
        if (!this.tip.hidden) this.hideTip();
        else if (this.parts.enlarged) this.parts.reduce();
        else if (this.leaveControl(target)) return;
        else if (this.form.contains(target) || this.savedGames.element.contains(target)) this.openForm(false);
        else if (target === this.filter) {
            this.filter.value = "";
            this.findRules();
        } else if (this.undoable()) this.sendSoon("undo", {});
    }

    /** @param {Element | null} spot @param {[number, number]} direction @param {boolean} everywhere */
    moveTo(spot, direction, everywhere) {
        const all = this.spots().filter((other) => !isAway(other));
        const legal = all.filter((other) => other.classList.contains("legal"));
        const others = everywhere || !legal.length ? all : legal;
        const next = spot ? nearest(spot, others, direction) : others[0];
        if (next) this.focusSpot(next);
    }

    /** @param {Element} target @param {[number, number]} direction */
    moveInList(target, direction) {
        const buttons = [...this.choices.querySelectorAll("button")];
        const at = buttons.findIndex((button) => button === target);
        const next = buttons[at + direction[0] + direction[1]];
        if (!next) return;
        for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
        next.focus();
    }

    // -- the one tab stop of the picture

    spots() {
        return [...this.picture.querySelectorAll("[data-spot]")];
    }

    /** @param {Element} spot */
    focusSpot(spot) {
        this.current = spot.getAttribute("data-spot") ?? "";
        this.setTabStop();
        if (spot instanceof SVGElement) spot.focus({ preventScroll: false });
    }

    setTabStop() {
        this.stopStale = false;
        const first = (/** @type {string} */ selector) =>
            [...this.picture.querySelectorAll(selector)].find((spot) => !isAway(spot));
        const inside = this.picture.contains(document.activeElement);
        const current = `[data-spot="${this.current}"]`;
        const stop = first(inside ? current : `${current}.legal`) ?? first("[data-spot].legal") ?? first("[data-spot]");
        for (const spot of this.picture.querySelectorAll("[data-spot]:not([tabindex='-1'])")) {
            if (spot !== stop) spot.setAttribute("tabindex", "-1");
        }
        if (stop && stop.getAttribute("tabindex") !== "0") stop.setAttribute("tabindex", "0");
        this.current = stop?.getAttribute("data-spot") ?? "";
    }

    // -- showing the model

    change() {
        // Several traits change at once: wait until all are in.
        if (this.queued) return;
        this.queued = true;
        queueMicrotask(() => {
            this.queued = false;
            this.update();
        });
    }

    update() {
        const start = performance.now();
        if (this.model.get("labels") !== this.labels) this.rebuild();
        this.when("parts", (parts) => this.parts.give(parts));
        const [old, before] = [this.picture.firstElementChild, this.text];
        // First, while the browser still knows where everything is.
        this.when("svg", (svg) => {
            this.showPicture(svg);
            const [at, pictured] = [this.model.get("at"), this.model.get("patch").at];
            // After a click the picture comes before everything else, which belongs to the state before it until then.
            if (pictured !== undefined && pictured !== at) this.behind = at;
            this.pictured = pictured ?? at;
            this.root.dataset.shown = String(this.pictured);
        });
        this.took += performance.now() - start;
        // Whoever has clicked looks at the board: what stands beside it comes when the board has been painted.
        if (old && old === this.picture.firstElementChild && this.text !== before) this.soon();
        else if (!this.frame) this.updateRest();
    }

    /** Show what stands beside the picture after the next frame. */
    soon() {
        if (this.frame) return;
        const rest = () => {
            this.cancelSoon();
            this.updateRest();
        };
        this.frame = requestAnimationFrame(() => {
            window.clearTimeout(this.frameTimer);
            this.frameTimer = window.setTimeout(rest, 1);
        });
        this.frameTimer = window.setTimeout(rest, FRAME_MILLISECONDS);
    }

    cancelSoon() {
        cancelAnimationFrame(this.frame);
        window.clearTimeout(this.frameTimer);
        this.frame = 0;
    }

    updateRest() {
        const start = performance.now();
        if (this.model.get("at") === this.behind) return;
        this.behind = null;
        if (this.stopStale) this.setTabStop();
        const began = this.shown.began ?? this.model.get("began");
        if (this.waiting && this.model.get("answered") === this.waiting) {
            this.waiting = "";
            window.clearTimeout(this.timer);
        }
        this.when("theme", (theme) => {
            this.root.dataset.theme = theme;
        });
        this.when("at", () => this.tips.clear());
        this.turn.textContent = this.model.get("turn");
        this.prompt.textContent = this.model.get("prompt");
        this.undo.textContent = this.model.get("picked") ? this.labels.unpick : this.labels.undo;
        this.undo.setAttribute("aria-disabled", String(!this.undoable()));
        this.undo.hidden = !this.model.get("svg");
        this.when("choices", (choices) => this.showChoices(choices));
        this.when("scores", (scores) => this.showScores(scores));
        this.when("log_lines", (lines) => this.showLog(lines));
        this.when("steps", (steps) => this.showSteps(steps));
        this.when("cards", (cards) => this.showCards(cards));
        this.when("points", (points) => this.showPoints(points));
        this.when("pages", (pages) => this.showPages(pages));
        this.when("ending", (ending) => this.showEnding(ending));
        this.when("lesson", (lesson) => this.lesson?.show(lesson));
        this.when("tip", (tip) => this.receiveTip(tip));
        this.when("preview", (preview) => this.foresight.receive(preview));
        this.when("began", (now) => this.showBeginning(now !== began));
        this.when("notice", (notice) => this.showNotice(notice));
        this.showControls();
        this.when("live", (text) => {
            this.live.textContent = text;
        });
        this.choicesTitle.textContent = this.choicesHeading();
        // Which state of the game is shown: for tests, and for whoever looks into the page.
        this.root.dataset.at = String(this.model.get("at"));
        this.root.dataset.answered = this.model.get("answered") ?? "";
        // Without layout and painting, which the browser does when it likes.
        this.root.dataset.took = (this.took + performance.now() - start).toFixed(2);
        this.took = 0;
    }

    /** @param {boolean} another */
    showBeginning(another) {
        const empty = !this.model.get("svg");
        this.root.classList.toggle("empty", empty);
        for (const tab of this.tabs.querySelectorAll("button")) {
            const name = tab.dataset.tab ?? "";
            // A lesson has hints of its own.
            tab.hidden = (empty && !TABS_WITHOUT_GAME.includes(name)) || (name === "coach" && this.lesson !== null);
        }
        if (empty) {
            this.openTab(TABS_WITHOUT_GAME[0]);
            this.openForm(true);
        }
        if (!another) return;
        this.openTab(this.ending.hidden ? TABS[0] : "points");
        // It offers more, and other words, once there is a game.
        this.form.replaceChildren();
        this.form.hidden = true;
        this.formWanted = false;
        this.savedGames.open(false);
        this.begin.hidden = false;
        this.begin.setAttribute("aria-expanded", "false");
        const stop = this.picture.querySelector("[tabindex='0']");
        if (stop instanceof SVGElement) stop.focus({ preventScroll: true });
    }

    choicesHeading() {
        if (!this.model.get("choices").length) return this.labels.choices_none;
        return this.model.get("picked") ? this.labels.choices_picked : this.labels.choices;
    }

    /** Show a trait only when it has changed. @param {string} trait @param {(value: any) => void} show */
    when(trait, show) {
        const value = this.model.get(trait);
        if (this.shown[trait] === value) return;
        this.shown[trait] = value;
        show(value);
    }

    /** @param {string} text */
    showPicture(text) {
        if (!text) {
            this.picture.replaceChildren();
            this.text = "";
            return;
        }
        this.rest(null, 0);
        const focused = document.activeElement;
        const hadFocus = this.picture.contains(focused);
        const old = this.picture.firstElementChild;
        const { from, to, parts } = this.model.get("patch");
        const quick = parts && from === this.number && old ? patches(old, parts) : null;
        if (!quick) this.parts.unwrap();
        if (old instanceof SVGSVGElement) travel(old, quick ?? changes(old, this.inTheme(this.text), this.inTheme(text)));
        else this.picture.append(document.importNode(this.parsed(text), true));
        this.text = text;
        this.number = to;
        if (!quick && this.parts.narrow) this.parts.arrange();
        this.parts.show(Boolean(quick));
        // Where the keys are not in the picture, the tab stop can wait until it has been painted.
        if (quick && !hadFocus) this.stopStale = true;
        else this.setTabStop();
        if (hadFocus && document.activeElement !== focused) {
            const spot = this.spots().find((other) => other.getAttribute("tabindex") === "0");
            if (spot instanceof SVGElement) spot.focus({ preventScroll: true });
        }
    }

    /** @param {string} text */
    parsed(text) {
        return withButtons(new DOMParser().parseFromString(this.inTheme(text), "image/svg+xml").documentElement);
    }

    /** @param {Choice[]} choices */
    showChoices(choices) {
        const hadFocus = this.choices.contains(document.activeElement);
        this.choices.replaceChildren(
            ...choices.filter((choice) => !choice.hidden).map((choice, number) => {
                const button = element("button", "choice", choice.text);
                button.dataset.move = choice.move;
                button.tabIndex = number ? -1 : 0;
                return button;
            }),
        );
        const first = this.choices.querySelector("button");
        if (hadFocus) (first ?? this.undo).focus();
        this.point(null);
    }

    /** Show on the board what a choice of the list means. @param {EventTarget | null} target */
    point(target) {
        const button = target instanceof Element ? target.closest("button") : null;
        const choice = button && this.model.get("choices").find((/** @type {Choice} */ one) => one.move === button.dataset.move);
        this.mark(choice?.marks ?? []);
        this.foresight.look(choice?.move ?? "");
        this.wear("pointed", choice?.spots ?? []);
    }

    /** @param {Score[]} scores */
    showScores(scores) {
        this.scores.replaceChildren(
            ...scores.map((score) => {
                const item = element("li", `seat-${score.seat}`);
                item.classList.toggle("to-move", score.to_move);
                item.classList.toggle("won", score.won);
                const mark = seatMark(score.seat, scores);
                mark.setAttribute("aria-hidden", "true");
                item.append(mark, element("span", "name", score.name), " ");
                item.append(element("span", "points", figure(score.points)));
                return item;
            }),
        );
    }

    /** Show the log; lines that are there already stay, with their elements. @param {Line[]} lines */
    showLog(lines) {
        let seat = lines[0]?.seat;
        /** @type {typeof this.logItems} */
        const items = new Map();
        for (const line of lines) {
            const another = line.seat >= 0 && line.seat !== seat;
            if (line.seat >= 0) seat = line.seat;
            // Where only what is new has come, the other lines are the same objects.
            const shown = this.logItems.get(line);
            items.set(line, shown?.another === another ? shown : { item: this.logItem(line, another), another });
        }
        this.logItems = items;
        const earlier = this.model.get("earlier");
        const wanted = [...items.values()].map(({ item }) => item);
        if (earlier) wanted.unshift(element("li", "earlier", earlier));
        if (!lines.length) wanted.push(element("li", "earlier", this.labels.log_empty));
        // What stays is not touched: only what stands before it goes, and what follows it comes.
        const staying = new Set(wanted);
        for (const item of [...this.log.children]) {
            if (!staying.has(/** @type {HTMLElement} */ (item))) item.remove();
        }
        wanted.forEach((item, at) => {
            if (this.log.children[at] !== item) this.log.insertBefore(item, this.log.children[at] ?? null);
        });
        requestAnimationFrame(() => {
            this.log.scrollTop = this.log.scrollHeight;
            this.choices.scrollTop = 0;
        });
    }

    /** @param {Line} line @param {boolean} another */
    logItem(line, another) {
        const item = element("li", line.points > 0 ? "gain" : line.points < 0 ? "loss" : "");
        item.classList.toggle("another", another);
        if (line.seat >= 0) {
            const mark = seatMark(line.seat, this.model.get("scores"));
            mark.title = line.name;
            mark.setAttribute("role", "img");
            mark.setAttribute("aria-label", line.name);
            item.append(mark);
        }
        item.append(element("span", "text", line.text));
        if (line.points) item.append(element("span", "badge", line.points > 0 ? `+${line.points}` : figure(line.points)));
        return item;
    }

    /** @param {Notice} notice */
    showNotice(notice) {
        this.say(notice.text ?? "", notice.kind ?? "");
        const spot = notice.spot ? this.spots().find((one) => one.getAttribute("data-spot") === notice.spot) : undefined;
        this.hideBubble();
        for (const one of this.picture.querySelectorAll(".refused")) one.classList.remove("refused");
        if (!spot || !notice.text) return;
        // A lesson answers beside the board; where that is out of sight, beside the spot.
        this.bubble.hidden = Boolean(this.lesson?.isInSight());
        this.bubble.textContent = notice.text;
        this.bubbleTimer = window.setTimeout(() => this.hideBubble(), BUBBLE_MILLISECONDS);
        this.bubble.dataset.kind = notice.kind;
        this.hideTip();
        if (notice.kind === "refused") {
            // Read the size between, so that the browser starts the shaking anew.
            spot.getBoundingClientRect();
            spot.classList.add("refused");
        }
        this.placeBubble(spot, this.bubble);
    }

    hideBubble() {
        window.clearTimeout(this.bubbleTimer);
        this.bubble.hidden = true;
    }

    /** Put a bubble beside its spot, where it hides nothing that is shown together. @param {Element} spot @param {HTMLElement} bubble */
    placeBubble(spot, bubble) {
        const frame = /** @type {HTMLElement} */ (bubble.parentElement).getBoundingClientRect();
        const shown = [...this.picture.querySelectorAll(".ahead, .goal")].map((one) => one.getBoundingClientRect());
        const [left, top] = besides(spot.getBoundingClientRect(), shown, frame, bubble.offsetWidth, bubble.offsetHeight);
        bubble.style.left = `${left}px`;
        bubble.style.top = `${top}px`;
    }

    /** Let a picture follow the notebook's theme: left alone, it follows the reader's preference. @param {string} text */
    inTheme(text) {
        return inTheme(text);
    }

    /** @param {string} text @param {string} kind */
    say(text, kind) {
        this.notice.textContent = text;
        this.notice.dataset.kind = kind;
    }

    // -- controls: each is a class of its own, below

    /** @param {HTMLElement} answer */
    buildControls(answer) {
        this.offer = new OfferBar(this);
        this.savedGames = new SavedGamesList(this);
        this.bots = new BotsBar(this);
        this.player = new ReplayPlayer(this, (node) => this.sendSoon("jump", { node }), () => this.replayClosed());
        this.comparison = new ComparisonView(this);
        this.curtain = element("section", "curtain");
        this.curtain.hidden = true;
        answer.append(this.bots.element);
    }

    closeControls() {
        this.bots.stop();
        this.player.stop();
    }

    /**
     * Tell the kernel something that means the same whatever is shown by then: where bots play by themselves, an answer
     * is nearly always waited for. The last thing counts.
     * @param {string} type @param {object} content
     */
    sendSoon(type, content) {
        if (this.waiting) this.later = { type, content };
        else this.send(type, content);
    }

    /**
     * The same for what nobody means twice: the second click of two is part of the first.
     * @param {string} type @param {object} content
     */
    sendOnce(type, content) {
        if (!this.waiting || this.waitingFor !== type) this.sendSoon(type, content);
    }

    /** Say whether something is to become of what was done here: what the kernel tells by then may be old. */
    isUnderWay() {
        return Boolean(this.waiting || this.later);
    }

    /** Show what the kernel says of bots, curtains, saved games, the history and the replay. */
    showControls() {
        if (this.later && !this.waiting) {
            const { type, content } = this.later;
            this.later = null;
            this.send(type, content);
        }
        this.when("table", (table) => this.showCurtain(table));
        this.when("since", (lines) => this.showSince(lines));
        this.when("offer", (offer) => this.offer.show(offer));
        this.when("offered", (offered) => this.showOffered(offered));
        this.when("saved_list", (list) => this.savedGames.show(list));
        this.when("coach", (coach) => this.coach.show(coach));
        this.when("thinking", (thinking) => this.coach.think(thinking));
        this.when("by_itself", (value) => this.bots.playByItself(value));
        this.when("history", (history) => this.history.show(history));
        this.when("comparison", (comparison) => this.comparison.show(comparison));
        this.when("replay", (replay) => this.player.begin(replay));
        this.when("frame", (frame) => this.player.show(frame));
        this.bots.show(this.model.get("table"), this.model.get("notice").kind ?? "");
        this.history.follow(this.model.get("at"));
    }

    /** Draw again what was drawn in another theme. */
    repaint() {
        for (const trait of ["ending", "comparison", "coach"]) delete this.shown[trait];
        this.player.repaint();
        this.update();
    }

    /** Leave the control in which Escape was pressed; say whether there was one. @param {Element} target */
    leaveControl(target) {
        if (this.player.isOpen) this.player.close();
        else if (this.comparison.element.contains(target)) this.comparison.close();
        else if (this.coach.wide.contains(target)) this.coach.closeWide();
        else return this.history.leave(target);
        return true;
    }

    focusPicture() {
        const stop = this.picture.querySelector("[tabindex='0']");
        if (stop instanceof SVGElement) stop.focus({ preventScroll: true });
    }

    replayClosed() {
        const replay = this.ending.querySelector(".open-replay");
        if (replay instanceof HTMLElement && !this.ending.hidden) replay.focus();
        else this.focusPicture();
    }

    /** @param {{curtain?: string, sit?: string}} table */
    showCurtain(table) {
        const hadFocus = this.curtain.contains(document.activeElement);
        this.curtain.hidden = !table.curtain;
        if (!table.curtain) {
            this.curtain.replaceChildren();
            if (hadFocus) this.focusPicture();
            return;
        }
        const sit = button("sit", table.sit ?? "", () => this.send("sit", {}));
        this.curtain.replaceChildren(element("p", "", table.curtain), sit);
        // Whoever sits down finds the button under the finger; nothing else can be done now.
        if (this.root.contains(document.activeElement)) sit.focus({ preventScroll: true });
    }

    /** @param {string[]} lines */
    showSince(lines) {
        this.since.hidden = !lines.length;
        const list = element("ul");
        list.setAttribute("aria-label", this.labels.since);
        list.tabIndex = 0;
        list.append(...lines.map((line) => element("li", "", line)));
        this.since.replaceChildren(element("summary", "", this.labels.since), list);
    }
}

// -------------------------------------------------------------------------------------------------- a lesson

/** What a lesson tells beside its board, its questions, and what the learner can do besides picking. */
class LessonPanel {
    /** @param {BoardView} view */
    constructor(view) {
        const { labels } = view;
        this.view = view;
        this.place = "";
        this.element = element("section", "lesson-panel");
        this.element.setAttribute("aria-label", labels.lesson);
        this.title = element("h3", "lesson-title");
        this.dots = element("ol", "dots");
        this.dots.setAttribute("aria-label", labels.lesson_progress);
        this.words = element("div", "lesson-words");
        this.goal = element("p", "lesson-goal");
        this.aims = element("ul", "lesson-aims");
        this.review = element("div", "lesson-review");
        this.question = element("form", "question");
        this.question.addEventListener("submit", (event) => {
            event.preventDefault();
            this.answerNumber();
        });
        this.answers = element("div", "lesson-answers");
        this.buttons = element("div", "lesson-buttons");
        this.buttons.setAttribute("role", "group");
        this.buttons.setAttribute("aria-label", labels.lesson);
        /** @type {Record<string, HTMLElement>} */
        this.actions = {};
        for (const action of ACTIONS) {
            const made = button(`action go-${action}`, labels[`lesson_${action.replace("-", "_")}`], () => this.go(action));
            this.actions[action] = made;
            this.buttons.append(made);
        }
        this.rules = element("div", "lesson-rules");
        this.end = element("div", "lesson-end");
        this.problem = element("p", "lesson-problem");
        this.dial = /** @type {HTMLElement} */ (element("fieldset", "dial"));
        this.all = /** @type {HTMLDetailsElement} */ (element("details", "all-lessons"));
        this.element.append(
            this.title, this.dots, this.words, this.goal, this.aims, this.review, this.question, this.answers, this.end,
            this.buttons,
            this.rules, this.problem,
        );
        // Seldom needed: on a narrow page it stands below the board.
        this.more = element("section", "lesson-more");
        this.more.setAttribute("aria-label", labels.lesson_dial);
        this.more.append(this.dial, this.all);
    }

    /** Say whether the answer to what was done can be seen. */
    isInSight() {
        const box = this.answers.getBoundingClientRect();
        return box.height > 0 && box.top >= 0 && box.bottom <= window.innerHeight;
    }

    /** @param {string} action */
    go(action) {
        if (isOff(this.actions[action])) return;
        if (action === "undo") this.view.send("undo", {});
        else this.view.send("go", { action });
    }

    /** @param {Lesson} lesson */
    show(lesson) {
        const focused = document.activeElement;
        const inside = this.element.contains(focused) || this.more.contains(focused);
        this.view.root.dataset.phase = lesson.phase;
        this.view.root.dataset.form = lesson.question.form ?? "";
        const number = element("span", "faint", lesson.place);
        this.title.replaceChildren(element("span", "", lesson.title), " ", number);
        this.dots.hidden = lesson.dots.length < 2;
        this.dots.replaceChildren(
            ...lesson.dots.map((dot) => {
                const made = element("li", dot.standing);
                if (dot.standing === "present") made.setAttribute("aria-current", "step");
                made.append(element("span", "unseen", dot.said));
                return made;
            }),
        );
        const away = lesson.phase === "away";
        this.words.hidden = away || Boolean(lesson.end.title);
        this.words.replaceChildren(...lesson.words.map((text) => element("p", "", text)));
        this.goal.hidden = !lesson.goal || away;
        this.goal.replaceChildren(element("b", "", this.view.labels.lesson_goal), element("span", "", lesson.goal));
        this.aims.hidden = !lesson.aims.length || away;
        this.aims.replaceChildren(...lesson.aims.map((aim) => element("li", aim.met ? "met" : "", aim.text)));
        this.review.hidden = !lesson.review.rows || Boolean(lesson.end.title);
        if (lesson.review.rows) this.review.replaceChildren(pointsTable(lesson.review, this.view.labels));
        this.showQuestion(lesson.question);
        this.answers.replaceChildren(...lesson.answers.map((one) => element("p", `tone-${one.tone}`, one.text)));
        if (lesson.refused.rule) this.answers.append(ruleCard(lesson.refused, false));
        this.showEnd(lesson.end);
        for (const action of ACTIONS) {
            const may = lesson.may.includes(action);
            // These two stay where they are, so that the finger finds them.
            const stays = (action === "next" || action === "back") && !away && !lesson.exercise && !lesson.end.title;
            this.actions[action].hidden = !may && !stays;
            turnOff(this.actions[action], !may);
        }
        this.rules.hidden = away || !lesson.rules.length || Boolean(lesson.end.title);
        this.rules.replaceChildren(...lesson.rules.map((card) => ruleCard(card, false)));
        this.problem.hidden = !lesson.problem;
        this.problem.textContent = lesson.problem;
        this.showDial(lesson);
        this.showAll(lesson.contents);
        this.more.hidden = away || (!lesson.dial.length && !lesson.contents.length);
        this.showLooks(lesson.looks);
        const place = `${lesson.address} ${lesson.place}`;
        if (inside && !isSeen(document.activeElement)) {
            this.focusOn(place === this.place ? focused : null);
        }
        this.place = place;
    }

    /** Bring the places to look at into sight. @param {string[]} looks */
    showLooks(looks) {
        const wanted = new Set(looks);
        this.view.parts.reveal(this.view.spots().filter((spot) => wanted.has(spot.getAttribute("data-spot") ?? "")));
    }

    /** Put the focus on what is done next. @param {Element | null} before */
    focusOn(before) {
        const again = before?.getAttribute("data-key");
        const same = again ? this.view.root.querySelector(`[data-key="${again}"]`) : null;
        const first = this.question.querySelector("input, button") ?? this.end.querySelector("button.following");
        const action = ACTIONS.map((name) => this.actions[name]).find((one) => isSeen(one) && !isOff(one));
        const wanted = same ?? first ?? action;
        if (wanted instanceof HTMLElement) wanted.focus({ preventScroll: true });
    }

    /** @param {Lesson["question"]} question */
    showQuestion(question) {
        this.question.hidden = !question.form;
        this.question.replaceChildren();
        if (!question.form) return;
        if (question.form === "number") {
            const label = element("label", "", `${question.say} `);
            const input = /** @type {HTMLInputElement} */ (element("input", "number"));
            input.inputMode = "numeric";
            input.maxLength = 12;
            input.autocomplete = "off";
            input.dataset.key = "number";
            label.append(input);
            const send = element("button", "send-answer", this.view.labels.lesson_reply);
            send.setAttribute("type", "submit");
            this.question.append(label, send);
            return;
        }
        this.question.append(element("p", "faint", question.say));
        for (const one of question.choices) {
            const made = button("answer-choice", one.text, () => this.view.send("answer", { value: one.name }));
            made.dataset.key = made.dataset.answer = one.name;
            this.question.append(made);
        }
    }

    answerNumber() {
        const input = this.question.querySelector("input");
        if (!input) return;
        if (input.value.trim()) this.view.send("answer", { value: input.value.trim() });
        else input.focus();
    }

    /** @param {Lesson["end"]} end */
    showEnd(end) {
        this.end.hidden = !end.title;
        this.end.replaceChildren();
        if (!end.title) return;
        this.end.append(element("p", "lesson-idea", end.idea), element("p", "panel-title", end.title));
        this.end.append(...(end.cards ?? []).map((card) => ruleCard(card, false)), element("p", "faint", end.standing));
        const { address, text } = end.next ?? {};
        if (address) this.end.append(button("following", text ?? "", () => this.view.sendOnce("lesson", { address })));
    }

    /** @param {Lesson} lesson */
    showDial(lesson) {
        this.dial.hidden = !lesson.dial.length;
        if (this.dial.childElementCount !== lesson.dial.length + 2) {
            const about = element("p", "faint about");
            about.id = `dial-${this.view.name}`;
            this.dial.replaceChildren(element("legend", "", this.view.labels.lesson_dial));
            for (const one of lesson.dial) {
                const label = element("label");
                const input = /** @type {HTMLInputElement} */ (element("input"));
                input.type = "radio";
                input.name = `autonomy-${this.view.name}`;
                input.value = one.value;
                input.setAttribute("aria-describedby", about.id);
                input.addEventListener("change", () => this.view.sendSoon("dial", { value: one.value }));
                label.append(input, element("span", "", one.text));
                this.dial.append(label);
            }
            this.dial.append(about);
        }
        for (const input of this.dial.querySelectorAll("input")) input.checked = input.value === lesson.autonomy;
        const chosen = lesson.dial.find((one) => one.value === lesson.autonomy);
        const told = this.dial.querySelector(".about");
        if (told) told.textContent = chosen?.about ?? "";
    }

    /** @param {Lesson["contents"]} contents */
    showAll(contents) {
        this.all.hidden = !contents.length;
        const list = element("ol", "lesson-list");
        for (const one of contents) {
            const item = element("li", one.standing);
            const made = button("lesson-of-all", one.title, () => this.view.sendOnce("lesson", { address: one.address }));
            made.dataset.key = made.dataset.address = one.address;
            if (one.here) made.setAttribute("aria-current", "true");
            item.append(element("span", "number", one.number), made, element("span", "faint", one.said));
            list.append(item);
        }
        this.all.replaceChildren(element("summary", "", this.view.labels.lesson_all), list);
    }
}

/** Say whether something can have the focus. @param {Element | null} made */
function isSeen(made) {
    return made instanceof HTMLElement && made.offsetParent !== null;
}

// ------------------------------------------------------------------------------------- a saved game to continue

/** The offer to continue a saved game instead of the one that was asked for. */
class OfferBar {
    /** @param {BoardView} view */
    constructor(view) {
        this.view = view;
        this.element = element("section", "offer");
        this.element.hidden = true;
    }

    /** @param {{text?: string, yes?: string, no?: string}} offer */
    show(offer) {
        const hadFocus = this.element.contains(document.activeElement);
        this.element.hidden = !offer.text;
        this.element.replaceChildren();
        if (!offer.text) {
            if (hadFocus) this.view.focusPicture();
            return;
        }
        this.element.append(
            element("p", "", offer.text),
            button("continue", offer.yes ?? "", () => this.view.sendOnce("continue", {})),
            button("decline", offer.no ?? "", () => this.view.sendOnce("decline", {})),
        );
    }
}

/** Saved games, below the form for a new one: any of them can be continued instead. */
class SavedGamesList {
    /** @param {BoardView} view */
    constructor(view) {
        this.view = view;
        this.element = element("section", "saved-games");
        this.element.hidden = true;
        this.isOpen = false;
        this.asked = "";
    }

    /** Ask what lies there; nothing is shown before that is told. @param {boolean} open */
    open(open) {
        this.isOpen = open;
        if (!open) this.element.hidden = true;
        else this.asked = this.view.ask("show", { page: "saved-games" });
    }

    /** @param {{asked?: string, title?: string, heads?: string[], rows?: SavedGamesRow[], problems?: string[], more?: string}} list */
    show({ asked, title, heads, rows, problems, more }) {
        const something = Boolean(rows?.length || problems?.length);
        this.element.hidden = !this.isOpen || asked !== this.asked || !something;
        if (this.element.hidden) return;
        this.element.setAttribute("aria-label", title ?? "");
        const table = element("table", "saved-games-rows");
        const head = element("tr");
        head.append(...(heads ?? []).map((one) => heading(one, "col")), element("td"));
        table.append(head, ...(rows ?? []).map((row) => this.row(row)));
        this.element.replaceChildren(element("p", "panel-title", title));
        if (rows?.length) this.element.append(table);
        this.element.append(...(problems ?? []).map((problem) => element("p", "saved-games-problem", problem)));
        if (more) this.element.append(element("p", "faint", more));
    }

    /** @param {SavedGamesRow} row */
    row({ file, cells, button: text, label, remove, removing }) {
        const made = element("tr");
        const [first, ...others] = cells;
        const go = button("resume", text, () => this.view.sendOnce("resume", { file }));
        go.setAttribute("aria-label", label);
        const gone = button("remove", this.view.labels.history_remove, () => this.remove(last, file, removing));
        gone.setAttribute("aria-label", remove);
        const last = element("td");
        last.append(go, " ", gone);
        made.append(heading(first, "row"), ...others.map((one) => element("td", "", one)), last);
        return made;
    }

    /** Ask once more before a game is gone. @param {HTMLElement} cell @param {string} file @param {string} removing */
    remove(cell, file, removing) {
        const { labels } = this.view;
        const buttons = [...cell.childNodes];
        const asked = element("div", "asked");
        asked.setAttribute("role", "group");
        asked.setAttribute("aria-label", removing);
        const sure = button("sure", labels.history_remove_sure, () => this.view.sendOnce("remove", { file }));
        const not = button("leave", labels.history_remove_not, () => {
            cell.replaceChildren(...buttons);
            /** @type {HTMLElement} */ (cell.lastElementChild).focus();
        });
        asked.append(element("p", "", removing), sure, not);
        cell.replaceChildren(asked);
        not.focus();
    }
}

// ------------------------------------------------------------------------------------------- bots, one by one

/** Lets bots decide one by one: at a click, by themselves at a speed, or all at once. */
class BotsBar {
    /** @param {BoardView} view */
    constructor(view) {
        const { labels } = view;
        this.view = view;
        this.timer = 0;
        this.playing = false;
        // Whoever went back to a bot's turn wants to look at it.
        this.held = false;
        this.waits = false;
        this.element = element("div", "bots");
        this.element.setAttribute("role", "group");
        this.element.setAttribute("aria-label", labels.bots);
        this.element.hidden = true;
        this.who = element("span", "who");
        this.next = button("next", labels.bots_next, () => {
            this.playing = false;
            this.step();
        });
        this.toggle = button("play-on", labels.bots_play, () => this.turnOn(!this.runs()));
        const skip = button("skip", labels.bots_skip, () => {
            this.stop();
            view.sendSoon("skip", {});
        });
        this.speed = range("speed", labels.bots_speed, PACES_MILLISECONDS.length - 1);
        this.names = [labels.bots_slow, labels.bots_normal, labels.bots_fast];
        this.speed.value = String(view.speed);
        this.said = element("span", "speed-name");
        this.said.setAttribute("aria-hidden", "true");
        this.speed.addEventListener("input", () => this.sayPace());
        this.sayPace();
        this.element.append(this.who, this.next, this.toggle, skip, this.speed, this.said);
    }

    runs() {
        return this.playing && !this.held;
    }

    sayPace() {
        this.view.speed = Number(this.speed.value);
        this.said.textContent = this.names[this.view.speed];
        this.speed.setAttribute("aria-valuetext", this.names[this.view.speed]);
    }

    /** @param {boolean} value */
    playByItself(value) {
        this.playing = value;
    }

    /** @param {boolean} on */
    turnOn(on) {
        this.stop();
        this.playing = on;
        this.held = false;
        if (on) this.step();
        this.name();
    }

    step() {
        this.stop();
        this.view.send("next", {});
    }

    stop() {
        window.clearTimeout(this.timer);
        this.timer = 0;
    }

    /** @param {{waits?: boolean, bot?: string}} table @param {string} kind */
    show(table, kind) {
        const waits = Boolean(table.waits);
        // Nothing on the board is to be done while bots decide: the focus must not be lost when they have.
        if (this.waits && !waits && this.element.contains(document.activeElement)) this.view.focusPicture();
        this.waits = waits;
        this.element.hidden = !waits;
        this.held = waits && (kind === "moved" || kind === "undone" || (this.held && kind !== "played"));
        this.who.textContent = table.bot ?? "";
        this.name();
        if (!waits || !this.runs()) this.stop();
        else if (!this.timer && !this.view.waiting) {
            this.timer = window.setTimeout(() => this.step(), PACES_MILLISECONDS[this.view.speed]);
        }
    }

    name() {
        this.toggle.textContent = this.runs() ? this.view.labels.bots_pause : this.view.labels.bots_play;
    }
}

// ------------------------------------------------------------------------------------------------- the history

/** The turns of the present line to go along, and all lines that were played. */
class HistoryPanel {
    /** @param {BoardView} view @param {HTMLElement} panel */
    constructor(view, panel) {
        const { labels } = view;
        this.view = view;
        this.panel = panel;
        this.at = -1;
        /** @type {{node: number, text: string}[]} */
        this.places = [];
        this.here = 0;
        this.exact = true;
        // The place of the tree that was gone to by hand, until the kernel tells what became of it.
        this.aim = -1;
        // Whether the scrubber is in a hand, and the history that came meanwhile: under a hand nothing moves.
        this.pulled = false;
        /** @type {History | null} */
        this.later = null;
        /** @type {Set<number>} */
        this.chosen = new Set();
        this.scrubber = range("scrubber", labels.history_scrubber, 0);
        this.scrubber.addEventListener("input", () => this.sayPlace());
        this.scrubber.addEventListener("change", () => {
            this.pulled = false;
            this.goTo(Number(this.scrubber.value));
        });
        this.scrubber.addEventListener("pointerdown", () => (this.pulled = true));
        for (const kind of ["pointerup", "pointercancel"]) {
            // After the change that the browser tells of, if there is one.
            this.scrubber.addEventListener(kind, () => window.setTimeout(() => this.letGo()));
        }
        this.before = button("before", "◀", () => this.goTo(this.exact ? this.here - 1 : this.here));
        this.after = button("after", "▶", () => this.goTo(this.here + 1));
        this.before.setAttribute("aria-label", labels.history_before);
        this.after.setAttribute("aria-label", labels.history_after);
        this.place = element("p", "history-place");
        this.undo = button("history-undo", labels.undo, () => view.undoable() && view.sendSoon("undo", {}));
        this.redo = button("redo", labels.history_redo, () => !isOff(this.redo) && view.sendSoon("redo", {}));
        this.lines = element("ul", "lines");
        this.lines.setAttribute("aria-label", labels.history_lines);
        this.compare = button("compare", labels.history_compare, () => this.askComparison());
        const row = element("div", "scrub");
        row.append(this.before, this.scrubber, this.after);
        const buttons = element("p", "buttons");
        const back = button("look-back", labels.coach_look_back, () => view.coach.lookBack());
        buttons.append(this.undo, this.redo, back);
        this.hint = element("p", "faint hint", labels.history_compare_hint);
        panel.append(row, this.place, buttons, element("p", "panel-title", labels.history_lines), this.lines, this.hint, this.compare);
    }

    isOpen() {
        return !this.panel.hidden && Boolean(this.view.model.get("svg"));
    }

    open() {
        this.at = -1;
        // What stands here is of another time: nothing is offered until the history is told.
        this.places = [];
        this.scrubber.disabled = true;
        for (const made of [this.before, this.after, this.redo]) turnOff(made, true);
        // While the page is being built there is nothing to follow yet.
        if (this.view.shown.at !== undefined) this.follow(this.view.model.get("at"));
    }

    /** Ask for the history as it is now, after what was done has been shown. @param {number} at */
    follow(at) {
        if (!this.isOpen() || this.at === at || this.view.isUnderWay()) return;
        this.at = at;
        requestAnimationFrame(() => window.setTimeout(() => this.view.ask("show", { page: "history" })));
    }

    /** @param {number} index */
    goTo(index) {
        const there = Math.min(Math.max(index, 0), this.places.length - 1);
        const place = this.places[there];
        if (!place) return;
        // Who goes quickly along the turns counts from where the last step led, not from what was answered so far.
        this.aim = place.node;
        // Whatever is answered, also that it cannot be, the history is asked for anew.
        this.at = -1;
        this.stand(there, true);
        this.view.sendSoon("jump", { node: place.node });
    }

    /** @param {number} here @param {boolean} exact whether that place itself is shown, not one within its turn */
    stand(here, exact) {
        this.here = here;
        this.exact = exact;
        this.scrubber.value = String(here);
        this.sayPlace();
        turnOff(this.before, here === 0 && exact);
        turnOff(this.after, here === this.places.length - 1);
    }

    sayPlace() {
        const text = this.places[Number(this.scrubber.value)]?.text ?? "";
        this.place.textContent = text;
        this.scrubber.setAttribute("aria-valuetext", text);
    }

    letGo() {
        this.pulled = false;
        if (this.later) this.show(this.later);
    }

    /** @param {History} history */
    show(history) {
        this.later = this.pulled ? history : null;
        if (!history.turns || this.later) return;
        this.places = history.turns.map(({ node, text }) => ({ node, text }));
        if (this.places[this.places.length - 1].node !== history.end) {
            this.places.push({ node: history.end, text: history.last });
        }
        const turn = history.turns.findIndex((one) => one.here);
        if (!this.view.isUnderWay() && history.at === this.view.model.get("at")) this.aim = -1;
        const placeOf = (/** @type {number} */ node) => this.places.findIndex((one) => one.node === node);
        const [aim, there] = [placeOf(this.aim), placeOf(history.here)];
        this.scrubber.disabled = false;
        this.scrubber.max = String(this.places.length - 1);
        if (aim >= 0) this.stand(aim, true);
        else this.stand(there < 0 ? Math.max(turn, 0) : there, there >= 0);
        turnOff(this.undo, !this.view.undoable());
        turnOff(this.redo, !history.can_redo);
        this.showLines(history.branches);
    }

    /** @param {Branch[]} branches */
    showLines(branches) {
        const focused = document.activeElement;
        const key = this.lines.contains(focused) ? focused?.getAttribute("data-key") : null;
        const heads = new Set(branches.map((one) => one.head));
        this.chosen = new Set([...this.chosen].filter((head) => heads.has(head)));
        this.tips = new Map(branches.map((one) => [one.head, one.tip]));
        this.lines.replaceChildren(...branches.map((one) => this.line(one)));
        this.showChosen();
        if (!key) return;
        const again = this.lines.querySelector(`[data-key="${key}"]`);
        if (again instanceof HTMLElement) again.focus({ preventScroll: true });
        else this.scrubber.focus({ preventScroll: true });
    }

    /** @param {Branch} branch */
    line(branch) {
        const { labels } = this.view;
        const item = element("li", branch.current ? "line current" : "line");
        const title = element("p", "line-title", branch.title);
        const text = element("p", "line-text", branch.text);
        const marks = element("p", "line-marks");
        marks.append(...branch.marks.flatMap((mark) => [element("span", `line-mark ${mark.kind}`, mark.text), " "]));
        const buttons = element("p", "buttons");
        const called = `${branch.title}: `;
        const add = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ call) => {
            const made = button(name, label, call);
            made.dataset.key = `${name}-${branch.head}`;
            made.setAttribute("aria-label", `${called}${label}`);
            buttons.append(made);
        };
        add("go", labels.history_go, () => this.view.sendSoon("jump", { node: branch.tip }));
        add("rename", labels.history_rename, () => this.rename(item, branch));
        if (branch.removable) add("remove", labels.history_remove, () => this.remove(item, branch));
        const box = tick("choose", labels.history_choose);
        const input = /** @type {HTMLInputElement} */ (box.querySelector("input"));
        input.dataset.key = `choose-${branch.head}`;
        input.setAttribute("aria-label", `${called}${labels.history_choose}`);
        input.checked = this.chosen.has(branch.head);
        input.addEventListener("change", () => {
            if (input.checked) this.chosen.add(branch.head);
            else this.chosen.delete(branch.head);
            this.showChosen();
        });
        buttons.append(box);
        item.append(title, text, marks, buttons);
        return item;
    }

    showChosen() {
        const ready = this.chosen.size > 1 && this.chosen.size < 4;
        turnOff(this.compare, !ready);
        this.hint.hidden = ready;
    }

    askComparison() {
        if (isOff(this.compare)) return;
        this.view.ask("compare", { places: [...this.chosen].map((head) => this.tips?.get(head)) });
    }

    /** Ask for a name in place of the buttons. @param {HTMLElement} item @param {Branch} branch */
    rename(item, branch) {
        const { labels } = this.view;
        const form = element("form", "asked");
        const name = /** @type {HTMLInputElement} */ (element("input"));
        name.maxLength = 80;
        name.value = branch.name;
        name.setAttribute("aria-label", labels.history_name);
        name.dataset.key = `rename-${branch.head}`;
        const keep = element("button", "keep", labels.history_keep);
        keep.setAttribute("type", "submit");
        form.append(name, keep, button("leave", labels.history_cancel, () => this.restore(`rename-${branch.head}`)));
        form.addEventListener("submit", (event) => {
            event.preventDefault();
            this.view.sendOnce("rename", { node: branch.head, name: name.value });
        });
        item.lastElementChild?.replaceWith(form);
        name.focus();
    }

    /** Ask once more before a line is gone. @param {HTMLElement} item @param {Branch} branch */
    remove(item, branch) {
        const { labels } = this.view;
        const asked = element("div", "asked");
        asked.setAttribute("role", "group");
        asked.setAttribute("aria-label", branch.removing);
        const sure = button("sure", labels.history_remove_sure, () => this.view.sendOnce("prune", { node: branch.head }));
        const not = button("leave", labels.history_remove_not, () => this.restore(`remove-${branch.head}`));
        not.dataset.key = `remove-${branch.head}`;
        asked.append(element("p", "", branch.removing), sure, not);
        item.lastElementChild?.replaceWith(asked);
        not.focus();
    }

    /** Show the buttons of all lines again. @param {string} key */
    restore(key) {
        this.showLines(this.view.model.get("history").branches);
        const again = this.lines.querySelector(`[data-key="${key}"]`);
        if (again instanceof HTMLElement) again.focus({ preventScroll: true });
    }

    /** Give up what is asked for; say whether something was. @param {Element} target */
    leave(target) {
        const asked = target.closest(".asked");
        const key = asked?.querySelector("[data-key]")?.getAttribute("data-key");
        if (!asked || !this.lines.contains(asked)) return false;
        this.restore(key ?? "");
        return true;
    }
}

// --------------------------------------------------------------------------------------------- lines compared

/** Two or three places of the game side by side, below the board. */
class ComparisonView {
    /** @param {BoardView} view */
    constructor(view) {
        this.view = view;
        this.element = element("section", "comparison");
        this.element.setAttribute("aria-label", view.labels.compare);
        this.element.tabIndex = -1;
        this.element.hidden = true;
        this.asked = view.model.get("comparison").asked;
    }

    /** @param {Comparison} comparison */
    show(comparison) {
        this.element.hidden = !comparison.sides;
        if (!comparison.sides) return;
        const { labels } = this.view;
        const head = element("div", "comparison-head");
        head.append(element("p", "panel-title", labels.compare), button("close", labels.compare_close, () => this.close()));
        const picture = element("div", "compared");
        // On a narrow page it is moved to and fro, by the keyboard too.
        picture.tabIndex = 0;
        picture.setAttribute("role", "group");
        picture.setAttribute("aria-label", labels.compare);
        picture.append(drawn(this.view, comparison.picture));
        const tables = element("div", "compared-tables");
        tables.append(...comparison.seats.map((seat) => this.table(seat, comparison)));
        const told = element("div", "compared-told");
        told.append(...comparison.sides.map((side) => this.side(side)));
        this.element.replaceChildren(head, picture, tables, told);
        if (comparison.asked === this.asked) return;
        this.asked = comparison.asked;
        this.element.focus({ preventScroll: true });
        this.element.scrollIntoView({ block: "nearest" });
    }

    /** @param {Comparison["seats"][number]} seat @param {Comparison} comparison */
    table(seat, comparison) {
        const table = element("table", "ledger");
        const caption = element("caption");
        caption.append(seatMark(seat.seat, this.view.model.get("scores")), seat.name);
        const head = element("tr");
        head.append(heading(this.view.labels.compare_points, "col"), ...comparison.heads.map((one) => heading(one, "col")));
        const rows = [...seat.rows, { label: comparison.total, cells: seat.totals }].map((row, number) => {
            const line = element("tr", number === seat.rows.length ? "sum" : "");
            line.append(heading(row.label, "row"), ...row.cells.map((cell) => element("td", "", cell)));
            return line;
        });
        table.append(caption, head, ...rows);
        return table;
    }

    /** @param {Comparison["sides"][number]} side */
    side(side) {
        const made = element("div", "compared-side");
        made.append(element("p", "panel-title", side.title), element("p", "", side.moves));
        if (!side.revealed.length) {
            made.append(element("p", "faint", this.view.labels.compare_nothing));
            return made;
        }
        const more = element("details");
        const list = element("ul");
        list.append(...side.revealed.map((line) => element("li", "", line)));
        more.append(element("summary", "", side.revealed_title), list);
        made.append(more);
        return made;
    }

    close() {
        this.element.hidden = true;
        this.view.history.compare.focus();
    }
}

// -------------------------------------------------------------------------------------------------------- replay

/**
 * The curve of the points with the present place marked in it: a click, dragging and the arrow keys go to another one.
 * Where its turns lie, the drawing itself says.
 */
class CurveHead {
    /** @param {string} label @param {(at: number) => void} goTo */
    constructor(label, goTo) {
        this.goTo = goTo;
        this.at = 0;
        this.element = element("div", "chart-place curve-place");
        this.element.setAttribute("role", "slider");
        this.element.setAttribute("aria-label", label);
        this.element.setAttribute("aria-valuemin", "0");
        this.element.tabIndex = 0;
        this.element.addEventListener("pointerdown", (event) => {
            this.element.setPointerCapture(event.pointerId);
            this.follow(event);
        });
        this.element.addEventListener("pointermove", (event) => {
            if (event.buttons && this.element.hasPointerCapture(event.pointerId)) this.follow(event);
        });
    }

    get svg() {
        const svg = this.element.firstElementChild;
        return svg instanceof SVGSVGElement ? svg : null;
    }

    /** @param {Element} picture */
    draw(picture) {
        this.element.replaceChildren(picture);
        this.element.setAttribute("aria-valuemax", String(this.last()));
        this.show(this.at, "");
    }

    last() {
        return Math.max(Number(this.svg?.dataset.turns) - 1, 0);
    }

    /** @param {number} at @param {string} text what is said of that place */
    show(at, text) {
        this.at = at;
        this.element.setAttribute("aria-valuenow", String(at));
        if (text) this.element.setAttribute("aria-valuetext", text);
        const { first, step } = this.svg?.dataset ?? {};
        const x = Number(first) + at * Number(step);
        if (step) this.svg?.querySelector(".playhead")?.setAttribute("transform", `translate(${x} 0)`);
    }

    /** @param {PointerEvent} event */
    follow(event) {
        const matrix = this.svg?.getScreenCTM()?.inverse();
        const { first, step } = this.svg?.dataset ?? {};
        if (!matrix || !Number(step)) return;
        const { x } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
        const at = turnAt(x, Number(first), Number(step), this.last());
        if (at !== this.at) this.goTo(at);
    }

    /** Go to another place by a key; say whether it was one of ours. @param {Element} target @param {string} key */
    key(target, key) {
        const at = this.element.contains(target) ? turnByKey(key, this.at, this.last()) : null;
        if (at === null) return false;
        this.goTo(at);
        return true;
    }
}

/**
 * Find the turn at a place of a curve: the nearest there is.
 * @param {number} x @param {number} first @param {number} step @param {number} last
 */
export function turnAt(x, first, step, last) {
    return Math.min(Math.max(Math.round((x - first) / step), 0), last);
}

/** Find the turn that a key goes to, as in a slider. @param {string} key @param {number} at @param {number} last */
export function turnByKey(key, at, last) {
    /** @type {Record<string, number>} */
    const wanted = {
        ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1,
        PageDown: at - 10, PageUp: at + 10, Home: 0, End: last,
    };
    return key in wanted ? Math.min(Math.max(wanted[key], 0), last) : null;
}

/** A game from beginning to end: a scrubber, its pictures, its curve and its turning points. */
class ReplayPlayer {
    /** @param {Asker} host @param {((node: number) => void) | null} go @param {(() => void) | null} closed */
    constructor(host, go, closed) {
        const { labels } = host;
        this.host = host;
        this.closed = closed;
        this.timer = 0;
        this.wanted = 0;
        this.asking = false;
        this.playing = false;
        this.isOpen = false;
        this.opening = "";
        /** @type {Replay | null} */
        this.replay = null;
        /** @type {{number: number, svg: string, told: string[]} | null} */
        this.frame = null;
        this.element = element("section", "replay");
        this.element.setAttribute("aria-label", labels.replay);
        this.element.hidden = true;
        this.scrubber = range("replay-at", labels.replay_position, 0);
        this.scrubber.addEventListener("input", () => this.goTo(Number(this.scrubber.value), true));
        this.toggle = button("replay-play", labels.replay_play, () => this.turnOn(!this.playing));
        const before = button("before", "◀", () => this.goTo(this.wanted - 1, true));
        const after = button("after", "▶", () => this.goTo(this.wanted + 1, true));
        before.setAttribute("aria-label", labels.replay_previous);
        after.setAttribute("aria-label", labels.replay_next);
        const row = element("div", "scrub");
        row.append(this.toggle, before, this.scrubber, after);
        if (go) row.append(button("replay-go", labels.replay_go, () => this.leaveFor(go)));
        if (closed) row.append(button("replay-close", labels.replay_close, () => this.close()));
        this.caption = element("p", "replay-caption");
        this.picture = element("div", "replay-picture");
        this.told = element("ul", "replay-told");
        this.told.setAttribute("aria-label", labels.log);
        this.told.tabIndex = 0;
        this.turning = element("div", "turning");
        this.curve = new CurveHead(labels.replay_curve, (at) => this.goTo(at, true));
        const aside = element("div", "replay-aside");
        aside.append(element("p", "panel-title", labels.replay_curve), this.curve.element, this.turning);
        const body = element("div", "replay-body");
        const stage = element("div", "replay-stage");
        stage.append(this.picture, this.told);
        body.append(stage, aside);
        this.element.append(element("p", "panel-title", labels.replay), row, this.caption, body);
    }

    open() {
        this.opening = this.host.ask("show", { page: "replay" });
    }

    /** @param {Replay} replay */
    begin(replay) {
        // A page that is opened later does not begin with a replay that was looked at before.
        if (!replay.captions || (this.closed && replay.asked !== this.opening)) return;
        this.replay = replay;
        this.wanted = 0;
        this.isOpen = true;
        this.element.hidden = false;
        this.element.parentElement?.classList.toggle("watching", true);
        this.scrubber.max = String(replay.captions.length - 1);
        this.paint();
        this.listTurningPoints();
        this.picture.replaceChildren();
        this.say();
        if (this.closed) this.toggle.focus({ preventScroll: true });
    }

    paint() {
        if (this.replay) this.curve.draw(drawn(this.host, this.replay.curve));
    }

    listTurningPoints() {
        if (!this.replay) return;
        this.turning.hidden = !this.replay.turning.length;
        const list = element("ol");
        for (const point of this.replay.turning) {
            const item = element("li");
            item.append(button("turning-point", point.title, () => this.goTo(point.frame, true)));
            item.append(...point.gains.map((line) => element("p", "faint", line)));
            list.append(item);
        }
        this.turning.replaceChildren(element("p", "panel-title", this.host.labels.replay_turning), list);
    }

    repaint() {
        this.paint();
        if (this.isOpen && this.frame) this.picture.replaceChildren(drawn(this.host, this.frame.svg));
    }

    stop() {
        window.clearTimeout(this.timer);
    }

    /** @param {boolean} on */
    turnOn(on) {
        this.stop();
        this.playing = on;
        this.toggle.textContent = on ? this.host.labels.replay_pause : this.host.labels.replay_play;
        if (!on || !this.replay) return;
        this.goTo(this.wanted === this.replay.captions.length - 1 ? 0 : this.wanted + 1, false);
    }

    /** @param {number} number @param {boolean} byHand */
    goTo(number, byHand) {
        if (!this.replay) return;
        if (byHand && this.playing) this.turnOn(false);
        this.wanted = Math.min(Math.max(number, 0), this.replay.captions.length - 1);
        this.say();
        this.askFrame();
    }

    say() {
        const text = this.replay?.captions[this.wanted] ?? "";
        this.scrubber.value = String(this.wanted);
        this.scrubber.setAttribute("aria-valuetext", text);
        this.curve.show(this.wanted, text);
        this.caption.textContent = text;
    }

    /** Do what a key means in the curve; say whether it means something. @param {Element} target @param {string} key */
    key(target, key) {
        return this.curve.key(target, key);
    }

    askFrame() {
        // One at a time: who pulls the scrubber wants to see the last place.
        if (this.asking || this.frame?.number === this.wanted) {
            this.goOn();
            return;
        }
        this.asking = true;
        this.host.ask("frame", { number: this.wanted });
    }

    /** @param {{number: number, svg: string, told: string[]}} frame */
    show(frame) {
        if (!frame.svg) return;
        this.asking = false;
        this.frame = frame;
        if (!this.isOpen) return;
        showFrame(this.picture, drawn(this.host, frame.svg));
        this.told.replaceChildren(...frame.told.map((line) => element("li", "", line)));
        if (frame.number === this.wanted) this.goOn();
        else this.askFrame();
    }

    goOn() {
        this.stop();
        if (!this.playing || !this.replay) return;
        if (this.wanted === this.replay.captions.length - 1) this.turnOn(false);
        else this.timer = window.setTimeout(() => this.goTo(this.wanted + 1, false), REPLAY_MILLISECONDS);
    }

    /** @param {(node: number) => void} go */
    leaveFor(go) {
        const node = this.replay?.nodes[this.wanted];
        this.close();
        if (node !== undefined) go(node);
    }

    close() {
        if (!this.closed) return;
        this.turnOn(false);
        this.isOpen = false;
        this.frame = null;
        this.element.hidden = true;
        this.element.parentElement?.classList.toggle("watching", false);
        this.closed();
    }
}

/** A replay that stands alone: the value of a cell. It begins with its first picture, and goes on when it is told to. */
class ReplayView {
    /** @param {Model} model @param {HTMLElement} host */
    constructor(model, host) {
        this.model = model;
        this.labels = /** @type {Record<string, string>} */ (model.get("labels"));
        this.name = Math.random().toString(36).slice(2, 10);
        this.sent = 0;
        this.root = element("div", "trajan-tutor alone");
        this.root.setAttribute("role", "group");
        this.root.setAttribute("aria-label", this.labels.replay);
        this.player = new ReplayPlayer(this, null, null);
        this.problem = element("p", "notice");
        this.problem.setAttribute("role", "status");
        this.root.append(this.player.element, this.problem);
        host.append(this.root);
        this.onFrame = () => this.player.show(model.get("frame"));
        this.onProblem = () => {
            this.problem.textContent = model.get("problem");
        };
        this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
        window.addEventListener("keydown", this.onKey, true);
        model.on("change:frame", this.onFrame);
        model.on("change:problem", this.onProblem);
        this.themes = new MutationObserver(() => this.player.repaint());
        this.themes.observe(document.body, { attributeFilter: ["data-jp-theme-light"] });
        this.player.begin(model.get("replay"));
        this.player.show(model.get("frame"));
        // Another view of the replay may have gone on: this one begins where that one is.
        this.player.goTo(model.get("frame").number, false);
    }

    /** Keep keys from the notebook, but for saving it. @param {KeyboardEvent} event */
    key(event) {
        const target = event.composedPath()[0];
        if (!(target instanceof Element) || !this.root.contains(target)) return;
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") return;
        event.stopImmediatePropagation();
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (this.player.key(target, event.key)) event.preventDefault();
    }

    /** @param {string} type @param {object} content */
    ask(type, content) {
        this.sent += 1;
        const id = `${this.name}-${this.sent}`;
        this.model.send({ type, ...content, at: 0, id });
        return id;
    }

    /** @param {string} text */
    inTheme(text) {
        return inTheme(text);
    }

    close() {
        this.player.stop();
        window.removeEventListener("keydown", this.onKey, true);
        this.model.off("change:frame", this.onFrame);
        this.model.off("change:problem", this.onProblem);
        this.themes.disconnect();
    }
}

/** Put a picture in the place of another; pieces come from where they lay. @param {HTMLElement} place @param {Element} picture */
function showFrame(place, picture) {
    const pieces = () => [...place.querySelectorAll("[id*='-p-']")];
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const before = new Map(still ? [] : pieces().map((piece) => [piece.id, piece.getBoundingClientRect()]));
    place.replaceChildren(picture);
    if (!before.size) return;
    for (const piece of pieces()) {
        const [then, now] = [before.get(piece.id), piece.getBoundingClientRect()];
        if (!then || !(piece instanceof SVGGraphicsElement) || Math.hypot(then.x - now.x, then.y - now.y) < 2) continue;
        const unit = piece.getScreenCTM()?.a ?? 1;
        const rest = getComputedStyle(piece).transform;
        const base = rest === "none" ? "" : `${rest} `;
        const from = `${base}translate(${(then.x - now.x) / unit}px, ${(then.y - now.y) / unit}px)`;
        piece.animate([{ transform: from }, { transform: base || "none" }], { duration: TRAVEL_MILLISECONDS, easing: "ease-out" });
    }
}

// ------------------------------------------------------------------------------------------------- a foresight

/**
 * What a choice would bring about, over the board while it is looked at. It is asked for when somebody rests on the
 * choice, never when one is made.
 * @typedef {{asked?: string, move?: string, over?: string, shining?: string[]}} Preview
 */
class Foresight {
    /** @param {BoardView} view */
    constructor(view) {
        this.view = view;
        this.move = "";
        this.asked = "";
        this.timer = 0;
        this.at = -1;
        /** @type {Map<string, Preview>} */
        this.known = new Map();
        /** @type {Element[]} */
        this.shown = [];
    }

    /** @param {string} move Nothing: nobody looks at a choice any more. */
    look(move) {
        const at = this.view.model.get("at");
        if (at !== this.at) this.known.clear();
        if (move === this.move && at === this.at) return;
        this.at = at;
        this.move = move;
        this.hide();
        if (!move) return;
        const known = this.known.get(move);
        if (known) this.show(known);
        else this.timer = window.setTimeout(() => (this.asked = this.view.ask("preview", { move })), PREVIEW_MILLISECONDS);
    }

    /** @param {Preview} preview */
    receive(preview) {
        if (!preview.asked || preview.asked !== this.asked) return;
        this.known.set(this.move, preview);
        if (preview.move && preview.move === this.move) this.show(preview);
    }

    /** @param {Preview} preview */
    show(preview) {
        const picture = this.view.picture.querySelector("svg");
        if (!picture || this.view.model.get("at") !== this.at) return;
        this.hide();
        const over = preview.over ? read(preview.over) : null;
        // Above everything, in the units of the whole table; in each sheet that a narrow page shows.
        const sheets = [...picture.querySelectorAll(":scope > .window:not(.away) > .sheet")];
        for (const place of over ? (sheets.length ? sheets : [picture]) : []) {
            const laid = /** @type {SVGGraphicsElement} */ (document.importNode(/** @type {Element} */ (over), true));
            const matrix = place instanceof SVGGElement ? place.transform.baseVal.consolidate()?.matrix.inverse() : null;
            if (matrix) laid.setAttribute("transform", `matrix(${[matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f]})`);
            laid.classList.add("foreseen");
            place.append(laid);
            this.shown.push(laid);
        }
        this.view.wear("foreseen", preview.shining ?? []);
    }

    hide() {
        window.clearTimeout(this.timer);
        this.asked = "";
        for (const one of this.shown) one.remove();
        this.shown = [];
        this.view.wear("foreseen", []);
    }
}

// -------------------------------------------------------------------------------------------------- the coach

/** What the coach shows: blocks beside the board, and below it those that need more room. It shows what it is given. */
class CoachPanel {
    /** @param {BoardView} view @param {HTMLElement} panel */
    constructor(view, panel) {
        this.view = view;
        this.busy = element("div", "coach-busy");
        this.busy.hidden = true;
        this.said = element("span", "coach-said");
        this.bar = /** @type {HTMLProgressElement} */ (element("progress", "coach-bar"));
        this.bar.max = 1;
        this.busy.append(this.said, this.bar, button("coach-cancel", view.labels.coach_cancel, () => this.ask("cancel", -1)));
        this.body = element("div", "coach-body");
        this.wide = element("section", "coach-wide");
        this.wide.setAttribute("aria-label", view.labels.tab_coach);
        this.wide.hidden = true;
        /** @type {Set<string>} */
        this.opened = new Set();
        // Whether somebody has just asked for something that the board shows.
        this.climbed = false;
        // Answers that were there before this page are not new.
        this.answers = Infinity;
        panel.append(this.busy, this.body);
    }

    /** @param {string} action @param {number} number */
    ask(action, number) {
        this.climbed = action === "hint-level";
        this.view.ask("coach", { action, number });
    }

    lookBack() {
        this.view.openTab("coach");
        this.ask("look-back", -1);
    }

    closeWide() {
        this.ask("close", -1);
        this.view.focusPicture();
    }

    /** @param {{text?: string, share?: number}} thinking */
    think(thinking) {
        const was = !this.busy.hidden;
        const hadFocus = this.busy.contains(document.activeElement);
        this.busy.hidden = !thinking.text;
        this.said.textContent = thinking.text ?? "";
        this.bar.value = thinking.share ?? 0;
        this.bar.setAttribute("aria-label", thinking.text ?? "");
        // The answer stands first.
        if (was && this.busy.hidden) this.view.panels.coach.scrollTop = 0;
        if (hadFocus && this.busy.hidden) this.body.querySelector("button")?.focus({ preventScroll: true });
    }

    seen() {
        // The tabs are built before what they hold.
        if (this.view.coach === this) this.setNews(false);
    }

    /** @param {boolean} news */
    setNews(news) {
        const tab = this.view.tabs.querySelector("[data-tab=coach]");
        if (!tab) return;
        tab.classList.toggle("news", news);
        tab.replaceChildren(this.view.labels.tab_coach);
        if (news) tab.append(element("span", "unseen", ` ${this.view.labels.coach_news}`));
    }

    /** @param {{trying?: boolean, answers?: number, panel?: CoachBlock[], wide?: CoachBlock[]}} coach */
    show(coach) {
        const wasEmpty = this.wide.hidden;
        const answers = coach.answers ?? 0;
        if (answers > this.answers && this.view.tab !== "coach") this.setNews(true);
        this.answers = answers;
        this.view.root.classList.toggle("trying", Boolean(coach.trying));
        this.fill(this.body, coach.panel ?? []);
        this.wide.hidden = !coach.wide?.length;
        this.fill(this.wide, coach.wide ?? []);
        if (wasEmpty && !this.wide.hidden && this.view.shown.at !== undefined) this.wide.scrollIntoView({ block: "nearest" });
        if (this.climbed) this.point();
    }

    /** Bring what the hint marks into sight. */
    point() {
        const shining = [...this.view.picture.querySelectorAll(".shining")];
        if (!shining.length) return;
        this.climbed = false;
        this.view.parts.reveal(shining);
        const isInView = (/** @type {Element} */ one) => {
            const box = one.getBoundingClientRect();
            return box.bottom > 0 && box.top < window.innerHeight;
        };
        if (!shining.some(isInView)) shining[0].scrollIntoView({ block: "center" });
    }

    /** @param {HTMLElement} place @param {CoachBlock[]} blocks */
    fill(place, blocks) {
        const focused = document.activeElement;
        const key = place.contains(focused) ? (focused?.getAttribute("data-key") ?? "") : null;
        for (const card of place.querySelectorAll("details")) {
            const name = card.dataset.rule ?? "";
            if (card.open) this.opened.add(name);
            else this.opened.delete(name);
        }
        place.replaceChildren(...blocks.map((block) => this.block(block)));
        if (key === null) return;
        const again = key ? place.querySelector(`[data-key="${key}"]`) : null;
        const next = again ?? place.querySelector("button[aria-disabled=false]") ?? this.view.tabs.querySelector("[data-tab=coach]");
        if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    }

    /** @param {CoachBlock} block @returns {HTMLElement} */
    block(block) {
        const items = block.items ?? [];
        if (block.kind === "title") return element("p", "panel-title", block.text);
        if (block.kind === "buttons") return row(items.map((item) => this.button(item)));
        if (block.kind === "select") return this.select(block);
        if (block.kind === "ticks") return this.ticks(block);
        if (block.kind === "picture") {
            const place = element("div", "chart-place");
            place.append(drawn(this.view, block.svg ?? ""));
            return place;
        }
        if (block.kind === "boards") {
            const place = element("div", "coach-boards");
            place.append(...items.map((item) => this.board(item)));
            return place;
        }
        if (block.kind === "steps") {
            const list = element("ol", "coach-steps");
            list.append(...items.map((item) => element("li", item.done ? "done" : "", item.text)));
            return list;
        }
        if (block.kind === "reasons") {
            const list = element("ul", "coach-reasons");
            list.append(...items.map((item) => this.reason(item)));
            return list;
        }
        const text = element("p", "coach-text", block.text);
        text.classList.toggle("faint", Boolean(block.faint));
        text.classList.toggle("strong", Boolean(block.strong));
        return text;
    }

    /** @param {CoachItem} item */
    button(item) {
        const made = button(`action-${item.action}`, item.text, () => !isOff(made) && this.ask(item.action, item.number));
        made.dataset.key = `${item.action}-${item.number}`;
        turnOff(made, item.state === "off");
        if (item.action === "hint-level") made.setAttribute("aria-pressed", String(item.state === "done"));
        return made;
    }

    /** @param {CoachItem} item */
    board(item) {
        const made = element("figure", "coach-board");
        made.append(element("figcaption", "", item.text), drawn(this.view, item.svg ?? ""));
        return made;
    }

    /** @param {CoachItem} item */
    reason(item) {
        const made = element("li", item.sign === "+" ? "for" : "against");
        const sign = element("span", "sign", item.sign);
        made.append(sign, element("span", "", item.text));
        if (item.card) {
            const card = ruleCard(item.card, this.opened.has(item.card.rule));
            made.append(card);
        }
        return made;
    }

    /** @param {CoachBlock} block */
    select(block) {
        const made = element("label", "coach-tell", `${block.label} `);
        const select = document.createElement("select");
        select.append(...(block.options ?? []).map((text, at) => new Option(text, String(at), false, at === block.chosen)));
        select.dataset.key = block.action;
        select.addEventListener("change", () => this.ask(block.action ?? "", Number(select.value)));
        made.append(select);
        return made;
    }

    /** @param {CoachBlock} block */
    ticks(block) {
        const list = element("ul", "coach-turns");
        list.setAttribute("aria-label", block.label ?? "");
        for (const item of block.items ?? []) {
            const line = element("li");
            const box = tick("chosen-turn", item.text);
            const input = /** @type {HTMLInputElement} */ (box.querySelector("input"));
            input.checked = Boolean(item.on);
            input.dataset.key = `${item.action}-${item.number}`;
            input.addEventListener("change", () => this.ask(item.action, item.number));
            line.append(box);
            if (item.more) {
                const more = this.button(item.more);
                more.setAttribute("aria-label", `${item.more.text}: ${item.text}`);
                line.append(more);
            }
            list.append(line);
        }
        return list;
    }
}

/** Make a row of buttons. @param {HTMLElement[]} buttons */
function row(buttons) {
    const made = element("p", "buttons");
    made.append(...buttons);
    return made;
}

// ---------------------------------------------------------------------------------------- parts of the controls

/** Let a picture follow the notebook's theme. @param {string} text */
function inTheme(text) {
    const light = document.body.dataset.jpThemeLight;
    if (!light) return text;
    return text.replace(/@media\s*\(prefers-color-scheme:\s*dark\)/g, light === "true" ? "@media not all" : "@media all");
}

/** Read a picture that the kernel drew. @param {{inTheme: (text: string) => string}} host @param {string} text */
function drawn(host, text) {
    return document.importNode(new DOMParser().parseFromString(host.inTheme(text), "image/svg+xml").documentElement, true);
}

/** Make a slider from 0 on. @param {string} name @param {string} label @param {number} most */
function range(name, label, most) {
    const made = /** @type {HTMLInputElement} */ (element("input", name));
    made.type = "range";
    made.min = "0";
    made.max = String(most);
    made.setAttribute("aria-label", label);
    return made;
}

/** Make a box to be ticked, with its label. @param {string} name @param {string} label */
function tick(name, label) {
    const made = element("label", `tick ${name}`);
    const box = /** @type {HTMLInputElement} */ (element("input"));
    box.type = "checkbox";
    box.name = name;
    made.append(box, ` ${label}`);
    return made;
}

/** Let a button stay where it is, but do nothing. @param {HTMLElement} made @param {boolean} off */
function turnOff(made, off) {
    made.setAttribute("aria-disabled", String(off));
}

/** @param {HTMLElement} made */
function isOff(made) {
    return made.getAttribute("aria-disabled") === "true";
}

/**
 * Make a card of a rule: its title, to be opened, its text, and how sure it is.
 * @param {Card} card @param {boolean} open
 */
function ruleCard(card, open) {
    const made = /** @type {HTMLDetailsElement} */ (element("details", "card"));
    made.dataset.rule = card.rule;
    made.open = open;
    const title = element("summary", "", card.title);
    made.append(title, element("p", "", card.text));
    for (const mark of card.marks) {
        if (!title.querySelector(".sure")) title.append(" ", element("span", "sure", mark.label));
        const line = element("p", "sure-text");
        line.append(element("b", "", mark.label), ": ", mark.text);
        made.append(line);
    }
    return made;
}

/** Write a number with the sign of minus, as the picture does. @param {number} value */
function figure(value) {
    return String(value).replace("-", "−");
}

/** @param {Points} points @param {Record<string, string>} labels */
function pointsTable(points, labels) {
    const most = Math.max(1, ...points.rows.flatMap((row) => row.points));
    const table = element("table", "ledger");
    const head = element("tr");
    head.append(heading(labels.points_source, "col"));
    points.names.forEach((name, seat) => {
        const cell = heading("", "col");
        const mark = seatMark(seat, points.looks);
        mark.setAttribute("aria-hidden", "true");
        cell.append(mark, element("span", "seat-name", name));
        head.append(cell);
    });
    table.append(head);
    for (const row of points.rows) {
        const line = element("tr");
        line.append(heading(row.label, "row"));
        row.points.forEach((value, seat) => {
            const cell = element("td", "", value ? figure(value) : "");
            const bar = element("span", `bar seat-${points.looks[seat]?.colour ?? seat}`);
            bar.style.width = `${Math.max(0, (100 * value) / most)}%`;
            cell.append(bar);
            line.append(cell);
        });
        table.append(line);
    }
    const sum = element("tr", "sum");
    sum.append(heading(labels.points_sum, "row"), ...points.totals.map((total) => element("td", "", figure(total))));
    table.append(sum);
    return table;
}

/** @param {string} text @param {string} scope */
function heading(text, scope) {
    const made = element("th", "", text);
    made.setAttribute("scope", scope);
    return made;
}

/**
 * Make a choice of a form with its label.
 * @param {string} name @param {string} label @param {Option[]} options @param {string} [chosen]
 */
function choice(name, label, options, chosen) {
    const made = element("label", name, `${label} `);
    const select = document.createElement("select");
    select.name = name;
    select.append(...options.map((one) => new Option(one.text, one.value, false, one.value === chosen)));
    made.append(select);
    return made;
}

/**
 * An option of a game: one of its choices, several of them, or yes and no.
 * @typedef {{name: string, text: string, choices: Option[], several: boolean, needs: string, alone: boolean}} Offer
 */

/** Make what asks for an option of a game. @param {Offer} offer */
function offerField(offer) {
    const made = element(offer.several ? "fieldset" : "div", "game-option");
    made.dataset.offer = offer.name;
    if (offer.several) made.append(element("legend", "", offer.text), ...offer.choices.map((one) => tick(one.value, one.text)));
    else if (offer.choices.length) made.append(choice(`offer-${offer.name}`, offer.text, offer.choices));
    else made.append(tick(`offer-${offer.name}`, offer.text));
    return made;
}

/** Hide the options that are of no use as long as another one is not chosen. @param {HTMLElement} place @param {Offer[]} offers */
function useOffers(place, offers) {
    for (const offer of offers) {
        const made = /** @type {HTMLElement} */ (place.querySelector(`[data-offer="${offer.name}"]`));
        made.hidden = Boolean(offer.needs) && !(offer.needs in chosenOffers(place));
    }
}

/** Read the options that are not as usual. @param {HTMLElement} place */
function chosenOffers(place) {
    /** @type {Record<string, string | boolean>} */
    const found = {};
    for (const made of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("[data-offer]"))) {
        const name = made.dataset.offer ?? "";
        const select = made.querySelector("select");
        const ticked = /** @type {HTMLInputElement[]} */ ([...made.querySelectorAll("input:checked")]);
        if (made.hidden) continue;
        if (select && select.selectedIndex > 0) found[name] = select.value;
        else if (made.tagName === "FIELDSET" && ticked.length) found[name] = ticked.map((one) => one.name).join(",");
        else if (!select && made.tagName !== "FIELDSET" && ticked.length) found[name] = true;
    }
    return found;
}

/** @param {string} name @param {string} text @param {() => void} call */
function button(name, text, call) {
    const made = element("button", name, text);
    made.setAttribute("type", "button");
    made.addEventListener("click", call);
    return made;
}

/** @param {EventTarget | null} target @returns {Element | null} */
function spotOf(target) {
    return target instanceof Element ? spotAround(target) : null;
}

/** How the seats of a game are marked. @typedef {{letter: string, colour: number}} Look */

/** @param {number} seat @param {Look[]} looks */
function seatMark(seat, looks) {
    const look = looks[seat] ?? { letter: "", colour: seat };
    return element("span", `mark seat-${look.colour}`, look.letter);
}

/** @param {Element} spot */
function isLegal(spot) {
    return spot.classList.contains("legal");
}

/** Say whether a place is behind a tab of a narrow page. @param {Element} spot */
function isAway(spot) {
    return Boolean(spot.closest(".away"));
}

/** Find the spot that a click inside a picture means: the nearest around it that leads on, else the nearest. */
function spotAround(/** @type {Element} */ target) {
    return target.closest("[data-spot].legal") ?? target.closest("[data-spot]");
}

export default {
    /** @param {{model: Model}} context */
    initialize({ model }) {
        if (model.get("kind") !== "replay") keepPicture(model);
    },
    /** @param {{model: Model, el: HTMLElement}} context */
    render({ model, el }) {
        const view = model.get("kind") === "replay" ? new ReplayView(model, el) : new BoardView(model, el);
        return () => view.close();
    },
};
