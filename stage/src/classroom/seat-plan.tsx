/** Names are tapped into seats: into the one that was tapped before, else into the first that is free. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { say } from "../parts/words";
import { type Places, seated, stood, tables } from "./seating";
import type { StateProps } from "./teacher-room";

interface Props extends StateProps {
    size: number;
    places: Places;
    sit: (places: Places) => void;
}

export function SeatPlan({ live, labels, size, places, sit }: Props): VNode {
    const [next, aim] = useState(-1);
    const left = live.pupils.filter((pupil) => !places.includes(pupil.id));
    const nameOf = (id: string): string => live.pupils.find((pupil) => pupil.id === id)?.name ?? "";
    const take = (id: string): void => {
        sit(seated(places, id, next));
        aim(-1);
    };
    return (
        <div class="seat-plan">
            <div role="group" aria-label={say(labels, "tables_left")}>
                <h3>{say(labels, "tables_left")}</h3>
                <div class="names">{left.map((pupil) => <button key={pupil.id} type="button" class="small name" data-pupil={pupil.id} onClick={() => take(pupil.id)}><bdi>{pupil.name}</bdi></button>)}</div>
            </div>
            <ol class="planned">
                {tables(places, size, left.length > 0).map((table, number) => (
                    <li key={number} class="planned-table">
                        <span class="planned-number">{say(labels, "table")} {number + 1}</span>
                        {table.map((id, seat) => (id ? (
                            <button key={seat} type="button" class="small taken" onClick={() => sit(stood(places, id))}><bdi>{nameOf(id)}</bdi><span aria-hidden="true"> ×</span><span class="unseen"> {say(labels, "tables_stand")}</span></button>
                        ) : (
                            <button key={seat} type="button" class="small free" aria-pressed={next === number * size + seat} onClick={() => aim(next === number * size + seat ? -1 : number * size + seat)}>{say(labels, "tables_free")}</button>
                        )))}
                    </li>
                ))}
            </ol>
        </div>
    );
}
