/** The shared board: something lies on it, a question for all is asked about it, and it is explored together. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { say } from "../parts/words";
import { useValue } from "../value";
import { Board } from "./class-board";
import { GivenList } from "./given-list";
import type { GivenChoice, OpenAsked } from "./messages";
import { Bring, Recording } from "./recording";
import type { StateProps } from "./teacher-room";
import { VoteAnswers } from "./vote-answers";

/** What can lie on it. */
const OPENED: readonly string[] = ["lesson", "game", "puzzle"] satisfies Array<OpenAsked["kind"]>;

export function SharedState(props: StateProps): VNode {
    const { room, live, labels } = props;
    const board = useValue(room.shared);
    const [opens, open] = useState(false);
    const bars = live.vote.state === "shown" ? live.vote.bars : [];
    const listed = opens || !board;
    return (
        <div class="shared-state">
            <section class="shared-place" aria-label={say(labels, "tab_board")}>
                {board ? <Board key={board.number} line={board} bars={bars} /> : <div class="waits-place"><p>{say(labels, "board_empty")}</p></div>}
            </section>
            <section class="shared-side">
                {board && <div class="row">
                    <button type="button" class="small" aria-expanded={opens} onClick={() => open(!opens)}>{say(labels, "open_other")}</button>
                    <button type="button" class="small" aria-pressed={live.projected === "board"} onClick={() => room.ask({ type: "project", what: live.projected === "board" ? "code" : "board" })}>{say(labels, live.projected === "board" ? "project_end" : "project_board")}</button>
                </div>}
                <Beside {...props} listed={listed} done={() => open(false)} />
            </section>
        </div>
    );
}

/** What lies beside the board: what can be put on it, what is recorded there, or what is asked about it. */
function Beside({ listed, done, ...props }: StateProps & { listed: boolean; done: () => void }): VNode {
    if (listed) return <Open {...props} done={done} />;
    return props.live.recording ? <Recording {...props} recording={props.live.recording} /> : <Vote {...props} />;
}

function Open({ done, ...props }: StateProps & { done: () => void }): VNode {
    const { room, labels } = props;
    const given = useValue(room.given);
    const choices = given.filter((one) => OPENED.includes(one.kind));
    const open = (choice: GivenChoice): void => {
        room.ask({ type: "open", kind: choice.kind as OpenAsked["kind"], name: choice.name });
        done();
    };
    return (
        <>
            <h2>{say(labels, "open_title")}</h2>
            <GivenList name="opened" label={say(labels, "open_title")} choices={choices} chosen={null} choose={open} atOnce />
            <Bring {...props} />
        </>
    );
}

function Vote({ room, live, labels }: StateProps): VNode {
    const { vote } = live;
    if (vote.state === "none") {
        return (
            <div class="vote">
                <button type="button" class="big first" onClick={() => room.ask({ type: "vote", on: true })}>{say(labels, "vote_ask")}</button>
                <p class="faint">{say(labels, "vote_say")}</p>
                <button type="button" onClick={() => room.ask({ type: "give", kind: "shared", name: "", to: [] })}>{say(labels, "give_shared")}</button>
                <button type="button" onClick={() => room.ask({ type: "give", kind: "position", name: "", to: [] })}>{say(labels, "give_position")}</button>
                <button type="button" class="record" onClick={() => room.ask({ type: "record", act: "begin" })}>{say(labels, "record_begin")}</button>
                <p class="faint">{say(labels, "record_say")}</p>
            </div>
        );
    }
    const shown = vote.state === "shown";
    return (
        <div class="vote">
            <h2>{say(labels, "vote_ask")}</h2>
            <p class="vote-answers"><b>{vote.answers} / {vote.of}</b> <span>{say(labels, "vote_answers")}</span></p>
            <progress value={vote.answers} max={Math.max(1, vote.of)} aria-label={say(labels, "vote_answers")} />
            {!shown && <button type="button" class="big first" onClick={() => room.ask({ type: "show-votes" })}>{say(labels, "vote_show")}</button>}
            {shown && <VoteAnswers vote={vote} labels={labels} />}
            {shown && !vote.coach && <button type="button" class="big first" onClick={() => room.ask({ type: "coach-answer" })}>{say(labels, "vote_coach")}</button>}
            <div class="row">
                <button type="button" class={shown && vote.coach ? "first" : ""} onClick={() => room.ask({ type: "explore" })}>{say(labels, "vote_explore")}</button>
                <button type="button" onClick={() => room.ask({ type: "vote", on: false })}>{say(labels, "vote_end")}</button>
            </div>
        </div>
    );
}
