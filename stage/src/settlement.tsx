/** What the end of a scope or of the game brought everybody: a report over the table, one cause after another. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import { animate } from "./board/animate";
import { Stages } from "./board/stages";
import type { Grid } from "./layout";
import type { ReportRow, ReportShown, ViewModel } from "./model";
import { focusedNear, focusOn } from "./parts/focus";
import { useKeys } from "./parts/panel-keys";
import { RuleCard } from "./parts/card";
import { ReportTable } from "./parts/report";
import { boxOf } from "./slot";
import type { Stage } from "./stage";
import { useValue } from "./value";

/** How long a row is looked at while its chips go to the totals, at normal speed, in milliseconds. */
const ROW = 600;

interface Props {
    model: ViewModel;
    stage: Stage;
    grid: Grid;
    say: (text: string) => void;
}

/** What everybody has once so many rows are counted. */
export function totalsOf(report: ReportShown, rows: number): number[] {
    return report.before.map((had, seat) => report.rows.slice(0, rows).reduce((sum, row) => sum + (row.cells[seat]?.amount ?? 0), had));
}

/** What was settled by what was done last is shown, once; what had been settled when the page opened is not. */
export function useReports(model: ViewModel, stage: Stage): void {
    const told = useRef(keyOf(model));
    const points = useRef<number[]>([]);
    useLayoutEffect(() => {
        const before = points.current;
        points.current = model.summary.seats.map((seat) => seat.points);
        // A page that missed something is told all of it anew.
        if (told.current === keyOf(model)) return;
        told.current = keyOf(model);
        stage.held.set(model.reports[0]?.in_top ? before : null);
        stage.reports.set(model.reports);
        stage.still.set(false);
    });
}

function keyOf({ began, reports }: ViewModel): string {
    return [began, ...reports.map((report) => report.name)].join(" ");
}

/** The report that is to be seen now, when all that led to it was. */
export function Report({ model, stage, grid, say }: Props): VNode | null {
    const [report] = useValue(stage.reports);
    const still = useValue(stage.still);
    const moving = useValue(stage.moving);
    if (!report || (!still && (moving || stage.moving.get()))) return null;
    return (
        <div class="report-place" style={boxOf(grid.table)}>
            <Shown key={`${model.began} ${report.name} ${still}`} report={report} still={still} model={model} stage={stage} say={say} />
        </div>
    );
}

/** Rows one after another: how many are shown, and how many of them are counted. */
function useRows(place: { current: HTMLElement | null }, report: ReportShown, at: { still: boolean; speed: number }, say: (text: string, first?: boolean) => void): { shown: number; counted: number; end: () => void } {
    const whole = report.rows.length;
    const explained = report.first_times.map((one) => one.text).join(" ");
    const [rows, go] = useState(at.still ? { shown: whole, counted: whole } : { shown: 0, counted: 0 });
    const stages = useRef(new Stages()).current;
    useEffect(() => {
        const all = (): void => go({ shown: whole, counted: whole });
        if (at.still || at.speed === 0 || reduced()) {
            all();
            say([report.title, ...report.rows.map((row) => row.said), explained].join(" "), true);
            return undefined;
        }
        const time = ROW / at.speed;
        stages.run([
            { time: time / 2, start: () => say(report.title, true) },
            ...report.rows.map((row, index) => ({ time, start: () => {
                go({ shown: index + 1, counted: index });
                say(row.said);
            } })),
            ...(explained ? [{ time: 0, start: () => say(explained) }] : []),
        ], all);
        return () => stages.end();
    }, []);
    useLayoutEffect(() => {
        // A row that is counted now is in sight.
        place.current?.querySelector(`[data-row="${rows.shown - 1}"]`)?.scrollIntoView({ block: "nearest" });
        if (rows.shown > rows.counted) fly(place.current, rows.counted, report.rows[rows.counted], ROW / (at.speed || 1));
    }, [rows]);
    return { ...rows, end: () => stages.end() };
}

function Shown({ report, still, model, stage, say }: { report: ReportShown; still: boolean; model: ViewModel; stage: Stage; say: (text: string) => void }): VNode {
    const place = useRef<HTMLElement>(null);
    const speed = useRef(stage.preferences.speed.get()).current;
    // What happened is told before what came of it.
    const tell = (text: string, first = false): void => say(first && !still ? `${model.live} ${text}` : text);
    const { shown, counted, end } = useRows(place, report, { still, speed }, tell);
    const { labels } = model;
    const running = counted < report.rows.length;
    const totals = totalsOf(report, counted);
    useHeld(report, totals, stage, still || !running);
    useTakenFocus(place, stage);
    const goOn = (): void => (running ? end() : stage.nextReport());
    useKeys(place, (event, target) => {
        if (event.key === "Escape") stage.nextReport();
        else if (event.key === "Enter" && !target.closest("button")) goOn();
        else return false;
        return true;
    });
    return (
        <section ref={place} class={report.first_times.length ? "report explains" : "report"} role="dialog" aria-label={report.title} tabIndex={-1} data-report={report.name} data-counted={counted}>
            <div class="report-head">
                <h3>{report.title}</h3>
                <button type="button" class="go-on" data-key="report-go-on" onClick={goOn}>{labels[running ? "report_all" : "report_go_on"]}</button>
            </div>
            <div class="report-body">
                <ReportTable report={report} model={model} shown={shown} totals={totals} />
                {!running && <FirstTimes report={report} label={labels["lesson_called"] ?? ""} />}
            </div>
        </section>
    );
}

/** What happened for the first time in one's games is explained below the rows, each with its rule. */
function FirstTimes({ report, label }: { report: ReportShown; label: string }): VNode | null {
    if (!report.first_times.length) return null;
    return (
        <div class="first-times" role="group" aria-label={label}>
            <b>{label}</b>
            {report.first_times.map((one) => (
                <div key={one.card.rule} class="first-time">
                    <p>{one.text}</p>
                    <RuleCard card={one.card} />
                </div>
            ))}
        </div>
    );
}

/** The top bar counts along for every seat that stood at the same points there; others wait for the end. */
function useHeld(report: ReportShown, totals: readonly number[], stage: Stage, done: boolean): void {
    const held = useRef(stage.held.get()).current;
    useLayoutEffect(() => {
        if (stage.held.get()) stage.held.set(totals.map((total, seat) => (done || held?.[seat] === report.before[seat] ? total : (held?.[seat] ?? total))));
    }, [totals.join(" "), done]);
}

/** The button has the focus, unless it is elsewhere than in the stage; who had it before gets it back. */
function useTakenFocus(place: { current: HTMLElement | null }, stage: Stage): void {
    useLayoutEffect(() => {
        const element = place.current;
        const before = element && focusedNear(element);
        const inside = !before || before === document.body || stage.root?.contains(before);
        if (element && inside) focusOn(element.querySelector(".go-on"));
        return () => {
            const now = element && focusedNear(element);
            if (inside && (!now || now === document.body || element.contains(now)) && before?.isConnected) focusOn(before);
        };
    }, []);
}

/** What a row brought goes from its place to the totals. */
function fly(place: HTMLElement | null, index: number, row: ReportRow | undefined, time: number): void {
    row?.cells.forEach((cell, seat) => {
        const chip = place?.querySelector(`[data-row="${index}"] [data-seat="${seat}"] .chip`);
        const total = place?.querySelector(`[data-total="${seat}"]`);
        if (!cell.amount || !place || !chip || !total) return;
        const [from, to, frame] = [chip, total, place].map((one) => one.getBoundingClientRect());
        if (!from || !to || !frame) return;
        const flying = chip.cloneNode(true) as HTMLElement;
        flying.classList.add("flying");
        Object.assign(flying.style, { left: `${from.left - frame.left}px`, top: `${from.top - frame.top}px` });
        place.append(flying);
        const there = `translate(${to.left + to.width / 2 - from.left - from.width / 2}px, ${to.top - from.top}px)`;
        animate(flying, [{ transform: "none" }, { transform: "none", offset: 0.35 }, { transform: there }], time);
        window.setTimeout(() => flying.remove(), time);
    });
}

function reduced(): boolean {
    return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
