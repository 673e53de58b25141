import { isRecord } from "#web/lib/isRecord.ts";
import { browserStore, parseStored } from "#web/lib/session/browserStore.ts";
import { sessionStore } from "#web/lib/session/session.ts";
import { createStore } from "#web/lib/storage/store.ts";
import { isUploaded } from "#web/lib/connection/uploads.ts";
import type { ComposeValues } from "./composeSchema.ts";

/** The draft that the gateway keeps of what is written. */
interface Draft {
  id: string;
  version: number;
}

/** How far the gateway keeps what is written: one for all windows that go on with the same. */
export interface Keeping {
  draft: Draft | undefined;
  /** What is on its way to the gateway. */
  running: Promise<unknown>;
}

/** A mail that is being written. */
export interface Composing {
  key: number;
  keeping: Keeping;
  /** The mail that is replied to; undefined for a mail of its own. */
  replyTo: string | undefined;
  /** The draft that the gateway kept of it when the window opened. */
  draft: Draft | undefined;
  values: ComposeValues;
  /** It was found after the console had been left in the middle. */
  restored?: boolean;
  /** What stands in it may not be saved yet. */
  unsaved?: boolean;
}

const kept = "mail.compose";

const blank: ComposeValues = { to: [], cc: [], bcc: [], subject: "", message: "", files: [] };

/** The mail that is being written; the window for it stays while one walks through the mail. */
export const composeStore = createStore<Composing | undefined>(undefined);

/** Who writes here. */
export const writer = (): string | undefined => sessionStore.get()?.user.id;

let latest: Composing | undefined;
let lastWriter = writer();
sessionStore.follow(() => {
  if (writer() === lastWriter) return;
  lastWriter = writer();
  latest = undefined;
  composeStore.set(undefined);
});

let lastKey = 0;

/** Opens the window with a mail. */
export function openCompose(
  given: Partial<Omit<Composing, "key" | "values">> & { values?: Partial<ComposeValues> },
): void {
  lastKey += 1;
  const keeping = { draft: given.draft, running: Promise.resolve() };
  composeStore.set({
    replyTo: undefined,
    draft: undefined,
    keeping,
    ...given,
    key: lastKey,
    values: { ...blank, ...given.values },
  });
}

/** Keeps what is written in this browser, so that it outlives a crash; undefined forgets it. */
export function keepComposing(composing: Composing | undefined): void {
  latest = composing;
  browserStore.write(
    kept,
    composing
      ? JSON.stringify({
          replyTo: composing.replyTo,
          draft: composing.draft,
          values: composing.values,
        } satisfies Written)
      : null,
  );
}

/** Notes which draft the gateway keeps of what is kept here. */
export function noteDraft(keeping: Keeping): void {
  if (latest?.keeping === keeping) keepComposing({ ...latest, draft: keeping.draft });
}

/** Forgets what was kept of this mail, unless another one is kept by now. */
export function forgetComposing({ keeping }: Composing): void {
  if (latest?.keeping === keeping) keepComposing(undefined);
}

/** Lets the next window go on where this one was left: another screen has its own. */
export function handOn(composing: Composing): void {
  if (composeStore.get()?.key === composing.key)
    openCompose({ ...(latest?.key === composing.key ? latest : composing), unsaved: true });
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** What is written, without the window it stands in. */
export type Written = Pick<Composing, "replyTo" | "draft" | "values">;

/** Reads what a browser kept of something written; undefined where it is none. */
export function readWritten(found: unknown): Written | undefined {
  if (!isRecord(found) || !isRecord(found["values"])) return undefined;
  const { values, replyTo, draft } = found;
  const { to, cc, bcc, subject, message, files } = values;
  return {
    replyTo: typeof replyTo === "string" ? replyTo : undefined,
    draft:
      isRecord(draft) && typeof draft["id"] === "string" && typeof draft["version"] === "number"
        ? { id: draft["id"], version: draft["version"] }
        : undefined,
    values: {
      to: texts(to),
      cc: texts(cc),
      bcc: texts(bcc),
      subject: textOf(subject),
      message: textOf(message),
      files: Array.isArray(files) ? files.filter(isUploaded).filter(({ id }) => id !== "") : [],
    },
  };
}

/** Opens what was being written when the console was left. */
export function restoreComposing(): void {
  const written = composeStore.get() ? undefined : readWritten(parseStored(browserStore.read(kept)));
  if (written) openCompose({ ...written, restored: true, unsaved: true });
}
