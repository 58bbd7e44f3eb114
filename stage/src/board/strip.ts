/** The overview: a still picture of every pane with its hue, its key, its name, and how many lit places it has. */
import type { Form } from "../layout";
import type { FocusShown, Pane, Picture } from "../model";
import { overview, placesOf } from "./panes";
import { stillPicture } from "./thumbnail";

interface Thumbnail {
    pane: Pane;
    button: HTMLButtonElement;
    image: HTMLImageElement;
    badge: HTMLElement;
    stale: boolean;
    /** What the image shows. */
    drawn: string;
}

const MOST_WAIT = 2000;
// What was clicked comes first: pictures of the overview follow when nothing has changed for so long.
const PAUSE = 400;

export class Strip {
    private thumbnails: Thumbnail[] = [];
    private picture: Picture | null = null;
    private theme = "";
    private form: Form = "solo";
    private waiting = 0;
    private pause = 0;

    private readonly host = document.createElement("div");

    constructor(
        place: HTMLElement,
        private readonly choose: (pane: string) => void,
    ) {
        place.append(this.host);
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
        this.host.classList.toggle("strip-tabs", this.form === "phone");
        this.host.style.setProperty("--tabs", String(Math.max(1, this.thumbnails.length)));
        this.host.replaceChildren(...this.thumbnails.map((one) => one.button));
        this.later();
    }

    /** Take over a picture in which some places are new. */
    patch(picture: Picture, places: ReadonlySet<string>): void {
        this.picture = picture;
        for (const one of this.thumbnails) one.stale ||= placesOf(one.pane).some((key) => places.has(key));
        this.later();
    }

    /** Take over form and theme. */
    fit(form: Form, theme: string): void {
        this.form = form;
        this.host.classList.toggle("strip-tabs", form === "phone");
        if (theme !== this.theme) for (const one of this.thumbnails) one.stale = true;
        this.theme = theme;
        this.later();
    }

    /** Say which panes are shown, what stands in their corners, and in which of them the hint is that is not to be seen. */
    show(shown: ReadonlyMap<string, string>, focus: FocusShown, hidden: boolean, hinted: ReadonlySet<string>): void {
        this.host.classList.toggle("strip-hidden", hidden);
        this.host.toggleAttribute("inert", hidden);
        for (const { pane, button, badge } of this.thumbnails) {
            const role = shown.get(pane.name) ?? "";
            button.dataset["role"] = role;
            button.setAttribute("aria-pressed", String(role === "main"));
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
        const [image, label, key, badge] = [document.createElement("img"), span("thumbnail-name"), span("thumbnail-key"), span("thumbnail-badge")];
        image.alt = "";
        image.className = "thumbnail-picture";
        key.textContent = String(number);
        key.setAttribute("aria-hidden", "true");
        label.textContent = pane.text;
        badge.hidden = true;
        button.append(image, label, key, badge);
        button.addEventListener("click", () => this.choose(pane.name));
        return { pane, button, image, badge, stale: true, drawn: "" };
    }

    /** Draw what is out of date when nothing has changed for a while. */
    later(): void {
        this.hold();
        this.pause = window.setTimeout(() => this.next(), PAUSE);
    }

    private next(): void {
        if (!this.thumbnails.some((one) => one.stale)) return;
        // Safari has no idle callbacks.
        if ("requestIdleCallback" in window) this.waiting = window.requestIdleCallback(() => this.draw(), { timeout: MOST_WAIT });
        else this.pause = setTimeout(() => this.draw(), PAUSE);
    }

    /** Draw one picture, and leave the others for later. */
    private draw(): void {
        const one = this.thumbnails.find((each) => each.stale);
        if (!one || !this.picture || this.form === "phone") return;
        one.stale = false;
        const drawn = stillPicture(this.picture, one.pane, this.theme);
        if (drawn !== one.drawn) {
            one.drawn = drawn;
            const before = one.image.src;
            one.image.src = URL.createObjectURL(new Blob([drawn], { type: "image/svg+xml" }));
            if (before) URL.revokeObjectURL(before);
        }
        this.next();
    }

    /** Draw nothing: panes glide. */
    hold(): void {
        window.clearTimeout(this.pause);
        if ("cancelIdleCallback" in window) window.cancelIdleCallback(this.waiting);
    }

    private forget(): void {
        this.hold();
        for (const one of this.thumbnails) if (one.image.src) URL.revokeObjectURL(one.image.src);
    }
}

function span(classes: string): HTMLSpanElement {
    const made = document.createElement("span");
    made.className = classes;
    return made;
}
