import { AppError } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHolding } from "#gateway/domains/ledger/transactions/rules.ts";
import {
  appOf,
  noteAct,
  overtaken,
  whoIs,
  type Act,
  type Actor,
} from "#gateway/domains/hosting/apps/rules.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";

/**
 * Changes an app that the viewer may change, in a transaction that holds its owner's money and notes it in the record.
 * @throws {AppError} NOT_FOUND
 */
export async function change<T>(
  context: RequestContext,
  id: string,
  act: Act | ((app: AppRow, answer: T) => Act),
  work: (inside: RequestContext, app: AppRow, who: Actor[]) => Promise<T>,
): Promise<T> {
  const { ownerId } = await appOf(context, id);
  return await inHolding(context, ownerId, async (inside) => {
    const app = await appOf(inside, id);
    const answer = await work(inside, app, await whoIs(inside, app));
    await noteAct(inside, app, typeof act === "function" ? act(app, answer) : act);
    return answer;
  });
}

/** @throws {AppError} VERSION_CONFLICT where somebody changed it meanwhile. */
export function expectVersion(app: AppRow, expected: number): void {
  if (app.version !== expected) throw overtaken(app);
}

/** @throws {AppError} BAD_USER_INPUT where the name that confirms is another one. */
export function expectName({ name }: AppRow, confirm: string): void {
  const message = "Write the app's name to confirm.";
  if (confirm.trim() !== name)
    throw new AppError("BAD_USER_INPUT", message, { fields: { confirm: { code: "INVALID", message } } });
}
