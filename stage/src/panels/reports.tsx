/** What was settled on the present line so far, to be looked at again. */
import { useEffect, useState } from "preact/hooks";
import type { Problem, ReportListed, ReportShown, ReportsListed, ViewModel } from "../model";
import { isTold } from "../parts/answers";
import type { Asker } from "../parts/asker";
import { Button } from "../parts/button";
import { say } from "../parts/words";

interface ReportsProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    open: ((report: ReportShown) => void) | undefined;
}

/** The list where nothing else that is asked for brings it. */
export function Reports(props: ReportsProps) {
    const { store, model } = props;
    const [listed, tell] = useState<readonly ReportListed[]>([]);
    useEffect(() => {
        if (store.busy) return undefined;
        let wanted = true;
        const take = (told: ReportsListed | Problem | null): void => {
            if (wanted && isTold<ReportsListed>(told)) tell(told.reports);
        };
        void store.ask<ReportsListed | Problem | null>("show", { page: "reports" }).then(take, () => undefined);
        return () => {
            wanted = false;
        };
    }, [model.at, model.answered, model.began]);
    return <ReportsTold {...props} listed={listed} />;
}

export function ReportsTold({ store, model, open, listed }: ReportsProps & { listed: readonly ReportListed[] }) {
    if (!listed.length || !open) return null;
    const look = (number: number): void => {
        const take = (told: ReportShown | Problem | null): void => {
            if (isTold<ReportShown>(told)) open(told);
        };
        void store.ask<ReportShown | Problem | null>("report", { number }).then(take, () => undefined);
    };
    return (
        <>
            <h3 class="panel-title">{say(model.labels, "reports")}</h3>
            <ul class="reports" aria-label={say(model.labels, "reports")}>
                {listed.map((one) => (
                    <li key={one.number}>
                        <Button name="report-again" mark={`report-${one.number}`} press={() => look(one.number)}>{one.text}</Button>
                    </li>
                ))}
            </ul>
        </>
    );
}
