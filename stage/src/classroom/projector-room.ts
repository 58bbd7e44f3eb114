/** What the projector's page knows. */
import { type Labels, say } from "../parts/words";
import { Value } from "../value";
import { Boards } from "./boards";
import { Line } from "./line";
import type { DeskAsked, ProjectorShown, StillHere, ToProjector } from "./messages";

export class ProjectorRoom {
    readonly shown = new Value<ProjectorShown | null>(null);
    readonly line: Line<ToProjector, DeskAsked | StillHere>;
    readonly board;
    private readonly boards: Boards;
    private anew = false;

    constructor(labels: Labels, turnedAway: () => void) {
        this.boards = new Boards((message, answered) => this.line.send(message, answered), say(labels, "waits"));
        this.board = this.boards.place();
        this.line = new Line<ToProjector, DeskAsked | StillHere>({ address: "projector-live", turnedAway });
        this.line.listen((message) => this.hear(message));
        this.line.back(() => (this.anew = true));
    }

    private hear(message: ToProjector): void {
        if (message.type === "desk") this.boards.hear(message);
        if (message.type !== "shown") return;
        this.boards.show(this.board, message.board, this.anew);
        this.anew = false;
        this.shown.set(message);
    }
}
