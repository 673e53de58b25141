import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { MINUTE } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import type { RechargeChannelText } from "./repository.ts";

/** How far the moment of a notice may lie from now: who kept one cannot send it later. */
const TOLERANCE = 5 * MINUTE;

/** What a channel says: `amount` in millionths of one CNY. */
export const noticeBody = z
  .strictObject({
    id: z.string().min(1).max(100).meta({ description: "The notice's own identifier.", example: "ntc_1" }),
    no: z.string().max(40).meta({ description: "The recharge's number.", example: "R20261121000001" }),
    outcome: z.enum(["PAID", "FAILED"]).meta({ description: "What became of it." }),
    amount: z
      .string()
      .regex(/^\d{1,18}$/)
      .meta({ description: "What was paid, in millionths of one CNY.", example: "500000000" }),
  })
  .meta({
    example: { id: "ntc_1", no: "R20261121000001", outcome: "PAID", amount: "500000000" },
  });
export type Notice = z.output<typeof noticeBody>;

export const noticeHeaders = z.object({
  "x-berth-timestamp": z
    .string()
    .regex(/^\d{13}$/)
    .meta({ description: "When it was signed, in milliseconds since 1970 UTC." }),
  "x-berth-signature": z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({
      description:
        "HMAC-SHA256 in hexadecimal over timestamp, id, no, outcome and amount, joined by line feeds.",
    }),
});
export type NoticeHeaders = z.output<typeof noticeHeaders>;

type Signing = Pick<Services, "sealer">;

/** The signature of a notice. */
export const signatureOf = (
  { sealer }: Signing,
  channel: RechargeChannelText,
  timestamp: string,
  { id, no, outcome, amount }: Notice,
): string =>
  createHmac("sha256", sealer.keyFor(`recharge notices of ${channel}`))
    .update([timestamp, id, no, outcome, amount].join("\n"))
    .digest("hex");

/**
 * Lets a notice through that its channel has signed just now.
 * @throws {AppError} FORBIDDEN
 */
export function verify(
  services: Signing & Pick<Services, "clock">,
  channel: RechargeChannelText,
  headers: NoticeHeaders,
  notice: Notice,
): void {
  const { "x-berth-timestamp": timestamp, "x-berth-signature": signature } = headers;
  const right = Buffer.from(signatureOf(services, channel, timestamp, notice), "hex");
  const isRight = timingSafeEqual(right, Buffer.from(signature, "hex"));
  if (!isRight || Math.abs(services.clock.now() - Number(timestamp)) > TOLERANCE)
    throw new AppError("FORBIDDEN", "The notice is not signed by its channel, or too old.");
}
