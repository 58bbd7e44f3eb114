/** The panels of the page, one at a time behind tabs: over the rail those that are read beside the board, wide others. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComparisonShown, ReportShown, ViewModel } from "../model";
import type { Asker } from "../parts/asker";
import { Button } from "../parts/button";
import { focusedNear, focusOn } from "../parts/focus";
import { useKeys } from "../parts/panel-keys";
import { Tabs, type TabShown } from "../parts/tabs";
import { classes, say } from "../parts/words";
import type { Known } from "../parts/answers";
import type { Language } from "../languages";
import { askCoach, Coach, CoachWide, useCoachNews } from "./coach";
import { Comparison } from "./comparison";
import { NewGame } from "./form";
import { HistoryPanel } from "./history";
import { Log, Since } from "./log";
import { EndingPanel, PointsPanel } from "./points";
import { Reports } from "./reports";
import { ReplayPanel } from "./replay";
import { ReviewPanel } from "./review";
import { RuleBook, StepRules, Symbols } from "./rules";
import { SavedGamesPanel } from "./saved";

export type PanelName =
    | "log" | "coach" | "points" | "history" | "rule" | "book" | "symbols"
    | "new" | "saved" | "replay" | "comparison" | "wide" | "review" | "ending";

export interface PanelsProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    /** Which panel; an empty text: none. */
    open: PanelName | "";
    close: () => void;
    /** Whether the coach has no place of its own, as on a phone. */
    withCoach?: boolean;
    /** Show a report over the table. */
    report?: (report: ReportShown) => void;
    /** The languages that can be chosen, and how, where the table does not say it. */
    spoken?: { readonly languages: readonly Language[]; speak: (language: string) => void } | undefined;
    /** Told when somebody goes to another panel. */
    went?: (panel: PanelName) => void;
}

/** What needs more room than the rail has. */
const WIDE: ReadonlySet<PanelName> = new Set(["new", "saved", "replay", "comparison", "wide", "review"]);

const TITLES: Record<PanelName, string> = {
    log: "tab_log", coach: "tab_coach", points: "tab_points", history: "tab_history", rule: "tab_rule", book: "tab_book",
    symbols: "tab_symbols", new: "new", saved: "saved_games", replay: "open_replay", comparison: "compare",
    wide: "tab_found", review: "tab_review", ending: "tab_ending",
};

export function isWide(panel: PanelName): boolean {
    return WIDE.has(panel);
}

/** The panels that there are now. */
export function panelsOf(model: ViewModel, compared = false, withCoach = false): PanelName[] {
    if (!model.picture) return ["new", "book", "symbols"];
    const read: PanelName[] = ["rule", "book", "symbols"];
    if (model.lesson) return ["log", "points", ...read];
    const found: PanelName[] = model.ending ? ["ending"] : [];
    found.push("log");
    if (withCoach) found.push("coach");
    // Where others play at other desks, nobody goes back alone or begins another game.
    found.push(...(model.at_table ? ["points" as const, ...read] : ["points" as const, "history" as const, ...read, "new" as const, "saved" as const, "replay" as const]));
    if (compared) found.push("comparison");
    if (model.coach.wide.length) found.push("wide");
    if (model.review) found.push("review");
    return found;
}

export function Panels(props: PanelsProps) {
    const [comparison, compared] = useState<ComparisonShown | null>(null);
    const [game, chooseGame] = useState("");
    const known = useRef<Known>(new Map()).current;
    const { model, open } = props;
    useEffect(() => compared(null), [model.began]);
    if (!open) return null;
    return <Drawer {...props} open={open} comparison={comparison} compared={compared} game={game} chooseGame={chooseGame} known={known} />;
}

interface DrawerProps extends PanelsProps {
    open: PanelName;
    comparison: ComparisonShown | null;
    compared: (comparison: ComparisonShown) => void;
    game: string;
    chooseGame: (game: string) => void;
    known: Known;
}

/** Takes the focus while something is open, and gives it back to what had it. */
function useBorrowedFocus(id: string) {
    const place = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
        const element = place.current;
        if (!element) return;
        const before = focusedNear(element);
        focusOn(element.querySelector(`[id="${id}-panel"]`));
        return () => {
            const now = focusedNear(element);
            if ((now === null || element.contains(now) || now === document.body) && before?.isConnected) focusOn(before);
        };
    }, []);
    return place;
}

function Drawer(props: DrawerProps) {
    const { store, model, comparison, game, known, close } = props;
    const { labels } = model;
    const id = useId();
    const place = useBorrowedFocus(id);
    const [wanted, want] = useState<PanelName>(props.open);
    useEffect(() => want(props.open), [props.open]);
    const began = useRef(model.began);
    useEffect(() => {
        // Another game lies on the table: that is what is to be seen.
        if (began.current !== model.began) close();
        began.current = model.began;
    }, [model.began]);
    const there = panelsOf(model, comparison !== null, props.withCoach ?? props.open === "coach");
    const panel = there.includes(wanted) ? wanted : (there[0] ?? "log");
    const news = useCoachNews(model, panel === "coach");
    const empty = !model.picture;
    useKeys(place, (event) => {
        if (event.key !== "Escape" || empty) return false;
        close();
        return true;
    });
    const go = (to: PanelName) => {
        want(to);
        props.went?.(to);
    };
    const inside = (to: PanelName, selector: string) => {
        go(to);
        // After the panel is there.
        requestAnimationFrame(() => focusOn(place.current?.querySelector(selector) ?? place.current?.querySelector(`[id="${id}-panel"]`)));
    };
    const lookBack = () => {
        askCoach(store, "look-back");
        // What is found is shown as it comes.
        inside("review", ".coach-cancel");
    };
    const tabs: TabShown[] = there.map((name) => {
        const tab = { name, text: say(labels, TITLES[name]) };
        return name === "coach" && news ? { ...tab, news: say(labels, "coach_news") } : tab;
    });
    const shown = {
        log: () => (
            <>
                <Since model={model} />
                <Log model={model} />
            </>
        ),
        coach: () => (
            // Ideas stand beside the board.
            <Coach store={store} model={model} open={go} asked={(action) => action === "analyse" && close()} />
        ),
        points: () => (
            <>
                <PointsPanel model={model} />
                {model.lesson ? <Reports store={store} model={model} open={props.report} /> : null}
            </>
        ),
        history: () => (
            <HistoryPanel
                store={store}
                model={model}
                compared={(found) => {
                    props.compared(found);
                    go("comparison");
                }}
                lookBack={lookBack}
                report={props.report}
            />
        ),
        rule: () => <StepRules model={model} />,
        book: () => <RuleBook store={store} model={model} known={known} game={empty ? game : ""} close={close} />,
        symbols: () => <Symbols store={store} model={model} known={known} game={empty ? game : ""} />,
        new: () => (
            <>
                <NewGame store={store} model={model} known={known} game={game} chooseGame={props.chooseGame} close={close} spoken={props.spoken} />
                {empty ? <SavedGamesPanel store={store} model={model} quiet /> : null}
            </>
        ),
        saved: () => <SavedGamesPanel store={store} model={model} />,
        replay: () => <ReplayPanel store={store} model={model} close={close} />,
        comparison: () => (comparison ? <Comparison comparison={comparison} model={model} back={() => inside("history", "[data-key=compare]")} /> : null),
        review: () => <ReviewPanel store={store} model={model} close={close} />,
        wide: () => <CoachWide store={store} model={model} close={close} />,
        ending: () => <EndingPanel store={store} model={model} replay={() => inside("replay", ".replay-play")} begin={() => inside("new", "select")} lookBack={lookBack} />,
    } satisfies Record<PanelName, () => unknown>;
    return (
        <section
            ref={place}
            class={classes("panels", isWide(panel) ? "wide" : "beside", empty && "empty")}
            role={empty ? "region" : "dialog"}
            aria-label={say(labels, "panels")}
            data-panel={panel}
        >
            <div class="panels-head">
                <Tabs id={id} label={say(labels, "panels")} tabs={tabs} chosen={panel} choose={(name) => go(name as PanelName)} />
                {empty ? null : (
                    <Button name="close" label={say(labels, "close")} press={close}>
                        ✕
                    </Button>
                )}
            </div>
            <div key={panel} class={`panel panel-${panel}`} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${panel}`} tabIndex={-1}>
                {shown[panel]()}
            </div>
        </section>
    );
}
