/** The stage alone on the screen; without permission it lies over the page. Coming back restores what was scrolled. */
import { Value } from "./value";

export class FullScreen {
    readonly shown = new Value(false);
    private scrolled: Array<[Element, number, number]> = [];
    private readonly follow = (): void => this.changed();

    constructor(private readonly root: () => HTMLElement | null) {
        document.addEventListener("fullscreenchange", this.follow);
    }

    close(): void {
        document.removeEventListener("fullscreenchange", this.follow);
        if (this.shown.get()) this.leave();
    }

    toggle(): void {
        if (this.shown.get()) this.leave();
        else void this.enter();
    }

    leave(): void {
        if (this.isFull()) void document.exitFullscreen();
        else this.show(false);
    }

    private async enter(): Promise<void> {
        const root = this.root();
        if (!root) return;
        this.scrolled = ancestors(root).map((one) => [one, one.scrollLeft, one.scrollTop]);
        try {
            await root.requestFullscreen();
        } catch {
            this.show(true);
        }
    }

    private changed(): void {
        const full = this.isFull();
        if (full !== this.shown.get()) this.show(full);
    }

    /** In a shadow tree the document names its host. */
    private isFull(): boolean {
        const root = this.root();
        const place = root?.getRootNode();
        return root !== null && (place instanceof ShadowRoot ? place : document).fullscreenElement === root;
    }

    private show(full: boolean): void {
        this.root()?.classList.toggle("over-page", full && !this.isFull());
        this.shown.set(full);
        if (full) return;
        requestAnimationFrame(() => {
            for (const [one, left, top] of this.scrolled) one.scrollTo({ left, top, behavior: "instant" });
            this.scrolled = [];
        });
    }
}

function ancestors(element: Element): Element[] {
    const found: Element[] = [];
    for (let one = element.parentElement; one; one = one.parentElement) found.push(one);
    return found;
}
