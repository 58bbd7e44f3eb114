/** All keys of the stage. */
import type { VNode } from "preact";
import { LISTED } from "./keys";
import type { ViewModel } from "./model";

export function KeysShown({ model }: { model: ViewModel }): VNode {
    return (
        <dl class="keys">
            {LISTED.map(([keys, label]) => (
                <div key={label}><dt><kbd>{keys}</kbd></dt><dd>{model.labels[label]}</dd></div>
            ))}
        </dl>
    );
}
