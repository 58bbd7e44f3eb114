/** Rules: those of the present step, the whole rule book with a search, and what the symbols mean. */
import { useId, useRef, useState } from "preact/hooks";
import type { Area, BookPage, Card, RulingsShown, SymbolsPage, ViewModel } from "../model";
import { once, type Asker } from "../parts/asker";
import { RuleCard } from "../parts/card";
import { Drawing } from "../parts/drawing";
import { useKeys } from "../parts/panel-keys";
import { searched } from "../parts/search";
import { say } from "../parts/words";
import { useAnswer, type Known } from "../parts/answers";

/** Rules that are found are opened when they are so few. */
const MOST_OPENED = 6;

export function StepRules({ model }: { model: ViewModel }) {
    const { cards, labels, notice } = model;
    const refused = notice.tone === "refused" && cards.some((card) => card.rule === notice.rule);
    const title = !cards.length ? "card_none" : refused ? "card_refused" : "card_step";
    return (
        <div class="rules">
            <h3 class="panel-title">{say(labels, title)}</h3>
            {cards.map((card, at) => (
                <RuleCard key={card.rule} card={card} open={at === 0} />
            ))}
        </div>
    );
}

interface PageProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    known: Known;
    /** At an empty table the game that is chosen in the form. */
    game: string;
}

function keyOf(page: string, { model, game }: PageProps): string {
    return [page, game, model.language, model.theme, model.began].join(" ");
}

/** Whether a card has all the words that are looked for. */
function finder(looked: string): (card: Card) => boolean {
    const has = searched(looked);
    return (card) => has([card.rule, card.title, card.text, ...card.marks.flatMap((mark) => [mark.label, mark.text])]);
}

/** The rules that have all the words that are looked for. */
export function found(book: readonly Area[], looked: string): Area[] {
    const has = finder(looked);
    return book.map((area) => ({ ...area, rules: area.rules.filter(has) })).filter((area) => area.rules.length > 0);
}

export function RuleBook(props: PageProps & { close: () => void }) {
    const { store, model, known, game, close } = props;
    const [looked, look] = useState("");
    const filter = useRef<HTMLInputElement>(null);
    const id = useId();
    const { answer: page, problem } = useAnswer<BookPage>(keyOf("book", props), () => store.ask("show", { page: "book", game }), known);
    useKeys(filter, (event) => {
        if (event.key !== "Escape" || !looked) return false;
        look("");
        return true;
    });
    const areas = found(page?.book ?? [], looked);
    const rulings = page?.rulings.cards.filter(finder(looked)) ?? [];
    const count = areas.reduce((sum, area) => sum + area.rules.length, rulings.length);
    const opens = looked.trim() !== "" && count <= MOST_OPENED;
    return (
        <div class="book">
            <input
                ref={filter}
                id={id}
                type="search"
                class="filter"
                value={looked}
                placeholder={say(model.labels, "filter")}
                aria-label={say(model.labels, "filter")}
                onInput={(event) => look(event.currentTarget.value)}
            />
            {page ? null : <p class="faint">{problem || say(model.labels, "loading")}</p>}
            {page?.rulings.chosen.length ? <Chosen rulings={page.rulings} /> : null}
            <div class="areas">
                {areas.map((area) => (
                    <section class="area" key={area.area}>
                        <h3 class="panel-title">{area.title}</h3>
                        {area.rules.map((card) => (
                            <RuleCard key={`${card.rule} ${opens}`} card={card} open={opens} />
                        ))}
                    </section>
                ))}
                {page && rulings.length ? (
                    <section class="area rulings">
                        <h3 class="panel-title">{page.rulings.title}</h3>
                        {rulings.map((card) => (
                            <RuleCard
                                key={`${card.rule} ${opens}`}
                                card={card}
                                open={opens}
                                tryBoth={({ ruling, game: of }) => {
                                    once(store, "try-ruling", { ruling, game: of });
                                    close();
                                }}
                            />
                        ))}
                    </section>
                ) : null}
            </div>
            {page && !count ? <p class="faint none">{say(model.labels, "filter_none")}</p> : null}
        </div>
    );
}

/** By which readings the game on the table is played that are not the usual ones. */
function Chosen({ rulings }: { rulings: RulingsShown }) {
    return (
        <div class="chosen-readings">
            <h3 class="panel-title">{rulings.title}</h3>
            <ul>
                {rulings.chosen.map((text) => (
                    <li key={text}>{text}</li>
                ))}
            </ul>
        </div>
    );
}

export function Symbols(props: PageProps) {
    const { store, model, known, game } = props;
    const { answer: page, problem } = useAnswer<SymbolsPage>(keyOf("symbols", props), () => store.ask("show", { page: "symbols", game }), known);
    if (!page) return <p class="faint">{problem || say(model.labels, "loading")}</p>;
    return <Drawing svg={page.symbols} name="legend" readable />;
}
