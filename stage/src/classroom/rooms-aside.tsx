/** Rooms of before that lie aside: who teaches is asked whether they are wanted back. */
import type { VNode } from "preact";
import { say } from "../parts/words";
import type { StateProps } from "./teacher-room";

export function RoomsAside({ room, live, labels }: StateProps): VNode {
    return (
        <ul class="rooms-aside" aria-label={say(labels, "aside")}>
            {live.aside.map(({ name, text, wanted }) => (
                <li key={name}>
                    <span id={`aside-${name}`}>{text}</span>{" "}
                    <button
                        type="button" aria-pressed={wanted} aria-describedby={`aside-${name}`}
                        onClick={() => room.ask({ type: "aside", name, back: !wanted })}
                    >
                        {say(labels, "bring_back")}
                    </button>
                </li>
            ))}
        </ul>
    );
}
