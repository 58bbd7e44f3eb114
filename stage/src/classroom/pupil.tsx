/** A pupil's page: the door, then a strip with what goes on and the board below it. */
import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type Labels, say } from "../parts/words";
import { useValue } from "../value";
import { Board } from "./class-board";
import { Join } from "./join";
import type { ClassStart, RoomShown } from "./messages";
import { post } from "./post";
import { PupilRoom } from "./pupil-room";
import { isKept, PupilTable } from "./pupil-table";
import { SpokenChoice } from "./spoken";
import { TakeHome } from "./take-home";

/** Wi-Fi that is lost for a moment is not worth a word. */
const QUIET = 1500;

export function Pupil({ start }: { start: ClassStart }): VNode {
    const [joined, join] = useState(start.joined);
    if (!joined) return <Join labels={start.labels} code={start.code_hint} joined={() => join(true)} />;
    return <Inside start={start} />;
}

function Inside({ start }: { start: ClassStart }): VNode {
    const { labels } = start;
    const room = useMemo(() => new PupilRoom(labels, () => location.reload()), []);
    useEffect(() => () => room.close(), []);
    const shown = useValue(room.shown);
    const board = useValue(room.board);
    const refused = useValue(room.refused);
    const away = useLate(useValue(room.line.away));
    const busy = useValue(room.line.busy);
    const over = useValue(room.line.over);
    const [leaves, leave] = useState(false);
    const [takes, take] = useState(false);
    const rests = (shown?.paused ?? false) && board !== null;
    useEffect(() => {
        if (shown?.language) document.documentElement.lang = shown.language;
    }, [shown?.language]);
    if (over) return <Over labels={labels} text={shown?.ends ?? ""} />;
    return (
        <main class="pupil" data-paused={shown?.paused} data-away={away} data-board={board?.number}>
            <Strip labels={labels} room={shown} says={refused || (away ? say(labels, busy ? "busy" : "away") : sentenceOf(labels, shown))} warns={away || refused !== ""} leave={() => leave(true)} takes={takes} take={() => take(!takes)} refuse={(text) => room.refused.set(text)} />
            {takes && <TakeHome start={start} />}
            {(shown?.may_answer || shown?.answered) && <Asked labels={labels} answered={shown.answered} />}
            {shown?.table && <PupilTable key={shown.table.number} labels={labels} table={shown.table} ask={(message) => room.ask(message)} leaves={leaves} leave={leave} />}
            <div class="pupil-board">
                {board ? <Board key={board.number} line={board} alone rests={rests} /> : <Waits text={shown?.ends || (shown?.sentence ?? say(labels, "opening"))} />}
                {rests && <div class="pause-veil"><p>{shown?.sentence}</p></div>}
            </div>
        </main>
    );
}

/** What goes on: in the room, and while that goes on at the table. */
function sentenceOf(labels: Labels, shown: RoomShown | null): string {
    if (!shown) return say(labels, "opening");
    const table = shown.paused ? null : shown.table;
    return table?.asked || table?.sentence || shown.sentence;
}

interface StripProps {
    labels: Labels;
    room: RoomShown | null;
    says: string;
    /** What it says has to be read whole. */
    warns: boolean;
    /** Have to go from a table. */
    leave: () => void;
    /** Whether it is shown how to take one's progress home. */
    takes: boolean;
    take: () => void;
    refuse: (text: string) => void;
}

function Strip({ labels, room, says, warns, leave, takes, take, refuse }: StripProps): VNode {
    return (
        <header class={room?.table ? "pupil-strip at-table" : "pupil-strip"}>
            <bdi class="pupil-name">{room?.name}</bdi>
            <span class={warns ? "pupil-says away" : "pupil-says"} role="status">{says}</span>
            {room?.table && !room.table.over && !isKept(room.table) && <button type="button" class="small leave" onClick={leave}>{say(labels, "table_leave")}</button>}
            <SpokenChoice labels={labels} />
            <NotMe labels={labels} refuse={refuse} />
            {room && <button type="button" class="small take" aria-expanded={takes} aria-label={say(labels, "take_home")} title={say(labels, "take_home")} onClick={take}><span aria-hidden="true">⤓</span></button>}
        </header>
    );
}

/** Another pupil takes the tablet: asked twice, since one's own board is gone from it. */
function NotMe({ labels, refuse }: { labels: Labels; refuse: (text: string) => void }): VNode {
    const [asked, ask] = useState(false);
    const leave = async (): Promise<void> => {
        const answer = await post(labels, "leave", {});
        if (answer.type === "joined") {
            location.reload();
            return;
        }
        ask(false);
        refuse(answer.text);
    };
    if (!asked) return <button type="button" class="small not-me-ask" onClick={() => ask(true)}>{say(labels, "not_me")}</button>;
    return (
        <span class="not-me" role="group" aria-label={say(labels, "not_me_say")}>
            <button type="button" class="small first" onClick={() => void leave()}>{say(labels, "leave")}</button>
            <button type="button" class="small" autoFocus onClick={() => ask(false)}>{say(labels, "stay")}</button>
        </span>
    );
}

/** The question for all. */
function Asked({ labels, answered }: { labels: Labels; answered: string }): VNode {
    return (
        <div class="asked" role="status" data-answered={answered !== ""}>
            <strong>{say(labels, "vote_ask")}</strong>
            <span>{answered ? <><span aria-hidden="true">✓ </span>{answered}</> : say(labels, "vote_how")}</span>
        </div>
    );
}

/** The teacher has ended it for this one. */
function Over({ labels, text }: { labels: Labels; text: string }): VNode {
    return (
        <main class="waits-place">
            <p role="alert">{text}</p>
            <button type="button" class="big" onClick={() => location.reload()}>{say(labels, "again")}</button>
        </main>
    );
}

function Waits({ text }: { text: string }): VNode {
    return <div class="waits-place"><p>{text}</p><div class="waits-dots" aria-hidden="true"><i /><i /><i /></div></div>;
}

/** Whether something holds for a while. */
function useLate(now: boolean): boolean {
    const [late, set] = useState(false);
    useEffect(() => {
        if (!now) {
            set(false);
            return undefined;
        }
        const timer = window.setTimeout(() => set(true), QUIET);
        return () => window.clearTimeout(timer);
    }, [now]);
    return late;
}
