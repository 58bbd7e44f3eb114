/** What surrounds the stage in a notebook: how high it may be, whether it is dark, and how it comes into view. */
import type { Surroundings } from "../transport";
import { darkByNotebook, heightInFrame, THEMES } from "./framed";

/** Space above and below the stage in its window, together. */
const SPACE = 12;
/** On a page enlarged twofold little is left, and the choices are to be seen there too. */
const LEAST = 280;
const MOST = 1100;
/** Frames to wait for an output to be attached and to find its height. */
const WAITS = 60;

/** What surrounds an element of a notebook, or of a page made from one. */
export function around(el: HTMLElement): Surroundings {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    // An output is attached after it was made: only then is it in a cell.
    const cellOf = (): HTMLElement | null => el.closest<HTMLElement>(".jp-Cell");
    hidePrompt(el);
    let revealed = false;
    return {
        get dark() {
            return darkByNotebook() ?? dark.matches;
        },
        get height() {
            const pane = scroller(el);
            return pane ? Math.max(LEAST, Math.min(MOST, pane.clientHeight - SPACE)) : heightInFrame();
        },
        reveal() {
            // A notebook that is opened shows many cells: only the one that was just run comes into view by itself.
            const first = !revealed;
            revealed = true;
            whenItStands(el, () => (!first || wasRun(cellOf())) && scrollTo(el));
        },
        get again() {
            const cell = cellOf();
            return cell ? () => runAgain(cell) : undefined;
        },
        watch(changed) {
            const sizes = new ResizeObserver(changed);
            // The output is attached after it was made.
            const frame = requestAnimationFrame(() => {
                const pane = scroller(el);
                if (pane) sizes.observe(pane);
                changed();
            });
            const themes = new MutationObserver(changed);
            for (const [where, name] of THEMES) themes.observe(where(), { attributeFilter: [name] });
            dark.addEventListener("change", changed);
            return () => {
                cancelAnimationFrame(frame);
                sizes.disconnect();
                themes.disconnect();
                dark.removeEventListener("change", changed);
            };
        },
    };
}

/** The nearest ancestor that scrolls a notebook; none on a page that scrolls as a whole. */
export function scroller(el: HTMLElement): HTMLElement | null {
    const lab = el.closest<HTMLElement>(".jp-WindowedPanel-outer");
    if (lab || heightInFrame() !== null) return lab;
    for (let one = el.parentElement; one && one !== document.body; one = one.parentElement) {
        const { overflowY } = getComputedStyle(one);
        if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1) return one;
    }
    return null;
}

/** The column of the prompt beside the output is room that the stage needs. */
function hidePrompt(el: HTMLElement): void {
    requestAnimationFrame(() => el.closest(".jp-OutputArea-child")?.classList.add("trajan-tutor-output"));
}

/** Whether this cell was run just now: it is the active one, or the one before it. */
function wasRun(cell: HTMLElement | null): boolean {
    if (!cell) return false;
    return cell.matches(".jp-mod-active, .jp-mod-selected") || cell.nextElementSibling?.matches(".jp-mod-active, .jp-mod-selected") === true;
}

/** Do something when the stage is on the page and no higher than what scrolls it: after that nothing moves it any more. */
function whenItStands(el: HTMLElement, act: () => void, tries = WAITS): void {
    requestAnimationFrame(() => {
        const [pane, stage] = [scroller(el), el.querySelector(".trajan-tutor")];
        const stands = el.isConnected && stage !== null && (!pane || stage.clientHeight <= Math.max(LEAST, pane.clientHeight - SPACE));
        if (stands || tries <= 1) act();
        else whenItStands(el, act, tries - 1);
    });
}

/** Scroll once, so that all of the stage is seen: 6 pixels below the upper edge of what scrolls. */
function scrollTo(el: HTMLElement): void {
    const pane = scroller(el);
    const stage = el.querySelector(".trajan-tutor")?.getBoundingClientRect();
    if (!stage) return;
    const window_ = pane?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
    const isSeen = stage.top >= window_.top - 1 && stage.bottom <= window_.bottom + 1;
    if (isSeen) return;
    const by = stage.top - window_.top - SPACE / 2;
    (pane ?? window).scrollBy({ top: by, behavior: "instant" });
}

/** Run the cell again, as its reader would. */
function runAgain(cell: HTMLElement): void {
    cell.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true, button: 0 }));
    cell.focus();
    const keys = { key: "Enter", code: "Enter", keyCode: 13, ctrlKey: true, bubbles: true, cancelable: true };
    cell.dispatchEvent(new KeyboardEvent("keydown", keys));
}
