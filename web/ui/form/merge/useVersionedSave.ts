import { useApolloClient } from "@apollo/client/react";
import { type RefObject, useRef } from "react";
import { toAppError } from "#web/lib/errors/appError.ts";
import { withoutTypes } from "#web/lib/graphql/withoutTypes.ts";
import { forgetFigures, type ListCacheKeys, refreshLists } from "#web/lib/list/listCache.ts";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { changedFields } from "./changedFields.ts";
import type { ServerVersion } from "./useVersionMerge.ts";

/** A record that says how often it was changed. */
export interface Versioned {
  version: number;
}

/** How a record that others may change meanwhile is edited in a form. */
export interface VersionedSaveOptions<
  TRecord extends Versioned,
  TInitial extends TValues,
  TValues,
  TChange extends object,
> {
  /** The record as it was when the form began. */
  record: TRecord;
  /** The record as it is on the gateway now; undefined when it is gone. */
  reload: () => Promise<TRecord | null | undefined>;
  /** The record as the form holds it. */
  valuesOf: (record: TRecord) => TInitial;
  /** The input of the mutation for all that the form holds. */
  inputOf: (values: TValues) => TChange;
  /** The same for what the record holds, where the form begins with something else; what the form begins with by default. */
  inputNow?: (record: TRecord) => TChange;
  /** Sends what differs, or all of it where the mutation takes no less; answers the record's new version. */
  update: (change: Partial<TChange>, expectedVersion: number, all: TChange) => Promise<Versioned>;
  /** The lists that show it: their figures are asked for again, and their pages when it was taken back. */
  list?: Pick<ListCacheKeys, "rows" | "figures">;
  /** What was done, as a sentence. */
  saved: (values: TValues) => string;
  /** Called when it was saved, before it is told. */
  onSaved?: () => void;
}

/** What a form needs of it: spread it into `Form` or `FormDrawer`. */
export interface VersionedSave<TInitial, TValues> {
  initial: TInitial;
  onSubmit: (values: TValues) => Promise<void>;
  loadCurrent: () => Promise<ServerVersion<TInitial> | undefined>;
}

/**
 * Saves a form under the version that it began with, merges with what others saved meanwhile, and tells that it was saved with
 * Undo, which gives the fields their old values unless somebody changed one of the form's fields again.
 */
export function useVersionedSave<
  TRecord extends Versioned,
  TInitial extends TValues,
  TValues,
  TChange extends object,
>(options: VersionedSaveOptions<TRecord, TInitial, TValues, TChange>): VersionedSave<TInitial, TValues> {
  const { record, valuesOf } = options;
  const base = useRef(record);
  const initial = useRef<TInitial>(undefined);
  initial.current ??= withoutTypes(valuesOf(record));
  return { initial: initial.current, ...useSave(base, options) };
}

/**
 * What `useVersionedSave` does, for a form that begins with another version than at first.
 * @param base the record that the form's changes are meant for.
 */
export function useSave<TRecord extends Versioned, TInitial extends TValues, TValues, TChange extends object>(
  base: RefObject<TRecord>,
  options: VersionedSaveOptions<TRecord, TInitial, TValues, TChange>,
): Omit<VersionedSave<TInitial, TValues>, "initial"> {
  const { reload, inputOf, update, list, saved, onSaved } = options;
  const { cache } = useApolloClient();
  const offerUndo = useUndo();
  const valuesOf = (record: TRecord) => withoutTypes(options.valuesOf(record));
  const { inputNow = (record) => inputOf(valuesOf(record)) } = options;
  return {
    onSubmit: async (values) => {
      const [before, after] = [inputNow(base.current), inputOf(values)];
      const { version } = await update(changedFields(before, after), base.current.version, after);
      const back = changedFields(after, before);
      const takeBack = () =>
        update(back, version, before).catch(async (thrown: unknown) => {
          const now = toAppError(thrown).code === "VERSION_CONFLICT" ? await reload() : undefined;
          if (!now || Object.keys(changedFields(after, inputNow(now))).length > 0) throw thrown;
          return await update(back, now.version, before);
        });
      if (list) forgetFigures(cache, list);
      onSaved?.();
      offerUndo({
        text: saved(values),
        ...(Object.keys(back).length > 0 && { takeBack }),
        onUndone: () => list && refreshLists(cache, list),
      });
    },
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
