/** The projector: the code so large that it is read from the last row, or a board; never a name. */
import type { VNode } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Drawing } from "../parts/drawing";
import { type Labels, say } from "../parts/words";
import { useValue } from "../value";
import type { ClassStart, ProjectorShown } from "./messages";
import { ProjectedTables } from "./projected-tables";
import { ProjectorRoom } from "./projector-room";
import { VoteAnswers } from "./vote-answers";
import { Watched } from "./watched";

/** Read from afar there is room for so many answers; the bars on the board are of all. */
const MOST = 3;

export function Projector({ start }: { start: ClassStart }): VNode {
    const { labels } = start;
    const room = useMemo(() => new ProjectorRoom(labels, () => location.reload()), []);
    useEffect(() => () => room.line.close(), []);
    const shown = useValue(room.shown);
    const away = useValue(room.line.away);
    return (
        <main class="projector" data-state={shown?.state} data-away={away}>
            {!shown && <p class="opening">{say(labels, "opening")}</p>}
            {shown && (isBoard(shown) ? <Shown labels={labels} shown={shown} room={room} /> : <Code labels={labels} shown={shown} />)}
        </main>
    );
}

/** Whether there is something to be shown besides the code. */
function isBoard({ state, board, tables }: ProjectorShown): boolean {
    return state !== "code" && (board !== null || tables.length > 0);
}

function Code({ labels, shown }: { labels: Labels; shown: ProjectorShown }): VNode {
    return (
        <div class="projected-code">
            <p class="projected-how">{say(labels, "how")}</p>
            <p class="projected-link">{shown.link}</p>
            <div class="projected-middle">
                <Drawing svg={shown.qr} name="qr" />
                <p class="projected-big"><span class="unseen">{say(labels, "code")} </span>{shown.code}</p>
            </div>
            <p class="projected-says" role="status">{shown.sentence}</p>
        </div>
    );
}

function Shown({ labels, shown, room }: { labels: Labels; shown: ProjectorShown; room: ProjectorRoom }): VNode {
    const board = useValue(room.board);
    const { vote } = shown;
    const asks = shown.state === "board" && vote.state !== "none";
    const lists = shown.state === "table";
    return (
        <div class={["projected-board", asks && "asks", lists && (board ? "lists" : "lists-alone")].filter(Boolean).join(" ")}>
            {board && <Watched key={board.number} line={board} bars={vote.state === "shown" ? vote.bars : []} large />}
            {asks && (
                <aside>
                    <h2>{say(labels, "vote_ask")}</h2>
                    <p class="vote-answers"><b>{vote.answers} / {vote.of}</b> <span>{say(labels, "vote_answers")}</span></p>
                    {vote.state === "shown" && <VoteAnswers vote={vote} labels={labels} most={MOST} />}
                </aside>
            )}
            {lists && <aside><ProjectedTables labels={labels} tables={shown.tables} /></aside>}
            <footer><span role="status">{shown.sentence}</span><span class="projected-foot"><span>{shown.link}</span> <b>{shown.code}</b></span></footer>
        </div>
    );
}
