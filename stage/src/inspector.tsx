/** What a place means that somebody looks at: at the lower end of the rail, never over the table. */
import { useEffect, useState } from "preact/hooks";
import type { VNode } from "preact";
import type { Rect } from "./layout";
import type { ViewModel } from "./model";
import type { Stage } from "./stage";
import { useValue } from "./value";

/** What the host tells of a place. */
interface PlaceTold {
    spot: string;
    lines: string[];
    title: string;
    text: string;
    /** How sure the figures of what lies there are. */
    notes?: string[];
}

/** Resting on a place tells about it; going past does not. */
const REST = 250;

export function Inspector({ model, stage, rect }: { model: ViewModel; stage: Stage; rect: Rect }): VNode | null {
    const spot = useValue(stage.looked);
    const told = useTold(stage, spot, model.at);
    if (!spot || !told) return null;
    const bottom = { left: `${rect.x}px`, width: `${rect.width}px`, "--bottom": `${rect.y + rect.height}px`, maxHeight: `${rect.height}px` };
    return (
        <section class="inspector" style={bottom} aria-hidden="true">
            <p class="title">{nameOf(stage, spot)}</p>
            {told.lines.map((line) => <p key={line}>{line}</p>)}
            {told.title && <p class="faint"><b>{told.title}.</b> {told.text}</p>}
            {told.notes?.map((note) => <p key={note} class="faint">{note}</p>)}
        </section>
    );
}

/** A place is named on the table itself. */
function nameOf(stage: Stage, spot: string): string {
    return stage.root?.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getAttribute("aria-label") ?? "";
}

function useTold(stage: Stage, spot: string, at: number): PlaceTold | null {
    const [told, setTold] = useState<PlaceTold | null>(null);
    useEffect(() => {
        setTold(null);
        if (!spot || stage.store.connection === "gone") return undefined;
        let late = false;
        const timer = window.setTimeout(() => {
            stage.store.ask<PlaceTold | null>("tell", { spot }).then(
                (answer) => !late && answer?.spot && setTold(answer),
                () => undefined,
            );
        }, REST);
        return () => {
            late = true;
            window.clearTimeout(timer);
        };
    }, [spot, at]);
    return told;
}
