/** The menu of the stage: its panels, and what a reader can set. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren, VNode } from "preact";
import type { ViewModel } from "./model";
import { LanguageChoice } from "./parts/language-choice";
import { Icon } from "./sign";
import type { Stage } from "./stage";
import { useValue } from "./value";

/** Panels by their names, with the names of their labels; those that need a game are left out at an empty table. */
const PANELS: ReadonlyArray<readonly [string, string, boolean]> = [
    ["log", "tab_log", true], ["points", "tab_points", true], ["history", "tab_history", true], ["rule", "tab_rule", true],
    ["book", "tab_book", false], ["symbols", "tab_symbols", false], ["new", "new", false], ["saved", "saved_games", false],
];

const SPEEDS: ReadonlyArray<readonly [number, string]> = [[0, "speed_steps"], [0.5, "½×"], [1, "1×"], [2, "2×"]];

export function Menu({ model, stage }: { model: ViewModel; stage: Stage }): VNode {
    const [open, setOpen] = useState(false);
    const frame = useRef<HTMLDivElement>(null);
    // Before anybody can go on: who is quick would lose the focus again.
    useLayoutEffect(() => {
        if (!open) return undefined;
        frame.current?.querySelector<HTMLElement>(".menu button")?.focus();
        const close = (event: Event): void => {
            if (event instanceof KeyboardEvent ? event.key === "Escape" : !event.composedPath().includes(frame.current as EventTarget)) setOpen(false);
        };
        window.addEventListener("pointerdown", close, true);
        window.addEventListener("keydown", close, true);
        return () => {
            window.removeEventListener("pointerdown", close, true);
            window.removeEventListener("keydown", close, true);
        };
    }, [open]);
    const { labels } = model;
    return (
        <div class="menu-place" ref={frame}>
            <button type="button" class="square" aria-label={labels["menu"]} title={labels["menu"]} aria-expanded={open} onClick={() => setOpen(!open)}>
                <Icon name="menu" />
            </button>
            {open && <Opened model={model} stage={stage} close={() => setOpen(false)} />}
        </div>
    );
}

function Opened({ model, stage, close }: { model: ViewModel; stage: Stage; close: () => void }): VNode {
    const { labels, lesson } = model;
    const show = (panel: string) => (): void => {
        close();
        stage.panel.set(panel);
    };
    const panels = PANELS.filter(([name, , game]) => (lesson || model.at_table ? !["new", "saved", "history"].includes(name) : true) && (!game || model.picture));
    return (
        <div class="menu" role="group" aria-label={labels["menu"]}>
            {model.readings.length > 0 && <Readings model={model} run={show("book")} />}
            {lesson && lesson.contents.length + lesson.dial.length > 0 && <Item run={show("course")}>{labels["lesson_all"]}</Item>}
            {model.may_practise && <Item run={() => { close(); stage.actions.do("practise"); }}>{labels["practise"]}</Item>}
            {panels.map(([name, label]) => <Item key={name} run={show(name)}>{labels[label]}</Item>)}
            {model.review && <Item run={show("review")}>{labels["tab_review"]}</Item>}
            {model.ending && <Item run={show("ending")}>{model.ending.title}</Item>}
            {model.picture?.whole && <Item run={() => { close(); stage.table?.whole(); }}>{labels["whole_table"]}</Item>}
            <Item run={show("keys")}>{labels["keys_all"]}</Item>
            <Item run={() => { close(); stage.wording.set(true); }}>{labels["wording"]}</Item>
            <Settings model={model} stage={stage} />
        </div>
    );
}

function Item({ run, children }: { run: () => void; children: ComponentChildren }): VNode {
    return <button type="button" class="item" onClick={run}>{children}</button>;
}

/** By which readings the game is played that are not the usual ones; they lead to the rule book. */
function Readings({ model, run }: { model: ViewModel; run: () => void }): VNode {
    return (
        <div class="readings">
            <button type="button" class="item" onClick={run}>{model.labels["readings"]}</button>
            <ul>{model.readings.map((text) => <li key={text}>{text}</li>)}</ul>
        </div>
    );
}

function Settings({ model, stage }: { model: ViewModel; stage: Stage }): VNode {
    const speed = useValue(stage.preferences.speed);
    const side = useValue(stage.preferences.side);
    const atOnce = useValue(stage.preferences.atOnce);
    const { labels } = model;
    return (
        <div class="settings">
            <div role="group" aria-label={labels["bots_speed"]} class="speeds">
                <span class="faint">{labels["bots_speed"]}</span>
                {SPEEDS.map(([value, name]) => (
                    <button key={name} type="button" aria-pressed={value === speed} onClick={() => stage.preferences.speed.set(value)}>
                        {labels[name] ?? name}
                    </button>
                ))}
            </div>
            <label class="side played-out">
                <input type="checkbox" checked={!atOnce} onChange={(event) => stage.preferences.atOnce.set(!event.currentTarget.checked)} />
                {labels["bots_played_out"]}
            </label>
            <label class="side">
                <input type="checkbox" checked={side === "left"} onChange={(event) => stage.preferences.side.set(event.currentTarget.checked ? "left" : "right")} />
                {labels["rail_left"]}
            </label>
            <LanguageChoice
                languages={stage.surroundings.spoken?.languages ?? model.languages} language={model.language} label={labels["form_language"]}
                speak={(language) => stage.speak(language)}
            />
        </div>
    );
}
