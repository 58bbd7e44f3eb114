/** A seat: how a pupil is doing by colour, by shape and in a word; who, and where. */
import type { VNode } from "preact";
import { say } from "../parts/words";
import { useValue } from "../value";
import type { PupilShown } from "./messages";
import type { StateProps } from "./teacher-room";

/** Shapes differ as colours do. */
const SHAPES: Record<PupilShown["standing"], string> = { fine: "M3 9.5l4 4 8-9", stuck: "M9 3v7.5M9 14v1.5", away: "M4 9h10" };

export function Standing({ standing }: { standing: PupilShown["standing"] }): VNode {
    return <svg class={`standing standing-${standing}`} viewBox="0 0 18 18" aria-hidden="true"><path d={SHAPES[standing]} /></svg>;
}

export function Seat({ room, live, labels, pupil }: StateProps & { pupil: PupilShown }): VNode {
    const chosen = useValue(room.chosen).has(pupil.id);
    const looked = live.looked?.id === pupil.id;
    return (
        <li class={`seat seat-${pupil.standing} ${looked ? "looked" : ""}`} data-pupil={pupil.id} data-standing={pupil.standing}>
            <button type="button" class="seat-open" aria-pressed={looked} onClick={() => room.ask({ type: "look", pupil: looked ? "" : pupil.id })}>
                <span class="seat-head"><Standing standing={pupil.standing} /><span class="seat-word">{say(labels, `standing_${pupil.standing}`)}</span></span>
                <bdi class="seat-name">{pupil.name}</bdi>
                <span class="seat-where">{pupil.waits || pupil.where}</span>
                {pupil.standing === "stuck" && pupil.rule && <span class="seat-rule">{pupil.rule}</span>}
            </button>
            <label class="seat-tick"><input type="checkbox" checked={chosen} onChange={() => room.choose(pupil.id)} /><span class="unseen">{say(labels, "choose")} <bdi>{pupil.name}</bdi></span></label>
        </li>
    );
}
