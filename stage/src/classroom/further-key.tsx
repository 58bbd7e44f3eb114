/** An address with which the teacher goes on at another device: it works once, and for a while. */
import type { VNode } from "preact";
import { Drawing } from "../parts/drawing";
import { say } from "../parts/words";
import type { StateProps } from "./teacher-room";

export function FurtherKey({ room, live, labels }: StateProps): VNode {
    const { further } = live;
    return (
        <div class="further-key">
            <button type="button" class="small" aria-expanded={further !== null} onClick={() => room.ask({ type: "further-key" })}>{say(labels, "further")}</button>
            {further && (
                <div role="status">
                    <Drawing svg={further.qr} name="qr" />
                    <p>{further.text}</p>
                    <input class="link-field" type="text" readOnly aria-label={say(labels, "link")} value={further.link} onFocus={(event) => event.currentTarget.select()} />
                </div>
            )}
        </div>
    );
}
