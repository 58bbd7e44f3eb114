/** What carries messages between a page and whoever answers it. */
import type { Language } from "./languages";
import type { Change, Do, Gone, Hello, Opened, WholeWanted } from "./model";

export type ToPage = Opened | Change | Gone;
export type ToHost = Hello | Do | WholeWanted;

/** The four functions of a host. Nothing else of a host is known to the page. */
export interface Transport {
    /** What is known already, so that the first picture needs no answer; null where that has to be asked for. */
    first(): Opened | null;
    send(message: ToHost): void;
    /** Hear what comes; returns how to stop. */
    listen(hear: (message: ToPage) => void): () => void;
    close(): void;
    /** Resolves when whoever answers has started; until then nobody is missed. Missing: it is there already. */
    readonly ready?: Promise<void> | undefined;
    /** It connects anew by itself: whoever is silent comes back, and what was asked meanwhile waits for that. */
    readonly patient?: boolean | undefined;
}

/** What surrounds the page, told by the host: never read from the document's body. */
export interface Surroundings {
    dark: boolean;
    /** How high the stage may be, in pixels; null where it takes the height of the window. */
    height: number | null;
    /** Scrolls the stage into view once; nothing where there is nothing to scroll. */
    reveal(): void;
    /** Begins anew where nobody answers any more: runs the cell again, loads the page anew. Missing: it cannot. */
    readonly again?: (() => void) | undefined;
    /** Whether nothing else lies on the page: keys are for the stage also while nothing has the focus. */
    readonly alone?: boolean;
    /** Which languages can be chosen, and how, where the host sees to that for all of its page; missing: the table does. */
    readonly spoken?: { readonly languages: readonly Language[]; speak(language: string): void } | undefined;
    /** Calls when any of it has changed; returns how to stop. */
    watch(changed: () => void): () => void;
}
