import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { FEN, paidMicros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { hold, post } from "#gateway/domains/ledger/transactions/rules.ts";
import { collectUnpaid } from "#gateway/domains/ledger/usage/rules.ts";
import { newId } from "#gateway/platform/ids.ts";
import * as agents from "#gateway/domains/partners/agents/repository.ts";
import { tell } from "#gateway/domains/partners/agents/rules.ts";
import { commissions, openTo } from "./machine.ts";
import { cutDown } from "./earning.ts";
import * as kept from "./repository.ts";
import { sentOf, type CommissionRow } from "./repository.ts";
import { MOST } from "./terms.ts";
import { takeLeft } from "./taking.ts";

export { beneficiariesOf, earn, takeBack } from "./earning.ts";
export { collectOwed, endHeld, takeLeft } from "./taking.ts";
export type { Piece } from "./taking.ts";
export { MOST } from "./terms.ts";

/** @throws {AppError} AGENT_INACTIVE where the viewer is no agent who takes something out. */
export async function requireActive({ home }: Pick<RequestContext, "home">, userId: string): Promise<void> {
  if ((await agents.byUser(home.db, userId)).status !== "active")
    throw new AppError("AGENT_INACTIVE", "Only an active agent takes commissions out: see how you stand.");
}

const converted = z.object({ amount: paidMicros(FEN, MOST) });

/**
 * Moves commissions of the viewer into the cash.
 * @throws {AppError} BAD_USER_INPUT, AGENT_INACTIVE, INSUFFICIENT_BALANCE.
 */
export async function convert(context: RequestContext, given: string): Promise<string> {
  const { amount } = validate(converted, { amount: given });
  const userId = viewerIdOf(context);
  await inHome(context, async (inside) => {
    await hold(inside.home, [userId]);
    await requireActive(inside, userId);
    await post(inside, {
      type: "commissionToBalance",
      ref: { type: "commission", id: newId("cnv", inside.businessClock) },
      actorId: userId,
      entries: [
        { account: { userId, kind: "COMMISSION" }, delta: -amount },
        { account: { userId, kind: "CASH" }, delta: amount },
      ],
    });
    await takeLeft(inside, userId, amount, { by: "converted" });
    await collectUnpaid(inside, userId);
    tell(inside, userId);
  });
  return amount.toString();
}

const reasonInput = z.object({ reason: text(1, 200) });

/**
 * Takes a commission back that was come by with fraud, or lets it come to nothing.
 * @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED with `reason`.
 */
export async function clawBack(context: RequestContext, id: string, given: string): Promise<CommissionRow> {
  const { reason } = validate(reasonInput, { reason: given });
  const actorId = viewerIdOf(context);
  return await inHome(context, async (inside) => {
    const found = await kept.byId(inside.home.db, id);
    if (!found) throw notFound("Commission");
    await hold(inside.home, [found.beneficiaryId]);
    const row = (await kept.byId(inside.home.db, id)) ?? found;
    if (row.beneficiaryId === actorId)
      throw new AppError("STEP_REFUSED", "Somebody else takes back what you earned.", {
        reason: "SELF_APPROVAL",
      });
    if (openTo(row, "finance").length === 0) throw commissions.refusal(row, "CLAW_BACK");
    const cut = { cause: "fraud", note: reason, refunded: row.base, key: `commission ${id} fraud` } as const;
    await cutDown(inside, row, cut);
    return sentOf((await kept.byId(inside.home.db, id)) ?? row);
  });
}
