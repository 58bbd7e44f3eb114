/** One pupil's board beside the seats, and what can be done for that pupil. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { say } from "../parts/words";
import { useValue } from "../value";
import type { LookedAt as Looked } from "./messages";
import { Standing } from "./seat";
import type { StateProps } from "./teacher-room";
import { Watched } from "./watched";

export function LookedAt(props: StateProps & { looked: Looked }): VNode {
    const { room, live, labels, looked } = props;
    const board = useValue(room.looked);
    const pupil = live.pupils.find((one) => one.id === looked.id);
    const projected = live.projected === "pupil";
    return (
        <div class="looked-at">
            <div class="looked-head">
                <h2>{pupil && <Standing standing={pupil.standing} />} <bdi>{looked.name}</bdi></h2>
                <button type="button" class="small" onClick={() => room.ask({ type: "look", pupil: "" })}>{say(labels, "close_look")}</button>
            </div>
            <p class="looked-where">{pupil?.where}{pupil?.rule && <span class="seat-rule"> {pupil.rule}</span>}</p>
            {board ? <Watched key={board.number} line={board} says /> : <p class="opening">{say(labels, "no_board")}</p>}
            <button type="button" class="first" aria-pressed={projected} onClick={() => room.ask({ type: "project", what: projected ? "code" : "pupil" })}>{say(labels, projected ? "project_end" : "project_pupil")}</button>
            <ForPupil key={looked.id} {...props} />
        </div>
    );
}

type Open = "" | "rename" | "remove";

function ForPupil({ room, live, labels, looked }: StateProps & { looked: Looked }): VNode {
    const [open, show] = useState<Open>("");
    const toggle = (what: Open) => (): void => show(open === what ? "" : what);
    const rejoin = live.rejoin?.pupil === looked.id ? live.rejoin : null;
    return (
        <div class="for-pupil">
            <div class="row">
                <button type="button" class="small" onClick={() => room.ask({ type: "rejoin", pupil: looked.id })}>{say(labels, "rejoin_give")}</button>
                <button type="button" class="small" aria-expanded={open === "rename"} onClick={toggle("rename")}>{say(labels, "rename")}</button>
                <button type="button" class="small" aria-expanded={open === "remove"} onClick={toggle("remove")}>{say(labels, "remove")}</button>
            </div>
            {rejoin && <p class="rejoin" role="status"><b class="code">{rejoin.code}</b> {rejoin.text}</p>}
            {open === "rename" && <Rename room={room} labels={labels} looked={looked} done={() => show("")} />}
            {open === "remove" && (
                <div class="row" role="group" aria-label={say(labels, "remove_say")}>
                    <span>{say(labels, "remove_say")}</span>
                    <button type="button" class="small first" onClick={() => room.ask({ type: "remove", pupil: looked.id })}>{say(labels, "remove")}</button>
                    <button type="button" class="small" onClick={() => show("")}>{say(labels, "stay")}</button>
                </div>
            )}
        </div>
    );
}

function Rename({ room, labels, looked, done }: Pick<StateProps, "room" | "labels"> & { looked: Looked; done: () => void }): VNode {
    const send = (event: SubmitEvent): void => {
        event.preventDefault();
        const field = (event.currentTarget as HTMLFormElement).querySelector("input");
        if (field?.value.trim()) room.ask({ type: "rename", pupil: looked.id, name: field.value.trim() });
        done();
    };
    return (
        <form class="row" onSubmit={send}>
            <label class="grow"><span class="unseen">{say(labels, "name")}</span><input type="text" dir="auto" maxLength={24} defaultValue={looked.name} autoFocus /></label>
            <button type="submit" class="small first">{say(labels, "rename")}</button>
        </form>
    );
}
