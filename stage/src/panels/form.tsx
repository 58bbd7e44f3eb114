/** The form for a new game: what is offered is told when it is asked for. */
import { useRef, useState } from "preact/hooks";
import type { Language } from "../languages";
import type { GameOffered, GameOption, Offered, ReadingOffered, ViewModel } from "../model";
import { once, type Asker } from "../parts/asker";
import { Button, Choice, Tick } from "../parts/button";
import { say } from "../parts/words";
import { useAnswer, type Known } from "../parts/answers";

/** What was chosen of the options of a game: a choice, several joined by commas, or yes. */
export type Options = Record<string, string | boolean>;

interface FormProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    known: Known;
    game: string;
    chooseGame: (game: string) => void;
    close: () => void;
    /** The languages that can be chosen, and how. */
    spoken?: { readonly languages: readonly Language[]; speak: (language: string) => void } | undefined;
}

export function NewGame(props: FormProps) {
    const { store, model, known } = props;
    const { answer: offered, problem } = useAnswer<Offered>(`form ${model.language}`, () => store.ask("show", { page: "form" }), known);
    // What was filled in stays while the same is asked for in another language.
    const last = useRef(offered);
    if (offered) last.current = offered;
    if (!last.current) return <p class="faint">{problem || say(model.labels, "loading")}</p>;
    return <Form {...props} offered={last.current} />;
}

/** Whether an option is of use with what else was chosen. */
export function isOfUse(option: GameOption, options: Options): boolean {
    return !option.needs || option.needs in options;
}

/** The options that are not as usual, without those that have lost their use. */
export function chosenOptions(offers: readonly GameOption[], options: Options): Options {
    const used = offers.filter((one) => one.name in options && isOfUse(one, options));
    return Object.fromEntries(used.map((one) => [one.name, options[one.name] ?? true]));
}

function Form({ store, model, offered, game, chooseGame, close, spoken }: FormProps & { offered: Offered }) {
    const { labels } = model;
    const chosen = offered.games.find((one) => one.value === game) ?? offered.games[0];
    const [seats, setSeats] = useState(0);
    const [players, setPlayers] = useState<Record<number, string>>({});
    const [names, setNames] = useState<Record<number, string>>({});
    const [options, setOptions] = useState<Options>({});
    const [readings, setReadings] = useState<Record<string, string>>({});
    const [rest, setRest] = useState<Record<string, string>>({});
    const [hotSeat, setHotSeat] = useState(false);
    if (!chosen) return null;
    const count = chosen.seats.includes(seats) ? seats : (chosen.seats[0] ?? 2);
    const first = (from: ReadonlyArray<{ value: string }>) => from[0]?.value ?? "";
    const value = (name: string, from: ReadonlyArray<{ value: string }>, usual = first(from)) => rest[name] ?? usual;
    const change = (name: string) => (to: string) => setRest((before) => ({ ...before, [name]: to }));
    const usualPlayer = (seat: number) => offered.players[seat ? Math.min(1, offered.players.length - 1) : 0]?.value ?? "";
    const own = chosenOptions(chosen.offers, options);
    const alone = chosen.offers.some((one) => one.alone && one.name in own);
    const theme = offered.themes.some((one) => one.value === model.theme) ? model.theme : first(offered.themes);
    const languages = (spoken?.languages ?? model.languages).map(({ key, name }) => ({ value: key, text: name }));
    const rows = Array.from({ length: count }, (_, seat) => seat);
    const submit = () =>
        once(store, "begin", {
            answers: {
                game: chosen.value,
                seats: count,
                players: rows.map((seat) => players[seat] ?? usualPlayer(seat)),
                names: rows.map((seat) => names[seat] ?? ""),
                setup: value("setup", offered.setups),
                language: model.language,
                theme: value("theme", offered.themes, theme),
                pace: value("pace", offered.paces),
                curtains: hotSeat,
                options: own,
                readings,
            },
        });
    const another = (to: string) => {
        chooseGame(to);
        setOptions({});
        setReadings({});
        setPlayers({});
    };
    return (
        <form
            class="form"
            aria-label={say(labels, "form")}
            onSubmit={(event) => {
                event.preventDefault();
                submit();
            }}
        >
            <h3 class="panel-title">{say(labels, "form")}</h3>
            <div class="fields">
                <Choice name="game" label={say(labels, "form_game")} options={offered.games} value={chosen.value} change={another} />
                <Choice
                    name="seats"
                    label={say(labels, "form_seats")}
                    options={chosen.seats.map((one) => ({ value: String(one), text: String(one) }))}
                    value={String(count)}
                    change={(to) => setSeats(Number(to))}
                />
            </div>
            {chosen.offers.length ? (
                <div class="offers">
                    {chosen.offers.filter((one) => isOfUse(one, options)).map((one) => (
                        <OptionField key={one.name} option={one} options={options} set={setOptions} />
                    ))}
                </div>
            ) : null}
            {alone ? null : (
                <div class="players">
                    {rows.map((seat) => (
                        <PlayerRow
                            key={seat}
                            labels={chosen.labels[seat]}
                            hint={say(labels, "form_name_hint")}
                            offered={offered}
                            player={players[seat] ?? usualPlayer(seat)}
                            name={names[seat] ?? ""}
                            setPlayer={(to) => setPlayers((before) => ({ ...before, [seat]: to }))}
                            setName={(to) => setNames((before) => ({ ...before, [seat]: to }))}
                        />
                    ))}
                </div>
            )}
            <div class="fields">
                <Choice name="setup" label={say(labels, "form_setup")} options={offered.setups} value={value("setup", offered.setups)} change={change("setup")} />
                <Choice name="pace" label={say(labels, "form_pace")} options={offered.paces} value={value("pace", offered.paces)} change={change("pace")} />
                {languages.length > 1 && (
                    <Choice
                        name="language" label={say(labels, "form_language")} options={languages} value={model.language}
                        change={(to) => {
                            if (spoken) spoken.speak(to);
                            else store.do("language", { language: to });
                        }}
                    />
                )}
                <Choice name="theme" label={say(labels, "form_theme")} options={offered.themes} value={value("theme", offered.themes, theme)} change={change("theme")} />
            </div>
            <Readings labels={labels} offered={chosen.readings} chosen={readings} choose={setReadings} />
            <Tick name="curtains" text={say(labels, "form_hot_seat")} on={hotSeat} change={setHotSeat} />
            <div class="buttons">
                <button type="submit" class="begin primary">
                    {say(labels, "form_begin")}
                </button>
                {model.picture ? (
                    <>
                        <Button name="again" press={() => once(store, "again")}>
                            {say(labels, "form_again")}
                        </Button>
                        <Button name="cancel" press={close}>
                            {say(labels, "form_cancel")}
                        </Button>
                    </>
                ) : null}
            </div>
        </form>
    );
}

interface PlayerProps {
    labels: GameOffered["labels"][number] | undefined;
    hint: string;
    offered: Offered;
    player: string;
    name: string;
    setPlayer: (to: string) => void;
    setName: (to: string) => void;
}

function PlayerRow({ labels, hint, offered, player, name, setPlayer, setName }: PlayerProps) {
    return (
        <div class="player-row">
            <Choice name="player" label={labels?.player ?? ""} options={offered.players} value={player} change={setPlayer} />
            <input
                name="name"
                maxLength={40}
                autocomplete="off"
                placeholder={hint}
                aria-label={labels?.name ?? ""}
                value={name}
                onInput={(event) => setName(event.currentTarget.value)}
            />
        </div>
    );
}

interface OptionProps {
    option: GameOption;
    options: Options;
    set: (options: Options) => void;
}

function OptionField({ option, options, set }: OptionProps) {
    const put = (value: string | boolean) => {
        const others = Object.entries(options).filter(([name]) => name !== option.name);
        set(Object.fromEntries(value ? [...others, [option.name, value]] : others));
    };
    const value = options[option.name];
    if (option.several) {
        const ticked = typeof value === "string" ? value.split(",") : [];
        const toggled = (name: string, on: boolean) =>
            option.choices.map((one) => one.value).filter((one) => (one === name ? on : ticked.includes(one))).join(",");
        return (
            <fieldset class="game-option" data-offer={option.name}>
                <legend>{option.text}</legend>
                {option.choices.map((one) => (
                    <Tick key={one.value} name={one.value} text={one.text} on={ticked.includes(one.value)} change={(on) => put(toggled(one.value, on))} />
                ))}
            </fieldset>
        );
    }
    if (!option.choices.length) {
        return (
            <div class="game-option" data-offer={option.name}>
                <Tick name={`offer-${option.name}`} text={option.text} on={value === true} change={put} />
            </div>
        );
    }
    const usual = option.choices[0]?.value ?? "";
    return (
        <div class="game-option" data-offer={option.name}>
            <Choice
                name={`offer-${option.name}`}
                label={option.text}
                options={option.choices}
                value={typeof value === "string" ? value : usual}
                change={(to) => put(to === usual ? false : to)}
            />
        </div>
    );
}

interface ReadingsProps {
    labels: ViewModel["labels"];
    offered: readonly ReadingOffered[];
    chosen: Record<string, string>;
    choose: (chosen: Record<string, string>) => void;
}

/** Rulings that a game can be played otherwise by, folded until somebody wants them; only what is not usual is chosen. */
function Readings({ labels, offered, chosen, choose }: ReadingsProps) {
    if (!offered.length) return null;
    const put = (one: ReadingOffered, value: string) => {
        const others = Object.entries(chosen).filter(([ruling]) => ruling !== one.ruling);
        choose(Object.fromEntries(value === one.choices[0]?.value ? others : [...others, [one.ruling, value]]));
    };
    const changed = offered.filter((one) => one.ruling in chosen).map((one) => one.ruling);
    return (
        <details class="readings">
            <summary>
                {say(labels, "readings_ask")}
                <span class="sure">{changed.length ? changed.join(", ") : say(labels, "readings_as_usual")}</span>
            </summary>
            <p class="faint">{say(labels, "readings_about")}</p>
            {offered.map((one) => (
                <fieldset key={one.ruling} class="reading" data-ruling={one.ruling}>
                    <legend>
                        <strong>{one.ruling}</strong> {one.text}
                    </legend>
                    {one.words.map((quote) => (
                        <p class="faint" key={quote.text}>
                            <strong>{quote.label}</strong>: <span lang={quote.language}>{quote.text}</span>
                        </p>
                    ))}
                    <p class="faint">
                        <strong>{say(labels, "reading_says")}</strong>: {one.says}
                    </p>
                    {one.choices.map((choice, at) => (
                        <label class="tick" key={choice.value}>
                            <input
                                type="radio"
                                name={`reading-${one.ruling}`}
                                value={choice.value}
                                checked={(chosen[one.ruling] ?? one.choices[0]?.value) === choice.value}
                                onChange={() => put(one, choice.value)}
                            />
                            <span>
                                {choice.text}
                                {at ? null : <span class="sure">{say(labels, "readings_usual")}</span>}
                            </span>
                        </label>
                    ))}
                </fieldset>
            ))}
        </details>
    );
}
