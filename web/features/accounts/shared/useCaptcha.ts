import { useMutate } from "#web/lib/graphql/useMutate.ts";

/** Solves what the gateway asks for before it takes the form; null where it asks for nothing. */
export function useCaptcha(): () => Promise<unknown> {
  const mutate = useMutate();
  return async () => await (await import("./captcha/solve.ts")).solve(mutate);
}
