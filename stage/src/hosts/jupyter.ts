/** The stage in Jupyter, Voila and marimo: an anywidget. What it knows lies in one trait, changes come as messages. */
import "../style/stage.css";
import { mount } from "../app";
import type { Opened } from "../model";
import { PROTOCOL } from "../model";
import type { ToHost, ToPage, Transport } from "../transport";
import { around } from "./jupyter-around";
import { hideKept } from "./kept";

/** As much of a widget's model as is used here. */
interface WidgetModel {
    get(name: string): unknown;
    on(name: string, call: (content?: unknown) => void): void;
    off(name: string, call: (content?: unknown) => void): void;
    send(content: unknown, callbacks?: object): void;
}

interface Rendered {
    model: WidgetModel;
    el: HTMLElement;
}

// A server that gathers small packets may hold an answer back until the one before is acknowledged, for about 40 ms; the
// browser acknowledges at once when it sends something itself. So it does, once, when an answer takes longer than it
// should after the kernel has begun.
const NUDGE = 12;
/** Whoever is there answers within this many milliseconds. */
const ALIVE = 2000;

/** Carries messages through a widget's model. */
class WidgetTransport implements Transport {
    private readonly ears = new Set<(message: ToPage) => void>();
    private readonly stops: Array<() => void> = [];
    private heard = 0;

    constructor(private readonly model: WidgetModel, private readonly el: HTMLElement) {
        this.on("msg:custom", (content) => this.hear(content as ToPage));
        this.on("comm_live_update", () => this.checkAlive());
    }

    first(): Opened | null {
        const opened = this.model.get("opened") as Opened | undefined;
        return opened?.type === "opened" ? opened : null;
    }

    send(message: ToHost): void {
        // Other hosts of widgets take something else than callbacks here.
        if (message.type !== "do" || !isInJupyter(this.el)) {
            this.post(message);
            return;
        }
        const heard = this.heard;
        let began = false;
        const status = (): void => {
            // The first thing that comes back says that the kernel has begun.
            if (!began) window.setTimeout(() => heard === this.heard && this.post({ type: "nudge" }), NUDGE);
            began = true;
        };
        this.post(message, { iopub: { status } });
    }

    /** A line that is cut may refuse what is sent: then nobody is there. */
    private post(message: unknown, callbacks?: object): void {
        try {
            if (callbacks) this.model.send(message, callbacks);
            else this.model.send(message);
        } catch {
            window.setTimeout(() => this.lose(), 0);
        }
    }

    private lose(): void {
        this.hear({ type: "gone", reason: "disconnected" });
    }

    listen(hear: (message: ToPage) => void): () => void {
        this.ears.add(hear);
        return () => this.ears.delete(hear);
    }

    close(): void {
        for (const stop of this.stops) stop();
        this.ears.clear();
    }

    private on(name: string, call: (content?: unknown) => void): void {
        this.model.on(name, call);
        this.stops.push(() => this.model.off(name, call));
    }

    private hear(message: ToPage): void {
        this.heard += 1;
        for (const ear of this.ears) ear(message);
    }

    /** A kernel that is started again leaves its widgets without a line to it: nobody answers to this name there. */
    private checkAlive(): void {
        const heard = this.heard;
        window.setTimeout(() => heard === this.heard && this.lose(), ALIVE);
        this.post({ type: "hello", protocol: PROTOCOL, have: -1 });
    }
}

function isInJupyter(el: HTMLElement): boolean {
    return el.closest(".jp-OutputArea, .jp-Notebook") !== null;
}

export default {
    render({ model, el }: Rendered): () => void {
        const showKept = hideKept(el);
        const end = mount(el, new WidgetTransport(model, el), around(el));
        return () => {
            showKept();
            end();
        };
    },
};
