// @ts-check
/**
 * The board in a page. It knows no rules: it shows a picture with named spots and lists of words, and tells the kernel
 * what was picked. Words from people are always set as text; only the picture, which the kernel drew, is markup.
 *
 * @typedef {{move: string, text: string, spots: string[]}} Choice
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
const TRAITS = [
    "svg", "at", "answered", "turn", "prompt", "choices", "picked", "scores", "log_lines", "notice", "live", "can_undo",
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
    /** @param {Model} model @param {HTMLElement} host */
    constructor(model, host) {
        this.model = model;
        this.labels = /** @type {Record<string, string>} */ (model.get("labels"));
        this.name = Math.random().toString(36).slice(2, 10);
        this.sent = 0;
        this.waiting = "";
        this.timer = 0;
        this.bubbleTimer = 0;
        this.current = "";
        this.shown = /** @type {Record<string, any>} */ ({});
        this.build(host);
        this.onKey = this.key.bind(this);
        this.onChange = this.change.bind(this);
        // On the window and in the capture phase: the notebook would otherwise take the keys for its cells.
        window.addEventListener("keydown", this.onKey, true);
        for (const trait of TRAITS) model.on(`change:${trait}`, this.onChange);
        this.themes = new MutationObserver(() => this.showPicture(this.model.get("svg")));
        this.themes.observe(document.body, { attributeFilter: ["data-jp-theme-light"] });
        this.sizes = new ResizeObserver(() => this.fit());
        this.sizes.observe(this.root);
        this.update();
    }

    /** Keep the end of the log in sight, and the answer beside its spot, when the width changes. */
    fit() {
        this.log.scrollTop = this.log.scrollHeight;
        this.hideBubble();
    }

    close() {
        window.removeEventListener("keydown", this.onKey, true);
        for (const trait of TRAITS) this.model.off(`change:${trait}`, this.onChange);
        this.themes.disconnect();
        this.sizes.disconnect();
        window.clearTimeout(this.bubbleTimer);
        window.clearTimeout(this.timer);
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
        this.undo = element("button", "undo");
        this.undo.addEventListener("click", () => this.undoable() && this.send("undo", {}));
        const owed = element("p", "owed");
        owed.append(this.turn, " ", this.prompt);
        const head = element("div", "head");
        head.append(owed, this.scores, this.undo);
        this.notice = element("p", "notice");
        this.picture = element("div", "picture");
        this.picture.addEventListener("click", (event) => this.click(event));
        this.bubble = element("div", "bubble");
        this.bubble.setAttribute("aria-hidden", "true");
        this.bubble.hidden = true;
        const frame = element("div", "frame");
        frame.append(this.picture, this.bubble);
        const body = element("div", "body");
        body.append(frame, this.buildSide());
        this.live = element("div", "live");
        this.live.setAttribute("role", "status");
        this.live.setAttribute("aria-live", "polite");
        this.root.append(head, this.notice, body, element("p", "keys", this.labels.keys), this.live);
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
        const log = element("section");
        log.append(element("h3", "", this.labels.log), this.log);
        const side = element("div", "side");
        side.append(choices, log);
        return side;
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
        const spot = event.target instanceof Element ? spotAround(event.target) : null;
        if (spot) this.pick(spot);
    }

    /** @param {Element} spot */
    pick(spot) {
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
        if (event.key === "Escape") {
            if (this.undoable()) this.send("undo", {});
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
        if (this.waiting && this.model.get("answered") === this.waiting) {
            this.waiting = "";
            window.clearTimeout(this.timer);
        }
        this.turn.textContent = this.model.get("turn");
        this.prompt.textContent = this.model.get("prompt");
        this.undo.textContent = this.model.get("picked") ? this.labels.unpick : this.labels.undo;
        this.undo.setAttribute("aria-disabled", String(!this.undoable()));
        this.when("svg", (svg) => this.showPicture(svg));
        this.when("choices", (choices) => this.showChoices(choices));
        this.when("scores", (scores) => this.showScores(scores));
        this.when("log_lines", (lines) => this.showLog(lines));
        this.when("notice", (notice) => this.showNotice(notice));
        this.when("live", (text) => {
            this.live.textContent = text;
        });
        this.choicesTitle.textContent = this.choicesHeading();
        // Which state of the game is shown: for tests, and for whoever looks into the page.
        this.root.dataset.at = String(this.model.get("at"));
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
        const wanted = new DOMParser().parseFromString(inTheme(text), "image/svg+xml").documentElement;
        const focused = document.activeElement;
        const hadFocus = this.picture.contains(focused);
        const old = this.picture.firstElementChild;
        if (old) morph(old, wanted);
        else this.picture.append(document.importNode(wanted, true));
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
        this.choices.scrollTop = 0;
        const first = this.choices.querySelector("button");
        if (hadFocus) (first ?? this.undo).focus();
        this.point(null);
    }

    /** Show on the board what a choice of the list means. @param {EventTarget | null} target */
    point(target) {
        const button = target instanceof Element ? target.closest("button") : null;
        const choice = button && this.model.get("choices").find((/** @type {Choice} */ one) => one.move === button.dataset.move);
        const pointed = new Set(choice?.spots);
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
        this.log.scrollTop = this.log.scrollHeight;
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
        if (notice.kind === "refused") {
            // Read the size between, so that the browser starts the shaking anew.
            spot.getBoundingClientRect();
            spot.classList.add("refused");
        }
        this.placeBubble(spot);
    }

    hideBubble() {
        window.clearTimeout(this.bubbleTimer);
        this.bubble.hidden = true;
    }

    /** @param {Element} spot */
    placeBubble(spot) {
        const frame = /** @type {HTMLElement} */ (this.bubble.parentElement).getBoundingClientRect();
        const box = spot.getBoundingClientRect();
        const width = this.bubble.offsetWidth;
        const left = Math.min(Math.max(box.x + box.width / 2 - frame.x - width / 2, 0), Math.max(frame.width - width, 0));
        const below = box.bottom - frame.y + 6;
        const above = box.top - frame.y - this.bubble.offsetHeight - 6;
        this.bubble.style.left = `${left}px`;
        this.bubble.style.top = `${below + this.bubble.offsetHeight > frame.height && above > 0 ? above : below}px`;
    }

    /** @param {string} text @param {string} kind */
    say(text, kind) {
        this.notice.textContent = text;
        this.notice.dataset.kind = kind;
    }
}

/**
 * Let a picture follow the notebook's theme: left alone, it follows the reader's preference, which may differ.
 * @param {string} text
 */
function inTheme(text) {
    const light = document.body.dataset.jpThemeLight;
    if (!light) return text;
    return text.replace(/@media\s*\(prefers-color-scheme:\s*dark\)/g, light === "true" ? "@media not all" : "@media all");
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
