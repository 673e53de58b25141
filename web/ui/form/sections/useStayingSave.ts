import { useEffect, useMemo, useRef, useState } from "react";
import { withoutTypes } from "#web/lib/graphql/withoutTypes.ts";
import {
  useSave,
  type Versioned,
  type VersionedSave,
  type VersionedSaveOptions,
} from "#web/ui/form/merge/useVersionedSave.ts";
import type { UnsavedGuard } from "#web/ui/form/useUnsavedGuard.ts";

/** What a form that stays needs of it: spread it into `Form`. */
export interface StayingSave<TInitial, TValues> extends VersionedSave<TInitial, TValues> {
  stays: true;
  guard: UnsavedGuard;
}

/**
 * `useVersionedSave` for a form that stays when it has saved: while nothing is changed it follows what others save.
 * @param options with a `valuesOf` that is the same function each time.
 */
export function useStayingSave<
  TRecord extends Versioned,
  TInitial extends TValues,
  TValues,
  TChange extends object,
>(options: VersionedSaveOptions<TRecord, TInitial, TValues, TChange>): StayingSave<TInitial, TValues> {
  const { record, valuesOf } = options;
  const [unsaved, mark] = useState(false);
  const [begun, setBegun] = useState(record);
  if (!unsaved && begun !== record) setBegun(record);
  const base = useRef(begun);
  useEffect(() => {
    base.current = begun;
  }, [begun]);
  const initial = useMemo(() => withoutTypes(valuesOf(begun)), [valuesOf, begun]);
  const guard = useMemo(() => ({ mark, ask: (close: () => void) => close() }), []);
  return { stays: true, initial, guard, ...useSave(base, options) };
}
