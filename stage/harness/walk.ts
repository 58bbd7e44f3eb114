/** The whole stage over recorded messages, for walks that measure it: no kernel, no notebook. */
import { mount } from "../src/app";
import type { Change, Opened } from "../src/model";
import "../src/style/stage.css";
import * as measure from "./measure";
import { Recorded } from "./recorded";

/** A stage on the page, and what comes next for it. */
export class Walk {
    readonly transport: Recorded;
    private readonly close: () => void;

    constructor(
        readonly host: HTMLElement,
        opened: Opened,
        dark: boolean,
    ) {
        this.transport = new Recorded(opened);
        this.close = mount(host, this.transport, { dark, height: window.innerHeight, reveal: () => undefined, watch: () => () => undefined });
    }

    get root(): Element {
        const root = this.host.querySelector(".trajan-tutor");
        if (!root) throw new Error("the stage is not there");
        return root;
    }

    /** Let a recorded change come, and wait until everything stands. */
    async play(change: Omit<Change, "n" | "type">): Promise<void> {
        this.transport.play(change);
        await this.settled();
    }

    /** Wait until nothing moves any more: two frames without an animation. */
    async settled(): Promise<void> {
        for (let still = 0; still < 2; ) {
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
            for (const one of this.root.getAnimations({ subtree: true })) one.finish();
            still = measure.running(this.root) ? 0 : still + 1;
        }
    }

    end(): void {
        this.close();
        this.host.replaceChildren();
    }
}

Object.assign(window, { Walk, measure });
