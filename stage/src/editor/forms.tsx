/** The form for another position, and a position written out. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { EditorModel, Writing } from "../model";
import { Button, Choice } from "../parts/button";
import { say, type Labels } from "../parts/words";
import type { Change } from "./place";

interface FormProps {
    model: EditorModel;
    change: Change;
    close: () => void;
}

export function PositionForm({ model, change, close }: FormProps) {
    const { games, labels } = model;
    const place = useRef<HTMLElement>(null);
    const [game, setGame] = useState(games[0]?.value ?? "");
    const [seats, setSeats] = useState("");
    const [empty, setEmpty] = useState("0");
    const [text, setText] = useState("");
    const [turn, setTurn] = useState("0");
    const counts = (games.find((one) => one.value === game)?.seats ?? []).map(String);
    const count = counts.includes(seats) ? seats : (counts[0] ?? "");
    useLayoutEffect(() => place.current?.querySelector("select")?.focus(), []);
    const begin = () => {
        close();
        change("begin", { game, seats: Number(count), empty: Number(empty) });
    };
    const starts = [
        { value: "0", text: say(labels, "new_first") },
        { value: "1", text: say(labels, "new_empty") },
    ];
    return (
        <section ref={place} class="position-form" aria-label={say(labels, "new_title")}>
            <h3 class="panel-title">{say(labels, "new_title")}</h3>
            <div class="row">
                <Choice name="new-game" mark="new-game" label={say(labels, "new_game")} options={games} value={game} change={setGame} />
                <Choice
                    name="new-seats"
                    mark="new-seats"
                    label={say(labels, "new_seats")}
                    options={counts.map((one) => ({ value: one, text: one }))}
                    value={count}
                    change={setSeats}
                />
                <Choice name="new-start" mark="new-start" label={say(labels, "new_start")} options={starts} value={empty} change={setEmpty} />
                <Button name="begin" mark="begin" press={begin}>
                    {say(labels, "new_begin")}
                </Button>
            </div>
            <label class="choice-of">
                <span>{say(labels, "paste")}</span>
                <textarea
                    class="paste"
                    rows={4}
                    data-key="paste"
                    placeholder={say(labels, "paste_hint")}
                    value={text}
                    onInput={(event) => setText(event.currentTarget.value)}
                />
            </label>
            <div class="row">
                <label class="choice-of">
                    <span>{say(labels, "paste_turn")}</span>
                    <input type="number" class="paste-turn" data-key="paste-turn" min={0} value={turn} onInput={(event) => setTurn(event.currentTarget.value)} />
                </label>
                <Button name="load" mark="load" press={() => change("load", { text, turn: Math.trunc(Number(turn)) || 0 })}>
                    {say(labels, "paste_load")}
                </Button>
            </div>
        </section>
    );
}

interface WrittenProps {
    writing: Writing;
    canSave: boolean;
    labels: Labels;
    change: Change;
}

export function Written({ writing, canSave, labels, change }: WrittenProps) {
    const [name, setName] = useState(writing.name);
    const save = (what: string) => change("save", { name: name.trim(), what });
    return (
        <section class="written" aria-label={say(labels, "write")}>
            {canSave ? (
                <div class="row">
                    <label class="choice-of">
                        <span>{say(labels, "write_name")}</span>
                        <input data-key="write-name" value={name} onInput={(event) => setName(event.currentTarget.value)} />
                    </label>
                    <Button name="save-position" mark="save-position" press={() => save("position")}>
                        {say(labels, "write_save")}
                    </Button>
                    <Button name="save-lesson" mark="save-lesson" press={() => save("lesson")}>
                        {say(labels, "write_save_lesson")}
                    </Button>
                </div>
            ) : null}
            <div class="texts">
                <WrittenText title={say(labels, "write_json")} text={writing.json} mark="written-json" />
                <WrittenText title={say(labels, "write_lesson")} text={writing.lesson} mark="written-lesson" />
            </div>
        </section>
    );
}

function WrittenText({ title, text, mark }: { title: string; text: string; mark: string }) {
    return (
        <label class="choice-of">
            <span>{title}</span>
            <textarea readOnly rows={9} data-key={mark} value={text} onFocus={(event) => event.currentTarget.select()} />
        </label>
    );
}
