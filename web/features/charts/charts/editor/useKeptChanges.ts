import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { findDraft, forgetDraft, keepDraft, prepareDrafts } from "#web/lib/session/drafts.ts";
import { sessionStore } from "#web/lib/session/session.ts";
import type { Draft, FileChange } from "./useDraft.ts";

/** How long nothing is written before what stands there is kept, in milliseconds. */
const PAUSE = 300;

const person = () => sessionStore.get()?.user.id;

const changesIn = (values: Readonly<Record<string, unknown>>): FileChange[] =>
  Object.entries(values).flatMap(([path, text]) =>
    typeof text === "string" || text === null ? [{ path, text }] : [],
  );

/**
 * Keeps what is written and not saved in this browser, sealed, and gives it back after a reload or a session that ended.
 * Answers the paths that others changed meanwhile, once something was given back and is not saved yet.
 */
export function useKeptChanges(id: string, draft: Draft, fixed: boolean): readonly string[] | undefined {
  const { saved, changes, set } = draft;
  const client = useApolloClient();
  const [owner] = useState(person);
  const [restored, setRestored] = useState<readonly string[]>();
  const place = `chart ${id}`;
  const now = useRef({ saved, changes, set, fixed });
  const holds = useRef(false);
  useEffect(() => {
    now.current = { saved, changes, set, fixed };
  });

  useEffect(() => {
    let here = true;
    const restore = async () => {
      const found = owner === undefined ? null : await findDraft(client, owner, place);
      const at = now.current;
      if (!found || !here || at.fixed || at.changes.length > 0) return;
      const others = changesIn(found.values).filter(
        ({ path, text }) => at.saved.get(path) !== (text ?? undefined),
      );
      if (others.length === 0) return;
      at.set(...others);
      setRestored(
        others.flatMap(({ path }) =>
          (at.saved.get(path) ?? null) === (found.base[path] ?? null) ? [] : [path],
        ),
      );
    };
    void restore().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [client, owner, place]);

  useEffect(() => {
    if (owner === undefined) return;
    if (changes.length === 0) {
      if (holds.current) forgetDraft(owner, place);
      holds.current = false;
      return;
    }
    holds.current = true;
    prepareDrafts(client, owner);
    const keep = () =>
      keepDraft(client, owner, place, {
        base: Object.fromEntries(changes.map(({ path }) => [path, saved.get(path) ?? null])),
        values: Object.fromEntries(changes.map(({ path, text }) => [path, text])),
      });
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [client, owner, place, changes, saved]);

  // Who leaves the editor was asked.
  useEffect(
    () => () => {
      if (holds.current && owner !== undefined && person() === owner) forgetDraft(owner, place);
    },
    [owner, place],
  );

  return changes.length > 0 ? restored : undefined;
}
