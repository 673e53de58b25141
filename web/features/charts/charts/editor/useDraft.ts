import { useMemo, useState } from "react";
import type { PackedFile } from "#web/features/charts/charts/tgz.ts";

/** The files of a version as they are kept, and when. */
export interface Kept {
  version: number;
  files: readonly PackedFile[];
}

/** A file that is written, or taken away by null. */
export interface FileChange {
  path: string;
  text: string | null;
}

/** The files as they are written, over those that are kept. */
export function useDraft(given: Kept) {
  const [kept, keep] = useState(given);
  const [written, write] = useState<ReadonlyMap<string, string | null>>(new Map());
  const saved = useMemo(() => new Map(kept.files.map(({ path, text }) => [path, text])), [kept]);
  const changes = useMemo<FileChange[]>(
    () =>
      [...written]
        .filter(([path, text]) => (text ?? undefined) !== saved.get(path))
        .map(([path, text]) => ({ path, text })),
    [written, saved],
  );
  const files = useMemo(() => {
    const all = new Map(saved);
    for (const { path, text } of changes)
      if (text === null) all.delete(path);
      else all.set(path, text);
    return all;
  }, [saved, changes]);
  // What others kept meanwhile is taken over where nothing would be lost.
  if (given.version > kept.version && changes.length === 0) keep(given);
  const set = (...all: readonly FileChange[]) =>
    write((now) => new Map([...now, ...all.map(({ path, text }): [string, string | null] => [path, text])]));
  return {
    kept,
    files,
    saved,
    changes,
    set,
    /** Takes all that is written back. */
    discard: () => write(new Map()),
    /** Takes over what is kept now; what is written since stays on top. */
    adopt: (next: Kept) => keep(next),
  };
}
export type Draft = ReturnType<typeof useDraft>;
