/** The rows of a report: a column for each seat with what it has, a row for each cause with its sign, words and rule. */
import { useState } from "preact/hooks";
import type { ReportCell, ReportRow, ReportShown, ViewModel } from "../model";
import { Symbol } from "../sign";
import { RuleCard } from "./card";
import { SeatMark } from "./point-table";
import { classes, figure, say, signed } from "./words";

interface Props {
    report: ReportShown;
    model: ViewModel;
    /** How many rows are shown, and what everybody has by now; without them all of it. */
    shown?: number;
    totals?: readonly number[];
}

export function ReportTable({ report, model, shown = report.rows.length, totals }: Props) {
    const { labels } = model;
    const [open, show] = useState(-1);
    const after = report.before.map((had, seat) => report.rows.reduce((sum, row) => sum + (row.cells[seat]?.amount ?? 0), had));
    const has = totals ?? after;
    return (
        <table class={classes("report-rows", report.names.length > 2 && "many")}>
            <thead>
                <tr>
                    <th scope="col">{say(labels, "tab_points")}</th>
                    {report.names.map((name, seat) => (
                        <th scope="col" key={seat} title={name}>
                            <span class="whose"><SeatMark look={report.looks[seat]} /><span class="seat-name">{name}</span></span>
                            <span class="sum"><span class="had">{figure(report.before[seat] ?? 0)}</span> <span aria-hidden="true">→</span> <b class="total" data-total={seat}>{figure(has[seat] ?? 0)}</b></span>
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {report.rows.map((row, index) => (
                    <Row key={index} row={row} index={index} model={model} hidden={index >= shown} open={open === index} toggle={() => show(open === index ? -1 : index)} />
                ))}
            </tbody>
        </table>
    );
}

function Row({ row, index, model, hidden, open, toggle }: { row: ReportRow; index: number; model: ViewModel; hidden: boolean; open: boolean; toggle: () => void }) {
    return (
        <>
            <tr data-row={index} class={classes(hidden && "later")} aria-hidden={hidden || undefined}>
                <th scope="row">
                    <span class="cause">
                        <Symbol model={model} symbol={row.symbol} size={24} seat={ofOne(row)} />
                        {row.card ? <button type="button" class="link" aria-expanded={open} onClick={toggle}>{row.cause}</button> : <span>{row.cause}</span>}
                    </span>
                    {row.about ? <span class="about">{row.about}</span> : null}
                </th>
                {row.cells.map((cell, seat) => <td key={seat} data-seat={seat}><Brought cell={cell} /></td>)}
            </tr>
            {open && row.card ? (
                <tr class="of-rule">
                    <td colSpan={row.cells.length + 1}><RuleCard card={row.card} /></td>
                </tr>
            ) : null}
        </>
    );
}

/** The seat alone that a row brought something: its sign is in the colour of that seat. */
function ofOne(row: ReportRow): number | undefined {
    const seats = row.cells.flatMap((cell, seat) => (cell.amount ? [seat] : []));
    return seats.length === 1 ? seats[0] : undefined;
}

/** What a cause brought one seat: a chip, and in few words of what. */
function Brought({ cell }: { cell: ReportCell }) {
    return (
        <>
            {cell.amount ? <span class={classes("chip", cell.amount < 0 ? "chip-loss" : "chip-gain")}>{signed(cell.amount)}</span> : null}
            {cell.text ? <span class="of-it">{cell.text}</span> : null}
            {!cell.amount && !cell.text ? <span class="nothing" aria-hidden="true">–</span> : null}
        </>
    );
}
