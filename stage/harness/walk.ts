/** The whole stage over recorded messages, walked and measured: no kernel, no notebook. */
import { mount } from "../src/app";
import type { Change, Opened, ViewModel } from "../src/model";
import { changed } from "../src/store";
import "../src/style/stage.css";
import { faint } from "./contrast";
import * as measure from "./measure";
import { Recorded } from "./recorded";

/** What becomes of a message: it only goes into the model, it is told to the stage, or what it leads to is measured too. */
type Heed = "passed" | "told" | "looked-at";

/** One line of a recording: what it is about, what the page was told, and how it is heeded. */
interface Recording {
    state: string;
    step: number;
    message: Opened | Change;
    heed: Heed;
}

interface Wanted {
    dark: boolean;
    /** The least size of what is clicked: 24 with a mouse, 44 with fingers. */
    target: number;
    /** Whether words that stand out too little are looked for. */
    contrast: boolean;
    words: boolean;
}

const HASTE = 4;
const PHONE_BELOW = 640;

/** A stage on the page, to which recorded messages come. */
export class Walk {
    private transport: Recorded | null = null;
    private model: ViewModel | null = null;
    private first: Opened | null = null;
    /** Whether something was passed that the stage does not show. */
    private passed = false;
    private close: () => void = () => undefined;
    private before: { step: string; panes: string; scrolls: string } | null = null;
    /** How places look when nothing is asked of them. */
    private resting = new Map<string, string>();
    readonly found: string[] = [];
    count = 0;

    constructor(
        private readonly host: HTMLElement,
        private readonly name: string,
        private readonly wanted: Wanted,
    ) {}

    /** Play a recording to its end, and return what was found. */
    async through(lines: readonly Recording[]): Promise<string[]> {
        for (const line of lines) {
            if (line.heed === "passed") {
                this.pass(line.message);
                continue;
            }
            if (this.passed) await this.begin(line.step);
            this.hear(line.message);
            await this.settled();
            if (line.heed === "looked-at") this.look(`${this.name} step ${line.step} ${line.state}`);
        }
        this.leave();
        return this.found;
    }

    /** Let a message change the model alone. */
    private pass(message: Opened | Change): void {
        if (message.type === "opened") this.first = message;
        this.model = message.type === "opened" ? message.model : changed(this.known, message).after;
        this.passed = true;
    }

    /** Open the stage on the model as it is, and look at it: what has passed was shown to nobody. */
    private async begin(step: number): Promise<void> {
        if (!this.first) throw new Error("a change came before all of it");
        this.hear({ ...this.first, model: this.known });
        await this.settled();
        this.look(`${this.name} step ${step} opened`);
    }

    /** Play a recording to its end, and leave the stage there to be looked at. */
    async stay(lines: ReadonlyArray<Omit<Recording, "heed">>): Promise<void> {
        for (const line of lines) {
            this.hear(line.message);
            await this.settled();
        }
    }

    /** Take the stage away. */
    leave(): void {
        this.close();
        this.host.replaceChildren();
    }

    private hear(message: Opened | Change): void {
        if (message.type === "change") {
            if (!this.transport) throw new Error("a change came before all of it");
            this.model = changed(this.known, message).after;
            const { set, places, classes, log, motion } = message;
            this.transport.play({ set, ...(places && { places }), ...(classes && { classes }), ...(log && { log }), ...(motion && { motion }) });
            return;
        }
        this.close();
        [this.first, this.passed] = [message, false];
        this.model = message.model;
        this.before = null;
        this.resting.clear();
        this.transport = new Recorded(message);
        const height = window.innerHeight;
        this.close = mount(this.host, this.transport, { dark: this.wanted.dark, height, reveal: () => undefined, watch: () => () => undefined });
    }

    private get known(): ViewModel {
        if (!this.model) throw new Error("a change came before all of it");
        return this.model;
    }

    private get root(): Element {
        const root = this.host.querySelector(".trajan-tutor");
        if (!root) throw new Error("the stage is not there");
        return root;
    }

    /** Wait until nothing moves: movement is ended, as any input ends it. */
    private async settled(): Promise<void> {
        for (let still = 0, tries = 0; still < 2 && tries < 50; tries += 1) {
            await new Promise((resolve) => setTimeout(resolve, HASTE));
            this.root.dispatchEvent(new KeyboardEvent("keydown", { key: "F13", code: "F13", bubbles: true }));
            for (const one of this.root.getAnimations({ subtree: true })) one.finish();
            const moves = this.root.getAttribute("data-moving") === "true" || measure.running(this.root) > 0;
            still = moves ? 0 : still + 1;
        }
    }

    private look(place: string): void {
        const { root, known: model } = this;
        this.count += 1;
        measure.forget();
        const places = measure.placesIn(root);
        const { lit } = model.marks;
        // What one would pay with is no target: where a phone does not show it, its pane has a tab.
        const paying = new Set(window.innerWidth < PHONE_BELOW ? model.bids?.spots : []);
        const looks = model.marks.looks.filter((spot) => !paying.has(spot));
        const whole = model.focus.whole;
        const told = (kind: string, found: readonly string[]): void => {
            for (const one of found) this.found.push(`${kind} | ${place} | ${one}`);
        };
        told("outside", measure.outside(root, places, whole ? [] : [...new Set([...lit, ...looks])]));
        told("text", measure.smallText(root));
        told("target", measure.smallTargets(root, places, whole ? [] : lit, this.wanted.target));
        told("cut", [...measure.cut(root), ...(this.wanted.words ? measure.cutWords(root) : [])]);
        told("mute", measure.mute(root));
        if (this.wanted.contrast) told("faint", faint(root));
        told("covered", measure.covered(root, places, lit));
        this.compareFills(place, places, lit);
        const now = { step: model.focus.step, panes: JSON.stringify(measure.panes(root)), scrolls: JSON.stringify(measure.scrolls(root)) };
        if (this.before && this.before.step === now.step) {
            if (this.before.panes !== now.panes) told("moved", [`${this.before.panes} -> ${now.panes}`]);
            if (this.before.scrolls !== now.scrolls) told("scrolled", [`${this.before.scrolls} -> ${now.scrolls}`]);
        }
        this.before = now;
    }

    /** A place looks the same lit as at rest, as long as nothing else happens to it: its classes tell. */
    private compareFills(place: string, places: measure.Places, lit: readonly string[]): void {
        const marked = new Set(lit);
        for (const [spot, fill] of Object.entries(measure.fills(places))) {
            const key = `${spot} ${places.get(spot)?.getAttribute("class") ?? ""}`;
            const rest = this.resting.get(key);
            if (!marked.has(spot)) this.resting.set(key, fill);
            else if (rest !== undefined && rest !== fill) this.found.push(`fill | ${place} | ${spot}: ${rest} -> ${fill}`);
        }
    }
}

Object.assign(window, { Walk, measure });
