/** Stands in until the panels come. */
import type { VNode } from "preact";
import type { ViewModel } from "../model";
import type { Store } from "../store";

export type PanelName = "log" | "points";

interface Props {
    store: Store;
    model: ViewModel;
    open: PanelName | "";
    close: () => void;
    withCoach?: boolean;
}

export function Panels({ open, close }: Props): VNode | null {
    if (!open) return null;
    return <div class="sheet-over" onClick={close}><div class="sheet" role="dialog" aria-label={open}>{open}</div></div>;
}
