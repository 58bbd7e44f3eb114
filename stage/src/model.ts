// Made by tools/page_types.py from what trajan_tutor/viewmodel/ describes: not to be edited.

export const PROTOCOL = 1;

/**
 * A drawing on the table: its size, its classes, and what of it never changes, as the inside of an SVG group.
 *
 * The group around it has the classes, and the places of the sheet stand in the same group or in one like it: what
 * a seat looks like is inherited.
 */
export interface SheetShown {
    width: number;
    height: number;
    classes: string;
    still: string;
}

/**
 * A box of a sheet, seen at a point of its pane; `places` are those drawn in it, in their order.
 *
 * A window that is `filled` by a family closes up while there is none of it, and one of `ghosts` while all are there.
 */
export interface PaneWindow {
    sheet: string;
    box: [number, number, number, number];
    at: [number, number];
    places: Array<string>;
    filled?: string;
    ghosts?: boolean;
}

/**
 * One way to set out a pane: its size and its windows.
 */
export interface PaneForm {
    width: number;
    height: number;
    windows: Array<PaneWindow>;
}

/**
 * A part of the table that is looked at by itself. The page takes the form that it can show largest.
 *
 * `hue` is a class that gives its colour; `own` says that it belongs to the seat that looks on; `alone` that a phone
 * shows it without another one, which has a tab.
 */
export interface Pane {
    name: string;
    text: string;
    hue: string;
    own: boolean;
    alone: boolean;
    forms: Array<PaneForm>;
}

/**
 * The whole table at once: where each pane lies, each in its first form.
 */
export interface Whole {
    width: number;
    height: number;
    panes: Record<string, [number, number, number, number]>;
}

/**
 * A board: symbols that are used by reference, sheets, places by key with the element that shows each, panes.
 *
 * A key is the name of a spot, or `family:` and what the names of a family begin with. Every fragment is one SVG
 * element with an id; spots have the id `PREFIX--SPOT`, and a shape of the class `shape`; pieces that can travel have
 * `data-piece`. Sheets are positioned at their own origin.
 */
export interface Picture {
    name: string;
    style: string;
    classes: string;
    symbols: string;
    sheets: Record<string, SheetShown>;
    places: Record<string, string>;
    panes: Array<Pane>;
    whole: Whole | null;
}

/**
 * One stop of a path, drawn on the border of places and never on a piece: a numbered disc, an arrow, a piece.
 *
 * Coordinates are those of the sheet. `turn` turns the arrow, in degrees. `symbol` is the id of what will lie there,
 * after the prefix, and `scale` its size; empty where nothing will.
 */
export interface PathStop {
    sheet: string;
    text: string;
    at: [number, number];
    arrow: [number, number];
    turn: number;
    piece: [number, number];
    symbol: string;
    scale: number;
}

/**
 * A way over the board: where it begins (ringed), its stops, where it ends (dashed).
 */
export interface PathMark {
    start: string;
    end: string;
    stops: Array<PathStop>;
}

/**
 * A piece as it would lie on a place: the middle of its room on the sheet, and an SVG group round that point.
 */
export interface GhostShown {
    spot: string;
    sheet: string;
    at: [number, number];
    drawn: string;
}

/**
 * The middle through which pieces travel one by one: where on which sheet, and what it says while they do.
 */
export interface Hub {
    sheet: string;
    at: [number, number];
    radius: number;
    left: Array<string>;
}

/**
 * Which panes are near: as long as `step` stays, nothing moves.
 *
 * `main` and `companion` are panes (an empty text: none), `wide` the companion where there is much room, `narrow` the
 * one where there is little (without it: `companion`). `whole` asks for the whole table. `places` says how many lit
 * places each pane has, or how many choices lead there.
 */
export interface FocusShown {
    step: string;
    main: string;
    companion: string;
    narrow?: string;
    wide: string;
    whole: boolean;
    places: Record<string, string>;
}

/**
 * A short text at a place: a number of a hint, or what would change there.
 */
export interface Tag {
    spot: string;
    text: string;
}

/**
 * What a seat did last: at which places, from where to where, and its way over the board, if there is one.
 *
 * `letter` and `colour` are those by which the seat is marked.
 */
export interface LastMove {
    seat: number;
    letter: string;
    colour: number;
    spots: Array<string>;
    lines: Array<[string, string]>;
    path: PathMark | null;
}

/**
 * What is marked, by names of spots. `soft` are lit by a later part of the choice; `looks` are pointed out.
 *
 * `plan` are the later turns that a hint prepares, the next one first; `hint_ghosts` are pieces as it would lay them.
 * `taught` is the move that a lesson means where it is made at no spot.
 */
export interface MarksShown {
    lit: Array<string>;
    soft: Array<string>;
    chosen: Array<string>;
    last: Array<LastMove>;
    looks: Array<string>;
    arrows: Array<[string, string]>;
    hint: Array<Tag>;
    hint_path: PathMark | null;
    plan: Array<PathMark>;
    hint_ghosts?: Array<GhostShown>;
    taught?: string;
}

/**
 * What the last of several pieces brought about: the place, its hue, a sign and a word.
 */
export interface LandingShown {
    spot: string;
    hue: string;
    symbol: string;
    text: string;
}

/**
 * Points that a seat gained or lost at a place (an empty text: nowhere).
 */
export interface Gain {
    seat: number;
    spot: string;
    points: number;
    text: string;
}

/**
 * How a change is shown, in this order: pieces along `path`, then the others, then points.
 *
 * `pieces` along the path are named in the order in which they land. `seat` is whose doing it was, and `own` whether
 * that is the seat that looks on.
 */
export interface Motion {
    seat: number;
    own: boolean;
    path: Array<string>;
    pieces: Array<string>;
    hub: Hub | null;
    landing: LandingShown | null;
    path_mark: PathMark | null;
    gains: Array<Gain>;
}

/**
 * What a seat has bid, in few words (an empty text: nothing so far), and in a sentence.
 */
export interface BidShown {
    seat: number;
    letter: string;
    own: boolean;
    standing: "leads" | "outbid" | "passed" | "asked" | "decides" | "waits";
    text: string;
    said: string;
}

/**
 * What is bid for, the seats in the order in which they are asked, and what the viewer could pay at most.
 *
 * `high` is the highest bid, and `spots` are what the viewer would pay with.
 */
export interface BidsShown {
    title: string;
    seats: Array<BidShown>;
    high: number;
    most: number;
    most_said: string;
    spots: Array<string>;
}

/**
 * What is said in the middle of a circle: what is asked, and by the places of choices what they lead to.
 */
export interface HubSaid {
    sheet: string;
    at: [number, number];
    radius: number;
    text: string;
    ends: Record<string, LandingShown>;
}

/**
 * A number with its sign; `said` is what both say.
 */
export interface CountShown {
    symbol: string;
    number: string;
    said: string;
}

/**
 * A seat in the top bar; `called` says what its points are.
 */
export interface SeatSummary {
    seat: number;
    name: string;
    letter: string;
    colour: number;
    points: number;
    called: string;
    counts: Array<CountShown>;
    to_move: boolean;
    own: boolean;
    won: boolean;
}

/**
 * Something that stands open: a demand; `symbol` as in the picture, an empty one while it is unknown.
 */
export interface TokenShown {
    symbol: string;
    standing: "open" | "met" | "unknown";
    said: string;
}

/**
 * One line of a sum.
 */
export interface PartShown {
    text: string;
    points: string;
}

/**
 * What a seat would have if the game ended now.
 */
export interface Forecast {
    title: string;
    rows: Array<PartShown>;
}

/**
 * The top bar, and what stands beside the circle.
 */
export interface SummaryShown {
    title: string;
    seats: Array<SeatSummary>;
    clock: string;
    counts: Array<CountShown>;
    tokens: Array<TokenShown>;
    warning: string;
    warning_said: string;
    forecast: Forecast | null;
}

/**
 * A step of the turn.
 */
export interface StepShown {
    label: string;
    standing: "done" | "present" | "open";
    said: string;
}

/**
 * Something that can be chosen: its notation, a sentence, and in few words a name and what it leads to.
 *
 * `spots` mean it, `leads` are the places that it leads to. A `hidden` one is to be found on the board. `group` names
 * what choices have in common where there are many. Choices that have an `amount` differ by this number, and those of
 * one number by their `side`: they are one control, a number and where there are sides one of them. `path` is the way
 * over `leads`, and `ghost` the piece as it would lie, where these tell more than words.
 */
export interface Choice {
    move: string;
    text: string;
    name: string;
    consequence: string;
    hue: string;
    symbol: string;
    group: string;
    spots: Array<string>;
    leads: Array<string>;
    hidden: boolean;
    amount?: number;
    side?: string;
    path?: PathMark;
    ghost?: GhostShown;
}

/**
 * What became of the last thing that was asked for; the number tells two equal ones apart.
 *
 * `tone` says how it looks, `title` is one line, `spot` where it belongs, `callout` the few words shown there.
 */
export interface Notice {
    number: number;
    tone: "" | "note" | "praise" | "mistake" | "refused" | "problem" | "hint";
    title: string;
    text: string;
    spot: string;
    callout: string;
    rule: string;
}

/**
 * A line of the log.
 */
export interface LineShown {
    number: number;
    seat: number;
    name: string;
    text: string;
    points: number;
}

/**
 * What is to be said of how sure a rule is; the words of a book are in its `language`.
 */
export interface Remark {
    label: string;
    text: string;
    language?: string;
}

/**
 * The lesson in which it is told how sure a rule is.
 */
export interface LaterLesson {
    address: string;
    text: string;
}

/**
 * A ruling whose readings can be tried in one position; `text` says so.
 */
export interface ReadingTrial {
    game: string;
    ruling: string;
    text: string;
}

/**
 * A rule card; what its marks would say may be told `later`, in a lesson of its own.
 *
 * A `badge` stands beside the title in the place of the label of the first mark. The readings of a ruling may be had
 * for `trial`.
 */
export interface Card {
    rule: string;
    title: string;
    text: string;
    marks: Array<Remark>;
    later?: LaterLesson;
    badge?: string;
    trial?: ReadingTrial;
}

/**
 * How a seat is marked.
 */
export interface SeatLookShown {
    letter: string;
    colour: number;
}

/**
 * The points of all seats by one source.
 */
export interface PointsRow {
    label: string;
    points: Array<number>;
}

/**
 * Everybody's points by source.
 */
export interface Points {
    names: Array<string>;
    looks: Array<SeatLookShown>;
    rows: Array<PointsRow>;
    totals: Array<number>;
}

/**
 * What a cause brought one seat, and a few words of how much of it the seat had.
 */
export interface ReportCell {
    amount: number;
    text: string;
}

/**
 * One cause in a report: its symbol (empty: none), what it did to the table, a cell for each seat, its rule card.
 *
 * `said` is read aloud when the row is shown.
 */
export interface ReportRow {
    cause: string;
    symbol: string;
    about: string;
    cells: Array<ReportCell>;
    said: string;
    card: Card | null;
}

/**
 * A sentence about something that happened for the first time in the learner's games, with the card of its rule.
 */
export interface FirstTimeShown {
    text: string;
    card: Card;
}

/**
 * What the end of a scope or of the game brought everybody; by `name` it is told apart from others of the game.
 *
 * `before` is what the seats had, `in_top` whether the top bar counts the same. `first_times` are explained below it.
 */
export interface ReportShown {
    name: string;
    title: string;
    names: Array<string>;
    looks: Array<SeatLookShown>;
    before: Array<number>;
    rows: Array<ReportRow>;
    in_top: boolean;
    first_times: Array<FirstTimeShown>;
}

/**
 * A report in the list of all that there were on the present line.
 */
export interface ReportListed {
    number: number;
    text: string;
}

/**
 * Who won and why; the report of the final scoring where one was counted.
 */
export interface EndingShown {
    title: string;
    why: string;
    order: Array<string>;
    report: ReportShown | null;
    cards: Array<Card>;
}

/**
 * Who else is at the table: a bot that waits to be told to decide, somebody who is to sit down.
 */
export interface Others {
    waits: boolean;
    bot: string;
    hot_seat: string;
    sit: string;
}

/**
 * A saved game that can be continued.
 */
export interface OfferShown {
    text: string;
    go_on: string;
    decline: string;
}

/**
 * Something to choose from a list, with a sentence about it where there is one.
 */
export interface Option {
    value: string;
    text: string;
    about?: string;
}

/**
 * How far the coach has thought, from 0 to 1; an empty text while it does not.
 */
export interface ThinkingShown {
    text: string;
    share: number;
}

/**
 * Something that the coach can be asked for; `state` is "off", "done" or empty.
 */
export interface CoachButton {
    action: string;
    number: number;
    text: string;
    state?: string;
}

/**
 * One of the things in a block: a button, a step, a reason, a turn to be ticked, a board.
 */
export interface CoachItem {
    text: string;
    action?: string;
    number?: number;
    state?: string;
    done?: boolean;
    on?: boolean;
    more?: CoachButton;
    sign?: string;
    against?: boolean;
    card?: Card;
    svg?: string;
}

/**
 * A block of the coach's words, as `blocks` makes it; `svg` is a drawing.
 */
export interface CoachBlock {
    kind: "title" | "text" | "asks" | "buttons" | "steps" | "reasons" | "folded" | "ticks" | "select" | "boards" | "picture";
    text?: string;
    faint?: boolean;
    strong?: boolean;
    items?: Array<CoachItem>;
    svg?: string;
    blocks?: Array<CoachBlock>;
    action?: string;
    label?: string;
    options?: Array<string>;
    chosen?: number;
}

/**
 * The coach: what its panel shows, and what needs more room; `answers` counts what it found out.
 */
export interface CoachShown {
    trying: boolean;
    answers: number;
    panel: Array<CoachBlock>;
    wide: Array<CoachBlock>;
}

/**
 * What a turn would do on the board: its steps as numbered tags, the places that it leads to, its way.
 *
 * `at` is the place where it would be played, and `ghost` a piece as it would lie there.
 */
export interface IdeaMarks {
    tags: Array<Tag>;
    dashed: Array<string>;
    path: PathMark | null;
    at: string;
    ghost?: GhostShown;
}

/**
 * A turn that is among the best: what plays it, what it is called, its grade, what it gives less and how sure.
 */
export interface IdeaShown {
    number: number;
    title: string;
    value: string;
    less: string;
    said: string;
    best: boolean;
    marks: IdeaMarks;
}

/**
 * The analysis beside the board: whether it may be switched on, what it has found, and how deep it is.
 */
export interface AnalysisShown {
    may: boolean;
    on: boolean;
    standing: "off" | "waiting" | "thinking" | "done";
    text: string;
    share: number;
    ideas: Array<IdeaShown>;
}

/**
 * A grade, and what it is called.
 */
export interface GradeShown {
    grade: "best" | "as-good" | "slightly" | "costs" | "much" | "open";
    text: string;
}

/**
 * How the decisions of a seat were: how many have each grade, and the same in words.
 */
export interface SeatReviewed {
    seat: number;
    name: string;
    said: string;
    counts: Array<number>;
}

/**
 * A decision with its grade; one that is not `deep` was looked at quickly.
 *
 * `own` is one of a person.
 */
export interface DecisionShown {
    number: number;
    turn: number;
    seat: number;
    grade: "best" | "as-good" | "slightly" | "costs" | "much" | "open";
    text: string;
    title: string;
    cost: string;
    deep: boolean;
    own: boolean;
}

/**
 * One of the decisions that clearly cost most, by its number: its turn, what was played, what that lost.
 */
export interface CostlyTurn {
    number: number;
    turn: string;
    title: string;
    lost: string;
}

/**
 * A review of the line on which the game stood; `at` tells one from another.
 *
 * `turning` are the decisions that clearly cost most, the costliest first, of which the first `mistakes` can be tried
 * again. `open` says what is left out since it could not be graded; `others` tells whether the
 * decisions of the others may be asked for.
 */
export interface ReviewShown {
    at: number;
    text: string;
    share: number;
    first_turn: number;
    last_turn: number;
    grades: Array<GradeShown>;
    seats: Array<SeatReviewed>;
    decisions: Array<DecisionShown>;
    turning: Array<CostlyTurn>;
    open: string;
    mistakes: number;
    others: boolean;
}

/**
 * What another seat did in a turn, in one line, with the points that it brought.
 */
export interface RivalTurn {
    seat: number;
    name: string;
    text: string;
    points: string;
}

/**
 * A mistake that is tried again: what is to be done, what there is to know, how it stands, whether more follow.
 */
export interface PracticeShown {
    goal: string;
    words: Array<string>;
    standing: "trying" | "thinking" | "wrong" | "right" | "did" | "shown";
    more: boolean;
}

/**
 * The points from turn to turn as a drawing, the costly turns marked.
 */
export interface ReviewCurve {
    curve: string;
}

/**
 * A decision of a review: what was played, what would have been better and why, and the board before it.
 *
 * `node` is where it was made, `answer` what others may do after it; `svg` is a drawing.
 */
export interface MomentShown {
    number: number;
    node: number;
    title: string;
    grade: string;
    cost: string;
    depth: string;
    played: Array<string>;
    better: Array<string>;
    reasons: Array<CoachItem>;
    answer: string;
    svg: string;
}

/**
 * A step of the lesson in the row of dots; with a `star` it was solved at the first try, without help.
 */
export interface Dot {
    standing: "done" | "present" | "open";
    star: boolean;
    said: string;
}

/**
 * A sentence about what the learner did.
 */
export interface Answer {
    tone: "note" | "hint" | "praise" | "mistake" | "refused";
    text: string;
}

/**
 * One of several things to reach.
 */
export interface Aim {
    text: string;
    met: boolean;
}

/**
 * A name that stands in a text, and the id of the symbol that belongs beside it, after the prefix.
 */
export interface NamedSymbol {
    text: string;
    symbol: string;
}

/**
 * One answer that can be chosen.
 */
export interface QuestionChoice {
    name: string;
    text: string;
}

/**
 * What is asked in words: by choice, or for a number or a text.
 */
export interface QuestionShown {
    form: string;
    choices: Array<QuestionChoice>;
    say: string;
}

/**
 * A game or a lesson to go on with.
 */
export interface NextLesson {
    address: string;
    text: string;
}

/**
 * What a finished lesson taught, and what to go on with: `other` is a second choice.
 *
 * After the last one `page` is a page of HTML to be printed.
 */
export interface LessonEnd {
    title: string;
    idea: string;
    cards: Array<Card>;
    standing: string;
    next: NextLesson | null;
    other: NextLesson | null;
    page: string;
}

/**
 * One of the turns of a game that cost most, by its number in the review: when, what was played, what it lost.
 */
export interface EndTurn {
    number: number;
    turn: string;
    title: string;
    lost: string;
}

/**
 * Something to look up that a game called for, by the name of its moment: what it shows, and why.
 */
export interface CalledLesson {
    name: string;
    title: string;
    why: string;
}

/**
 * The page on which a growing game ends: who won and where points came from, turns, lessons, the next game.
 *
 * `why` tells by how much, or which rule broke a tie; `winners` are the seats that have won. `looking` is said, and
 * `share` of the work done, as long as costly turns are looked for. `next` is None after the last game; `other` is a
 * second choice. `page` is a page of HTML to be printed, after the last game.
 */
export interface GameEnd {
    title: string;
    why: string;
    winners: Array<number>;
    text: string;
    points: Points;
    looking: string;
    share: number;
    turns: Array<EndTurn>;
    about_turns: string;
    lessons: Array<CalledLesson>;
    about_lessons: string;
    next: NextLesson | null;
    about_next: string;
    other: NextLesson | null;
    page: string;
}

/**
 * A growing game or a lesson in the list of the course.
 */
export interface Entry {
    address: string;
    title: string;
    number: string;
    standing: "done" | "begun" | "new";
    said: string;
    here: boolean;
    is_game: boolean;
}

/**
 * Something that can be looked up in a game: whether its situation has come up, and whether it was seen.
 */
export interface LessonMoment {
    name: string;
    title: string;
    called: boolean;
    seen: boolean;
}

/**
 * A lesson at this moment; `may` are the actions that are open, such as next, back, again, undo, hint.
 *
 * `named` are symbols that its words name. `moments` can be looked up in it; `back_to` are the words that lead back to
 * what waits meanwhile, if anything does.
 */
export interface LessonShown {
    address: string;
    title: string;
    place: string;
    dots: Array<Dot>;
    kind: string;
    phase: string;
    words: Array<string>;
    goal: string;
    named: Array<NamedSymbol>;
    answers: Array<Answer>;
    refused: Card | null;
    rules: Array<Card>;
    aims: Array<Aim>;
    review: Points | null;
    question: QuestionShown | null;
    may: Array<string>;
    autonomy: string;
    dial: Array<Option>;
    looks: Array<string>;
    end: LessonEnd | null;
    game_end: GameEnd | null;
    problem: string;
    exercise: boolean;
    contents: Array<Entry>;
    moments: Array<LessonMoment>;
    back_to: string;
}

/**
 * What is told instead when a question cannot be answered.
 */
export interface Problem {
    problem: string;
}

/**
 * The rules of one area of the rule book.
 */
export interface Area {
    area: string;
    title: string;
    rules: Array<Card>;
}

/**
 * Every ruling of a game as a card, and those that this game is played with otherwise than usual.
 */
export interface RulingsShown {
    title: string;
    chosen: Array<string>;
    cards: Array<Card>;
}

/**
 * The rule book of a game, and how it is read.
 */
export interface BookPage {
    game: string;
    book: Array<Area>;
    rulings: RulingsShown;
}

/**
 * What the symbols of a game mean; `symbols` is a drawing.
 */
export interface SymbolsPage {
    game: string;
    symbols: string;
}

/**
 * A file to take along.
 */
export interface CopyShown {
    name: string;
    text: string;
}

/**
 * Everything that is not on the disk, as files to take along.
 */
export interface CopiesToTake {
    files: Array<CopyShown>;
}

/**
 * An option of a game in the form: one of its choices, several of them, or (without choices) yes and no.
 *
 * It is of use only where the option that it `needs` is chosen; with one that is `alone` the rules play all other
 * seats.
 */
export interface GameOption {
    name: string;
    text: string;
    choices: Array<Option>;
    several: boolean;
    needs: string;
    alone: boolean;
}

/**
 * What the form calls a seat, and the place for its name.
 */
export interface SeatLabels {
    player: string;
    name: string;
}

/**
 * A ruling in the form: the question, the books' words and what they say, and how it is played by each reading.
 */
export interface ReadingOffered {
    ruling: string;
    text: string;
    words: Array<Remark>;
    says: string;
    choices: Array<Option>;
}

/**
 * A game in the form: its numbers of seats, its options, its readings, and what its seats are called.
 */
export interface GameOffered {
    value: string;
    text: string;
    seats: Array<number>;
    offers: Array<GameOption>;
    readings: Array<ReadingOffered>;
    labels: Array<SeatLabels>;
}

/**
 * What the form for a new game offers.
 */
export interface Offered {
    games: Array<GameOffered>;
    players: Array<Option>;
    setups: Array<Option>;
    paces: Array<Option>;
    languages: Array<Option>;
    themes: Array<Option>;
}

/**
 * A saved game: its cells, the button that goes on with it, and what is asked before it is removed.
 */
export interface SavedGamesRow {
    file: string;
    cells: Array<string>;
    button: string;
    label: string;
    remove: string;
    removing: string;
}

/**
 * The latest saved games; what is damaged as sentences.
 */
export interface SavedGames {
    title: string;
    heads: Array<string>;
    rows: Array<SavedGamesRow>;
    problems: Array<string>;
    more: string;
}

/**
 * A turn of the present line, by its node in the tree of the game.
 */
export interface TurnShown {
    node: number;
    text: string;
    here: boolean;
    ahead: boolean;
}

/**
 * What is special about a line.
 */
export interface BranchMark {
    kind: string;
    text: string;
}

/**
 * A line that was played: its first node and its last one, its own name, what it is called and how it stands.
 */
export interface BranchShown {
    head: number;
    tip: number;
    name: string;
    title: string;
    text: string;
    current: boolean;
    marks: Array<BranchMark>;
    removable: boolean;
    removing: string;
}

/**
 * The turns of the present line with its reports, all lines, and where the game stands; `at` counts its changes.
 */
export interface History {
    at?: number;
    reports?: Array<ReportListed>;
    here: number;
    end: number;
    can_redo: boolean;
    turns: Array<TurnShown>;
    last: string;
    branches: Array<BranchShown>;
}

/**
 * What was settled on the present line so far, the first one first.
 */
export interface ReportsListed {
    reports: Array<ReportListed>;
}

/**
 * One of the places compared.
 */
export interface SideShown {
    node: number;
    title: string;
    moves: string;
    revealed: Array<string>;
    revealed_title: string;
}

/**
 * The points of one source in all places compared, with differences.
 */
export interface CellsRow {
    label: string;
    cells: Array<string>;
}

/**
 * The points of one seat in all places compared.
 */
export interface SeatCompared {
    seat: number;
    name: string;
    rows: Array<CellsRow>;
    totals: Array<string>;
}

/**
 * Two or three places of a game side by side; `picture` is a drawing.
 */
export interface ComparisonShown {
    picture: string;
    verdict: string;
    sides: Array<SideShown>;
    seats: Array<SeatCompared>;
    total: string;
    heads: Array<string>;
}

/**
 * One picture of a replay, and what happened since the one before.
 */
export interface FrameShown {
    number: number;
    svg: string;
    told: Array<string>;
}

/**
 * A turn that decided much.
 */
export interface TurningPointShown {
    frame: number;
    title: string;
    gains: Array<string>;
}

/**
 * What a replay begins with: what is said of each frame, its node, the curve as a drawing, turning points.
 */
export interface ReplayShown {
    captions: Array<string>;
    curve: string;
    turning: Array<TurningPointShown>;
    nodes: Array<number>;
    frame?: FrameShown;
}

/**
 * What is not on the disk, and since when; `about` are further sentences: what else is not, and why.
 */
export interface UnsavedShown {
    text: string;
    about: Array<string>;
}

/**
 * A language that a board can be switched to, by its letters and by the name that its speakers give it.
 */
export interface LanguageOffered {
    key: string;
    name: string;
}

/**
 * Everything that a page shows of a board.
 *
 * `at` counts the changes of the game, so that a late click is told apart; `answered` is the id of the request
 * that was answered last. `reports` tell what was settled by what was done last. `may_practise` tells that what is
 * due can be practised, while this waits. `languages` are those that the page can ask for. `picture` is missing at
 * an empty table. `readings` tell by which rulings the game is played otherwise than usual. `keeps` says in words
 * what would be kept if the kernel went away, `unsaved` what is not on the disk, as long as anything is not.
 */
export interface ViewModel {
    kind: "table" | "lesson";
    prefix: string;
    language: string;
    languages: Array<LanguageOffered>;
    theme: string;
    labels: Record<string, string>;
    at: number;
    answered: string;
    began: number;
    by_itself: boolean;
    at_table: boolean;
    picture: Picture | null;
    focus: FocusShown;
    marks: MarksShown;
    summary: SummaryShown;
    turn: string;
    prompt: string;
    steps: Array<StepShown>;
    choices: Array<Choice>;
    picked: boolean;
    can_undo: boolean;
    notice: Notice;
    live: string;
    log: Array<LineShown>;
    earlier: string;
    since: Array<string>;
    cards: Array<Card>;
    points: Points;
    ending: EndingShown | null;
    reports: Array<ReportShown>;
    others: Others;
    offer: OfferShown | null;
    lesson: LessonShown | null;
    coach: CoachShown;
    thinking: ThinkingShown;
    analysis: AnalysisShown;
    review: ReviewShown | null;
    practice: PracticeShown | null;
    may_practise: boolean;
    rivals: Array<RivalTurn>;
    bids: BidsShown | null;
    hub: HubSaid | null;
    readings: Array<string>;
    keeps: string;
    unsaved: UnsavedShown | null;
}

/**
 * Which lines of the log stay, and what follows them.
 */
export interface LogPatch {
    first: number;
    last: number;
    more: Array<LineShown>;
}

/**
 * Host to page: all of it, with a running number.
 */
export interface Opened {
    type: "opened";
    protocol: number;
    n: number;
    model: ViewModel;
}

/**
 * Host to page: what has changed since the number before.
 *
 * `set` has whole fields of the view model; `places` elements of the picture by key (None: it is gone), `classes` are
 * those of sheets; `motion` says how to show it; `answers` are what was asked for, by the id of the request.
 */
export interface Change {
    type: "change";
    n: number;
    set: Record<string, unknown>;
    places?: Record<string, string | null>;
    classes?: Record<string, string>;
    log?: LogPatch;
    motion?: Motion;
    answers?: Record<string, unknown>;
}

/**
 * Host to page: nobody answers any more.
 */
export interface Gone {
    type: "gone";
    reason: string;
}

/**
 * Page to host: I am here, and have this number (-1: nothing).
 */
export interface Hello {
    type: "hello";
    protocol: number;
    have: number;
}

/**
 * Page to host: do this, or tell that; what a request holds is read by `requests.read_request`.
 */
export interface Do {
    type: "do";
    request: Record<string, unknown>;
}

/**
 * Page to host: I missed something, send all of it.
 */
export interface WholeWanted {
    type: "whole";
}

/**
 * A replay as the value of a cell: it begins with its first frame; the others are asked for.
 */
export interface ReplayModel {
    kind: "replay";
    prefix: string;
    language: string;
    languages: Array<LanguageOffered>;
    theme: string;
    labels: Record<string, string>;
    at: number;
    answered: string;
    replay: ReplayShown;
    frame: FrameShown;
    notice: Notice;
}

/**
 * A game whose positions can be built.
 */
export interface EditorGame {
    value: string;
    text: string;
    seats: Array<number>;
}

/**
 * A place of a position, by its name there and in words.
 */
export interface PlaceNamed {
    name: string;
    text: string;
}

/**
 * Places of a position under their heading.
 */
export interface PlacesArea {
    title: string;
    places: Array<PlaceNamed>;
}

/**
 * A piece that lies at a place, counted from 0; `picture` is a drawing or empty, `state` tells a state.
 */
export interface PieceLying {
    text: string;
    picture: string;
    state: boolean;
    at: number;
}

/**
 * A piece that can be put at a place; `here` says that it lies there.
 */
export interface PieceOffered {
    text: string;
    picture: string;
    state: boolean;
    number: number;
    here: boolean;
}

/**
 * A place that is open: what lies there, and what can be put there.
 */
export interface PlaceOpen {
    name: string;
    text: string;
    holding: string;
    number: number;
    least: number;
    most: number;
    can_move: boolean;
    can_take: boolean;
    lying: Array<PieceLying>;
    pieces: Array<PieceOffered>;
}

/**
 * A piece that is being moved, and where it can go.
 */
export interface Carrying {
    text: string;
    goals: Array<PlaceNamed>;
}

/**
 * A position written out, and a lesson that begins with it.
 */
export interface Writing {
    json: string;
    lesson: string;
    name: string;
    ending: string;
}

/**
 * Everything that a page shows of a position being built.
 *
 * `sheet` has the symbols that the pictures of pieces use, `svg` is the board; both are drawings. `can_save` says
 * whether files can be written.
 */
export interface EditorModel {
    kind: "editor";
    prefix: string;
    language: string;
    languages: Array<LanguageOffered>;
    theme: string;
    labels: Record<string, string>;
    at: number;
    answered: string;
    title: string;
    games: Array<EditorGame>;
    sheet: string;
    svg: string;
    areas: Array<PlacesArea>;
    spot: string;
    places: Array<PlaceOpen>;
    carried: Carrying | null;
    seats: Array<string>;
    seat: number;
    can_undo: boolean;
    can_redo: boolean;
    notice: Notice;
    writing: Writing | null;
    can_save: boolean;
}

/** What can be asked to be done at a table, with what goes with it. */
export interface Requests {
    "pick": { spot: string };
    "choose": { move: string };
    "undo": Record<string, never>;
    "redo": Record<string, never>;
    "jump": { node: number };
    "rename": { node: number; name: string };
    "prune": { node: number };
    "next": Record<string, never>;
    "skip": Record<string, never>;
    "step-back": Record<string, never>;
    "sit": Record<string, never>;
    "begin": { answers?: Record<string, unknown> };
    "again": Record<string, never>;
    "continue": Record<string, never>;
    "resume": { file: string };
    "remove": { file: string };
    "decline": Record<string, never>;
    "language": { language: string };
    "go": { action: "next" | "back" | "again" | "undo" | "hint" | "show-me" | "explore" | "come-back" | "to-game" | "play-again" };
    "answer": { value: string };
    "dial": { value: string };
    "lesson": { address: string };
    "look-up": { name: string };
    "practise": Record<string, never>;
    "play-better": { number: number };
    "try-ruling": { ruling: string; game?: string };
    "coach": { action: "hint" | "hint-level" | "why-not" | "cancel" | "list" | "weigh-turn" | "choose" | "explore" | "better" | "close" | "try" | "leave" | "weigh" | "keep" | "tell" | "better-verdict" | "retry" | "look-back" | "look-at-others" | "again" | "close-review" | "analyse" | "play-idea" | "practise" | "practise-kept" | "practice-again" | "practice-next" | "practice-did" | "practice-show" | "practice-leave"; number: number };
}

/** What can be asked to be told there; nothing changes. */
export interface Questions {
    "tell": { spot: string };
    "preview": { move: string };
    "show": { page: "book" | "symbols" | "history" | "reports" | "review" | "form" | "saved-games" | "replay"; game?: string };
    "wording": { text: string };
    "save": Record<string, never>;
    "copies": Record<string, never>;
    "frame": { number: number };
    "report": { number: number };
    "moment": { number: number };
    "compare": { places: Array<number> };
}

/** What can be asked to be done in the editor. */
export interface EditorRequests {
    "pick": { spot: string };
    "open": { place: string };
    "seat": { seat: number };
    "lift": { place: string; lying: number };
    "drop": { place: string };
    "lay": Record<string, never>;
    "put": { place: string; piece: number };
    "take": { place: string; lying: number };
    "shift": { place: string; lying: number; to: number };
    "set": { place: string; number: number };
    "undo": Record<string, never>;
    "redo": Record<string, never>;
    "begin": { game: string; seats: number; empty: number };
    "load": { text: string; turn: number };
    "write": Record<string, never>;
    "save": { name: string; what: string };
}

/** Aimed at the picture that is shown: while another request is on its way, it is dropped. */
export const AIMED = new Set(["pick", "choose", "next", "sit", "go", "answer"]);

/** Nobody means these twice: the second one is dropped. */
export const ONCE = new Set(["begin", "again", "continue", "resume", "remove", "decline", "lesson", "practise", "play-better", "try-ruling"]);

/** Every one counts, and waits for its turn. */
export const EACH = new Set(["undo", "redo", "step-back"]);
