/** The replay of the game on the table. */
import type { FrameShown, ReplayShown, ViewModel } from "../model";
import type { Asker } from "../parts/asker";
import { say } from "../parts/words";
import { ReplayPlayer } from "../replay/player";
import { useAnswer } from "../parts/answers";

interface ReplayProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    close: () => void;
}

export function ReplayPanel({ store, model, close }: ReplayProps) {
    const { answer: replay, problem } = useAnswer<ReplayShown>(`replay ${model.began}`, () => store.ask("show", { page: "replay" }));
    if (!replay) return <p class="faint">{problem || say(model.labels, "loading")}</p>;
    return (
        <ReplayPlayer
            replay={replay}
            labels={model.labels}
            first={replay.frame}
            ask={(number) => store.ask<FrameShown>("frame", { number })}
            go={(node) => {
                close();
                store.do("jump", { node });
            }}
        />
    );
}
