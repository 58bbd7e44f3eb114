/** The position editor: the board, and beside or below it what lies at a place. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { EditorModel, Opened } from "../model";
import { showAlone } from "../parts/alone";
import type { Asker } from "../parts/asker";
import { Button, Choice } from "../parts/button";
import { Drawing } from "../parts/drawing";
import { useKeptFocus } from "../parts/focus";
import { useKeys } from "../parts/panel-keys";
import { classes, say } from "../parts/words";
import type { Kind } from "../store";
import type { Surroundings, Transport } from "../transport";
import { EditorBoard } from "./editor-board";
import { PositionForm, Written } from "./forms";
import { PlacePanel, type Change } from "./place";

interface EditorProps {
    store: Asker<EditorModel>;
    model: EditorModel;
}

function EditorView({ store, model }: EditorProps) {
    const { labels } = model;
    const root = useRef<HTMLDivElement>(null);
    const [forming, form] = useState(false);
    // Which piece is marked: the place and its number there.
    const [marked, mark] = useState({ place: "", at: -1 });
    const change = ((type: Kind, about: never) => store.do(type, about)) as Change;
    useKeptFocus(root, (inside) => inside.querySelector(".bench-places h3") ?? inside.querySelector("select[name=list]"));
    useKeys(root, (event) => {
        if (event.key !== "Escape" || !model.carried) return false;
        change("lay", {});
        return true;
    });
    const pick = (spot: string) => {
        mark({ place: "", at: -1 });
        change("pick", { spot });
    };
    return (
        <div ref={root} class={classes("editor-body", model.carried !== null && "carries")}>
            <div class="head">
                <strong>{model.title}</strong>
                <Choice
                    name="seat"
                    mark="seat"
                    label={say(labels, "seat")}
                    options={model.seats.map((text, at) => ({ value: String(at), text }))}
                    value={String(model.seat)}
                    change={(to) => change("seat", { seat: Number(to) })}
                />
                <Button name="undo" mark="undo" off={!model.can_undo} press={() => change("undo", {})}>
                    {say(labels, "undo")}
                </Button>
                <Button name="redo" mark="redo" off={!model.can_redo} press={() => change("redo", {})}>
                    {say(labels, "redo")}
                </Button>
                <Button name="new" mark="new" expanded={forming} press={() => form(!forming)}>
                    {say(labels, "new")}
                </Button>
                <Button name="write" mark="write" expanded={model.writing !== null} press={() => change("write", {})}>
                    {say(labels, "write")}
                </Button>
            </div>
            <Said model={model} />
            {forming ? <PositionForm model={model} change={change} close={() => form(false)} /> : null}
            {model.writing ? <Written writing={model.writing} canSave={model.can_save} labels={labels} change={change} /> : null}
            <div class="bench">
                <EditorBoard svg={model.svg} spot={model.spot} pick={pick} />
                <div class="bench-side" id={model.prefix}>
                    <div class="bench-sheet" aria-hidden="true">
                        <Drawing svg={model.sheet} />
                    </div>
                    <PlaceList model={model} change={change} />
                    <Moving model={model} change={change} />
                    <div class="bench-places">
                        {model.places.map((place) => (
                            <PlacePanel
                                key={place.name}
                                place={place}
                                labels={labels}
                                marked={marked.place === place.name ? marked.at : -1}
                                mark={(at) => mark({ place: place.name, at })}
                                change={change}
                            />
                        ))}
                    </div>
                </div>
            </div>
            <p class="keys faint">{say(labels, "keys")}</p>
        </div>
    );
}

/** What opens is told to those who listen; what is seen need not be said in a line. */
function Said({ model }: { model: EditorModel }) {
    const { tone, text } = model.notice;
    return (
        <div class="answer">
            <p class={classes("notice", tone === "note" && !text.includes(".") && "unseen")} data-tone={tone} role="status">
                {text}
            </p>
        </div>
    );
}

function PlaceList({ model, change }: { model: EditorModel; change: Change }) {
    const shown = model.places.length === 1 || !model.spot ? (model.places[0]?.name ?? "") : "";
    const select = useRef<HTMLSelectElement>(null);
    useLayoutEffect(() => {
        if (select.current) select.current.value = shown;
    });
    return (
        <label class="choice-of">
            <span>{say(model.labels, "choose_place")}</span>
            <select ref={select} name="list" data-key="list" onChange={(event) => event.currentTarget.value && change("open", { place: event.currentTarget.value })}>
                <option value="">{say(model.labels, "here")}</option>
                {model.areas.map((area) => (
                    <optgroup key={area.title} label={area.title}>
                        {area.places.map((place) => (
                            <option key={place.name} value={place.name}>
                                {place.text}
                            </option>
                        ))}
                    </optgroup>
                ))}
            </select>
        </label>
    );
}

function Moving({ model, change }: { model: EditorModel; change: Change }) {
    const { carried, labels } = model;
    const goals = useRef<HTMLSelectElement>(null);
    useLayoutEffect(() => goals.current?.focus({ preventScroll: true }), [carried?.text]);
    if (!carried) return null;
    return (
        <section class="moving" aria-label={carried.text}>
            <p>{carried.text}</p>
            <div class="row">
                <select
                    ref={goals}
                    data-key="goals"
                    aria-label={say(labels, "move_to")}
                    onChange={(event) => event.currentTarget.value && change("drop", { place: event.currentTarget.value })}
                >
                    <option value="">{say(labels, "move_to")}</option>
                    {carried.goals.map((goal) => (
                        <option key={goal.name} value={goal.name}>
                            {goal.text}
                        </option>
                    ))}
                </select>
                <Button name="lay" mark="lay" press={() => change("lay", {})}>
                    {say(labels, "cancel")}
                </Button>
            </div>
        </section>
    );
}

/** Undo and redo by the keys that everybody knows, but for fields that have them themselves. */
function byHabit(store: Asker<EditorModel>): (event: KeyboardEvent, target: Element) => boolean {
    return (event, target) => {
        const key = event.key.toLowerCase();
        const writes = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
        if (!(event.ctrlKey || event.metaKey) || writes || (key !== "z" && key !== "y")) return false;
        store.do(key === "y" || event.shiftKey ? "redo" : "undo");
        return true;
    };
}

/** Show the editor in a root; returns how to end it. */
export function showEditor(root: HTMLElement, transport: Transport, first: Opened, surroundings: Surroundings): () => void {
    return showAlone<EditorModel>(root, transport, first, surroundings, {
        kind: "editor", name: "editor", view: (asker) => <EditorView store={asker} model={asker.model} />, keys: byHabit,
    });
}
