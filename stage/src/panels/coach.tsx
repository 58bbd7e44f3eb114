/** Stands in until the panels come. */
import type { VNode } from "preact";
import type { ViewModel } from "../model";
import type { Store } from "../store";

export function Coach({ model }: { store: Store; model: ViewModel }): VNode {
    return <p class="faint">{model.labels["tab_coach"]}</p>;
}
