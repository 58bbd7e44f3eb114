/** What stands alone, not around a table: its root, its store, and when it is drawn. */
import { render, type VNode } from "preact";
import type { LanguageOffered, Opened } from "../model";
import { Store } from "../store";
import type { Surroundings, Transport } from "../transport";
import type { Asker } from "./asker";
import { Dark } from "./drawing";
import { keepKeys, type KeyHandler } from "./panel-keys";
import { LanguageChoice } from "./language-choice";

interface Alone {
    labels: Record<string, string>;
    theme: string;
    language: string;
    languages: LanguageOffered[];
}

interface About<M> {
    /** The class of its root, and the label that names it. */
    kind: string;
    name: string;
    view: (asker: Asker<M>) => VNode;
    keys?: (asker: Asker<M>) => KeyHandler;
}

/** Show it in a root; returns how to end it. */
export function showAlone<M extends Alone>(
    root: HTMLElement, transport: Transport, first: Opened, surroundings: Surroundings, about: About<M>,
): () => void {
    const store = new Store(transport, first);
    const asker = store as unknown as Asker<M>;
    const show = () => {
        const { labels, theme, language, languages } = asker.model;
        dress(root, about.kind, labels[about.name] ?? "", theme === "auto" ? (surroundings.dark ? "dark" : "light") : theme);
        root.lang = language;
        render(
            <Dark.Provider value={surroundings.dark}>
                {about.view(asker)}
                <LanguageChoice languages={languages} language={language} label={labels["form_language"]} speak={(to) => asker.do("language", { language: to })} />
            </Dark.Provider>,
            root,
        );
    };
    const ends = [asker.subscribe(show), surroundings.watch(show), keepKeys(root, about.keys?.(asker))];
    show();
    return () => {
        for (const end of ends) end();
        render(null, root);
        store.close();
    };
}

function dress(root: HTMLElement, kind: string, label: string, theme: string): void {
    root.className = `trajan-tutor ${kind} theme-${theme}`;
    root.dataset["theme"] = theme;
    root.setAttribute("role", "group");
    root.setAttribute("aria-label", label);
}
