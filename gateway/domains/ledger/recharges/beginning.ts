import { timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { channelOf, isOpen } from "./channels/all.ts";
import { openTo } from "./machine.ts";
import { take } from "./paying.ts";
import * as kept from "./repository.ts";
import type { RechargeChannelText, RechargeRow } from "./repository.ts";

/** A recharge to begin. */
export interface NewRecharge {
  userId: string;
  amount: bigint;
  channel: RechargeChannelText;
  /** What it pays for at once, and until when; see `settledBy`. */
  purpose?: { name: string; until: string };
}

/**
 * Begins to pay money in, within a transaction; what the person began before and has not paid by a code is closed.
 * @throws {AppError} UNAVAILABLE where the channel is closed.
 */
export async function begin(
  inside: RequestContext,
  { userId, amount, purpose, ...given }: NewRecharge,
): Promise<RechargeRow> {
  const { businessClock, config, home } = inside;
  const channel = channelOf(given.channel);
  if (!isOpen(channel, config))
    throw new AppError("UNAVAILABLE", "Nothing can be paid in by this channel now.");
  for (const { id } of await kept.openCodes(home.db, userId)) {
    const open = await kept.held(home, id);
    if (open && openTo(open, "owner").includes("CLOSE")) await take(inside, open, "CLOSE");
  }
  const day = timestamp(businessClock).slice(0, 10).replaceAll("-", "");
  const no = `R${day}${String(await kept.nextNumber(home.db, day)).padStart(6, "0")}`;
  const life = timestamp(businessClock, channel.life);
  const row: RechargeRow = {
    id: newId("rch", businessClock),
    no,
    userId,
    amount: amount.toString(),
    bonus: "0",
    isDoubled: false,
    channel: channel.name,
    status: "created",
    payload: channel.payloadOf({ no, amount }),
    createdAt: timestamp(businessClock),
    expiresAt: purpose && purpose.until < life ? purpose.until : life,
    paidAt: null,
    transactionId: null,
    confirmedBy: null,
    purpose: purpose?.name ?? null,
  };
  await kept.insert(home.db, row);
  return await take(inside, row, "OPEN");
}
