// @ts-check
/**
 * The board in a page. It knows no rules: it shows a picture with named spots and lists of words, and tells the kernel
 * what was picked. Words from people are always set as text; only the picture, which the kernel drew, is markup.
 *
 * @typedef {{move: string, text: string, spots: string[], marks: string[]}} Choice
 * @typedef {{rule: string, title: string, text: string, marks: {label: string, text: string}[]}} Card
 * @typedef {{area: string, title: string, rules: Card[]}} Area
 * @typedef {{asked: string, spot?: string, lines?: string[], title?: string, text?: string}} Tip
 * @typedef {{names: string[], rows: {label: string, points: number[]}[], totals: number[]}} Points
 * @typedef {{value: string, text: string}} Option
 * @typedef {{number: number, seat: number, name: string, text: string, points: number}} Line
 * @typedef {{seat: number, name: string, points: number, to_move: boolean, won: boolean}} Score
 * @typedef {{text: string, kind: string, spot: string, number: number}} Notice
 * @typedef {{get: (name: string) => any, on: (name: string, call: () => void) => void,
 *     off: (name: string, call: () => void) => void, send: (content: object) => void}} Model
 */

const PATIENCE_MILLISECONDS = 5000;
// The answer beside a spot covers its neighbours: it goes by itself, the line above the board stays.
const BUBBLE_MILLISECONDS = 8000;
// Farther than anything on a screen.
const FAR = 1e6;
// Resting on a place tells about it; going past does not. A finger has to rest a little longer.
const REST_MILLISECONDS = 400;
const PRESS_MILLISECONDS = 500;
const LATE_TIP_MILLISECONDS = 400;
const TRAVEL_MILLISECONDS = 220;
// Where more moves at once, nobody can follow it.
const MOST_TRAVELLERS = 40;
// Rules that are found are opened when they are so few.
const MOST_OPENED = 6;
const TABS = ["log", "rule", "points", "book", "symbols"];
const TRAITS = [
    "svg", "at", "answered", "turn", "prompt", "choices", "picked", "scores", "log_lines", "notice", "live", "can_undo",
    "steps", "cards", "points", "ending", "tip", "pages", "began", "labels", "theme",
];
/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// ------------------------------------------------------------------------------------------------------ morph

/**
 * Make one element like another, keeping elements with the same id, so that focus, hover and transitions survive.
 * @param {Element} kept @param {Element} wanted
 */
export function morph(kept, wanted) {
    for (const { name } of [...kept.attributes]) {
        // Where the one tab stop lies is decided here, not by the picture.
        if (!wanted.hasAttribute(name) && name !== "tabindex") kept.removeAttribute(name);
    }
    for (const { name, value } of [...wanted.attributes]) {
        if (kept.getAttribute(name) !== value) kept.setAttribute(name, value);
    }
    morphChildren(kept, wanted);
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
    return frame.content.firstElementChild?.firstElementChild ?? null;
}

/**
 * Say which elements of a picture have to become which, for it to show what a text says.
 * @param {Element} picture @param {string} before @param {string} after @returns {[Element, Element][]}
 */
export function changes(picture, before, after) {
    /** @type {[Element, Element][]} */
    const pairs = [];
    const parts = differences(before, after) ?? [""];
    for (const part of parts) {
        const wanted = part ? read(part) : null;
        const kept = wanted?.id ? picture.querySelector(`[id="${wanted.id}"]`) : picture.querySelector(":scope > defs");
        if (!wanted || !kept) {
            return [[picture, new DOMParser().parseFromString(after, "image/svg+xml").documentElement]];
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
 * @param {Element[]} parts @param {string} id
 * @returns {Map<string, {spot: string, look: string, pieces: Element[]}>}
 */
function piecesOf(parts, id) {
    const found = new Map();
    for (const piece of parts.flatMap((part) => [...part.querySelectorAll(`[id^="${id}-p-"]`)])) {
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
 * @param {Element[]} before @param {Element[]} after @param {string} id @returns {{from: Element, to: Element}[]}
 */
export function travellers(before, after, id) {
    const old = piecesOf(before, id);
    const now = piecesOf(after, id);
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

/** Return the place of a piece in the units of its picture. @param {Element} piece @param {SVGSVGElement} picture */
function placeOf(piece, picture) {
    const own = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
    const whole = picture.getScreenCTM();
    return own && whole ? DOMMatrix.fromMatrix(whole).inverse().multiply(DOMMatrix.fromMatrix(own)) : null;
}

/**
 * Let parts of a picture become others, and pieces travel to their new places.
 * @param {SVGSVGElement} picture @param {[Element, Element][]} pairs
 */
function travel(picture, pairs) {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const [kept, wanted] = [pairs.map((pair) => pair[0]), pairs.map((pair) => pair[1])];
    const found = still ? [] : travellers(kept, wanted, picture.id);
    const moving = found.length > MOST_TRAVELLERS ? [] : found;
    const starts = moving.map(({ from, to }) => ({ id: to.id, clone: from.cloneNode(true), start: placeOf(from, picture) }));
    for (const [old, now] of pairs) morph(old, now);
    // Where the pieces are now is known for nothing once the browser has laid out the page.
    if (starts.length) requestAnimationFrame(() => setOff(picture, starts));
}

/** @param {SVGSVGElement} picture @param {{id: string, clone: Node, start: DOMMatrix | null}[]} starts */
function setOff(picture, starts) {
    const layer = document.createElementNS("http://www.w3.org/2000/svg", "g");
    layer.setAttribute("aria-hidden", "true");
    layer.setAttribute("class", "travel");
    const travelling = starts.map(({ id, clone, start }) => {
        const piece = picture.querySelector(`[id="${id}"]`);
        return { piece, clone, start, end: piece && placeOf(piece, picture) };
    });
    for (const { piece, clone, start, end } of travelling) {
        if (!piece || !start || !end || !(clone instanceof SVGElement)) continue;
        clone.removeAttribute("id");
        clone.removeAttribute("transform");
        layer.append(clone);
        const options = { duration: TRAVEL_MILLISECONDS, easing: "ease-in-out" };
        clone.animate([{ transform: String(start) }, { transform: String(end) }], options);
        piece.animate([{ opacity: 0 }, { opacity: 0 }], options).onfinish = () => clone.remove();
    }
    picture.append(layer);
    window.setTimeout(() => layer.remove(), TRAVEL_MILLISECONDS + 50);
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
    /** @type {Record<string, HTMLElement>} */ panels = {};
    /** @type {Element | null} */ resting = null;
    queued = false;
    text = "";

    /** @param {Model} model @param {HTMLElement} host */
    constructor(model, host) {
        this.model = model;
        this.labels = /** @type {Record<string, string>} */ (model.get("labels"));
        this.name = Math.random().toString(36).slice(2, 10);
        this.sent = 0;
        this.waiting = "";
        this.timer = 0;
        this.bubbleTimer = 0;
        this.restTimer = 0;
        this.lateTimer = 0;
        this.current = "";
        this.host = host;
        this.tab = TABS[0];
        this.askedTip = "";
        this.longPressed = false;
        /** @type {Map<string, Tip>} */
        this.tips = new Map();
        this.shown = /** @type {Record<string, any>} */ ({});
        this.build(host);
        this.onKey = this.key.bind(this);
        this.onChange = this.change.bind(this);
        // On the window and in the capture phase: the notebook would otherwise take the keys for its cells.
        window.addEventListener("keydown", this.onKey, true);
        for (const trait of TRAITS) model.on(`change:${trait}`, this.onChange);
        this.themes = new MutationObserver(() => {
            this.showPicture(this.model.get("svg"));
            this.showPages({ symbols: this.model.get("pages").symbols });
        });
        this.themes.observe(document.body, { attributeFilter: ["data-jp-theme-light"] });
        this.sizes = new ResizeObserver(() => this.fit());
        this.sizes.observe(this.root);
        this.update();
    }

    /** Keep the end of the log in sight, and the answer beside its spot, when the width changes. */
    fit() {
        this.log.scrollTop = this.log.scrollHeight;
        this.hideBubble();
        this.hideTip();
    }

    /** Begin anew, in other words. */
    rebuild() {
        this.labels = this.model.get("labels");
        this.sizes.disconnect();
        this.root.remove();
        this.shown = {};
        this.tips.clear();
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
        this.begin.addEventListener("click", () => this.openForm(this.form.hidden));
        this.undo = element("button", "undo");
        this.undo.addEventListener("click", () => this.undoable() && this.send("undo", {}));
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
        this.tip = element("div", "tip");
        this.tip.id = `tip-${this.name}`;
        this.tip.setAttribute("role", "tooltip");
        this.tip.hidden = true;
        const frame = element("div", "frame");
        frame.append(this.picture, this.bubble, this.tip);
        const body = element("div", "body");
        body.append(frame, this.buildSide());
        this.live = element("div", "live");
        this.live.setAttribute("role", "status");
        this.live.setAttribute("aria-live", "polite");
        const keys = element("p", "keys", this.labels.keys);
        this.root.append(head, this.steps, answer, this.form, this.ending, body, keys, this.live);
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
        const side = element("div", "side");
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
            if (name !== "log" && name !== "book") panel.tabIndex = 0;
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
        // Pages that never change come when they are first asked for.
        if ((name === "book" || name === "symbols") && !this.model.get("pages")[name]) {
            const place = name === "book" ? this.book : this.panels.symbols;
            place.replaceChildren(element("p", "faint", this.labels.loading));
            this.ask("show", { page: name });
        }
        if (goThere) {
            this.panels[name].focus({ preventScroll: true });
            this.panels[name].scrollIntoView({ block: "nearest" });
        }
    }

    /** @param {Element} tab @param {number} direction */
    moveInTabs(tab, direction) {
        const tabs = [...this.tabs.querySelectorAll("button")];
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

    /** @param {{title?: string, why?: string, order?: string[], cards?: Card[]}} ending */
    showEnding(ending) {
        const over = Boolean(ending.title);
        this.ending.hidden = !over;
        if (!over) return;
        const order = element("ul", "order");
        order.append(...(ending.order ?? []).map((line) => element("li", "", line)));
        const again = element("button", "again", this.labels.form_again);
        again.addEventListener("click", () => this.send("again", {}));
        const another = element("button", "another-game", this.labels.new);
        another.addEventListener("click", () => this.openForm(true));
        const buttons = element("p", "buttons");
        buttons.append(again, another);
        const cards = (ending.cards ?? []).map((card) => ruleCard(card, false));
        const title = element("p", "ending-title", ending.title);
        this.ending.replaceChildren(title, element("p", "because", ending.why), order, ...cards, buttons);
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
        this.form.hidden = !open && !empty;
        this.begin.setAttribute("aria-expanded", String(!this.form.hidden));
        this.begin.hidden = empty;
        if (this.form.hidden) {
            this.begin.focus();
            return;
        }
        if (!this.form.firstChild) this.buildForm(empty);
        if (!empty) this.form.querySelector("select")?.focus();
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
        const fillSeats = () => {
            const options = chosenGame().seats.map((/** @type {number} */ number) => new Option(String(number)));
            select.replaceChildren(...options);
            fillPlayers();
        };
        const fillPlayers = () => {
            while (players.children.length > Number(select.value)) players.lastElementChild?.remove();
            while (players.children.length < Number(select.value)) players.append(this.playerRow(players.children.length));
        };
        game.addEventListener("change", fillSeats);
        seats.addEventListener("change", fillPlayers);
        const buttons = element("p", "buttons");
        const begin = element("button", "begin", this.labels.form_begin);
        begin.setAttribute("type", "submit");
        buttons.append(begin);
        if (!empty) {
            const again = button("again", this.labels.form_again, () => this.send("again", {}));
            buttons.append(again, button("cancel", this.labels.form_cancel, () => this.openForm(false)));
        }
        this.form.setAttribute("aria-label", this.labels.form);
        this.form.append(
            element("p", "panel-title", this.labels.form), game, seats, players,
            choice("setup", this.labels.form_setup, offered.setups),
            choice("language", this.labels.form_language, offered.languages),
            choice("theme", this.labels.form_theme, offered.themes, this.model.get("theme")),
            buttons,
        );
        fillSeats();
    }

    /** @param {number} seat */
    playerRow(seat) {
        const players = this.model.get("offered").players;
        const row = element("div", "player");
        const usual = players[seat ? Math.min(1, players.length - 1) : 0].value;
        row.append(choice("player", this.labels[`form_player_${seat}`], players, usual));
        const name = /** @type {HTMLInputElement} */ (element("input"));
        name.name = "name";
        name.maxLength = 40;
        name.placeholder = this.labels.form_name_hint;
        name.setAttribute("aria-label", this.labels[`form_name_${seat}`]);
        row.append(name);
        return row;
    }

    submit() {
        const all = (/** @type {string} */ name) =>
            /** @type {HTMLInputElement[]} */ ([...this.form.querySelectorAll(`[name="${name}"]`)]).map((one) => one.value);
        this.send("begin", {
            answers: {
                game: all("game")[0], seats: Number(all("seats")[0]), players: all("player"), names: all("name"),
                setup: all("setup")[0], language: all("language")[0], theme: all("theme")[0],
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
    }

    /** @param {string[]} marks */
    mark(marks) {
        const goal = marks[marks.length - 1];
        const ahead = new Set(marks);
        for (const one of this.spots()) {
            const name = one.getAttribute("data-spot") ?? "";
            one.classList.toggle("ahead", ahead.has(name) && name !== goal);
            one.classList.toggle("goal", name === goal);
        }
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
        this.waiting = `${this.name}-${this.sent}`;
        this.timer = window.setTimeout(() => this.giveUp(), PATIENCE_MILLISECONDS);
        this.model.send({ type, ...content, at: this.model.get("at"), id: this.waiting });
    }

    giveUp() {
        this.waiting = "";
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
        this.send("pick", { spot: spot.getAttribute("data-spot") });
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
        else if (this.form.contains(target)) this.openForm(false);
        else if (target === this.filter) {
            this.filter.value = "";
            this.findRules();
        } else if (this.undoable()) this.send("undo", {});
    }

    /** @param {Element | null} spot @param {[number, number]} direction @param {boolean} everywhere */
    moveTo(spot, direction, everywhere) {
        const all = this.spots();
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
        const spots = this.spots();
        const has = (/** @type {(spot: Element) => boolean} */ test) => spots.find(test);
        const inside = this.picture.contains(document.activeElement);
        const stop =
            has((spot) => spot.getAttribute("data-spot") === this.current && (inside || isLegal(spot))) ??
            has(isLegal) ??
            spots[0];
        for (const spot of spots) {
            const wanted = spot === stop ? "0" : "-1";
            if (spot.getAttribute("tabindex") !== wanted) spot.setAttribute("tabindex", wanted);
        }
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
        const began = this.shown.began ?? this.model.get("began");
        // First, while the browser still knows where everything is.
        this.when("svg", (svg) => this.showPicture(svg));
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
        this.when("tip", (tip) => this.receiveTip(tip));
        this.when("began", (now) => this.showBeginning(now !== began));
        this.when("notice", (notice) => this.showNotice(notice));
        this.when("live", (text) => {
            this.live.textContent = text;
        });
        this.choicesTitle.textContent = this.choicesHeading();
        // Which state of the game is shown: for tests, and for whoever looks into the page.
        this.root.dataset.at = String(this.model.get("at"));
        // Without layout and painting, which the browser does when it likes.
        this.root.dataset.took = (performance.now() - start).toFixed(2);
    }

    /** @param {boolean} another */
    showBeginning(another) {
        const empty = !this.model.get("svg");
        this.root.classList.toggle("empty", empty);
        if (empty) this.openForm(true);
        if (!another) return;
        // It offers more, and other words, once there is a game.
        this.form.replaceChildren();
        this.form.hidden = true;
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
        const wanted = this.inTheme(text);
        this.rest(null, 0);
        const focused = document.activeElement;
        const hadFocus = this.picture.contains(focused);
        const old = this.picture.firstElementChild;
        if (old instanceof SVGSVGElement) travel(old, changes(old, this.text, wanted));
        else this.picture.append(document.importNode(new DOMParser().parseFromString(wanted, "image/svg+xml").documentElement, true));
        this.text = wanted;
        // The names of places are told by our own bubble.
        for (const title of this.picture.querySelectorAll("[data-spot] > title")) title.remove();
        this.setTabStop();
        if (hadFocus && document.activeElement !== focused) {
            const spot = this.spots().find((other) => other.getAttribute("tabindex") === "0");
            if (spot instanceof SVGElement) spot.focus({ preventScroll: true });
        }
    }

    /** @param {Choice[]} choices */
    showChoices(choices) {
        const hadFocus = this.choices.contains(document.activeElement);
        this.choices.replaceChildren(
            ...choices.map((choice, number) => {
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
        const pointed = new Set(choice?.spots);
        this.mark(choice?.marks ?? []);
        for (const spot of this.spots()) {
            spot.classList.toggle("pointed", pointed.has(spot.getAttribute("data-spot") ?? ""));
        }
    }

    /** @param {Score[]} scores */
    showScores(scores) {
        this.scores.replaceChildren(
            ...scores.map((score) => {
                const item = element("li", `seat-${score.seat}`);
                item.classList.toggle("to-move", score.to_move);
                item.classList.toggle("won", score.won);
                const mark = seatMark(score.seat);
                mark.setAttribute("aria-hidden", "true");
                item.append(mark, element("span", "name", score.name), " ");
                item.append(element("span", "points", String(score.points)));
                return item;
            }),
        );
    }

    /** @param {Line[]} lines */
    showLog(lines) {
        let seat = lines[0]?.seat;
        const items = lines.map((line) => {
            const item = element("li", line.points > 0 ? "gain" : line.points < 0 ? "loss" : "");
            item.classList.toggle("another", line.seat >= 0 && line.seat !== seat);
            if (line.seat >= 0) seat = line.seat;
            if (line.seat >= 0) {
                const mark = seatMark(line.seat);
                mark.title = line.name;
                mark.setAttribute("role", "img");
                mark.setAttribute("aria-label", line.name);
                item.append(mark);
            }
            item.append(element("span", "text", line.text));
            if (line.points) item.append(element("span", "badge", line.points > 0 ? `+${line.points}` : `−${-line.points}`));
            return item;
        });
        const earlier = this.model.get("earlier");
        if (earlier) items.unshift(element("li", "earlier", earlier));
        if (!lines.length) items.push(element("li", "earlier", this.labels.log_empty));
        this.log.replaceChildren(...items);
        requestAnimationFrame(() => {
            this.log.scrollTop = this.log.scrollHeight;
            this.choices.scrollTop = 0;
        });
    }

    /** @param {Notice} notice */
    showNotice(notice) {
        this.say(notice.text ?? "", notice.kind ?? "");
        const spot = this.spots().find((one) => one.getAttribute("data-spot") === notice.spot);
        this.hideBubble();
        for (const one of this.picture.querySelectorAll(".refused")) one.classList.remove("refused");
        if (!spot || !notice.text) return;
        this.bubble.hidden = false;
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
        const light = document.body.dataset.jpThemeLight;
        if (!light) return text;
        return text.replace(/@media\s*\(prefers-color-scheme:\s*dark\)/g, light === "true" ? "@media not all" : "@media all");
    }

    /** @param {string} text @param {string} kind */
    say(text, kind) {
        this.notice.textContent = text;
        this.notice.dataset.kind = kind;
    }
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

/** @param {Points} points @param {Record<string, string>} labels */
function pointsTable(points, labels) {
    const most = Math.max(1, ...points.rows.flatMap((row) => row.points));
    const table = element("table", "ledger");
    const head = element("tr");
    head.append(heading(labels.points_source, "col"));
    points.names.forEach((name, seat) => {
        const cell = heading("", "col");
        const mark = seatMark(seat);
        mark.setAttribute("aria-hidden", "true");
        cell.append(mark, element("span", "seat-name", name));
        head.append(cell);
    });
    table.append(head);
    for (const row of points.rows) {
        const line = element("tr");
        line.append(heading(row.label, "row"));
        row.points.forEach((value, seat) => {
            const cell = element("td", "", value ? String(value).replace("-", "−") : "");
            const bar = element("span", `bar seat-${seat}`);
            bar.style.width = `${Math.max(0, (100 * value) / most)}%`;
            cell.append(bar);
            line.append(cell);
        });
        table.append(line);
    }
    const sum = element("tr", "sum");
    sum.append(heading(labels.points_sum, "row"), ...points.totals.map((total) => element("td", "", String(total))));
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

/** @param {number} seat */
function seatMark(seat) {
    const mark = element("span", `mark seat-${seat}`, "ABCDEFGH"[seat]);
    return mark;
}

/** @param {Element} spot */
function isLegal(spot) {
    return spot.classList.contains("legal");
}

/** Find the spot that a click inside a picture means: the nearest around it that leads on, else the nearest. */
function spotAround(/** @type {Element} */ target) {
    return target.closest("[data-spot].legal") ?? target.closest("[data-spot]");
}

export default {
    /** @param {{model: Model, el: HTMLElement}} context */
    render({ model, el }) {
        const view = new BoardView(model, el);
        return () => view.close();
    },
};
