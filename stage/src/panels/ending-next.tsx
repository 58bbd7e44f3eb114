/** The one place at the end of a game from which one goes on: to look back at it, or to begin another one. */
import type { ViewModel } from "../model";
import { once, type Asker } from "../parts/asker";
import { Button } from "../parts/button";
import { say } from "../parts/words";

export interface EndingNextProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    replay: () => void;
    begin: () => void;
    lookBack: () => void;
}

export function EndingNext({ store, model, replay, begin, lookBack }: EndingNextProps) {
    const { labels } = model;
    return (
        <div class="ending-next buttons" role="group" aria-label={say(labels, "ending_next")}>
            <Button name="look-back primary" mark="look-back" press={lookBack}>
                {say(labels, "coach_look_back")}
            </Button>
            <Button name="open-replay" mark="replay" press={replay}>
                {say(labels, "open_replay")}
            </Button>
            <Button name="again" mark="again" press={() => once(store, "again")}>
                {say(labels, "form_again")}
            </Button>
            <Button name="another-game" mark="another" press={begin}>
                {say(labels, "new")}
            </Button>
        </div>
    );
}
