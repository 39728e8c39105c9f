/**
 * What crosses between page and table. Written by `python3 build wire` from the shapes in lostcities/messages: not to
 * be changed by hand.
 */

/** An explorer of the board game. */
export type Piece = "adventurer" | "researcher";

/** The arithmetic of an expedition: (sum - cost) * times + bonus = points. */
export interface CardPoints {
  sum: number;
  cost: number;
  /** 1 and one more for each wager */
  times: number;
  bonus: number;
  points: number;
}

/** How many cards a stack of the adaptation has, and what it is worth. */
export interface StackPoints {
  count: number;
  points: number;
}

/** What a column is worth, where nothing more is told about it. */
export interface PlainPoints {
  points: number;
}

/** Where a seat's explorer stands on a path of the board, and what it is worth there. */
export interface Explorer {
  piece: Piece;
  step: number;
  points: number;
}

/** Where an explorer would stand one step on, and what would happen there. */
export interface Step {
  step: number;
  points: number;
  /** what it meets there, "" for nothing */
  tile: string;
  /** whether it crosses the bridge */
  crosses: boolean;
  /** whether that ends the expedition */
  ends: boolean;
}

/** The viewer's own hand. */
export interface Hand {
  id: string;
  kind: "hand";
  seat: number;
  cards: string[];
  count: number;
}

/** Another seat's hand. */
export interface Backs {
  id: string;
  kind: "backs";
  seat: number;
  /** those that everybody saw being taken; all of them once the match is over */
  cards: string[];
  count: number;
}

export interface Deck {
  id: string;
  kind: "deck";
  /** none */
  cards: string[];
  count: number;
  /** after the deal */
  size: number;
  /** how many turns it still gives each seat */
  turns: number;
  /** whether `turns` may be exceeded: a pile can be drawn from instead */
  about: boolean;
  /** turns of all seats together until the option `turn_limit` ends the round, where it comes first */
  limit?: number;
}

/** A discard pile. */
export interface Pile {
  id: string;
  kind: "pile";
  suit: string;
  /** bottom to top: the top alone, or all of them */
  cards: string[];
  count: number;
  /** its top was discarded this very turn */
  closed: boolean;
}

/** A column of the card game. */
export interface Expedition {
  id: string;
  kind: "expedition";
  seat: number;
  suit: string;
  cards: string[];
  count: number;
  /** null for one not begun */
  points: CardPoints | null;
}

/** A column of the board game. */
export interface Path {
  id: string;
  kind: "path";
  seat: number;
  suit: string;
  cards: string[];
  count: number;
  /** null for one not begun */
  explorer: Explorer | null;
  /** null while all its cards are equal */
  direction: "up" | "down" | null;
}

/** A column of the adaptation. */
export interface Stack {
  id: string;
  kind: "stack";
  seat: number;
  suit: string;
  cards: string[];
  count: number;
  /** null for one not begun */
  points: StackPoints | null;
}

/** A column of a game that has no kind of column of its own. */
export interface PlainColumn {
  id: string;
  kind: "column";
  seat: number;
  suit: string;
  cards: string[];
  count: number;
  /** null for one not begun */
  points: PlainPoints | null;
}

/** A seat's own column of a suit. */
export type Column = Expedition | Path | Stack | PlainColumn;

/** Where cards lie; its `id` stays the same through a match. */
export type Zone = Hand | Backs | Deck | Pile | Expedition | Path | Stack | PlainColumn;

/** A column's arithmetic, or the explorer's place, as a move would leave it. */
export type After = CardPoints | StackPoints | Step | PlainPoints;

/** A legal move; `after` is what it would make of the column, or of the explorer's place. */
export type Move =
  | { move: string; kind: "play"; from: string; to: string; card: string; piece?: Piece; after: After }
  | { move: string; kind: "explore"; from: string; to: string; card: string; after: Step }
  | { move: string; kind: "discard" | "draw" | "take" | "decline"; from: string; to: string; card: string };

/** What a seat of the board game would have if the expedition ended now, in the order in which it is settled. */
export interface Standing {
  terms: { key: "before" | "tiles" | "explorers" | "floor" | "artifacts"; points: number; count?: number }[];
  /** what the terms come to */
  points: number;
  /** false: of what lies open alone, since the rest is hidden */
  whole: boolean;
}

/** What lies before a seat in the board game. */
export interface Person {
  seat: number;
  /** of the whole match */
  artifacts: number;
  /** what they would be worth at its end */
  artifactPoints: number;
  /** victory points, null where hidden */
  points: number | null;
  /** at home */
  adventurers: number;
  /** at home */
  researcher: boolean;
  standing: Standing;
}

/** A step of a path of the board, with what lies and stands on it. */
export interface BoardStep {
  step: number;
  points: number;
  /** "" for none */
  tile: string;
  /** a tile lay here when the match began */
  marked: boolean;
  explorers: { seat: number; piece: Piece }[];
}

/** What each step of the board is worth, and which is the first over the bridge. */
export interface PathPoints {
  points: number[];
  bridge: number;
}

/** The card game has nothing that other games do not have. */
export interface CardFacts {}

/** What only the board game has. */
export interface BoardFacts {
  paths: { suit: string; steps: BoardStep[] }[];
  /** the seats whose explorers are over a bridge, in order */
  crossed: number[];
  /** how many explorers over the bridges end the expedition */
  crossedToEnd: number;
  path: PathPoints;
  people: Person[];
}

/** What only the adaptation has. */
export interface AdaptedFacts {
  /** full ones that count together towards the end */
  stacks: number;
  stacksToEnd: number;
  /** how many cards make a full one */
  longStack: number;
  /** the full ones */
  counted: { seat: number; suit: string }[];
}

export type Facts = CardFacts | BoardFacts | AdaptedFacts;

/** What is drawn. */
export interface View {
  game: string;
  /** the viewer */
  seat: number | null;
  seats: number;
  toMove: number;
  phase: "place" | "explore" | "draw" | "over";
  /** whole turns done in this round */
  turn: number;
  /** letters in play, in table order */
  suits: string;
  /** as cards write them, from low to high */
  ranks: string[];
  zones: Zone[];
  /** empty unless it is the viewer's move */
  moves: Move[];
  /** this round so far, null where hidden */
  scores: (number | null)[];
  /** what only this game has */
  facts: Facts;
}

/** What fills a message of the language files: cards, suits and seats as texts and numbers. */
export type Values = Record<string, string | number>;

/** What an option of a match can be (record.md). */
export type OptionValue = null | boolean | number | string | number[] | Record<string, number[]>;

/** For a deal of the day: its date, and the date on which it was begun. */
export interface OfDay {
  date: string;
  on: string;
}

/** A column that the person began. */
export interface Laid {
  suit: string;
  points: number;
  cards: number;
  wagers: number;
  last: string;
  /** board: of its explorer, 0 where there is none */
  step: number;
  researcher: boolean;
}

/** How a match ended. */
export interface Result {
  totals: number[];
  winners: number[];
}

/** What everybody saw. Never a hidden card: nobody else's draw from the deck names one, unless the match is over and
gone through with all hands open. */
export type LogEvent =
  | { ply: number; turn: number; seat: number; kind: "play" | "discard"; card: string; suit: string; piece?: Piece }
  | { ply: number; turn: number; seat: number; kind: "take"; card: string; suit: string }
  | { ply: number; turn: number; seat: number; kind: "draw"; count: number; card?: string }
  | { ply: number; turn: number; seat: number; kind: "explore"; suit: string }
  | { ply: number; turn: number; seat: number; kind: "step"; suit: string; from: number; step: number; piece: Piece }
  | { ply: number; turn: number; seat: number; kind: "tile"; suit: string; step: number; tile: string }
  | { ply: number; turn: number; seat: number; kind: "bridge"; suit: string; count: number }
  | { ply: number; turn: number; seat: number; kind: "decline" | "end" | "limit" | "concede" };

/** A place that has changed since the viewer's own turn: a card that came to a zone or was taken from it, or an
explorer's way over its path (from 0: it set out). */
export type Mark =
  | { kind: "placed" | "taken"; ply: number; turn: number; seat: number; zone: string; card: string }
  | { kind: "went"; ply: number; turn: number; seat: number; suit: string; from: number; to: number };

/** What has happened since the viewer's own last turn; for an onlooker, in the last turn. */
export interface Trace {
  /** events of the log from this half-move on came after the viewer's own last one */
  since: number;
  marks: Mark[];
  /** the card that came to the viewer's hand last, "" if it is no longer there */
  drawn: string;
}

/** A part of how a seat's points of the board game came about. */
export interface Term {
  key: "before" | "tiles" | "explorers" | "floor" | "now" | "artifacts" | "end";
  points: number;
  count?: number;
}

/** A column as a round left it. */
export interface SheetColumn {
  suit: string;
  cards: string[];
  /** null for one not begun */
  points?: CardPoints | StackPoints | PlainPoints | null;
  /** board */
  explorer?: Explorer | null;
}

/** What a seat had at the end of a round. */
export interface SheetSeat {
  columns: SheetColumn[];
  /** board: points gained from tiles in that round, null where hidden */
  tiles?: number | null;
  /** board: artifacts found in that round */
  artifacts?: number;
  /** board: what all found so far would be worth at the end of the match */
  artifactPoints?: number;
  /** board: how its points came about, null where hidden */
  told?: Term[] | null;
}

export interface SheetRound {
  starts: number;
  scores: (number | null)[];
  totals: (number | null)[];
  seats: SheetSeat[];
}

/** Rounds in order; the last may be one in play, as if it ended now. */
export interface Sheet {
  rounds: SheetRound[];
  totals: (number | null)[];
  /** null until the match is over */
  winners: number[] | null;
  /** who begins the next round, or the same match again; null if chance decides */
  starts: number | null;
  /** board, once the match is over: what its artifacts added to the totals after the last round */
  closing?: number[];
  /** board */
  path?: PathPoints;
}

/** Who sits at a seat. */
export interface Seat {
  name: string;
  /** "" for a person; "afar" for one at another device */
  mind: string;
}

export type Waiting = "person" | "mind" | "own" | "afar" | "pass" | "curtain" | "round" | "match" | "still";

/** How far a lesson is, what is to be done, and what was said to the last move that it took. */
export interface Lesson {
  /** keys of messages, "" for none: title, task, say, said.key */
  title: string;
  task: string;
  /** steps solved */
  step: number;
  steps: number;
  say: string;
  /** still to be had at this step */
  hints: number;
  said: { kind: "solved" | "allowed"; key: string; values: Values } | null;
  over: boolean;
}

/** Something said: a message of the language files, and what fills it. */
export interface Remark {
  key: string;
  values: Values;
}

/** A first lesson: what is said now, and what it points at. */
export interface Primer {
  /** scenes done */
  step: number;
  steps: number;
  /** what the last move has cost, if it was a poor one */
  said: Remark | null;
  /** null while others move */
  say: Remark | null;
  /** what it points at: ids of zones, "card:y3" for a card of the hand */
  at: string[];
  /** no move is asked for: "on" goes on once it is read */
  reads: boolean;
  /** once the round is over: the score sheet, "" for no column */
  rows: { suit: string; say: Remark }[];
}

/** How a replay of this device's own match is looked at. */
export interface Kept {
  over: boolean;
  /** whether all hands lie open: only where the match is over */
  open: boolean;
  /** those whose own sight can be chosen instead */
  seats: number[];
  /** all of the round, also what came after this place */
  story: LogEvent[];
}

/** Where in its record a replay stands. */
export interface Replay {
  round: number;
  /** turns done in the round */
  turn: number;
  /** all turns of every round */
  turns: number[];
  /** left out where somebody else's record is looked at */
  kept?: Kept;
}

/** What was found wrong in a match at a distance, or was charged. */
export interface FaultAfar {
  /** whose fault it is, or is said to be */
  seat: number;
  key: string;
  values: Values;
  /** whether the accuser claims the match */
  claim: boolean;
}

/** What a match at a distance waits for: the other side's answer, part of the deal, turn or opened cards; this side's
turn; or nothing any more. */
export type AfarWaits = "answer" | "cards" | "turn" | "opening" | "yours" | "over" | "found" | "broken";

/** How a match at a distance stands. */
export interface Afar {
  /** the name by which it is kept: "d-" and the name in every message */
  id: string;
  game: string;
  rules: Record<string, OptionValue>;
  /** "" for one who has not accepted yet */
  names: string[];
  /** of this device */
  seat: number;
  /** whole turns done in the round */
  turn: number;
  waits: AfarWaits;
  acts: ("ask" | "undo" | "concede" | "charge")[];
  /** whether the other side asks for its last turn back */
  asked: boolean;
  /** whether this side asks for its own: the message is that question */
  asking: boolean;
  /** whether both have agreed to hints */
  hints: boolean;
  /** the message for the other device */
  text: string;
  number: number;
  /** whether it was handed to somebody to carry */
  sent: boolean;
  /** when a message last came or went, in ms */
  since: number;
  fault: FaultAfar | null;
}

/** What a line in a list tells of it. */
export interface BriefAfar {
  waits: AfarWaits;
  seat: number;
  number: number;
  sent: boolean;
  since: number;
  turn: number;
  asked: boolean;
  asking: boolean;
}

/** What somebody is invited to, and by whom. */
export interface Invitation {
  id: string;
  game: string;
  rules: Record<string, OptionValue>;
  name: string;
  hints: boolean;
}

/** All that is drawn and told of the match, lesson or replay that is on the table. */
export interface Table {
  id: string;
  game: string;
  /** every option with its value */
  rules: Record<string, OptionValue>;
  seats: Seat[];
  /** null: no hand is shown */
  viewer: number | null;
  /** half-moves of the whole match */
  ply: number;
  /** counted from 0 */
  round: number;
  /** planned; 0 once the match goes on beyond that */
  rounds: number;
  starts: number;
  /** null while the curtain is drawn */
  view: View | null;
  curtain: { seat: number } | null;
  /** a person's move, a computer's (ask think), an own player's, pass, lift, next, or nothing */
  waiting: Waiting;
  /** what taking back would cost, null: nothing to take back */
  undo: "free" | "practice" | null;
  practice: boolean;
  /** practice because its first round was that of a first lesson */
  setDeal?: boolean;
  /** practice because it goes on from a place of another match */
  playedOn?: boolean;
  /** practice because the company is patient with the people */
  gentle?: boolean;
  conceded: number | null;
  /** after the finished rounds, null where hidden */
  totals: (number | null)[];
  /** of this round */
  log: LogEvent[];
  trace: Trace;
  /** when waiting is "round" or "match" */
  sheet: Sheet | null;
  result: Result | null;
  lesson?: Lesson;
  primer?: Primer;
  replay?: Replay;
  day?: OfDay;
  afar?: Afar;
  /** seats whose own player is not there, so that another sits in */
  absent?: number[];
}

/** A match in a line of a list; nothing in it is hidden from an onlooker. A device may keep older lines that
tell less. */
export interface Summary {
  game: string;
  seats: Seat[];
  round: number;
  rounds: number;
  toMove: number | null;
  deck: number;
  totals: (number | null)[];
  waiting: Waiting;
  practice: boolean;
  conceded: number | null;
  result: Result | null;
  /** Once it is over: what the person laid, and what luck gave in hundredths of a point. */
  day?: { date: string; on: string; columns?: Laid[]; luck?: number };
  afar?: BriefAfar;
  /** how far each seat has come: cards in its column, or its explorer's step */
  laid?: { suit: string; seats: number[] }[];
  /** once it is over: the column that brought most */
  best?: { seat: number; suit: string; points: number; card: string } | null;
}

/** What is kept of a match that is over, besides its record. Nothing in it is hidden from anybody any more. */
export interface Played {
  v: number;
  game: string;
  minds: string[];
  /** the seat of the only person, null where there are several or none */
  you: number | null;
  /** those that differ from the defaults */
  options: Record<string, OptionValue>;
  practice: boolean;
  conceded: number | null;
  day?: OfDay;
  totals: number[];
  winners: number[];
  rounds: { scores: number[]; totals: number[]; columns: Laid[] }[];
}

/** For a round that was reviewed: what the person's turns cost together in hundredths of a point, how many there were,
and how many of them cost something. */
export interface Cost {
  own: number;
  turns: number;
  costly: number;
}

/** A kept match, for its figures. */
export interface Counted {
  id: string;
  /** ms */
  at: number;
  facts: Played;
  /** if the match was reviewed: what luck gave the person, in hundredths of a point */
  luck?: number;
  /** if it was: by round */
  costs?: Cost[];
}

/** A mean and its standard error in hundredths, and over how many matches. */
export interface Mean {
  value: number;
  error: number | null;
  count: number;
}

/** What some matches come to. */
export interface Figures {
  /** the figures are of the matches with these options; null: of all */
  options: Record<string, OptionValue> | null;
  matches: number;
  won: number;
  margin: Mean | null;
  /** over the mean of the others, without luck, of the matches that were reviewed */
  adjusted: Mean | null;
  /** of a turn, in the matches that were reviewed; the count is that of turns */
  cost: Mean | null;
  /** most won in a row */
  streak: number;
  /** won in a row up to now */
  running: number;
  best: { match: string; at: number; points: number; suit: string; cards: number; wagers: number } | null;
  /** where nobody else sat at the table */
  against: { mind: string; won: number; lost: number; matches: number; margin: Mean | null }[];
  /** where several different ones did */
  mixed: { won: number; lost: number; matches: number };
  /** mean: of the last ten, in hundredths */
  trend: { match: string; at: number; margin: number; mean: number | null }[];
  /** the same of a turn; all in hundredths */
  costs: { match: string; at: number; cost: number; mean: number | null }[];
}

/** A print of the journal, and the match that earned it. */
export interface Print {
  name: string;
  done: number;
  of: number;
  match: string | null;
  at: number | null;
}

/** What the strongest computer player made of a day's deal in the person's seat; `margin`: how far it was ahead. */
export interface Par {
  date: string;
  totals: number[];
  margin: number;
}

/** What all matches of a device come to. */
export interface Statistics {
  games: { game: string; sets: Figures[]; scale: LevelCost[] }[];
  journal: Print[];
  /** of the days that were played, if worked out ahead */
  pars: Par[];
}

/** What a seat's result is made of, in hundredths of a point of its margin. */
export interface Account {
  seat: number;
  result: number;
  deal: number;
  draws: number;
  own: number | null;
  others: number | null;
  rest: number;
  adjusted: number;
  turns: number;
  costly: number;
  mean: number | null;
  error: number | null;
}

/** A move, and what can be said for it. */
export interface WhyMove {
  move: string;
  reasons: Remark[];
}

/** Where two turns first differ. */
export interface Why {
  played: WhyMove;
  better: WhyMove;
}

/** What a turn cost, and the best one. */
export interface Weighed {
  expected: number;
  best: string;
  behind: number;
  error: number;
  tried: number;
  cost: number;
  why: Why | null;
}

export interface ReviewTurn {
  seat: number;
  moves: string;
  luck: number | null;
  weighed: Weighed | null;
}

/** A review as review.md has it. */
export interface Review {
  format: "lostcities-review";
  version: number;
  game: string;
  rules: Record<string, OptionValue>;
  seats: string[];
  over: boolean;
  mind: string;
  reviewed: number[];
  effort: number;
  seed: string;
  accounts: Account[];
  rounds: { accounts: Account[]; turns: ReviewTurn[] }[];
}

/** Whose match it was, and how it ended. */
export interface ReviewedMatch {
  game: string;
  seats: Seat[];
  practice: boolean;
  conceded: number | null;
  winners: number[] | null;
  /** by seat, in hundredths: known before anything is worked out */
  margins: number[];
  /** whose review it can be: the people, or all where no person played */
  looks: number[];
  /** turns that its first lesson asked for or made: these are not weighed */
  taught: number;
}

/** What a turn of a computer player costs on average. */
export interface LevelCost {
  mind: string;
  mean: number;
  error: number;
}

/** A moment that cost a person much, as an exercise. */
export interface OwnExercise {
  seat: number;
  round: number;
  turn: number;
  cost: number;
  error: number;
  why: Why;
  /** its text (lessons/lesson.md), from that seat's sight alone */
  lesson: string;
}

/** What is kept of a review that is over. */
export interface KeptReview {
  key: string;
  review: Review;
  exercises: OwnExercise[];
}

/** How far a review is. */
export interface Reviewing {
  /** of match and version: a review kept under another key is not of this match */
  key: string;
  /** nothing is left to be worked out */
  over: boolean;
  /** how many are weighed in the end */
  turns: number;
  match: ReviewedMatch;
  /** weakest first; empty where nothing was measured */
  scale: LevelCost[];
  /** null where it has not grown since it was asked for last */
  review: Review | null;
  /** once it is over, where people played */
  exercises: OwnExercise[];
}

/** A term of a column's sum, and how it enters the sum. */
export interface WorthTerm {
  key: string;
  values: Values;
  how: "is" | "plus" | "times";
  amount: number;
}

/** Cards that may be placed on a column next, all with the same outcome. */
export interface Coming {
  cards: string[];
  points: number;
  remarks: Remark[];
}

/** What a column is worth, and what the next card would make of it. */
export interface Worth {
  points: number;
  rule: string;
  /** how the points come about, in the order of reckoning */
  terms: WorthTerm[];
  remarks: Remark[];
  next: Coming[];
}

/** Why a card cannot go to a zone. */
export interface Reason {
  key: string;
  /** the number of the rule it rests on, as the rules pages have it */
  rule: string;
  values: Values;
}

/** An option of a game. */
export interface Option {
  name: string;
  default: OptionValue;
  /** to be offered, the default among them; none: for records and programs only */
  values: OptionValue[];
}

/** What there is to know of a game before a match. */
export interface Game {
  name: string;
  seats: number[];
  /** counts that are possible, though not official */
  moreSeats: number[];
  suits: string;
  options: Option[];
  /** weakest first */
  minds: { name: string; level: number }[];
}

/** What there is to play. */
export interface About {
  version: string;
  games: Game[];
  /** by weekday, Monday first: what the deal of the day is, and with whom */
  week: { game: string; mind: string }[];
}

/** The next best move, and how many hundredths of a point less it is worth than the advised one. */
export interface Hinted {
  move: string;
  behind: number;
}

/** What the strongest computer player would do, and why. */
export interface Hint {
  move: string;
  /** the computer player who says so */
  mind: string;
  /** what it weighs up, a sentence each: one at least, the weightiest first */
  reasons: Remark[];
  /** null where there is no other move */
  next: Hinted | null;
}

/** A match for this device's storage; its record holds hidden cards. */
export interface Save {
  id: string;
  summary: Summary;
  record: string;
  facts: Played | null;
}

/** What a player from outside is asked (arena/protocol.md). */
export interface Question {
  v: number;
  game: string;
  rules: Record<string, OptionValue>;
  history: { starts: number; last: number; scores: number[]; totals: number[]; tally: number[] }[];
  seat: number;
  view: View;
  discarders: Record<string, number[]>;
  legal: string[];
  seed: string;
}

/** How far a thought is, from 0 to 1. */
export interface Progress {
  progress: number;
}

/** What was wrong with a request. */
export interface Fault {
  code:
    | "illegal"
    | "stale"
    | "state"
    | "input"
    | "text"
    | "option"
    | "own"
    | "record"
    | "lesson"
    | "post"
    | "wrong"
    | "internal";
  /** a message of the language files */
  key: string;
  values: Values;
  /** the number of the rule behind it, "" where there is none */
  rule: string;
  /** an English sentence, for error reports */
  detail: string;
}

/** By what a request does: its fields. */
export interface Requests {
  /** What games, options and minds there are. */
  hello: {};
  /** Set up a match; `starts` null: chance decides; `seed`: a deal to repeat; `primer`: a first lesson; `gentle`: the company is patient with the people. */
  new: {
    game: string;
    options: Record<string, unknown>;
    seats: { name: string; mind?: string | null }[];
    seed?: string | null;
    starts?: number | null;
    primer?: boolean;
    gentle?: boolean;
  };
  /** Set up the deal of a date, begun on the date `on`; `names`: the person's and the company's. */
  day: { date: string; on: string; names: string[]; practice: boolean };
  /** What the strongest computer player makes of the deal of a date, played in slices; like think. */
  par: { date: string };
  /** The table as it is. */
  look: {};
  /** Play a move. */
  play: { ply: number; move: string };
  /** Why this card cannot go to that zone; "" for the card: why nothing can be drawn from there. */
  why: { card: string; to: string };
  /** What the column in that zone is worth, term by term, and what the next card would make of it. */
  worth: { zone: string };
  /** Let the computer player think for about 25 ms. */
  think: { ply: number };
  /** Have the computer player move at once. */
  hurry: { ply: number };
  /** Take back to the last decision of a person; table.undo said what it costs. */
  undo: { ply: number };
  /** The person who looks passes the device on, and the curtain is drawn. */
  pass: { ply: number };
  /** The person at this seat lifts the curtain. */
  lift: { seat: number };
  /** Go on in a first lesson, after something that was only to be read. */
  on: { ply: number };
  /** Leave a first lesson's script; the match goes on freely. */
  leave: {};
  /** Deal the next round. */
  next: {};
  /** The person at this seat gives the match up. */
  concede: { seat: number };
  /** The same seats and options with a new deal. */
  rematch: {};
  /** What the strongest computer player would do in the viewer's place, and why; like think. */
  hint: { ply: number };
  /** What a guided beginner is told now; `seen`: the keys of what was said already. */
  guide: { ply: number; seen: string[] };
  /** Display choices. */
  prefs: { discards?: string; totals?: string };
  /** The person's own player at this seat has come, or has gone and another sits in. */
  own: { seat: number; present: boolean };
  /** The score sheet so far. */
  sheet: {};
  /** A position to be played on: its seat by a person, the others by these minds in turn order. */
  position: { position: string; minds?: string[] };
  /** A position to be looked at only, also one in which nothing can be played; the same every time. */
  picture: { position: string };
  /** A lesson; "play" is then judged by it. */
  lesson: { lesson: string };
  /** The lesson's next hint. */
  clue: {};
  /** A record as it stood after `turn` turns of a round, for looking only; `seat` null: no hand is shown. */
  replay: { record: string; round: number; turn: number; seat?: number | null };
  /** For the worker only, like "open". Replay a kept match, from that place in it or the nearest that exists; `seat`: whose sight, `open`: all hands, as far as the table allows. */
  through: { record: string; match: string; round: number; turn: number; seat?: number | null; open?: boolean };
  /** Another place of the match that is replayed, or the same place by another sight. */
  step: { round: number; turn: number; seat?: number | null; open?: boolean };
  /** Invite somebody at another device to a match; `at`: now, in ms. */
  invite: { game: string; options: Record<string, unknown>; name: string; hints: boolean; at: number };
  /** What an invitation says. */
  invited: { text: string };
  /** Accept an invitation. */
  accept: { text: string; name: string; at: number };
  /** Take a message from the other device. */
  receive: { text: string; at: number };
  /** Ask for the last turn back; give it back or, while this side asks, send the turn instead; give up; charge the other side with what was found. */
  afar: { act: "ask" | "undo" | "concede" | "charge"; won?: boolean };
  /** This device's message of that number was handed to somebody to carry. */
  brought: { number: number; at: number };
  /** What the viewer sees as a position on one line: never the deal. */
  line: {};
  /** Work on the review for about 25 ms. */
  weigh: {};
  /** The table of the match that is reviewed, as that seat saw it after `turn` turns of a round. */
  moment: { round: number; turn: number; seat: number };
  /** For the worker only, since a record holds hidden cards. The match as this device keeps it. */
  save: {};
  /** Put a kept match on the table, under the name by which it is kept. */
  open: { record: string; match: string };
  /** The match kept as `match` goes on under another name, also on the table if it is there. */
  rename: { match: string; to: string };
  /** A kept match that is over as a link (record/link.md). */
  link: { record: string };
  /** The match of a link as this device would keep it; the table stays as it is. */
  unlink: { link: string };
  /** A kept match that is over, to be played on from there as practice and kept as a new one; `anew`: what that seat could not know is dealt anew, null: all cards lie as they lay. */
  branch: { record: string; round: number; turn: number; anew: number | null };
  /** A kept match that is over, to be reviewed; nothing is worked out yet. */
  review: { record: string; match: string };
  /** A record from elsewhere as this device would keep it, under a new name; the table stays as it is. */
  check: { record: string };
  /** A record from elsewhere and a review that came with it: whether it is of that match, made as here, and adds up. */
  held: { record: string; review: KeptReview };
  /** Of two records of a match, this device's and another's, which holds the other; the table stays as it is. */
  compare: { record: string; other: string };
  /** What all matches of this device come to; `pars`: by date, the margin of a day's par. */
  statistics: { matches: Counted[]; pars: Record<string, number> };
  /** For the worker only, since it holds a hand. What the person's own player to move is asked (arena/protocol.md). */
  question: { ply: number };
  /** What a person's own player has answered. */
  answer: { ply: number; answer: string };
}

/** By what a request does: what the reply holds. */
export interface Replies {
  hello: { about: About };
  new: { table: Table };
  day: { table: Table };
  par: { thinking: Progress; par?: undefined } | { thinking?: undefined; par: Par };
  look: { table: Table | null; afar?: undefined } | { table?: undefined; afar: Afar };
  play: { table: Table };
  why: { reason: Reason };
  worth: { worth: Worth };
  think: { thinking: Progress; table?: undefined } | { thinking?: undefined; table: Table };
  hurry: { table: Table };
  undo: { table: Table };
  pass: { table: Table };
  lift: { table: Table };
  on: { table: Table };
  leave: { table: Table };
  next: { table: Table };
  concede: { table: Table };
  rematch: { table: Table };
  hint: { thinking: Progress; hint?: undefined } | { thinking?: undefined; hint: Hint };
  guide: { guide: Remark | null };
  prefs: { table: Table | null; afar?: undefined } | { table?: undefined; afar: Afar };
  own: { table: Table };
  sheet: { sheet: Sheet };
  position: { table: Table };
  picture: { table: Table };
  lesson: { table: Table };
  clue: { clue: { key: string } };
  replay: { table: Table };
  through: { table: Table };
  step: { table: Table };
  invite: { afar: Afar };
  invited: { invitation: Invitation };
  accept: { afar: Afar };
  receive: { table: Table; afar?: undefined } | { table?: undefined; afar: Afar };
  afar: { table: Table; afar?: undefined } | { table?: undefined; afar: Afar };
  brought: { table: Table; afar?: undefined } | { table?: undefined; afar: Afar };
  line: { line: string };
  weigh: { reviewing: Reviewing };
  moment: { table: Table };
  save: { save: Save };
  open: { table: Table; afar?: undefined } | { table?: undefined; afar: Afar };
  rename: { table: Table | null; afar?: undefined } | { table?: undefined; afar: Afar };
  link: { link: string };
  unlink: { save: Save };
  branch: { table: Table };
  review: { reviewing: Reviewing };
  check: { save: Save };
  held: { held: boolean };
  compare: { keep: "same" | "mine" | "theirs" | "both" };
  statistics: { statistics: Statistics };
  question: { question: Question };
  answer: { table: Table };
}

/** A request, before it has its number. */
export type Asked = { [Name in keyof Requests]: { do: Name } & Requests[Name] }[keyof Requests];

/** What the bridge answers where it did as asked. */
export type Done<Name extends keyof Requests> = { ok: true } & Replies[Name];

/** What it answers where it did not; a "stale" one brings the table as it is. */
export interface Refusal {
  ok: false;
  error: Fault;
  table?: Table | null;
}

/** Either. */
export type Reply<Name extends keyof Requests> = Done<Name> | Refusal;
