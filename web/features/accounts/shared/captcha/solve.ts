import type { Challenge, Solution } from "altcha-lib/types";
import type { Mutate } from "#web/lib/graphql/useMutate.ts";
import { isRecord } from "#web/lib/isRecord.ts";
import { CaptchaBeginDocument } from "./captcha.generated.ts";

const isChallenge = (value: unknown): value is Challenge => isRecord(value) && isRecord(value["parameters"]);

/** A worker solves it, so that the page stays at hand; the page itself where there are none. */
async function solutionOf(challenge: Challenge): Promise<Solution | null> {
  if (typeof Worker === "undefined") return await (await import("./solution.ts")).solutionOf(challenge);
  const worker = new Worker(new URL("captchaWorker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<Solution | null>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<Solution | null>) => resolve(data));
      worker.addEventListener("error", () => reject(new Error("The captcha cannot be solved.")));
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}

/**
 * Asks the gateway for a captcha and solves it; null where it asks for none.
 * @throws {Error} where the browser cannot solve it, as it cannot outside of https and localhost.
 */
export async function solve(mutate: Mutate): Promise<unknown> {
  const { challenge } = await mutate(CaptchaBeginDocument, {});
  if (challenge === null) return null;
  const solution = isChallenge(challenge) ? await solutionOf(challenge) : null;
  if (!solution) throw new Error("The captcha cannot be solved.");
  return { challenge, solution };
}
