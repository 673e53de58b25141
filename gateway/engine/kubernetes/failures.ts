import { EngineError } from "#gateway/engine/engine.ts";
import { ask as askEngine, codeOf, type Asking } from "#gateway/engine/dockerApi/failures.ts";
import { isRecord } from "#gateway/platform/json.ts";

type Code = EngineError["code"];

/** The HTTP status that the API server answered; undefined where it did not answer. */
export const statusOf = (error: unknown): number | undefined => {
  const code: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "code") : undefined;
  return typeof code === "number" ? code : undefined;
};

/** What the API server answered, as the `Status` that it is. */
function bodyOf(error: unknown): Record<string, unknown> {
  const body: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "body") : undefined;
  if (isRecord(body)) return body;
  if (typeof body !== "string") return {};
  try {
    const read: unknown = JSON.parse(body);
    return isRecord(read) ? read : { message: body };
  } catch {
    return { message: body };
  }
}

/** The API server's own words. */
export function wordsOf(error: unknown): string {
  const { message } = bodyOf(error);
  if (typeof message === "string" && message !== "") return message;
  const words = error instanceof Error ? error.message : String(error);
  // The client puts all of an answer into its message, one thing a line.
  return /^Message: (.*)$/m.exec(words)?.[1] ?? words;
}

/** Statuses with which an API server says nothing of what was asked: it is not itself, or does not know who asks. */
const AWAY = new Set([401, 408, 429, 500, 502, 503, 504]);

/** Words with which it says so under another status: rights that are missing, a namespace that nobody made. */
const LOST = /\bcannot \w+ resource\b|namespaces? "[^"]*" not found/i;

/**
 * The failure of an API server as the gateway knows it: what it refuses (a quota, a policy of the namespace, what is not
 * valid) is `otherwise`; rights that the gateway lacks are an engine that is away, since nothing was learnt of what runs.
 */
export function failure(error: unknown, otherwise: Code): EngineError {
  if (error instanceof EngineError) return error;
  const status = statusOf(error);
  const words = wordsOf(error);
  const isAway = status === undefined || AWAY.has(status) || LOST.test(words);
  return new EngineError(isAway ? "ENGINE_UNREACHABLE" : otherwise, words, { cause: error });
}

/**
 * Asks the API server, and ends with the signal.
 * @throws {EngineError} `ENGINE_UNREACHABLE` too where no answer comes in time; the signal's reason where it ended this.
 */
export const ask = async <T>(work: () => Promise<T>, asking: Asking = {}): Promise<T> =>
  await askEngine(async () => {
    try {
      return await work();
    } catch (error) {
      throw failure(error, asking.otherwise ?? "ENGINE_UNREACHABLE");
    }
  }, asking);

/** What the work answers, or undefined where what it is about is not there. */
export async function unlessGone<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (statusOf(error) === 404 && !LOST.test(wordsOf(error))) return undefined;
    throw error;
  }
}

/**
 * Makes something; that another gateway of the installation has made it already is as good.
 * @param isOwn whether what has its name is the installation's own.
 * @returns whether it was there.
 */
export async function unlessThere(
  work: () => Promise<unknown>,
  isOwn: () => Promise<boolean>,
): Promise<boolean> {
  try {
    await work();
    return false;
  } catch (error) {
    if (statusOf(error) !== 409) throw error;
    if (await isOwn()) return true;
    throw new EngineError("START_FAILED", "Something that is none of Berth's has a name that is needed.");
  }
}

/** What the work answers, or undefined where that is not served, or not for the gateway. */
export async function whereServed<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if ([403, 404, 503].includes(statusOf(error) ?? 0)) return undefined;
    throw error;
  }
}

/** Whether the words of a container say that its command is not there, or may not be run. */
export const isNoCommand = (words: string): boolean => codeOf(words) === "COMMAND_FAILED";
