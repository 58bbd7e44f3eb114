/** A table in the overview: who sits there, whose turn it is and for how long, what is asked there. */
import type { VNode } from "preact";
import { say } from "../parts/words";
import type { ClassLive, ClassTableShown, TeacherSeat } from "./messages";
import { SeatMark } from "./seat-mark";
import type { StateProps } from "./teacher-room";

/** Somebody who looks on at a table has no seat. */
export const SPECTATOR = -1;

/** The seat through which who teaches comes to a table: their own where they play there. */
export function seatFor(table: ClassTableShown): number {
    return table.seats.find((one) => one.kind === "teacher")?.seat ?? SPECTATOR;
}

/** The game that is played at a table. */
export function gameOf(live: ClassLive, table: ClassTableShown): string {
    return live.table_games.find((one) => one.name === table.game)?.title ?? table.title;
}

export function TableCard({ room, live, labels, table }: StateProps & { table: ClassTableShown }): VNode {
    const looked = live.table_looked?.number === table.number;
    const longest = live.longest === table.number;
    const look = (seat: number) => (): void => room.ask({ type: "table-look", table: table.number, seat });
    return (
        <li class={["table-card", looked && "looked", longest && "longest"].filter(Boolean).join(" ")} data-table={table.number} data-state={table.state}>
            <button type="button" class="table-open" aria-pressed={looked} onClick={looked ? () => room.ask({ type: "table-look", table: 0, seat: SPECTATOR }) : look(seatFor(table))}>
                <span class="table-number">{say(labels, "table")} {table.ordinal}</span>
                <span class="table-game">{gameOf(live, table)}</span>
            </button>
            <ul class="table-seats">
                {table.seats.map((seat) => (
                    <li key={seat.seat}>
                        <button type="button" class="table-seat" data-kind={seat.kind} data-waits={seat.waits} onClick={look(seat.seat)}>
                            <SeatMark letter={seat.letter} colour={seat.colour} waits={seat.waits} bot={seat.kind === "bot" || seat.kind === "kept"} />
                            <SeatName seat={seat} labels={labels} />
                        </button>
                    </li>
                ))}
            </ul>
            <p class="table-turn">{table.waits || table.turn}</p>
            {table.asks && <p class="table-asks">{table.asks}</p>}
        </li>
    );
}

/** Who sits there, and whether a bot decides for them. */
export function SeatName({ seat, labels }: { seat: TeacherSeat; labels: StateProps["labels"] }): VNode {
    return (
        <span class="table-seat-name">
            <bdi>{seat.kind === "teacher" ? say(labels, "seat_teacher") : seat.name}</bdi>
            {seat.kind === "kept" && <span class="table-kept"> {say(labels, "seat_kept")}</span>}
        </span>
    );
}
