/** What the teacher's page knows of the room, with the boards on it: the shared one, and the one that is looked at. */
import { type Labels, say } from "../parts/words";
import { Value } from "../value";
import { BoardLine } from "./board-line";
import { Line } from "./line";
import type { ClassLive, FromTeacher, GivenChoice, ToTeacher } from "./messages";

export class TeacherRoom {
    readonly live = new Value<ClassLive | null>(null);
    readonly given = new Value<readonly GivenChoice[]>([]);
    readonly shared = new Value<BoardLine | null>(null);
    readonly looked = new Value<BoardLine | null>(null);
    /** A sentence about what cannot be done; empty after the next thing that can. */
    readonly refused = new Value("");
    /** The pupils who are meant by what is given next; nobody means all. */
    readonly chosen = new Value<ReadonlySet<string>>(new Set());
    readonly line: Line<ToTeacher, FromTeacher>;
    private anew = false;

    constructor(private readonly labels: Labels, turnedAway: () => void) {
        this.line = new Line<ToTeacher, FromTeacher>({ address: "teacher-live", turnedAway });
        this.line.listen((message) => this.hear(message));
        this.line.back(() => (this.anew = true));
    }

    close(): void {
        this.line.close();
    }

    /** Ask for something to be done. */
    ask(message: FromTeacher): void {
        this.refused.set("");
        if (!this.line.send(message)) this.refused.set(say(this.labels, "away"));
    }

    /** Mean a pupil, or no longer. */
    choose(id: string): void {
        const chosen = new Set(this.chosen.get());
        if (!chosen.delete(id)) chosen.add(id);
        this.chosen.set(chosen);
    }

    private hear(message: ToTeacher): void {
        if (message.type === "live") this.take(message);
        else if (message.type === "no") this.refused.set(message.text);
        else for (const board of [this.shared.get(), this.looked.get()]) board?.hear(message);
    }

    private take(live: ClassLive): void {
        if (live.given) this.given.set(live.given);
        this.open(this.shared, live.board);
        this.open(this.looked, live.looked?.board ?? null);
        this.anew = false;
        const here = new Set(live.pupils.map((pupil) => pupil.id));
        const chosen = [...this.chosen.get()].filter((id) => here.has(id));
        if (chosen.length < this.chosen.get().size) this.chosen.set(new Set(chosen));
        this.live.set(live);
    }

    private open(place: Value<BoardLine | null>, number: number | null): void {
        const before = place.get();
        if (number === (before ? before.number : null)) {
            if (this.anew) before?.again();
            return;
        }
        place.set(number === null ? null : new BoardLine(number, (message, answered) => this.line.send(message, answered), say(this.labels, "waits")));
    }
}

/** What each state is given. */
export interface StateProps {
    room: TeacherRoom;
    live: ClassLive;
    labels: Labels;
}
