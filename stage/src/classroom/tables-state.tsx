/** Pupils who play each other: their tables, one of which is walked to, and how tables are made. */
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useKeys } from "../parts/panel-keys";
import { say } from "../parts/words";
import { MakeTables } from "./make-tables";
import { TableCard } from "./table-card";
import { isPlayed, lookAlong, NextBoard, TableLooked } from "./table-looked";
import type { StateProps } from "./teacher-room";

/** Keys that walk from table to table, also while a board has the focus. */
const STEPS: Record<string, 1 | -1 | undefined> = { PageUp: -1, PageDown: 1 };

export function TablesState(props: StateProps): VNode {
    const { live, labels } = props;
    const place = useRef<HTMLDivElement>(null);
    const [asked, make] = useState(false);
    const looked = live.table_looked;
    const table = looked && live.tables.find((one) => one.number === looked.number);
    const makes = asked || !live.tables.length;
    const walk = ({ key }: KeyboardEvent): boolean => {
        const step = STEPS[key];
        if (!step || !live.tables.length) return false;
        lookAlong(props, step);
        return true;
    };
    useKeys(place, walk);
    useEffect(() => {
        // Above the tables and where nothing has the focus, too.
        const hear = (event: KeyboardEvent): void => {
            if (!event.defaultPrevented && walk(event)) event.preventDefault();
        };
        document.addEventListener("keydown", hear);
        return () => document.removeEventListener("keydown", hear);
    });
    const classes = ["tables-state", !makes && table && "looks", !makes && table && isPlayed(table, looked.seat) && "plays"];
    return (
        <div ref={place} class={classes.filter(Boolean).join(" ")}>
            <section class="tables-place" aria-label={say(labels, "tab_tables")}>
                {live.tables.length > 0 && <Above {...props} makes={makes} make={make} />}
                {makes ? <MakeTables {...props} done={() => make(false)} /> : <ul class="tables">{live.tables.map((one) => <TableCard key={one.number} {...props} table={one} />)}</ul>}
            </section>
            {!makes && table && <section class="table-side" aria-label={`${say(labels, "table")} ${table.ordinal}`}><TableLooked {...props} looked={looked} table={table} /></section>}
        </div>
    );
}

function Above(props: StateProps & { makes: boolean; make: (on: boolean) => void }): VNode {
    const { room, live, labels, makes, make } = props;
    return (
        <div class="chosen-row">
            <button type="button" class="small new-tables" aria-pressed={makes} onClick={() => make(!makes)}>{say(labels, "tables_new")}</button>
            <label class="option"><input type="checkbox" checked={live.hints} onChange={(event) => room.ask({ type: "table-hints", on: event.currentTarget.checked })} /><span>{say(labels, "tables_hints")}</span></label>
            <span class="spring" />
            {!live.table_looked && <NextBoard {...props} />}
            {live.tables.some((one) => one.state === "playing") && <EndAll {...props} />}
        </div>
    );
}

function EndAll({ room, labels }: StateProps): VNode {
    const [open, show] = useState(false);
    if (!open) return <button type="button" class="small" onClick={() => show(true)}>{say(labels, "tables_end")}</button>;
    return (
        <span class="row" role="group" aria-label={say(labels, "table_end_say")}>
            <span>{say(labels, "table_end_say")}</span>
            <button type="button" class="small first" onClick={() => { room.ask({ type: "table-end", table: 0 }); show(false); }}>{say(labels, "tables_end")}</button>
            <button type="button" class="small" autoFocus onClick={() => show(false)}>{say(labels, "go_on")}</button>
        </span>
    );
}
