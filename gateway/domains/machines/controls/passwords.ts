import { randomInt } from "node:crypto";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { allow } from "#gateway/domains/machines/machines/rules.ts";
import { change, takeOwn } from "./changing.ts";

const signs = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const newPassword = (): string =>
  `${Array.from({ length: 18 }, () => signs[randomInt(signs.length)]).join("")}-${randomInt(10)}aA`;

/** Sets another password, which is answered this once. @throws {AppError} NOT_FOUND, STEP_REFUSED. */
export async function resetPassword(context: RequestContext, id: string) {
  const password = newPassword();
  const machine = await change(context, id, "PASSWORD", async (inside, row, who) => {
    allow(row, "PASSWORD", who);
    return await takeOwn(inside, row, "PASSWORD", { args: { password: inside.sealer.seal(password) } });
  });
  return { machine, password };
}
