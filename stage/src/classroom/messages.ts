// Made by tools/page_types.py from trajan_tutor/classroom/messages.py: not to be edited.

import type { Change, Do, Gone, Hello, LanguageOffered, Opened, WholeWanted } from "../model";

export const CLASS_PROTOCOL = 2;

/** The number of the shared board. */
export const SHARED_BOARD = 0;

/**
 * What a page begins with, as JSON in the element `start`; of a pupil's page, whether this one has come in already.
 *
 * `light_page` is an address at which pupils go on by themselves, an empty text where there is none.
 * `code_hint` is a code that came with the address, to be filled in. `problem` is said instead of a page for who
 * teaches where the key is not the right one. The server takes `longest_body` bytes at once, and `longest_file` of a
 * file that comes in parts.
 */
export interface ClassStart {
    page: "pupil" | "teacher" | "projector";
    protocol: number;
    language: string;
    languages: Array<LanguageOffered>;
    labels: Record<string, string>;
    joined: boolean;
    code_hint: string;
    light_page: string;
    longest_body: number;
    longest_file: number;
    problem: string;
}

/**
 * Page to server by POST `join`: a code and a name; POST `rejoin` has the code alone.
 */
export interface JoinAsked {
    code: string;
    name?: string;
}

/**
 * Server to page: come in (a cookie goes with it), or a sentence why not.
 *
 * `waits`: who teaches is shown the name at the door; the page asks the same again every few seconds.
 */
export interface JoinAnswer {
    type: "joined" | "waits" | "no";
    text: string;
}

/**
 * Server to page: a message of the desk of a board.
 */
export interface DeskSays {
    type: "desk";
    board: number;
    message: Opened | Change | Gone;
}

/**
 * Page to server: a message to the desk of a board.
 */
export interface DeskAsked {
    type: "desk";
    board: number;
    message: Hello | Do | WholeWanted;
}

/**
 * Server to page: a sentence about what cannot be done.
 */
export interface SaidNo {
    type: "no";
    text: string;
}

/**
 * Page to server: somebody is there; every ten seconds.
 */
export interface StillHere {
    type: "here";
}

/**
 * A seat at the table of a pupil: who sits there in words, whose turn it is (`waits`), and which one is theirs.
 */
export interface PupilSeat {
    seat: number;
    letter: string;
    colour: string;
    text: string;
    kind: "pupil" | "bot" | "kept" | "teacher" | "open";
    is_you: boolean;
    waits: boolean;
}

/**
 * A question at the table that is answered with yes or no, and by its number; without an answer it is a no.
 */
export interface TableQuestion {
    text: string;
    seconds: number;
    number: number;
}

/**
 * The table at which a pupil plays.
 *
 * `sentence` says what goes on there, `asks` is a question to this pupil, `asked` says what this pupil has asked the
 * others. A bot may be asked to keep the seats in `may_keep`; `may_ask` tells that the last decision may be asked back
 * (by the stage's own `undo`), `over` that nothing more is decided there, `may_play_again` that the next game of all
 * who sit there can be laid. `how` says how others come to a free seat, where there is one.
 */
export interface PupilTable {
    number: number;
    seats: Array<PupilSeat>;
    sentence: string;
    asks: TableQuestion | null;
    asked: string;
    may_keep: Array<number>;
    may_ask: boolean;
    over: boolean;
    may_play_again: boolean;
    how: string;
}

/**
 * Server to pupil, whenever any of it changes: what goes on in the room.
 *
 * `board` is the number of the board to show, None where there is none. `watching` tells that nothing can be done on
 * it, `may_answer` that the next decision on it is an answer to the question for all, `answered` says in words that it
 * was given. `ends` says why the line will be closed, when it will. `table` is there where the board is that of one.
 */
export interface RoomShown {
    type: "room";
    name: string;
    paused: boolean;
    sentence: string;
    board: number | null;
    may_answer: boolean;
    answered: string;
    watching: boolean;
    language: string;
    ends: string;
    table: PupilTable | null;
}

/**
 * Pupil to server: answer the question of a `number`, let a bot keep a `seat`, or their own until they are back.
 */
export interface TableAnswered {
    type: "table";
    act: "yes" | "no" | "again" | "keep" | "leave" | "back";
    seat?: number;
    number?: number;
}

/**
 * A short code with which a pupil goes on at another device.
 */
export interface RejoinShown {
    pupil: string;
    name: string;
    code: string;
    text: string;
}

/**
 * An address with a key for another device of who teaches, which works once.
 */
export interface FurtherKeyShown {
    link: string;
    qr: string;
    text: string;
}

/**
 * One of the addresses at which the room can be reached.
 */
export interface LinkShown {
    number: number;
    text: string;
    chosen: boolean;
}

/**
 * A pupil: the random id in the room, how it goes, where they are; `rule` is the one that refused them last.
 *
 * `waits` says what they wait for, in words.
 */
export interface PupilShown {
    id: string;
    name: string;
    standing: "fine" | "stuck" | "away";
    where: string;
    rule: string;
    waits: string;
}

/**
 * A rule that many misunderstand, as a sentence; `exercise` tells whether it can be practised.
 */
export interface RuleTroubleShown {
    rule: string;
    text: string;
    pupils: Array<string>;
    exercise: boolean;
}

/**
 * What all were given.
 */
export interface TaskShown {
    title: string;
    kind: string;
}

/**
 * Something that can be given to pupils, or opened on the shared board.
 */
export interface GivenChoice {
    kind: string;
    name: string;
    title: string;
    group: string;
}

/**
 * An answer to the question for all: the spot where it belongs, how many gave it, and the share of all answers.
 */
export interface VoteBar {
    spot: string;
    move: string;
    text: string;
    count: number;
    share: number;
}

/**
 * What the coach would play there, with its reasons; without a move it is still thinking, and `text` says so.
 */
export interface CoachAnswer {
    move: string;
    text: string;
    reasons: Array<string>;
}

/**
 * The question for all: how many of how many have answered; bars where they may be seen.
 */
export interface VoteShown {
    state: "none" | "open" | "shown";
    answers: number;
    of: number;
    bars: Array<VoteBar>;
    coach: CoachAnswer | null;
}

/**
 * The pupil whose board is looked at, and its number.
 */
export interface LookedAt {
    id: string;
    name: string;
    board: number | null;
}

/**
 * How many wait for the coach, and a sentence where it is behind.
 */
export interface CoachLoad {
    waiting: number;
    behind: boolean;
    text: string;
}

/**
 * A seat at a table: `pupil` is the random id of who plays there, empty for a bot and for who teaches.
 *
 * `kept` is the seat of a pupil who is away: a bot decides for them. `waits` tells that it is to decide.
 */
export interface TeacherSeat {
    seat: number;
    letter: string;
    colour: string;
    pupil: string;
    name: string;
    kind: "pupil" | "bot" | "kept" | "teacher" | "open";
    waits: boolean;
}

/**
 * A table: what is played there, whose turn it is, for how long they have been thinking, and what is asked there.
 *
 * `turn`, `waits` and `asks` are sentences, the last two empty where there is nothing to say; `may_answer` tells that
 * what is asked is asked of who teaches. People call the table by its `ordinal`.
 */
export interface ClassTableShown {
    number: number;
    ordinal: number;
    game: string;
    title: string;
    state: "playing" | "over" | "ended";
    turn: string;
    seats: Array<TeacherSeat>;
    waits: string;
    asks: string;
    may_answer: boolean;
}

/**
 * A bot that can have a seat at a table.
 */
export interface TableBot {
    name: string;
    title: string;
}

/**
 * A game that can be played at tables: with how many seats, and its bots.
 */
export interface TableGameShown {
    name: string;
    title: string;
    sizes: Array<number>;
    bots: Array<TableBot>;
}

/**
 * The table that is looked at: through the eyes of a `seat`, or of a spectator (-1); `board` is its number.
 */
export interface TableLooked {
    number: number;
    seat: number;
    board: number;
}

/**
 * A rule that what was played uses; `chosen` where few other moves there do: so it is ticked at first.
 */
export interface RuleProposed {
    rule: string;
    title: string;
    chosen: boolean;
}

/**
 * An exercise that is being recorded: its solution so far in words, and the rules that it may be about.
 *
 * `text` says what is to be done next, `problem` why it cannot be kept as it is.
 */
export interface RecordingShown {
    moves: Array<string>;
    rules: Array<RuleProposed>;
    text: string;
    problem: string;
}

/**
 * Somebody who waits at the door with the right code.
 */
export interface NewcomerShown {
    id: string;
    name: string;
}

/**
 * Who waits at the door, and in words why: the first of them by name, and how many there are in all.
 *
 * `with_them` is how many came in during the minute in which too many came.
 */
export interface DoorWaiting {
    text: string;
    count: number;
    names: Array<NewcomerShown>;
    with_them: number;
}

/**
 * A room of before that lies aside, by its name: `text` asks whether it is wanted back, or says that it is.
 */
export interface AsideShown {
    name: string;
    text: string;
    wanted: boolean;
}

/**
 * Server to teacher: everything about the room; `empty` is a door that is open while nobody has come for a while.
 *
 * `qr` is a drawing of the link, made by us. `projected` is what the projector shows, `board` the number of the shared
 * board where something lies on it. `given` changes only with an exercise of somebody's own: it is in the first one on
 * a line, and then where it has changed. `recording` is the exercise that is being recorded on the shared board.
 * `opening` can be given at the beginning of the next hour: the rules that were missed most in this one.
 * `hints` tells whether the coach may be asked at tables, `longest` is the number of the table that has waited longest
 * for who teaches, 0 without one. `fits` says how many pupils there are places for,
 * `waiting` who is at the door.
 */
export interface ClassLive {
    type: "live";
    code: string;
    rejoin: RejoinShown | null;
    further: FurtherKeyShown | null;
    door: "closed" | "open" | "empty";
    link: string;
    links: Array<LinkShown>;
    qr: string;
    sentence: string;
    advice: Array<string>;
    fits: string;
    waiting: DoorWaiting | null;
    expected: number;
    pupils: Array<PupilShown>;
    rules: Array<RuleTroubleShown>;
    task: TaskShown | null;
    given?: Array<GivenChoice>;
    paused: boolean;
    vote: VoteShown;
    looked: LookedAt | null;
    coach: CoachLoad;
    problems: Array<string>;
    keeps: string;
    aside: Array<AsideShown>;
    projected: "code" | "board" | "pupil" | "table";
    board: number | null;
    tables: Array<ClassTableShown>;
    table_games: Array<TableGameShown>;
    hints: boolean;
    longest: number;
    table_looked: TableLooked | null;
    recording: RecordingShown | null;
    opening: GivenChoice | null;
}

/**
 * Teacher to server: let pupils in, or close the door.
 */
export interface DoorAsked {
    type: "door";
    open: boolean;
}

/**
 * Teacher to server: let those in who wait at the door; nobody named means all.
 */
export interface LetInAsked {
    type: "let-in";
    to: Array<string>;
}

/**
 * Teacher to server: make another code; `out` takes out who came in when too many came.
 */
export interface NewCodeAsked {
    type: "new-code";
    out: boolean;
}

/**
 * Teacher to server: show another of the addresses.
 */
export interface LinkAsked {
    type: "link";
    number: number;
}

/**
 * Teacher to server: how many pupils there will be.
 */
export interface ExpectAsked {
    type: "expect";
    count: number;
}

/**
 * Teacher to server: pause pupils or let them go on; nobody named means all.
 */
export interface PauseAsked {
    type: "pause";
    on: boolean;
    to: Array<string>;
}

/**
 * Teacher to server: give something to do; nobody named means all.
 *
 * `position` is what lies on the shared board now, `shared` lets them watch it, `nothing` takes back what was given.
 * The name of an exercise is `lesson#step`, that of what is practised a rule.
 */
export interface GiveAsked {
    type: "give";
    kind: "lesson" | "exercise" | "practise" | "position" | "game" | "shared" | "nothing";
    name: string;
    to: Array<string>;
}

/**
 * Teacher to server: put something on the shared board.
 */
export interface OpenAsked {
    type: "open";
    kind: "lesson" | "game" | "puzzle";
    name: string;
}

/**
 * Teacher to server: ask all what they would play in the position on the shared board, or end that.
 */
export interface VoteAsked {
    type: "vote";
    on: boolean;
}

/**
 * Teacher to server: show the bars, ask the coach for its answer, or explore together on the shared board.
 */
export interface VoteStep {
    type: "show-votes" | "coach-answer" | "explore";
}

/**
 * Teacher to server: look at a pupil's board; an empty id ends that.
 */
export interface LookAsked {
    type: "look";
    pupil: string;
}

/**
 * Teacher to server: what the projector shows; of a table what a spectator sees.
 */
export interface ProjectAsked {
    type: "project";
    what: "code" | "board" | "pupil" | "table";
}

/**
 * Teacher to server: give a pupil another `name`, remove one, or ask for a code for another device.
 */
export interface PupilAsked {
    type: "rename" | "remove" | "rejoin";
    pupil: string;
    name?: string;
}

/**
 * Teacher to server: a key for another device of who teaches.
 */
export interface FurtherKeyAsked {
    type: "further-key";
}

/**
 * Teacher to server: let pupils play each other at tables of a `size`.
 *
 * Without `seats` they are drawn by lot among those of `to`, or among all who are here; else each list is a table. Who
 * is left over plays against the `bot`, or makes a table of `three` where the game is played so.
 */
export interface TablesAsked {
    type: "tables";
    game: string;
    size: number;
    to: Array<string>;
    seats: Array<Array<string>>;
    rest: "bot" | "three";
    bot: string;
}

/**
 * Teacher to server: play each pupil at a table of their own; nobody named means all who are here.
 */
export interface SimultaneousAsked {
    type: "simultaneous";
    game: string;
    to: Array<string>;
}

/**
 * Teacher to server: let pupils at tables ask the coach, each for their own seat, or not.
 */
export interface TableHintsAsked {
    type: "table-hints";
    on: boolean;
}

/**
 * Teacher to server: end the game at a table, or at all of them (0).
 */
export interface TableEndAsked {
    type: "table-end";
    table: number;
}

/**
 * Teacher to server: let a bot keep a seat, or give it back to who plays there.
 */
export interface TableKeepAsked {
    type: "table-keep";
    table: number;
    seat: number;
    on: boolean;
}

/**
 * Teacher to server: answer what is asked at a table where who teaches plays.
 */
export interface TableAnswerAsked {
    type: "table-answer";
    table: number;
    yes: boolean;
}

/**
 * Teacher to server: look at a table through the eyes of a seat, or of a spectator (-1); table 0 ends that.
 */
export interface TableLookAsked {
    type: "table-look";
    table: number;
    seat: number;
}

/**
 * Teacher to server: record an exercise: from the position on the shared board now, keep it, or drop it.
 *
 * With `done` go the title, the question in one sentence, a hint or an empty text, and the rules that it is about.
 */
export interface RecordAsked {
    type: "record";
    act: "begin" | "done" | "drop";
    title?: string;
    question?: string;
    hint?: string;
    rules?: Array<string>;
}

/**
 * Teacher to server: the text of an exercise that was recorded elsewhere, with the name of its file.
 */
export interface BringAsked {
    type: "bring";
    name: string;
    text: string;
}

/**
 * Teacher to server: bring a room that lies aside back at the next start, or leave it.
 */
export interface AsideAsked {
    type: "aside";
    name: string;
    back: boolean;
}

/**
 * A seat at a table without a name: whether it is to decide, and whether a bot decides there.
 */
export interface ProjectedSeat {
    letter: string;
    colour: string;
    waits: boolean;
    bot: boolean;
}

/**
 * A table without names, which people call by its `ordinal`; `looked` tells that its board is shown.
 */
export interface ProjectedTable {
    number: number;
    ordinal: number;
    title: string;
    state: "playing" | "over" | "ended";
    looked: boolean;
    seats: Array<ProjectedSeat>;
}

/**
 * Server to projector: what is shown; `board` is the number of the board where one is.
 *
 * `tables` are all tables while they are shown, else none.
 */
export interface ProjectorShown {
    type: "shown";
    state: "code" | "board" | "pupil" | "table";
    code: string;
    link: string;
    qr: string;
    sentence: string;
    vote: VoteShown;
    board: number | null;
    tables: Array<ProjectedTable>;
}

export type ToDesk = Hello | Do | WholeWanted;

export type ToPupil = RoomShown | DeskSays | SaidNo;

export type FromPupil = DeskAsked | TableAnswered | StillHere;

export type ToTeacher = ClassLive | DeskSays | SaidNo;

export type FromTeacher = DoorAsked | LetInAsked | NewCodeAsked | LinkAsked | ExpectAsked | PauseAsked | GiveAsked | OpenAsked | VoteAsked | VoteStep | LookAsked | ProjectAsked | PupilAsked | FurtherKeyAsked | TablesAsked | SimultaneousAsked | TableHintsAsked | TableEndAsked | TableKeepAsked | TableAnswerAsked | TableLookAsked | RecordAsked | BringAsked | AsideAsked | DeskAsked | StillHere;

export type ToProjector = ProjectorShown | DeskSays | SaidNo;
