/** Saved games: any of them can be continued, or removed after it was asked once more. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { SavedGames, SavedGamesRow, ViewModel } from "../model";
import { once, type Asker } from "../parts/asker";
import { Asked } from "../parts/asked";
import { Button } from "../parts/button";
import { useKeptFocus } from "../parts/focus";
import { say } from "../parts/words";
import { useAnswer } from "../parts/answers";

interface SavedProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    /** Below the form nothing is said while there is nothing. */
    quiet?: boolean;
}

export function SavedGamesPanel({ store, model, quiet = false }: SavedProps) {
    const place = useRef<HTMLElement>(null);
    const [asking, ask] = useState("");
    const removals = useRemovals(model);
    const key = [model.began, model.language, removals.done].join(" ");
    const { answer: fresh, problem } = useAnswer<SavedGames>(key, () => store.ask("show", { page: "saved-games" }));
    // While the list is asked for anew, the one that was there stays.
    const last = useRef<SavedGames | null>(null);
    last.current = fresh ?? last.current;
    const list = last.current;
    useKeptFocus(place, (inside) => inside.querySelector("h3"));
    const remove = (file: string) => {
        removals.begin();
        once(store, "remove", { file });
        ask("");
    };
    if (!list) return quiet ? null : <p class="faint">{problem || say(model.labels, "loading")}</p>;
    const something = list.rows.length > 0 || list.problems.length > 0;
    if (!something) return quiet ? null : <p class="faint">{say(model.labels, "saved_games_none")}</p>;
    return (
        <section ref={place} class="saved-games" aria-label={list.title}>
            <h3 class="panel-title" tabIndex={-1}>
                {list.title}
            </h3>
            {list.rows.length ? (
                <table class="saved-games-rows">
                    <thead>
                        <tr>
                            {list.heads.map((head) => (
                                <th scope="col" key={head}>
                                    {head}
                                </th>
                            ))}
                            <td />
                        </tr>
                    </thead>
                    <tbody>
                        {list.rows.map((row) => (
                            <Row
                                key={row.file}
                                row={row}
                                heads={list.heads}
                                model={model}
                                asking={asking === row.file}
                                ask={(on) => ask(on ? row.file : "")}
                                resume={() => once(store, "resume", { file: row.file })}
                                remove={() => remove(row.file)}
                            />
                        ))}
                    </tbody>
                </table>
            ) : null}
            {list.problems.map((problem) => (
                <p class="saved-games-problem" key={problem}>
                    {problem}
                </p>
            ))}
            {list.more ? <p class="faint">{list.more}</p> : null}
        </section>
    );
}

/** Counts the removals that were answered. */
function useRemovals(model: ViewModel): { done: number; begin: () => void } {
    const [done, count] = useState(0);
    const under = useRef(false);
    useEffect(() => {
        if (!under.current) return;
        under.current = false;
        count((before) => before + 1);
    }, [model.answered]);
    const begin = () => {
        under.current = true;
    };
    return { done, begin };
}

interface RowProps {
    row: SavedGamesRow;
    heads: readonly string[];
    model: ViewModel;
    asking: boolean;
    ask: (on: boolean) => void;
    resume: () => void;
    remove: () => void;
}

function Row({ row, heads, model, asking, ask, resume, remove }: RowProps) {
    const [first, ...others] = row.cells;
    return (
        <tr>
            <th scope="row">{first}</th>
            {others.map((cell, at) => (
                <td key={at} data-head={heads[at + 1]}>
                    {cell}
                </td>
            ))}
            <td class="saved-games-buttons">
                {asking ? (
                    <Asked
                        text={row.removing}
                        sure={say(model.labels, "history_remove_sure")}
                        not={say(model.labels, "history_remove_not")}
                        mark={`remove-${row.file}`}
                        yes={remove}
                        no={() => ask(false)}
                    />
                ) : (
                    <>
                        <Button name="resume" label={row.label} mark={`resume-${row.file}`} press={resume}>
                            {row.button}
                        </Button>
                        <Button name="remove" label={row.remove} mark={`remove-${row.file}`} press={() => ask(true)}>
                            {say(model.labels, "history_remove")}
                        </Button>
                    </>
                )}
            </td>
        </tr>
    );
}
