/** The class as it is: a seat for each pupil, the rules that are misunderstood, and one pupil's board beside. */
import type { VNode } from "preact";
import { say } from "../parts/words";
import { useValue } from "../value";
import { Give } from "./give";
import { LookedAt } from "./looked-at";
import type { RuleTroubleShown } from "./messages";
import { Seat } from "./seat";
import type { StateProps } from "./teacher-room";

export function LiveState(props: StateProps): VNode {
    const { live, labels } = props;
    return (
        <div class={live.looked ? "live-state looks" : "live-state"}>
            <section class="seats-place" aria-label={say(labels, "seats")}>
                <Chosen {...props} />
                {live.pupils.length === 0 && <p class="opening">{say(labels, "seats_empty")}</p>}
                <ul class="seats">{live.pupils.map((pupil) => <Seat key={pupil.id} {...props} pupil={pupil} />)}</ul>
            </section>
            <section class="live-side">
                {live.looked ? <LookedAt {...props} looked={live.looked} /> : <>
                    <Rules {...props} />
                    <h2>{say(labels, "give_title")}</h2>
                    <Give {...props} />
                </>}
            </section>
        </div>
    );
}

/** What can be done with those who were chosen. */
function Chosen({ room, live, labels }: StateProps): VNode {
    const chosen = useValue(room.chosen);
    const to = [...chosen];
    const off = !to.length;
    const every = live.pupils.length > 0 && to.length === live.pupils.length;
    const stuck = live.pupils.filter((pupil) => pupil.standing === "stuck").map((pupil) => pupil.id);
    return (
        <div class="chosen-row">
            <button type="button" class="small" onClick={() => room.chosen.set(new Set(every ? [] : live.pupils.map((pupil) => pupil.id)))}>{say(labels, every ? "choose_none" : "choose_all")}</button>
            {stuck.length > 0 && <button type="button" class="small" onClick={() => room.chosen.set(new Set(stuck))}>{say(labels, "choose_stuck")} <b>{stuck.length}</b></button>}
            <span class="spring" />
            <span class="faint">{say(labels, "chosen")} <b>{to.length}</b></span>
            <button type="button" class="small" aria-disabled={off} onClick={() => off || room.ask({ type: "pause", on: true, to })}>{say(labels, "pause_chosen")}</button>
            <button type="button" class="small" aria-disabled={off} onClick={() => off || room.ask({ type: "pause", on: false, to })}>{say(labels, "go_on_chosen")}</button>
            <button type="button" class="small" aria-disabled={off} onClick={() => off || room.ask({ type: "give", kind: "nothing", name: "", to })}>{say(labels, "take_back")}</button>
        </div>
    );
}

function Rules(props: StateProps): VNode {
    const { live, labels } = props;
    return (
        <div class="rules">
            <h2>{say(labels, "rules")}</h2>
            {live.rules.length === 0 && <p class="faint">{say(labels, "rules_none")}</p>}
            <ol>{live.rules.map((rule) => <Rule key={rule.rule} {...props} rule={rule} />)}</ol>
        </div>
    );
}

function Rule({ room, live, labels, rule }: StateProps & { rule: RuleTroubleShown }): VNode {
    const practise = (to: string[]) => (): void => room.ask({ type: "give", kind: "practise", name: rule.rule, to });
    const names = live.pupils.filter((pupil) => rule.pupils.includes(pupil.id));
    return (
        <li class="rule" data-rule={rule.rule}>
            <p class="rule-text">{rule.text}</p>
            <p class="rule-pupils faint">{names.map((pupil, at) => <span key={pupil.id}>{at > 0 && ", "}<bdi>{pupil.name}</bdi></span>)}</p>
            {rule.exercise && (
                <div class="row">
                    <button type="button" class="first small" onClick={practise(rule.pupils)}>{say(labels, "practise_those")} <b>{rule.pupils.length}</b></button>
                    <button type="button" class="small" onClick={practise([])}>{say(labels, "practise_all")}</button>
                </div>
            )}
        </li>
    );
}
