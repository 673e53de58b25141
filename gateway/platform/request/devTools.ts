import type { Journal } from "./journal.ts";
import type { Store, TableName } from "#gateway/platform/store/database.ts";
import type { Sandboxes } from "#gateway/platform/store/sandboxes.ts";
import type { FaultRules } from "./faults.ts";

/** What the mock server does for its users beside answering; used only where `config.mockControls` is on. */
export interface DevTools {
  sandboxes: Sandboxes;
  journal: Journal;
  faults: FaultRules;
  /** The tables of the sample rows, those that are referred to first. */
  sampleTables: readonly TableName[];
  /** Puts the sample rows of a store back; accounts and sessions are not touched. */
  reset(store: Store): Promise<void>;
}
