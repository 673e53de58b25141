import { useApolloClient } from "@apollo/client/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { get, set, useFormContext } from "react-hook-form";
import { useLocation } from "#web/lib/navigation/place.ts";
import { isRecord } from "#web/lib/isRecord.ts";
import { connectivityStore } from "#web/lib/connection/connectivity.ts";
import { useCopiedId } from "#web/lib/navigation/copyPath.ts";
import { type Draft, findDraft, forgetDraft, keepDraft, prepareDrafts } from "#web/lib/session/drafts.ts";
import { sessionStore } from "#web/lib/session/session.ts";
import { noteKeptForm } from "#web/lib/session/signedOut.ts";
import type { FieldRegistry } from "#web/ui/form/field/fieldRegistry.ts";
import { same } from "#web/ui/form/merge/changedFields.ts";

/** Which form it is. */
export interface KeptDraftProps {
  fields: FieldRegistry;
  label: string;
  /** What it edits, where it edits something. */
  record?: string | undefined;
  /** Whether what it holds is saved. */
  saved: RefObject<boolean>;
}

/** What a form was given back. */
interface Restored {
  /** The labels of the fields that others changed meanwhile to something else. */
  changed: readonly string[];
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
 * Keeps the form around when the session ends, in this browser, sealed, without passwords, and gives it back; see `KeptDraft`.
 * What others saved meanwhile stands where the person had changed nothing. What was kept is forgotten once nothing in the form
 * is unsaved.
 */
export function useKeptDraft({ fields, label, record = "", saved }: KeptDraftProps) {
  const client = useApolloClient();
  const form = useFormContext();
  const { isDirty, defaultValues } = form.formState;
  const { reset, getValues } = form;
  const { pathname } = useLocation();
  const copied = useCopiedId();
  const [{ owner, place }] = useState(() => ({
    owner: person(),
    place: [pathname, copied ?? "", label, record].join(" "),
  }));
  const [restored, setRestored] = useState<Restored>();
  const now = useRef({ isDirty, defaultValues });
  useEffect(() => {
    now.current = { isDirty, defaultValues };
  });

  useEffect(() => {
    if (!isDirty || owner === undefined) return;
    const prepare = () => void (connectivityStore.get() === "here" && prepareDrafts(client, owner));
    prepare();
    // The gateway may have died over the key.
    const unfollow = connectivityStore.follow(prepare);
    const unkeep = sessionStore.follow(() => {
      if (person() === owner || saved.current) return;
      const draft = draftOf(getValues(), now.current.defaultValues, fields);
      if (same(draft.base, draft.values)) return;
      keepDraft(client, owner, place, draft);
      noteKeptForm(label);
    });
    return () => {
      unfollow();
      unkeep();
    };
  }, [client, getValues, fields, saved, isDirty, owner, place, label]);

  useEffect(() => {
    let here = true;
    const restore = async () => {
      const draft = owner === undefined ? null : await findDraft(client, owner, place);
      if (!draft) return;
      const { mergeVersions } = await import("#web/ui/form/merge/mergeVersions.ts");
      if (!here || now.current.isDirty) return;
      const { values, clashes } = mergeVersions(draft.base, draft.values, plain(now.current.defaultValues));
      reset({ ...getValues(), ...values }, { keepDefaultValues: true });
      setRestored({ changed: clashes.map((name) => fields.get(name)?.label ?? name) });
    };
    void restore().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [client, getValues, reset, fields, owner, place]);

  // Who leaves the form, or takes its changes back, was asked.
  const holds = restored !== undefined && isDirty;
  useEffect(() => {
    if (!holds || owner === undefined) return;
    return () => {
      if (person() !== owner) return;
      forgetDraft(owner, place);
      setRestored(undefined);
    };
  }, [holds, owner, place]);

  return { restored: holds ? restored : undefined, discard: () => reset() };
}
