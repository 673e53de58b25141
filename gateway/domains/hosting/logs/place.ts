import { z } from "zod";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";
import { badInput } from "#gateway/platform/errors.ts";

/** Where a line stands among those of all pods of an app. */
export interface Place {
  /** Its instant with nine decimals and without a zone: in the order of time as texts. */
  key: string;
  pod: string;
  /** The engine's own name of it among those of its pod. */
  cursor: string;
}

/** How far the lines of an app have been read. */
export interface Progress {
  /** From when on the lines of pods count that are not named, in milliseconds. */
  since: number;
  /** The engine's name of the last line that was read of a pod. */
  pods: ReadonlyMap<string, string>;
}

/** An ISO instant as a text in the order of time. */
export function keyOf(at: string): string {
  const utc = at.endsWith("Z") ? at : new Date(at).toISOString();
  const dot = utc.indexOf(".");
  return dot < 0
    ? `${utc.slice(0, -1)}.000000000`
    : `${utc.slice(0, dot)}.${utc
        .slice(dot + 1, -1)
        .padEnd(9, "0")
        .slice(0, 9)}`;
}

/** The millisecond of a key. */
export const momentOf = (key: string): number => Date.parse(`${key.slice(0, 23)}Z`);

/** The place before every line of a millisecond. */
export const placeAt = (ms: number): Place => ({
  key: keyOf(new Date(ms).toISOString()),
  pod: "",
  cursor: "",
});

const parts = onFirstUse(() => new Intl.Collator("en", { numeric: true }));

/** Which of two lines stands first: below zero for the first one. */
export function compare(one: Place, other: Place): number {
  if (one.key !== other.key) return one.key < other.key ? -1 : 1;
  if (one.pod !== other.pod) return one.pod < other.pod ? -1 : 1;
  return parts().compare(one.cursor, other.cursor);
}

const sealed = (text: string): string => Buffer.from(text).toString("base64url");
const opened = (text: string): string => Buffer.from(text, "base64url").toString();

const wrong = (argument: string) =>
  badInput({ [argument]: { code: "INVALID", message: `${argument} must be what a page or a batch said.` } });

/** A place as it is sent. */
export const writePlace = ({ key, pod, cursor }: Place): string => sealed(`${key} ${pod} ${cursor}`);

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}) ([\w.-]{0,253}) (\S{0,80})$/;

/** @throws {AppError} BAD_USER_INPUT */
export function readPlace(text: string, argument: string): Place {
  const [, key, pod = "", cursor = ""] = shape.exec(text.length > 700 ? "" : opened(text)) ?? [];
  if (key === undefined || Number.isNaN(momentOf(key))) throw wrong(argument);
  return { key, pod, cursor };
}

/** How far was read, as it is sent. */
export const writeProgress = ({ since, pods }: Progress): string =>
  sealed(JSON.stringify([since, Object.fromEntries(pods)]));

const progress = z.tuple([
  z.int().min(0).max(8.64e15),
  z.record(z.string().max(253), z.string().max(80)).refine((pods) => Object.keys(pods).length <= 100),
]);

/** @throws {AppError} BAD_USER_INPUT */
export function readProgress(text: string, argument: string): Progress {
  try {
    const [since, pods] = progress.parse(JSON.parse(text.length > 50_000 ? "" : opened(text)));
    return { since, pods: new Map(Object.entries(pods)) };
  } catch {
    throw wrong(argument);
  }
}
