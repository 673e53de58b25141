import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type FieldValues, get, set, type UseFormReturn } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { isRecord } from "#web/lib/isRecord.ts";
import { useCopiedId } from "#web/lib/navigation/copyPath.ts";
import { type Draft, findDraft, forgetDraft, keepDraft, prepareDrafts } from "#web/lib/session/drafts.ts";
import { sessionStore } from "#web/lib/session/session.ts";
import { noteKeptForm } from "#web/lib/session/signedOut.ts";
import type { FieldRegistry } from "./field/fieldRegistry.ts";
import { same } from "./merge/changedFields.ts";

/** What a form does about what was typed into it before the session ended. */
export interface KeptDraft {
  /** Set while the form holds what was kept: the labels of the fields that others changed meanwhile to something else. */
  restored: { changed: readonly string[] } | undefined;
  /** Goes back to what the form began with. */
  discard: () => void;
  /** What the form held is saved. */
  finish: () => void;
  /** Whether the session that the form was opened in goes on; without it nothing is lost by leaving. */
  goesOn: () => boolean;
}

/** Which form it is. */
export interface KeptDraftOptions<TInput extends FieldValues, TOutput> {
  form: UseFormReturn<TInput, unknown, TOutput>;
  isDirty: boolean;
  fields: FieldRegistry;
  label: string;
  /** What it edits, where it edits something. */
  record?: string | undefined;
}

const person = () => sessionStore.get()?.user.id;

/** An upload that had not arrived cannot go on. */
const isUnderWay = (value: unknown): boolean =>
  isRecord(value) && value["id"] === "" && typeof value["key"] === "string";

function plain(values: unknown): Record<string, unknown> {
  const text = JSON.stringify(values, (_, value: unknown) =>
    Array.isArray(value) ? value.filter((one) => !isUnderWay(one)) : value,
  );
  const read: unknown = JSON.parse(text);
  return isRecord(read) ? read : {};
}

function draftOf(values: unknown, begun: unknown, fields: FieldRegistry): Draft {
  const draft = { values: plain(values), base: plain(begun) };
  for (const [name, { secret }] of fields) if (secret) set(draft.values, name, get(draft.base, name));
  return draft;
}

/**
 * Keeps what a form holds when the session ends, whoever ended it, and gives it back when the same person opens the form
 * again: in this browser, sealed, without passwords. What others saved meanwhile stands where the person had changed nothing.
 */
export function useKeptDraft<TInput extends FieldValues, TOutput>({
  form,
  isDirty,
  fields,
  label,
  record = "",
}: KeptDraftOptions<TInput, TOutput>): KeptDraft {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const copied = useCopiedId();
  const [{ owner, place }] = useState(() => ({
    owner: person(),
    place: [pathname, copied ?? "", label, record].join(" "),
  }));
  const [restored, setRestored] = useState<KeptDraft["restored"]>();
  const isSaved = useRef(false);
  const holds = useRef(false);

  useEffect(() => {
    if (!isDirty) isSaved.current = false;
    if (!isDirty || owner === undefined) return;
    prepareDrafts(client, owner);
    return sessionStore.follow(() => {
      if (person() === owner || isSaved.current) return;
      const draft = draftOf(form.getValues(), form.formState.defaultValues, fields);
      if (same(draft.base, draft.values)) return;
      keepDraft(client, owner, place, draft);
      noteKeptForm(label);
    });
  }, [client, form, fields, isDirty, owner, place, label]);

  const forget = useCallback(() => {
    holds.current = false;
    setRestored(undefined);
    if (owner !== undefined) forgetDraft(owner, place);
  }, [owner, place]);

  useEffect(() => {
    let here = true;
    const restore = async () => {
      const draft = owner === undefined ? null : await findDraft(client, owner, place);
      if (!draft) return;
      const { mergeVersions } = await import("./merge/mergeVersions.ts");
      if (!here || form.formState.isDirty) return;
      const begun = plain(form.formState.defaultValues);
      const { values, clashes } = mergeVersions(draft.base, draft.values, begun);
      form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true });
      holds.current = true;
      setRestored({ changed: clashes.map((name) => fields.get(name)?.label ?? name) });
    };
    void restore().catch(() => undefined);
    return () => {
      here = false;
      // Who leaves the form was asked.
      if (holds.current && owner !== undefined && person() === owner) forgetDraft(owner, place);
    };
  }, [client, form, fields, owner, place]);

  return useMemo(
    () => ({
      restored,
      discard: () => {
        forget();
        form.reset();
      },
      finish: () => {
        isSaved.current = true;
        forget();
      },
      goesOn: () => person() === owner,
    }),
    [restored, forget, form, owner],
  );
}
