/** What a pupil's page knows of the room, and the board that goes with it. */
import { type Labels, say } from "../parts/words";
import { Value } from "../value";
import { Boards } from "./boards";
import { Line } from "./line";
import type { DeskAsked, FromPupil, RoomShown, TableAnswered, ToPupil } from "./messages";

export class PupilRoom {
    readonly shown = new Value<RoomShown | null>(null);
    /** A sentence about what cannot be done; empty after the next thing that can. */
    readonly refused = new Value("");
    readonly line: Line<ToPupil, FromPupil>;
    private readonly boards: Boards;
    readonly board;
    private anew = false;

    constructor(labels: Labels, turnedAway: () => void) {
        const post = (message: DeskAsked, answered: boolean): void => {
            if (message.message.type === "do") this.refused.set("");
            this.line.send(message, answered);
        };
        this.boards = new Boards(post, say(labels, "waits"));
        this.board = this.boards.place();
        this.line = new Line<ToPupil, FromPupil>({ address: "pupil", turnedAway });
        this.line.listen((message) => this.hear(message));
        this.line.back(() => (this.anew = true));
    }

    close(): void {
        this.line.close();
    }

    /** Ask for something at the table. */
    ask(message: TableAnswered): void {
        this.refused.set("");
        this.line.send(message);
    }

    private hear(message: ToPupil): void {
        if (message.type === "room") this.enter(message);
        else if (message.type === "no") this.refused.set(message.text);
        else this.boards.hear(message);
    }

    private enter(room: RoomShown): void {
        this.boards.show(this.board, room.board, this.anew);
        this.anew = false;
        this.refused.set("");
        this.shown.set(room);
    }
}
