/** The overview: a tab for every pane with its hue, its key, its name, how many lit places it has, and a still picture while it is looked at. */
import type { Form, Grid } from "../layout";
import { GAP } from "../layout";
import { widthOf } from "../measure";
import type { FocusShown, Pane, Picture } from "../model";
import { overview, placesOf } from "./panes";
import { stillPicture } from "./thumbnail";

/** The least width of a tab with its name, in pixels. */
const NAMED: Record<Form, number> = { solo: 60, duo: 48, trio: 48, phone: 0 };
/** On a phone: the least width of a tab, the size of its letters with the room beside them, and how far neighbours may reach over. */
const FINGER = 44;
const [TAB_LETTERS, TAB_EDGES] = [11, 2];
const MOST_OVER = 4;
/** What is behind the edge where tabs scroll fades. */
const FADE = 20;

interface Thumbnail {
    pane: Pane;
    button: HTMLButtonElement;
    image: HTMLImageElement;
    badge: HTMLElement;
    stale: boolean;
    /** What the image shows. */
    drawn: string;
}

export class Strip {
    private thumbnails: Thumbnail[] = [];
    private picture: Picture | null = null;
    private theme = "";
    private form: Form = "solo";
    private width = 0;
    private rows = 1;
    private scrolls = false;

    private readonly host = document.createElement("div");

    constructor(
        place: HTMLElement,
        private readonly choose: (pane: string) => void,
    ) {
        place.append(this.host);
        this.host.addEventListener("scroll", () => this.fade(), { passive: true });
    }

    get names(): string[] {
        return this.thumbnails.map((one) => one.pane.name);
    }

    /** Begin with another picture. */
    load(picture: Picture | null): void {
        this.forget();
        this.picture = picture;
        this.thumbnails = overview(picture?.panes ?? []).map((pane, at) => this.thumbnail(pane, at + 1));
        // The hues of panes are colours of the board.
        this.host.className = `strip ${picture?.classes ?? ""}`;
        this.shape();
        this.host.replaceChildren(...this.thumbnails.map((one) => one.button));
        this.fade();
    }

    /** Take over a picture in which some places are new. */
    patch(picture: Picture, places: ReadonlySet<string>): void {
        this.picture = picture;
        for (const one of this.thumbnails) one.stale ||= placesOf(one.pane).some((key) => places.has(key));
    }

    /** Take over form, room and theme; where the overview is higher than a tab, the tabs stand in two rows. */
    fit({ form, strip, upright }: Grid, theme: string): void {
        this.form = form;
        this.width = strip.width;
        this.rows = upright ? 2 : 1;
        this.shape();
        if (theme !== this.theme) for (const one of this.thumbnails) one.stale = true;
        this.theme = theme;
    }

    /** Where names have no room the keys stand alone: the name comes with the picture. */
    private shape(): void {
        const across = Math.max(1, Math.ceil(this.thumbnails.length / this.rows));
        const least = across * (NAMED[this.form] + GAP) - GAP;
        this.host.style.setProperty("--across", String(across));
        this.host.classList.toggle("strip-tabs", this.form === "phone");
        this.host.classList.toggle("strip-keys", this.form !== "phone" && least > this.width);
        this.squeeze();
    }

    /** Where the words of all tabs need more than there is, tabs reach into each other a little; only then they scroll. */
    private squeeze(): void {
        const needed = this.thumbnails.reduce((sum, { pane }) => sum + Math.max(FINGER, ...pane.text.split(/\s+/).map((word) => widthOf(word, TAB_LETTERS, true) + TAB_EDGES)), 0);
        const over = Math.min(MOST_OVER, Math.max(0, (needed - this.width) / Math.max(1, this.thumbnails.length - 1)));
        this.host.style.setProperty("--over", `${over.toFixed(2)}px`);
        this.scrolls = this.form === "phone" && needed - over * (this.thumbnails.length - 1) > this.width + 1;
        this.fade();
    }

    /** Say at which end more tabs are than can be seen. */
    private fade(): void {
        const { scrollLeft, scrollWidth, clientWidth } = this.host;
        this.host.classList.toggle("more-before", this.scrolls && scrollLeft > 1);
        this.host.classList.toggle("more-behind", this.scrolls && scrollLeft + clientWidth < scrollWidth - 1);
    }

    /** Bring the tab of what is shown alone into sight, where not all tabs are. */
    private reveal(button: HTMLElement): void {
        const { scrollLeft, clientWidth } = this.host;
        const [left, right] = [button.offsetLeft, button.offsetLeft + button.offsetWidth];
        if (left < scrollLeft || right > scrollLeft + clientWidth - FADE) this.host.scrollLeft = left < scrollLeft ? left - FADE : right - clientWidth + FADE;
    }

    /** Say which panes are shown, what stands in their corners, and in which of them the hint is that is not to be seen. */
    show(shown: ReadonlyMap<string, string>, focus: FocusShown, hidden: boolean, hinted: ReadonlySet<string>): void {
        this.host.classList.toggle("strip-hidden", hidden);
        this.host.toggleAttribute("inert", hidden);
        for (const { pane, button, badge } of this.thumbnails) {
            const role = shown.get(pane.name) ?? "";
            button.dataset["role"] = role;
            button.setAttribute("aria-pressed", String(role === "main"));
            if (role === "main" && this.scrolls) this.reveal(button);
            const text = role ? "" : (focus.places[pane.name] ?? "");
            badge.textContent = text;
            badge.hidden = !text;
            if (hinted.has(pane.name)) button.dataset["mark"] = "hint";
            else delete button.dataset["mark"];
        }
    }

    close(): void {
        this.forget();
        this.host.remove();
    }

    private thumbnail(pane: Pane, number: number): Thumbnail {
        const button = document.createElement("button");
        button.type = "button";
        button.className = `thumbnail ${pane.hue}`;
        button.dataset["thumbnail"] = pane.name;
        button.title = pane.text;
        const [image, label, key, badge] = [document.createElement("img"), span("thumbnail-name"), span("thumbnail-key"), span("thumbnail-badge")];
        image.alt = "";
        image.className = "thumbnail-picture";
        key.textContent = String(number);
        key.setAttribute("aria-hidden", "true");
        label.textContent = pane.text;
        badge.hidden = true;
        button.append(image, label, key, badge);
        button.addEventListener("click", () => this.choose(pane.name));
        const made: Thumbnail = { pane, button, image, badge, stale: true, drawn: "" };
        for (const looked of ["pointerenter", "focus"]) button.addEventListener(looked, () => this.draw(made));
        return made;
    }

    /** Draw the picture of a pane that is looked at, if it is out of date. */
    private draw(one: Thumbnail): void {
        if (!one.stale || !this.picture || this.form === "phone") return;
        one.stale = false;
        const drawn = stillPicture(this.picture, one.pane, this.theme);
        if (drawn === one.drawn) return;
        one.drawn = drawn;
        const before = one.image.src;
        one.image.src = URL.createObjectURL(new Blob([drawn], { type: "image/svg+xml" }));
        if (before) URL.revokeObjectURL(before);
    }

    private forget(): void {
        for (const one of this.thumbnails) if (one.image.src) URL.revokeObjectURL(one.image.src);
    }
}

function span(classes: string): HTMLSpanElement {
    const made = document.createElement("span");
    made.className = classes;
    return made;
}
