import { type AppError, toAppError } from "#web/lib/errors/appError.ts";

/**
 * Does something to one after the other. Without an answer the rest is left alone: each would be waited for as long.
 * @returns those that it was not done to, and what came of the last try that failed.
 */
export async function inTurn<T>(
  all: readonly T[],
  act: (one: T) => Promise<unknown>,
): Promise<{ left: T[]; failure: AppError | undefined }> {
  const left: T[] = [];
  let failure: AppError | undefined;
  for (const one of all) {
    if (failure?.code !== "NETWORK")
      try {
        await act(one);
        continue;
      } catch (thrown) {
        failure = toAppError(thrown);
      }
    left.push(one);
  }
  return { left, failure };
}
