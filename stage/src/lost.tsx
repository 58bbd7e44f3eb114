/** When nobody answers any more: what is kept, and what can still be done. */
import { useEffect, useState } from "preact/hooks";
import type { VNode } from "preact";
import type { ViewModel } from "./model";
import { keep, written } from "./save";
import type { Stage } from "./stage";
import type { Connection } from "./store";

/** How the connection is; whoever uses this is drawn again when it changes. */
export function useConnection(stage: Stage): { connection: Connection; reason: string } {
    const { store } = stage;
    const [shown, show] = useState({ connection: store.connection, reason: store.reason });
    useEffect(() => {
        const look = (): void => show({ connection: store.connection, reason: store.reason });
        look();
        return store.watch(look);
    }, [store]);
    return shown;
}

export function LostChoices({ model, stage }: { model: ViewModel; stage: Stage }): VNode {
    const { labels } = model;
    return (
        <div class="choices lost" style={{ "--columns": "3", "--rows": "1", "--size": "13px" }}>
            <button type="button" class="choice again" onClick={() => stage.actions.again()}><span class="name">{labels["start_again"]}</span></button>
            <button type="button" class="choice around" onClick={() => stage.around.set(true)}><span class="name">{labels["look_around"]}</span></button>
            <button type="button" class="choice keep" onClick={() => keep(`${model.summary.title || "game"}.txt`, written(model))}>
                <span class="name">{labels["save_copy"]}</span>
            </button>
        </div>
    );
}
