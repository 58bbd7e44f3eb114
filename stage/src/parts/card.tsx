/** A card of a rule: its title, to be opened, its text, and how sure it is. */
import type { Card } from "../model";

export function RuleCard({ card, open = false, toggle }: { card: Card; open?: boolean; toggle?: (open: boolean) => void }) {
    return (
        <details class="card" data-rule={card.rule} open={open} onToggle={(event) => toggle?.(event.currentTarget.open)}>
            <summary data-key={`card-${card.rule}`}>
                {card.title}
                {card.marks[0] ? <span class="sure">{card.marks[0].label}</span> : null}
            </summary>
            <p>{card.text}</p>
            {card.marks.map((mark) => (
                <p class="sure-text" key={mark.label}>
                    <b>{mark.label}</b>: {mark.text}
                </p>
            ))}
        </details>
    );
}
