/** Stands in until the panels come. */
import type { VNode } from "preact";
import type { ViewModel } from "../model";
import type { Store } from "../store";

export function Log({ model }: { store: Store; model: ViewModel }): VNode {
    return <ol class="log">{model.log.slice(-6).map((line) => <li key={line.number}><b>{line.name}</b> {line.text}</li>)}</ol>;
}
