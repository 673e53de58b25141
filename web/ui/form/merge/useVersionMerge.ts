import { useCallback, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { AppError } from "#web/lib/errors/appError.ts";
import type { FieldRegistry } from "#web/ui/form/field/fieldRegistry.ts";
import type { MergedVersions } from "./mergeVersions.ts";

/** What others have saved since the form began. */
export interface ServerVersion<TInput> {
  values: TInput;
  /** From now on changes are meant for this version; called when both sides are merged. */
  accept: () => void;
}

/** One field as both sides have it, for the person who chooses. */
export interface FieldVersions {
  name: string;
  label: string;
  base: string;
  mine: string;
  theirs: string;
}

/** What the merge panel shows. */
export interface OpenMerge {
  clashes: FieldVersions[];
  /** The fields that only they changed, which are taken as they are. */
  taken: FieldVersions[];
  /** Goes on with the clashing fields whose names are given taken from them, the others from me. */
  choose: (fromTheirs: ReadonlySet<string>) => void;
}

/** How a form merges. */
export interface VersionMergeOptions<TInput extends FieldValues, TOutput> {
  form: UseFormReturn<TInput, unknown, TOutput>;
  initial: TInput;
  loadCurrent: (() => Promise<ServerVersion<TInput> | undefined>) | undefined;
  fields: FieldRegistry;
  /** Writes a value that its field does not describe itself. */
  describe: (value: unknown) => string;
  /** Saves what stands in the form now; `labels` are the fields that were taken from them. */
  save: (labels: string[]) => Promise<void>;
}

/** How often a form saves again by itself before it tells the person. */
const mostAttempts = 3;

/**
 * Merges a form with what others saved meanwhile. `start` is called after a version conflict; it throws what made it fail.
 * `rebase` says what the form begins anew with.
 */
export function useVersionMerge<TInput extends FieldValues, TOutput>(
  options: VersionMergeOptions<TInput, TOutput>,
) {
  const { form, initial, loadCurrent, fields, describe, save } = options;
  const base = useRef(initial);
  const attempts = useRef(0);
  const [open, setOpen] = useState<OpenMerge>();

  async function finish(version: ServerVersion<TInput>, merged: MergedVersions<TInput>): Promise<void> {
    setOpen(undefined);
    version.accept();
    base.current = version.values;
    form.reset(version.values);
    form.reset(merged.values, { keepDefaultValues: true });
    await save(merged.fromTheirs.map((name) => fields.get(name)?.label ?? name));
  }

  async function start(conflict: AppError): Promise<void> {
    attempts.current += 1;
    if (!loadCurrent || attempts.current > mostAttempts) throw conflict;
    const [version, { mergeVersions }] = await Promise.all([loadCurrent(), import("./mergeVersions.ts")]);
    if (!version) throw new AppError("NOT_FOUND", "What was edited is gone.");
    const mine = form.getValues();
    const merged = mergeVersions(base.current, mine, version.values);
    if (merged.clashes.length === 0) return await finish(version, merged);
    const versions = (name: keyof TInput & string): FieldVersions => {
      const facts = fields.get(name);
      const text = facts?.describe ?? describe;
      return {
        name,
        label: facts?.label ?? name,
        base: text(base.current[name]),
        mine: text(mine[name]),
        theirs: text(version.values[name]),
      };
    };
    setOpen({
      clashes: merged.clashes.map(versions),
      taken: merged.fromTheirs.map(versions),
      choose: (fromTheirs) => {
        for (const name of merged.clashes)
          if (fromTheirs.has(name)) merged.values[name] = version.values[name];
        attempts.current = 0;
        void finish(version, merged);
      },
    });
  }

  const rebase = useCallback((values: TInput) => {
    base.current = values;
    attempts.current = 0;
  }, []);

  return { start, rebase, open, close: () => setOpen(undefined) };
}
