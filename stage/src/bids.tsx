/** A bidding that is going on: what each seat has bid, in the order in which they are asked, and what one could pay at most. */
import type { VNode } from "preact";
import type { ViewModel } from "./model";

export function Bids({ model, titled }: { model: ViewModel; titled: boolean }): VNode | null {
    const { bids, summary } = model;
    if (!bids) return null;
    const colours = new Map(summary.seats.map((seat) => [seat.seat, seat.colour]));
    return (
        <div class="bids" role="group" aria-label={bids.title}>
            {titled && <span class="bids-title" aria-hidden="true">{bids.title}</span>}
            <ul class="bids-seats">
                {bids.seats.map((one) => (
                    <li key={one.seat} class={`bid-${one.standing}`} title={one.said}>
                        <span class={`mark seat-${colours.get(one.seat) ?? one.seat}`} aria-hidden="true">{one.letter}</span>
                        <span aria-hidden="true">{one.text}</span>
                        <span class="unseen">{one.said}</span>
                    </li>
                ))}
            </ul>
            {bids.most_said && (
                <span class="bids-most">
                    <span class="bids-bar" aria-hidden="true"><span style={{ width: share(bids.high, bids.most) }} /></span>
                    <span>{bids.most_said}</span>
                </span>
            )}
        </div>
    );
}

/** How much of what one could pay is bid already. */
function share(high: number, most: number): string {
    return `${Math.round(100 * (most ? Math.min(1, high / most) : 1))}%`;
}
