/** The stage as a whole: its root, the grid of its window, and what stands at each place of it. */
import { render, type VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { extraFor } from "./answer-layout";
import { cardOf, hasCoach } from "./aside";
import { Bar, roomOf } from "./bar";
import { Course } from "./course";
import { Dialog } from "./dialog";
import { showEditor } from "./editor/editor-view";
import { GameEndPage } from "./game-end";
import { KeysShown } from "./keys-shown";
import type { Grid } from "./layout";
import { gridFor } from "./layout";
import { LessonAside, RuleCard } from "./lesson";
import { listen } from "./listen";
import { useConnection } from "./lost";
import type { Opened, ReportShown, ViewModel } from "./model";
import { Missed } from "./missed";
import { useOthers } from "./others";
import { Coach } from "./panels/coach";
import { Panels, type PanelName } from "./panels/panel-tabs";
import { Dark } from "./parts/drawing";
import { useKeptFocus } from "./parts/focus";
import { Pointing } from "./pointing";
import { RailFoot, RailHead } from "./rail";
import { showReplay } from "./replay/replay-view";
import { Report, useReports } from "./settlement";
import { boxOf } from "./slot";
import { Speaker } from "./speak";
import { Stage } from "./stage";
import { Store } from "./store";
import { TableSlot } from "./table-slot";
import { useTold } from "./told";
import { Top } from "./top";
import type { Surroundings, ToPage, Transport } from "./transport";
import { PROTOCOL } from "./model";
import { UnsavedDialog, useRetries } from "./unsaved";
import { useValue } from "./value";
import { Wording } from "./wording";

/** What needs no stage: a replay as the value of a cell, and the position editor. */
const ALONE: Record<string, typeof showReplay | undefined> = { replay: showReplay, editor: showEditor };

/** Put the stage into an element; returns how to take it away. */
export function mount(host: HTMLElement, transport: Transport, surroundings: Surroundings): () => void {
    let close: () => void = () => transport.close();
    const open = (first: Opened): void => {
        const alone = ALONE[first.model.kind as string];
        if (alone) {
            const root = host.appendChild(document.createElement("div"));
            const end = alone(root, transport, first, surroundings);
            close = () => {
                end();
                root.remove();
            };
            return;
        }
        const stage = new Stage(new Store(transport, first), surroundings);
        const stops = [listen(stage)];
        render(<App stage={stage} />, host);
        close = () => {
            render(null, host);
            for (const stop of stops) stop();
            stage.full.close();
            stage.store.close();
        };
    };
    const first = transport.first();
    if (first) {
        open(first);
    } else {
        const stop = transport.listen((message: ToPage) => {
            if (message.type !== "opened") return;
            stop();
            open(message);
        });
        close = () => {
            stop();
            transport.close();
        };
        transport.send({ type: "hello", protocol: PROTOCOL, have: -1 });
    }
    return () => close();
}

/** The model, with a count of what was drawn: drawn again at each change. */
function useModel(stage: Stage): ViewModel {
    const [, draw] = useReducer((count: number) => count + 1, 0);
    useLayoutEffect(() => stage.store.subscribe(() => draw(undefined)), [stage]);
    return stage.store.model;
}

/** What surrounds the stage; drawn again when it changes. */
function useSurroundings({ surroundings }: Stage): { dark: boolean; height: number | null } {
    const [, draw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => surroundings.watch(() => draw(undefined)), [surroundings]);
    return { dark: surroundings.dark, height: surroundings.height };
}

/** What long answers to a question take from the table, as long as its step lasts: an answer moves nothing. */
function useExtra(model: ViewModel, plain: Grid): number {
    const held = useRef({ step: "", extra: 0 });
    const { lesson } = model;
    const step = lesson ? `${lesson.address} ${lesson.place}` : "";
    const asked = lesson?.question?.choices ?? [];
    if (asked.length) held.current = { step, extra: extraFor(asked.map((one) => one.text), roomOf(plain)) };
    else if (held.current.step !== step || !step) held.current = { step, extra: 0 };
    return held.current.extra;
}

/** The size of the root, and the grid in it. */
function useGrid(stage: Stage, root: { current: HTMLElement | null }, model: ViewModel): Grid {
    const side = useValue(stage.preferences.side);
    const [size, setSize] = useState({ width: 1024, height: 640 });
    useLayoutEffect(() => {
        const element = root.current;
        if (!element) return undefined;
        const look = (): void => {
            const { clientWidth: width, clientHeight: height } = element;
            if (width && height) setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
        };
        look();
        const sizes = new ResizeObserver(look);
        sizes.observe(element);
        return () => sizes.disconnect();
    }, []);
    const coarse = window.matchMedia("(pointer: coarse)").matches;
    const plain = useMemo(() => gridFor(size.width, size.height, coarse, side), [size, coarse, side]);
    const extra = useExtra(model, plain);
    return useMemo(() => (extra ? gridFor(size.width, size.height, coarse, side, extra) : plain), [plain, extra]);
}

function App({ stage }: { stage: Stage }): VNode {
    const root = useRef<HTMLDivElement>(null);
    const live = useRef<HTMLParagraphElement>(null);
    const model = useModel(stage);
    const { dark, height } = useSurroundings(stage);
    const grid = useGrid(stage, root, model);
    const pointing = useMemo(() => new Pointing(stage), [stage]);
    const [extra, grow] = useState(0);
    const { connection } = useConnection(stage);
    const around = useValue(stage.around);
    const moving = useValue(stage.moving);
    useReports(model, stage);
    useOthers(model, stage);
    useKeptFocus(root, focusAfter);
    useLayoutEffect(() => {
        stage.root = root.current;
        stage.surroundings.reveal();
        return () => pointing.close();
    }, []);
    const say = useSpeech(model, live, connection, stage);
    useRetries({ model, stage }, say);
    useEffect(() => stage.group.set(""), [model.at]);
    // At an empty table there is nothing to look at but what can be begun.
    useEffect(() => stage.panel.set(model.picture ? "" : "new"), [model.picture === null]);
    useEnding(model, stage);
    const shown = { model: useTold(model, stage), stage, grid, pointing };
    const theme = model.theme === "auto" ? (dark ? "dark" : "light") : model.theme;
    const classes = ["trajan-tutor", `theme-${theme}`, grid.form, grid.tall && "tall", grid.coarse && "coarse", grid.upright && "upright", connection === "gone" && !around && "gone"];
    return (
        <div
            ref={root} class={classes.filter(Boolean).join(" ")} role="region" aria-label={[model.labels["region"], model.lesson?.title || model.summary.title].filter(Boolean).join(": ")} lang={model.language}
            data-grid={grid.form} data-theme={theme} data-kind={model.kind} data-phase={model.lesson?.phase ?? ""}
            data-at={model.at} data-answered={model.answered} data-connection={connection} data-moving={moving} data-lm-suppress-shortcuts="true"
            style={{ height: height === null ? "calc(100dvh - 12px)" : `${height}px`, "--rail-width": `${grid.rail.width}px` }}
        >
            <RailHead {...shown} extra={extra} grow={grow} />
            <TableSlot {...shown} />
            <Bar {...shown} />
            <RailFoot {...shown} extra={extra} />
            <div class="strip-place" data-strip style={boxOf(grid.strip)} hidden={!grid.strip.height} />
            <Top model={shown.model} stage={stage} grid={grid} />
            <Dark.Provider value={dark}>
                <Report {...shown} say={say} />
                <GameEndPage {...shown} />
                <Over {...shown} />
                <Wording {...shown} />
            </Dark.Provider>
            <p ref={live} class="unseen live" aria-live="polite" />
        </div>
    );
}

/** Those who keep the focus when what had it in them is gone: nothing is pointed at that nobody looked at. */
const KEEPS = '[data-slot="coach"], [data-slot="verdict"], [data-slot="instruction"]';

/**
 * Where the focus goes when what had it is gone: into what lies over the rest, from choice to choice; it stays with the
 * coach where a button of coach or verdict had it; else it goes to the table.
 */
function focusAfter(root: HTMLElement, gone: Element, around: readonly Element[]): Element | null {
    const over = root.querySelector('[role="dialog"]');
    if (over) return over.matches("[tabindex]") ? over : over.querySelector('[role="tabpanel"], button');
    const choice = gone.matches(".choice") ? root.querySelector('[data-slot="choices"] button') : null;
    const kept = around.some((one) => one.matches(KEEPS)) ? (root.querySelector('[data-slot="coach"]') ?? root.querySelector(".onward")) : null;
    return choice ?? kept ?? root.querySelector('[data-pane] [tabindex="0"]') ?? root.querySelector('[data-slot="instruction"]');
}

/** How a game ended is shown by itself, once, when all that led to it was seen; a game that had ended before is not. */
function useEnding(model: ViewModel, stage: Stage): void {
    const moving = useValue(stage.moving);
    const reported = useValue(stage.reports).length > 0;
    const told = useRef(model.ending !== null);
    const ended = model.ending !== null;
    useEffect(() => {
        if (!ended) told.current = false;
        // What moves may have begun after this was drawn.
        if (!ended || told.current || stage.moving.get() || stage.reports.get().length) return;
        told.current = true;
        stage.panel.set("ending");
    }, [ended, moving, reported]);
}

/** What lies over the rest while it is open. */
function Over({ model, stage, grid }: { model: ViewModel; stage: Stage; grid: Grid }): VNode | null {
    const panel = useValue(stage.panel);
    const missed = useValue(stage.missed);
    const rule = useValue(stage.rule);
    const close = (): void => stage.panel.set("");
    const { labels } = model;
    if (missed >= 0 && !model.others.waits) return <Missed model={model} stage={stage} />;
    if (panel === "keys") return <Dialog title={labels["keys_all"] ?? ""} close={close} closeLabel={labels["close"] ?? ""}><KeysShown model={model} /></Dialog>;
    if (panel === "unsaved") return <UnsavedDialog model={model} stage={stage} />;
    if (panel === "course") return <Dialog title={labels["lesson_all"] ?? ""} close={close} closeLabel={labels["close"] ?? ""}><Course model={model} stage={stage} /></Dialog>;
    if (panel === "helps") return <Dialog title={labels["lesson_helps"] ?? ""} close={close} closeLabel={labels["close"] ?? ""}><LessonAside model={model} stage={stage} sheet={close} />{model.lesson && hasCoach(model) && <Coach store={stage.store} model={model} asked={(action) => action === "analyse" && close()} />}</Dialog>;
    if (rule && !panel && grid.form === "phone") return <OpenRule model={model} stage={stage} rule={rule} />;
    return <Panels store={stage.store} model={model} open={panel as PanelName | ""} close={close} spoken={stage.surroundings.spoken} report={(report) => openReport(stage, grid, report)} withCoach={grid.form === "phone" && !model.lesson} />;
}

/** Look at a report once more: over the table, where a panel leaves it in sight. */
function openReport(stage: Stage, grid: Grid, report: ReportShown): void {
    if (grid.form === "phone") stage.panel.set("");
    stage.showReport(report);
}

/** Where there is no rail, the card of a rule lies over the rest. */
function OpenRule({ model, stage, rule }: { model: ViewModel; stage: Stage; rule: string }): VNode {
    const card = cardOf(model, rule);
    const close = (): void => stage.rule.set("");
    return (
        <Dialog title={model.labels["show_rule"] ?? ""} close={close} closeLabel={model.labels["close"] ?? ""}>
            {card ? <RuleCard card={card} open /> : <button type="button" class="link" onClick={() => stage.panel.set("rule")}>{model.labels["tab_rule"]}</button>}
        </Dialog>
    );
}

/** One polite region tells what became of the last action, what is asked, and that nobody answers. */
function useSpeech(model: ViewModel, region: { current: HTMLElement | null }, connection: string, stage: Stage): (text: string) => void {
    const speaker = useRef<Speaker | null>(null);
    useEffect(() => {
        if (region.current) speaker.current ??= new Speaker(region.current);
    }, []);
    useEffect(() => speaker.current?.say(model.live), [model.live, model.answered]);
    useEffect(() => stage.said.watch((text) => {
        if (text) speaker.current?.say(text);
        stage.said.set("");
    }), [stage]);
    useEffect(() => {
        if (connection === "slow") speaker.current?.say(model.labels["waiting"] ?? "");
        if (connection === "gone") speaker.current?.say([model.labels["gone"], model.keeps].filter(Boolean).join(" "));
    }, [connection]);
    return (text) => speaker.current?.say(text);
}
