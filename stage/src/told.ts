/** What came of a movement is told when it was seen: no number and no sentence stands before its cause. */
import { useRef } from "preact/hooks";
import type { ViewModel } from "./model";
import type { Stage } from "./stage";
import { useValue } from "./value";

const LATER = ["summary", "log", "earlier", "since", "rivals", "points", "ending"] as const;

/** The model as it is told: while something moves, what it brings about is as it was before. */
export function useTold(model: ViewModel, stage: Stage): ViewModel {
    useValue(stage.moving);
    const rested = useRef(model);
    // What moves may have begun after this was drawn.
    if (!stage.moving.get() || rested.current.began !== model.began) {
        rested.current = model;
        return model;
    }
    return { ...model, ...Object.fromEntries(LATER.map((field) => [field, rested.current[field]])) };
}
