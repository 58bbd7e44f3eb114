/** A card of a rule or a ruling: its title, to be opened, its text, and how sure it is. */
import type { Card, ReadingTrial } from "../model";
import { Button } from "./button";

interface CardProps {
    card: Card;
    open?: boolean;
    toggle?: (open: boolean) => void;
    /** Lay a ruling on the table, where it can be tried. */
    tryBoth?: (trial: ReadingTrial) => void;
}

export function RuleCard({ card, open = false, toggle, tryBoth }: CardProps) {
    const badge = card.badge ?? card.marks[0]?.label;
    const { trial } = card;
    return (
        <details class="card" data-rule={card.rule} open={open} onToggle={(event) => toggle?.(event.currentTarget.open)}>
            <summary data-key={`card-${card.rule}`}>
                {card.title}
                {badge ? <span class="sure">{badge}</span> : null}
            </summary>
            <p>{card.text}</p>
            {card.marks.map((mark) => (
                <p class="sure-text" key={`${mark.label} ${mark.text}`}>
                    <b>{mark.label}</b>: <span lang={mark.language}>{mark.text}</span>
                </p>
            ))}
            {trial && tryBoth ? (
                <p>
                    <Button name="try-both" press={() => tryBoth(trial)}>
                        {trial.text}
                    </Button>
                </p>
            ) : null}
        </details>
    );
}
