/** What the projector's page knows. */
import { type Labels, say } from "../parts/words";
import { Value } from "../value";
import { BoardLine } from "./board-line";
import { Line } from "./line";
import type { DeskAsked, ProjectorShown, StillHere, ToProjector } from "./messages";

export class ProjectorRoom {
    readonly shown = new Value<ProjectorShown | null>(null);
    readonly board = new Value<BoardLine | null>(null);
    readonly line: Line<ToProjector, DeskAsked | StillHere>;
    private anew = false;

    constructor(private readonly labels: Labels, turnedAway: () => void) {
        this.line = new Line<ToProjector, DeskAsked | StillHere>({ address: "projector-live", turnedAway });
        this.line.listen((message) => this.hear(message));
        this.line.back(() => (this.anew = true));
    }

    private hear(message: ToProjector): void {
        if (message.type === "desk") this.board.get()?.hear(message);
        if (message.type !== "shown") return;
        const board = this.board.get();
        if (message.board !== (board ? board.number : null)) this.board.set(message.board === null ? null : this.open(message.board));
        else if (this.anew) board?.again();
        this.anew = false;
        this.shown.set(message);
    }

    private open(number: number): BoardLine {
        return new BoardLine(number, (message, answered) => this.line.send(message, answered), say(this.labels, "waits"));
    }
}
