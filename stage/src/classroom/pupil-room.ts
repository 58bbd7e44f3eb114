/** What a pupil's page knows of the room, and the board that goes with it. */
import { type Labels, say } from "../parts/words";
import { Value } from "../value";
import { BoardLine } from "./board-line";
import { Line } from "./line";
import type { FromPupil, RoomShown, ToPupil } from "./messages";

export class PupilRoom {
    readonly shown = new Value<RoomShown | null>(null);
    readonly board = new Value<BoardLine | null>(null);
    /** A sentence about what cannot be done; empty after the next thing that can. */
    readonly refused = new Value("");
    readonly line: Line<ToPupil, FromPupil>;
    private anew = false;

    constructor(private readonly labels: Labels, turnedAway: () => void) {
        this.line = new Line<ToPupil, FromPupil>({ address: "pupil", turnedAway });
        this.line.listen((message) => this.hear(message));
        this.line.back(() => (this.anew = true));
    }

    close(): void {
        this.line.close();
    }

    private hear(message: ToPupil): void {
        if (message.type === "room") this.enter(message);
        else if (message.type === "no") this.refused.set(message.text);
        else this.board.get()?.hear(message);
    }

    private enter(room: RoomShown): void {
        const board = this.board.get();
        const isSame = room.board === (board ? board.number : null);
        if (!isSame) this.board.set(room.board === null ? null : this.open(room.board));
        else if (this.anew) board?.again();
        this.anew = false;
        this.refused.set("");
        this.shown.set(room);
    }

    private open(number: number): BoardLine {
        return new BoardLine(number, (message, answered) => this.line.send(message, answered), say(this.labels, "waits"));
    }
}
