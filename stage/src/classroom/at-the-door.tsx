/** Who waits at the door, by name: they are let in one by one or together, or there is another code. */
import type { VNode } from "preact";
import { say } from "../parts/words";
import type { DoorWaiting } from "./messages";
import type { StateProps } from "./teacher-room";

export function AtTheDoor({ room, labels, waiting }: StateProps & { waiting: DoorWaiting }): VNode {
    return (
        <section class="at-the-door" aria-label={say(labels, "at_the_door")}>
            <p role="status">{waiting.text}</p>
            <ul>
                {waiting.names.map((one) => (
                    <li key={one.id}>
                        <bdi>{one.name}</bdi>
                        <button type="button" class="small" aria-label={`${say(labels, "let_one_in")} ${one.name}`} onClick={() => room.ask({ type: "let-in", to: [one.id] })}>{say(labels, "let_one_in")}</button>
                    </li>
                ))}
            </ul>
            <div class="row">
                {waiting.count > 0 && <button type="button" onClick={() => room.ask({ type: "let-in", to: [] })}>{`${say(labels, "let_all_in")} (${waiting.count})`}</button>}
                <button type="button" onClick={() => room.ask({ type: "new-code", out: false })}>{say(labels, "new_code")}</button>
                {waiting.with_them > 0 && <button type="button" onClick={() => room.ask({ type: "new-code", out: true })}>{`${say(labels, "new_code_out")} (${waiting.with_them})`}</button>}
            </div>
        </section>
    );
}

/** The code is on the wall of another class, or somebody has told it: whoever is in stays. */
export function NewCode({ room, live, labels }: StateProps): VNode | null {
    if (live.waiting) return null;
    return <button type="button" class="small new-code" onClick={() => room.ask({ type: "new-code", out: false })}>{say(labels, "new_code")}</button>;
}
