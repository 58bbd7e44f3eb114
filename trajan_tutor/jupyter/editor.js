// @ts-check
/**
 * The position editor in a page. It knows no rules: it shows a picture with named spots and what lies at the places that
 * are open, and tells the kernel what a person wants to change. Words are always set as text; only pictures, which the
 * kernel drew, are markup.
 *
 * @typedef {{text: string, picture: string, state: boolean}} Piece
 * @typedef {Piece & {at: number}} Lying
 * @typedef {Piece & {number: number, here: boolean}} Offered
 * @typedef {{name: string, text: string, holding: string, number: number, least: number, most: number,
 *     can_move: boolean, can_take: boolean, lying: Lying[], pieces: Offered[]}} Place
 * @typedef {{name: string, text: string}} Named
 * @typedef {{get: (name: string) => any, on: (name: string, call: () => void) => void,
 *     off: (name: string, call: () => void) => void, send: (content: object) => void}} Model
 */

const TRAITS = [
    "prefix", "title", "labels", "games", "sheet", "svg", "areas", "spot", "places", "carried", "seats", "seat",
    "can_undo", "can_redo", "notice", "writing",
];
// More pieces than these are shown without their names beside them.
const MOST_NAMED = 14;
// Nor are names longer than these letters.
const LONGEST_NAME = 22;
// What lies ahead counts before what lies aside; much farther aside is another direction.
const ASIDE = 2;
/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {string} tag @param {string} [name] @param {string} [text] @returns {HTMLElement} */
function element(tag, name = "", text = "") {
    const made = document.createElement(tag);
    if (name) made.className = name;
    if (text) made.textContent = text;
    return made;
}

/** @param {string} key @param {string} text @param {() => void} call @returns {HTMLButtonElement} */
function button(key, text, call) {
    const made = /** @type {HTMLButtonElement} */ (element("button", key.split(":")[0], text));
    made.type = "button";
    made.dataset.key = key;
    made.addEventListener("click", () => made.getAttribute("aria-disabled") !== "true" && call());
    return made;
}

/** @param {HTMLElement} made @param {boolean} off */
function turnOff(made, off) {
    made.setAttribute("aria-disabled", String(off));
    return made;
}

/** @param {string} text @param {HTMLElement} field */
function labelled(text, field) {
    const made = element("label");
    made.append(element("span", "", text), field);
    return made;
}

/** @param {string} key @param {{value: string, text: string}[]} options @returns {HTMLSelectElement} */
function choice(key, options) {
    const made = /** @type {HTMLSelectElement} */ (element("select"));
    made.dataset.key = key;
    for (const { value, text } of options) {
        const one = /** @type {HTMLOptionElement} */ (element("option", "", text));
        one.value = value;
        made.append(one);
    }
    return made;
}

/** Keep to the theme of the notebook where it has one. @param {string} text */
function inTheme(text) {
    const light = document.body.dataset.jpThemeLight;
    if (!light) return text;
    return text.replace(/@media\s*\(prefers-color-scheme:\s*dark\)/g, light === "true" ? "@media not all" : "@media all");
}

/** Read a picture that the kernel drew. @param {string} text */
function drawn(text) {
    return document.importNode(new DOMParser().parseFromString(inTheme(text), "image/svg+xml").documentElement, true);
}

/** Make buttons of the places in a picture, which have only an id and a label. @param {Element} picture */
function withButtons(picture) {
    for (const spot of picture.querySelectorAll("g[aria-label]")) {
        const start = spot.id.indexOf("--");
        if (start < 0) continue;
        spot.setAttribute("data-spot", spot.id.slice(start + 2));
        spot.setAttribute("role", "button");
        spot.classList.add("spot");
    }
    return picture;
}

/** Find the nearest element in a direction. @param {Element} from @param {Element[]} others @param {[number, number]} way */
function nearest(from, others, way) {
    const centre = (/** @type {Element} */ one) => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = centre(from);
    let best = null;
    let least = Infinity;
    for (const other of others) {
        const [otherX, otherY] = centre(other);
        const along = (otherX - x) * way[0] + (otherY - y) * way[1];
        const aside = Math.abs((otherX - x) * way[1]) + Math.abs((otherY - y) * way[0]);
        if (other === from || along <= 1 || aside > ASIDE * along) continue;
        const distance = along + ASIDE * aside;
        if (distance < least) [best, least] = [other, distance];
    }
    return best;
}

/** Say whether pieces are shown without their names. @param {Piece[]} pieces */
function isMuch(pieces) {
    return pieces.length > MOST_NAMED || pieces.some(({ picture, text }) => picture && text.length > LONGEST_NAME);
}

class EditorView {
    /** @param {Model} model @param {HTMLElement} host */
    constructor(model, host) {
        this.model = model;
        this.labels = /** @type {Record<string, string>} */ (model.get("labels"));
        /** Which piece is marked: the place and its number there. @type {{place: string, at: number} | null} */
        this.marked = null;
        this.current = "";
        this.told = model.get("notice").number ?? 0;
        /** @type {Record<string, any>} */
        this.shown = {};
        this.root = element("div", "trajan-tutor editor");
        this.root.setAttribute("role", "group");
        this.root.setAttribute("aria-label", this.labels.editor);
        this.build();
        host.append(this.root);
        this.later = 0;
        // Everything that belongs to one change comes in one message: it is shown once.
        this.onChange = () => {
            window.clearTimeout(this.later);
            this.later = window.setTimeout(() => this.show(), 0);
        };
        for (const trait of TRAITS) model.on(`change:${trait}`, this.onChange);
        this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
        window.addEventListener("keydown", this.onKey, true);
        this.themes = new MutationObserver(() => {
            this.shown = {};
            this.show();
        });
        this.themes.observe(document.body, { attributeFilter: ["data-jp-theme-light"] });
        this.show();
    }

    close() {
        window.clearTimeout(this.later);
        window.removeEventListener("keydown", this.onKey, true);
        for (const trait of TRAITS) this.model.off(`change:${trait}`, this.onChange);
        this.themes.disconnect();
    }

    /** @param {string} type @param {object} [content] */
    ask(type, content = {}) {
        this.model.send({ type, ...content, change: this.model.get("change") });
    }

    // -- what is always there

    build() {
        const { labels } = this;
        this.head = element("div", "head");
        this.title = element("strong", "owed");
        this.undo = button("undo", labels.undo, () => this.ask("undo"));
        this.redo = button("redo", labels.redo, () => this.ask("redo"));
        this.seat = choice("seat", []);
        this.seat.addEventListener("change", () => this.ask("seat", { seat: Number(this.seat.value) }));
        this.mats = labelled(labels.seat, this.seat);
        this.new = button("new", labels.new, () => this.toggle());
        this.new.setAttribute("aria-expanded", "false");
        this.write = button("write", labels.write, () => this.ask("write"));
        this.head.append(this.title, this.mats, this.undo, this.redo, this.new, this.write);
        this.notice = element("p", "notice");
        this.notice.setAttribute("role", "status");
        this.start = this.startForm();
        this.written = element("section", "written");
        this.written.hidden = true;
        this.picture = element("div", "picture");
        this.picture.addEventListener("click", (event) => this.click(event));
        this.side = element("div", "bench-side");
        this.sheet = element("div", "bench-sheet");
        this.list = choice("list", []);
        this.list.addEventListener("change", () => this.list.value && this.ask("open", { place: this.list.value }));
        this.moving = element("section", "moving");
        this.open = element("div", "bench-places");
        this.side.append(this.sheet, labelled(labels.choose_place, this.list), this.moving, this.open);
        const bench = element("div", "bench");
        bench.append(this.picture, this.side);
        const answer = element("div", "answer");
        answer.append(this.notice);
        this.root.append(this.head, answer, this.start, this.written, bench, element("p", "keys", labels.keys));
    }

    startForm() {
        const { labels } = this;
        const form = element("section", "form");
        form.hidden = true;
        form.setAttribute("aria-label", labels.new_title);
        const games = /** @type {{value: string, text: string, seats: number[]}[]} */ (this.model.get("games"));
        const game = choice("new-game", games);
        const seats = choice("new-seats", []);
        const offer = () => {
            const found = games.find((one) => one.value === game.value);
            seats.replaceChildren(...choice("", (found?.seats ?? []).map((n) => ({ value: `${n}`, text: `${n}` }))).children);
            seats.value = String(found?.seats[0] ?? "");
        };
        game.addEventListener("change", offer);
        offer();
        const start = choice("new-start", [
            { value: "0", text: labels.new_first },
            { value: "1", text: labels.new_empty },
        ]);
        const begin = button("begin", labels.new_begin, () => {
            this.toggle(false);
            this.ask("begin", { game: game.value, seats: Number(seats.value), empty: Number(start.value) });
        });
        const text = /** @type {HTMLTextAreaElement} */ (element("textarea", "paste"));
        text.rows = 4;
        text.placeholder = labels.paste_hint;
        text.dataset.key = "paste";
        const turn = /** @type {HTMLInputElement} */ (element("input", "paste-turn"));
        turn.type = "number";
        turn.min = "0";
        turn.value = "0";
        turn.dataset.key = "paste-turn";
        const load = button("load", labels.paste_load, () => this.ask("load", { text: text.value, turn: Number(turn.value) || 0 }));
        const first = element("div", "row");
        first.append(
            labelled(labels.new_game, game), labelled(labels.new_seats, seats), labelled(labels.new_start, start), begin,
        );
        const second = element("div", "row");
        second.append(labelled(labels.paste_turn, turn), load);
        form.append(element("p", "panel-title", labels.new_title), first, labelled(labels.paste, text), second);
        return form;
    }

    /** @param {boolean} [open] */
    toggle(open = this.start.hidden) {
        this.start.hidden = !open;
        this.new.setAttribute("aria-expanded", String(open));
        if (open) this.start.querySelector("select")?.focus();
    }

    // -- showing

    show() {
        const held = this.root.contains(document.activeElement) ? document.activeElement : null;
        const key = held instanceof HTMLElement ? held.dataset.key : "";
        const inPicture = Boolean(held && this.picture.contains(held));
        const inside = Boolean(held && this.open.contains(held));
        this.title.textContent = this.model.get("title");
        turnOff(this.undo, !this.model.get("can_undo"));
        turnOff(this.redo, !this.model.get("can_redo"));
        this.when("seats", (seats) => {
            const options = seats.map((/** @type {string} */ text, /** @type {number} */ at) => ({ value: `${at}`, text }));
            this.seat.replaceChildren(...choice("", options).children);
        });
        this.seat.value = String(this.model.get("seat"));
        this.when("prefix", (prefix) => {
            this.side.id = prefix;
        });
        this.when("sheet", (sheet) => this.sheet.replaceChildren(drawn(sheet)));
        this.when("svg", (svg) => this.picture.replaceChildren(withButtons(drawn(svg))));
        this.when("areas", (areas) => this.showAreas(areas));
        this.showList();
        this.when("carried", (carried) => this.showMoving(carried));
        this.when("places", (places) => this.showPlaces(places));
        this.when("writing", (writing) => this.showWritten(writing));
        this.showNotice();
        this.setTabStop();
        if (inPicture) this.stop()?.focus({ preventScroll: true });
        else if (held && !held.isConnected) this.focusAgain(key ?? "", inside);
    }

    /** @param {string} trait @param {(value: any) => void} show */
    when(trait, show) {
        const value = this.model.get(trait);
        if (this.shown[trait] === value) return;
        this.shown[trait] = value;
        show(value);
    }

    /** What had the focus was made anew, or is gone: then the heading of what is open. @param {string} key @param {boolean} inside */
    focusAgain(key, inside) {
        const same = [...this.root.querySelectorAll("[data-key]")].find((one) => /** @type {HTMLElement} */ (one).dataset.key === key);
        const next = same ?? (inside ? this.open.querySelector("h3") : this.list);
        if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    }

    showNotice() {
        const notice = this.model.get("notice");
        if (notice.number === this.told) return;
        this.told = notice.number;
        this.notice.dataset.kind = notice.kind;
        // What opens is told to those who listen; what is seen need not be said in a line.
        this.notice.classList.toggle("unseen", notice.kind === "done" && !notice.text.includes("."));
        this.notice.textContent = notice.text;
    }

    /** @param {{title: string, places: Named[]}[]} areas */
    showAreas(areas) {
        const first = /** @type {HTMLOptionElement} */ (element("option", "", this.labels.here));
        first.value = "";
        this.list.replaceChildren(first, ...areas.map((area) => {
            const group = /** @type {HTMLOptGroupElement} */ (element("optgroup"));
            group.label = area.title;
            group.append(...choice("", area.places.map(({ name, text }) => ({ value: name, text }))).children);
            return group;
        }));
    }

    showList() {
        const places = /** @type {Place[]} */ (this.model.get("places"));
        this.list.value = places.length === 1 || !this.model.get("spot") ? places[0]?.name ?? "" : "";
    }

    /** @param {{text?: string, goals: Named[]}} carried */
    showMoving(carried) {
        this.moving.hidden = !carried.text;
        this.root.classList.toggle("carries", Boolean(carried.text));
        if (!carried.text) return;
        const goals = choice("goals", [{ value: "", text: this.labels.move_to }, ...carried.goals.map(({ name, text }) => ({ value: name, text }))]);
        goals.setAttribute("aria-label", this.labels.move_to);
        goals.addEventListener("change", () => goals.value && this.ask("drop", { place: goals.value }));
        const buttons = element("div", "row");
        buttons.append(goals, button("lay", this.labels.cancel, () => this.ask("lay")));
        this.moving.replaceChildren(element("p", "", carried.text), buttons);
        goals.focus({ preventScroll: true });
    }

    /** @param {Place[]} places */
    showPlaces(places) {
        const marked = this.marked;
        const place = places.find((one) => one.name === marked?.place);
        if (!place || !place.lying.some((one) => one.at === marked?.at)) this.marked = null;
        this.open.replaceChildren(...places.map((one) => this.place(one)));
    }

    /** @param {Place} place */
    place(place) {
        const made = element("section", `bench-place holds-${place.holding}`);
        const heading = element("h3", "panel-title", place.text);
        heading.tabIndex = -1;
        made.setAttribute("aria-label", place.text);
        made.append(heading);
        if (place.holding === "number" || place.holding === "count") made.append(this.figure(place));
        else made.append(this.lying(place));
        const marked = this.marked?.place === place.name ? place.lying.find((one) => one.at === this.marked?.at) : undefined;
        if (marked && place.holding !== "one") made.append(this.actions(place, marked));
        else if (place.holding === "one" && place.lying.length) made.append(this.actions(place, place.lying[0]));
        else if (place.holding === "count" && place.number > 0) made.append(this.actions(place, place.lying[place.lying.length - 1]));
        if (place.holding !== "number" && place.holding !== "count") made.append(this.palette(place));
        return made;
    }

    /** A number with buttons beside it. @param {Place} place */
    figure(place) {
        const row = element("div", "row figure");
        const field = /** @type {HTMLInputElement} */ (element("input"));
        field.type = "number";
        field.value = String(place.number);
        field.setAttribute("aria-label", place.text);
        field.dataset.key = `number:${place.name}`;
        const set = (/** @type {number} */ number) => this.ask("set", { place: place.name, number });
        field.addEventListener("change", () => set(Math.trunc(Number(field.value)) || 0));
        const less = button(`less:${place.name}`, "−", () => set(place.number - 1));
        const more = button(`more:${place.name}`, "+", () => set(place.number + 1));
        less.setAttribute("aria-label", `${this.labels.less}: ${place.text}`);
        more.setAttribute("aria-label", `${this.labels.more}: ${place.text}`);
        row.append(less, field, more);
        if (place.pieces[0]?.picture) row.append(drawn(place.pieces[0].picture));
        return row;
    }

    /** The pieces that lie there. @param {Place} place */
    lying(place) {
        const list = element("ul", "chips lying");
        list.setAttribute("aria-label", `${this.labels.lies}: ${place.text}`);
        const many = isMuch(place.lying);
        for (const one of place.lying) {
            const item = element("li");
            if (place.holding === "one") {
                const shown = element("span", "chip here");
                this.dress(shown, one, false);
                item.append(shown);
            } else {
                const chip = button(`chip:${place.name}:${one.at}`, "", () => this.mark(place, one));
                this.dress(chip, one, many);
                chip.setAttribute("aria-pressed", String(this.marked?.place === place.name && this.marked.at === one.at));
                item.append(chip);
            }
            list.append(item);
        }
        if (!place.lying.length) list.append(element("li", "faint", this.labels.nothing));
        if (place.holding !== "pile" || place.lying.length < 2) return list;
        const both = element("div");
        both.append(element("p", "faint", this.labels.next_first), list);
        return both;
    }

    /** Show a piece by picture and name. @param {HTMLElement} made @param {Piece} piece @param {boolean} short */
    dress(made, piece, short) {
        if (piece.picture) made.append(drawn(piece.picture));
        // How something is cannot be seen by its picture alone.
        if (piece.picture && short && !piece.state) {
            made.setAttribute("aria-label", piece.text);
            made.title = piece.text;
        } else {
            made.append(element("span", "", piece.text));
        }
    }

    /** @param {Place} place @param {Lying} one */
    mark(place, one) {
        const same = this.marked?.place === place.name && this.marked.at === one.at;
        this.marked = same ? null : { place: place.name, at: one.at };
        const key = `chip:${place.name}:${one.at}`;
        this.showPlaces(this.model.get("places"));
        this.focusAgain(key, true);
    }

    /** What can be done with a piece. @param {Place} place @param {Lying} one */
    actions(place, one) {
        const row = element("div", "row actions");
        const target = { place: place.name, at: one.at };
        const name = (/** @type {HTMLElement} */ made) => made.setAttribute("aria-label", `${made.textContent}: ${one.text}`);
        if (place.can_take && place.holding !== "count") row.append(button(`take:${place.name}`, this.labels.take, () => this.ask("take", target)));
        if (place.can_move) row.append(button(`lift:${place.name}`, this.labels.move, () => this.ask("lift", target)));
        if (place.holding === "pile") {
            const last = place.lying.length - 1;
            const shift = (/** @type {number} */ to) => {
                this.marked = { place: place.name, at: to };
                this.ask("shift", { ...target, to });
            };
            row.append(
                turnOff(button(`up:${place.name}`, this.labels.up, () => shift(one.at + 1)), one.at >= last),
                turnOff(button(`down:${place.name}`, this.labels.down, () => shift(one.at - 1)), one.at <= 0),
                turnOff(button(`top:${place.name}`, this.labels.top, () => shift(last)), one.at >= last),
            );
        }
        for (const made of row.children) name(/** @type {HTMLElement} */ (made));
        return row;
    }

    /** What can be put there. @param {Place} place */
    palette(place) {
        const made = element("div", "palette");
        const list = element("ul", "chips offered");
        list.setAttribute("aria-label", `${this.labels.put}: ${place.text}`);
        const many = isMuch(place.pieces);
        for (const piece of place.pieces) {
            const item = element("li");
            const chip = button(`put:${place.name}:${piece.number}`, "", () => this.ask("put", { place: place.name, piece: piece.number }));
            this.dress(chip, piece, many);
            if (place.holding === "one") chip.setAttribute("aria-pressed", String(piece.here));
            item.append(chip);
            list.append(item);
        }
        made.append(element("p", "faint", this.labels.put), list);
        return made;
    }

    /** @param {{json?: string, lesson: string, name: string}} writing */
    showWritten(writing) {
        const { labels } = this;
        this.written.hidden = !writing.json;
        this.write.setAttribute("aria-expanded", String(Boolean(writing.json)));
        if (!writing.json) return;
        const texts = /** @type {HTMLTextAreaElement[]} */ ([...this.written.querySelectorAll("textarea")]);
        if (texts.length) {
            [texts[0].value, texts[1].value] = [writing.json, writing.lesson];
            return;
        }
        const name = /** @type {HTMLInputElement} */ (element("input"));
        name.value = writing.name;
        name.dataset.key = "write-name";
        const save = (/** @type {string} */ what) => this.ask("save", { name: name.value.trim(), what });
        const row = element("div", "row");
        row.append(
            labelled(labels.write_name, name),
            button("save-position", labels.write_save, () => save("position")),
            button("save-lesson", labels.write_save_lesson, () => save("lesson")),
        );
        const text = (/** @type {string} */ title, /** @type {string} */ value, /** @type {string} */ key) => {
            const area = /** @type {HTMLTextAreaElement} */ (element("textarea", key));
            area.readOnly = true;
            area.rows = 9;
            area.value = value;
            area.dataset.key = key;
            area.addEventListener("focus", () => area.select());
            return labelled(title, area);
        };
        const both = element("div", "texts");
        both.append(
            text(labels.write_json, writing.json, "written-json"),
            text(labels.write_lesson, writing.lesson, "written-lesson"),
        );
        this.written.replaceChildren(row, both);
    }

    // -- the picture, with one tab stop

    spots() {
        return [...this.picture.querySelectorAll("[data-spot]")];
    }

    stop() {
        const found = this.picture.querySelector("[tabindex='0']");
        return found instanceof SVGElement ? found : null;
    }

    setTabStop() {
        const spots = this.spots();
        const named = (/** @type {string} */ name) => spots.find((spot) => spot.getAttribute("data-spot") === name);
        const stop = named(this.current) ?? named(this.model.get("spot")) ?? spots[0];
        for (const spot of spots) spot.setAttribute("tabindex", spot === stop ? "0" : "-1");
    }

    /** @param {MouseEvent} event */
    click(event) {
        const spot = event.target instanceof Element
            ? event.target.closest("[data-spot].legal") ?? event.target.closest("[data-spot]") : null;
        if (spot) this.pick(spot);
    }

    /** @param {Element} spot */
    pick(spot) {
        this.current = spot.getAttribute("data-spot") ?? "";
        this.marked = null;
        this.ask("pick", { spot: this.current });
    }

    /** Keep keys from the notebook, but for saving it. @param {KeyboardEvent} event */
    key(event) {
        const target = event.composedPath()[0];
        if (!(target instanceof Element) || !this.root.contains(target)) return;
        const control = event.ctrlKey || event.metaKey;
        if (control && event.key.toLowerCase() === "s") return;
        event.stopImmediatePropagation();
        const writes = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
        if (control && !writes && ["z", "y"].includes(event.key.toLowerCase())) {
            event.preventDefault();
            this.ask(event.key.toLowerCase() === "y" || event.shiftKey ? "redo" : "undo");
        } else if (event.key === "Escape" && this.model.get("carried").text) {
            this.ask("lay");
        } else if (this.picture.contains(target)) {
            this.pictureKey(event, target);
        }
    }

    /** @param {KeyboardEvent} event @param {Element} target */
    pictureKey(event, target) {
        const spot = target.closest("[data-spot]");
        if (!spot) return;
        if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            this.pick(spot);
        } else if (DIRECTIONS[event.key]) {
            event.preventDefault();
            const next = nearest(spot, this.spots(), DIRECTIONS[event.key]);
            if (!(next instanceof SVGElement)) return;
            this.current = next.getAttribute("data-spot") ?? "";
            this.setTabStop();
            next.focus();
        }
    }
}

export default {
    /** @param {{model: Model, el: HTMLElement}} context */
    render({ model, el }) {
        const view = new EditorView(model, el);
        return () => view.close();
    },
};
