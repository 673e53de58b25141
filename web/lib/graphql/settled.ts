import type { ObservableQuery } from "@apollo/client";
import { AppError, toAppError } from "#web/lib/errors/appError.ts";

export async function settled<TData>(
  running: Promise<{ data?: TData }> | ObservableQuery.ResultPromise<{ data?: TData }>,
) {
  try {
    const { data } = await running;
    if (data === undefined || data === null) throw new AppError("UNKNOWN", "The answer holds no data.");
    return { data };
  } catch (thrown) {
    throw toAppError(thrown);
  }
}

export function withAppError<TResult extends { error?: unknown }>(result: TResult) {
  return { ...result, error: result.error === undefined ? undefined : toAppError(result.error) };
}
