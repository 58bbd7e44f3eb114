/** The turns of the present line to go along, and all lines that were played. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { BranchShown, ComparisonShown, History, Problem, ReportShown, ViewModel } from "../model";
import { once, type Asker } from "../parts/asker";
import { Button } from "../parts/button";
import { useKeptFocus } from "../parts/focus";
import { say } from "../parts/words";
import { BranchLine } from "./branch";
import { isTold } from "../parts/answers";
import { placesOf, standing } from "./places";
import { ReportsTold } from "./reports";

interface HistoryProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    compared: (comparison: ComparisonShown) => void;
    lookBack: () => void;
    report: ((report: ReportShown) => void) | undefined;
}

/** The history as it was told last, asked for anew after everything that was answered. */
function useHistory({ store, model }: HistoryProps, held: boolean): History | null {
    const [history, tell] = useState<History | null>(null);
    const later = useRef<History | null>(null);
    const hand = useRef(held);
    hand.current = held;
    useEffect(() => {
        if (store.busy) return;
        let wanted = true;
        const take = (told: History | Problem | null) => {
            if (!wanted || !isTold<History>(told)) return;
            // Under a hand nothing moves.
            if (hand.current) later.current = told;
            else tell(told);
        };
        void store.ask<History | Problem | null>("show", { page: "history" }).then(take, () => undefined);
        return () => {
            wanted = false;
        };
    }, [model.at, model.answered, model.began]);
    useEffect(() => {
        if (held || !later.current) return;
        tell(later.current);
        later.current = null;
    }, [held]);
    return history;
}

/** Goes to nodes of the tree; while one is under way, the last that is asked for counts. */
function useJumps({ store, model }: HistoryProps): { aim: number; jump: (node: number) => void; land: (history: History | null) => void } {
    const [aim, setAim] = useState(-1);
    const later = useRef(-1);
    useEffect(() => {
        if (later.current < 0 || store.busy) return;
        store.do("jump", { node: later.current });
        later.current = -1;
    }, [model.answered, model.at]);
    const jump = (node: number) => {
        setAim(node);
        if (store.busy) later.current = node;
        else store.do("jump", { node });
    };
    const land = (history: History | null) => {
        // A history that comes together with a later answer is old by then.
        if (!store.busy && later.current < 0 && history?.at === store.model.at) setAim(-1);
    };
    return { aim, jump, land };
}

export function HistoryPanel(props: HistoryProps) {
    const { store, model } = props;
    const { labels } = model;
    const place = useRef<HTMLDivElement>(null);
    const [pulled, pull] = useState(-1);
    const [chosen, choose] = useState<readonly number[]>([]);
    const history = useHistory(props, pulled >= 0);
    const { aim, jump, land } = useJumps(props);
    useEffect(() => land(history), [history]);
    useKeptFocus(place, (inside) => inside.querySelector("input[type=range]"));
    const places = history ? placesOf(history) : [];
    const { at, exact } = history ? standing(history, aim) : { at: 0, exact: true };
    const shown = pulled >= 0 ? pulled : at;
    const text = places[shown]?.text ?? "";
    // Two clicks may come between two pictures.
    const now = useRef({ at, exact });
    now.current = { at, exact };
    const goTo = (index: number) => {
        const there = Math.min(Math.max(index, 0), places.length - 1);
        const wanted = places[there];
        pull(-1);
        if (!wanted) return;
        now.current = { at: there, exact: true };
        jump(wanted.node);
    };
    const letGo = () => void window.setTimeout(() => pull(-1));
    const branches = history?.branches ?? [];
    const picked = chosen.filter((head) => branches.some((one) => one.head === head));
    const ready = picked.length > 1 && picked.length < 4;
    const compare = () => {
        const tips = picked.map((head) => branches.find((one) => one.head === head)?.tip) as number[];
        const take = (found: ComparisonShown | Problem | null) => {
            if (isTold<ComparisonShown>(found)) props.compared(found);
        };
        void store.ask<ComparisonShown | Problem | null>("compare", { places: tips }).then(take, () => undefined);
    };
    return (
        <div ref={place} class="history">
            <div class="scrub">
                <Button name="before" label={say(labels, "history_before")} off={!history || (at === 0 && exact)} press={() => goTo(now.current.exact ? now.current.at - 1 : now.current.at)}>
                    ◀
                </Button>
                <input
                    type="range"
                    class="scrubber"
                    data-key="scrubber"
                    min={0}
                    max={Math.max(places.length - 1, 0)}
                    value={shown}
                    disabled={!history}
                    aria-label={say(labels, "history_scrubber")}
                    aria-valuetext={text}
                    onInput={(event) => pull(Number(event.currentTarget.value))}
                    onChange={(event) => goTo(Number(event.currentTarget.value))}
                    // After the change that the browser tells of, if there is one.
                    onPointerUp={letGo}
                    onPointerCancel={letGo}
                />
                <Button name="after" label={say(labels, "history_after")} off={!history || at === places.length - 1} press={() => goTo(now.current.at + 1)}>
                    ▶
                </Button>
            </div>
            <p class="history-place">{text}</p>
            <div class="buttons">
                <Button name="history-undo" mark="undo" off={!model.can_undo} press={() => store.do("undo")}>
                    {say(labels, "undo")}
                </Button>
                <Button name="redo" mark="redo" off={!history?.can_redo} press={() => store.do("redo")}>
                    {say(labels, "history_redo")}
                </Button>
                <Button name="look-back" mark="look-back" press={props.lookBack}>
                    {say(labels, "coach_look_back")}
                </Button>
            </div>
            <ReportsTold store={store} model={model} open={props.report} listed={history?.reports ?? []} />
            <h3 class="panel-title">{say(labels, "history_lines")}</h3>
            <ul class="lines" aria-label={say(labels, "history_lines")}>
                {branches.map((branch) => (
                    <BranchLine
                        key={branch.head}
                        branch={branch}
                        labels={labels}
                        chosen={picked.includes(branch.head)}
                        choose={(on) => choose((before) => (on ? [...before, branch.head] : before.filter((head) => head !== branch.head)))}
                        go={() => jump(branch.tip)}
                        rename={(name) => rename(store, branch, name)}
                        remove={() => once(store, "prune", { node: branch.head })}
                    />
                ))}
            </ul>
            {ready ? null : <p class="faint hint">{say(labels, "history_compare_hint")}</p>}
            <Button name="compare" mark="compare" off={!ready} press={compare}>
                {say(labels, "history_compare")}
            </Button>
        </div>
    );
}

function rename(store: Asker<ViewModel>, branch: BranchShown, name: string): void {
    if (name !== branch.name) once(store, "rename", { node: branch.head, name });
}
