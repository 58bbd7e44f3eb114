/** What the teacher's page knows of the room, with the boards on it: the shared one, a pupil's and a table's. */
import { type Labels, say } from "../parts/words";
import { Value } from "../value";
import { Boards } from "./boards";
import { Line } from "./line";
import type { ClassLive, FromTeacher, GivenChoice, ToTeacher } from "./messages";

export class TeacherRoom {
    readonly live = new Value<ClassLive | null>(null);
    readonly given = new Value<readonly GivenChoice[]>([]);
    /** A sentence about what cannot be done; empty after the next thing that can. */
    readonly refused = new Value("");
    /** The pupils who are meant by what is given next; nobody means all. */
    readonly chosen = new Value<ReadonlySet<string>>(new Set());
    readonly line: Line<ToTeacher, FromTeacher>;
    readonly shared;
    readonly looked;
    readonly table;
    private readonly boards: Boards;
    private anew = false;

    /** The server reads no message that is longer than so many bytes. */
    constructor(private readonly labels: Labels, private readonly longest: number, turnedAway: () => void) {
        this.boards = new Boards((message, answered) => this.line.send(message, answered), say(labels, "waits"));
        this.shared = this.boards.place();
        this.looked = this.boards.place();
        this.table = this.boards.place();
        this.line = new Line<ToTeacher, FromTeacher>({ address: "teacher-live", turnedAway });
        this.line.listen((message) => this.hear(message));
        this.line.back(() => {
            this.anew = true;
            this.refused.set("");
        });
    }

    close(): void {
        this.line.close();
    }

    /** Ask for something to be done. */
    ask(message: FromTeacher): void {
        this.refused.set("");
        if (!this.line.send(message)) this.refused.set(say(this.labels, "away"));
    }

    /** Bring an exercise that was recorded elsewhere, by the name and the text of its file. */
    bring(name: string, text: string): void {
        const message = { type: "bring", name, text } as const;
        const length = new TextEncoder().encode(JSON.stringify(message)).length;
        if (length > this.longest) this.refused.set(say(this.labels, "record_long"));
        else this.ask(message);
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
        else this.boards.hear(message);
    }

    private take(live: ClassLive): void {
        if (live.given) this.given.set(live.given);
        this.boards.show(this.shared, live.board, this.anew);
        this.boards.show(this.looked, live.looked?.board ?? null, this.anew);
        this.boards.show(this.table, live.table_looked?.board ?? null, this.anew);
        this.anew = false;
        const here = new Set(live.pupils.map((pupil) => pupil.id));
        const chosen = [...this.chosen.get()].filter((id) => here.has(id));
        if (chosen.length < this.chosen.get().size) this.chosen.set(new Set(chosen));
        this.live.set(live);
    }
}

/** What each state is given. */
export interface StateProps {
    room: TeacherRoom;
    live: ClassLive;
    labels: Labels;
}
