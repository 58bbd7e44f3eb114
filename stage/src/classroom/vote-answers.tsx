/** What was answered, in words with counts and shares; the coach's answer with its reasons beside it. */
import type { VNode } from "preact";
import { type Labels, say } from "../parts/words";
import type { VoteShown } from "./messages";
import { ranked } from "./vote-places";

interface Props {
    vote: VoteShown;
    labels: Labels;
    /** How many answers are listed, the most given first. */
    most?: number;
}

export function VoteAnswers({ vote, labels, most = 100 }: Props): VNode {
    const { coach } = vote;
    return (
        <div class="answers">
            <ol class="answer-list" aria-label={say(labels, "vote_answers")}>
                {ranked(vote.bars).slice(0, most).map((bar) => (
                    <li key={bar.move} class={isCoached(vote, bar.move) ? "answer coached" : "answer"} data-vote={bar.move}>
                        <span class="vote-rank">{bar.rank}</span>
                        <span class="answer-text">{bar.text}{isCoached(vote, bar.move) && <span class="coach-mark"> ★ {say(labels, "coach")}</span>}</span>
                        <span class="answer-count">{bar.count} · {Math.round(bar.share * 100)} %</span>
                        <span class="answer-bar" aria-hidden="true"><span style={{ width: `${Math.round(bar.share * 100)}%` }} /></span>
                    </li>
                ))}
            </ol>
            {coach && (
                <div class="coach-answer" role="status">
                    {coach.move && <h3>★ {say(labels, "coach_plays")}</h3>}
                    <p class="coach-text">{coach.text}</p>
                    {coach.reasons.length > 0 && <ul>{coach.reasons.map((reason) => <li key={reason}>{reason}</li>)}</ul>}
                </div>
            )}
        </div>
    );
}

/** Whether the coach gives the same answer. */
function isCoached({ coach }: VoteShown, move: string): boolean {
    return coach !== null && move !== "" && coach.move === move;
}
