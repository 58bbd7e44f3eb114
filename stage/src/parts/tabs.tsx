/** A row of tabs with one tab stop; arrow keys go along it. */
import { useRef } from "preact/hooks";
import { focusOn } from "./focus";
import { useKeys } from "./panel-keys";

export interface TabShown {
    name: string;
    text: string;
    /** Told to those who listen, besides its name: that there is something new. */
    news?: string;
}

interface TabsProps {
    id: string;
    label: string;
    tabs: readonly TabShown[];
    chosen: string;
    choose: (name: string) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function Tabs({ id, label, tabs, chosen, choose }: TabsProps) {
    const place = useRef<HTMLDivElement>(null);
    useKeys(place, (event, target) => {
        // Where the focus is, not what is shown: keys may come faster than pictures.
        const at = tabs.findIndex((one) => one.name === target.getAttribute("data-tab"));
        const step = STEPS[event.key];
        const wanted = event.key === "Home" ? 0 : event.key === "End" ? tabs.length - 1 : step === undefined ? -1 : at + step;
        const next = tabs[(wanted + tabs.length) % tabs.length];
        if (!next || (step === undefined && event.key !== "Home" && event.key !== "End")) return false;
        choose(next.name);
        focusOn(place.current?.querySelector(`[data-tab="${next.name}"]`));
        return true;
    });
    return (
        <div ref={place} class="tabs" role="tablist" aria-label={label}>
            {tabs.map((one) => (
                <button
                    key={one.name}
                    type="button"
                    role="tab"
                    class={one.news ? "tab news" : "tab"}
                    id={`${id}-tab-${one.name}`}
                    data-tab={one.name}
                    aria-selected={one.name === chosen}
                    aria-controls={one.name === chosen ? `${id}-panel` : undefined}
                    tabIndex={one.name === chosen ? 0 : -1}
                    onClick={() => choose(one.name)}
                >
                    {one.text}
                    {one.news ? <span class="unseen"> {one.news}</span> : null}
                </button>
            ))}
        </div>
    );
}
