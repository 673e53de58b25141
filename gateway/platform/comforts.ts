import type { Journal } from "./journal.ts";
import type { Store, TableName } from "./store/database.ts";
import type { Sandboxes } from "./store/sandboxes.ts";
import type { TroubleMaker } from "./trouble.ts";

/** What the mock server does for its users beside answering; used only where `config.comforts` is on. */
export interface Comforts {
  sandboxes: Sandboxes;
  journal: Journal;
  trouble: TroubleMaker;
  /** The tables of the sample rows, those that are referred to first. */
  sampleTables: readonly TableName[];
  /** Puts the sample rows of a store back; accounts and sessions are not touched. */
  reset(store: Store): Promise<void>;
}
