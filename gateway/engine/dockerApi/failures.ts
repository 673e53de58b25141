import { EngineError } from "#gateway/engine/engine.ts";

type Code = EngineError["code"];

/** How long an answer of the engine may take, in milliseconds. */
const PATIENCE = 30_000;

const field = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;

/** The HTTP status that the engine answered; undefined where it did not answer. */
export const statusOf = (error: unknown): number | undefined => {
  const status = field(error, "statusCode");
  return typeof status === "number" ? status : undefined;
};

/** The engine's own words. */
export function wordsOf(error: unknown): string {
  const said = field(field(error, "json"), "message");
  if (typeof said === "string" && said !== "") return said;
  return error instanceof Error ? error.message : String(error);
}

const told: readonly (readonly [RegExp, Code])[] = [
  [/not a swarm manager|swarm does not have a leader/i, "ENGINE_UNREACHABLE"],
  [/no such image|manifest|pull access denied|repository does not exist/i, "IMAGE_PULL_FAILED"],
  [/no such (container|exec|task)|is not running|task .* not found/i, "POD_NOT_FOUND"],
  [/port is already allocated|address already in use/i, "PORT_TAKEN"],
  [
    /executable file not found|exec: "|exec format error|no such file or directory: unknown|permission denied: unknown/i,
    "COMMAND_FAILED",
  ],
];

/** What the engine's words mean, where that is known. */
export const codeOf = (words: string): Code | undefined => told.find(([found]) => found.test(words))?.[1];

/**
 * The failure of an engine as the gateway knows it.
 * @param otherwise what it is where the engine answered and its words say nothing else.
 */
export function failure(error: unknown, otherwise: Code): EngineError {
  if (error instanceof EngineError) return error;
  const words = wordsOf(error);
  const code = statusOf(error) === undefined ? "ENGINE_UNREACHABLE" : (codeOf(words) ?? otherwise);
  return new EngineError(code, words, { cause: error });
}

/** How something is asked of the engine. */
export interface Asking {
  signal?: AbortSignal | undefined;
  /** What a failure is where nothing else is known of it. */
  otherwise?: Code;
  /** How long the answer may take, in milliseconds. */
  patience?: number;
}

/**
 * Asks the engine, and ends with the signal.
 * @throws {EngineError} `ENGINE_UNREACHABLE` too where no answer comes in time; the signal's reason where it ended this.
 */
export async function ask<T>(
  work: () => Promise<T>,
  { signal, otherwise = "ENGINE_UNREACHABLE", patience = PATIENCE }: Asking = {},
): Promise<T> {
  signal?.throwIfAborted();
  const late = AbortSignal.timeout(patience);
  const end = signal ? AbortSignal.any([signal, late]) : late;
  const ended = Promise.withResolvers<never>();
  const give = () => ended.reject(end.reason);
  end.addEventListener("abort", give, { once: true });
  try {
    return await Promise.race([work(), ended.promise]);
  } catch (error) {
    signal?.throwIfAborted();
    if (late.aborted) throw new EngineError("ENGINE_UNREACHABLE", "The engine does not answer.");
    throw failure(error, otherwise);
  } finally {
    end.removeEventListener("abort", give);
  }
}

/** What the work answers, or undefined where what it is about is not there. */
export async function unlessGone<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

/** Does the work; that it is done already, or being done (304, 404, 409), is as good. */
export async function atMostOnce(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (![304, 404, 409].includes(statusOf(error) ?? 0)) throw error;
  }
}

/** What a source brings until the signal ends it; that it was ended so is no failure. */
export async function* untilEnded<T>(source: AsyncIterable<T>, signal?: AbortSignal): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}
