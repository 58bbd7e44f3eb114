/** What a place means that somebody looks at: told beside it, on nothing that is lit, and gone with the next click. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import type { Grid, Rect } from "./layout";
import type { Choice, ViewModel } from "./model";
import { meantBy, type Pointing } from "./pointing";
import type { Stage } from "./stage";
import { useValue } from "./value";

/** What is told of a place. */
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
/** It is read at a glance. */
const MOST = 3;

interface Props {
    model: ViewModel;
    stage: Stage;
    pointing: Pointing;
    grid: Grid;
    /** The card of a phone, at whose lower end it stands there. */
    card: Rect;
}

export function Inspector({ model, stage, pointing, grid, card }: Props): VNode | null {
    const spot = useValue(stage.looked);
    const phone = grid.form === "phone";
    const told = useTold(stage, pointing, spot, phone ? null : model.choices);
    if (!spot || told?.spot !== spot) return null;
    if (!phone) return <Beside key={spot} stage={stage} told={told} />;
    const bottom = { left: `${card.x}px`, width: `${card.width}px`, "--bottom": `${card.y + card.height}px`, maxHeight: `${card.height}px` };
    return <section class="inspector" style={bottom} aria-hidden="true"><Words stage={stage} told={told} /></section>;
}

/** How far words may stand from their place, as long as they fit there in any way; after that they stand where there is room. */
const NEAR = 170;
/** In full, without what is faint, and that in a narrow column. */
const WAYS = ["", "brief", "brief narrow"] as const;

/** Beside the place: in full, else in short, else farther away; when what moves has come to rest. */
function Beside({ stage, told }: { stage: Stage; told: PlaceTold }): VNode {
    const box = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
        let late = false;
        const show = (): void => {
            if (!late && box.current) stand(stage, told.spot, box.current);
        };
        show();
        void stage.table?.rest().then(show);
        return () => {
            late = true;
        };
    }, [told]);
    return <section ref={box} class="inspector beside" aria-hidden="true"><Words stage={stage} told={told} /></section>;
}

function stand(stage: Stage, spot: string, box: HTMLElement): void {
    const around = stage.root?.getBoundingClientRect();
    if (!around || box.classList.contains("placed")) return;
    for (const farthest of [NEAR, Infinity]) {
        for (const way of WAYS) {
            box.className = `inspector beside ${way}`;
            const at = stage.table?.beside(spot, box.offsetWidth, box.offsetHeight, farthest);
            if (!at) continue;
            box.classList.add("placed");
            Object.assign(box.style, { left: `${at.x - around.x}px`, top: `${at.y - around.y}px` });
            return;
        }
    }
}

function Words({ stage, told }: { stage: Stage; told: PlaceTold }): VNode {
    return (
        <>
            <p class="title">{nameOf(stage, told.spot)}</p>
            {told.lines.map((line) => <p key={line}>{line}</p>)}
            {told.title && <p class="faint"><b>{told.title}.</b> {told.text}</p>}
            {told.notes?.map((note) => <p key={note} class="faint">{note}</p>)}
        </>
    );
}

/** A place is named on the table itself. */
function nameOf(stage: Stage, spot: string): string {
    return stage.root?.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getAttribute("aria-label") ?? "";
}

/** What choices tell of a place; null where it means none, and somebody has to be asked. */
export function toldByChoices(choices: readonly Choice[], spot: string): PlaceTold | null {
    const meant = meantBy(choices, spot);
    if (!meant.length) return null;
    const more = meant.length > MOST ? [`+${meant.length - MOST}`] : [];
    const inShort = (one: Choice): string => [one.group, one.name, one.consequence].filter(Boolean).join(" · ");
    return { spot, lines: [...meant.slice(0, MOST).map((one) => (meant.length > 1 ? inShort(one) : one.text)), ...more], title: "", text: "" };
}

function useTold(stage: Stage, { paced }: Pointing, spot: string, choices: readonly Choice[] | null): PlaceTold | null {
    const [told, setTold] = useState<PlaceTold | null>(null);
    useEffect(() => {
        setTold(null);
        if (!spot || stage.store.connection === "gone") return undefined;
        let late = false;
        const tell = (answer: PlaceTold | null): void => {
            if (!late && answer?.spot) setTold(answer);
        };
        const own = choices && toldByChoices(choices, spot);
        const timer = own ? window.setTimeout(() => tell(own), REST) : 0;
        if (!own) paced.after(REST, "tell", () => void stage.store.ask<PlaceTold | null>("tell", { spot }).then(tell, () => undefined));
        const leave = (): void => {
            late = true;
            window.clearTimeout(timer);
            paced.after(0, "tell", null);
            setTold(null);
        };
        const ends = ["pointerdown", "keydown"] as const;
        for (const type of ends) stage.root?.addEventListener(type, leave, true);
        return () => {
            late = true;
            window.clearTimeout(timer);
            paced.after(0, "tell", null);
            for (const type of ends) stage.root?.removeEventListener(type, leave, true);
        };
    }, [spot]);
    return told;
}
