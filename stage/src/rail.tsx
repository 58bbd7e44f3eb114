/** The rail: how far one is, what there is to do, what became of it, coach and log, and the buttons that go on. */
import { useState, useEffect } from "preact/hooks";
import type { VNode } from "preact";
import { onwardOf, type Onward } from "./actions";
import { Aside, hasCoach } from "./aside";
import { buttonsFor, hasRoom, type ButtonRow } from "./button-layout";
import { reads } from "./redrawn";
import { Inspector } from "./inspector";
import { Instruction } from "./instruction";
import type { Grid, Rect } from "./layout";
import { Dots, hasSheet } from "./lesson";
import { List } from "./list";
import { useConnection } from "./lost";
import { Analysis } from "./panels/analysis";
import type { ViewModel } from "./model";
import type { Pointing } from "./pointing";
import { buttonsHeight, buttonsWidth, railFor } from "./rail-layout";
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
    const places = railFor(grid, extra, model.lesson !== null, rowsOf(model, grid));
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
    const rows = rowsOf(model, grid);
    const places = railFor(grid, extra, model.lesson !== null, rows);
    const listed = useValue(stage.listed);
    const phone = grid.form === "phone";
    const over: Rect = phone ? grid.table : model.lesson ? { ...places.coach, y: places.verdict.y, height: places.coach.y + places.coach.height - places.verdict.y } : places.coach;
    return (
        <>
            <Buttons model={model} stage={stage} rect={places.buttons} phone={phone} rows={rows} coarse={grid.coarse} />
            {!phone && !listed && <Aside model={model} stage={stage} rect={places.coach} coarse={grid.coarse} />}
            {listed && <List model={model} stage={stage} pointing={pointing} rect={over} />}
            <Inspector model={model} stage={stage} pointing={pointing} grid={grid} card={grid.rail} />
        </>
    );
}

/** The words that can stand beside each other, in a lesson and in a game: all of them, so that no step moves the rest. */
const TOGETHER = { lesson: ["lesson_back", "lesson_explore", "lesson_again", "lesson_next"], game: ["tab_history", "tab_points", "skip_to_me"] };

/** In how many rows the buttons stand: in two where the words of a language are too long for one. */
function rowsOf({ lesson, labels }: ViewModel, grid: Grid): number {
    if (grid.form === "phone") return 1;
    const texts = TOGETHER[lesson ? "lesson" : "game"].map((name) => labels[name] ?? "");
    return buttonsFor(texts, { width: buttonsWidth(grid), height: buttonsHeight(grid, 1), coarse: grid.coarse }) ? 1 : 2;
}

/** A button beside the last one. */
interface Beside {
    name: string;
    text: string;
    off: boolean;
    run: () => void;
    /** A sign in place of the words, which are told to those who listen. */
    sign?: string;
}

interface ButtonsProps {
    model: ViewModel;
    stage: Stage;
    rect: Rect;
    phone: boolean;
    rows: number;
    coarse: boolean;
}

function DrawnButtons({ model, stage, rect, phone, rows, coarse }: ButtonsProps): VNode {
    useDrawnWith(stage);
    useValue(stage.endAside);
    const { connection } = useConnection(stage);
    const gone = connection === "gone";
    const onward = onwardOf(stage);
    const off = !onward.open || gone;
    const row: ButtonRow = { width: rect.width, height: buttonHeight(rect, rows), coarse };
    const found = besideOf({ model, stage, phone, gone, main: onward.label });
    const { beside, text, size, least } = laid(found, onward, model.labels["lesson_next"] ?? "", row, rows);
    return (
        <div class={`buttons ${rows > 1 ? "two-rows" : ""}`} style={{ ...boxOf(rect), fontSize: `${size}px` }}>
            {beside.map((one, at) => (
                <button
                    key={one.name} type="button" class={`beside ${one.name}`} style={{ minWidth: `${least[at] ?? 0}px` }} aria-disabled={one.off}
                    aria-label={one.sign && one.text} title={one.sign && one.text} onClick={() => !one.off && one.run()}
                >
                    {one.sign ? <Icon name={one.sign} /> : one.text}
                </button>
            ))}
            <div class="next-slot" data-slot="next" style={{ minWidth: `${least.at(-1) ?? 0}px` }}>
                <button
                    type="button" class={`onward look-${onward.look} ${classOf(onward.label)}`} aria-disabled={off} aria-keyshortcuts="N" aria-label={onward.text}
                    onClick={() => !off && stage.actions.onward()}
                >
                    {text}
                </button>
            </div>
        </div>
    );
}

const Buttons = reads(["lesson", "labels", "others", "ending", "picture", "can_undo", "picked", "practice", "coach"], DrawnButtons);

const ROW_GAP = 6;

function buttonHeight(rect: Rect, rows: number): number {
    return (rect.height - ROW_GAP * (rows - 1)) / rows;
}

/** Titles that may give way to a short word: they are told to those who listen. */
const TITLES = new Set(["following", "lesson_to_game"]);

/** The buttons with the words and signs that have room; the last one is the lower right one in two rows. */
function laid(beside: readonly Beside[], onward: Onward, short: string, row: ButtonRow, rows: number) {
    const said = (all: readonly Beside[], last: string): string[] => [...all.map((one) => (one.sign ? "" : one.text)), last];
    const upper = rows > 1 ? beside.slice(0, 2) : [];
    const lower = beside.slice(upper.length);
    const text = !TITLES.has(onward.label) || hasRoom(said(lower, onward.text), row) ? onward.text : short;
    const isTight = !buttonsFor(said(lower, text), row);
    const shown = lower.map((one) => (isTight && one.name === "undo" ? { ...one, sign: "undo" } : one));
    const [first, last] = [buttonsFor(said(upper, "").slice(0, -1), row), buttonsFor(said(shown, text), row)];
    return {
        beside: [...upper, ...shown], text, size: Math.min(first?.size ?? LEAST, last?.size ?? LEAST),
        least: [...(first?.least ?? upper.map(() => 0)), ...(last?.least ?? [...shown.map(() => 0), 0])],
    };
}

const LEAST = 11;

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

interface Around {
    model: ViewModel;
    stage: Stage;
    phone: boolean;
    gone: boolean;
    /** What the last button is known by. */
    main: string;
}

/** What stands beside the last button. */
function besideOf(around: Around): Beside[] {
    const { model, stage, phone } = around;
    const { labels, lesson, picture } = model;
    const opens = (panel: string, label: string): Beside => ({ name: `open-${panel}`, text: labels[label] ?? "", off: false, run: () => stage.panel.set(panel) });
    const beside = lesson ? besideLesson(around, lesson) : picture ? [model.at_table ? opens("log", "tab_log") : opens("history", "tab_history"), phone ? opens("coach", "tab_coach") : opens("points", "tab_points")] : [];
    if (!phone || !picture) return beside;
    const undo = { name: "undo", text: labels[model.picked ? "unpick" : "undo"] ?? "", off: !model.can_undo, run: () => stage.actions.undo() };
    return [...beside, undo];
}

/** The buttons beside the last one; a lesson says which are open, and two of them always stand there. */
const BESIDE: LessonAction[] = ["back", "explore", "hint", "show-me", "again"];

function besideLesson({ model, stage, phone, gone, main }: Around, lesson: NonNullable<ViewModel["lesson"]>): Beside[] {
    const { may, end, phase } = lesson;
    // Who explores comes back by the last button, whose words need the room.
    const isAside = Boolean(end) || phase === "away";
    const stays = isAside && !phone ? ["back"] : end ? ["back"] : phone ? ["back", "hint"] : ["back", "explore"];
    const shown = BESIDE.filter((one) => stays.includes(one) || (!phone && one === "again" && may.includes(one) && main !== "lesson_again"));
    const beside = shown.map((action): Beside => ({
        name: `go-${action}`, text: model.labels[`lesson_${action.replace("-", "_")}`] ?? "", off: gone || !may.includes(action), run: () => stage.actions.go(action),
    }));
    // On a phone what else a lesson has stands on a sheet of its own.
    const helps = { name: "helps-button", text: model.labels["lesson_helps"] ?? "", sign: "dots", off: gone || !(hasSheet(lesson) || hasCoach(model)), run: () => stage.panel.set("helps") };
    return phone ? [...beside, helps] : beside;
}
