import {
  findSnapshot,
  listSnapshots,
  removeSnapshot,
  restoreSnapshot,
  saveSnapshot,
} from "#gateway/platform/store/snapshots.ts";
import type { SnapshotTable } from "#gateway/platform/store/snapshots.ts";

export type SnapshotRow = SnapshotTable;

export {
  findSnapshot as byName,
  listSnapshots as list,
  removeSnapshot as remove,
  restoreSnapshot as restore,
  saveSnapshot as save,
};
