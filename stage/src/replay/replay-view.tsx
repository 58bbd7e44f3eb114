/** A replay that stands alone: the value of a cell. */
import type { FrameShown, Opened, ReplayModel } from "../model";
import { showAlone } from "../parts/alone";
import type { Asker } from "../parts/asker";
import type { Surroundings, Transport } from "../transport";
import { ReplayPlayer } from "./player";

function ReplayView({ store, model }: { store: Asker<ReplayModel>; model: ReplayModel }) {
    return (
        <>
            <ReplayPlayer key={model.language} replay={model.replay} first={model.frame} labels={model.labels} ask={(number) => store.ask<FrameShown>("frame", { number })} />
            <p class="notice" role="status">
                {model.notice.text}
            </p>
        </>
    );
}

/** Show a replay in a root; returns how to end it. */
export function showReplay(root: HTMLElement, transport: Transport, first: Opened, surroundings: Surroundings): () => void {
    return showAlone<ReplayModel>(root, transport, first, surroundings, {
        kind: "alone", name: "replay", view: (asker) => <ReplayView store={asker} model={asker.model} />,
    });
}
