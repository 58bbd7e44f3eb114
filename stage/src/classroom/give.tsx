/** Giving something to do: to all, or to those who were chosen among the seats; and taking it back. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { say } from "../parts/words";
import { useValue } from "../value";
import { GivenList } from "./given-list";
import type { GiveAsked, GivenChoice } from "./messages";
import type { StateProps } from "./teacher-room";

/** Something else that can be given besides what is listed: what lies on the shared board, or watching it. */
type Other = "position" | "shared";

export function Give({ room, live, labels }: StateProps): VNode {
    const given = useValue(room.given);
    const chosen = useValue(room.chosen);
    const [what, take] = useState<GivenChoice | null>(null);
    const give = (to: string[]) => (): void => {
        if (what) room.ask({ type: "give", kind: what.kind as GiveAsked["kind"], name: what.name, to });
    };
    const other = (kind: Other): GivenChoice => ({ kind, name: "", title: say(labels, `give_${kind}`), group: say(labels, "tab_board") });
    const all = [...(live.opening ? [live.opening] : []), ...given, ...(live.board === null ? [] : [other("position"), other("shared")])];
    const same = what && all.find((one) => one.kind === what.kind && one.name === what.name);
    return (
        <div class="give">
            {live.task && <p class="task"><span>{say(labels, "task")}</span> <b>{live.task.title}</b> <button type="button" class="small" onClick={() => room.ask({ type: "give", kind: "nothing", name: "", to: [] })}>{say(labels, "take_back")}</button></p>}
            <GivenList name="given" label={say(labels, "give_title")} choices={all} chosen={same ?? null} choose={take} />
            <div class="row give-row">
                <button type="button" class="first give-all" aria-disabled={!same} onClick={give([])}>{say(labels, "give_all")}</button>
                {chosen.size > 0 && <button type="button" class="give-chosen" aria-disabled={!same} onClick={give([...chosen])}>{say(labels, "give_chosen")} <b>{chosen.size}</b></button>}
            </div>
        </div>
    );
}
