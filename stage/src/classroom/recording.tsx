/** An exercise is recorded by playing its solution on the shared board: then its words, and the rules that it is about. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { say } from "../parts/words";
import type { RecordingShown, RuleProposed } from "./messages";
import type { StateProps } from "./teacher-room";

interface Props extends StateProps {
    recording: RecordingShown;
}

/** The fields of the form, with their greatest lengths. */
const FIELDS = [["title", 80, true], ["question", 240, true], ["hint", 240, false]] as const;

export function Recording({ room, labels, recording }: Props): VNode {
    // What was ticked otherwise than it was proposed.
    const [ticked, tick] = useState<ReadonlyMap<string, boolean>>(new Map());
    const holds = ({ rule, chosen }: RuleProposed): boolean => ticked.get(rule) ?? chosen;
    const off = !recording.moves.length || recording.problem !== "";
    const keep = (event: SubmitEvent): void => {
        event.preventDefault();
        if (off) return;
        const form = event.currentTarget as HTMLFormElement;
        const written = (name: string): string => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value.trim() ?? "";
        room.ask({ type: "record", act: "done", title: written("title"), question: written("question"), hint: written("hint"), rules: recording.rules.filter(holds).map(({ rule }) => rule) });
    };
    return (
        <form class="recording" onSubmit={keep}>
            <h2>{say(labels, "record_title")}</h2>
            <p role="status" class={recording.problem ? "record-problem" : ""}>{recording.problem || recording.text}</p>
            {recording.moves.length > 0 && <ol class="record-moves" aria-label={say(labels, "record_solution")}>{recording.moves.map((move, at) => <li key={at}>{move}</li>)}</ol>}
            {recording.moves.length > 0 && <>
                {FIELDS.map(([name, most, needed]) => (
                    <label key={name} class="record-field"><span>{say(labels, name === "title" ? "record_name" : `record_${name}`)}</span><input type="text" dir="auto" name={name} maxLength={most} required={needed} autocomplete="off" /></label>
                ))}
                {recording.rules.length > 0 && (
                    <fieldset>
                        <legend>{say(labels, "record_rules")}</legend>
                        {recording.rules.map((one) => (
                            <label key={one.rule} class="option" data-rule={one.rule}>
                                <input type="checkbox" checked={holds(one)} onChange={(event) => tick(new Map(ticked).set(one.rule, event.currentTarget.checked))} />
                                <span>{one.title}</span>
                            </label>
                        ))}
                    </fieldset>
                )}
            </>}
            <div class="row">
                <button type="submit" class="first" aria-disabled={off}>{say(labels, "record_keep")}</button>
                <button type="button" onClick={() => room.ask({ type: "record", act: "drop" })}>{say(labels, "record_drop")}</button>
            </div>
        </form>
    );
}

/** An exercise that was recorded elsewhere is brought as its file. */
export function Bring({ room, labels }: StateProps): VNode {
    const read = async (field: HTMLInputElement): Promise<void> => {
        const file = field.files?.[0];
        if (file) room.bring(file.name, await file.text());
        // The same file may be brought again when it was mended.
        field.value = "";
    };
    return (
        <label class="bring">
            <span>{say(labels, "record_bring")}</span>
            <input type="file" accept=".toml" onChange={(event) => void read(event.currentTarget)} />
        </label>
    );
}
