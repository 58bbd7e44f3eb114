/** The rail: how far one is, what there is to do, what became of it, coach and log, and the buttons that go on. */
import { useState, useEffect } from "preact/hooks";
import type { VNode } from "preact";
import { onwardOf } from "./actions";
import { Aside, hasCoach } from "./aside";
import { reads } from "./drawn";
import { Inspector } from "./inspector";
import { Instruction } from "./instruction";
import type { Grid, Rect } from "./layout";
import { Dots, hasSheet } from "./lesson";
import { List } from "./list";
import { useConnection } from "./lost";
import { linesOf } from "./measure";
import { Analysis } from "./panels/analysis";
import type { ViewModel } from "./model";
import type { Pointing } from "./pointing";
import { railFor } from "./rail-layout";
import { Icon } from "./sign";
import { boxOf } from "./slot";
import type { Stage } from "./stage";
import type { LessonAction } from "./store";
import { useValue } from "./value";
import { judged, Verdict } from "./verdict";

interface Props {
    model: ViewModel;
    stage: Stage;
    grid: Grid;
    pointing: Pointing;
    extra: number;
}

/** On a phone the analysis stands in the slot of the verdict, but for what has to be read. */
const TOLD_FIRST = new Set(["refused", "problem", "mistake", "praise"]);

/** The first half of the rail: it comes before the table for those who go from one part to the next by key. */
export function RailHead({ model, stage, grid, extra, grow }: Props & { grow: (extra: number) => void }): VNode {
    const places = railFor(grid, extra, model.lesson !== null);
    const moving = useValue(stage.moving);
    const analysed = grid.form === "phone" && model.analysis.on && model.analysis.may && !TOLD_FIRST.has(judged(model).tone);
    const isCard = grid.form === "phone" && !analysed && (moving || !judged(model).tone);
    const card: Rect = { ...places.instruction, height: places.verdict.y + places.verdict.height - places.instruction.y };
    return (
        <>
            <div class={`rail ${grid.form === "phone" ? "card" : ""}`} style={boxOf(grid.rail)} />
            <Dots model={model} rect={places.progress} />
            <Instruction model={model} grid={grid} rect={isCard ? card : places.instruction} brief={grid.form === "phone" && !isCard} grow={grow} />
            {analysed && (
                <div class="analysis-place" style={boxOf(places.verdict)}>
                    <Analysis store={stage.store} model={model} coarse={grid.coarse} mark={(marks) => stage.mark(marks)} stand={(ideas) => stage.stand(ideas)} brief />
                </div>
            )}
            <div class={isCard || analysed ? "unseen" : ""}><Verdict model={model} stage={stage} grid={grid} rect={places.verdict} /></div>
        </>
    );
}

/** The second half: buttons, then coach and log; the list of all choices takes their place. */
export function RailFoot({ model, stage, grid, pointing, extra }: Props): VNode {
    const places = railFor(grid, extra, model.lesson !== null);
    const listed = useValue(stage.listed);
    const phone = grid.form === "phone";
    const over: Rect = phone ? grid.table : model.lesson ? { ...places.coach, y: places.verdict.y, height: places.coach.y + places.coach.height - places.verdict.y } : places.coach;
    return (
        <>
            <Buttons model={model} stage={stage} rect={places.buttons} phone={phone} />
            {!phone && !listed && <Aside model={model} stage={stage} rect={places.coach} coarse={grid.coarse} />}
            {listed && <List model={model} stage={stage} pointing={pointing} rect={over} />}
            <Inspector model={model} stage={stage} pointing={pointing} grid={grid} card={grid.rail} />
        </>
    );
}

/** The buttons beside the last one; a lesson says which are open, and two of them always stand there. */
const BESIDE: LessonAction[] = ["back", "explore", "hint", "show-me", "again"];

function DrawnButtons({ model, stage, rect, phone }: { model: ViewModel; stage: Stage; rect: Rect; phone: boolean }): VNode {
    useDrawnWith(stage);
    const { connection } = useConnection(stage);
    const { labels, lesson } = model;
    const onward = onwardOf(stage);
    const off = !onward.open || connection === "gone";
    const room = rect.width - (phone ? 234 : 142);
    // A title that has no room is told to those who listen; the button says the short word.
    const text = linesOf(onward.text, room, 14.5, true) <= 2 ? onward.text : labels["lesson_next"];
    return (
        <div class="buttons" style={boxOf(rect)}>
            {lesson && <LessonButtons model={model} stage={stage} phone={phone} main={onward.label} gone={connection === "gone"} />}
            {!lesson && model.picture && (
                <>
                    <button type="button" class="beside" onClick={() => stage.panel.set("history")}>{labels["tab_history"]}</button>
                    {phone ? <PhoneCoach model={model} stage={stage} /> : <button type="button" class="beside" onClick={() => stage.panel.set("points")}>{labels["tab_points"]}</button>}
                </>
            )}
            {phone && model.picture && <TakeBackShort model={model} stage={stage} />}
            <div class="next-slot" data-slot="next">
                <button
                    type="button" class={`onward look-${onward.look} ${classOf(onward.label)} ${linesOf(text ?? "", 76, 14.5, true) > 1 ? "long" : ""}`} aria-disabled={off} aria-keyshortcuts="N" aria-label={onward.text}
                    onClick={() => !off && stage.actions.onward()}
                >
                    {text}
                </button>
            </div>
        </div>
    );
}

const Buttons = reads(["lesson", "labels", "others", "ending", "picture", "can_undo", "picked", "practice"], DrawnButtons);

/** Scripts find the buttons of a lesson by these. */
function classOf(label: string): string {
    const names: Record<string, string> = {
        lesson_next: "go-next", lesson_again: "go-next", lesson_come_back: "go-come-back", following: "following", skip_to_me: "skip", form_again: "again",
    };
    return names[label] ?? label;
}

function useDrawnWith(stage: Stage): void {
    const [, draw] = useState(0);
    useEffect(() => stage.preferences.speed.watch(() => draw((count) => count + 1)), [stage]);
}

function LessonButtons({ model, stage, phone, main, gone }: { model: ViewModel; stage: Stage; phone: boolean; main: string; gone: boolean }): VNode {
    const may = model.lesson?.may ?? [];
    // Who explores comes back by the last button, whose words need the room.
    const isAside = Boolean(model.lesson?.end) || model.lesson?.phase === "away";
    const stays = isAside && !phone ? ["back"] : model.lesson?.end ? ["back"] : phone ? ["back", "hint"] : ["back", "explore"];
    const shown = BESIDE.filter((one) => stays.includes(one) || (!phone && one === "again" && may.includes(one) && main !== "lesson_again"));
    return (
        <>
            {shown.map((action) => (
                <button
                    key={action} type="button" class={`beside go-${action}`} aria-disabled={gone || !may.includes(action)}
                    onClick={() => stage.actions.go(action)}
                >
                    {model.labels[`lesson_${action.replace("-", "_")}`]}
                </button>
            ))}
            {phone && model.lesson && <HelpsButton model={model} stage={stage} off={gone || !(hasSheet(model.lesson) || hasCoach(model))} />}
        </>
    );
}

/** On a phone what else a lesson has stands on a sheet of its own. */
function HelpsButton({ model, stage, off }: { model: ViewModel; stage: Stage; off: boolean }): VNode {
    return (
        <button
            type="button" class="beside helps-button" aria-disabled={off} aria-label={model.labels["lesson_helps"]} title={model.labels["lesson_helps"]}
            onClick={() => !off && stage.panel.set("helps")}
        >
            <Icon name="dots" />
        </button>
    );
}

function PhoneCoach({ model, stage }: { model: ViewModel; stage: Stage }): VNode {
    return <button type="button" class="beside" onClick={() => stage.panel.set("coach")}>{model.labels["tab_coach"]}</button>;
}

function TakeBackShort({ model, stage }: { model: ViewModel; stage: Stage }): VNode {
    return (
        <button type="button" class="beside undo" aria-disabled={!model.can_undo} onClick={() => stage.actions.undo()}>
            {model.labels[model.picked ? "unpick" : "undo"]}
        </button>
    );
}
