/** A wording is reported where it stands: the next click on any words names their message, to be copied. */
import { useEffect, useState } from "preact/hooks";
import type { VNode } from "preact";
import { Dialog } from "./dialog";
import type { ViewModel } from "./model";
import { copy } from "./save";
import type { Stage } from "./stage";
import { useValue } from "./value";

/** No message that is asked for is longer. */
const LONGEST = 200;

/** Words on the page, and the messages that say them. */
interface Found {
    text: string;
    language: string;
    keys: string[];
}

/** What is said where somebody has clicked: what is read there, then what is told to those who listen, the nearest first. */
export function wordsAt(path: readonly EventTarget[], root: Element): string[] {
    const found: string[] = [];
    for (const one of path) {
        if (!(one instanceof Element) || one === root || !root.contains(one)) continue;
        found.push(plain(one.textContent), plain(one.getAttribute("aria-label") ?? ""), plain(one.getAttribute("title") ?? ""));
        // Further out there are other words as well.
        if (one.matches("button, [role=tab], [data-spot], p, li, h2, h3, .pane")) break;
    }
    return [...new Set(found)].filter((text) => text && text.length <= LONGEST * 4).map((text) => text.slice(0, LONGEST));
}

function plain(text: string): string {
    return text.replace(/\s+/g, " ").trim();
}

/** Ask which messages say the first of some texts that any message says. */
async function lookUp(stage: Stage, texts: readonly string[]): Promise<Found> {
    for (const text of texts) {
        const told = await stage.store.ask<Omit<Found, "text">>("wording", { text });
        if (told.keys.length) return { text, ...told };
    }
    return { text: texts[0] ?? "", language: stage.store.model.language, keys: [] };
}

export function Wording({ model, stage }: { model: ViewModel; stage: Stage }): VNode | null {
    const asks = useValue(stage.wording);
    const [found, show] = useState<Found | null>(null);
    useEffect(() => {
        const { root } = stage;
        if (!asks || !root) return undefined;
        const stop = (event: Event): void => {
            event.preventDefault();
            event.stopImmediatePropagation();
        };
        const hear = (event: MouseEvent): void => {
            stop(event);
            stage.wording.set(false);
            // What lies under other things is meant, too: the words, not what is clicked on them.
            void lookUp(stage, wordsAt(event.composedPath(), root)).then(show, () => undefined);
        };
        const leave = (event: KeyboardEvent): void => {
            if (event.key !== "Escape") return;
            stop(event);
            stage.wording.set(false);
        };
        const pressed = ["pointerdown", "pointerup", "mousedown", "mouseup"] as const;
        root.classList.add("asks-wording");
        root.addEventListener("click", hear, true);
        for (const type of pressed) root.addEventListener(type, stop, true);
        window.addEventListener("keydown", leave, true);
        return () => {
            root.classList.remove("asks-wording");
            root.removeEventListener("click", hear, true);
            for (const type of pressed) root.removeEventListener(type, stop, true);
            window.removeEventListener("keydown", leave, true);
        };
    }, [asks]);
    if (asks) return <p class="wording-ask" role="status">{model.labels["wording_ask"]}</p>;
    return found && <WordingFound found={found} model={model} close={() => show(null)} />;
}

function WordingFound({ found, model, close }: { found: Found; model: ViewModel; close: () => void }): VNode {
    const { labels } = model;
    const [done, copied] = useState(false);
    const keys = found.keys.join(", ") || (labels["wording_unknown"] ?? "");
    return (
        <Dialog title={labels["wording"] ?? ""} close={close} closeLabel={labels["close"] ?? ""}>
            <dl class="wording">
                <div><dt>{labels["wording_key"]}</dt><dd><code>{keys}</code></dd></div>
                <div><dt>{labels["form_language"]}</dt><dd>{found.language}</dd></div>
            </dl>
            <blockquote lang={found.language}>{found.text}</blockquote>
            <button type="button" class="wording-copy" onClick={() => void copy(`${keys}\n${found.language}\n${found.text}`).then(copied)}>
                {labels[done ? "wording_copied" : "wording_copy"]}
            </button>
        </Dialog>
    );
}
