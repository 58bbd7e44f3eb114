/** A replay that stands alone: the value of a cell. */
import { render } from "preact";
import type { FrameShown, Opened, ReplayModel } from "../model";
import type { Asker } from "../parts/asker";
import { Dark } from "../parts/drawing";
import { keepKeys } from "../parts/keys";
import { dressRoot } from "../parts/root";
import { say } from "../parts/words";
import { Store } from "../store";
import type { Surroundings, Transport } from "../transport";
import { ReplayPlayer } from "./player";

export function ReplayView({ store, model }: { store: Asker<ReplayModel>; model: ReplayModel }) {
    return (
        <>
            <ReplayPlayer replay={model.replay} first={model.frame} labels={model.labels} ask={(number) => store.ask<FrameShown>("frame", { number })} />
            <p class="notice" role="status">
                {model.notice.text}
            </p>
        </>
    );
}

/** Show a replay in a root; returns how to end it. */
export function showReplay(root: HTMLElement, transport: Transport, first: Opened, surroundings: Surroundings): () => void {
    const store = new Store(transport, first);
    const asker = store as unknown as Asker<ReplayModel>;
    const show = () => {
        dressRoot(root, "alone", say(asker.model.labels, "replay"), asker.model.theme, surroundings.dark);
        render(
            <Dark.Provider value={surroundings.dark}>
                <ReplayView store={asker} model={asker.model} />
            </Dark.Provider>,
            root,
        );
    };
    const ends = [asker.subscribe(show), surroundings.watch(show), keepKeys(root)];
    show();
    return () => {
        for (const end of ends) end();
        render(null, root);
        store.close();
    };
}
