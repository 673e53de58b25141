import { useRef } from "react";
import type { ServerVersion } from "./useVersionMerge.ts";

/** How a record that others may change meanwhile is edited in a form. */
export interface VersionedSaveOptions<TRecord, TInput, TOutput> {
  /** The record as it was when the form began. */
  loaded: TRecord;
  /** The record as it is on the gateway now; undefined when it is gone. */
  reload: () => Promise<TRecord | null | undefined>;
  /** The record as the form holds it. */
  valuesOf: (record: TRecord) => TInput;
  /** Saves; `base` is the record that the changes are measured against and whose version they are meant for. */
  save: (values: TOutput, base: TRecord) => Promise<unknown>;
}

/** What a form needs of it: spread it into `Form` or `FormDrawer`. */
export interface VersionedSave<TInput, TOutput> {
  initial: TInput;
  onSubmit: (values: TOutput) => Promise<void>;
  loadCurrent: () => Promise<ServerVersion<TInput> | undefined>;
}

/** Saves a form under the version that it began with, and merges with what others saved meanwhile. */
export function useVersionedSave<TRecord, TInput, TOutput>({
  loaded,
  reload,
  valuesOf,
  save,
}: VersionedSaveOptions<TRecord, TInput, TOutput>): VersionedSave<TInput, TOutput> {
  const base = useRef(loaded);
  const initial = useRef<TInput>(undefined);
  initial.current ??= valuesOf(loaded);
  return {
    initial: initial.current,
    onSubmit: async (values) => void (await save(values, base.current)),
    loadCurrent: async () => {
      const current = await reload();
      return current
        ? {
            values: valuesOf(current),
            accept: () => {
              base.current = current;
            },
          }
        : undefined;
    },
  };
}
