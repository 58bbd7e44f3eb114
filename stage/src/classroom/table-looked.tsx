/** One table beside the overview, through the eyes of a seat or of a spectator; who teaches plays there where they have a seat. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { say } from "../parts/words";
import { useValue } from "../value";
import { Board } from "./class-board";
import type { ClassTableShown, TableLooked as Looked, TeacherSeat } from "./messages";
import { SeatMark } from "./seat-mark";
import { gameOf, seatFor, SeatName, SPECTATOR } from "./table-card";
import type { StateProps } from "./teacher-room";
import { Watched } from "./watched";

interface Props extends StateProps {
    looked: Looked;
    table: ClassTableShown;
}

export function TableLooked(props: Props): VNode {
    const { room, live, labels, looked, table } = props;
    const board = useValue(room.table);
    const projected = live.projected === "table";
    const plays = isPlayed(table, looked.seat);
    return (
        <div class="table-looked" data-seat={looked.seat}>
            <Head {...props} />
            <Eyes {...props} />
            {board && (plays ? <div class="table-board"><Board key={`${board.number} ${looked.seat}`} line={board} /></div> : <Watched key={`${board.number} ${looked.seat}`} line={board} says />)}
            <p class="table-turn" role="status">{table.waits || table.turn}</p>
            {table.asks && <Asked {...props} />}
            <div class="row">
                <Keep {...props} />
                <button type="button" class="small" aria-pressed={projected} onClick={() => room.ask({ type: "project", what: projected ? "code" : "table" })}>{say(labels, projected ? "project_end" : "project_table")}</button>
                {table.state === "playing" && <End key={table.number} {...props} />}
            </div>
        </div>
    );
}

/** Whether who teaches plays at a table from the seat through which they look. */
export function isPlayed(table: ClassTableShown, seat: number): boolean {
    return table.seats.some((one) => one.seat === seat && one.kind === "teacher");
}

/** The next table, or the one before; the first one comes after the last. */
export function lookAlong({ room, live }: StateProps, by: 1 | -1): void {
    const { tables, table_looked: looked } = live;
    const at = tables.findIndex((one) => one.number === looked?.number);
    const next = tables[(at + (at < 0 && by < 0 ? 0 : by) + tables.length) % tables.length];
    if (next) room.ask({ type: "table-look", table: next.number, seat: seatFor(next) });
}

/** Of those who wait for who teaches the one that has waited longest. */
export function NextBoard({ room, live, labels }: StateProps): VNode | null {
    const plays = live.tables.some((one) => one.state === "playing" && seatFor(one) >= 0);
    const next = live.tables.find((one) => one.number === live.longest);
    if (!plays) return null;
    const off = !next || next.number === live.table_looked?.number;
    return <button type="button" class={off ? "next-board" : "next-board first"} aria-disabled={off} onClick={() => { if (!off) room.ask({ type: "table-look", table: next.number, seat: seatFor(next) }); }}>{say(labels, "next_board")}</button>;
}

function Head(props: Props): VNode {
    const { room, live, labels, table } = props;
    return (
        <div class="looked-head">
            <h2>{say(labels, "table")} {table.ordinal} <span class="faint">{gameOf(live, table)}</span></h2>
            <div class="row">
                <NextBoard {...props} />
                <button type="button" class="small" aria-keyshortcuts="PageUp" aria-label={say(labels, "table_before")} title={say(labels, "table_before")} onClick={() => lookAlong(props, -1)}><span aria-hidden="true">◀</span></button>
                <button type="button" class="small" aria-keyshortcuts="PageDown" aria-label={say(labels, "table_next")} title={say(labels, "table_next")} onClick={() => lookAlong(props, 1)}><span aria-hidden="true">▶</span></button>
                <button type="button" class="small" onClick={() => room.ask({ type: "table-look", table: 0, seat: SPECTATOR })}>{say(labels, "close_look")}</button>
            </div>
        </div>
    );
}

function Eyes({ room, labels, looked, table }: Props): VNode {
    const look = (seat: number) => (): void => room.ask({ type: "table-look", table: table.number, seat });
    return (
        <div class="eyes row" role="group" aria-label={say(labels, "table_eyes")}>
            <button type="button" class="small" data-eyes={SPECTATOR} aria-pressed={looked.seat === SPECTATOR} onClick={look(SPECTATOR)}>{say(labels, "table_spectator")}</button>
            {table.seats.map((seat) => (
                <button key={seat.seat} type="button" class="small eyes-seat" data-eyes={seat.seat} aria-pressed={looked.seat === seat.seat} onClick={look(seat.seat)}>
                    <SeatMark letter={seat.letter} colour={seat.colour} waits={seat.waits} bot={seat.kind === "bot" || seat.kind === "kept"} /> <SeatName seat={seat} labels={labels} />
                </button>
            ))}
        </div>
    );
}

function Asked({ room, labels, table }: Props): VNode {
    const answer = (yes: boolean) => (): void => room.ask({ type: "table-answer", table: table.number, yes });
    return (
        <div class="table-asks row" role="status">
            <span>{table.asks}</span>
            {table.may_answer && <><button type="button" class="small first" onClick={answer(true)}>{say(labels, "yes")}</button><button type="button" class="small" onClick={answer(false)}>{say(labels, "no")}</button></>}
        </div>
    );
}

/** A bot plays for who is looked at, or no longer. */
function Keep({ room, labels, looked, table }: Props): VNode | null {
    const seat: TeacherSeat | undefined = table.seats.find((one) => one.seat === looked.seat);
    if (table.state !== "playing" || (seat?.kind !== "pupil" && seat?.kind !== "kept")) return null;
    const on = seat.kind === "pupil";
    return <button type="button" class="small keep" onClick={() => room.ask({ type: "table-keep", table: table.number, seat: seat.seat, on })}>{say(labels, on ? "table_keep" : "table_give_back")}</button>;
}

function End({ room, labels, table }: Props): VNode {
    const [open, show] = useState(false);
    if (!open) return <button type="button" class="small" onClick={() => show(true)}>{say(labels, "table_end")}</button>;
    return (
        <span class="row" role="group" aria-label={say(labels, "table_end_say")}>
            <span>{say(labels, "table_end_say")}</span>
            <button type="button" class="small first" onClick={() => { room.ask({ type: "table-end", table: table.number }); show(false); }}>{say(labels, "table_end")}</button>
            <button type="button" class="small" autoFocus onClick={() => show(false)}>{say(labels, "go_on")}</button>
        </span>
    );
}
