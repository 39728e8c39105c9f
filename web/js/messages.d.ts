/** What crosses between the page and its worker: texts for the bridge (wire.d.ts), and what the worker does itself. */
import type { Asked, Done, Fault, Refusal, Reply, Requests, Summary, Table } from "./wire.d.ts";

/** How far Python has come; `file` is the file that is awaited, or that did not come. */
export type Status =
  | { state: "fetching"; loaded: number; total: number; file?: string; stalled?: boolean }
  | { state: "starting" }
  | { state: "ready" }
  | { state: "failed"; reason: "network" | "damaged" | "browser" | "stopped"; file?: string; detail: string };

/** A match as this device lists it; without a summary if it cannot be read. */
export interface Kept {
  id: string;
  updated?: number;
  damaged?: boolean;
  otherVersion?: boolean;
  summary: Summary | null;
}

/** A match could not be kept; after a conflict, `copy` says where it lies now. */
export interface Unsaved {
  reason: "full" | "forbidden" | "conflict" | "other";
  id?: string;
  copy?: string;
  detail?: string;
}

/** The answer for a person's own player that did not move; `gone`: it cannot be asked again. */
export interface OwnRefusal {
  ok: false;
  gone?: boolean;
  error: Pick<Fault, "code" | "key" | "values"> & Partial<Fault>;
  table?: undefined;
}

/** What comes of asking a person's own player. */
export type OwnReply = Reply<"answer"> | OwnRefusal;

/** A match from a file, kept now. */
export interface Imported {
  ok: true;
  match: string;
  summary: Summary;
}

/** Everything from another device, merged with what is here; the page's own part is returned to it. */
export interface Unpacked {
  ok: true;
  added: number;
  further: string[]; // of those, the ones that go on under the name they had here
  left: number; // reviews dropped because they do not fit their matches
  remembered: Record<string, string>;
}

/** A file that holds no device's data, or unsound data: a message, and for a record what is wrong with it. */
export interface NotUnpacked {
  ok: false;
  key: string;
  values: Record<string, string | number>;
  error?: Fault;
}

/** Why storage gave nothing of what is kept, so that only this visit's matches are there; "" if it gave it. */
export type Unread = "" | "full" | "forbidden" | "other";

/** What the worker can be asked beside the bridge: by name, what goes with it and what it gives. */
export interface Services {
  matches: { asks: {}; gives: Kept[] };
  open: { asks: { match: string }; gives: Reply<"open"> };
  through: { asks: { match: string; place: Requests["step"] }; gives: Reply<"through"> };
  review: { asks: { match: string }; gives: Reply<"review"> };
  branch: {
    asks: { match: string; place: { round: number; turn: number; anew: number | null } };
    gives: Reply<"branch">;
  };
  link: { asks: { match: string }; gives: Reply<"link"> };
  unlink: { asks: { link: string }; gives: Imported | Refusal };
  import: { asks: { text: string | Blob }; gives: (Imported & { was: "new" | "here" | "further" }) | Refusal };
  export: { asks: { match: string }; gives: Blob | null };
  statistics: { asks: { pars: Record<string, number> }; gives: Reply<"statistics"> & { unread: Unread } };
  pack: { asks: { remembered: Record<string, string> }; gives: { file: Blob; unread: Unread } };
  unpack: { asks: { file: Blob }; gives: Unpacked | NotUnpacked };
  delete: { asks: { match: string }; gives: void };
  erase: { asks: {}; gives: void };
  /** A started Python that is kept for the next start: its bytes, and whether this worker started from it. */
  snapshot: { asks: {}; gives: { size: number; used: boolean } };
  host: { asks: { seat: number; port: MessagePort; patience: number }; gives: OwnRefusal | null };
  consult: { asks: { ply: number; patience: number }; gives: OwnReply };
  ping: { asks: {}; gives: true };
}

/** A request for a service, with what goes with it. */
export type Wanted<Name extends keyof Services = keyof Services> = {
  [Each in Name]: { kind: Each } & Services[Each]["asks"];
}[Name];

/** A text for the bridge of a table; `fresh`: it needs nothing from an earlier table. */
export interface ForBridge {
  kind: "bridge";
  table: string;
  text: string;
  fresh: boolean;
}

/** What the page says to the worker. */
export type ToWorker =
  | { kind: "start"; kept: boolean; plain: boolean }
  | { kind: "keep"; kept: boolean }
  | { kind: "again" } // fetch again what has stalled
  | { kind: "leave"; table: string }
  | ({ id: number } & ForBridge)
  | ({ id: number } & Wanted);

/** What the worker says to the page. */
export type FromWorker =
  | ({ kind: "status" } & Status)
  | { kind: "goes on" } // what had stalled has been asked for again, from where it was
  | { kind: "crashed"; detail: string; file?: string }
  | { kind: "kept"; size: number; detail?: string }
  | { kind: "saved"; id: string; late: boolean }
  | { kind: "renamed"; id: string; to: string } // the match on the table: another window goes on under its name
  | { kind: "reckoned"; done: number; all: number }
  | ({ kind: "unsaved" } & Unsaved)
  | { kind: "reply"; id: number; text: string }
  | { kind: "reply"; id: number; text?: undefined; ok: true; value: unknown }
  | { kind: "reply"; id: number; text?: undefined; ok: false; reason: "full" | "forbidden" | "other"; detail: string };

/** Asks the bridge of a table, "" for the page's own. */
export type Ask = <Name extends keyof Requests>(
  message: { do: Name } & Requests[Name],
  table?: string,
) => Promise<Reply<Name>>;

/** Asks the bridge where the worker is. */
export type AskBridge = <Name extends keyof Requests>(message: { do: Name } & Requests[Name]) => Reply<Name>;

/** The names of the requests whose reply is the table. */
type Moving = { [Name in keyof Requests]: Done<Name> extends { table: Table } ? Name : never }[keyof Requests];

/** A request whose reply is the table. */
export type ForTable = Extract<Asked, { do: Moving }>;

/** A request that brings a table onto the table. */
export type Opening = Extract<Asked, { do: "new" | "day" | "replay" | "lesson" | "position" }>;
