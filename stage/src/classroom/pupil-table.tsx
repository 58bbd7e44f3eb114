/**
 * A pupil's table above their board: who sits where and whose turn it is. A question of another takes that place, at the
 * same height: nothing is covered, and the board stays where it is.
 */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Labels, say } from "../parts/words";
import type { PupilSeat, PupilTable as Table, TableAnswered, TableQuestion } from "./messages";
import { SeatMark } from "./seat-mark";

interface Props {
    labels: Labels;
    table: Table;
    ask: (message: TableAnswered) => void;
    /** Whether somebody is about to go. */
    leaves: boolean;
    leave: (on: boolean) => void;
}

/** Whether a bot keeps the seat of whoever looks at this. */
export function isKept(table: Table): boolean {
    return !table.over && table.seats.some((seat) => seat.is_you && seat.kind === "kept");
}

export function PupilTable({ labels, table, ask, leaves, leave }: Props): VNode {
    const keeps = table.seats.filter((seat) => table.may_keep.includes(seat.seat));
    if (table.asks) return <div class="pupil-table asks"><Question labels={labels} asks={table.asks} ask={ask} /></div>;
    if (leaves) return <div class="pupil-table"><Leaving labels={labels} ask={ask} done={() => leave(false)} /></div>;
    return (
        <div class="pupil-table" data-table={table.number}>
            <ul class="pupil-seats" aria-label={say(labels, "table_seats")}>{table.seats.map((seat) => <Seat key={seat.seat} labels={labels} seat={seat} />)}</ul>
            {isKept(table) && <button type="button" class="first back" onClick={() => ask({ type: "table", act: "back" })}>{say(labels, "table_back")}</button>}
            {table.may_play_again && <button type="button" class="first again" onClick={() => ask({ type: "table", act: "again" })}>{say(labels, "table_again")}</button>}
            {keeps.map((seat) => (
                <button key={seat.seat} type="button" class="small keep" onClick={() => ask({ type: "table", act: "keep", seat: seat.seat })}>{seat.kind === "open" ? say(labels, "table_keep_free") : <>{say(labels, "table_keep")} <bdi>{seat.text}</bdi></>}</button>
            ))}
            {table.how && <p class="table-how">{table.how}</p>}
        </div>
    );
}

function Seat({ labels, seat }: { labels: Labels; seat: PupilSeat }): VNode {
    const bot = seat.kind === "bot" || seat.kind === "kept";
    return (
        <li class={["pupil-seat", seat.is_you && "you", seat.waits && "waits"].filter(Boolean).join(" ")} data-seat={seat.seat} data-kind={seat.kind} aria-current={seat.waits ? "true" : undefined} title={seat.text}>
            <SeatMark letter={seat.letter} colour={seat.colour} waits={seat.waits} bot={bot} />
            <bdi>{seat.is_you ? say(labels, "you") : seat.text}</bdi>
            {seat.waits && <span class="unseen"> {say(labels, "table_turn")}</span>}
        </li>
    );
}

/** What another asks, with the seconds that are left. */
function Question({ labels, asks, ask }: { labels: Labels; asks: TableQuestion; ask: Props["ask"] }): VNode {
    const left = useSeconds(asks);
    const answer = (act: "yes" | "no") => (): void => ask({ type: "table", act, number: asks.number });
    return (
        <>
            <p class="table-question"><span role="alert">{asks.text}</span> <span class="table-left" aria-hidden="true">{left}</span></p>
            <button type="button" class="first yes" onClick={answer("yes")}>{say(labels, "yes")}</button>
            <button type="button" class="no" onClick={answer("no")}>{say(labels, "no")}</button>
        </>
    );
}

/** The seconds that are left, counted here from what was heard last. */
function useSeconds(asks: TableQuestion): number {
    const [left, count] = useState(asks.seconds);
    useEffect(() => {
        const until = Date.now() + 1000 * asks.seconds;
        const tell = (): void => count(Math.max(0, Math.round((until - Date.now()) / 1000)));
        tell();
        const clock = window.setInterval(tell, 1000);
        return () => window.clearInterval(clock);
    }, [asks]);
    return left;
}

/** Whoever has to go lets a bot keep the seat: asked twice. */
function Leaving({ labels, ask, done }: Pick<Props, "labels" | "ask"> & { done: () => void }): VNode {
    const go = (): void => {
        ask({ type: "table", act: "leave" });
        done();
    };
    return (
        <div class="leave-say" role="group" aria-label={say(labels, "table_leave_say")}>
            <p class="table-question">{say(labels, "table_leave_say")}</p>
            <button type="button" class="first go" onClick={go}>{say(labels, "table_leave_yes")}</button>
            <button type="button" autoFocus onClick={done}>{say(labels, "table_stay")}</button>
        </div>
    );
}
