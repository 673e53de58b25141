import { hash } from "node:crypto";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { openTo } from "./machine.ts";
import { takeNotice } from "./noticeRepository.ts";
import { verify, type Notice, type NoticeHeaders } from "./notices.ts";
import { pay, take } from "./paying.ts";
import { purposeOf } from "./purposes.ts";
import { byNo, held, type RechargeChannelText, type RechargeRow } from "./repository.ts";

/**
 * Takes a notice of a channel: each counts once, and one that comes again is answered as it was. What a recharge cannot take
 * any more, a second payment of it for instance, changes nothing.
 * @throws {AppError} FORBIDDEN, NOT_FOUND, CONFLICT where another notice came under its identifier, or the amount is another.
 */
export async function receive(
  context: RequestContext,
  channel: RechargeChannelText,
  headers: NoticeHeaders,
  notice: Notice,
): Promise<RechargeRow> {
  verify(context, channel, headers, notice);
  const request = hash("sha256", JSON.stringify([notice.no, notice.outcome, notice.amount]), "base64url");
  return await inHome(context, async (inside) => {
    const { db } = inside.home;
    const receivedAt = timestamp(context.clock);
    const before = await takeNotice(db, { channel, id: notice.id, request, receivedAt });
    if (before !== undefined && before !== request)
      throw new AppError("CONFLICT", "Another notice came under this identifier before.");
    const found = await byNo(db, notice.no);
    if (found) await purposeOf(found)?.hold(inside, found.id);
    // One that expires at this very moment is paid after that.
    const row = found && (await held(inside.home, found.id));
    if (!row || row.channel !== channel) throw notFound("Recharge");
    if (row.amount !== notice.amount)
      throw new AppError("CONFLICT", "The amount is not that of the recharge.");
    if (before !== undefined) return row;
    const action = notice.outcome === "PAID" ? "PAY" : "FAIL";
    if (!openTo(row, "channel").includes(action)) return row;
    return action === "PAY" ? await pay(inside, row, "PAY", null) : await take(inside, row, "FAIL");
  });
}
